// Entry facts about a card's own entering: tapped, counters, choices, copies, keywords.
import type {
  Ability,
  Amount,
  ChosenKind,
  Clause,
  Effect,
  Filter,
  ReplacementAbility,
  Rewrite,
} from '../../engine/index.ts';
import { exceptionWords } from './exception-words.ts';

export type EntersTapped = 'always' | 'conditional' | 'unlessPay';

/** Whether the filter is the object the ability is on. */
export function isSelf({ clauses }: Filter): boolean {
  const [only, ...more] = clauses;
  return only?.kind === 'is' && only.ref.kind === 'self' && more.length === 0;
}

/** What the face says of its own entering. */
export function enteringFacts(abilities: readonly Ability[]): Readonly<Record<string, unknown>> {
  const own = abilities.flatMap(it =>
    it.kind === 'replacement' && it.event.kind === 'enters' && isSelf(it.event.what) ? [it] : [],
  );
  const ways = own.flatMap(ability => walk(ability.rewrites, ability.condition !== undefined, false, ability));
  return {
    entersTapped: tappedOf(ways),
    entersWithCounters: ways.flatMap(({ rewrite, conditional }) => countersOf(rewrite, conditional)),
    asEntersChoose: ways.flatMap(({ rewrite }) => choiceOf(rewrite)),
    asEntersDo: [...new Set(ways.flatMap(({ rewrite }) => doneBy(rewrite)))],
    entersAsCopy: ways.flatMap(({ rewrite, ability }) => copyOf(rewrite, ability)),
    entersUnderControl: ways.flatMap(({ rewrite }) => (rewrite.kind === 'underControl' ? [rewrite.who.kind] : []))[0],
    keywords: keywordsOf(abilities),
  };
}

interface Way {
  readonly rewrite: Rewrite;
  readonly conditional: boolean;
  /** It happens where a payment was not made. */
  readonly unpaid: boolean;
  readonly ability: ReplacementAbility;
}

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
      return [here, ...rewrite.modes.flatMap(mode => walk(mode.rewrites, true, unpaid, ability))];
    }
    return [here];
  });
}

function tappedOf(ways: readonly Way[]): EntersTapped | undefined {
  const tapped = ways.filter(it => it.rewrite.kind === 'tapped' && it.rewrite.tapped);
  if (tapped.some(it => !it.conditional)) return 'always';
  if (tapped.some(it => it.unpaid)) return 'unlessPay';
  return tapped.length > 0 ? 'conditional' : undefined;
}

function countersOf(rewrite: Rewrite, conditional: boolean) {
  if (rewrite.kind === 'withCounters') {
    return [{ counter: rewrite.counter, amount: amountOf(rewrite.amount), conditional }];
  }
  if (rewrite.kind === 'withChoiceOfCounter') {
    return rewrite.counters.map(counter => ({ counter, amount: amountOf(rewrite.amount), conditional: true }));
  }
  return [];
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

function choiceOf(rewrite: Rewrite): readonly string[] {
  if (rewrite.kind === 'modes') return ['mode'];
  if (rewrite.kind !== 'choose') return [];
  if (rewrite.what === 'player' && rewrite.among !== undefined) return ['opponent'];
  return [HEADINGS[rewrite.what]];
}

function doneBy(rewrite: Rewrite): readonly string[] {
  if (rewrite.kind === 'do' || rewrite.kind === 'may') return rewrite.effects.map(deedOf);
  return [];
}

function deedOf(effect: Effect): string {
  if (effect.kind === 'payLife' || effect.kind === 'payMana') return 'pay';
  if (effect.kind === 'reveal') return 'reveal';
  if (effect.kind === 'move') {
    const { verb } = effect;
    return verb === 'sacrifice' || verb === 'discard' || verb === 'exile' || verb === 'return' ? verb : 'other';
  }
  return 'other';
}

function copyOf(rewrite: Rewrite, { optional }: ReplacementAbility) {
  if (rewrite.kind !== 'asCopy') return [];
  const of = 'kind' in rewrite.of ? 'source' : kindOf(rewrite.of.clauses);
  return [{ of, optional: optional !== undefined, exceptions: exceptionWords(rewrite.exceptions) }];
}

/** The kind of thing: "creature", "artifact or creature", "permanent". */
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

/** Keywords of 702 that bear on entering. */
const BEARING: ReadonlySet<string> = new Set([
  'amplify',
  'backup',
  'bestow',
  'bloodthirst',
  'champion',
  'changeling',
  'compleated',
  'daybound',
  'devour',
  'escape',
  'evoke',
  'exploit',
  'fabricate',
  'fading',
  'graft',
  'hideaway',
  'impending',
  'living weapon',
  'modular',
  'morph',
  'megamorph',
  'disguise',
  'nightbound',
  'offspring',
  'persist',
  'prototype',
  'ravenous',
  'read ahead',
  'riot',
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
  for (const it of abilities) {
    if (it.kind !== 'keyword' || !BEARING.has(it.keyword)) continue;
    facts[it.keyword] = typeof it.amount === 'object' ? 'dynamic' : (it.amount ?? true);
  }
  return facts;
}
