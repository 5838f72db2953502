// Entry facts about a card's own entering: tapped, counters, choices, copies, keywords.
import {
  type Ability,
  type Amount,
  CARD_TYPES,
  type ChosenKind,
  type Clause,
  type CopyException,
  type Effect,
  type Filter,
  type ReplacementAbility,
  type Rewrite,
} from '../../engine/index.ts';
import { exceptionWords } from './exception-words.ts';

export type EntersTapped = 'always' | 'conditional' | 'unlessPay';

/** Whether a filter is the object the ability is on. */
export function isSelfFilter({ clauses }: Filter): boolean {
  const [only, ...more] = clauses;
  return only?.kind === 'is' && only.ref.kind === 'self' && more.length === 0;
}

/** The facts of a face about its own entering. */
export function ownEntryFacts(abilities: readonly Ability[]): Readonly<Record<string, unknown>> {
  const own = abilities.flatMap(ability =>
    ability.kind === 'replacement' && ability.event.kind === 'enters' && isSelfFilter(ability.event.what)
      ? [ability]
      : [],
  );
  const ways = own.flatMap(ability => walk(ability.rewrites, isConditional(ability), false, ability));
  return {
    entersTapped: tappedOf(ways),
    entersWithCounters: ways.flatMap(({ rewrite, conditional }) => countersOf(rewrite, conditional)),
    asEntersChoose: ways.flatMap(({ rewrite }) => choiceOf(rewrite)),
    asEntersDo: [...new Set(ways.flatMap(({ rewrite }) => doneBy(rewrite)))],
    entersAsCopy: together(ways.flatMap(({ rewrite, ability }) => copyOf(rewrite, ability))),
    entersUnderControl: ways.flatMap(({ rewrite }) => (rewrite.kind === 'underControl' ? [rewrite.who.kind] : []))[0],
    keywords: keywordsOf(abilities),
  };
}

/** Whether a replacement has a condition, or is optional. */
function isConditional({ condition, optional }: ReplacementAbility): boolean {
  return condition !== undefined || optional !== undefined;
}

interface Way {
  readonly rewrite: Rewrite;
  readonly conditional: boolean;
  /** Whether the rewrite applies where a payment was not made. */
  readonly unpaid: boolean;
  readonly ability: ReplacementAbility;
}

type Modes = Extract<Rewrite, { readonly kind: 'modes' }>;

function walk(
  rewrites: readonly Rewrite[],
  conditional: boolean,
  unpaid: boolean,
  ability: ReplacementAbility,
): readonly Way[] {
  return rewrites.flatMap((rewrite): readonly Way[] => {
    const here: Way = { rewrite, conditional, unpaid, ability };
    if (rewrite.kind === 'may') {
      const then = walk(rewrite.then, true, false, ability);
      return [here, ...then, ...walk(rewrite.otherwise, true, true, ability)];
    }
    if (rewrite.kind === 'if') {
      return [...walk(rewrite.then, true, unpaid, ability), ...walk(rewrite.otherwise, true, unpaid, ability)];
    }
    if (rewrite.kind === 'modes') {
      const each = rewrite.modes.flatMap(mode => walk(mode.rewrites, true, unpaid, ability));
      return isChoiceOfCounters(rewrite) ? eachCounterOnce(each) : [here, ...each];
    }
    return [here];
  });
}

/** Whether modes do no more than put counters: "Your choice of two counters from among …". */
function isChoiceOfCounters({ modes }: Modes): boolean {
  return modes.every(it => it.rewrites.every(({ kind }) => kind === 'withCounters'));
}

function eachCounterOnce(ways: readonly Way[]): readonly Way[] {
  const byCounter = new Map<string, Way>();
  for (const way of ways) if (way.rewrite.kind === 'withCounters') byCounter.set(way.rewrite.counter, way);
  return [...byCounter.values()];
}

function tappedOf(ways: readonly Way[]): EntersTapped | undefined {
  const tapped = ways.filter(it => it.rewrite.kind === 'tapped' && it.rewrite.tapped);
  if (tapped.some(it => !it.conditional)) return 'always';
  if (tapped.some(it => it.unpaid)) return 'unlessPay';
  return tapped.length > 0 ? 'conditional' : undefined;
}

interface CounterFact {
  readonly counter: string;
  readonly amount: number | 'dynamic';
  readonly conditional: boolean;
}

function countersOf(rewrite: Rewrite, conditional: boolean): readonly CounterFact[] {
  if (rewrite.kind === 'withCounters') {
    return [{ counter: rewrite.counter, amount: amountOf(rewrite.amount), conditional }];
  }
  if (rewrite.kind === 'withChoiceOfCounter') {
    return rewrite.counters.map(counter => ({ counter, amount: amountOf(rewrite.amount), conditional: true }));
  }
  return rewrite.kind === 'asCopy' ? rewrite.exceptions.flatMap(it => countersInCopy(it)) : [];
}

/** 707.9e: counters that are part of the copy effect, put on only as the copy is made. */
function countersInCopy(exception: CopyException): readonly CounterFact[] {
  if (exception.kind === 'if') return exception.then.flatMap(countersInCopy);
  if (exception.kind !== 'entersWith') return [];
  return [{ counter: exception.counter, amount: amountOf(exception.amount), conditional: true }];
}

function amountOf(amount: Amount): number | 'dynamic' {
  return typeof amount === 'number' ? amount : 'dynamic';
}

const HEADINGS = {
  color: 'color',
  creatureType: 'creatureType',
  cardName: 'cardName',
  player: 'player',
  number: 'number',
  basicLandType: 'basicLandType',
  landType: 'basicLandType',
  cardType: 'cardType',
  mode: 'mode',
  word: 'word',
  object: 'permanent',
} as const satisfies Record<ChosenKind, string>;

/** The kinds of choices of a rewrite; dice, coins and the players' memory are no choices, a number at random is one. */
function choiceOf(rewrite: Rewrite): readonly string[] {
  if (rewrite.kind === 'modes') return rewrite.how === 'random' ? [] : ['mode'];
  if (rewrite.kind === 'attached') return ['permanent'];
  if (rewrite.kind === 'do') return rewrite.effects.flatMap(chosenByAll);
  if (rewrite.kind !== 'choose' || rewrite.how === 'known' || isRolled(rewrite)) return [];
  if (rewrite.what === 'player' && rewrite.among !== undefined) return ['opponent'];
  if (rewrite.what === 'word' && rewrite.among?.kind === 'described') {
    return [rewrite.among.text.startsWith('word') ? 'word' : 'other'];
  }
  if (rewrite.among?.kind === 'words' && rewrite.among.words.every(isCardType)) return ['cardType'];
  return [HEADINGS[rewrite.what]];
}

/** Whether a number at random is rolled: it begins at one, or at the number of dice. */
function isRolled({ how, among }: Extract<Rewrite, { readonly kind: 'choose' }>): boolean {
  return how === 'random' && among?.kind === 'numbers' && (among.from === 1 || typeof among.from !== 'number');
}

/** "Each player chooses war or peace": a choice, though the compiler keeps it as text. */
function chosenByAll(effect: Effect): readonly string[] {
  return effect.kind === 'text' && /^each player chooses [a-z]+ or [a-z]+$/i.test(effect.text) ? ['mode'] : [];
}

function isCardType(word: string): boolean {
  return CARD_TYPES.some(it => it.toLowerCase() === word);
}

function doneBy(rewrite: Rewrite): readonly string[] {
  if (rewrite.kind === 'modes' && rewrite.how === 'random') return ['other'];
  if (rewrite.kind === 'choose' && isRolled(rewrite)) return ['other'];
  if (rewrite.kind === 'zone' && rewrite.to === 'exile') return ['exile'];
  if (rewrite.kind === 'do' || rewrite.kind === 'may') return rewrite.effects.flatMap(actionsOf);
  return [];
}

/** Actions that the compiler keeps as text, by their verb. */
const TEXT_ACTIONS = [
  { action: 'look', pattern: /\blooks? at\b/i },
  { action: 'reveal', pattern: /\breveals?\b/i },
  { action: 'sacrifice', pattern: /\bsacrifices?\b/i },
  { action: 'discard', pattern: /\bdiscards?\b/i },
  { action: 'exile', pattern: /\bexiles?\b/i },
] as const;

/** The actions of an effect, those under a condition or at will included. */
function actionsOf(effect: Effect): readonly string[] {
  if (chosenByAll(effect).length > 0 || (effect.kind === 'text' && /^an opponent chooses\b/i.test(effect.text)))
    return [];
  if (effect.kind === 'may') return effect.effects.flatMap(actionsOf);
  return effect.kind === 'if' ? [...effect.then, ...effect.otherwise].flatMap(actionsOf) : [actionOf(effect)];
}

function actionOf(effect: Effect): string {
  if (effect.kind === 'payLife' || effect.kind === 'payMana') return 'pay';
  if (effect.kind === 'reveal') return 'reveal';
  if (effect.kind === 'text') return TEXT_ACTIONS.find(it => it.pattern.test(effect.text))?.action ?? 'other';
  if (effect.kind === 'move') {
    const { verb } = effect;
    return verb === 'sacrifice' || verb === 'discard' || verb === 'exile' || verb === 'return' ? verb : 'other';
  }
  return 'other';
}

interface CopyFact {
  readonly of: string;
  readonly optional: boolean;
  readonly exceptions: readonly string[];
}

/** The facts with two ways to copy the same kind of thing, one with exceptions under a condition, merged into one. */
function together(copies: readonly CopyFact[]): readonly CopyFact[] {
  const byKind = new Map<string, CopyFact>();
  for (const copy of copies) {
    const exceptions = [...(byKind.get(copy.of)?.exceptions ?? []), ...copy.exceptions];
    byKind.set(copy.of, { ...copy, exceptions: [...new Set(exceptions)] });
  }
  return [...byKind.values()];
}

function copyOf(rewrite: Rewrite, { optional }: ReplacementAbility): readonly CopyFact[] {
  if (rewrite.kind !== 'asCopy') return [];
  const of = 'kind' in rewrite.of ? 'source' : kindOf(rewrite.of.clauses);
  return [
    {
      of,
      optional: optional !== undefined || rewrite.optional === true,
      exceptions: exceptionWords(rewrite.exceptions),
    },
  ];
}

/** The kind of object in words: "creature", "artifact or creature", "permanent". */
function kindOf(clauses: readonly Clause[]): string {
  const words = clauses.flatMap(it => kindWords(it));
  return words.length === 0 ? 'permanent' : words.join(' ');
}

function kindWords(clause: Clause): readonly string[] {
  if (clause.kind === 'type') return [clause.type.toLowerCase()];
  if (clause.kind === 'subtype') return [clause.subtype];
  if (clause.kind === 'any') return [clause.of.flatMap(kindWords).join(' or ')].filter(it => it !== '');
  return clause.kind === 'all' ? clause.of.flatMap(kindWords) : [];
}

/** 702: keywords that bear on entering. */
const BEARING: ReadonlySet<string> = new Set([
  'amplify',
  'backup',
  'bestow',
  'bloodthirst',
  'champion',
  'changeling',
  'compleated',
  'commander ninjutsu',
  'daybound',
  'devour',
  'disturb',
  'escape',
  'evoke',
  'evolve',
  'exploit',
  'fabricate',
  'fading',
  'gift',
  'graft',
  'hideaway',
  'impending',
  'living weapon',
  'modular',
  'more than meets the eye',
  'morph',
  'megamorph',
  'mutate',
  'disguise',
  'nightbound',
  'ninjutsu',
  'offspring',
  'partner with',
  'persist',
  'prototype',
  'ravenous',
  'read ahead',
  'riot',
  'sneak',
  'soulbond',
  'squad',
  'sunburst',
  'tribute',
  'undying',
  'unleash',
  'vanishing',
  'job select',
  'for mirrodin!',
]);

function keywordsOf(abilities: readonly Ability[]): Readonly<Record<string, unknown>> {
  const facts: Record<string, unknown> = {};
  for (const ability of abilities) {
    if (ability.kind !== 'keyword' || !BEARING.has(ability.keyword)) continue;
    facts[ability.keyword] = typeof ability.amount === 'object' ? 'dynamic' : (ability.amount ?? true);
  }
  return facts;
}
