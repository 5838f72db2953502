// 614.9: redirection of damage: "the next 1 damage that would be dealt to ~ this turn is dealt to target creature
// instead".
import type { Amount, Effect, ReplacementAbility } from '../../engine/index.ts';
import { readWithTargets } from './target-placeholders.ts';
import { readLineOf } from './targets.ts';

/** The redirection effects of a sentence about this turn; undefined where the sentence has another meaning. */
export function redirectEffect(sentence: string): readonly Effect[] | undefined {
  const wording = sentence.replace(/ instead \.$/, ' instead.').replace(/ this turn\b/g, '');
  return nextAmount(wording) ?? nextTime(wording) ?? returned(wording) ?? all(wording);
}

/** "the next 3 damage …": that much of it and no more (614.9, 615.7). */
function nextAmount(wording: string): readonly Effect[] | undefined {
  const dealt = /^the next (\d+|X) damage that would be dealt to (.*) is dealt to (.*) instead\.$/.exec(wording);
  const by = /^the next (\d+|X) damage that (an? .*?) would deal to (.*) is dealt to (.*) instead\.$/.exec(wording);
  const [n, to, elsewhere] = dealt?.slice(1) ?? [by?.[1], by?.[3], by?.[4]];
  if (n === undefined || to === undefined) return undefined;
  const amount: Amount = n === 'X' ? { kind: 'x' } : Number(n);
  const source = by === null ? '' : sourceOf(by[2] ?? '');
  return moved(`all damage that would be dealt to ${to}${source} is dealt to ${elsewhere} instead.`, amount, true);
}

/** "the next time a source would deal damage to …, that damage is dealt to … instead". */
function nextTime(wording: string): readonly Effect[] | undefined {
  const would =
    /^the next time (an? .*?) would deal (combat )?damage(?: to (.*?))?, (?:that damage is dealt|(?:that source|that spell|that creature|it) deals that damage) to (.*) instead\.$/.exec(
      wording,
    );
  if (would !== null) {
    const [, source = '', combat = '', to, elsewhere = ''] = would;
    const dealt = `all ${combat}damage that would be dealt to ${to ?? '~'}${sourceOf(source)}`;
    const effects = moved(`${dealt} is dealt to ${elsewhere} instead.`, 1);
    return to === undefined ? effects?.map(toAnything) : effects;
  }
  const isDealt =
    /^the next time (combat )?damage would be dealt to (.*?), that damage is dealt to (.*) instead\.$/.exec(wording);
  if (isDealt === null) return undefined;
  const [, combat = '', to, elsewhere] = isDealt;
  return moved(`all ${combat}damage that would be dealt to ${to} is dealt to ${elsewhere} instead.`, 1);
}

/**
 * "… instead that source deals that much damage to you and ~ deals that much damage to that source's controller": the
 * damage dealt besides.
 */
function returned(wording: string): readonly Effect[] | undefined {
  const both =
    /^the next time (an? .*?) would deal damage to you, instead that source deals that much damage to you and ~ deals that much damage to that source's controller\.$/.exec(
      wording,
    );
  if (both === null) return undefined;
  const to = { kind: 'controllerOf', of: { kind: 'source' } } as const;
  const hurts: Effect = { kind: 'dealDamage', source: { kind: 'self' }, amount: { kind: 'that' }, to };
  return moved(`all damage that would be dealt to you${sourceOf(both[1] ?? '')} is dealt to you instead.`, 1)?.map(
    effect =>
      effect.kind === 'shield' && effect.does.kind === 'replacement'
        ? { ...effect, does: { ...effect.does, rewrites: [{ kind: 'also', effects: [hurts] }] } }
        : effect,
  );
}

function all(wording: string): readonly Effect[] | undefined {
  return /^all (?:combat )?damage .* is dealt to .* instead\.$/.test(wording) ? moved(wording, undefined) : undefined;
}

/** The effect without a recipient: on damage to whatever it would be dealt to. */
function toAnything(effect: Effect): Effect {
  if (effect.kind !== 'shield' || effect.does.kind !== 'replacement') return effect;
  const { event } = effect.does;
  if (event.kind !== 'dealDamage') return effect;
  return { ...effect, does: { ...effect.does, event: { ...event, to: undefined } } };
}

/** 609.7: the words of a source, or of the source chosen as the effect was made. */
function sourceOf(source: string): string {
  return source === 'a source' ? '' : ` by ${source}`;
}

function moved(wording: string, uses: Amount | undefined, counted = false): readonly Effect[] | undefined {
  const plain = wording
    .replace(/ by a source(?= is dealt)/, '')
    .replace(/ and\/or /g, ' and ')
    .replace(/\bthat (?:source|spell)'s controller\b/g, 'its controller');
  const abilities = readLineOf(plain) ?? readWithTargets(plain);
  const replacements = abilities?.flatMap(it => (it.kind === 'replacement' ? [it] : []));
  if (abilities === undefined || replacements?.length !== abilities.length) return undefined;
  const atSource = /\bthat (?:source|spell)'s controller\b/.test(wording);
  return replacements.map(ability => ({
    kind: 'shield',
    does: counted ? upTo(ability) : atSource ? toSourcesController(ability) : ability,
    duration: 'thisTurn',
    uses,
  }));
}

function toSourcesController(ability: ReplacementAbility): ReplacementAbility {
  const to = { kind: 'controllerOf', of: { kind: 'source' } } as const;
  const rewrites = ability.rewrites.map(it => (it.kind === 'redirect' ? { ...it, to } : it));
  return { ...ability, rewrites };
}

/** The ability limited to as much damage as is left of its effect. */
function upTo(ability: ReplacementAbility): ReplacementAbility {
  const rewrites = ability.rewrites.map(rewrite =>
    rewrite.kind === 'redirect' ? ({ ...rewrite, amount: { kind: 'that' } } as const) : rewrite,
  );
  return { ...ability, rewrites };
}
