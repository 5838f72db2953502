// Owners of cards that a question says and its scenario has otherwise: an answer about another board.
import type { Scenario } from '../../scenario/index.ts';
import type { Token } from '../tokens/question-token.ts';

/** The words "my X" of a question, as it was typed, where the scenario has X, and on the other side alone. */
export function ownersLost(typed: readonly Token[], { given, when }: Scenario): readonly string[] {
  const players = Object.entries(given.players);
  // of several opponents each may be meant
  if (players.length > 2) return [];
  const sides: Sides = new Map();
  for (const [player, objects] of players) addSides(sides, objects, player);
  addSides(sides, when, undefined);
  return typed.flatMap((owner, i) => {
    const card = owner.kind === 'who' && owner.whose ? ownedAt(typed, i + 1) : undefined;
    if (owner.kind !== 'who' || card === undefined) return [];
    const on = card.names.map(it => sides.get(it)).find(it => it !== undefined);
    return on === undefined || on.has(owner.who) ? [] : [`${owner.text} ${card.text}`];
  });
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
