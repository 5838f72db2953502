// 607.2d: an ability granted by a permanent says "the chosen color" of that permanent's choice, not of the receiver's.
import type { Ability } from '../ability/ability.ts';
import type { Clause } from '../ability/filter.ts';
import type { Chosen } from '../model/object.ts';

/** The abilities with what was chosen for their grantor written into them. */
export function asChosen(abilities: readonly Ability[], chosen: Chosen): readonly Ability[] {
  return abilities.some(speaksOfChoice)
    ? abilities.map(ability => (speaksOfChoice(ability) ? said(ability, chosen) : ability))
    : abilities;
}

const SPEAKS = new WeakMap<Ability, boolean>();

function speaksOfChoice(ability: Ability): boolean {
  let speaks = SPEAKS.get(ability);
  if (speaks === undefined) {
    const said = JSON.stringify(ability);
    speaks = said.includes('"kind":"chosen"') || (ability.kind === 'keyword' && CHOSEN_WORDS.has(ability.words ?? ''));
    SPEAKS.set(ability, speaks);
  }
  return speaks;
}

/** How keywords say it in words: "protection from the chosen color". */
const CHOSEN_WORDS: ReadonlyMap<string, string> = new Map([
  ['the chosen color', 'color'],
  ['the last chosen color', 'color'],
  ['the chosen type', 'creatureType'],
  ['the chosen creature type', 'creatureType'],
  ['the chosen name', 'cardName'],
]);

function said(ability: Ability, chosen: Chosen): Ability {
  if (ability.kind === 'keyword') {
    const clause = clauseFor(CHOSEN_WORDS.get(ability.words ?? ''), chosen);
    const { words: _, ...rest } = ability;
    if (clause !== undefined) return { ...rest, of: { clauses: [clause] } };
  }
  // Clauses are replaced by clauses: the shape of the data is kept.
  return rewritten(ability, chosen) as Ability;
}

function rewritten(value: unknown, chosen: Chosen): unknown {
  if (Array.isArray(value)) return value.map(item => rewritten(item, chosen));
  if (typeof value !== 'object' || value === null) return value;
  const node: Readonly<Record<string, unknown>> = { ...value };
  if (node.kind === 'chosen') return clauseFor(node.what, chosen) ?? value;
  return Object.fromEntries(Object.entries(node).map(([key, item]) => [key, rewritten(item, chosen)]));
}

function clauseFor(what: unknown, chosen: Chosen): Clause | undefined {
  const { color, creatureType, cardName } = chosen;
  if (what === 'color' && color !== undefined) return { kind: 'color', color };
  if (what === 'creatureType' && creatureType !== undefined) return { kind: 'subtype', subtype: creatureType };
  if (what === 'cardName' && cardName !== undefined) return { kind: 'named', name: cardName };
  const landType = chosen.basicLandType ?? chosen.landType;
  return what === 'landType' && landType !== undefined ? { kind: 'subtype', subtype: landType } : undefined;
}
