// 608.2c: the instructions of a resolving spell, in order, with its targets numbered through the whole text.
import {
  type Effect,
  type Filter,
  keywordAction,
  map,
  type Objects,
  some,
  targetsIn,
  visit,
} from '../../engine/index.ts';
import { NUMBER_WORDS } from '../../kit/number-words.ts';
import { spellSentences } from '../grammar/index.ts';
import { normalize } from '../normalize.ts';
import { readWhole } from '../phrase.ts';
import { compileEffects, followUp } from './sentences.ts';
import { splitSentences } from './split-sentences.ts';

/** A target of a spell (115.1). */
export interface SpellTarget {
  /** The objects it may be; undefined where it is a player, or one of several under one noun. */
  readonly filter: Filter | undefined;
  readonly player: boolean;
  /** "Up to one", "any number of". */
  readonly optional: boolean;
}

/** The instructions of a spell as it resolves, with its targets. */
export interface SpellInstructions {
  readonly effects: readonly Effect[];
  readonly targets: readonly SpellTarget[];
  /** Its sentences that were not read. */
  readonly unread: readonly string[];
}

/** The instructions in a spell's text, its mode already chosen; `names` are those of the spell. */
export function compileInstructions(text: string, names: readonly string[] = []): SpellInstructions {
  const normal = normalize(text.replace(/\n/gu, ' '), { names }).text;
  const effects: Effect[] = [];
  const targets: SpellTarget[] = [];
  const unread: string[] = [];
  for (const part of splitSentences(normal)
    .filter(it => !BEFORE_RESOLVING.test(it))
    .map(it => it.replace(/^(?:choose [^.•]* —\s*)?• /i, ''))) {
    const follows = followUp(part, effects);
    if (follows !== undefined) {
      effects.splice(0, effects.length, ...follows);
      continue;
    }
    const read = readSentence(part);
    if (read === undefined) {
      unread.push(part);
      continue;
    }
    const own = /\btarget\b/.test(part) ? targetsOf(read, part) : [];
    // "that creature" without a target of its own is one named before
    const before = own.length > 0 ? targets.length : Math.max(0, targets.length - 1);
    targets.push(...own);
    effects.push(...read.map(it => placed(it, before, targets.length)));
  }
  return { effects, targets, unread };
}

/** Sentences about casting the spell (601.2), which are over as it resolves. */
const BEFORE_RESOLVING =
  /^(?:(?:this spell|~) (?:costs|can't be countered|has )|you may cast (?:this spell|~)|as an additional cost|cast (?:this spell|~) |spend only |when you cast |if [^,]*, (?:you may (?:cast|pay) |(?:this spell|~) costs)|you may pay [^.]*rather than)/;

/** Words of a sentence that change nothing on the table. */
const NOTHING_SHOWN = /^(?:then )?(?:shuffle|that player shuffles|scry \d+|surveil \d+)\.$/;

function readSentence(sentence: string): readonly Effect[] | undefined {
  if (NOTHING_SHOWN.test(sentence)) return [];
  const wording = asZones(sentence);
  const action = actionOf(wording);
  if (action !== undefined) return action;
  // Where several readings stand, the first is the one whose target has its filter.
  const [first] = readWhole(spellSentences, wording).values;
  const effects = first?.flat() ?? compileEffects(wording);
  return effects === undefined || (/\bwhere X is\b/.test(wording) && isOfX(effects)) ? undefined : effects;
}

/** Whether an effect has an X of the spell itself. */
function isOfX(effects: readonly Effect[]): boolean {
  return some('effect', effects, { amount: it => typeof it === 'object' && it.kind === 'x' });
}

/** "From your graveyard" as the clause of a noun, whatever the verb. */
function asZones(sentence: string): string {
  return sentence
    .replace(/^then /, '')
    .replace(/ from (your|a|their|target player's|an opponent's) (graveyard|hand|library)\b/g, ' in $1 $2');
}

/** 701: "proliferate.", "amass Orcs 2.", "investigate twice.". */
function actionOf(sentence: string): readonly Effect[] | undefined {
  const words = sentence.replace(/\.$/, '').replace(/^you /, '');
  const [, verb = words, times] = /^(.*) (twice|three times)$/.exec(words) ?? [];
  const numbered = verb.replace(/ (\w+)$/, (whole, word: string) => {
    const n = NUMBER_WORDS.indexOf(word as (typeof NUMBER_WORDS)[number]); // any word may be looked for
    return n < 0 ? whole : ` ${n}`;
  });
  const action = keywordAction(numbered, 1);
  if (action === undefined) return undefined;
  return Array.from({ length: times === 'twice' ? 2 : times === undefined ? 1 : 3 }, () => action.effects).flat();
}

/** The targets that the effects of one sentence name, by their index. */
function targetsOf(effects: readonly Effect[], sentence: string): readonly SpellTarget[] {
  const count = Math.max(-1, ...targetsIn('effect', effects)) + 1;
  const filters = new Map<number, Filter>();
  visit('effect', effects, {
    objects: (objects: Objects) => {
      if (objects.kind === 'target') filters.set(objects.index, objects.filter);
    },
  });
  const optional = /\b(?:up to|any number of|one or two)\b/.test(sentence);
  const player = /\btarget (?:player|opponent)\b|\bany (?:other )?target\b/.test(sentence);
  return Array.from({ length: count }, (_, n) => ({ filter: filters.get(n), player, optional }));
}

/** Effects in whose words "it" is an object of an event to come, or the object they change. */
const LATER: ReadonlySet<Effect['kind']> = new Set(['shield', 'continuous']);

/** The effect with its targets after those of the sentences before; "it" is the last target so far (608.2c). */
function placed(effect: Effect, before: number, targets: number): Effect {
  const last = { kind: 'target', index: targets - 1 } as const;
  const refersBack = targets > 0 && !LATER.has(effect.kind);
  return map('effect', effect, {
    ref: ref => {
      if (ref.kind === 'target') return { ...ref, index: ref.index + before };
      return ref.kind === 'it' && refersBack ? last : ref;
    },
    who: it => (it.kind === 'target' ? { ...it, index: it.index + before } : it),
    objects: it => (it.kind === 'target' ? { ...it, index: it.index + before } : it),
  });
}
