// Amounts in effects that are kept as text: fixed numbers, and the players whom they reach.
import { NUMBER_WORDS } from '../../kit/number-words.ts';

/** The amounts that an effect may have. */
export type EffectAmount = 'cards drawn' | 'life gained' | 'life lost' | 'damage' | 'tokens' | 'mana';

/** The players whom an effect reaches; `player of the event` is "that player". */
export type EffectReach =
  | 'controller'
  | 'all players'
  | 'each opponent'
  | 'one opponent'
  | 'any player'
  | 'player of the event';

/** Words before which the one who does it stands, as a verb of the controller and of somebody else. */
const VERBS: Readonly<Record<EffectAmount, readonly [own: RegExp, others: RegExp]>> = {
  'cards drawn': [
    /(?:^|[,.] |\b(?:you|may|and|then|to) )draw\b/iu,
    /([a-z' ]+?) draws\b|(they) draw\b|\bhave ([a-z ]+?) draw\b/iu,
  ],
  'life gained': [
    /(?:^|[,.] |\b(?:you|may|and|then) )gain\b/iu,
    /([a-z' ]+?) gains\b|(they) gain\b|\bhave ([a-z ]+?) gain\b/iu,
  ],
  'life lost': [/(?:^|[,.] |\b(?:you|and) )lose\b/iu, /([a-z' ]+?) loses\b|(they) lose\b|\bhave ([a-z ]+?) lose\b/iu],
  damage: [/damage to you\b/iu, /damage to ([a-z' ]+)/iu],
  mana: [/(?:^|[,.] |\b(?:you|may|and|then) )add\b/iu, /([a-z' ]+?) adds\b/iu],
  tokens: [/(?:^|[,.] |\b(?:you|may|and|then|to) )create\b/iu, /([a-z' ]+?) creates\b|(they) create\b/iu],
};

/** The players whom an effect reaches with an amount; undefined where its words do not tell. */
export function reachOf(effect: string, of: EffectAmount): EffectReach | undefined {
  // whose controller that is, the words do not tell: "its controller may draw a card"
  if (/\b(?:its|their) (?:controller|owner)s? may\b/iu.test(effect)) return undefined;
  const [own, others] = VERBS[of];
  const said = others
    .exec(effect)
    ?.slice(1)
    .find(it => it !== undefined);
  if (said === undefined || (!/\bthey\b/u.test(said) && own.test(effect)))
    return own.test(effect) ? 'controller' : undefined;
  if (/\beach player\b|\ball players\b/iu.test(said)) return 'all players';
  if (/\b(?:each|target|an) opponent\b/iu.test(said)) return /\beach\b/iu.test(said) ? 'each opponent' : 'one opponent';
  if (/\bany target\b|\btarget player\b/iu.test(said)) return 'any player';
  return /\bthat player\b|\bthey\b/iu.test(said) ? 'player of the event' : undefined;
}

const NUMBER = '(an?|\\d+|[a-z]+)';

/** The fixed number in the words of an ability, for each amount but tokens, which may be of several kinds. */
const FIXED: { readonly [A in EffectAmount]: RegExp | undefined } = {
  'cards drawn': new RegExp(`^(?:you )?draw ${NUMBER} cards?(?:[.]| and\\b|$)`, 'i'),
  'life gained': new RegExp(`(?:^|\\band )(?:you )?gain ${NUMBER} life(?:[.]| and\\b|$)`, 'i'),
  'life lost': new RegExp(
    `^(?:(?:target player|target opponent|each opponent|that player) loses|they lose) ${NUMBER} life(?:[.]| and\\b|$)`,
    'i',
  ),
  damage: new RegExp(
    `^[^.]*\\bdeals ${NUMBER} damage to (?:any target|each opponent|target player|that player)(?:[.]|$)`,
    'i',
  ),
  tokens: undefined,
  mana: undefined,
};

/** The fixed number of an effect, its option taken; undefined where it has none, or something else decides it. */
export function fixedNumberIn(effect: string, of: EffectAmount): number | undefined {
  const told = effect.replace(/^you may /iu, '');
  if (/\b(?:may|unless|if|x|equal|twice|instead)\b/i.test(told)) return undefined;
  const word = FIXED[of]?.exec(told)?.[1];
  return word === undefined ? undefined : numberIn(word);
}

/** Effects that are done to a number of objects, by the words before that number. */
const DONE_TO: Readonly<Record<'search' | 'sacrifice', RegExp>> = {
  search: new RegExp(`^search your library for (?:up to )?${NUMBER} (?!.*\\band an? )[^.]*\\bcards?\\b`, 'iu'),
  sacrifice: new RegExp(`^sacrifice ${NUMBER} `, 'iu'),
};

/** The fixed number of objects that an effect is done to, its option taken; undefined where the words have none. */
export function fixedObjectsIn(effect: string, action: keyof typeof DONE_TO): number | undefined {
  const told = effect.replace(/^you may /iu, '');
  if (/\b(?:may|unless|if|x|equal|twice|instead)\b/iu.test(told)) return undefined;
  const word = DONE_TO[action].exec(told)?.[1];
  return word === undefined ? undefined : numberIn(word);
}

function numberIn(word: string): number | undefined {
  if (/^an?$/i.test(word)) return 1;
  const words: readonly string[] = NUMBER_WORDS;
  const n = /^\d+$/.test(word) ? Number(word) : words.indexOf(word.toLowerCase());
  return n < 0 ? undefined : n;
}
