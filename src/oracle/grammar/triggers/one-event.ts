// 603: single trigger events: "~ enters", "one or more creatures die", "you cast a spell".
import type { Clause, Filter, PlayerRef, TriggerEvent, Zone } from '../../../engine/index.ts';
import { option, wordTable } from '../../combine.ts';
import { mapPhrase, memo, oneOf, type Phrase, variant } from '../../phrase.ts';
import { constant, template } from '../../template.ts';
import { aFilter, eachFilter, filterMany } from '../nouns/filters.ts';
import { subjectOne } from '../nouns/subjects.ts';
import { digits, ordinalWord } from '../words/numbers.ts';
import { OPPONENT, playerOne, YOU } from '../words/players.ts';
import { activationEvents } from './activation-events.ts';
import { attackEvents, attackedThings } from './attack-events.ts';
import { damageEvents } from './damage-events.ts';
import { otherEvents } from './other-events.ts';
import { eitherSpell, spellAfterOrdinal, spellNoun } from './played-and-cast.ts';

export type EntersEvent = Extract<TriggerEvent, { readonly kind: 'enters' }>;

export const SELF_SUBJECT: Filter = { clauses: [{ kind: 'is', ref: { kind: 'self' } }] };

const YOUR_COMMANDER: Filter = { clauses: [{ kind: 'commander' }, { kind: 'ownedBy', who: YOU }] };

/** The subject of an event: "~", "enchanted creature", "a creature you control", "another Elf", "your commander". */
export const eventSubject: Phrase<Filter> = memo(
  oneOf<Filter>('what', [
    constant(YOUR_COMMANDER, 'your commander'),
    constant({ clauses: [{ kind: 'history', what: 'pairedWithThis' }] }, "a creature it's paired with"),
    aFilter,
    subjectOne,
    variant(eachFilter),
  ]),
);

const zoneFrom = wordTable<Zone>('a zone', {
  'a graveyard': 'graveyard',
  'your graveyard': 'graveyard',
  exile: 'exile',
  'your hand': 'hand',
  'your library': 'library',
});

/** The zone it enters from, and the owner of that zone. */
const fromZone = oneOf<Pick<EntersEvent, 'from' | 'fromWhose'>>('a zone', [
  constant({ from: 'graveyard', fromWhose: YOU }, 'your graveyard'),
  constant({ from: 'graveyard', fromWhose: OPPONENT }, "an opponent's graveyard"),
  constant({ from: 'graveyard' }, 'a graveyard'),
  constant({ from: 'exile' }, 'exile'),
  constant({ from: 'hand', fromWhose: YOU }, 'your hand'),
  constant({ from: 'library', fromWhose: YOU }, 'your library'),
]);

/** Modifiers of "enters" after the verb: " tapped", " under your control", " from exile". */
const how: Phrase<Partial<EntersEvent>> = option(
  oneOf<Partial<EntersEvent>>('how', [
    underWhom(),
    template({})`${tapped()}${option(underWhom())}`,
    variant(template({})`${tapped()} and${underWhom()}`),
    template({})` from ${fromZone}`,
    template({})` from ${fromZone}${underWhom()}`,
    template({})` from anywhere other than ${{ notFrom: zoneFrom }}`,
    template({ notPlayed: true })`${underWhom()} without being played`,
    template({})` attached to ${{ attachedTo: aFilter }}`,
  ]),
);

function tapped(): Phrase<{ readonly tapped: boolean }> {
  return oneOf<{ readonly tapped: boolean }>('tapped', [
    constant({ tapped: true }, ' tapped'),
    constant({ tapped: false }, ' untapped'),
  ]);
}

function underWhom(): Phrase<{ readonly under: PlayerRef }> {
  return oneOf<{ readonly under: PlayerRef }>('under whom', [
    constant({ under: YOU }, ' under your control'),
    variant(constant({ under: YOU }, " under your team's control")),
    constant({ under: OPPONENT }, " under an opponent's control"),
    constant({ under: { kind: 'attached' } }, " under enchanted player's control"),
    constant({ under: { kind: 'chosen' } }, " under the chosen player's control"),
  ]);
}

export const SINGLE_EVENT = { oneOrMore: false } as const;
const more = { oneOrMore: true } as const;

/** Verbs in the singular, each as an event without its object. */
const verbs: readonly Phrase<object>[] = [
  template({ kind: 'enters', ...SINGLE_EVENT })`enters${how}`,
  template({ kind: 'dies', ...SINGLE_EVENT })`dies`,
  variant(template({ kind: 'dies', ...SINGLE_EVENT })`is put into a graveyard from the battlefield`),
  variant(template({ kind: 'dies', ...SINGLE_EVENT })`is put into a graveyard`),
  template({ kind: 'leaves', ...SINGLE_EVENT })`leaves the battlefield`,
  template({ kind: 'leaves', to: 'exile', ...SINGLE_EVENT })`is put into exile from the battlefield`,
  variant(template({ kind: 'leaves', to: 'exile', ...SINGLE_EVENT })`is exiled from the battlefield`),
  variant(template({ kind: 'leaves', to: 'exile', ...SINGLE_EVENT })`is put into exile`),
  template({ kind: 'leaves', to: 'hand', ...SINGLE_EVENT })`is returned to a player's hand`,
  variant(template({ kind: 'leaves', to: 'hand', ...SINGLE_EVENT })`is returned to its owner's hand`),
  template({ kind: 'leaves', notTo: 'graveyard', ...SINGLE_EVENT })`leaves the battlefield without dying`,
  variant(template({ kind: 'leaves', notTo: 'graveyard', ...SINGLE_EVENT })`leaves the battlefield, if it didn't die`),
  template({ kind: 'leaves', to: 'command', ...SINGLE_EVENT })`is put into the command zone`,
  template({ kind: 'becomesUnattached' })`becomes unattached from a permanent`,
  variant(template({ kind: 'becomesUnattached' })`becomes unattached`),
  template({ kind: 'attacks', ...SINGLE_EVENT })`attacks`,
  template({ kind: 'attacks', ...SINGLE_EVENT })`attacks ${{ whom: attackedThings }}`,
  template({ kind: 'becomesUnblocked' })`attacks and isn't blocked`,
  template({ kind: 'blocks', ...SINGLE_EVENT })`blocks`,
  template({ kind: 'becomesBlocked', ...SINGLE_EVENT })`becomes blocked`,
  template({ kind: 'attacksAlone', ...SINGLE_EVENT })`attacks alone`,
  template({ kind: 'taps' })`becomes tapped`,
  template({ kind: 'taps', notDeclared: true })`becomes tapped, if it isn't being declared as an attacker`,
  template({ kind: 'untaps' })`becomes untapped`,
  template({ kind: 'turnsFaceUp' })`is turned face up`,
  template({ kind: 'transforms' })`transforms`,
  variant(template({ kind: 'transforms' })`transforms into ~`),
  template({ kind: 'transforms' })`transforms into ${{ into: aFilter }}`,
  template({ kind: 'dealtDamage', ...SINGLE_EVENT })`is dealt damage`,
  template({ kind: 'dealtDamage', ...SINGLE_EVENT })`is dealt ${{ atLeast: digits }} or more damage`,
  template({ kind: 'dealtDamage', ...SINGLE_EVENT, combat: true })`is dealt combat damage`,
  template({ kind: 'dealtDamage', ...SINGLE_EVENT, combat: false })`is dealt noncombat damage`,
  template({ kind: 'dealtDamage', ...SINGLE_EVENT, excess: true })`is dealt excess damage`,
  template({ kind: 'dealtDamage', ...SINGLE_EVENT, combat: false, excess: true })`is dealt excess noncombat damage`,
  template({ kind: 'addsMana' })`is tapped for mana`,
  template({ kind: 'addsMana', symbol: 'chosen' })`is tapped for mana of the chosen color`,
  template({ kind: 'becomesTarget' })`becomes the target of a spell or ability`,
  template({ kind: 'becomesTarget', who: YOU })`becomes the target of a spell or ability you control`,
  template({ kind: 'becomesTarget' })`becomes the target of a spell or ability ${{ who: playerOne }} controls`,
  template({ kind: 'becomesTarget' })`becomes the target of ${{ spell: spellNoun }}`,
  template({ kind: 'phasesIn' })`phases in`,
  template({ kind: 'phasesOut' })`phases out`,
  template({ kind: 'mutates' })`mutates`,
  template({ kind: 'becomes', designation: 'monstrous' })`becomes monstrous`,
  template({ kind: 'becomes', designation: 'renowned' })`becomes renowned`,
  template({ kind: 'becomes', designation: 'suspected' })`becomes suspected`,
  template({ kind: 'becomes', designation: 'solved' })`becomes solved`,
];

/** Events with an object in `what`, which combine a subject and a verb. */
export type SubjectEvent = Extract<TriggerEvent, { readonly what: Filter }>;

// Each verb above is an event about an object without the object.
export const eventVerb = oneOf<Omit<SubjectEvent, 'what'>>(
  'a verb',
  verbs as readonly Phrase<Omit<SubjectEvent, 'what'>>[],
);

const WITH_A_COUNTER: Clause = { kind: 'counters', counter: undefined, is: '>=', amount: 1 };

/** A quality that is told after the verb: "enters attacking", "enters under your control with a counter on it". */
const enteringSo: Phrase<TriggerEvent> = variant(
  mapPhrase(
    template({})`${{ what: eventSubject }} enters${{ more: how }}${{
      so: wordTable<Clause>('how', {
        ' attacking': { kind: 'all', of: [{ kind: 'attacking' }] },
        ' transformed': { kind: 'all', of: [{ kind: 'transformed' }] },
        ' with a counter on it': WITH_A_COUNTER,
      }),
    }}`,
    ({ what, more, so }): TriggerEvent => ({
      kind: 'enters',
      ...SINGLE_EVENT,
      ...more,
      what: { clauses: [...what.clauses, so] },
    }),
    () => undefined,
  ),
);

const single: Phrase<TriggerEvent> = oneOf<TriggerEvent>('an event', [
  joined(template({})`${{ what: eventSubject }} ${eventVerb}`),
  enteringSo,
  damageEvents,
]);

/** The events of a subject and a verb. */
function joined(phrase: Phrase<Omit<SubjectEvent, 'what'> & { readonly what: Filter }>): Phrase<TriggerEvent> {
  return mapPhrase(
    phrase,
    it => it as TriggerEvent, // an event is its verb and its object
    it => ('what' in it && it.what !== undefined ? (it as SubjectEvent) : undefined),
    undefined,
  );
}

/** An event with a plural subject: "one or more creatures you control enter". */
export const pluralEvent: Phrase<TriggerEvent> = oneOf<TriggerEvent>('an event', [
  template({ kind: 'enters', ...more })`one or more ${{ what: filterMany }} enter${how}`,
  template({ kind: 'dies', ...more })`one or more ${{ what: filterMany }} die`,
  variant(
    template({
      kind: 'dies',
      ...more,
    })`one or more ${{ what: filterMany }} are put into a graveyard from the battlefield`,
  ),
  template({ kind: 'leaves', to: 'hand', ...more })`one or more ${{ what: filterMany }} are returned to hand`,
  template({ kind: 'leaves', ...more })`one or more ${{ what: filterMany }} leave the battlefield`,
  template({ kind: 'leaves', notTo: 'graveyard', ...more })`one or more ${{
    what: filterMany,
  }} leave the battlefield without dying`,
  template({ kind: 'attacks', ...more })`one or more ${{ what: filterMany }} attack`,
  template({ kind: 'attacks', ...more })`one or more ${{ what: filterMany }} attack ${{ whom: attackedThings }}`,
  template({ kind: 'taps', ...more })`one or more ${{ what: filterMany }} become tapped`,
  template({ kind: 'untaps', ...more })`one or more ${{ what: filterMany }} become untapped`,
  template({ kind: 'dealtDamage', combat: false, excess: true, ...more })`one or more ${{
    what: filterMany,
  }} are dealt excess noncombat damage`,
  variant(template({ kind: 'enters', what: SELF_SUBJECT, ...SINGLE_EVENT })`~ enter`),
  variant(template({ kind: 'attacks', what: SELF_SUBJECT, ...SINGLE_EVENT })`~ attack`),
  variant(template({ kind: 'taps', what: SELF_SUBJECT })`~ become tapped`),
  variant(template({ kind: 'untaps', what: SELF_SUBJECT })`~ become untapped`),
  variant(template({ kind: 'dies', what: SELF_SUBJECT, ...SINGLE_EVENT })`~ die`),
]);

/** A card that is not just any card: "a land card". */
const drawnCard: Phrase<Filter> = mapPhrase(aFilter, ofAKind, ofAKind);

function ofAKind(filter: Filter): Filter | undefined {
  return filter.clauses.length > 1 && filter.clauses.some(it => it.kind === 'card') ? filter : undefined;
}

const players: Phrase<TriggerEvent> = oneOf<TriggerEvent>('an event', [
  template({ kind: 'acts', action: 'explore' })`${{ who: eventSubject }} explores`,
  template({ kind: 'acts', action: 'explore a land card' })`${{ who: eventSubject }} explores a land card`,
  template({ kind: 'acts', action: 'explore a nonland card' })`${{ who: eventSubject }} explores a nonland card`,
  template({ kind: 'acts', action: 'connive' })`${{ who: eventSubject }} connives`,
  template({ kind: 'acts', action: 'endure' })`${{ who: eventSubject }} endures`,
  template({ kind: 'acts', action: 'crew a Vehicle' })`${{ who: eventSubject }} crews a Vehicle`,
  template({ kind: 'acts', action: 'become crewed' })`${{ who: eventSubject }} becomes crewed`,
  // 709.5: on the battlefield a Room has the abilities of its unlocked halves only, so "this door" is the one being
  // unlocked
  constant({ kind: 'becomes', what: SELF_SUBJECT, designation: 'unlocked' }, 'you unlock this door'),
  constant({ kind: 'acts', action: 'fully unlock a Room', who: YOU }, 'you fully unlock a Room'),
  template({ kind: 'casts', who: YOU })`you cast your ${{ nth: ordinalWord }} ${{ what: spellAfterOrdinal }} each turn`,
  variant(
    template({
      kind: 'casts',
      who: YOU,
    })`you cast your ${{ nth: ordinalWord }} ${{ what: spellAfterOrdinal }} in a turn`,
  ),
  template({ kind: 'casts', who: YOU, during: YOU })`you cast your ${{ nth: ordinalWord }} ${{
    what: spellAfterOrdinal,
  }} during each of your turns`,
  template({ kind: 'casts', who: YOU, during: OPPONENT })`you cast your ${{ nth: ordinalWord }} ${{
    what: spellAfterOrdinal,
  }} during each opponent's turn`,
  template({ kind: 'casts', during: { kind: 'that' } })`${{ who: playerOne }} casts their ${{ nth: ordinalWord }} ${{
    what: spellAfterOrdinal,
  }} during their turn`,
  template({ kind: 'casts', who: YOU, orCopies: true })`you cast or copy ${{ what: spellNoun }}`,
  template({ kind: 'casts', orCopies: true })`${{ who: playerOne }} casts or copies ${{ what: spellNoun }}`,
  template({
    kind: 'casts',
  })`${{ who: playerOne }} casts their ${{ nth: ordinalWord }} ${{ what: spellAfterOrdinal }} each turn`,
  template({ kind: 'becomesAttached' })`${{ what: eventSubject }} becomes attached to ${{ to: attachedTo() }}`,
  template({ kind: 'casts', who: YOU })`you cast ${{ what: spellNoun }}`,
  template({ kind: 'casts', who: YOU, exceptFirst: true })`you cast ${{
    what: spellNoun,
  }} other than your first spell each turn`,
  template({ kind: 'casts', who: YOU, exceptFirst: true, during: YOU })`you cast ${{
    what: spellNoun,
  }} during your turn other than your first spell that turn`,
  constant({ kind: 'acts', action: 'roll a die', who: YOU }, 'you roll a die'),
  constant({ kind: 'acts', action: 'roll the planar die', who: YOU }, 'you roll the planar die'),
  constant({ kind: 'casts', who: YOU, what: SELF_SUBJECT }, 'you cast this spell'),
  template({ kind: 'casts', who: YOU, what: SELF_SUBJECT })`you cast this spell from anywhere other than ${{
    notFrom: castFrom('your'),
  }}`,
  constant({ kind: 'casts', who: YOU, what: YOUR_COMMANDER }, 'you cast your commander'),
  template({ kind: 'casts', who: YOU })`you cast ${{ what: spellNoun }} from ${{ from: castFrom('your') }}`,
  template({
    kind: 'casts',
    who: YOU,
  })`you cast ${{ what: spellNoun }} from anywhere other than ${{ notFrom: castFrom('your') }}`,
  template({ kind: 'casts' })`${{ who: playerOne }} casts ${{ what: spellNoun }} from ${{ from: castFrom('their') }}`,
  template({ kind: 'casts' })`${{ who: playerOne }} casts ${{ what: spellNoun }} from anywhere other than ${{
    notFrom: castFrom('their'),
  }}`,
  template({ kind: 'casts' })`${{ who: playerOne }} casts ${{ what: spellNoun }}`,
  template({ kind: 'casts', who: YOU })`you cast ${{ what: eitherSpell }}`,
  constant({ kind: 'gainsLife', who: YOU, ...SINGLE_EVENT }, 'you gain life'),
  constant({ kind: 'losesLife', who: YOU, ...SINGLE_EVENT }, 'you lose life'),
  constant({ kind: 'paysLife', who: YOU, ...SINGLE_EVENT }, 'you pay life'),
  constant({ kind: 'losesLife', oneOrMore: true, together: true, who: OPPONENT }, 'one or more opponents lose life'),
  template({ kind: 'gainsLife', ...SINGLE_EVENT })`${{ who: playerOne }} gains life`,
  template({ kind: 'losesLife', ...SINGLE_EVENT })`${{ who: playerOne }} loses life`,
  constant({ kind: 'draws', who: YOU, ...SINGLE_EVENT }, 'you draw a card'),
  template({ kind: 'draws', ...SINGLE_EVENT })`${{ who: playerOne }} draws a card`,
  template({ kind: 'draws', ...SINGLE_EVENT })`${{ who: playerOne }} draws ${{ what: drawnCard }}`,
  template({ kind: 'draws', who: YOU, ...SINGLE_EVENT })`you draw ${{ what: drawnCard }}`,
  constant(
    { kind: 'draws', who: YOU, exceptFirstInDrawStep: true, ...SINGLE_EVENT },
    'you draw a card except the first one you draw in each of your draw steps',
  ),
  template({ kind: 'draws', exceptFirstInDrawStep: true, ...SINGLE_EVENT })`${{
    who: playerOne,
  }} draws a card except the first one they draw in each of their draw steps`,
  template({
    kind: 'sacrifices',
    who: YOU,
    ...SINGLE_EVENT,
  })`you sacrifice ${{ what: oneOf<Filter>('what', [aFilter, constant(SELF_SUBJECT, '~')]) }}`,
]);

/** The object that something is attached to: "a creature", "~". */
function attachedTo(): Phrase<Filter> {
  return oneOf<Filter>('what', [aFilter, constant(SELF_SUBJECT, '~')]);
}

/** The zone a spell is cast from: "your hand", "exile". */
function castFrom(whose: 'your' | 'their'): Phrase<Zone> {
  return wordTable<Zone>('a zone', {
    [`${whose} hand`]: 'hand',
    [`${whose} graveyard`]: 'graveyard',
    'a graveyard': 'graveyard',
    [`${whose} library`]: 'library',
    exile: 'exile',
  });
}

export const singleEvent: Phrase<TriggerEvent> = oneOf<TriggerEvent>('an event', [
  single,
  attackEvents,
  activationEvents,
  pluralEvent,
  players,
  otherEvents(eventSubject),
]);
