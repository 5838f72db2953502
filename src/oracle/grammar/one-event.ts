// 603: one event a triggered ability watches for: "~ enters", "one or more creatures die", "you cast a spell".
import type { Filter, PlayerRef, TriggerEvent, Zone } from '../../engine/index.ts';
import { option, table } from '../combine.ts';
import { form, says } from '../form.ts';
import { map, memo, oneOf, type Phrase, variant } from '../phrase.ts';
import { damageEvents } from './damage-events.ts';
import { aFilter, eachFilter, filterMany, filterOne } from './filters.ts';
import { ordinal } from './numbers.ts';
import { otherEvents } from './other-events.ts';
import { OPPONENT, playerOne, YOU } from './players.ts';
import { subjectOne } from './subjects.ts';

export type Entering = Extract<TriggerEvent, { readonly kind: 'enters' }>;

export const SELF: Filter = { clauses: [{ kind: 'is', ref: { kind: 'self' } }] };

/** "~", "enchanted creature", "a creature you control", "another Elf", "your commander". */
export const whatOne: Phrase<Filter> = memo(
  oneOf<Filter>('what', [
    says({ clauses: [{ kind: 'commander' }, { kind: 'ownedBy', who: YOU }] }, 'your commander'),
    aFilter,
    subjectOne,
    variant(eachFilter),
  ]),
);

const zoneFrom = table<Zone>('a zone', {
  'a graveyard': 'graveyard',
  'your graveyard': 'graveyard',
  exile: 'exile',
  'your hand': 'hand',
  'your library': 'library',
});

/** Where it enters from, and whose that is. */
const fromZone = oneOf<Pick<Entering, 'from' | 'fromWhose'>>('a zone', [
  says({ from: 'graveyard', fromWhose: YOU }, 'your graveyard'),
  says({ from: 'graveyard', fromWhose: OPPONENT }, "an opponent's graveyard"),
  says({ from: 'graveyard' }, 'a graveyard'),
  says({ from: 'exile' }, 'exile'),
  says({ from: 'hand', fromWhose: YOU }, 'your hand'),
  says({ from: 'library', fromWhose: YOU }, 'your library'),
]);

/** How it enters, said after the verb: " tapped", " under your control", " from exile". */
const how: Phrase<Partial<Entering>> = option(
  oneOf<Partial<Entering>>('how', [
    underWhom(),
    form({})`${tapped()}${option(underWhom())}`,
    variant(form({})`${tapped()} and${underWhom()}`),
    form({})` from ${fromZone}`,
    form({})` from ${fromZone}${underWhom()}`,
    form({})` from anywhere other than ${{ notFrom: zoneFrom }}`,
    form({})` attached to ${{ attachedTo: aFilter }}`,
  ]),
);

function tapped(): Phrase<{ readonly tapped: boolean }> {
  return oneOf<{ readonly tapped: boolean }>('tapped', [
    says({ tapped: true }, ' tapped'),
    says({ tapped: false }, ' untapped'),
  ]);
}

function underWhom(): Phrase<{ readonly under: PlayerRef }> {
  return oneOf<{ readonly under: PlayerRef }>('under whom', [
    says({ under: YOU }, ' under your control'),
    variant(says({ under: YOU }, " under your team's control")),
    says({ under: OPPONENT }, " under an opponent's control"),
    says({ under: { kind: 'attached' } }, " under enchanted player's control"),
    says({ under: { kind: 'chosen' } }, " under the chosen player's control"),
  ]);
}

export const one = { oneOrMore: false } as const;
const more = { oneOrMore: true } as const;

/** What happens to one object: the verb in the singular, with the event but for its object. */
const verbs: readonly Phrase<object>[] = [
  form({ kind: 'enters', ...one })`enters${how}`,
  form({ kind: 'dies', ...one })`dies`,
  variant(form({ kind: 'dies', ...one })`is put into a graveyard from the battlefield`),
  variant(form({ kind: 'dies', ...one })`is put into a graveyard`),
  form({ kind: 'leaves', ...one })`leaves the battlefield`,
  form({ kind: 'leaves', to: 'exile', ...one })`is put into exile from the battlefield`,
  variant(form({ kind: 'leaves', to: 'exile', ...one })`is exiled from the battlefield`),
  form({ kind: 'leaves', to: 'hand', ...one })`is returned to a player's hand`,
  variant(form({ kind: 'leaves', to: 'hand', ...one })`is returned to its owner's hand`),
  form({ kind: 'leaves', notTo: 'graveyard', ...one })`leaves the battlefield without dying`,
  form({ kind: 'becomesUnattached' })`becomes unattached from a permanent`,
  variant(form({ kind: 'becomesUnattached' })`becomes unattached`),
  form({ kind: 'attacks', ...one })`attacks`,
  form({ kind: 'blocks', ...one })`blocks`,
  form({ kind: 'becomesBlocked', ...one })`becomes blocked`,
  form({ kind: 'attacksAlone', ...one })`attacks alone`,
  form({ kind: 'taps' })`becomes tapped`,
  form({ kind: 'untaps' })`becomes untapped`,
  form({ kind: 'turnsFaceUp' })`is turned face up`,
  form({ kind: 'transforms' })`transforms`,
  variant(form({ kind: 'transforms' })`transforms into ~`),
  form({ kind: 'transforms' })`transforms into ${{ into: aFilter }}`,
  form({ kind: 'dealtDamage', ...one })`is dealt damage`,
  form({ kind: 'dealtDamage', ...one, combat: true })`is dealt combat damage`,
  form({ kind: 'dealtDamage', ...one, combat: false })`is dealt noncombat damage`,
  form({ kind: 'addsMana' })`is tapped for mana`,
  form({ kind: 'becomesTarget' })`becomes the target of a spell or ability`,
  form({ kind: 'phasesIn' })`phases in`,
  form({ kind: 'phasesOut' })`phases out`,
  form({ kind: 'mutates' })`mutates`,
  form({ kind: 'becomes', designation: 'monstrous' })`becomes monstrous`,
  form({ kind: 'becomes', designation: 'renowned' })`becomes renowned`,
  form({ kind: 'becomes', designation: 'suspected' })`becomes suspected`,
  form({ kind: 'becomes', designation: 'solved' })`becomes solved`,
];

/** Events told with `what`; these combine an object and a verb. */
export type Done = Extract<TriggerEvent, { readonly what: Filter }>;

// Every verb above is the rest of an event about an object.
export const verb = oneOf<Omit<Done, 'what'>>('a verb', verbs as readonly Phrase<Omit<Done, 'what'>>[]);

const single: Phrase<TriggerEvent> = oneOf<TriggerEvent>('an event', [
  joined(form({})`${{ what: whatOne }} ${verb}`),
  damageEvents,
]);

/** An object and what happens to it make an event. */
function joined(phrase: Phrase<Omit<Done, 'what'> & { readonly what: Filter }>): Phrase<TriggerEvent> {
  return map(
    phrase,
    it => it as TriggerEvent, // its verb and its object are all an event has
    it => ('what' in it && it.what !== undefined ? (it as Done) : undefined),
    undefined,
  );
}

/** "one or more creatures you control enter". */
export const many: Phrase<TriggerEvent> = oneOf<TriggerEvent>('an event', [
  form({ kind: 'enters', ...more })`one or more ${{ what: filterMany }} enter${how}`,
  form({ kind: 'dies', ...more })`one or more ${{ what: filterMany }} die`,
  variant(
    form({ kind: 'dies', ...more })`one or more ${{ what: filterMany }} are put into a graveyard from the battlefield`,
  ),
  form({ kind: 'leaves', to: 'hand', ...more })`one or more ${{ what: filterMany }} are returned to hand`,
  form({ kind: 'leaves', ...more })`one or more ${{ what: filterMany }} leave the battlefield`,
  form({ kind: 'leaves', notTo: 'graveyard', ...more })`one or more ${{
    what: filterMany,
  }} leave the battlefield without dying`,
  form({ kind: 'attacks', ...more })`one or more ${{ what: filterMany }} attack`,
  form({ kind: 'taps', ...more })`one or more ${{ what: filterMany }} become tapped`,
  form({ kind: 'untaps', ...more })`one or more ${{ what: filterMany }} become untapped`,
  variant(form({ kind: 'enters', what: SELF, ...one })`~ enter`),
  variant(form({ kind: 'attacks', what: SELF, ...one })`~ attack`),
  variant(form({ kind: 'dies', what: SELF, ...one })`~ die`),
]);

const players: Phrase<TriggerEvent> = oneOf<TriggerEvent>('an event', [
  form({ kind: 'acts', action: 'explore' })`${{ who: whatOne }} explores`,
  form({ kind: 'acts', action: 'explore a land card' })`${{ who: whatOne }} explores a land card`,
  form({ kind: 'acts', action: 'explore a nonland card' })`${{ who: whatOne }} explores a nonland card`,
  form({ kind: 'acts', action: 'connive' })`${{ who: whatOne }} connives`,
  form({ kind: 'acts', action: 'endure' })`${{ who: whatOne }} endures`,
  // 709.5: on the battlefield a Room has the abilities of unlocked halves alone, so its door is the one being unlocked
  says({ kind: 'becomes', what: SELF, designation: 'unlocked' }, 'you unlock this door'),
  form({ kind: 'casts', who: YOU })`you cast your ${{ nth: ordinal }} ${{ what: spellOne() }} each turn`,
  form({ kind: 'casts' })`${{ who: playerOne }} casts their ${{ nth: ordinal }} ${{ what: spellOne() }} each turn`,
  form({ kind: 'becomesAttached' })`${{ what: whatOne }} becomes attached to ${{ to: attachedTo() }}`,
  form({ kind: 'casts', who: YOU })`you cast ${{ what: aSpell() }}`,
  form({ kind: 'casts' })`${{ who: playerOne }} casts ${{ what: aSpell() }}`,
  says({ kind: 'gainsLife', who: YOU, ...one }, 'you gain life'),
  says({ kind: 'losesLife', who: YOU, ...one }, 'you lose life'),
  form({ kind: 'gainsLife', ...one })`${{ who: playerOne }} gains life`,
  form({ kind: 'losesLife', ...one })`${{ who: playerOne }} loses life`,
  says({ kind: 'draws', who: YOU, ...one }, 'you draw a card'),
  form({ kind: 'draws', ...one })`${{ who: playerOne }} draws a card`,
  form({
    kind: 'sacrifices',
    who: YOU,
    ...one,
  })`you sacrifice ${{ what: oneOf<Filter>('what', [aFilter, says(SELF, '~')]) }}`,
]);

/** "a creature", "~". */
function attachedTo(): Phrase<Filter> {
  return oneOf<Filter>('what', [aFilter, says(SELF, '~')]);
}

/** "creature spell", with an ordinal before it. */
function spellOne(): Phrase<Filter> {
  return map(
    filterOne,
    it => (it.clauses.some(clause => clause.kind === 'spell') ? it : undefined),
    it => it,
  );
}

/** "a creature spell": what is cast is a spell in so many words. */
function aSpell(): Phrase<Filter> {
  return map(
    aFilter,
    it => (it.clauses.some(clause => clause.kind === 'spell') ? it : undefined),
    it => it,
  );
}

export const anyOne: Phrase<TriggerEvent> = oneOf<TriggerEvent>('an event', [
  single,
  many,
  players,
  otherEvents(whatOne),
]);
