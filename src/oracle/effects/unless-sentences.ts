// 608.2c: what is done unless a player does something else: "each opponent loses 3 life unless that player sacrifices a nonland
// permanent or discards a card", "return target creature to its owner's hand unless its controller pays {1}".
import type { Effect, PlayerRef } from '../../engine/index.ts';
import { oneCost } from '../grammar/entering/entering-costs.ts';
import { readWhole } from '../phrase.ts';
import { followedBy, toPlayer } from './player-sentences.ts';
import type { SentenceRead } from './sentence-targets.ts';

type Read = (sentence: string) => SentenceRead | undefined;

const UNLESS = /^(.*) unless (you|they|that player|that opponent|its controller) (.*)\.$/;

/** Between two things of which one is enough. */
const OR = / or (?=(?:discard|exile|mill|pay|put|return|reveal|sacrifice|tap)s? )/;

/** The instructions of a sentence with "unless"; undefined where a part of it was not read. */
export function unlessDone(wording: string, read: Read): SentenceRead | undefined {
  const [, main, payer, said] = UNLESS.exec(wording) ?? [];
  if (main === undefined || payer === undefined || said === undefined) return undefined;
  const ways = said.split(OR).map(way => wayOut(payer, way, read));
  const complete = ways.flatMap(it => (it === undefined ? [] : [it]));
  if (complete.length < ways.length) return undefined;
  if (payer === 'you') return unlessYou(`${main}.`, complete, read);
  return payer === 'its controller'
    ? unlessItsController(`${main}.`, complete, read)
    : unlessThey(`${main}.`, complete, read);
}

/** One of the things that the player may do, in the words of an instruction to its controller. */
function wayOut(payer: string, way: string, read: Read): readonly Effect[] | undefined {
  const sentence = payer === 'you' ? `${way}.` : toPlayer(`that player ${way}.`)?.sentence;
  const [paid] = sentence === undefined ? [] : readWhole(oneCost, sentence.replace(/\.$/, '')).values;
  if (paid?.kind === 'payLife' || paid?.kind === 'payMana') return [paid];
  const done = sentence === undefined ? undefined : read(sentence);
  return done === undefined || done.targets.length > 0 ? undefined : done.effects;
}

const YOU: PlayerRef = { kind: 'you' };

/** The ways out offered one after the other, and what is done where none is taken. */
function offered(ways: readonly (readonly Effect[])[], otherwise: readonly Effect[]): readonly Effect[] {
  return ways.reduceRight<readonly Effect[]>(
    (rest, effects) => [{ kind: 'may', who: YOU, effects, otherwise: rest }],
    otherwise,
  );
}

function unlessYou(main: string, ways: readonly (readonly Effect[])[], read: Read): SentenceRead | undefined {
  const done = read(main);
  return done && { ...done, effects: offered(ways, done.effects) };
}

/** Each of the players that the sentence is about decides for themselves. */
function unlessThey(main: string, ways: readonly (readonly Effect[])[], read: Read): SentenceRead | undefined {
  const done = toPlayer(main);
  const own = done === undefined || done.optional ? undefined : read(done.sentence);
  if (done === undefined || own === undefined || own.targets.length > 0) return undefined;
  const { targets } = read(main) ?? { targets: [] };
  return { effects: followedBy(done, offered(ways, own.effects)), targets };
}

/** Instructions that come to the same whoever follows them. */
const OF_NOBODY: ReadonlySet<Effect['kind']> = new Set(['destroy', 'tap', 'move']);

function unlessItsController(main: string, ways: readonly (readonly Effect[])[], read: Read): SentenceRead | undefined {
  const done = read(main);
  const [target, ...more] = done?.targets ?? [];
  if (done === undefined || target?.filter === undefined || more.length > 0) return undefined;
  if (!done.effects.every(it => OF_NOBODY.has(it.kind) && !('to' in it && it.to === 'battlefield'))) return undefined;
  const who: PlayerRef = { kind: 'controllerOf', of: { kind: 'target', index: 0 } };
  return { ...done, effects: [{ kind: 'eachDoes', who, effects: offered(ways, done.effects) }] };
}
