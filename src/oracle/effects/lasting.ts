// Effects that last (611.2), read by the grammar of permanents once their duration and target are taken out of the sentence.
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
import { YOU } from '../grammar/words/players.ts';
import { splitDuration } from './bound-duration.ts';
import { becomesCopyEffect, entersAsCopyEffect } from './copy-effects.ts';
import { destroyEffect, putOntoBattlefieldEffect, turnFaceDownEffect } from './move-effects.ts';
import { nextDamageShields } from './next-damage.ts';
import { redirectEffect } from './redirects.ts';
import { skipEffects } from './skip-effects.ts';
import { readWithTargets } from './target-placeholders.ts';
import { changesOf, readAbilities, targetAt } from './targets.ts';

const DURATIONS: readonly (readonly [said: string, duration: Duration])[] = [
  ['until end of turn', 'endOfTurn'],
  ['this turn', 'thisTurn'],
  ['until your next turn', 'yourNextTurn'],
  ['until end of combat', 'endOfCombat'],
  ['this combat', 'endOfCombat'],
];

/** An effect that lasts: its duration and target taken out, read as an ability would say it. */
export function lastingEffect(sentence: string): readonly Effect[] | undefined {
  // 609.7a: the source is chosen as the effect is made
  const said = sentence.replace(/\b(source|creature) of your choice(?= would deal\b| of the chosen\b)/g, '$1');
  return said === sentence ? lastsAsSaid(said) : lastsAsSaid(said)?.map(fromChosenSource);
}

function fromChosenSource(effect: Effect): Effect {
  if (effect.kind !== 'shield' || effect.does.kind !== 'replacement') return effect;
  const { event } = effect.does;
  if (event.kind !== 'dealDamage') return effect;
  const clauses: readonly Clause[] = [...(event.source?.clauses ?? []), { kind: 'is', ref: { kind: 'chosen' } }];
  return { ...effect, does: { ...effect.does, event: { ...event, source: { clauses } } } };
}

function lastsAsSaid(sentence: string): readonly Effect[] | undefined {
  const said = sentence
    .replace(/\bcreature of your choice\b/g, 'creature')
    .replace(/\bsources of the color of your choice\b/, 'sources of the chosen color')
    .replace(/\b(\w+) (?:sources and|and\/or) (\w+) sources\b/, '$1 or $2 sources')
    .replace(/^if any source\b/, 'if a source');
  const told = named(said);
  if (told !== said) return lastingEffect(told);
  const bound = asLongAsLasting(said);
  if (bound !== undefined) return bound;
  const elsewhere =
    redirectEffect(said) ??
    skipEffects(said) ??
    dies(said) ??
    leaves(said) ??
    isMarked(said) ??
    becomesCopyEffect(said) ??
    entersAsCopyEffect(said);
  if (elsewhere !== undefined) return elsewhere;
  const once =
    /^the next time (.*?) this turn, (.*)$/.exec(eitherOne(said)) ?? /^the next time (.*?), (.*)$/.exec(said);
  if (once !== null) return shielded(`if ${once[1]}, ${once[2]}`, 'thisTurn', 1);
  const some = nextDamageShields(said, shielded);
  if (some !== undefined) return some;
  const text = changesText(said);
  if (text !== undefined) return text;
  const moved = destroyEffect(said) ?? turnFaceDownEffect(said) ?? putOntoBattlefieldEffect(said);
  if (moved !== undefined) return moved;
  const { sentence: stated, duration } = withoutDuration(said);
  const effects = continuous(stated, duration);
  if (effects !== undefined || duration === 'permanent') return effects;
  return guarded(stated, duration) ?? shielded(stated, duration, undefined) ?? both(stated, said, duration);
}

/** "To you and/or creatures you control": one of them. */
function eitherOne(said: string): string {
  return said.replace(/ and\/or (?:(creature|permanent|planeswalker)s(?= you control))?/g, (_, one?: string) =>
    one ? ` or a ${one}` : ' or ',
  );
}

/** "your life total can't change and you gain protection from everything": two effects of one duration. */
function both(stated: string, said: string, duration: Duration): readonly Effect[] | undefined {
  const [one, other, ...more] = stated.replace(/\.$/, '').split(' and ');
  if (one === undefined || other === undefined || more.length > 0) return undefined;
  const words = DURATIONS.find(([, it]) => it === duration)?.[0] ?? 'this turn';
  const saidBoth = said.split(words).length > 2;
  const first = lastingEffect(`${one} ${words}.`);
  const second = lastingEffect(saidBoth ? `${other}.` : `${other} ${words}.`);
  return first === undefined || second === undefined ? undefined : [...first, ...second];
}

/** 702.16e: a player with protection from everything is dealt no damage. */
function guarded(stated: string, duration: Duration): readonly Effect[] | undefined {
  return stated === 'you gain protection from everything.'
    ? shielded('prevent all damage that would be dealt to you.', duration, undefined)
    : undefined;
}

interface Timed {
  readonly sentence: string;
  readonly duration: Duration;
}

export function withoutDuration(said: string): Timed {
  for (const [words, duration] of DURATIONS) {
    const before = `${words}, `;
    if (said.startsWith(before)) return { sentence: said.slice(before.length), duration };
    const at = said.indexOf(` ${words}`);
    const after = said[at + words.length + 1];
    if (at > 0 && (after === undefined || '.,\n '.includes(after))) {
      return { sentence: said.slice(0, at) + said.slice(at + words.length + 1), duration };
    }
  }
  return { sentence: said, duration: 'permanent' };
}

/** A pronoun for what the sentences before targeted; "him" and "her" are the permanent itself. */
function named(sentence: string): string {
  const said = sentence
    .replace(/^opponents can't /, "your opponents can't ")
    .replace(/^if that player(?: or that planeswalker's controller)? would /, 'if target player would ');
  if (!/^(?:prevent |the next )/.test(said) || /\btarget\b/.test(said)) return said;
  const after = '(?= |\\.|,)';
  const those = '(?:it|that (?:creature|permanent|planeswalker)|the creature|those (?:creatures|permanents))';
  return said
    .replace(new RegExp(`(\\bdealt (?:to|by) )(?:him|her)${after}`), '$1~')
    .replace(new RegExp(`(\\b(?:dealt (?:to|by)|next time) )${those}${after}`), '$1target permanent')
    .replace(/\bthat permanent or player\b/, 'any target');
}

/** "if that creature would die this turn, exile it instead": of the target, or of what was damaged. */
function dies(said: string): readonly Effect[] | undefined {
  const would =
    /^if (?:(?:that|the) (?:creature|permanent|planeswalker)(?: or planeswalker)?(?: an opponent controls)?|it|an? (?:creature|permanent) dealt damage (?:this way|by ~)) would die this turn, exile (?:it|that (?:creature|permanent)) instead\.$/;
  if (!would.test(said)) return undefined;
  return shielded('if target permanent would die, exile it instead.', 'thisTurn', undefined);
}

/** "a creature dealt damage this way can't be regenerated this turn", "and if it would die this turn, exile it instead": of the target. */
function isMarked(said: string): readonly Effect[] | undefined {
  const marked =
    /^(?:if (?:it's|that permanent is) a creature, )?(?:(?:an? )?(?:creature|permanent)s? dealt damage this way|it|that creature) can't be regenerated this turn(?:,? and (?=if))?(if .*)?\.$/.exec(
      said.replace(/^if this spell was kicked, /, ''),
    );
  if (marked === null) return undefined;
  const barred = shielded("target permanent can't be regenerated.", 'thisTurn', undefined);
  if (marked[1] === undefined) return barred;
  const exiled = dies(`${marked[1]}.`);
  return exiled && barred && [...barred, ...exiled];
}

/** "if it would leave the battlefield, exile it instead of putting it anywhere else": for as long as it is there. */
function leaves(said: string): readonly Effect[] | undefined {
  const would =
    /^if (?:it|(?:that|the|target) (?:creature|permanent|artifact|land|card|token)) would leave the battlefield, exile it instead of putting it anywhere else\.$/;
  if (!would.test(said)) return undefined;
  const line = 'if target permanent would leave the battlefield, exile it instead of putting it anywhere else.';
  return shielded(line, 'permanent', undefined);
}

/** A replacement, prevention or "can't" effect as a permanent would say it, made to last. */
function shielded(said: string, duration: Duration, uses: Amount | undefined): readonly Effect[] | undefined {
  const abilities = readAbilities(said) ?? readAnywhere(said) ?? readWithTargets(said);
  if (abilities === undefined) return undefined;
  const effects: Effect[] = [];
  for (const ability of abilities) {
    if (ability.kind !== 'replacement' && ability.kind !== 'cant') return undefined;
    effects.push({ kind: 'shield', does: ability, duration, uses });
  }
  return effects;
}

/** "prevent all combat damage that would be dealt": to anything, by anything. */
function readAnywhere(said: string): readonly Ability[] | undefined {
  const all = /^prevent all (combat |noncombat )?damage that would be dealt\.$/.exec(said);
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
function asLongAsLasting(said: string): readonly Effect[] | undefined {
  const bound = splitDuration(said);
  if (bound === undefined) return undefined;
  const effects = continuous(bound.sentence, 'asLongAs');
  return effects?.map(it => (it.kind === 'continuous' ? { ...it, while: bound.condition } : it));
}

/** 611.2c: an effect on characteristics or control; without a duration it lasts. */
function continuous(said: string, duration: Duration): readonly Effect[] | undefined {
  const control = /^(?:untap target \w+ and )?gain control of ((?:another |up to one )?target .*)\.$/.exec(
    said.replace(/^untap (target .*?) and gain control of it\.$/, 'gain control of $1.'),
  );
  if (control !== null) {
    const what = targetAt(control[1] ?? '')[0];
    return what === undefined || what.rest !== ''
      ? undefined
      : [{ kind: 'continuous', what: what.objects, changes: [{ kind: 'control', who: YOU }], duration }];
  }
  const switched = /^switch (target .*)'s power and toughness\.$/.exec(said);
  if (switched !== null) {
    const what = targetAt(switched[1] ?? '').find(it => it.rest === '');
    return what === undefined
      ? undefined
      : [{ kind: 'continuous', what: what.objects, changes: [{ kind: 'switchPowerToughness' }], duration }];
  }
  const stated = statedChange(said);
  return onTargets(stated, duration) ?? onWhatItMatches(stated, duration);
}

/** What becomes so, as a static ability says that it is so; what is chosen, as chosen. */
export function statedChange(said: string): string {
  return said
    .replace(/\bbecomes\b/, 'is')
    .replace(/\bbecome\b/, 'are')
    .replace(/\bgains\b/g, 'has')
    .replace(/\bgain (?=[a-z"])/g, 'have ')
    .replace(/\bperpetually /, '')
    .replace(
      /\b(color|creature type|basic land type) of your choice/,
      (_, what: string) => `chosen ${what === 'color' ? what : 'type'}`,
    );
}

/** "target creature is a 0/1", said of the target alone. */
function onTargets(said: string, duration: Duration): readonly Effect[] | undefined {
  if (said.startsWith('~ ')) {
    const changes = changesOf(said);
    return changes === undefined
      ? undefined
      : [{ kind: 'continuous', what: { kind: 'ref', ref: { kind: 'self' } }, changes, duration }];
  }
  for (const { objects, rest } of targetAt(said)) {
    const changes = changesOf(`~${ofEach(rest)}`);
    if (changes !== undefined) return [{ kind: 'continuous', what: objects, changes, duration }];
  }
  return undefined;
}

/** "each get +1/+1 and have flying", said of one. */
function ofEach(rest: string): string {
  return rest.startsWith(' each ')
    ? rest
        .replace(/^ each /, ' ')
        .replace(/^ get /, ' gets ')
        .replace(/ have /g, ' has ')
        .replace(/^ are /, ' is ')
    : rest;
}

/** "creatures you control have flying": everything the static ability would affect now. */
function onWhatItMatches(said: string, duration: Duration): readonly Effect[] | undefined {
  const abilities = readAbilities(said);
  const effects: Effect[] = [];
  for (const ability of abilities ?? []) {
    if (ability.kind !== 'static' || ability.condition !== undefined) return undefined;
    for (const { affects, changes, condition } of ability.effects) {
      if (condition !== undefined || changes.some(it => it.kind === 'rule')) return undefined;
      effects.push({ kind: 'continuous', what: { kind: 'each', filter: affects }, changes, duration });
    }
  }
  return effects.length === 0 ? undefined : effects;
}

/** 612: words replaced in a text. */
function changesText(said: string): readonly Effect[] | undefined {
  const text =
    /^change the text of target (?:spell or permanent|permanent|spell|creature) by replacing all instances of one (color word|basic land type|creature type)(?: or .*)? with another(?: or .*)?\.(?: .*)?$/.exec(
      said,
    );
  if (text === null) return undefined;
  const of = (
    { 'color word': 'colorWord', 'basic land type': 'basicLandType', 'creature type': 'creatureType' } as const
  )[text[1] as 'color word'];
  const both = / or one /.test(said);
  const change: Change = { kind: 'text', from: 'chosen', to: 'chosen', of: both ? 'any' : of };
  const what: Objects = { kind: 'target', filter: { clauses: [{ kind: 'permanent' }] }, index: 0 };
  return [{ kind: 'continuous', what, changes: [change], duration: 'permanent' }];
}
