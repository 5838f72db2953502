// 602.1a: the activation cost of an ability, as the instructions that paying it carries out.
import type { Amount, Clause, Effect } from '../../engine/index.ts';
import { NUMBER_WORDS } from '../../kit/number-words.ts';
import { loyaltySymbol } from '../activation-parts.ts';
import type { SpellInstructions } from '../effects/instructions.ts';

/** A reader of instructions, such as the compiler's; `names` are those of their source. */
export type ReadInstructions = (text: string, names: readonly string[]) => SpellInstructions;

/** One part of an activation cost, with the instructions carried out to pay it; mana, which no position shows, has none. */
export interface CostPart {
  readonly text: string;
  readonly effects: readonly Effect[];
  /** The verb it begins with: "sacrifice", "discard", "exile". */
  readonly verb: string;
  /** The zone of its player's from which cards pay it. */
  readonly zone?: 'graveyard' | 'hand';
}

/** An activation cost as it was read. */
export interface ActivationCost {
  readonly parts: readonly CostPart[];
  /** Parts that were not read. */
  readonly unread: readonly string[];
}

/** A stand-in for a comma that parts nothing. */
const COMMA = '\u0001';

const SELF = { kind: 'ref', ref: { kind: 'self' } } as const;
const YOU = { kind: 'you' } as const;
const MANA = /^(?:\{(?!T\}|Q\})[^}]+\})+$/u;
/** 701.67a: mana, for which artifacts and creatures may be tapped. */
const WATERBEND = /^waterbend (?:\{[^}]+\})+$/iu;

/** Reads an activation cost; X in it is `x`, and `names` are those of its source. `read` reads what is no symbol. */
export function readActivationCost(cost: string, names: readonly string[], read: ReadInstructions): ActivationCost {
  const loyalty = loyaltyIn(cost.trim());
  if (loyalty !== undefined) return { parts: [costPart(cost.trim(), loyaltyEffects(loyalty))], unread: [] };
  // a name may have a comma of its own: "Exile Senu, Keen-Eyed Protector"
  const named = names.reduce((words, name) => words.replaceAll(name, name.replaceAll(', ', COMMA)), cost);
  const parts = named.split(/, (?!rounded\b)(?:and )?/u).map(it => it.trim().replaceAll(COMMA, ', '));
  const all = parts.map(text => ({ text, effects: partEffects(text, names, read) }));
  return {
    parts: all.flatMap(({ text, effects }) => (effects === undefined ? [] : [costPart(text, effects)])),
    unread: all.flatMap(({ text, effects }) => (effects === undefined ? [text] : [])),
  };
}

function costPart(text: string, effects: readonly Effect[]): CostPart {
  const verb = text.split(' ')[0]?.toLowerCase() ?? text;
  if (/\bfrom your graveyard\b|^collect evidence\b/iu.test(text)) return { text, effects, verb, zone: 'graveyard' };
  return /^discard\b|\bfrom your hand\b/iu.test(text) ? { text, effects, verb, zone: 'hand' } : { text, effects, verb };
}

/** The loyalty that a cost adds; negative for what it removes. */
function loyaltyIn(cost: string): number | 'x' | undefined {
  const symbol = loyaltySymbol(cost);
  if (symbol === undefined) return undefined;
  return symbol.endsWith('X') ? 'x' : Number(symbol);
}

function loyaltyEffects(loyalty: number | 'x'): readonly Effect[] {
  if (loyalty === 0) return [];
  if (loyalty === 'x') return [{ kind: 'removeCounters', counter: 'loyalty', amount: { kind: 'x' }, from: SELF }];
  if (loyalty < 0) return [{ kind: 'removeCounters', counter: 'loyalty', amount: -loyalty, from: SELF }];
  return [{ kind: 'putCounters', counter: 'loyalty', amount: loyalty, on: SELF }];
}

function partEffects(part: string, names: readonly string[], read: ReadInstructions): readonly Effect[] | undefined {
  if (MANA.test(part) || WATERBEND.test(part)) return [];
  if (part === '{T}') return [{ kind: 'tap', who: YOU, what: SELF }];
  if (part === '{Q}') return [{ kind: 'untap', who: YOU, what: SELF }];
  const [, life] = /^pay (.*\blife\b.*)$/iu.exec(part) ?? [];
  if (life !== undefined) return lifePaid(life, names, read);
  const energy = energyPaid(part);
  if (energy !== undefined) return [{ kind: 'removeCounters', counter: 'energy', amount: energy, from: YOU }];
  const evidence = evidenceCollected(part);
  if (evidence !== undefined) return evidence;
  const own = ownCardMoved(part, names) ?? materialsExiled(part, names, read);
  if (own !== undefined) return own;
  const { effects, targets, unread } = read(`${part}.`, names);
  return unread.length > 0 || targets.length > 0 || effects.length === 0 ? undefined : effects;
}

/** 701.59a: cards of a graveyard with that total mana value or more, exiled. */
function evidenceCollected(part: string): readonly Effect[] | undefined {
  const [, atLeast] = /^collect evidence (\d+)$/iu.exec(part) ?? [];
  if (atLeast === undefined) return undefined;
  const filter = { clauses: [{ kind: 'card' }, { kind: 'inZone', zone: 'graveyard', whose: YOU }] } as const;
  const some = { kind: 'choose', filter, min: 0, max: { kind: 'any' } } as const;
  const what = { ...some, totalOf: 'manaValue', atLeast: Number(atLeast) } as const;
  return [{ kind: 'move', verb: 'exile', who: YOU, what, to: 'exile' }];
}

/** 107.14: the energy counters paid: "{E}{E}", "six {E}", "X {E}". */
function energyPaid(part: string): Amount | undefined {
  const [, symbols] = /^pay ((?:\{E\})+)$/iu.exec(part) ?? [];
  if (symbols !== undefined) return symbols.length / '{E}'.length;
  const [, word = ''] = /^pay (\w+) \{E\}$/iu.exec(part) ?? [];
  if (word === 'X') return { kind: 'x' };
  const number = NUMBER_WORDS.indexOf(word.toLowerCase() as (typeof NUMBER_WORDS)[number]);
  return number === -1 ? undefined : number;
}

/** 119.4: the life paid, in the words for life that is lost: "2 life", "X life", "life equal to …". */
function lifePaid(words: string, names: readonly string[], read: ReadInstructions): readonly Effect[] | undefined {
  const [lost, ...more] = read(`You lose ${words}.`, names).effects;
  if (lost?.kind !== 'loseLife' || more.length > 0) return undefined;
  return [{ kind: 'payLife', who: YOU, amount: lost.amount }];
}

/** Costs that move or show the card itself outside the battlefield. */
const OWN_CARD: readonly (readonly [words: RegExp, effects: readonly Effect[]])[] = [
  [/^discard ~$/iu, [{ kind: 'move', verb: 'discard', who: YOU, what: SELF, to: 'graveyard' }]],
  [/^exile ~ from your (?:graveyard|hand)$/iu, [{ kind: 'move', verb: 'exile', who: YOU, what: SELF, to: 'exile' }]],
  [/^reveal ~ from (?:your hand|the command zone)$/iu, [{ kind: 'reveal', who: YOU, what: SELF }]],
];

/** 702.167a, 702.167b: what is exiled to craft something, permanents of its player or cards in their graveyard. */
function materialsExiled(
  part: string,
  names: readonly string[],
  read: ReadInstructions,
): readonly Effect[] | undefined {
  const [, materials] =
    /^exile (.*) from among permanents you control and\/or cards in your graveyard$/iu.exec(part) ?? [];
  const [effect, ...more] =
    materials === undefined
      ? []
      : read(`Exile ${materials.replace(/^one or more /u, 'any number of ')}.`, names).effects;
  if (effect?.kind !== 'move' || effect.what.kind !== 'choose' || more.length > 0) return undefined;
  const { filter } = effect.what;
  const own = [
    { kind: 'inZone', zone: 'battlefield', whose: undefined },
    { kind: 'controlledBy', who: YOU },
  ] as const;
  const cards = [{ kind: 'card' }, { kind: 'inZone', zone: 'graveyard', whose: YOU }] as const;
  const noun = filter.clauses.filter(it => it.kind !== 'permanent');
  const of: readonly Clause[] = [
    { kind: 'all', of: [...noun, ...own, { kind: 'other' }] },
    { kind: 'all', of: [...noun, ...cards] },
  ];
  const min = effect.what.min === 0 ? 1 : effect.what.min;
  return [{ ...effect, what: { ...effect.what, min, filter: { clauses: [{ kind: 'any', of }] } } }];
}

function ownCardMoved(part: string, names: readonly string[]): readonly Effect[] | undefined {
  const words = names.reduce((text, name) => text.replaceAll(name, '~'), part).replace(/\bthis card\b/iu, '~');
  return OWN_CARD.find(([it]) => it.test(words))?.[1];
}
