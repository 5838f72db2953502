// Lands as what something is gotten for: "how many 5/5s do I get for a Mountain", "how many beasts does a Forest make".

import { firstFrom, lastBefore } from '../../../kit/lists.ts';
import type { Cards } from '../../model/card-traits.ts';
import { asBasicLand } from '../../model/mana-tapped.ts';
import type { PassContext } from '../../model/pass-context.ts';
import type { Token } from '../../tokens/question-token.ts';
import {
  isListSign,
  plainPart,
  type RunReplacement,
  sentenceStart,
  withRunsReplaced,
} from '../../tokens/token-parts.ts';

/** The tokens with each such land as what is played, where a card that was named triggers on lands and nothing else happens. */
export function withGainsOffLands(tokens: readonly Token[], { cards }: PassContext): readonly Token[] {
  const isOther = (it: Token) => it.kind === 'verb' && !OUTCOMES.includes(it.action) && it.action !== 'creates';
  if (tokens.some(isOther) || !tokens.some(it => isLand(it, cards))) return tokens;
  if (!tokens.some((it, i) => it.kind === 'ask' || isAskedToBe(tokens, i))) return tokens;
  const isEvent = (it: Token, i: number) =>
    it.kind === 'verb' && !(OUTCOMES.includes(it.action) && isAsked(tokens, i)) && it.action !== 'creates';
  if (tokens.some(isEvent) || !tokens.some(it => triggersOnLand(it, cards))) return tokens;
  return withRunsReplaced(tokens, i => gottenFor(tokens, i, cards) ?? madeBy(tokens, i, cards));
}

/** Actions that come of a land that enters. */
const OUTCOMES: readonly string[] = ['gainsLife', 'losesLife', 'draws'];

/** The wordings "is X giving me a token", "is my X gonna", "are X and Y going to": a sentence that begins by asking what comes of an event. */
function isAskedToBe(tokens: readonly Token[], i: number): boolean {
  const [before, be] = [tokens[i - 1], tokens[i]];
  const begins = before === undefined || before.kind === 'stop' || isListSign(before);
  if (be?.kind !== 'be' || !begins) return false;
  const next = firstFrom(tokens, i + 1, it => !['who', 'card', 'noun', 'number'].includes(it.kind) && !isListSign(it));
  if (next === undefined || next.kind === 'card') return false;
  return next.kind === 'filler' ? /^(?:gonna|going to)$/iu.test(next.text) : BRINGING.test(next.text);
}

const BRINGING = /^(?:giving|getting|making|growing|gaining|netting|drawing|triggering|pinging)$/iu;
const ASKS = /^(?:how many|how much|what)\b/iu;

function triggersOnLand(token: Token, cards: Cards): boolean {
  return token.kind === 'card' && cards.named(token.names[0] ?? '')?.says.triggersOnLand === true;
}

const FOR = /^(?:for|off|off of|from|out of|per|with|for an?)$/iu;

/** The wordings "… for a Mountain", "… off of one Forest", "… per Island", after what is asked. */
function gottenFor(tokens: readonly Token[], i: number, cards: Cards): RunReplacement | undefined {
  const lead = tokens[i];
  if (lead === undefined || lead.kind === 'card' || !FOR.test(lead.text) || !isAsked(tokens, i)) return undefined;
  // "does my X grow off a Plains"
  const isOfCard = tokens.slice(sentenceStart(tokens, i), i).some(it => triggersOnLand(it, cards));
  if (!isHowMany(tokens, i) && !(isOfCard && (tokens[i - 1]?.kind !== 'card' || isSource(tokens, i - 1))))
    return undefined;
  const land = landAt(tokens, i + 1, cards);
  // "with Forest and X out": what stands by
  if (land === undefined || (/^with$/iu.test(lead.text) && land.at === i + 1)) return undefined;
  const end = tokens[land.at + 1];
  const ends =
    end === undefined ||
    end.kind === 'stop' ||
    end.kind === 'filler' ||
    (end.kind === 'small' && ['with', 'if', 'under', 'comma'].includes(end.word));
  return ends ? { tokens: played(lead, land.token), to: land.at + 1 } : undefined;
}

/** The wording "how many beasts does a Forest make". */
function madeBy(tokens: readonly Token[], i: number, cards: Cards): RunReplacement | undefined {
  const ask = tokens[i];
  if (ask?.kind !== 'ask' || !/^(?:does|do|will|would)$/iu.test(ask.text) || !isHowMany(tokens, i)) return undefined;
  const land = landAt(tokens, i + 1, cards);
  const verb = land === undefined ? undefined : tokens[land.at + 1];
  if (land === undefined || !/^(?:make|net|get|give|yield|create|bring|cost|deal)$/iu.test(verb?.text ?? ''))
    return undefined;
  const at = tokens[land.at + 2]?.kind === 'who' ? land.at + 3 : land.at + 2;
  const end = tokens[at];
  const ends = end === undefined || end.kind === 'stop' || end.kind === 'small';
  return ends ? { tokens: [{ ...ask, text: 'do I get' }, ...played(ask, land.token)], to: at } : undefined;
}

/** Whether what a card brings was named before it: "a token from X off a Plains". */
function isSource(tokens: readonly Token[], i: number): boolean {
  const from = lastBefore(tokens, i, it => !(it.kind === 'who' && it.whose) && it.kind !== 'filler');
  return from?.kind === 'small' && (from.word === 'from' || from.word === 'off');
}

function isAsked(tokens: readonly Token[], i: number): boolean {
  const start = sentenceStart(tokens, i);
  return tokens.slice(start, i).some((it, n) => it.kind === 'ask' || isAskedToBe(tokens, start + n));
}

/** Whether it is asked before a place in its sentence how much is gotten. */
function isHowMany(tokens: readonly Token[], i: number): boolean {
  return tokens.slice(sentenceStart(tokens, i), i).some(it => ASKS.test(it.text));
}

/** The land that begins at a place, behind an article or a one, with its place. */
function landAt(
  tokens: readonly Token[],
  from: number,
  cards: Cards,
): { readonly token: Token; readonly at: number } | undefined {
  const lead = tokens[from];
  const isLead = (lead?.kind === 'number' && lead.value === 1) || (lead?.kind === 'who' && lead.whose);
  const second = tokens[from + 1];
  const isOwned = isLead && second?.kind === 'who' && second.whose;
  const at = from + (isOwned ? 2 : isLead ? 1 : 0);
  const token = tokens[at];
  if (token === undefined) return undefined;
  const named = token.kind === 'card' && isLand(token, cards) ? token : asBasicLand(token);
  return named === undefined ? undefined : { token: named, at };
}

/** Whether a token names one land, or a basic land by its type. */
function isLand(token: Token, cards: Cards): boolean {
  if (token.kind === 'card') return !token.plural && cards.named(token.names[0] ?? '')?.land === true;
  return token.kind === 'about' && asBasicLand(token) !== undefined;
}

/** The tokens of "if I play X". */
function played(lead: Token, land: Token): readonly Token[] {
  const place = { ...plainPart(lead), text: '' };
  return [
    { kind: 'small', word: 'if', ...place, text: 'if' },
    { kind: 'who', who: 'you', whose: false, ...place },
    { kind: 'verb', action: 'enters', voice: 'active', ...place, text: 'play' },
    land,
  ];
}
