// Keywords that are activated abilities (702), as the abilities they mean, of permanents and of cards elsewhere.
import type { KeywordAbility } from '../../engine/index.ts';
import { NUMBER_WORDS } from '../../kit/number-words.ts';
import { KEYWORD_PLACEMENTS } from './keyword-placements.ts';

/** The texts of the activated abilities that a keyword of an object means; none for any other keyword. */
export function keywordActivations(
  ability: KeywordAbility,
  name: string,
  print: (ability: KeywordAbility) => string | undefined,
): readonly string[] {
  const { keyword, cost, amount, of } = ability;
  const usual = keyword === 'craft' ? crafting(ability) : (MEANINGS.get(keyword) ?? typecycling(keyword));
  const meaning = of === undefined ? usual : equipping(ability, print);
  if (meaning === undefined) return [];
  const number = typeof amount === 'number' ? String(amount) : 'X';
  const price = (cost ?? '').replace(/^—/u, '');
  const title = `${keyword.charAt(0).toUpperCase()}${keyword.slice(1)}`;
  const one = `${title} — ${meaning({ price, number, name })}`;
  // 702.49d: from the command zone as well
  if (keyword === 'commander ninjutsu')
    return [
      one,
      one
        .replace(', Return', `, Reveal ${name} from the command zone, Return`)
        .replace('from your hand tapped', 'tapped'),
    ];
  // 702.151a: two abilities
  return keyword === 'reconfigure'
    ? [one, `${title} — ${price}: Unattach ${name}. Activate only if ${name} is attached to a creature. ${SORCERY}`]
    : [one];
}

/** Whether a text is that of cycling or typecycling (702.29). */
export function isCycling(text: string): boolean {
  return /^[a-z ]*cycling — /iu.test(text);
}

/** Whether a text is that of crew (702.122a). */
export function isCrewing(text: string): boolean {
  return /^crew — /iu.test(text);
}

/** Whether a text is that of saddle (702.171a). */
export function isSaddling(text: string): boolean {
  return /^saddle — /iu.test(text);
}

interface Written {
  readonly price: string;
  /** The number of a keyword that has one. */
  readonly number: string;
  readonly name: string;
}

type Meaning = (written: Written) => string;

const SORCERY = 'Activate only as a sorcery.';

/** 702.122a, 702.171a: creatures tapped for their power. */
const tapped = ({ number }: Written) =>
  `Tap any number of other untapped creatures you control with total power ${number} or greater`;

/** 702.128a, 702.129a, 702.141a: a card in a graveyard exiled for a copy of it. */
function exiled(keyword: 'embalm' | 'eternalize', { price, name }: Written): string {
  const words = KEYWORD_PLACEMENTS[keyword]?.replaceAll('~', name) ?? '';
  return `${price}, Exile ${name} from your graveyard: ${words.charAt(0).toUpperCase()}${words.slice(1)} ${SORCERY}`;
}

function searchesFor(what: string, { price, name }: Written): string {
  return `${price}, Discard ${name}: Search your library for ${what}, reveal it, put it into your hand, then shuffle.`;
}

function countersInWords(number: string): string {
  return number === '1' ? 'a +1/+1 counter' : `${NUMBER_WORDS[Number(number)] ?? number} +1/+1 counters`;
}

/** 702.6c, 702.6e: "equip [quality]", which may target creatures of that quality alone, or planeswalkers. */
function equipping(
  ability: KeywordAbility,
  print: (ability: KeywordAbility) => string | undefined,
): Meaning | undefined {
  const [, quality] = /^equip ([^{—]+?) ?(?:\{|—)/iu.exec(print(ability) ?? '') ?? [];
  if (ability.keyword !== 'equip' || quality === undefined) return undefined;
  const isWhole = ability.of?.clauses.some(it => it.kind === 'type') === true;
  const noun = isWhole ? quality : `${quality} creature`;
  const asCreature = quality === 'planeswalker' ? ' as though it were a creature' : '';
  return ({ price, name }) => `${price}: Attach ${name} to target ${noun} you control${asCreature}. ${SORCERY}`;
}

/** 702.167a: what is exiled is on the battlefield or in the graveyard. */
function crafting({ words = '' }: KeywordAbility): Meaning {
  const isMany = /^(?:one or more|two|three|four|five|six) /u.test(`${words} `);
  const article = /^[aeiou]/iu.test(words) ? 'an' : 'a';
  const materials = words === 'one or more' ? 'one or more permanents' : isMany ? words : `${article} ${words}`;
  return ({ price, name }) =>
    `${price}, Exile ${name}, Exile ${materials} from among permanents you control and/or cards in your graveyard: Return ${name} to the battlefield transformed under its owner's control. ${SORCERY}`;
}

/** Whether a text is that of craft (702.167a). */
export function isCrafting(text: string): boolean {
  return /^craft — /iu.test(text);
}

/** Whether a text is that of an equip ability (702.6). */
export function isEquipping(text: string): boolean {
  return /^equip — /iu.test(text);
}

/** 702.49a: from the hand, by an attacker that comes back unblocked. */
function ninjutsu({ price, name }: Written): string {
  return `${price}, Return an unblocked attacking creature you control to its owner's hand: Put ${name} onto the battlefield from your hand tapped and attacking.`;
}

const MEANINGS: ReadonlyMap<string, Meaning> = new Map([
  // 702.6a, 702.67a, 702.151a
  ['equip', ({ price, name }) => `${price}: Attach ${name} to target creature you control. ${SORCERY}`],
  ['fortify', ({ price, name }) => `${price}: Attach ${name} to target land you control. ${SORCERY}`],
  ['reconfigure', ({ price, name }) => `${price}: Attach ${name} to another target creature you control. ${SORCERY}`],
  // 702.87a, 702.107a
  ['level up', ({ price, name }) => `${price}: Put a level counter on ${name}. ${SORCERY}`],
  ['outlast', ({ price, name }) => `${price}, {T}: Put a +1/+1 counter on ${name}. ${SORCERY}`],
  // 702.29a, 702.29e
  ['cycling', ({ price, name }) => `${price}, Discard ${name}: Draw a card.`],
  ['landcycling', written => searchesFor('a land card', written)],
  ['basic landcycling', written => searchesFor('a basic land card', written)],
  ['artifact landcycling', written => searchesFor('an artifact land card', written)],
  // 702.53a, 702.71a
  ['transmute', written => `${searchesFor(`a card with the same mana value as ${written.name}`, written)} ${SORCERY}`],
  [
    'transfigure',
    ({ price, name }) =>
      `${price}, Sacrifice ${name}: Search your library for a creature card with the same mana value as ${name}, put it onto the battlefield, then shuffle. ${SORCERY}`,
  ],
  // 702.49a, 702.49d
  ['ninjutsu', written => ninjutsu(written)],
  ['commander ninjutsu', written => ninjutsu(written)],
  // 702.77a
  [
    'reinforce',
    ({ price, number, name }) => `${price}, Discard ${name}: Put ${countersInWords(number)} on target creature.`,
  ],
  // 702.84a, 702.97a
  [
    'unearth',
    ({ price, name }) =>
      `${price}: Return ${name} from your graveyard to the battlefield. It gains haste. Exile it at the beginning of the next end step. If ${name} would leave the battlefield, exile it instead of putting it anywhere else. ${SORCERY}`,
  ],
  [
    'scavenge',
    ({ price, name }) =>
      `${price}, Exile ${name} from your graveyard: Put a number of +1/+1 counters on target creature equal to ${name}'s power. ${SORCERY}`,
  ],
  // 702.122a, 702.171a, 702.184a
  ['crew', written => `${tapped(written)}: ${written.name} becomes an artifact creature until end of turn.`],
  ['saddle', written => `${tapped(written)}: ${written.name} becomes saddled until end of turn. ${SORCERY}`],
  [
    'station',
    ({ name }) =>
      `Tap another untapped creature you control: Put a number of charge counters on ${name} equal to the tapped creature's power. ${SORCERY}`,
  ],
  // 702.128a, 702.129a, 702.141a
  ['embalm', written => exiled('embalm', written)],
  ['eternalize', written => exiled('eternalize', written)],
  [
    'encore',
    ({ price, name }) =>
      `${price}, Exile ${name} from your graveyard: For each opponent, create a token that's a copy of ${name}. It gains haste. Sacrifice them at the beginning of the next end step. ${SORCERY}`,
  ],
]);

/** 702.29e: "plainscycling", "slivercycling". */
function typecycling(keyword: string): Meaning | undefined {
  const [, type] = /^(plains|island|swamp|mountain|forest|sliver|wizard)cycling$/u.exec(keyword) ?? [];
  if (type === undefined) return undefined;
  const noun = `${type.charAt(0).toUpperCase()}${type.slice(1)}`;
  return written => searchesFor(`${/^[aeiou]/u.test(type) ? 'an' : 'a'} ${noun} card`, written);
}
