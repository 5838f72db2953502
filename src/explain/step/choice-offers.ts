// Offers of a choice in the words of the card: the price, the option of a keyword, the few words to choose among.

import type { Choice, ChoiceOffer, ObjectId, Pick } from '../../engine/index.ts';
import { listInWords, possessive } from '../english.ts';
import { abilitiesOf, type ExplainContext } from '../explain-context.ts';
import { CARD_VOICE, makePhraser } from '../phrase/make-phraser.ts';
import { offeredOption } from './offered-option.ts';
import { pickWords } from './pick-words.ts';

/** The words to choose among, where they are few: "Khans or Dragons". */
export function fewWords(context: ExplainContext, { kind, options }: Choice): string | undefined {
  if ((kind !== 'mode' && kind !== 'word') || options.length < 2 || options.length > MOST_WORDS) return undefined;
  return listInWords(
    options.map(it => pickInShort(context, it.pick, it.label)),
    'or',
  );
}

const MOST_WORDS = 4;

/** A pick in words, without what all the ways to be that a card offers have in common. */
export function pickInShort(context: ExplainContext, pick: Pick, label?: string): string {
  const words = pickWords(context, pick, label);
  // an effect without a source is called by its text, of which no more is quoted than it takes
  if (pick.kind === 'effect') return context.names.effect({ source: undefined, name: words, controller: undefined });
  return pick.kind === 'word' ? words.replace(IN_ADDITION, '') : words;
}

const IN_ADDITION = / in addition to (?:its|the) other types/;

/** The option that a rule, a keyword or the text of a card offers: "unleash Splatter Thug"; undefined without one. */
export function optionOf(context: ExplainContext, choice: Choice): string | undefined {
  const { object, offers } = choice;
  const name = object === undefined ? undefined : context.names.object(object);
  if (offers !== undefined) return OFFERS[offers](name);
  if (name === undefined) return undefined;
  const keywords = abilitiesOf(context, object).flatMap(it => (it.kind === 'keyword' ? [it.keyword] : []));
  const told = keywords.flatMap(it => BY_KEYWORD.get(it)?.(name) ?? [])[0] ?? offeredOption(context, choice);
  const by = choice.offered?.by;
  if (told !== undefined || by?.source === undefined) return told;
  const ability = `use ${possessive(context.names.effect(by))} ability`;
  return by.source === object ? ability : `${ability} for ${name}`;
}

/** Options that rules offer; of an object, except for counters of players. */
const OFFERS = {
  'redirected damage': name => name && `have ${name} dealt the damage`,
  'counters of a player': () => 'give that player another counter of each kind',
  dredge: name => name && `dredge ${name}`,
  'command zone': name => name && `put ${name} into the command zone`,
} as const satisfies Record<ChoiceOffer, (name: string | undefined) => string | undefined>;

/** Options by the keyword ability that offers them. */
const BY_KEYWORD: ReadonlyMap<string, (name: string) => string> = new Map([
  ['unleash', name => `unleash ${name}`],
  ['tribute', name => `pay ${possessive(name)} tribute`],
]);

/** The payment of mana that the choice offers: "pay {2}". */
export function offeredPrice({ offered }: Choice): string | undefined {
  const [first] = offered?.effects ?? [];
  return first?.kind === 'payMana' ? `pay ${first.cost}` : undefined;
}

/** The payment that the object's own ability offers as it enters: "pay two life". */
export function priceOf(context: ExplainContext, object: ObjectId | undefined): string | undefined {
  const phraser = makePhraser(CARD_VOICE);
  for (const ability of abilitiesOf(context, object)) {
    const offer = ability.kind === 'replacement' ? ability.rewrites.find(it => it.kind === 'may') : undefined;
    if (offer?.kind !== 'may' || !offer.effects.some(it => it.kind === 'payLife' || it.kind === 'payMana')) continue;
    const words = phraser.effects(offer.effects);
    if (words.startsWith('you pay ')) return words.slice('you '.length);
  }
  return undefined;
}
