// 608.2c: effects of a spell or ability, sentence by sentence; a sentence may refer to what those before it did.
import type { Effect, Objects, OfKind } from '../../engine/index.ts';
import { equals } from '../../kit/structure.ts';
import { effectSentences } from '../grammar/index.ts';
import { withOwnName } from '../lower/own-name.ts';
import { normalize } from '../normalize.ts';
import { readWhole } from '../phrase.ts';
import { afterPreventing } from './after-preventing.ts';
import { inSingular, lastingEffect, statedChange, stillOtherTypes, withoutDuration } from './lasting.ts';
import { splitSentences } from './split-sentences.ts';
import { changesOf } from './targets.ts';

export interface EffectOptions {
  /** Names by which the text may refer to its own object or to a target. */
  readonly names?: readonly string[];
  /** Whether unread sentences are left out, instead of making the whole unread. */
  readonly partly?: boolean;
}

/** The effects of the sentences of a spell or ability; undefined where one was not read, or none with `partly`. */
export function compileEffects(text: string, options: EffectOptions = {}): readonly Effect[] | undefined {
  const normal = normalize(text, { names: options.names ?? [] }).text;
  const parts = splitSentences(normal).map(it => it.replace(/^(?:choose [^.•]* —\s*)?• /i, ''));
  const found: Effect[] = [];
  for (let at = 0; at < parts.length; ) {
    const read = longestRead(parts, at, found);
    if (read === undefined) {
      if (options.partly !== true) return undefined;
      at += 1;
      continue;
    }
    found.splice(0, found.length, ...read.effects);
    at += read.count;
  }
  const [own] = options.names ?? [];
  // A copy may keep its own name.
  const named = found.map(it => (it.kind === 'becomeCopy' && own !== undefined ? withOwnName(it, own) : it));
  return named.length === 0 ? undefined : named;
}

interface Read {
  readonly effects: readonly Effect[];
  readonly count: number;
}

/** The longest run of sentences from `at` on that reads together; it may change the effects before it. */
function longestRead(parts: readonly string[], at: number, before: readonly Effect[]): Read | undefined {
  // the object that later sentences call "the chosen creature" or "that creature"
  if (/^choose target [^.]*\.$/i.test(parts[at] ?? '') && parts.length > 1) return { effects: before, count: 1 };
  for (let count = Math.min(4, parts.length - at); count > 0; count--) {
    const wording = aboutItself(parts.slice(at, at + count).join(' '), before);
    const follows = count === 1 ? followUp(wording, before) : undefined;
    if (follows !== undefined) return { effects: follows, count };
    const effects = readSentences(wording);
    if (effects !== undefined) return { effects: [...before, ...effects], count };
  }
  return undefined;
}

/** "Prevent all damage that would be dealt to him" about the permanent itself, where the sentence before changed it. */
function aboutItself(wording: string, before: readonly Effect[]): string {
  const last = before.at(-1);
  const isSelf = last?.kind === 'continuous' && last.what.kind === 'ref' && last.what.ref.kind === 'self';
  return isSelf ? wording.replace(/\bdealt (to|by) (?:him|her|it|them)\b/, 'dealt $1 ~') : wording;
}

function readSentences(wording: string): readonly Effect[] | undefined {
  const { values } = readWhole(effectSentences, wording);
  const [only] = values;
  if (only !== undefined && values.length === 1) return only;
  return lastingEffect(wording);
}

/** The effects of a sentence that refers to what the sentences before it did. */
export function followUp(wording: string, before: readonly Effect[]): readonly Effect[] | undefined {
  const last = before.at(-1);
  if (last === undefined) return undefined;
  const rest = before.slice(0, -1);
  if (
    last.kind === 'destroy' &&
    /^(?:they|it|those creatures|(?:that|the) creature|(?:an? )?[a-z]+ destroyed this way) can't be regenerated\.$/.test(
      wording,
    )
  ) {
    return [...rest, { ...last, noRegeneration: true }];
  }
  if (last.kind === 'continuous' && /^(?:it's|they're) still (?:an? )?[a-z]+\.$/.test(wording)) {
    return [...rest, { ...last, changes: last.changes.map(stillOtherTypes) }];
  }
  const then = last.kind === 'shield' ? afterPreventing(wording, last) : undefined;
  if (then !== undefined) return [...rest, then];
  return aboutThose(wording, last, before);
}

/**
 * "That creature is a black Zombie …", "it gains haste": about what was moved, or the objects of the sentence before.
 */
function aboutThose(wording: string, last: Effect, before: readonly Effect[]): readonly Effect[] | undefined {
  const listed = /^(?:it's|they're) (an? )?(.*)\.$/.exec(wording);
  if (listed !== null && makesIt(last)) {
    const one = listed[1] === undefined ? singular(listed[2] ?? '') : `${listed[1]}${listed[2]}`;
    const changes = changesOf(`~ is ${one}.`);
    const what: Objects = { kind: 'ref', ref: { kind: 'those' } };
    return changes === undefined
      ? undefined
      : [...before, { kind: 'continuous', what, changes, duration: 'permanent' }];
  }
  const about =
    /^(?:that (?:creature|permanent|card|land|artifact|token)|the tokens?|it|they|those (?:creatures|tokens)|each of (?:them|those \w+)) (.*)\.$/.exec(
      wording,
    );
  if (about === null || !(MADE.some(it => it === last.kind) || actsOnSeveral(last, wording))) return undefined;
  const { sentence, duration } = withoutDuration(`~ ${about[1]}.`);
  const changes = changesOf(inSingular(statedChange(sentence)));
  if (changes === undefined) return undefined;
  const those: readonly Objects[] =
    last.kind === 'continuous' ? changedAlike(before, last) : [{ kind: 'ref', ref: { kind: 'those' } }];
  return [...before, ...those.map(what => ({ kind: 'continuous', what, changes, duration }) as const)];
}

const MADE = ['move', 'continuous', 'createTokens'] as const;

/** Whether "those creatures" and "they" are the several objects that were tapped, untapped or given counters before. */
function actsOnSeveral(last: Effect, wording: string): boolean {
  const on =
    last.kind === 'putCounters' ? last.on : last.kind === 'tap' || last.kind === 'untap' ? last.what : undefined;
  const isSeveral = on?.kind === 'each' || (on?.kind === 'ref' && on.ref.kind === 'those');
  return isSeveral && /^(?:they|those \w+|each of (?:them|those \w+)) /.test(wording);
}

/** The objects that the last effects change alike: several targets under one noun have an effect each (115.3). */
function changedAlike(before: readonly Effect[], last: OfKind<Effect, 'continuous'>): readonly Objects[] {
  const apart = before.findLastIndex(it => it.kind !== 'continuous' || !equals(it.changes, last.changes));
  return before.slice(apart + 1).flatMap(it => (it.kind === 'continuous' ? [it.what] : []));
}

/** 708.2, 611.2e: whether the sentence after describes what is turned face down or put onto the battlefield. */
function makesIt(effect: Effect): boolean {
  return effect.kind === 'turnFaceDown' || (effect.kind === 'move' && effect.to === 'battlefield');
}

/** "5/5 artifact creatures" in the singular. */
function singular(many: string): string {
  return `a ${many.replace(/(creature|land|artifact)s$/, '$1')}`;
}
