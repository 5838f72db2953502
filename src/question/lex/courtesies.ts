// Courtesies around a question: "ok so quick question, …", "… thanks in advance!".
import { withoutHearsayBefore } from './hearsay-openings.ts';
import { inPlainWordings } from './plain-wordings.ts';

const TO_WHOM =
  "(?: (?:in advance|so much|a lot|very much|a bunch|again|guys|all|everyone|everybody|judges?|folks|y'?all|friends|lol))*";
const THANKS = `(?:thanks|thank you|thanx|thx|ty|tysm|cheers|tia|much appreciated|appreciate it|appreciate the help|lol|lmao|haha|pls|plz|please|help|asking for (?:a|my) friend|just (?:curious|wondering|checking|asking)|(?:pls|plz|please) help(?: me| us)?|help me(?: out)?|lmk|let me know|(?:but )?(?:my (?:friend|buddy|mate|opponent|opp)|opp) says (?:no|yes|nope|otherwise|not)|or am i (?:wrong|crazy|stupid|dumb|tripping|missing (?:something|sth)))${TO_WHOM}`;

/** Thanks at the end, after whatever sign. */
const AT_END = new RegExp(`(?<![\\s,;.\u2013\u2014-])[\\s,;.\u2013\u2014-]+${THANKS}[\\s.!,)]*$`, 'iu');
/** Words that only say that a question comes, with the sign after them. */
const AT_BEGIN =
  /^(?:(?:ok|okay|so|hey|hi|hello|yo|sup|um|uh|hmm|alright|right|well|judges?|all|guys|folks|everyone|there|a|another|one|just|quick|quickie|simple|easy|board|wipe|token|counter|math|size|dumb|stupid|silly|noob|newbie|weird|odd|random|short|last|rules?|ruling|legend rule|layers?|stack|triggers?|etb|replacement|copy|clones?|tokens?|landfall|morph|counters?|blink|reanimation|legacy|modern|pioneer|standard|vintage|pauper|edh|cedh|commander|shock ?lands?|lands?|life|lifegain|poison|damage|draws?|discards?|sagas?|combat|planeswalkers?|battles?|loyalty|equipment|auras?)[\s,]+){1,8}(?:questions?|q|check|math|time)(?: please| pls| plz| for you)?\s*[,:.!\u2013\u2014-]+\s*(?=\S)/iu;

/** Words to whoever answers, and of the mood of who asks: "Judge! ", "so I'm confused, ", "Hypothetically: ". */
const CALL =
  /^(?:(?:so|ok|okay|hey|um|uh|alright|well),? )?(?:judges?|hypothetically(?: speaking)?|hypothetical(?: scenario| situation| question)?|scenario|i['\u2019]?m (?:so |really |a bit |very |kinda )?(?:confused|lost|stumped|puzzled)(?: (?:here|about this|by this|on this one))?|help(?: me(?: out)?)?)\s*[,:!.\u2013\u2014-]+\s+(?=\S)/iu;

/** The deck that a question is said to be of, and whom it is for: "shadow deck q: ", "Modern players: ". */
const OF_DECK =
  /^(?:[a-z]+ ){1,2}deck (?:questions?|q)\s*[:,.]+\s*(?=\S)|^in (?:legacy|modern|pioneer|standard|vintage|pauper|edh|cedh|commander|limited|draft)\s*[,:]+\s*(?=(?:I|my|if|when|say|suppose|opp|opponent|they|he|she)\b)|^(?:legacy|modern|pioneer|standard|vintage|pauper|edh|cedh|commander) (?:players|people|folks|guys|experts)\s*[:,]+\s*(?=\S)/iu;

/** The text in small letters, where its capitals tell nothing: it has no others, or each word begins with one; the text itself for others. */
export function inReadableLetters(text: string): string {
  const isInCapitals = !/\p{Ll}/u.test(text) && /\p{Lu}{4}/u.test(text);
  return isInCapitals || isInTitleCase(text) ? text.toLowerCase() : text;
}

/** Whether each word begins with a capital letter, among them several that no name has. */
function isInTitleCase(text: string): boolean {
  if (/(?<![\p{L}\p{N}'\u2019])\p{Ll}{2}/u.test(text)) return false;
  const plain = text.match(OF_NO_NAME) ?? [];
  return plain.length >= FEWEST_PLAIN;
}

/** Words of questions that begin with a capital letter where a sentence begins, or all words do. */
const OF_NO_NAME =
  /(?<=\p{L}[ ])(?:My|To|Tapped|Untapped|Dead|This|That|Their|His|Her|Is|Are|Does|Do|Did|How|What|Have|Has|Had|Got|When|If|With|Play|Plays|Cast|Casts|Opponent|Opp|They|Control|Controls|And|Out|On|In|Dies|Enters|It|Get|Can|Work|Works|Stop|Stops|Vs)(?![\p{L}\p{N}])/gu;

/** The fewest of them by which a text is seen to be in title case. */
const FEWEST_PLAIN = 2;

/** Words that say when, or that nothing has become of what is face down, and change nothing. */
const IDLE =
  / (?:at (?:that|this) point(?: in time)?|and (?:has ?n['’]?t|has not) been (?:flipped|turned(?: face)?|unmorphed|revealed)(?: (?:up|over|face up))?(?: yet)?)(?=[\s.,;!?]|$)/giu;

/** Words in single quotation marks: 'still tapped'. */
const IN_SINGLE_QUOTES = /(?<=[\s,:(])['\u2018](\p{L}[^'\u2018\u2019"\n]{1,60})['\u2019](?=[\s.,;:!?)]|$)/gu;

/** The text without idle words and marks of bold letters, with one kind of quotation marks, and with a space after each sign that ends a word and begins another. */
export function inPlainLetters(text: string): string {
  return text
    .replace(IDLE, '')
    .replace(/\*\*|__|~~|`/gu, '')
    .replace(IN_SINGLE_QUOTES, '"$1"')
    .replace(/(\p{Ll}{2}|[)\]])([.,;!?]+)(?=\p{L}{2})/gu, '$1$2 ');
}

/** The most courtesies that are taken from the end, one after another. */
const MOST_AT_END = 4;

/** Words of an opening that says where and when it was played: "so in my commander game last night I had X". */
const OF_A_GAME =
  'so|ok|okay|hey|well|in|at|on|during|my|our|a|an|the|this|last|just|had|earlier|yesterday|tonight|today|other|past|friday|saturday|sunday|monday|tuesday|wednesday|thursday|week|weekend|day|morning|evening|night|commander|edh|cedh|modern|legacy|pioneer|standard|vintage|pauper|draft|sealed|cube|limited|brawl|arena|mtgo|kitchen|table|casual|game|games|match|round|prerelease|lgs|store|fnm|league';
const OPENING = new RegExp(
  `^(?:(?:${OF_A_GAME})[ ]){1,9}(?:${OF_A_GAME})(?:[:,.]+ ?| (?=(?:I|I'm|I've|my|opp|op|opponent|we|they|someone|somebody|the guy)\\b))`,
  'iu',
);
const IS_OF_GAME = /\b(?:game|games|match|round|night|weekend|yesterday|fnm|draft|prerelease|league)\b/iu;

/** The text without an opening that says where and when it was played. */
function withoutOpening(text: string): string {
  const opening = OPENING.exec(text)?.[0] ?? '';
  return IS_OF_GAME.test(opening) ? text.slice(opening.length) : text;
}

/** The wordings "trigger y/n", "dead, yes or no": a question. */
const YES_OR_NO =
  /[\s,(]*(?<![\p{L}/])(?:y\/n|yes\/no|y or n|yea or nay|yay or nay|yes or no)(?![\p{L}/])\)?[?.!]*(?=$|\s)/giu;

/** The text without courtesies at its ends; the text itself where nothing else is left. */
export function withoutCourtesies(text: string): string {
  let rest = text.trimEnd();
  for (let n = 0; n < MOST_AT_END; n++) {
    const shorter = rest.replace(AT_END, '');
    if (shorter === rest || shorter.trim() === '') break;
    rest = shorter;
  }
  const opened = withoutHearsayBefore(
    withoutOpening(rest.replace(CALL, '').replace(AT_BEGIN, '').replace(OF_DECK, '')),
  );
  return /\p{L}/u.test(opened) ? opened : rest;
}

/** The text without courtesies, in plainer wordings. */
export function inPlainWords(text: string): string {
  const plain = inPlainWordings(text).replace(YES_OR_NO, '?');
  return /\p{L}/u.test(plain) ? plain : text;
}
