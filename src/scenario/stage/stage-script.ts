// Staging of `choose`: the script the engine follows.
import type { Face, ScriptedPick } from '../../engine/index.ts';
import { OTHER_NAME, playerId } from '../../engine/index.ts';
import type { Choose } from '../schema/choose-schema.ts';
import { isIssue } from './card-lookup.ts';
import { idOf, objectNamed, type Staging } from './staging.ts';

/** Scripted picks in order, with the names of objects resolved. */
export function scriptOf(staging: Staging): readonly ScriptedPick[] {
  return staging.scenario.choose.map((choose, n) => {
    const words = wordsOf(choose);
    return {
      kind: choose.kind,
      who: choose.who === undefined ? undefined : playerId(choose.who),
      ...forWhat(staging, choose.for, n),
      objects: words.flatMap(word => objectsOf(staging, word)),
      words,
      ...(choose.kind === 'cardName' ? { faces: facesNamed(staging, words, n) } : {}),
    };
  });
}

/**
 * The object that a choice is for. A name that is like none of the scenario is that of a token still to be created: the
 * solver finds it, or says that nobody is asked.
 */
function forWhat(staging: Staging, name: string | undefined, n: number): Pick<ScriptedPick, 'object' | 'created'> {
  if (name === undefined) return { object: undefined };
  const { names } = staging;
  const [, called = name, digits] = /^(.+?)\s*#(\d+)$/su.exec(name) ?? [];
  const alike = names.findAll(called).length;
  if (names.find(name) !== undefined || (alike === 0 && names.near(name).length > 0)) {
    return { object: objectNamed(staging, name, ['choose', n, 'for']) };
  }
  return {
    object: undefined,
    created: { name: called, number: digits === undefined ? undefined : Number(digits) - alike },
  };
}

function wordsOf(choose: Choose): readonly string[] {
  if (choose.kind === 'number') return [String(choose.number)];
  if (choose.kind === 'pay') return [typeof choose.pay === 'number' ? String(choose.pay) : yesNo(choose.pay)];
  if (choose.kind === 'may') return [yesNo(choose.yes)];
  return choose.picks.length === 0 ? ['none'] : choose.picks;
}

/** 201.4: the faces of the card named; a name that is no card's is reported. */
function facesNamed(staging: Staging, [name = 'none']: readonly string[], n: number): readonly Face[] {
  if (name === 'none' || name === OTHER_NAME) return [];
  const found = staging.cards.card(name, ['choose', n, 'cardName']);
  if (!isIssue(found)) return found.printed.faces;
  staging.issues.push(found);
  return [];
}

function yesNo(yes: boolean): string {
  return yes ? 'yes' : 'no';
}

function objectsOf(staging: Staging, word: string) {
  const found = staging.names.findAll(word);
  return (/^\d+ /u.test(word) ? found : found.slice(0, 1)).map(idOf);
}
