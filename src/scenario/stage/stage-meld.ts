// 701.42: staging of `does: meld`: two cards of a meld pair, exiled and put onto the battlefield combined.

import type { Effect, GameEvent, GameState, Objects, PlayerId, Printed } from '../../engine/index.ts';
import type { Issue } from '../../kit/issue.ts';
import { meldsInto } from '../../oracle/index.ts';
import type { DeclaredObject } from '../declared/declared-object.ts';
import { cardNamed, idOf, type Staging } from './staging.ts';

/**
 * The event of "meld Gisela, the Broken Blade and Bruna, the Fading Light", or of either alone; undefined for any other
 * words.
 */
export function meldEvent(
  staging: Staging,
  state: GameState,
  words: string,
  controller: PlayerId,
): GameEvent | undefined {
  const match = /^melds?(?: (.+))?$/iu.exec(words.trim());
  if (match === null) return undefined;
  const named = match[1] === undefined ? [] : namesIn(staging, match[1]);
  const pair = named.length === 2 ? named : pairOf(staging, state, named);
  const [one, other] = pair;
  const into = one && other && combined(staging, state, one, other);
  if (one === undefined || other === undefined || into === undefined) {
    staging.issues.push({ path: ['when', 'does', 'action'], message: `I found no meld pair for "${words}".` });
    return undefined;
  }
  const by = { name: 'meld', controller, source: undefined, isEffect: true } as const;
  const exiled = [0, 1].map(
    (index): Effect => ({ kind: 'move', verb: 'exile', who: YOU, what: target(index), to: 'exile' }),
  );
  const effects: readonly Effect[] = [...exiled, { kind: 'meld', into }];
  return { kind: 'carriesOut', effects, by, targets: [idOf(one), idOf(other)], rule: '701.42a' };
}

/** 712.4, 712.14c: problems with the combined back of a meld pair that would enter by itself: it is no card alone. */
export function enteringUnmelded({ names }: Staging, state: GameState): readonly Issue[] {
  return names.objects.flatMap(written => {
    const { entering, name, path } = written;
    const printed = entering?.object.card === undefined ? undefined : state.objects.get(idOf(written))?.printed;
    if (printed?.meldedManaValue === undefined) return [];
    const message = `${name} is two cards melded, so it can't enter by itself: it enters as its two cards meld.`;
    return [{ path, message: `${message} Ask about that with both on the battlefield, as in: does: {action: meld}.` }];
  });
}

const YOU = { kind: 'you' } as const;

function target(index: number): Objects {
  return { kind: 'target', filter: { clauses: [] }, index };
}

/** The one or two objects named; names may contain "and" themselves. */
function namesIn(staging: Staging, words: string): readonly DeclaredObject[] {
  const whole = staging.names.find(words);
  if (whole !== undefined) return [whole];
  for (const { index, 0: between } of words.matchAll(/ (?:and|with) /giu)) {
    const one = staging.names.find(words.slice(0, index));
    const other = staging.names.find(words.slice(index + between.length));
    if (one !== undefined && other !== undefined) return [one, other];
  }
  return [];
}

/** The first two objects of the board that meld, those named among them. */
function pairOf(staging: Staging, state: GameState, named: readonly DeclaredObject[]): readonly DeclaredObject[] {
  const there = staging.names.objects.filter(it => state.objects.get(idOf(it))?.printed.layout === 'meld');
  for (const one of named.length > 0 ? named : there) {
    const other = there.find(it => it !== one && combined(staging, state, one, it) !== undefined);
    if (other !== undefined) return [one, other];
  }
  return [];
}

/** 701.42b: the card that the two meld into, by the text of one of them. */
function combined(staging: Staging, state: GameState, one: DeclaredObject, other: DeclaredObject): Printed | undefined {
  for (const [from, partner] of [
    [one, other],
    [other, one],
  ] as const) {
    const face = state.objects.get(idOf(from))?.printed.faces[0];
    const into = face && meldsInto(face, from.name, partner.name);
    if (into === undefined) continue;
    return cardNamed(staging, into, ['when', 'does'])?.printed;
  }
  return undefined;
}
