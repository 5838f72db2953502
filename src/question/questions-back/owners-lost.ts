// Owners of cards that a question says and its scenario has otherwise: an answer about another board.
import type { EnteringItem, Scenario } from '../../scenario/index.ts';
import { ownersBehind } from '../tokens/owners-behind.ts';
import type { Token } from '../tokens/question-token.ts';

/**
 * The words "my X" of a question, as it was typed, where the scenario has X, and on the other side alone; and the names of
 * cards that a player has put onto the battlefield from the hand of another, which nobody does without a cause.
 */
export function ownersLost(typed: readonly Token[], { given, when }: Scenario): readonly string[] {
  const players = Object.entries(given.players);
  // of several opponents each may be meant
  if (players.length > 2) return [];
  const sides: Sides = new Map();
  for (const [player, objects] of players) addSides(sides, objects, player);
  addSides(sides, when, undefined);
  const others = playedByOthers(when);
  const taken = typed.flatMap(it => (it.kind === 'card' && it.names.some(name => others.has(name)) ? [it.text] : []));
  if (taken.length > 0) return taken;
  const behind = ownersBehind(typed);
  return typed.flatMap((owner, i) => {
    const card = owner.kind === 'who' && owner.whose && !behind.has(i) ? ownedAt(typed, i + 1) : undefined;
    if (owner.kind !== 'who' || card === undefined) return [];
    const on = card.names.map(it => sides.get(it)).find(it => it !== undefined);
    // "not my Moon"
    const isDenied = isNot(typed[i - 1]);
    const isOn = isDenied ? [...(on ?? [])].some(it => it !== owner.who) : on?.has(owner.who);
    return on === undefined || isOn === true ? [] : [`${owner.text} ${card.text}`];
  });
}

/** Whether a token denies what follows it: "not", "isn't". */
function isNot(token: Token | undefined): boolean {
  return (token?.kind === 'small' && token.word === 'not') || (token?.kind === 'be' && /n['’]?t$/iu.test(token.text));
}

/** The names of cards that enter under the control of another than their owner, as they were cast or played (601.2a, 305.1). */
function playedByOthers(when: Scenario['when']): ReadonlySet<string> {
  if (when.kind !== 'enters') return new Set();
  const others = when.objects.filter(it => isPlayed(it) && it.owner !== undefined && it.owner !== it.under);
  return new Set(others.flatMap(({ card }) => (card === undefined ? [] : [card, ...card.split(' // ')])));
}

function isPlayed({ from, by }: EnteringItem): boolean {
  return by === undefined && (from === 'hand' || from === 'stack');
}

/** The players with whom a card is, by its names; a card that an event names without a player has none. */
type Sides = Map<string, Set<string>>;

/** Adds the sides of the cards in data of a scenario, which is that of a player or of the event. */
function addSides(sides: Sides, data: unknown, player: string | undefined): void {
  if (Array.isArray(data)) for (const item of data) addSides(sides, item, player);
  else if (typeof data === 'object' && data !== null) {
    const { card, owner, under, ...rest } = data as Readonly<Record<string, unknown>>; // a map of the scenario
    for (const side of [owner, under, player])
      if (typeof card === 'string' && typeof side === 'string') addSide(sides, card, side);
    for (const inner of Object.values(rest)) addSides(sides, inner, player);
  }
}

function addSide(sides: Sides, card: string, side: string): void {
  for (const name of [card, ...card.split(' // ')]) sides.set(name, (sides.get(name) ?? new Set()).add(side));
}

/** The card that is owned by whom stands before a place: "my tapped X", "her two X". */
function ownedAt(tokens: readonly Token[], first: number): Extract<Token, { kind: 'card' }> | undefined {
  let at = first;
  while (['state', 'number', 'filler', 'about'].includes(tokens[at]?.kind ?? '')) at++;
  const token = tokens[at];
  return token?.kind === 'card' ? token : undefined;
}
