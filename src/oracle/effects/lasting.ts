// 611.2: effects that last, read by the grammar of permanents once their duration and target are taken out.
import type {
  Ability,
  Amount,
  Change,
  Clause,
  Duration,
  Effect,
  Objects,
  ReplacementAbility,
} from '../../engine/index.ts';
import { targetAndOthers } from '../grammar/effects/acted-on.ts';
import { filterMany } from '../grammar/nouns/filters.ts';
import { YOU } from '../grammar/words/players.ts';
import { inputOf, readWhole } from '../phrase.ts';
import { splitDuration } from './bound-duration.ts';
import { becomesCopyEffect, entersAsCopyEffect } from './copy-effects.ts';
import { destroyEffect, putOntoBattlefieldEffect, turnFaceDownEffect } from './move-effects.ts';
import { nextDamageShields } from './next-damage.ts';
import { redirectEffect } from './redirects.ts';
import { skipEffects } from './skip-effects.ts';
import { readWithTargets } from './target-placeholders.ts';
import { changesOf, readAbilities, targetAt } from './targets.ts';

const DURATIONS: readonly (readonly [wording: string, duration: Duration])[] = [
  ['until end of turn', 'endOfTurn'],
  ['this turn', 'thisTurn'],
  ['until your next turn', 'yourNextTurn'],
  ['until end of combat', 'endOfCombat'],
  ['this combat', 'endOfCombat'],
];

/** The effects of a sentence with a duration: duration and target are taken out, and the rest is read as an ability. */
export function lastingEffect(sentence: string): readonly Effect[] | undefined {
  // 609.7a: the source is chosen as the effect is made
  const wording = sentence.replace(/\b(source|creature) of your choice(?= would deal\b| of the chosen\b)/g, '$1');
  return wording === sentence ? effectsWithDuration(wording) : effectsWithDuration(wording)?.map(fromChosenSource);
}

function fromChosenSource(effect: Effect): Effect {
  if (effect.kind !== 'shield' || effect.does.kind !== 'replacement') return effect;
  const { event } = effect.does;
  if (event.kind !== 'dealDamage') return effect;
  const clauses: readonly Clause[] = [...(event.source?.clauses ?? []), { kind: 'is', ref: { kind: 'chosen' } }];
  return { ...effect, does: { ...effect.does, event: { ...event, source: { clauses } } } };
}

function effectsWithDuration(sentence: string): readonly Effect[] | undefined {
  const wording = sentence
    .replace(/\bcreature of your choice\b/g, 'creature')
    .replace(/\bsources of the color of your choice\b/, 'sources of the chosen color')
    .replace(/\b(\w+) (?:sources and|and\/or) (\w+) sources\b/, '$1 or $2 sources')
    .replace(/^if any source\b/, 'if a source');
  const resolved = named(wording);
  if (resolved !== wording) return lastingEffect(resolved);
  const bound = asLongAsLasting(wording);
  if (bound !== undefined) return bound;
  const elsewhere =
    redirectEffect(wording) ??
    skipEffects(wording) ??
    dies(wording) ??
    leaves(wording) ??
    isMarked(wording) ??
    becomesCopyEffect(wording) ??
    entersAsCopyEffect(wording);
  if (elsewhere !== undefined) return elsewhere;
  const once =
    /^the next time (.*?) this turn, (.*)$/.exec(eitherOne(wording)) ?? /^the next time (.*?), (.*)$/.exec(wording);
  if (once !== null) return shielded(`if ${once[1]}, ${once[2]}`, 'thisTurn', 1);
  const some = nextDamageShields(wording, shielded);
  if (some !== undefined) return some;
  const text = changesText(wording);
  if (text !== undefined) return text;
  const moved = destroyEffect(wording) ?? turnFaceDownEffect(wording) ?? putOntoBattlefieldEffect(wording);
  if (moved !== undefined) return moved;
  const { sentence: stated, duration } = withoutDuration(wording);
  const effects = continuous(stated, duration);
  if (effects !== undefined || duration === 'permanent') return effects;
  return guarded(stated, duration) ?? shielded(stated, duration, undefined) ?? both(stated, wording, duration);
}

/** "to you and/or creatures you control" as "to you or a creature you control". */
function eitherOne(wording: string): string {
  return wording.replace(/ and\/or (?:(creature|permanent|planeswalker)s(?= you control))?/g, (_, one?: string) =>
    one ? ` or a ${one}` : ' or ',
  );
}

/** "your life total can't change and you gain protection from everything": two effects of one duration. */
function both(stated: string, wording: string, duration: Duration): readonly Effect[] | undefined {
  const [one, other, ...more] = stated.replace(/\.$/, '').split(' and ');
  if (one === undefined || other === undefined || more.length > 0) return undefined;
  const words = DURATIONS.find(([, it]) => it === duration)?.[0] ?? 'this turn';
  const statedTwice = wording.split(words).length > 2;
  const first = lastingEffect(`${one} ${words}.`);
  const second = lastingEffect(statedTwice ? `${other}.` : `${other} ${words}.`);
  return first === undefined || second === undefined ? undefined : [...first, ...second];
}

/** 702.11c, 702.16b, 702.18a: hexproof, shroud or protection that players gain, in the words of one who has it. */
function guarded(stated: string, duration: Duration): readonly Effect[] | undefined {
  const having = stated.replace(/^(you|players|your opponents) gain (?=hexproof\b|shroud\b|protection\b)/, '$1 have ');
  return having === stated ? undefined : shielded(having, duration, undefined);
}

interface Timed {
  readonly sentence: string;
  readonly duration: Duration;
}

export function withoutDuration(wording: string): Timed {
  for (const [words, duration] of DURATIONS) {
    const before = `${words}, `;
    if (wording.startsWith(before)) return { sentence: wording.slice(before.length), duration };
    const at = wording.indexOf(` ${words}`);
    const after = wording[at + words.length + 1];
    if (at > 0 && (after === undefined || '.,\n '.includes(after))) {
      return { sentence: wording.slice(0, at) + wording.slice(at + words.length + 1), duration };
    }
  }
  return { sentence: wording, duration: 'permanent' };
}

/** The sentence with a pronoun for the target of the sentences before; "him" and "her" are the permanent itself. */
function named(sentence: string): string {
  const wording = sentence
    .replace(/^opponents can't /, "your opponents can't ")
    .replace(/^if that player(?: or that planeswalker's controller)? would /, 'if target player would ');
  if (!/^(?:prevent |the next )/.test(wording) || /\btarget\b/.test(wording)) return wording;
  const after = '(?= |\\.|,)';
  const those = '(?:it|that (?:creature|permanent|planeswalker)|the creature|those (?:creatures|permanents))';
  return wording
    .replace(new RegExp(`(\\bdealt (?:to|by) )(?:him|her)${after}`), '$1~')
    .replace(new RegExp(`(\\b(?:dealt (?:to|by)|next time) )${those}${after}`), '$1target permanent')
    .replace(/\bthat permanent or player\b/, 'any target');
}

/** "if that creature would die this turn, exile it instead": about the target, or the object that was damaged. */
function dies(wording: string): readonly Effect[] | undefined {
  const would =
    /^if (?:(?:that|the) (?:creature|permanent|planeswalker)(?: or planeswalker)?(?: an opponent controls)?|it|an? (?:creature|permanent) dealt damage (?:this way|by ~)) would die this turn, exile (?:it|that (?:creature|permanent)) instead\.$/;
  if (!would.test(wording)) return undefined;
  return shielded('if target permanent would die, exile it instead.', 'thisTurn', undefined);
}

/**
 * "a creature dealt damage this way can't be regenerated", "and if it would die, exile it instead": about the target.
 */
function isMarked(wording: string): readonly Effect[] | undefined {
  const marked =
    /^(?:if (?:it's|that permanent is) a creature, )?(?:(?:an? )?(?:creature|permanent)s? dealt damage this way|it|that creature) can't be regenerated this turn(?:,? and (?=if))?(if .*)?\.$/.exec(
      wording.replace(/^if this spell was kicked, /, ''),
    );
  if (marked === null) return undefined;
  const barred = shielded("target permanent can't be regenerated.", 'thisTurn', undefined);
  if (marked[1] === undefined) return barred;
  const exiled = dies(`${marked[1]}.`);
  return exiled && barred && [...barred, ...exiled];
}

/** "if it would leave the battlefield, exile it instead of putting it anywhere else": while it stays there. */
function leaves(wording: string): readonly Effect[] | undefined {
  const would =
    /^if (?:(~)|it|(?:that|the|target) (?:creature|permanent|artifact|land|card|token)) would leave the battlefield, exile it instead of putting it anywhere else\.$/;
  const read = would.exec(wording);
  if (read === null) return undefined;
  const [, which = 'target permanent'] = read;
  const line = `if ${which} would leave the battlefield, exile it instead of putting it anywhere else.`;
  return shielded(line, 'permanent', undefined);
}

/** A replacement, prevention or "can't" effect read as that of a permanent, with a duration. */
function shielded(wording: string, duration: Duration, uses: Amount | undefined): readonly Effect[] | undefined {
  const abilities = readAbilities(wording) ?? readAnywhere(wording) ?? readWithTargets(wording);
  if (abilities === undefined) return undefined;
  const effects: Effect[] = [];
  for (const ability of abilities) {
    if (ability.kind !== 'replacement' && ability.kind !== 'cant') return undefined;
    effects.push({ kind: 'shield', does: ability, duration, uses });
  }
  return effects;
}

/** "prevent all combat damage that would be dealt": to anything and by anything. */
function readAnywhere(wording: string): readonly Ability[] | undefined {
  const all = /^prevent all (combat |noncombat )?damage that would be dealt\.$/.exec(wording);
  if (all === null) return undefined;
  const combat = all[1] === undefined ? undefined : all[1] === 'combat ';
  const ability: ReplacementAbility = {
    kind: 'replacement',
    event: { kind: 'dealDamage', source: undefined, to: undefined, combat },
    condition: undefined,
    optional: undefined,
    rewrites: [{ kind: 'prevent', amount: 'all', then: [] }],
  };
  return [ability];
}

/** 611.2b: "gain control of target creature for as long as you control ~". */
function asLongAsLasting(wording: string): readonly Effect[] | undefined {
  const bound = splitDuration(wording);
  if (bound === undefined) return undefined;
  const effects = continuous(bound.sentence, 'asLongAs');
  return effects?.map(it => (it.kind === 'continuous' ? { ...it, while: bound.condition } : it));
}

/** 611.2c: an effect on characteristics or control; without a duration it does not end. */
function continuous(wording: string, duration: Duration): readonly Effect[] | undefined {
  const still = wording.replace(/ that(?:'s| is|'re| are) still (?:an? )?[a-z]+(?=\.)/, '');
  if (still !== wording) return continuous(still, duration)?.map(stillAsBefore);
  const [, isWhat] = /^it becomes (.*)$/.exec(wording) ?? [];
  const changes = isWhat === undefined ? undefined : changesOf(`~ is ${isWhat}`);
  if (changes !== undefined)
    return [{ kind: 'continuous', what: { kind: 'ref', ref: { kind: 'it' } }, changes, duration }];
  const given = controlOfThose(wording, duration);
  if (given !== undefined) return given;
  const control = /^(?:untap target \w+ and )?gain control of ((?:another |up to one )?target .*)\.$/.exec(
    wording.replace(/^untap (target .*?) and gain control of it\.$/, 'gain control of $1.'),
  );
  if (control !== null) {
    const what = targetAt(control[1] ?? '')[0];
    return what === undefined || what.rest !== ''
      ? undefined
      : [{ kind: 'continuous', what: what.objects, changes: [{ kind: 'control', who: YOU }], duration }];
  }
  const switched = /^switch (target .*)'s power and toughness\.$/.exec(wording);
  if (switched !== null) {
    const what = targetAt(switched[1] ?? '').find(it => it.rest === '');
    return what === undefined
      ? undefined
      : [{ kind: 'continuous', what: what.objects, changes: [{ kind: 'switchPowerToughness' }], duration }];
  }
  const stated = statedChange(wording);
  return onTargets(stated, duration) ?? onWhatItMatches(stated, duration);
}

/** 205.1b: the change of types as one that keeps the earlier types. */
function stillAsBefore(effect: Effect): Effect {
  return effect.kind === 'continuous' ? { ...effect, changes: effect.changes.map(stillOtherTypes) } : effect;
}

/** 205.1b: "It's still a land": the change with the earlier types kept. */
export function stillOtherTypes(change: Change): Change {
  if (change.kind !== 'setTypes') return change;
  return { kind: 'addTypes', supertypes: [], types: change.types, subtypes: change.subtypes };
}

/** "Gain control of them", "each player gains control of all creatures they own" (613.1b). */
function controlOfThose(wording: string, duration: Duration): readonly Effect[] | undefined {
  const [, owned] = /^each player gains control of all ([^.]*) they own\.$/.exec(wording) ?? [];
  const [filter] = owned === undefined ? [] : readWhole(filterMany, owned).values;
  if (filter !== undefined) {
    const changes = [{ kind: 'control', who: { kind: 'ownerOf', of: { kind: 'it' } } }] as const;
    return [{ kind: 'continuous', what: { kind: 'each', filter }, changes, duration }];
  }
  const [, named, all = ''] =
    /^gain control of (?:(it|them|those creatures|those permanents)|all ([^.]*))\.$/.exec(wording) ?? [];
  const [every] = all === '' ? [] : readWhole(filterMany, all).values;
  if (named === undefined && every === undefined) return undefined;
  const what: Objects =
    every === undefined
      ? { kind: 'ref', ref: { kind: named === 'it' ? 'it' : 'those' } }
      : { kind: 'each', filter: every };
  return [{ kind: 'continuous', what, changes: [{ kind: 'control', who: YOU }], duration }];
}

/** The sentence with "becomes" in the wording of a static ability, and chosen values as "the chosen …". */
export function statedChange(wording: string): string {
  return wording
    .replace(/\bbecomes\b/, 'is')
    .replace(/\bbecome\b/, 'are')
    .replace(/\bgains? (?=all creature types\b)/, gain => (gain === 'gain ' ? 'are ' : 'is '))
    .replace(/\bgains\b/g, 'has')
    .replace(/\bgain (?=[a-z"])/g, 'have ')
    .replace(/\bperpetually /, '')
    .replace(
      /\b(color|creature type|basic land type) of your choice/,
      (_, what: string) => `chosen ${what === 'color' ? what : 'type'}`,
    );
}

/** "~ get +1/+1 and have flying" of one object. */
export function inSingular(stated: string): string {
  return stated
    .replace(/^~ (?:have|gain) /, '~ has ')
    .replace(/^~ get /, '~ gets ')
    .replace(/ and have /, ' and has ');
}

/** "target creature is a 0/1": an effect on the target alone. */
function onTargets(wording: string, duration: Duration): readonly Effect[] | undefined {
  if (wording.startsWith('~ ')) {
    const changes = changesOf(wording);
    return changes === undefined
      ? undefined
      : [{ kind: 'continuous', what: { kind: 'ref', ref: { kind: 'self' } }, changes, duration }];
  }
  for (const { value, end } of targetAndOthers.read(inputOf(wording), 0)) {
    const changes = changesOf(`~${ofEach(` each${wording.slice(end)}`)}`);
    if (changes !== undefined) return [{ kind: 'continuous', what: value, changes, duration }];
  }
  for (const { objects, rest } of targetAt(wording)) {
    const changes = changesOf(`~${ofEach(SEVERAL_DO.test(wording) ? rest.replace(/^ (?!each )/, ' each ') : rest)}`);
    if (changes !== undefined) return [{ kind: 'continuous', what: objects, changes, duration }];
  }
  return undefined;
}

/** Several targets under one noun as a subject, which each do what the verb says. */
const SEVERAL_DO = /^(?:(?:up to )?(?:two|three|four|X)|one or two|any number of) (?:other )?target /;

/** "each get +1/+1 and have flying" in the singular. */
function ofEach(rest: string): string {
  return rest.startsWith(' each ')
    ? rest
        .replace(/^ each /, ' ')
        .replace(/^ get /, ' gets ')
        .replace(/ have /g, ' has ')
        .replace(/^ are /, ' is ')
    : rest;
}

/** "creatures you control have flying": an effect on the objects that match now. */
function onWhatItMatches(wording: string, duration: Duration): readonly Effect[] | undefined {
  const abilities = readAbilities(wording);
  const effects: Effect[] = [];
  for (const ability of abilities ?? []) {
    if (ability.kind !== 'static' || ability.condition !== undefined) return undefined;
    for (const { affects, changes: all, condition } of ability.effects) {
      // "you and permanents you control gain hexproof": the player's part is an effect of its own
      const players = all.flatMap(it => (it.kind === 'rule' && it.rule.kind === 'target' ? [it.rule] : []));
      const changes = all.filter(it => it.kind !== 'rule');
      if (condition !== undefined || changes.length + players.length < all.length) return undefined;
      effects.push({ kind: 'continuous', what: { kind: 'each', filter: affects }, changes, duration });
      for (const what of players)
        effects.push({ kind: 'shield', does: { kind: 'cant', what, condition: undefined }, duration, uses: undefined });
    }
  }
  return effects.length === 0 ? undefined : effects;
}

/** 612: an effect that replaces words in a text. */
function changesText(wording: string): readonly Effect[] | undefined {
  const text =
    /^change the text of target (?:spell or permanent|permanent|spell|creature) by replacing all instances of one (color word|basic land type|creature type)(?: or .*)? with another(?: or .*)?\.(?: .*)?$/.exec(
      wording,
    );
  if (text === null) return undefined;
  const of = (
    { 'color word': 'colorWord', 'basic land type': 'basicLandType', 'creature type': 'creatureType' } as const
  )[text[1] as 'color word'];
  const both = / or one /.test(wording);
  const change: Change = { kind: 'text', from: 'chosen', to: 'chosen', of: both ? 'any' : of };
  const what: Objects = { kind: 'target', filter: { clauses: [{ kind: 'permanent' }] }, index: 0 };
  return [{ kind: 'continuous', what, changes: [change], duration: 'permanent' }];
}
