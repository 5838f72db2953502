// Mana added by an instruction (106.4): its types, which a player may choose as it is added (608.2d), times its amount.
import { assertNever } from '../../kit/assert-never.ts';
import { COLOR_OF, COLORS } from '../../vocabulary/index.ts';
import type { Effect } from '../ability/effect.ts';
import { type ChoiceGenerator, chooseWord } from '../choice/choice-request.ts';
import { identityOf, lettersOf } from '../match/color-identity.ts';
import { typesCouldProduce, typesWritten } from '../match/could-produce.ts';
import { select } from '../match/select.ts';
import type { OfKind } from '../model/of-kind.ts';
import type { InstructionContext } from './acted-objects.ts';
import {
  actingPlayer,
  eventForEach,
  type InstructionResult,
  instructionAmount,
  resultOfEvents,
} from './instruction-result.ts';

type AddMana = OfKind<Effect, 'addMana'>;

/** The mana added, tapped for where {T} was among the costs (106.12). */
export function* addMana(instruction: InstructionContext, effect: AddMana): ChoiceGenerator<InstructionResult> {
  const times = Math.max(0, instructionAmount(instruction, effect.amount));
  const mana = yield* typesOf(instruction, effect, times);
  const source = instruction.frame.by.source;
  const [paid] = instruction.frame.context.done ?? [];
  const tapped = paid?.facts.some(fact => fact.kind === 'tapped' && fact.object === source) === true;
  return resultOfEvents(
    eventForEach(instruction, effect.who, player => ({ kind: 'addsMana', source, player, mana, tapped })),
  );
}

function* typesOf(instruction: InstructionContext, effect: AddMana, times: number): ChoiceGenerator<readonly string[]> {
  const repeated = (symbols: readonly string[]) => Array.from({ length: times }, () => symbols).flat();
  switch (effect.of) {
    case undefined:
      return repeated(typesWritten(effect.mana));
    case 'chosen color':
      return repeated(lettersOf([instruction.frame.context.chosen?.color]));
    case 'each color among':
      return repeated(colorsAmong(instruction, effect));
    case 'a color among':
      return repeated(yield* oneType(instruction, effect, colorsAmong(instruction, effect)));
    case 'type produced': {
      const types = [...new Set(instruction.frame.context.mana ?? [])];
      return repeated(yield* oneType(instruction, effect, types));
    }
    case 'a color that could be produced':
    case 'a type that could be produced': {
      const types = typesProducible(instruction, effect);
      const isOfColor = effect.of === 'a color that could be produced';
      return repeated(yield* oneType(instruction, effect, isOfColor ? types.filter(it => it !== 'C') : types));
    }
    case 'commander identity': {
      const player = actingPlayer(instruction, effect.who);
      return repeated(yield* oneType(instruction, effect, identityOf(instruction.view, player)));
    }
    case 'any combination':
      return times === 0 ? [] : yield* combination(instruction, effect, times);
    default:
      return assertNever(effect.of);
  }
}

/** One of the types, as the player chooses; no mana where there are none (106.5). */
function* oneType(
  instruction: InstructionContext,
  effect: AddMana,
  types: readonly string[],
): ChoiceGenerator<readonly string[]> {
  if (types.length < 2) return types;
  const kind = types.includes('C') ? 'mode' : 'color';
  const rule = effect.of?.endsWith('could be produced') === true ? '106.7' : '608.2d';
  const header = { ...headerOf(instruction, effect), kind, rule } as const;
  const word = yield* chooseWord(instruction.run, header, types.map(wordFor));
  return types.filter(it => wordFor(it) === word);
}

/** The most combinations that are all explored; of more those of one type are. */
const MOST_COMBINATIONS = 12;

/** So much mana, each of one of the symbols: "GGR". */
function* combination(
  instruction: InstructionContext,
  effect: AddMana,
  times: number,
): ChoiceGenerator<readonly string[]> {
  const symbols = typesWritten(effect.mana);
  const all = combinations(symbols, Math.min(times, MOST_MANA));
  const isWhole = all.length <= MOST_COMBINATIONS && times <= MOST_MANA;
  const explored = isWhole ? all : symbols.map(it => it.repeat(times));
  if (!isWhole) instruction.run.cut = true;
  const header = { ...headerOf(instruction, effect), kind: 'mode' } as const;
  const legal = [...new Set([...explored, ...all])];
  return [...((yield* chooseWord(instruction.run, header, explored, legal)) ?? '')];
}

/** The most mana whose combinations are listed. */
const MOST_MANA = 10;

/** All ways to write so many of the symbols, in their order. */
function combinations([first, ...others]: readonly string[], n: number): readonly string[] {
  if (first === undefined) return [];
  if (others.length === 0 || n === 0) return [first.repeat(n)];
  return Array.from({ length: n + 1 }, (_, used) => n - used).flatMap(many =>
    combinations(others, n - many).map(rest => `${first.repeat(many)}${rest}`),
  );
}

function headerOf(instruction: InstructionContext, effect: AddMana) {
  return {
    who: actingPlayer(instruction, effect.who),
    object: instruction.frame.context.source,
    rule: '608.2d',
  };
}

/** The letters of the colors among the objects, in the order of the colors. */
function colorsAmong({ view, frame }: InstructionContext, { among }: AddMana): readonly string[] {
  const colors = among === undefined ? [] : select(view, among, frame.context).flatMap(id => view.of(id).colors);
  return lettersOf(COLORS.filter(it => colors.includes(it)));
}

/** 106.7: the types of mana that one of the objects could produce, in the order of the colors. */
function typesProducible({ view, frame }: InstructionContext, { among }: AddMana): readonly string[] {
  return among === undefined ? [] : typesCouldProduce(view, select(view, among, frame.context));
}

/** The color of a letter as a word. */
function wordFor(letter: string): string {
  const words: Readonly<Record<string, string>> = COLOR_OF;
  return words[letter] ?? (letter === 'C' ? 'colorless' : letter);
}
