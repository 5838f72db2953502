// 615.5: additional effects of a prevention effect, from the sentence after it: "If damage is prevented this way, …".

import type { Effect, Filter, Objects, PlayerRef } from '../../engine/index.ts';
import { map, targetsIn } from '../../engine/index.ts';
import { YOU } from '../grammar/words/players.ts';
import { readLineOf } from './targets.ts';

type Shield = Extract<Effect, { kind: 'shield' }>;

/** The shield with the additional effects that the sentence gives it; undefined where the sentence is not read. */
export function afterPreventing(wording: string, shield: Shield): Shield | undefined {
  if (shield.does.kind !== 'replacement' || !shield.does.rewrites.some(it => it.kind === 'prevent')) return undefined;
  const then = sequel(wording, nextTarget(shield));
  if (then === undefined) return undefined;
  const rewrites = shield.does.rewrites.map(rewrite =>
    rewrite.kind === 'prevent' ? { ...rewrite, then: [...rewrite.then, ...then] } : rewrite,
  );
  return { ...shield, does: { ...shield.does, rewrites } };
}

function sequel(wording: string, target: number): readonly Effect[] | undefined {
  const whenSo = /^if damage (?:from an? (.*?) ?source )?is prevented this way, (.*)$/.exec(wording);
  if (whenSo === null) return done(wording, target);
  const [, from, what = ''] = whenSo;
  const then = done(what, target);
  if (then === undefined || from === undefined) return then;
  const filter = sourceThatIs(from);
  return filter && [{ kind: 'if', condition: { kind: 'is', ref: { kind: 'source' }, filter }, then, otherwise: [] }];
}

function sourceThatIs(adjective: string): Filter | undefined {
  const [line] = readLineOf(`prevent all damage that would be dealt to ~ by ${adjective} sources.`) ?? [];
  return line?.kind === 'replacement' && line.event.kind === 'dealDamage' ? line.event.source : undefined;
}

/** The effects of the sentence, "that much" being the damage prevented. */
function done(wording: string, target: number): readonly Effect[] | undefined {
  const may = /^you may have ~ deal (.*)$/.exec(wording);
  if (may !== null) {
    const effects = done(`~ deals ${may[1]}`, target);
    return effects && [{ kind: 'may', who: YOU, effects, otherwise: [] }];
  }
  const amount = { kind: 'prevented' } as const;
  const hurt = /^~ deals that much damage to (.*)\.$/.exec(wording)?.[1];
  if (hurt !== undefined) {
    const to = damaged(hurt, target);
    return to && [{ kind: 'dealDamage', source: { kind: 'self' }, amount, to }];
  }
  if (wording === 'you gain that much life.') return [{ kind: 'gainLife', who: YOU, amount }];
  if (wording === 'exile cards from the top of your library equal to the damage prevented this way.') {
    return [{ kind: 'move', verb: 'exile', who: YOU, what: { kind: 'topOfLibrary', who: YOU, amount }, to: 'exile' }];
  }
  return read(wording.replace(/^(for each 1 damage prevented this way), (.*)\.$/, '$2 $1.'));
}

/** The effects of a sentence, read as that of a permanent that prevents damage. */
function read(wording: string): readonly Effect[] | undefined {
  const [like] = readLineOf(`if a source would deal damage to ~, prevent that damage. ${wording}`) ?? [];
  const prevents = like?.kind === 'replacement' ? like.rewrites.find(it => it.kind === 'prevent') : undefined;
  // the same shape, "that many" being the damage prevented
  return (
    prevents &&
    map('effect', prevents.then, { amount: amount => (amount.kind === 'that' ? { kind: 'prevented' } : amount) })
  );
}

function damaged(whom: string, index: number): Objects | PlayerRef | undefined {
  if (/^th(?:at|e) source's controller$/.test(whom)) return { kind: 'controllerOf', of: { kind: 'source' } };
  if (whom === 'that creature') return { kind: 'ref', ref: { kind: 'source' } };
  return /^(?:any (?:other )?target|target .*)$/.test(whom)
    ? { kind: 'target', filter: { clauses: [] }, index }
    : undefined;
}

/** 115.3: the index of the next target, counted through the whole text. */
function nextTarget(shield: Shield): number {
  return Math.max(-1, ...targetsIn('ability', shield.does)) + 1;
}
