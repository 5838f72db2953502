// 614.9: damage dealt elsewhere: "the next 1 damage that would be dealt to ~ this turn is dealt to target creature instead".
import type { Amount, Effect, ReplacementAbility } from '../../engine/index.ts';
import { readWithTargets } from './target-placeholders.ts';
import { readLineOf } from './targets.ts';

/** What redirects damage, said of this turn; undefined where the sentence says anything else. */
export function redirectEffect(sentence: string): readonly Effect[] | undefined {
  const said = sentence.replace(/ instead \.$/, ' instead.').replace(/ this turn\b/g, '');
  return nextAmount(said) ?? nextTime(said) ?? returned(said) ?? all(said);
}

/** "the next 3 damage …": so much of it, and no more (614.9, 615.7). */
function nextAmount(said: string): readonly Effect[] | undefined {
  const dealt = /^the next (\d+|X) damage that would be dealt to (.*) is dealt to (.*) instead\.$/.exec(said);
  const by = /^the next (\d+|X) damage that (an? .*?) would deal to (.*) is dealt to (.*) instead\.$/.exec(said);
  const [n, to, elsewhere] = dealt?.slice(1) ?? [by?.[1], by?.[3], by?.[4]];
  if (n === undefined || to === undefined) return undefined;
  const amount: Amount = n === 'X' ? { kind: 'x' } : Number(n);
  const source = by === null ? '' : sourceOf(by[2] ?? '');
  return moved(`all damage that would be dealt to ${to}${source} is dealt to ${elsewhere} instead.`, amount, true);
}

/** "the next time a source would deal damage to …, that damage is dealt to … instead". */
function nextTime(said: string): readonly Effect[] | undefined {
  const would =
    /^the next time (an? .*?) would deal (combat )?damage(?: to (.*?))?, (?:that damage is dealt|(?:that source|that spell|that creature|it) deals that damage) to (.*) instead\.$/.exec(
      said,
    );
  if (would !== null) {
    const [, source = '', combat = '', to, elsewhere = ''] = would;
    const dealt = `all ${combat}damage that would be dealt to ${to ?? '~'}${sourceOf(source)}`;
    const effects = moved(`${dealt} is dealt to ${elsewhere} instead.`, 1);
    return to === undefined ? effects?.map(toAnything) : effects;
  }
  const isDealt =
    /^the next time (combat )?damage would be dealt to (.*?), that damage is dealt to (.*) instead\.$/.exec(said);
  if (isDealt === null) return undefined;
  const [, combat = '', to, elsewhere] = isDealt;
  return moved(`all ${combat}damage that would be dealt to ${to} is dealt to ${elsewhere} instead.`, 1);
}

/** "… instead that source deals that much damage to you and ~ deals that much damage to that source's controller": that besides. */
function returned(said: string): readonly Effect[] | undefined {
  const both =
    /^the next time (an? .*?) would deal damage to you, instead that source deals that much damage to you and ~ deals that much damage to that source's controller\.$/.exec(
      said,
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

function all(said: string): readonly Effect[] | undefined {
  return /^all (?:combat )?damage .* is dealt to .* instead\.$/.test(said) ? moved(said, undefined) : undefined;
}

/** Said of no recipient: whatever it would be dealt to. */
function toAnything(effect: Effect): Effect {
  if (effect.kind !== 'shield' || effect.does.kind !== 'replacement') return effect;
  const { event } = effect.does;
  if (event.kind !== 'dealDamage') return effect;
  return { ...effect, does: { ...effect.does, event: { ...event, to: undefined } } };
}

/** 609.7: a source chosen as the effect was made is the one in question. */
function sourceOf(source: string): string {
  return source === 'a source' ? '' : ` by ${source}`;
}

function moved(said: string, uses: Amount | undefined, counted = false): readonly Effect[] | undefined {
  const plain = said
    .replace(/ by a source(?= is dealt)/, '')
    .replace(/ and\/or /g, ' and ')
    .replace(/\bthat (?:source|spell)'s controller\b/g, 'its controller');
  const abilities = readLineOf(plain) ?? readWithTargets(plain);
  const replacements = abilities?.flatMap(it => (it.kind === 'replacement' ? [it] : []));
  if (abilities === undefined || replacements?.length !== abilities.length) return undefined;
  const atSource = /\bthat (?:source|spell)'s controller\b/.test(said);
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

/** So much of the damage as is left of the effect. */
function upTo(ability: ReplacementAbility): ReplacementAbility {
  const rewrites = ability.rewrites.map(rewrite =>
    rewrite.kind === 'redirect' ? ({ ...rewrite, amount: { kind: 'that' } } as const) : rewrite,
  );
  return { ...ability, rewrites };
}
