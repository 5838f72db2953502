// The one opponent by a given name: "Kevin casts Murder", "I bolt Steve", "my friend Dave has Blood Moon".
import type { CardBook } from '../../cards/index.ts';
import { GIVEN_NAME, mayNameSomebody } from '../words/given-names.ts';

/** A given name, with what makes it whose something is. */
const CALLED = new RegExp(
  `(?<![\\p{L}\\p{N}'’-])(${GIVEN_NAME})('s|’s|s(?= (?:\\p{Lu}|face\\b)))?(?![\\p{L}\\p{N}'’-])`,
  'gu',
);

const KIN =
  'opponent|opp|friend|buddy|mate|pal|enemy|brother|sister|roommate|neighbou?r|cousin|boyfriend|girlfriend|husband|wife|partner|dad|mom|son|daughter|coworker';
/** The wording "my friend Steve", of which the name tells nothing. */
const APPOSED = new RegExp(
  `\\b((?:[Mm]y|[Tt]he|[Aa]n?|[Tt]his|[Oo]ur) (?:${KIN}))(?:,? (?:called|named))? (${GIVEN_NAME})(?=['’]s\\b|s?(?![\\p{L}'’]))`,
  'u',
);

/** Names of players of judges, who ask for whom they name first. */
const OTHER_PLAYERS = /\b(?:[Bb]ob|[Aa]nn|[Nn]orman|[Aa]lice|player [AB]|[AP][12P])\b/u;

/** Words around what only a card is: owned, played, destroyed, or the one that triggers. */
const LED_AS_CARD =
  /(?:^|[\s(])(?:my|a|an|another|the|this|cast|casting|play|playing|equip|clone|cloning|copy|copying|blink|blinking|flicker|reanimate|sacrifice|sac|untap|crew|named|control|controls|have|got|had|with|commander is|\+) $/iu;
const LEFT_AS_CARD =
  /^ ?(?:\+|enters\b|etbs?\b|dies\b|died\b|gets (?:destroyed|exiled|blinked|killed)\b|is (?:destroyed|exiled|sacrificed|in play|on the battlefield|out\b|blinked|bounced|my commander|an? \d|indestructible)|triggers?\b|comes (?:in|down|back)\b)/iu;
const OWNED_OF_CARD =
  /^ (?:triggers?|abilit|power|toughness|counters?|etb|effect|attack trigger|cast trigger|static)/iu;

/** Words to and of somebody who is no player: "hey Kevin", "thanks Steve". */
const GREETED = /\b(?:hi|hey|hello|yo|thanks|thx|ty|sincerely|cheers),? $/iu;

/** The text with a given name that is typed beside other words for the same person left out, and those words for it elsewhere. */
export function withoutApposed(text: string): string {
  const [said, person, name] = mayNameSomebody(text) ? (APPOSED.exec(text) ?? []) : [];
  if (said === undefined || person === undefined || name === undefined) return text;
  const words = person.replace(/^\p{Lu}/u, it => it.toLowerCase());
  return text
    .replaceAll(said, person)
    .replace(CALLED, (typed, called: string, whose = '') => (called === name ? `${words}${whose}` : typed));
}

/** The text with whoever is called by the one given name in it called the opponent, and that name; undefined for none. */
export function opponentCalled(
  typed: string,
  opponent: string,
  { namesIn }: Pick<CardBook, 'namesIn'>,
): { readonly text: string; readonly typed: string } | undefined {
  const found = mayNameSomebody(typed) ? [...typed.matchAll(CALLED)] : [];
  const [name] = found.map(([, it = '']) => it);
  if (name === undefined || OTHER_PLAYERS.test(typed)) return undefined;
  const isOne = found.every(([, it = '']) => it.toLowerCase() === name.toLowerCase());
  if (!isOne || found.some(it => isCard(typed, it)) || isInName(typed, found, namesIn)) return undefined;
  const text = typed.replace(CALLED, (_, __, whose?: string) => (whose === undefined ? opponent : `${opponent}'s`));
  return { text, typed: name };
}

function isCard(text: string, { 0: called, index, 2: whose }: RegExpExecArray): boolean {
  const [before, after] = [text.slice(0, index), text.slice(index + called.length)];
  if (GREETED.test(before)) return true;
  if (whose !== undefined) return OWNED_OF_CARD.test(after);
  return LED_AS_CARD.test(before) || LEFT_AS_CARD.test(after);
}

/** Whether the name is a part of a card's, or a card's own that does nothing that a player alone does, where it stands. */
function isInName(text: string, found: readonly RegExpExecArray[], namesIn: CardBook['namesIn']): boolean {
  const { words, spans } = namesIn(text);
  const acts = found.some(it => DOES.test(text.slice(it.index + (it[1]?.length ?? 0))));
  return spans.some(({ from, to }) => {
    const [first, last] = [words[from]?.at ?? 0, words[to - 1]?.end ?? 0];
    const isOne = to - from === 1 && acts;
    return !isOne && found.some(({ index, 1: name = '' }) => index >= first && index + name.length <= last);
  });
}

/** Words for what a player does or has, and no card: "Mike has Kismet", "Tom draws two", "Sam's Blood Moon". */
const DOES =
  /^(?: (?:casts?|plays?|played|draws?|drew|discards?|mills?|resolves?|controls|owns|is (?:at|down to) \d|(?:has|had) (?:(?:an?|the|two|\d) )?\p{Lu}|\p{Lu}\p{Ll}+s )|['’]s? (?:at \d|\p{Lu}))/u;
