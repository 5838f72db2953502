// Facts of the turn, of zones and of costs that abilities and instructions look at.
import { type Ability, type Effect, type Objects, type TriggeredAbility, visit } from '../engine/index.ts';
import { isOfMatter } from '../oracle/index.ts';
import type { ThisTurnFact } from '../vocabulary/index.ts';
import type { PaidCard, UnstatedFact } from './unstated-facts.ts';

/** The facts that an ability refers to; of a triggered ability those of its condition. */
export function factsIn(ability: Ability): readonly UnstatedFact['fact'][] {
  // what an activated ability asks for is asked as it is activated
  if (ability.kind === 'activated') return [];
  if (ability.kind === 'keyword' && (ability.keyword === 'sunburst' || ability.amount === 'sunburst')) return ['spent'];
  // what a permanent is protected from is looked at only where something would reach it
  if (ability.kind === 'keyword' && (ability.keyword === 'protection' || ability.keyword === 'hexproof from'))
    return [];
  const facts = factsWhere(visitor => {
    if (ability.kind === 'triggered') visit('condition', ability.condition, visitor);
    else visit('ability', ability, visitor);
  }, ability);
  // "sacrifice it unless {W} was spent to cast it"
  const isOfManaSpent = ability.kind === 'triggered' && isOfMatter(ability.effect, 'mana spent');
  return isOfManaSpent && !facts.includes('spent') ? [...facts, 'spent'] : facts;
}

/** The facts that come up as nodes are visited; `ability` is whose they are. */
export function factsWhere(
  visited: (visitor: ReturnType<typeof visitorOf>) => void,
  ability?: Ability,
): readonly UnstatedFact['fact'][] {
  const facts = new Set<UnstatedFact['fact']>();
  visited(visitorOf(facts, ability));
  return [...facts];
}

interface Counted {
  readonly kind: string;
  readonly what?: unknown;
  readonly verb?: unknown;
  readonly symbol?: unknown;
  readonly of?: unknown;
}

/** Whether what is counted is among the cards of graveyards. */
function isOfGraveyards(of: unknown): boolean {
  const clauses: unknown = typeof of === 'object' && of !== null && 'clauses' in of ? of.clauses : undefined;
  return Array.isArray(clauses) && clauses.some(it => it.kind === 'inZone' && it.zone === 'graveyard');
}

function visitorOf(facts: Set<UnstatedFact['fact']>, ability: Ability | undefined) {
  return {
    effect: (node: Effect) => {
      if (node.kind === 'addMana' && node.of === 'commander identity') facts.add('commander');
      if (node.kind === 'lookAndPick') facts.add('top of library');
    },
    objects: (node: Objects) => {
      if (node.kind === 'choose' && node.filter.clauses.some(it => it.kind === 'inZone' && it.zone === 'library'))
        facts.add('library');
    },
    condition: (node: NonNullable<TriggeredAbility['condition']>) => {
      if (node.kind === 'happened') facts.add(node.what);
      if (node.kind === 'manaSpent') facts.add('spent');
      if (node.kind === 'turn' && node.atMost !== undefined) facts.add('turn');
      if (node.kind === 'step' && node.step !== 'main') facts.add('step');
    },
    clause: (node: { readonly kind: string; readonly what?: unknown }) => {
      if (node.kind === 'history' && node.what === 'exiledWithThis' && ability === undefined) facts.add('exiled with');
      if (node.kind === 'history' && node.what === 'enteredThisTurn') facts.add('entered');
      if (node.kind === 'outsideIdentity') facts.add('commander');
    },
    amount: (node: Counted) => {
      if (node.kind === 'thisTurn' || node.kind === 'playersWhere') facts.add(node.what as ThisTurnFact);
      if (node.kind === 'unspentMana') facts.add('mana');
      if (node.kind === 'colorsSpent' || (node.kind === 'manaSpent' && node.symbol !== undefined)) facts.add('spent');
      if (node.kind === 'handSize') facts.add('hand');
      if (node.kind === 'graveyardSize' || isOfGraveyards(node.of)) facts.add('graveyard');
      if (node.kind === 'identityColors') facts.add('commander');
      if (node.kind === 'linkedTotal' && isPaidCard(node.verb, ability)) facts.add(node.verb);
    },
  };
}

/** Whether the amount is of a card that a cost moved, as the condition of the ability says. */
function isPaidCard(verb: unknown, ability: Ability | undefined): verb is PaidCard {
  const condition = ability?.kind === 'replacement' ? ability.condition?.kind : undefined;
  if (verb === 'crafted') return true;
  return (verb === 'returned' || verb === 'discarded') && (condition === 'kicked' || condition === 'paid');
}
