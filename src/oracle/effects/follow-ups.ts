// 608.2c: sentences that change what the sentence before them does, or speak of what it counted: "if a creature dealt damage
// this way would die this turn, exile it instead", "excess damage is dealt to that creature's controller instead".
import { type Effect, isKeyword, map, type Objects } from '../../engine/index.ts';
import { inSingular, statedChange, withoutDuration } from './lasting.ts';
import type { SentenceRead } from './sentence-targets.ts';
import { changesOf } from './targets.ts';

/** The effects of the sentence before with this one; undefined where it is no such sentence. */
export function followingEffects(sentence: string, before: readonly Effect[]): readonly Effect[] | undefined {
  return (
    exiledAsItDies(sentence, before) ??
    excessElsewhere(sentence, before) ??
    countedChange(sentence, before) ??
    describedFurther(sentence, before)
  );
}

const WOULD_DIE =
  /^if an? (?:creature|permanent|creature or planeswalker) dealt damage this way would die this turn, exile it instead\.$/;

/** 614.1a: each of several objects that damage was dealt to is exiled as it would die. */
function exiledAsItDies(sentence: string, before: readonly Effect[]): readonly Effect[] | undefined {
  const hurtsEach = before.some(it => it.kind === 'dealDamage' && it.to.kind === 'each');
  if (!hurtsEach || !WOULD_DIE.test(sentence)) return undefined;
  const damaged = { clauses: [{ kind: 'damagedThisWay' }] } as const;
  const thatTarget = { clauses: [{ kind: 'is', ref: { kind: 'target', index: 0 } }] } as const;
  const does = {
    kind: 'replacement',
    event: { kind: 'move', from: 'battlefield', to: 'graveyard', what: thatTarget },
    condition: undefined,
    optional: undefined,
    rewrites: [{ kind: 'zone', to: 'exile' }],
  } as const;
  return [...before, { kind: 'shield', does, duration: 'thisTurn', uses: undefined, each: [damaged] }];
}

/** 120.4a: the excess of damage to one target, under a condition on its source where there is one. */
function excessElsewhere(sentence: string, before: readonly Effect[]): readonly Effect[] | undefined {
  const [, keyword] =
    /^(?:if (?:it|that creature|the creature you control) has ([a-z ]+), )?excess damage is dealt to that creature's controller instead\.$/.exec(
      sentence,
    ) ?? [];
  const last = before.at(-1);
  if (!/excess damage is dealt to that creature's controller instead\.$/.test(sentence)) return undefined;
  if (last?.kind !== 'dealDamage' || last.to.kind !== 'target' || !('filter' in last.to)) return undefined;
  if (keyword !== undefined && !isKeyword(keyword)) return undefined;
  const excessTo = { kind: 'controllerOf', of: { kind: 'target', index: last.to.index } } as const;
  if (keyword === undefined) return [...before.slice(0, -1), { ...last, excessTo }];
  const filter = { clauses: [{ kind: 'keyword', keyword }] } as const;
  return [...before.slice(0, -1), { ...last, excessTo, excessIf: { kind: 'is', ref: last.source, filter } }];
}

/** 111.3: abilities that the tokens made just before are created with: "It has …", "They have …". */
function describedFurther(sentence: string, before: readonly Effect[]): readonly Effect[] | undefined {
  const last = before.at(-1);
  if (last?.kind !== 'createTokens' || last.besides !== undefined || 'copyOf' in last.token) return undefined;
  const [, has] =
    /^(?:it|they|(?:that|the) token|(?:those|the) tokens|each of them) (?:has|have) (.*\.?"?)$/.exec(sentence) ?? [];
  const changes = has === undefined ? undefined : changesOf(`~ has ${has}`);
  const abilities = changes?.flatMap(it => (it.kind === 'gains' ? it.abilities : []));
  if (changes === undefined || abilities === undefined || changes.some(it => it.kind !== 'gains')) return undefined;
  const token = { ...last.token, abilities: [...last.token.abilities, ...abilities] };
  return [...before.slice(0, -1), { ...last, token }];
}

/** "Draw a card for each creature you control with a counter on it. Those creatures gain indestructible …". */
function countedChange(sentence: string, before: readonly Effect[]): readonly Effect[] | undefined {
  const [, does] = /^(?:those creatures|those permanents) (.*\.)$/.exec(sentence) ?? [];
  const last = before.at(-1);
  const isCount =
    last !== undefined && 'amount' in last && typeof last.amount === 'object' && last.amount.kind === 'count';
  if (does === undefined || !isCount || typeof last.amount !== 'object' || last.amount.kind !== 'count')
    return undefined;
  const { sentence: stated, duration } = withoutDuration(`~ ${does}`);
  const changes = changesOf(inSingular(statedChange(stated)));
  const what: Objects = { kind: 'each', filter: last.amount.of };
  return changes === undefined ? undefined : [...before, { kind: 'continuous', what, changes, duration }];
}

/** "Put two counters on it": about the token made, the card put onto the battlefield or the creature sacrificed just before. */
export function aboutMade(read: SentenceRead, before: readonly Effect[] = []): SentenceRead {
  const last = before.findLast(it => it.kind !== 'shuffle');
  const makes = last?.kind === 'createTokens' || (last?.kind === 'move' && last.to === 'battlefield');
  if (!(makes || (last !== undefined && sacrificesOne(last))) || read.targets.some(it => it.filter !== undefined))
    return read;
  return { ...read, effects: map('effect', read.effects, { ref: it => (it.kind === 'it' ? { kind: 'those' } : it) }) };
}

/** Whether one player sacrifices one permanent, which "that creature" is then (608.2h). */
function sacrificesOne(effect: Effect): boolean {
  if (effect.kind === 'eachDoes') {
    const isOne = effect.who.kind !== 'anyone' && effect.who.kind !== 'opponent' && effect.who.kind !== 'another';
    return isOne && effect.effects.every(sacrificesOne);
  }
  return (
    effect.kind === 'move' && effect.verb === 'sacrifice' && effect.what.kind === 'choose' && effect.what.max === 1
  );
}
