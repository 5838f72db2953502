// 608.2c: what a sentence has another player do, or each of several, in the words in which its controller would do it:
// "each player exiles all creature cards from their graveyard", "its controller may search their library for …".
import type { Effect, PlayerRef } from '../../engine/index.ts';
import { playerOne } from '../grammar/words/players.ts';
import { readWhole } from '../phrase.ts';

/** Instructions to a player, and who that is. */
export interface ToPlayer {
  readonly who: PlayerRef;
  /** The player whom they are other than, where that is not the controller. */
  readonly otherThan?: PlayerRef;
  readonly optional: boolean;
  /** The same instructions as the controller would follow them. */
  readonly sentence: string;
}

const SUBJECT =
  /^(its (?:controller|owner)|that \w+'s (?:controller|owner)|that player|each player other than (?:its|that \w+'s) (?:controller|owner)|(?:each|target) (?:player|opponent)|each other player) (may )?(.*)$/;

const VERBS =
  /(^|, then |, and |, |; | and )(creates?|destroys?|discards?|draws?|exiles?|gains?|loses?|mills?|pays?|puts?|returns?|reveals?|sacrifices?|searches|search|shuffles?|taps?|untaps?)\b(?! counters?)/g;

/** The instructions that a sentence gives to a player; undefined where its subject is none, or not of one verb we know. */
export function toPlayer(wording: string): ToPlayer | undefined {
  const [, words, may, rest] = SUBJECT.exec(wording) ?? [];
  const [, butNot] = /^each player other than (.*)$/.exec(words ?? '') ?? [];
  const otherThan = butNot === undefined ? undefined : playersInWords(butNot);
  const who = otherThan !== undefined ? ANOTHER : words === undefined ? undefined : playersInWords(words);
  if (who === undefined || rest === undefined || !new RegExp(VERBS.source).test(rest)) return undefined;
  const own = rest
    .replace(VERBS, (_, before: string, verb: string) => `${before}${baseForm(verb)}`)
    .replace(/\bthey (?=own|control|exiled|sacrificed|discarded|reveal)/g, 'you ')
    .replace(/\btheir (?=(?:hand|graveyard|library)\b)/g, 'your ');
  // anything else of "them" is not the player
  if (/\b(?:their|they|that player)\b/.test(own)) return undefined;
  const others = otherThan === undefined ? {} : { otherThan };
  return { who, ...others, optional: may !== undefined, sentence: own };
}

const ANOTHER: PlayerRef = { kind: 'another' };

function baseForm(verb: string): string {
  return verb === 'searches' ? 'search' : verb.replace(/s$/, '');
}

/** The players whom words name; undefined for any other words. */
export function playersInWords(words: string): PlayerRef | undefined {
  const [, possessor] = /^(?:its|that \w+'s) (controller|owner)$/.exec(words) ?? [];
  const of = { kind: 'it' } as const;
  if (possessor !== undefined) return { kind: possessor === 'owner' ? 'ownerOf' : 'controllerOf', of };
  return readWhole<PlayerRef>(playerOne, words).values[0];
}

/** Instructions that all players follow at the same time, after choosing in turn order (101.4). */
const AT_ONCE: ReadonlySet<Effect['kind']> = new Set([
  'move',
  'draw',
  'gainLife',
  'loseLife',
  'createTokens',
  'shuffle',
]);

/** The instructions as effects of those players: one after the other, each followed by all of them. */
export function followedBy({ who, otherThan, optional }: ToPlayer, effects: readonly Effect[]): readonly Effect[] {
  const done = eachFollows(who, optional ? [asOption(effects)] : effects);
  return otherThan === undefined ? done : [{ kind: 'eachDoes', who: otherThan, effects: done }];
}

function eachFollows(who: PlayerRef, effects: readonly Effect[]): readonly Effect[] {
  if (effects.every(it => AT_ONCE.has(it.kind))) return effects.map(it => ({ kind: 'eachDoes', who, effects: [it] }));
  return [{ kind: 'eachDoes', who, effects }];
}

/** Instructions that a player may follow; of objects they choose to move, they may choose none. */
function asOption(effects: readonly Effect[]): Effect {
  const [only, ...more] = effects;
  if (only?.kind === 'move' && only.what.kind === 'choose' && more.length === 0)
    return { ...only, what: { ...only.what, min: 0 } };
  return { kind: 'may', who: { kind: 'you' }, effects, otherwise: [] };
}
