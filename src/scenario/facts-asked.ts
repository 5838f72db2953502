// Facts of the turn, of zones and of costs that abilities and instructions look at.
import {
  type Ability,
  type Effect,
  expandKeyword,
  type Filter,
  type Objects,
  type PlayerRef,
  type Rewrite,
  type TriggeredAbility,
  visit,
} from '../engine/index.ts';
import { isOfMatter } from '../oracle/index.ts';
import type { ThisTurnFact } from '../vocabulary/index.ts';
import type { PaidCard, UnstatedFact } from './unstated-facts.ts';

/** A fact that is asked for, and whose it is, where that is said: "cards in your graveyard". */
export interface AskedFact {
  readonly fact: UnstatedFact['fact'];
  readonly whose?: PlayerRef;
}

/** An ability and those it stands for, where it is a keyword. */
export function partsOf(ability: Ability): readonly Ability[] {
  return ability.kind === 'keyword' ? [ability, ...expandKeyword(ability).map(it => it.ability)] : [ability];
}

/** The facts that an ability refers to, apart from those a keyword stands for; of a triggered ability those of its condition. */
export function factsAskedIn(ability: Ability): readonly AskedFact[] {
  // what an activated ability asks for is asked as it is activated
  if (ability.kind === 'activated') return [];
  if (ability.kind === 'keyword' && (ability.keyword === 'sunburst' || ability.amount === 'sunburst'))
    return [{ fact: 'spent' }];
  // what a permanent is protected from is looked at only where something would reach it
  if (ability.kind === 'keyword' && (ability.keyword === 'protection' || ability.keyword === 'hexproof from'))
    return [];
  const facts = factsWhere(visitor => {
    if (ability.kind === 'triggered') visit('condition', ability.condition, visitor);
    else visit('ability', ability, visitor);
  }, ability);
  // "sacrifice it unless {W} was spent to cast it"
  const isOfManaSpent = ability.kind === 'triggered' && isOfMatter(ability.effect, 'mana spent');
  return isOfManaSpent && !facts.some(it => it.fact === 'spent') ? [...facts, { fact: 'spent' }] : facts;
}

/** The facts that come up as nodes are visited; `ability` is whose they are. */
export function factsWhere(
  visited: (visitor: ReturnType<typeof visitorOf>) => void,
  ability?: Ability,
): readonly AskedFact[] {
  const facts = new Map<UnstatedFact['fact'], AskedFact>();
  visited(
    visitorOf((fact, whose) => {
      if (!facts.has(fact)) facts.set(fact, whose === undefined ? { fact } : { fact, whose });
    }, ability),
  );
  return [...facts.values()];
}

interface Counted {
  readonly kind: string;
  readonly what?: unknown;
  readonly who?: PlayerRef;
  readonly verb?: unknown;
  readonly symbol?: unknown;
  readonly of?: unknown;
}

type Clause = Filter['clauses'][number];

/** The clause by which what is counted is among the cards of graveyards. */
function ofGraveyards(of: unknown): (Clause & { readonly kind: 'inZone' }) | undefined {
  if (typeof of !== 'object' || of === null || !('clauses' in of)) return undefined;
  const { clauses } = of as Filter; // clauses are of filters alone
  return clauses.find(it => it.kind === 'inZone' && it.zone === 'graveyard') as ReturnType<typeof ofGraveyards>; // by its kind
}

function visitorOf(add: (fact: UnstatedFact['fact'], whose?: PlayerRef) => void, ability: Ability | undefined) {
  const addGraveyards = (of: unknown) => {
    const clause = ofGraveyards(of);
    if (clause !== undefined) add('graveyard', clause.whose);
  };
  return {
    effect: (node: Effect) => {
      if (node.kind === 'addMana' && node.of === 'commander identity') add('commander');
      if (node.kind === 'lookAndPick') add('top of library');
    },
    objects: (node: Objects) => {
      if (node.kind === 'choose' && node.filter.clauses.some(it => it.kind === 'inZone' && it.zone === 'library'))
        add('library');
    },
    condition: (node: NonNullable<TriggeredAbility['condition']>) => {
      if (node.kind === 'happened') add(node.what);
      if (node.kind === 'manaSpent') add(node.symbols.includes('S') ? 'snow' : 'spent');
      if (node.kind === 'turn' && node.atMost !== undefined) add('turn');
      if (node.kind === 'step' && node.step !== 'main') add('step');
      if (node.kind === 'count') addGraveyards(node.of);
    },
    rewrite: (node: Rewrite) => {
      if (node.kind === 'asCopy') addGraveyards(node.of);
    },
    clause: (node: { readonly kind: string; readonly what?: unknown }) => {
      if (node.kind === 'history' && node.what === 'exiledWithThis' && ability === undefined) add('exiled with');
      if (node.kind === 'history' && node.what === 'enteredThisTurn') add('entered');
      if (node.kind === 'outsideIdentity') add('commander');
    },
    amount: (node: Counted) => {
      if (node.kind === 'thisTurn' || node.kind === 'playersWhere') add(node.what as ThisTurnFact);
      if (node.kind === 'unspentMana') add('mana');
      if (node.kind === 'colorsSpent' || (node.kind === 'manaSpent' && node.symbol !== undefined)) add('spent');
      if (node.kind === 'handSize') add('hand', node.who);
      if (node.kind === 'life') add('life', node.who);
      if (node.kind === 'graveyardSize') add('graveyard', node.who);
      else addGraveyards(node.of);
      if (node.kind === 'identityColors') add('commander');
      if (node.kind === 'linkedTotal' && isPaidCard(node.verb, ability)) add(node.verb);
    },
  };
}

/** Whether the amount is of a card that a cost moved, as the condition of the ability says. */
function isPaidCard(verb: unknown, ability: Ability | undefined): verb is PaidCard {
  const condition = ability?.kind === 'replacement' ? ability.condition?.kind : undefined;
  if (verb === 'crafted') return true;
  return (verb === 'returned' || verb === 'discarded') && (condition === 'kicked' || condition === 'paid');
}
