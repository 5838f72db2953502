// Functions of cards: what their abilities do for others and for themselves, in a few words each, without names.
import { type Card, packCards } from '../cards/index.ts';
import type { Ability, Filter } from '../engine/index.ts';
import type { Compiler } from '../scenario/index.ts';

/** A permanent card with its functions. */
export interface StudyCard {
  readonly name: string;
  readonly types: readonly string[];
  readonly legendary: boolean;
  readonly subtypes: readonly string[];
  readonly manaCost: string;
  /** X in its mana cost. */
  readonly hasX: boolean;
  /** Whether it dies where nothing adds to its printed toughness, or waits for a state (603.8) that there may be already. */
  readonly isFragile: boolean;
  /**
   * Wordings "own enters withCounters", "others enters tapped", "replaces putCounters", "others static addTypes",
   * "triggers dies".
   */
  readonly functions: ReadonlySet<string>;
}

/** The permanents of the pack whose every line was read, by name. */
export function studyCards(compiler: Pick<Compiler, 'card'>): readonly StudyCard[] {
  return packCards().flatMap(card => {
    const front = card.faces[0];
    if (!PERMANENT.test(front.typeLine) || !LAYOUTS.has(card.layout)) return [];
    const { printed, unread } = compiler.card(card);
    const [face] = printed.faces;
    if (unread.length > 0 || face.types.length === 0) return [];
    return [studyCard(card, face)];
  });
}

const PERMANENT = /\b(?:Artifact|Battle|Creature|Enchantment|Land|Planeswalker)\b/u;
const LAYOUTS: ReadonlySet<string> = new Set(['normal', 'saga', 'battle', 'transform']);

const DIES_ALONE = /^0$|\*/u;

function studyCard(card: Card, face: ReturnType<Compiler['card']>['printed']['faces'][0]): StudyCard {
  const functions = face.abilities.flatMap(functionsOf);
  return {
    name: card.faces.length > 1 ? card.faces[0].name : card.name,
    types: face.types,
    legendary: face.supertypes.includes('Legendary'),
    subtypes: face.subtypes,
    manaCost: card.faces[0].manaCost,
    hasX: card.faces[0].manaCost.includes('{X}'),
    isFragile: DIES_ALONE.test(card.faces[0].toughness ?? '') || functions.includes('own triggers state'),
    functions: new Set(functions),
  };
}

/** Whether two cards have the same function: the same types, and abilities that do the same kinds of things. */
export function likeFunction(one: StudyCard, other: StudyCard): boolean {
  if (one.functions.size !== other.functions.size || one.types.join() !== other.types.join()) return false;
  return [...one.functions].every(it => other.functions.has(it));
}

function functionsOf(ability: Ability): readonly string[] {
  switch (ability.kind) {
    case 'replacement': {
      const { event } = ability;
      const kinds = ability.rewrites.flatMap(rewrite =>
        rewrite.kind === 'may' || rewrite.kind === 'if'
          ? [rewrite.kind, ...rewrite.then.map(it => it.kind)]
          : [rewrite.kind],
      );
      if (event.kind !== 'enters') return [`replaces ${event.kind}`];
      return kinds.map(it => `${whose(event.what)} enters ${it}`);
    }
    case 'static':
      return ability.effects.flatMap(({ affects, changes }) =>
        changes.map(it => (it.kind === 'rule' ? `rule ${it.rule.kind}` : `${whose(affects)} static ${it.kind}`)),
      );
    case 'triggered':
      return ability.events.flatMap(event => {
        if (event.kind === 'text') return ['other'];
        if (event.kind === 'state') return ['own triggers state'];
        const what = 'what' in event ? event.what : undefined;
        const isBatch = 'oneOrMore' in event && event.oneOrMore === true;
        return [
          `${what === undefined ? 'any' : whose(what)} triggers ${event.kind}`,
          ...(isBatch ? [`batch triggers ${event.kind}`] : []),
          ...(ability.condition === undefined ? [] : [`conditional triggers ${event.kind}`]),
        ];
      });
    case 'cant':
      return [`cannot ${ability.what.kind}`];
    case 'keyword':
      return [`keyword ${ability.keyword}`];
    default:
      return ['other'];
  }
}

function whose(filter: Filter): 'own' | 'others' {
  return filter.clauses.some(it => it.kind === 'is') ? 'own' : 'others';
}
