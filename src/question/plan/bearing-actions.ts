// Actions on which the abilities of a permanent bear: the events that they replace, forbid or wait for.
import type {
  Ability,
  CantAbility,
  Change,
  ContinuousEffect,
  Filter,
  ReplacementAbility,
  TextBearing,
  TriggeredAbility,
} from '../../engine/index.ts';
import { cardWording } from '../../oracle/index.ts';
import type { Known } from '../model/card-traits.ts';
import type { SpokenAction } from '../tokens/question-token.ts';

/** The actions that abilities of a card replace or prevent (614, 615) or forbid (614.17), as far as questions tell them. */
export function bearingActions({ face }: Known): ReadonlySet<SpokenAction> {
  return new Set(face.abilities.flatMap(it => (it.kind === 'triggered' ? [] : (actionsOf(it) ?? []))));
}

/**
 * Whether all that the abilities of a card may do to others shows in events of these actions: "does Maze of Ith stop
 * Emrakul" is not answered by Emrakul's entering.
 */
export function showsIn(
  { face, spell, attaches }: Known,
  { borne, actions }: { readonly borne: Known | undefined; readonly actions: ReadonlySet<SpokenAction> },
): boolean {
  const isShown = (it: Ability) => actionsOf(it)?.every(action => actions.has(action)) === true;
  const isActive = borne === undefined || borne.face.abilities.some(it => it.kind === 'activated');
  // "does Darksteel Plate stop Wrath of God": nothing is equipped
  if (attaches) return false;
  return spell || face.abilities.every(it => isShown(it) || (!isActive && isOfActivating(it)));
}

/** Whether all that an ability does is to forbid activations (602.5). */
function isOfActivating(ability: Ability): boolean {
  return ability.kind === 'cant' && ability.what.kind === 'activate';
}

/** Deeds of players and objects in words of card texts, which no event that is tried shows. */
const DEEDS: readonly (readonly string[])[] = [
  ['search'],
  ['draw'],
  ['sacrifice'],
  ['discard'],
  ['untap'],
  ['win the game'],
  ['lose the game'],
  ['counter', 'counters'],
  ['token', 'tokens'],
  ['life'],
];

/** Keywords of which the ability does such a deed, by its first word. */
const OF_KEYWORDS: Readonly<Record<string, string | undefined>> = {
  afterlife: 'token',
  embalm: 'token',
  eternalize: 'token',
  evolve: 'counter',
  graft: 'counter',
  lifelink: 'life',
  mentor: 'counter',
  modular: 'counter',
  outlast: 'counter',
  training: 'counter',
};

/**
 * Whether both cards speak of the same deed, which neither does as it enters: "does Ashiok stop Misty Rainforest" is no
 * question about its entering.
 */
export function sharesDeed(one: Known, other: Known | undefined): boolean {
  if (other === undefined) return false;
  return DEEDS.some(forms => [one, other].every(it => speaksOf(it, forms) && !isDoneEntering(it, forms)));
}

function speaksOf({ says, face }: Known, forms: readonly string[]): boolean {
  const [deed] = forms;
  return forms.some(says.has) || face.abilities.some(it => it.kind === 'keyword' && OF_KEYWORDS[it.keyword] === deed);
}

/** The wording "does Leonin Arbiter stop the Primeval Titan": that is done as it enters, which is tried. */
function isDoneEntering({ enters, face }: Known, forms: readonly string[]): boolean {
  const texts = face.abilities.flatMap(it =>
    it.kind === 'triggered' && it.events.some(({ kind }) => kind === 'enters') ? [cardWording(it.effect)] : [],
  );
  return enters && texts.some(it => forms.some(it.has));
}

/** The actions on which an ability bears, none for what changes characteristics; undefined for what no question tells. */
function actionsOf(ability: Ability): readonly SpokenAction[] | undefined {
  switch (ability.kind) {
    case 'triggered':
      // "whenever a creature entering causes a triggered ability to trigger"
      return allOf(ability.events.map(it => TRIGGERS[it.kind === 'causesTrigger' ? it.cause.kind : it.kind]));
    case 'replacement':
      return ACTIONS[ability.event.kind];
    case 'cant':
      return ACTIONS[ability.what.kind];
    case 'static':
      return allOf(ability.effects.flatMap(effect => effect.changes.map(it => actionsOfChange(it, effect))));
    case 'activated':
      return ability.sort === 'mana' ? [] : undefined;
    case 'unread':
      return undefined;
    default:
      return [];
  }
}

function allOf(lists: readonly (readonly SpokenAction[] | undefined)[]): readonly SpokenAction[] | undefined {
  return lists.includes(undefined) ? undefined : lists.flatMap(it => it ?? []);
}

type EventKind = ReplacementAbility['event']['kind'] | CantAbility['what']['kind'];

/** Searches, sacrifices and counters are told by the words that both cards have. */
const ACTIONS: Readonly<Partial<Record<EventKind, readonly SpokenAction[]>>> = {
  createTokens: ['creates'],
  dealDamage: ['deals'],
  destroy: ['dies'],
  draw: ['draws'],
  enters: ['enters'],
  gainLife: ['gainsLife'],
  haveCounters: [],
  loseLife: ['losesLife'],
  mill: ['mills'],
  move: ['dies'],
  prevented: ['deals'],
  putCounters: [],
  sacrificed: [],
  searchLibrary: [],
};

const TRIGGERS: Readonly<Partial<Record<TriggeredAbility['events'][number]['kind'], readonly SpokenAction[]>>> = {
  attacks: ['attacks'],
  dies: ['dies'],
  enters: ['enters'],
};

function actionsOfChange(change: Change, { affects }: ContinuousEffect): readonly SpokenAction[] | undefined {
  // "creature cards in graveyards lose all abilities"
  const isElsewhere = affects.clauses.some(it => it.kind === 'inZone' && it.zone !== 'battlefield');
  if (change.kind === 'text' || isElsewhere) return undefined;
  if (change.kind !== 'rule') return [];
  const { rule } = change;
  // "creatures with power greater than the number of cards in your hand": what is counted was not told
  if (rule.kind === 'text') return isOfAttacking(rule.about) && isPlain(affects) ? ['attacks'] : undefined;
  return SHOWN.includes(rule.kind) ? [] : undefined;
}

/** Whether a text forbids to attack, whatever would be attacked, and nothing else. */
function isOfAttacking(about: readonly TextBearing[]): boolean {
  return about.includes('attacking at all') && about.every(it => it === 'attacking' || it === 'attacking at all');
}

type Clause = Filter['clauses'][number];

/** Whether a filter tells objects by what they are, without a number. */
function isPlain({ clauses }: Filter): boolean {
  return clauses.every(isPlainClause);
}

function isPlainClause(clause: Clause): boolean {
  if (clause.kind === 'any' || clause.kind === 'all') return clause.of.every(isPlainClause);
  return clause.kind === 'not' ? isPlainClause(clause.of) : PLAIN.includes(clause.kind);
}

const PLAIN: readonly Clause['kind'][] = ['type', 'controlledBy', 'permanent', 'other', 'keyword', 'color', 'subtype'];

/** Rules of the game whose change shows in the events that are tried for two cards. */
const SHOWN: readonly string[] = ['noLegendRule', 'noTriggers', 'extraTriggers', 'devotion'];
