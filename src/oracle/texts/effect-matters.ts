// Matters of effects that are kept as text: what an ability does, or may bear on, once it resolves.
import type { EffectAction } from '../../vocabulary/index.ts';

/** A thing that an effect does, may change, or leaves open. */
export type EffectMatter =
  | EffectAction
  | 'counters'
  | 'life total'
  | 'size'
  | 'tapping'
  | 'controller'
  | 'types'
  | 'colors'
  | 'keywords'
  | 'zone'
  | 'own zone' // its own object leaves the battlefield, now or at a later time
  | 'death' // creatures may die
  | 'removal' // permanents leave the battlefield by it
  | 'end of the game' // somebody may lose or win
  | 'title' // somebody becomes the monarch or takes the initiative
  | 'triggers' // it may make abilities trigger
  | 'option' // somebody may leave it undone
  | 'own option' // its controller may
  | 'price' // somebody may pay for it, or to keep it from being done
  | 'mana spent' // it asks which mana its source was cast for
  | 'condition' // whether it is done depends on more than its controller's choice
  | 'untold condition'; // one that no board tells

const WORDS: Readonly<Record<EffectMatter, RegExp>> = {
  draw: /\bdraws?\b/iu,
  'gain life': /\bgains? (?:(?:\w+|that much) )?life\b/iu,
  'lose life': /\bloses? (?:(?:\w+|that much) )?life\b/iu,
  damage: /\bdamage\b/iu,
  token: /\bcreates?\b/iu,
  mana: /\badds? (?:\{|one\b|an additional|an amount|X\b|that much|\w+ mana\b)/iu,
  search: /\bsearch(?:es)?\b/iu,
  return: /\breturns?\b/iu,
  sacrifice: /\bsacrifices?\b/iu,
  untap: /\buntaps?\b(?! steps?\b)/iu,
  exile: /\bexiles?\b/iu,
  destroy: /\bdestroys?\b/iu,
  shuffle: /\bshuffles?\b/iu,
  scry: /\bscr(?:y|ies)\b/iu,
  surveil: /\bsurveils?\b/iu,
  investigate: /\binvestigates?\b/iu,
  proliferate: /\bproliferates?\b/iu,
  counters: /\bcounters?\b/iu,
  'life total': /\blife\b|\bdamage\b/iu,
  size: /counters?\b|\bgets? |\bdouble|base power|becomes?\b|[+-](?:\d|X)\/[+-](?:\d|X)/iu,
  tapping: /\b(?:un)?tap\b/iu,
  controller: /\bcreates?\b|\breturns?\b|\bcontrol\b/iu,
  types: /\bbecomes?\b|\btypes?\b/iu,
  colors: /\bbecomes?\b|\bcolors?\b/iu,
  keywords: /\bgains? |\bloses? /iu,
  zone: /sacrific|destroy|damage|exile|fight|return|put (?:it|that|them)|shuffle|[+-](?:\d+|X)\/-(?:\d|X)/iu,
  'own zone': /sacrific|exile|return|shuffle/iu,
  death: /sacrific|destroy|damage|fight|-(?:\d+|X)\b/iu,
  removal: /sacrific|destroy|exile/iu,
  'end of the game': /damage|\bloses?\b|draws?\b|\bwins?\b/iu,
  title: /\bbecomes? the monarch\b|\btakes? the initiative\b/iu,
  triggers: /creates?|returns?|battlefield|cop(?:y|ies)|sacrific|destroy|damage|life|counters?\b|attack/iu,
  option: /\bmay\b/iu,
  'own option': /\byou may\b/iu,
  price: /\bunless\b[^.]*\bpays?\b|\bmay pay\b/iu,
  'mana spent': /(?:\} was|\bmana(?: was)?) spent to cast\b/iu,
  condition: /\bunless\b|\bmay pay\b|\bif\b/iu,
  'untold condition': /\bunless\b|\bmay pay\b|\bif (?!(?:you|that player|an opponent|defending player) controls?\b)/iu,
};

/** Whether an effect in its words is of such a matter; of an action, that it is done. */
export function isOfMatter(effect: string, matter: EffectMatter): boolean {
  const isDone = !ACTIONS.has(matter) || !effect.includes("n't");
  return WORDS[matter].test(isDone ? effect : effect.replace(DENIED, ''));
}

/** Whether an effect keeps an action from being done: "it doesn't untap during its controller's next untap step". */
export function deniesAction(effect: string, action: EffectAction): boolean {
  return [...effect.matchAll(DENIED)].some(([denied]) => WORDS[action].test(denied));
}

const ACTIONS: ReadonlySet<EffectMatter> = new Set<EffectAction>([
  'draw',
  'gain life',
  'lose life',
  'damage',
  'token',
  'mana',
  'search',
  'return',
  'sacrifice',
  'untap',
  'exile',
  'destroy',
  'shuffle',
  'scry',
  'surveil',
  'investigate',
  'proliferate',
]);

const DENIED = /\b(?:doesn|don|can|won)'t (?:be )?\w+/giu;

/** Whether an effect creates tokens of a kind: a copy may be of any. */
export function createsTokenOf(effect: string, token: string): boolean {
  return /\bcopy\b|\bcopies\b/iu.test(effect) || new RegExp(`\\b${token}s?\\b`, 'iu').test(effect);
}
