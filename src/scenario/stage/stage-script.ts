// Staging of `choose`: the script the engine follows.
import type { ScriptedPick } from '../../engine/index.ts';
import { playerId } from '../../engine/index.ts';
import type { Choose } from '../schema/choose-schema.ts';
import { idOf, objectNamed, type Staging } from './staging.ts';

/** Scripted picks in order, with the names of objects resolved. */
export function scriptOf(staging: Staging): readonly ScriptedPick[] {
  return staging.scenario.choose.map((choose, n) => {
    const words = wordsOf(choose);
    return {
      kind: choose.kind,
      who: choose.who === undefined ? undefined : playerId(choose.who),
      object: choose.for === undefined ? undefined : objectNamed(staging, choose.for, ['choose', n, 'for']),
      objects: words.flatMap(word => objectsOf(staging, word)),
      words,
    };
  });
}

function wordsOf(choose: Choose): readonly string[] {
  if (choose.kind === 'number') return [String(choose.number)];
  if (choose.kind === 'pay') return [typeof choose.pay === 'number' ? String(choose.pay) : yesNo(choose.pay)];
  if (choose.kind === 'may') return [yesNo(choose.yes)];
  return choose.picks.length === 0 ? ['none'] : choose.picks;
}

function yesNo(yes: boolean): string {
  return yes ? 'yes' : 'no';
}

function objectsOf(staging: Staging, word: string) {
  const found = staging.names.findAll(word);
  return (/^\d+ /u.test(word) ? found : found.slice(0, 1)).map(idOf);
}
