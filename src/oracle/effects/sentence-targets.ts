// 115: the targets that a sentence of a resolving spell names, and the words that speak of those named before.
import {
  type Effect,
  type Filter,
  map,
  type Objects,
  type PlayerRef,
  some,
  targetsIn,
  visit,
} from '../../engine/index.ts';
import { NUMBER_WORDS } from '../../kit/number-words.ts';
import { ANY_TARGET } from '../grammar/index.ts';
import { targetAt } from './targets.ts';

/** A target of a spell (115.1). */
export interface SpellTarget {
  /** The objects it may be; undefined where it is a player, or one of several under one noun. */
  readonly filter: Filter | undefined;
  readonly player: boolean;
  /** Whether a player must be an opponent. */
  readonly opponent: boolean;
  /** "Up to one", "any number of". */
  readonly optional: boolean;
  /** 115.3: whether it stands under the same word "target" as the one before it, so that it must be another. */
  readonly sharesWord: boolean;
  /** "Another target creature" after one named before: other than all of those. */
  readonly isAnother?: true;
  /** One of "X target creatures", which are as many as the X announced (601.2c), or of "up to X target creatures". */
  readonly ofX?: 'exactly' | 'atMost';
}

/** The instructions of a sentence; its targets are numbered from zero. */
export interface SentenceRead {
  readonly effects: readonly Effect[];
  readonly targets: readonly SpellTarget[];
}

/** A player who is a target and to whom nothing is done, so that a question may leave open who it is. */
export function aPlayer(opponent: boolean): SpellTarget {
  return { filter: undefined, player: true, opponent, optional: true, sharesWord: false };
}

const PLAYER_TARGET = /\btarget (?:player|opponent)\b(?! or)/;

/** The effects of one instruction with its targets; a player and an object are two targets (115.1). */
export function withTargets(effects: readonly Effect[], wording: string): SentenceRead {
  if (!/\btarget\b/.test(wording)) return { effects, targets: [] };
  const several = severalChanged(effects, wording);
  if (several !== undefined) return several;
  const words = wording.match(/\btarget (?:player|opponent)\b(?! or)|\btarget\b/g) ?? [];
  const player = words.findIndex(it => PLAYER_TARGET.test(it));
  const isBoth = player !== -1 && words.some(it => it === 'target') && highestTarget(effects) === 0;
  if (!isBoth) return { effects, targets: targetsOf(effects, wording) };
  const object = player === 0 ? 1 : 0;
  const apart = map('effect', effects, {
    who: it => (it.kind === 'target' ? { ...it, index: 1 - object } : it),
    objects: it => (it.kind === 'target' ? { ...it, index: object } : it),
    ref: it => (it.kind === 'target' ? { ...it, index: object } : it),
  });
  const targets = targetsOf(apart, wording).map((it, n) => ({ ...it, player: n !== object }));
  return { effects: apart, targets };
}

/** Effects that change each of several targets under one noun: "up to two target creatures each get +1/+1". */
function severalChanged(effects: readonly Effect[], wording: string): SentenceRead | undefined {
  const [first] = targetsOf(effects, wording);
  const isOne = highestTarget(effects) === 0 && effects.every(it => it.kind === 'continuous');
  if (first?.filter === undefined || !isOne) return undefined;
  const targets = sharing(wording, first.filter, first);
  if (targets.length < 2) return undefined;
  return { effects: targets.flatMap((_, n) => afterTargets(effects, n)), targets };
}

const AN_OBJECT = { player: false, opponent: false } as const;

/** 115.3: the targets under one word "target": as many as the words before it say; none where they say no number. */
function sharing(
  wording: string,
  filter: Filter,
  kind: Pick<SpellTarget, 'player' | 'opponent'> = AN_OBJECT,
): readonly SpellTarget[] {
  const [, some = '', number = ''] =
    /\b(up to |any number of |one or )?(two|three|four|X|)\s?target \w+/.exec(wording) ?? [];
  if (number === '' && some !== 'any number of ') return [];
  const counted = NUMBER_WORDS.indexOf(number as (typeof NUMBER_WORDS)[number]);
  const ofX = announcedX(wording);
  return Array.from({ length: counted === -1 ? MANY : counted }, (_, n) => ({
    ...{ filter, player: kind.player, opponent: kind.opponent, sharesWord: n > 0 },
    ...(ofX === undefined ? {} : { ofX }),
    optional: some === 'one or ' ? n > 0 : some !== '' || ofX !== undefined,
  }));
}

/** 115.3: as many of such a target as the words say: "two", "up to three", "X"; none where they say no number. */
export function sharingOneWord(target: SpellTarget, many: string): readonly SpellTarget[] {
  const [, upTo = '', number = ''] = /^(up to )?(\w+)$/.exec(many) ?? [];
  const counted = NUMBER_WORDS.indexOf(number as (typeof NUMBER_WORDS)[number]);
  const ofX = number === 'X' ? { ofX: upTo === '' ? ('exactly' as const) : ('atMost' as const) } : {};
  if (counted === -1 && number !== 'X') return [];
  return Array.from({ length: counted === -1 ? MANY : counted }, (_, n) => ({
    ...{ ...target, ...ofX, sharesWord: n > 0 },
    optional: upTo !== '' || number === 'X',
  }));
}

/** 601.2c: how many targets an X in their words means, where the text does not say what X is (107.3a). */
function announcedX(wording: string): SpellTarget['ofX'] {
  const [, upTo] = /\b(up to )?X target\b/.exec(wording) ?? [];
  if (!/\bX target\b/.test(wording) || /\bwhere X is\b/.test(wording)) return undefined;
  return upTo === undefined ? 'exactly' : 'atMost';
}

/** As many as are looked for under "any number of". */
const MANY = 10;

function highestTarget(effects: readonly Effect[]): number {
  return Math.max(-1, ...targetsIn('effect', effects));
}

/** The targets that the effects of one instruction name, by their index. */
function targetsOf(effects: readonly Effect[], wording: string): readonly SpellTarget[] {
  const filters = new Map<number, Filter>();
  const later = new Set<number>();
  visit('effect', effects, {
    objects: (objects: Objects) => {
      if (objects.kind === 'target') filters.set(objects.index, objects.filter);
      if (objects.kind !== 'each') return;
      for (const [n, index] of severalIn(objects.filter).entries()) {
        filters.set(index, nounOf(objects.filter));
        if (n > 0) later.add(index);
      }
    },
  });
  const said = filtersSaid(wording);
  const ofX = announcedX(wording);
  const optional = ofX !== undefined || /\b(?:up to|any number of|one or two|X target)\b/.test(wording);
  const player = /\btarget (?:player|opponent)\b|\bany (?:other )?target\b/.test(wording);
  const opponent = /\btarget opponent\b/.test(wording);
  return Array.from({ length: highestTarget(effects) + 1 }, (_, n) => ({
    filter: filters.get(n) ?? said[n],
    player,
    opponent,
    optional,
    ...(ofX === undefined ? {} : { ofX }),
    sharesWord: later.has(n),
  }));
}

/** The targets under one noun, which stand as the first clause of those that are acted on. */
function severalIn({ clauses: [first] }: Filter): readonly number[] {
  if (first?.kind !== 'any' || first.of.some(it => it.kind !== 'is')) return [];
  return first.of.flatMap(it => (it.kind === 'is' && it.ref.kind === 'target' ? [it.ref.index] : []));
}

function nounOf({ clauses: [, ...noun] }: Filter): Filter {
  return { clauses: noun };
}

/** The nouns of the targets in a sentence, in order; undefined for players and where one was not read. */
function filtersSaid(wording: string): readonly (Filter | undefined)[] {
  return [...wording.matchAll(/\bany (?:other )?target\b|\btarget\b(?<!any target|any other target)/g)].map(
    ({ 0: words, index }) => {
      if (words !== 'target') return ANY_TARGET;
      const [named] = targetAt(wording.slice(index));
      return named?.objects.kind === 'target' ? named.objects.filter : undefined;
    },
  );
}

/** 115.3: whether instructions take objects that stand under several words "target" for one. */
export function mergesTargets(effects: readonly Effect[], wording: string): boolean {
  const words = wording.replace(/"[^"]*"/g, '').match(/\btarget\b(?! (?:player|opponent|of)\b)/g) ?? [];
  if (words.length < 2) return false;
  const seen = new Set<number>();
  let merged = false;
  visit('effect', effects, {
    objects: objects => {
      const named =
        objects.kind === 'target' ? [objects.index] : objects.kind === 'each' ? severalIn(objects.filter) : [];
      merged ||= named.some(it => seen.has(it));
      for (const index of named) seen.add(index);
    },
  });
  return merged;
}

const TARGET_WORDS = /\b(?:(another|any other|other|a third) )?target\b/g;

/** The targets of a sentence with those that its words call others than the ones named before it, or before them in it. */
export function amongOthers(
  targets: readonly SpellTarget[],
  sentence: string,
  hasBefore: boolean,
): readonly SpellTarget[] {
  const words = [...sentence.matchAll(TARGET_WORDS)].map(([, other]) => other !== undefined);
  const isOther = (n: number) => (words.length === targets.length || n === 0) && words[n] === true;
  return targets.map((target, n) => (isOther(n) && (n > 0 || hasBefore) ? { ...target, isAnother: true } : target));
}

/** Whether the first target that a sentence names is "another target creature", "up to one other target creature". */
const OTHER_FIRST = /^(?:(?!\btarget\b).)*\b(?:an)?other target\b/;

/** The targets with the first of them, named in that sentence, other than the object whose ability it is. */
export function otherThanItself(targets: readonly SpellTarget[], sentence: string): readonly SpellTarget[] {
  if (!OTHER_FIRST.test(sentence)) return targets;
  const next = targets.findIndex((it, n) => n > 0 && !it.sharesWord);
  return targets.map((target, n) => {
    if (target.filter === undefined || (next !== -1 && n >= next)) return target;
    return { ...target, filter: { clauses: [...target.filter.clauses, { kind: 'other' }] } };
  });
}

/** "Choose target opponent.": sentences after it say what is done. */
export function chosenTarget(wording: string): SentenceRead | undefined {
  const [, target] = /^choose (target .*|up to one target .*)\.$/.exec(wording) ?? [];
  if (target === undefined) return undefined;
  if (/^target (?:player|opponent)$/.test(target)) {
    const opponent = target.endsWith('opponent');
    return {
      effects: [],
      targets: [{ filter: undefined, player: true, opponent, optional: false, sharesWord: false }],
    };
  }
  const filter = targetNamed(target);
  const one = { filter, player: false, opponent: false, optional: target.startsWith('up to'), sharesWord: false };
  return filter === undefined ? undefined : { effects: [], targets: [one] };
}

/** "Choose two target creature cards in your graveyard." */
export function chosenTargets(wording: string): SentenceRead | undefined {
  const [, target] =
    /^choose ((?:(?:up to )?(?:two|three|four)|one or two|any number of) target .*)\.$/.exec(wording) ?? [];
  const filter = target === undefined ? undefined : targetNamed(target);
  return target === undefined || filter === undefined ? undefined : { effects: [], targets: sharing(target, filter) };
}

/** The noun of a target that a text is nothing but. */
function targetNamed(words: string): Filter | undefined {
  const named = targetAt(words).find(it => it.rest === '');
  return named?.objects.kind === 'target' ? named.objects.filter : undefined;
}

/** The effects with their targets after so many others. */
export function afterTargets(effects: readonly Effect[], before: number): readonly Effect[] {
  const after = <T extends { readonly index: number }>(it: T): T => ({ ...it, index: it.index + before });
  return map('effect', effects, {
    ref: it => (it.kind === 'target' ? after(it) : it),
    who: it => (it.kind === 'target' ? after(it) : it),
    objects: it => (it.kind === 'target' ? after(it) : it),
  });
}

/** Effects in whose words "it" is an object of an event to come, or the object they change. */
const LATER: ReadonlySet<Effect['kind']> = new Set(['shield', 'continuous']);

/** The effects with the last target that may be an object for "it", and the last player for "that player" (608.2c). */
export function aboutTargets(effects: readonly Effect[], targets: readonly SpellTarget[]): readonly Effect[] {
  const object = targets.findLastIndex(it => !isPlayerOnly(it));
  const player = targets.findLastIndex(it => it.player);
  return effects.map(effect =>
    LATER.has(effect.kind)
      ? changing(effect, object)
      : map('effect', effect, {
          ref: it => (it.kind === 'it' && object !== -1 ? { kind: 'target', index: object } : it),
          who: it => (player !== -1 && isThatPlayer(it) ? { kind: 'target', index: player } : it),
        }),
  );
}

/** "That player" or "the chosen player". */
function isThatPlayer({ kind }: PlayerRef): boolean {
  return kind === 'that' || kind === 'chosen';
}

/** "It gains haste": the change of a target by its number; or of others that are like it. */
function changing(effect: Effect, index: number): Effect {
  if (index !== -1 && changesOthersLikeIt(effect)) {
    const like = map('filter', effect.what.filter, { ref: it => (it.kind === 'it' ? { kind: 'target', index } : it) });
    return { ...effect, what: { kind: 'each', filter: like } };
  }
  return index !== -1 && changesIt(effect)
    ? { ...effect, what: { kind: 'ref', ref: { kind: 'target', index } } }
    : effect;
}

function changesIt(effect: Effect): effect is Extract<Effect, { kind: 'continuous' }> {
  return effect.kind === 'continuous' && effect.what.kind === 'ref' && effect.what.ref.kind === 'it';
}

interface ChangeOfEach extends ContinuousOne {
  readonly what: Extract<Objects, { readonly kind: 'each' }>;
}
type ContinuousOne = Extract<Effect, { readonly kind: 'continuous' }>;

/** Whether it changes objects that its words compare with one named before: "with the same name as that creature". */
function changesOthersLikeIt(effect: Effect): effect is ChangeOfEach {
  return (
    effect.kind === 'continuous' &&
    effect.what.kind === 'each' &&
    some('filter', effect.what.filter, {
      clause: it => it.kind === 'shares' && 'kind' in it.with && it.with.kind === 'it',
      who: it => it.kind === 'controllerOf' && it.of.kind === 'it',
    })
  );
}

function isPlayerOnly({ filter, player }: SpellTarget): boolean {
  return player && filter === undefined;
}

/** Whether an effect speaks of an object or player that no target is, of so many. */
export function isAboutUnknown(effects: readonly Effect[], targets: number): boolean {
  const now = effects.filter(it => !LATER.has(it.kind));
  return (
    (targets === 0 && highestTarget(effects) >= 0) ||
    effects.some(it => changesIt(it) || changesOthersLikeIt(it)) ||
    some('effect', now, { ref: it => it.kind === 'it', who: it => it.kind === 'that' })
  );
}
