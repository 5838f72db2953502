// 614.17: "can't" effects: "players can't gain life", "damage can't be prevented", "~ can't be sacrificed".
import type { CantAbility, CantPattern, Clause, Filter, PlayerRef, Zone } from '../../../engine/index.ts';
import { rankedWordings, textMatching } from '../../combine.ts';
import { either, mapPhrase, oneOf, type Phrase, same, variant } from '../../phrase.ts';
import { constant, template, wrapping } from '../../template.ts';
import { ifCondition } from '../conditions/conditions.ts';
import { combatWord } from '../instead/damage-instead.ts';
import { recipientsMany, sourceMany, sourceNouns } from '../instead/sources-and-recipients.ts';
import { aFilter, filterMany, filterOne } from '../nouns/filters.ts';
import { subjectMany, subjectOne } from '../nouns/subjects.ts';
import { chosenOne } from '../statics/ability-predicates.ts';
import { cantEnter } from '../statics/cant-enter.ts';
import { leadingCondition, trailingCondition } from '../statics/statics.ts';
import { counterKind } from '../words/counter-kinds.ts';
import { wordNumber } from '../words/numbers.ts';
import { ANYONE, OPPONENT, playersMany, YOU } from '../words/players.ts';

/** The player as the subject of "can't": "you", "players", "your opponents", "enchanted player". */
export const cantSubject: Phrase<PlayerRef> = oneOf<PlayerRef>('who', [
  constant<PlayerRef>(YOU, 'you'),
  playersMany,
  variant(constant<PlayerRef>(OPPONENT, 'each opponent')),
  variant(constant<PlayerRef>(ANYONE, 'each player')),
  constant<PlayerRef>({ kind: 'attached' }, 'enchanted player'),
  constant<PlayerRef>({ kind: 'chosen' }, 'the chosen player'),
]);

const whoHas: Phrase<PlayerRef> = oneOf<PlayerRef>('who', [
  constant<PlayerRef>(YOU, 'you have'),
  constant<PlayerRef>(ANYONE, 'players have'),
  constant<PlayerRef>(OPPONENT, 'your opponents have'),
]);

/** Events that are impossible for players. */
export const cantOfPlayers: Phrase<CantPattern> = oneOf<CantPattern>("what players can't do", [
  template({ kind: 'gainLife' })`${{ who: cantSubject }} can't gain life`,
  template({ kind: 'loseLife' })`${{ who: cantSubject }} can't lose life`,
  template({ kind: 'draw' })`${{ who: cantSubject }} can't draw cards`,
  template({
    kind: 'draw',
    only: 'afterFirstEachTurn',
  })`${{ who: cantSubject }} can't draw more than one card each turn`,
  template({ kind: 'payLife', forSpellsOrAbilities: true })`${{
    who: cantSubject,
  }} can't pay life to cast spells or to activate abilities that aren't mana abilities`,
  template({ kind: 'loseGame' })`${{ who: cantSubject }} can't lose the game`,
  template({ kind: 'winGame' })`${{ who: cantSubject }} can't win the game`,
  template({ kind: 'putCounters', counter: undefined, by: undefined, byEffect: false })`${{
    on: cantSubject,
  }} can't get counters`,
  template({ kind: 'putCounters', by: undefined, byEffect: false })`${{ on: cantSubject }} can't get ${{
    counter: counterKind,
  }} counters`,
]);

const manaPaid: Phrase<string> = textMatching('a cost of mana', /(?:\{[^}]+\})+/u);

/** 701.23: "players can't search libraries", 116.2d: an effect that players may pay to ignore. */
export const cantSearch: Phrase<CantPattern> = oneOf<CantPattern>("who can't search", [
  template({ kind: 'searchLibrary' })`${{ who: cantSubject }} can't search libraries`,
  constant(
    { kind: 'searchLibrary', who: OPPONENT, ofOwnEffect: true },
    "spells and abilities your opponents control can't cause their controller to search their library",
  ),
  template({ kind: 'searchLibrary' })`${{
    who: cantSubject,
  }} can't search libraries. any player may pay ${{ toIgnore: manaPaid }} for that player to ignore this effect until end of turn`,
]);

const during = either('their untap steps', 'their untap step', 'your untap step');

/** 502.3: "players can't untap more than one land during their untap steps". */
const untaps: Phrase<CantPattern> = oneOf<CantPattern>('how many untap', [
  template({ kind: 'untapMore', than: 1 })`${{ who: cantSubject }} can't untap more than one ${{
    what: filterOne,
  }} during ${during}`,
  template({ kind: 'untapMore' })`${{ who: cantSubject }} can't untap more than ${{ than: wordNumber }} ${{
    what: filterMany,
  }} during ${during}`,
]);

/** 702.11c, 702.18a: keywords of players. */
const untargetable: Phrase<CantPattern> = oneOf<CantPattern>('hexproof or shroud of a player', [
  template({ kind: 'target', by: 'hexproof', from: undefined })`${{ who: whoHas }} hexproof`,
  template({ kind: 'target', by: 'shroud', from: undefined })`${{ who: whoHas }} shroud`,
]);

/** 615.12: damage that can't be prevented. */
const unpreventable: Phrase<CantPattern> = oneOf<CantPattern>("damage can't be prevented", [
  template({ kind: 'prevented' })`${{ combat: combatWord }}damage can't be prevented`,
  template({
    kind: 'prevented',
  })`${{ combat: combatWord }}damage that would be dealt by ${{ source: sourceMany }} can't be prevented`,
  template({ kind: 'prevented' })`${{ combat: combatWord }}damage that would be dealt to ${{
    to: recipientsMany,
  }} can't be prevented`,
]);

const counters: Phrase<CantPattern> = oneOf<CantPattern>("what counters can't do", [
  template({ kind: 'haveCounters', counter: undefined })`counters can't be put on ${{ what: filterMany }}`,
  template({ kind: 'haveCounters' })`${{ counter: counterKind }} counters can't be put on ${{ what: filterMany }}`,
  template({ kind: 'removeCounters', counter: undefined })`counters can't be removed from ${{ on: filterMany }}`,
  template({
    kind: 'removeCounters',
  })`${{ counter: counterKind }} counters can't be removed from ${{ on: filterMany }}`,
]);

const kind = (subtype: string): Filter => ({ clauses: [{ kind: 'subtype', subtype }] });
const another = (subtype: string): Filter => ({ clauses: [{ kind: 'other' }, { kind: 'subtype', subtype }] });

export interface CantPredicate {
  readonly words: string;
  readonly make: (what: Filter) => CantPattern;
}

/** Predicates after an object: events that can't happen to it or be caused by it. */
const OBJECTS: readonly CantPredicate[] = [
  { words: "can't be sacrificed", make: what => ({ kind: 'sacrificed', what }) },
  { words: "can't be regenerated", make: what => ({ kind: 'regenerated', what }) },
  { words: "can't be enchanted", make: to => ({ kind: 'attachTo', what: kind('Aura'), to }) },
  { words: "can't be enchanted by other Auras", make: to => ({ kind: 'attachTo', what: another('Aura'), to }) },
  { words: "can't be equipped", make: to => ({ kind: 'attachTo', what: kind('Equipment'), to }) },
  { words: "can't become untapped", make: what => ({ kind: 'untap', what }) },
  { words: "can't transform", make: what => ({ kind: 'transform', what }) },
  { words: "can't be turned face up", make: what => ({ kind: 'turnFaceUp', what }) },
  { words: "can't have counters put on it", make: what => ({ kind: 'haveCounters', what, counter: undefined }) },
  ...['+1/+1', '-1/-1', '-0/-1'].map(
    (counter): CantPredicate => ({
      words: `can't have ${counter} counters put on it`,
      make: what => ({ kind: 'haveCounters', what, counter }),
    }),
  ),
];

export const cantPredicate = (many: boolean): Phrase<CantPredicate> =>
  oneOf<CantPredicate>(
    "what can't be done",
    OBJECTS.map(it => constant<CantPredicate>(it, many ? it.words.replace(/ it$/, ' them') : it.words)),
  );

/** The object and the predicate of a pattern; undefined for a pattern of another shape. */
export function splitCantPattern(
  pattern: CantPattern,
): { readonly what: Filter; readonly predicate: CantPredicate } | undefined {
  const subjects = pattern.kind === 'attachTo' ? [pattern.to] : 'what' in pattern ? [pattern.what] : [];
  for (const what of subjects) {
    if (what === undefined || typeof what !== 'object') continue;
    const predicate = OBJECTS.find(it => same(it.make(what), pattern));
    if (predicate !== undefined) return { what, predicate };
  }
  return undefined;
}

const objectsOf = (subject: Phrase<Filter>, many: boolean): Phrase<CantPattern> =>
  mapPhrase(
    template({})`${{ what: subject }} ${{ predicate: cantPredicate(many) }}`,
    ({ what, predicate }) => predicate.make(what),
    splitCantPattern,
  );

/** 704.5r: "~ can't have more than seven dream counters on it". */
const limited: Phrase<CantPattern> = template({
  kind: 'moreCounters',
})`${{ what: subjectOne }} can't have more than ${{ than: wordNumber }} ${{ counter: counterKind }} counters on it`;

/** Events that an opponent's spells and abilities can't make you cause. */
const caused = (verb: string, what: Clause, from: Zone): CantPattern => ({
  kind: 'move',
  what: { clauses: [what, { kind: from === 'hand' ? 'ownedBy' : 'controlledBy', who: YOU }] },
  from,
  to: 'graveyard',
  verb,
  by: OPPONENT,
});
export const SACRIFICES = caused('sacrifice', { kind: 'permanent' }, 'battlefield');
export const DISCARDS = caused('discard', { kind: 'card' }, 'hand');
export const CANT_CAUSE = "spells and abilities your opponents control can't cause you to ";

/** "Activated abilities of artifacts", "enchanted creature's activated abilities": whose they are. */
const activated: Phrase<Filter> = oneOf<Filter>('whose abilities', [
  wrapping`activated abilities of ${oneOf<Filter>('sources', [filterMany, sourceNouns, chosenOne])}`,
  wrapping`${subjectOne}'s activated abilities`,
]);

/** 602.5: abilities that can't be activated. */
const activations: Phrase<CantPattern> = oneOf<CantPattern>("what can't be activated", [
  template({ kind: 'activate' })`${{ what: activated }} can't be activated`,
  template({
    kind: 'activate',
    except: 'mana',
  })`${{ what: activated }} can't be activated unless they're mana abilities`,
  template({
    kind: 'activate',
    only: 'loyalty',
  })`${{ who: cantSubject }} can't activate planeswalkers' loyalty abilities`,
  template({
    kind: 'activate',
    except: 'manaAndLoyalty',
  })`${{ who: cantSubject }} can't activate abilities that aren't mana abilities or loyalty abilities`,
  template({
    kind: 'activate',
    except: 'mana',
  })`${{ who: cantSubject }} can't activate abilities that aren't mana abilities`,
]);

/** 601.2c: "you can't choose an untapped creature as this spell's target as you cast it". */
const asCast: Phrase<CantPattern> = template({
  kind: 'targetAsCast',
})`you can't choose ${{ what: aFilter }} as this spell's target as you cast it`;

const pattern: Phrase<CantPattern> = rankedWordings<CantPattern>("what can't happen", [
  limited,
  cantEnter,
  cantOfPlayers,
  untargetable,
  unpreventable,
  objectsOf(subjectOne, false),
  objectsOf(subjectMany, true),
  counters,
  activations,
  cantSearch,
  untaps,
  asCast,
  constant(SACRIFICES, `${CANT_CAUSE}sacrifice permanents`),
  constant(DISCARDS, `${CANT_CAUSE}discard cards`),
]);

const cant = { kind: 'cant' } as const;

/** A "can't" sentence without its period. */
export const cantSentence: Phrase<CantAbility> = rankedWordings<CantAbility>("what can't happen", [
  template({ ...cant, condition: undefined })`${{ what: pattern }}`,
  template({ ...cant, condition: { kind: 'turn', who: YOU } })`${{ what: pattern }} during your turn`,
  template(cant)`${{ what: pattern }}${{ condition: trailingCondition }}`,
  template(cant)`${{ condition: leadingCondition }}${{ what: pattern }}`,
  template(cant)`${{ condition: ifCondition }}, ${{ what: pattern }}`,
]);
