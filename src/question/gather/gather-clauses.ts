// Gathering of objects and events from tokens, clause by clause; words that were not understood are listed apart.

import { firstFrom, lastBefore } from '../../kit/lists.ts';
import type { Cards } from '../model/card-traits.ts';
import { asBasicLand } from '../model/mana-tapped.ts';
import type { Gathered, Happening } from '../model/mention.ts';
import { isNamedAgain } from '../names/meant-names.ts';
import { nounNamed } from '../names/nouns.ts';
import { creatureType } from '../tokens/chosen.ts';
import type { SpokenAction, Token } from '../tokens/question-token.ts';
import { numbersBeforeAsking, statementParts } from '../tokens/statement-parts.ts';
import { isComma, sentenceEnd, sentenceStart } from '../tokens/token-parts.ts';
import { isAskedAlone, isBreak } from './asked-alone.ts';
import { gatherAbout } from './gather-about.ts';
import { gatherAsk, gatherRelation, gatherUnknown } from './gather-asked.ts';
import { gatherHave } from './gather-have.ts';
import { gatherIf } from './gather-joining-words.ts';
import { gatherName, gatherNumber } from './gather-name.ts';
import { gatherThere, gatherZone } from './gather-place.ts';
import { gatherWho } from './gather-player.ts';
import { gatherSmall } from './gather-small-words.ts';
import { gatherState } from './gather-state.ts';
import { gatherVerb } from './gather-verb.ts';
import { beginQuestion, endClause, type Gathering, newClause, nextClause } from './gathering-state.ts';

/** The objects, events and facts in the tokens of a question. */
export function gather(tokens: readonly Token[], cards: Cards): Gathered {
  const g: Gathering = {
    cards,
    tokens,
    mentions: [],
    happenings: [],
    relations: [],
    facts: [],
    effects: [],
    unread: [],
    told: [],
    passedOver: [],
    unjudged: [],
    clause: newClause(),
    pending: {},
    placed: [],
    landfall: false,
    keywords: tokens.flatMap((it, i) => (it.kind === 'about' && !isOfPlayer(tokens, i) ? [it.text.toLowerCase()] : [])),
    triggering: tokens.some(it => /\btrigger(?:s|ed|ing)?\b/iu.test(it.text)),
    ofOutcomes: tokens.some(it => it.kind === 'verb' && OUTCOMES.includes(it.action)),
    tokenTriggers: isOfTokens(tokens),
    dying: false,
    ofCopying: tokens.some(
      (it, n) =>
        it.kind === 'verb' && it.action === 'copies' && !/\b(?:have|need|has) to$/iu.test(tokens[n - 1]?.text ?? ''),
    ),
    ofExiling: tokens.some(it => it.kind === 'verb' && it.action === 'exiles'),
    askedInWords: tokens.some((it, i) => it.kind === 'ask' || it.kind === 'about' || isAskedCount(tokens, i)),
    asksSomething: tokens.some(
      (token, i) =>
        isAskedCount(tokens, i) ||
        (token.kind === 'small' && token.word === 'under') ||
        token.kind === 'ask' ||
        token.kind === 'about' ||
        (token.kind === 'be' && (i === 0 || tokens[i - 1]?.kind === 'stop')) ||
        (token.kind === 'stop' && (token.text === '?' || !token.hard)),
    ),
  };
  const told = statementParts(tokens);
  const numbers = numbersBeforeAsking(tokens);
  for (const [i, token] of asFragments(tokens).entries()) {
    const absent = g.clause.absent;
    take(g, token, i);
    if (told[i] === true && TELLING.includes(token.kind) && g.clause.mode === 'ask') g.unread.push(token);
    if (tells(g, token, i) && !absent && !g.clause.absent) g.told.push(token);
    else if (numbers[i] === true && !absent && !g.clause.absent && !isAskedAlone(g.tokens, i)) g.told.push(token);
    else if (g.clause.happening?.asked === true) dropTold(g);
  }
  endClause(g);
  return g;
}

/** The wording "do I have hexproof": of a player, and of no creature. */
function isOfPlayer(tokens: readonly Token[], i: number): boolean {
  const [player, have] = i < 2 ? [] : tokens.slice(i - 2, i);
  const isPlayer =
    (player?.kind === 'who' && !player.whose) || (player?.kind === 'ask' && /\b(?:i|we)$/iu.test(player.text));
  return isPlayer && /^(?:have|has|get|gets|gain)$/iu.test(have?.text ?? '');
}

/** Kinds of tokens that a part that tells is made of: one of them read as a part of what is asked was misread. */
const TELLING: readonly Token['kind'][] = ['verb', 'have', 'zone', 'there'];

/** Whether a token tells of the board or the event: it stands in no question, and is not read with another. */
function tells(g: Gathering, token: Token, i: number): boolean {
  const { clause } = g;
  if (clause.mode === 'ask' || clause.happening?.asked === true || (g.read === token && token.kind === 'who'))
    return false;
  if (token.kind === 'number' && token.article) return false;
  return !isAskedAlone(g.tokens, i);
}

/** Removal of the players told of before the verb of a question: "…, opponent loses 1?". */
function dropTold({ told, tokens, clause }: Gathering): void {
  const from = tokens.findLast(it => it.at < (clause.happening?.at ?? 0) && isBreak(it))?.at ?? -1;
  while (told.length > 0 && (told.at(-1)?.at ?? -1) > from && told.at(-1)?.kind === 'who') told.pop();
}

const ASKING_ONLY: readonly Token['kind'][] = [
  'unknown',
  'about',
  'filler',
  'stop',
  'counters',
  'size',
  'state',
  'ask',
  'be',
  'number',
];

/** A stretch up to a question mark without names, players or verbs only asks: "starting loyalty?". */
function asFragments(tokens: readonly Token[]): readonly Token[] {
  const result: Token[] = [];
  let from = 0;
  for (const [i, token] of tokens.entries()) {
    if (token.kind !== 'stop' && i < tokens.length - 1) continue;
    const part = tokens.slice(from, i + 1);
    const asks = token.text === '?' && part.every(it => ASKING_ONLY.includes(it.kind) || isNow(it));
    result.push(...part.map((it): Token => (asks && it.kind === 'unknown' ? { ...it, kind: 'about', word: '' } : it)));
    from = i + 1;
  }
  return result;
}

/** The wording "Marit Lage now?". */
function isNow(token: Token): boolean {
  return token.kind === 'small' && token.word === 'then' && /^(?:now|then)$/iu.test(token.text);
}

function take(g: Gathering, token: Token, i: number): void {
  switch (token.kind) {
    case 'fact':
      g.facts.push({ path: token.path, value: token.value });
      // "what is my life if I'm at 7 and control X": what follows is told
      if (g.clause.mode === 'ask' && /^if\b/iu.test(token.text)) gatherIf(g);
      return;
    case 'stop':
      endClause(g);
      return;
    case 'unjudged':
      g.unjudged.push(token);
      return;
    case 'unknown':
      gatherUnknown(g, token);
      return;
    case 'remark':
      g.passedOver.push(token);
      return;
    case 'filler':
      if (partsClause(g, token, i)) nextClause(g);
      return;
    case 'card':
    case 'noun':
      gatherName(g, token, i);
      return;
    case 'number':
      gatherNumber(g, token);
      return;
    case 'who':
      gatherWho(g, token, i);
      return;
    case 'have':
      gatherHave(g, i);
      return;
    case 'be':
      if (g.clause.mode === 'ask' && isDoneBySpell(g, i)) g.unread.push(g.tokens[i + 1] ?? token);
      else if (asksAfterVerb(g, i) || asksAfterComma(g, i) || asksOfOwn(g, i) || asksOfAnother(g, i)) beginQuestion(g);
      else if (g.clause.mode === 'start' && g.clause.who === undefined && !isToldOfIt(g, i) && !isDoneBySpell(g, i))
        beginQuestion(g);
      return;
    case 'verb':
      if (g.clause.absent && g.clause.group.length > 0 && token.voice === 'middle') g.clause.absent = false;
      gatherVerb(g, token, i);
      return;
    case 'there':
      gatherThere(g, token);
      return;
    case 'zone':
      gatherZone(g, token, i);
      return;
    case 'state':
    case 'counters':
    case 'x':
    case 'size':
      gatherState(g, token, i);
      return;
    case 'ask':
      gatherAsk(g, token);
      return;
    case 'relation':
      gatherRelation(g, token, i);
      return;
    case 'about':
      if (g.clause.absent || g.read === token) return;
      gatherOutcomeWord(g, token, i);
      return;
    case 'small':
      gatherSmall(g, token, token.word, i);
      return;
  }
}

/** The wordings "X, but my Y is out", "my graveyard has X, but Y is in play": what follows is in no list with what precedes. */
function partsClause({ clause, tokens }: Gathering, token: Token, i: number): boolean {
  const isList = clause.mode === 'bare' || clause.zone !== undefined;
  return isList && isComma(tokens[i - 1]) && /^but$/iu.test(token.text);
}

/** The wording "I fetch twice": how often a player does something, which one event does not tell. */
function isOfDoing({ clause, tokens }: Gathering, token: Token, i: number): boolean {
  const [player, verb] = [tokens[i - 2], tokens[i - 1]];
  const isTold = clause.happening !== undefined && clause.happening.asked !== true;
  // of keyword actions it is told with them: "I proliferate twice"
  const isEvent = verb?.kind === 'verb' && verb.voice === 'active' && !['acts', 'creates'].includes(verb.action);
  const isDone = (isEvent && player?.kind === 'who' && !player.whose) || isDoneToNamed(clause, tokens, i);
  return isTold && isDone && /^(?:twice|thrice|(?:two|three|four|\d) times)$/iu.test(token.text);
}

/** The wording "I bolt Serra Angel twice", at the end of a clause that tells. */
function isDoneToNamed({ mode, happening }: Gathering['clause'], tokens: readonly Token[], i: number): boolean {
  const [before, next] = [tokens[i - 1], tokens[i + 1]];
  const isOfSomebody = happening?.voice === 'active' && happening.who !== undefined && mode !== 'ask';
  const isOnce = !['acts', 'creates', 'puts', 'removes'].includes(happening?.action ?? 'acts');
  const ends = isComma(next) || (next?.kind === 'stop' && next.text !== '?');
  return isOfSomebody && isOnce && ends && before?.kind === 'card';
}

function gatherOutcomeWord(g: Gathering, token: Extract<Token, { kind: 'about' }>, i: number): void {
  const { happening } = g.clause;
  if (isOfDoing(g, token, i) || isTokenFrom(g, token, i)) g.unread.push(token);
  // "does sacrificing X trigger Y": Y is no part of the event before it
  if (/^triggers?$/iu.test(token.text) && happening?.asked === true && happening.objects.length > 0)
    delete g.clause.happening;
  if (isOfTokenMade(g, token)) return;
  const creature = tokenThatDoes(g, token, i) ?? tokenMade(g, token) ?? landAimedAt(g, token);
  if (creature === undefined) gatherAbout(g, token);
  else gatherName(g, creature, i);
}

/** The wording "does X exile my Wurmcoil token from Mimic Vat": a token that is a copy, of which no event is told. */
function isTokenFrom({ tokens, clause }: Gathering, token: Token, i: number): boolean {
  const [name, from, maker] = [tokens[i - 1], tokens[i + 1], tokens[i + 2]];
  const isFrom = from?.kind === 'small' && ['from', 'off'].includes(from.word) && maker?.kind === 'card';
  return clause.mode === 'ask' && name?.kind === 'card' && isFrom && /^token$/iu.test(token.text);
}

/** The wording "I cast Wild Growth on a forest": the basic land that what is cast is for. */
function landAimedAt({ clause }: Gathering, token: Token): Extract<Token, { kind: 'card' }> | undefined {
  const isAimed =
    clause.mode === 'on' && clause.happening?.action === 'enters' && clause.happening.targets.length === 0;
  return isAimed ? asBasicLand(token) : undefined;
}

/** A token by its kind, which the text of its maker describes: "Talrand makes a drake". */
function tokenMade({ clause }: Gathering, token: Token): Extract<Token, { kind: 'noun' }> | undefined {
  const made = clause.happening?.action === 'creates' && clause.mode === 'event' && !clause.soft;
  const said = token.text.toLowerCase();
  const kind = made && clause.happening?.objects.length === 0 ? creatureType(said) : undefined;
  if (kind === undefined) return undefined;
  return { ...token, kind: 'noun', noun: { said, plural: kind.toLowerCase() !== said } };
}

/** The wording "makes a faerie rogue": another type of the token that was just named by its kind. */
function isOfTokenMade({ clause, tokens }: Gathering, token: Token): boolean {
  const last = clause.happening?.objects.at(-1);
  const before = tokens[tokens.indexOf(token) - 1];
  const isKind = last?.names.length === 0 && last.noun?.token === undefined && last.noun?.card === undefined;
  return isKind && before?.at === last?.at && creatureType(token.text.toLowerCase()) !== undefined;
}

/** Wordings "when my token dies", "three tokens enter", "I sac two tokens": creature tokens of no kind that is told. */
function tokenThatDoes(
  { tokens, clause, mentions }: Gathering,
  token: Token,
  i: number,
): Extract<Token, { kind: 'noun' }> | undefined {
  const word = token.text.toLowerCase();
  const [before, next] = [tokens[i - 1], tokens[i + 1]];
  // "do tokens enter tapped under X"
  const asked = clause.mode === 'ask' && mentions.length === 0 && next?.kind === 'verb' && next.action === 'enters';
  // "does X affect tokens", "do tokens trigger X"
  const doing = lastBefore(tokens, i, it => !(it.kind === 'who' && it.whose));
  const isAffected = clause.mode === 'ask' && mentions.length === 1 && doing !== undefined && isDoneToTokens(doing);
  const isTriggering =
    clause.mode === 'ask' &&
    mentions.length === 0 &&
    /^triggers?$/iu.test(next?.text ?? '') &&
    tokens.some(it => it.kind === 'verb' && it.action === 'dies');
  // "with X and 3 tokens", "I have X and a token"
  const isCounted = before?.kind === 'number' && (!before.article || isEndOfItem(next));
  const isListed = isCounted && ['has', 'beside'].includes(clause.mode);
  const isOther = isAffected || isTriggering || isListed;
  const isMeant = /^tokens?$/u.test(word) && (clause.mode !== 'ask' || asked || isOther);
  const noun = isMeant ? nounNamed(`creature ${word}`) : undefined;
  const counted = before?.kind === 'number' || before?.kind === 'who' || asked;
  const does = next?.kind === 'verb' && ['dies', 'enters'].includes(next.action);
  const { happening } = clause;
  const isBegun = happening !== undefined && happening.objects.length === 0 && clause.mode === 'event';
  const done =
    isBegun &&
    (TOKENS_MAY.includes(happening.action) || (happening.action === 'creates' && isMadeByNobody(happening, next)));
  if (isOther && noun !== undefined) return { ...token, kind: 'noun', noun: { ...noun, generic: true } };
  return noun === undefined || !counted || !(does || done) ? undefined : { ...token, kind: 'noun', noun };
}

/** Wordings "does X affect tokens", "does X exile tokens". */
function isDoneToTokens(before: Token): boolean {
  if (before.kind === 'relation') return !before.word.startsWith('trigger');
  return before.kind === 'verb' && before.action === 'exiles';
}

/** Verbs of what is done to a token that is told of by no kind. */
const TOKENS_MAY: readonly SpokenAction[] = ['sacrifices', 'blinks', 'destroys', 'exiles', 'bounces'];

/** The wording "I make 3 tokens": by nothing that was named, so that nothing says what they are like. */
function isMadeByNobody({ source, by }: Happening, next: Token | undefined): boolean {
  return source === undefined && by === undefined && isEndOfItem(next);
}

/** Whether an item of a list ends before a token. */
function isEndOfItem(next: Token | undefined): boolean {
  return (
    next === undefined || next.kind === 'stop' || (next.kind === 'small' && ['comma', 'and', 'if'].includes(next.word))
  );
}

/** The wording "if X comes down is my Mutavault a Forest": a verb and its subject, told before what is asked. */
function asksAfterVerb({ tokens, clause }: Gathering, i: number): boolean {
  const [before, next, named] = [tokens[i - 1], tokens[i + 1], tokens[i + 2]];
  const isName = (token: Token | undefined) => token?.kind === 'card' || token?.kind === 'noun';
  const isSubject = isName(next) || (next?.kind === 'who' && (next.whose || /s$/iu.test(next.text)) && isName(named));
  // "my land for the turn is X" tells which land it is
  const isVerb = before?.kind === 'verb' && before.voice === 'middle' && !/\bland\b/iu.test(before.text);
  return clause.mode === 'event' && isVerb && isSubject;
}

/** The wording "if I play X is a graveyard getting exiled?": a subject of its own follows the event of a condition. */
function asksOfAnother({ tokens, clause }: Gathering, i: number): boolean {
  const { mode, happening } = clause;
  const isDone = happening !== undefined && happening.asked !== true && happening.objects.length > 0;
  if (mode !== 'event' || !isDone || sentenceEnd(tokens, i)?.text !== '?') return false;
  const from = sentenceStart(tokens, i);
  const isCondition = tokens.slice(from, i).some(it => it.kind === 'small' && it.word === 'if');
  const [before, next] = [tokens[i - 1], tokens[i + 1]];
  const isSubject =
    (next?.kind === 'number' && next.article) || (next?.kind === 'who' && next.whose) || SOME.test(next?.text ?? '');
  // "my land for the turn is a Bog" tells which land it is
  const isOfLand = before?.kind === 'verb' && /\bland\b/iu.test(before.text);
  return isCondition && isSubject && !isOfLand && hasPredicate(tokens, i + 2);
}

const SOME = /^(?:something|anything|any|some|somebody|someone|anybody|anyone)(?:'s)?\b/iu;

/** Whether the next verb of the sentence that goes on at an index is in no active voice: "a creature getting destroyed". */
function hasPredicate(tokens: readonly Token[], from: number): boolean {
  const verb = firstFrom(tokens, from, it => it.kind === 'verb' || it.kind === 'stop');
  return verb?.kind === 'verb' && verb.voice !== 'active';
}

/** A question after a comma: "…, is the bear a land?". */
function asksAfterComma({ tokens, clause }: Gathering, i: number): boolean {
  const before = tokens[i - 1];
  const comma = before?.kind === 'small' && before.word === 'comma';
  if (!comma || clause.mode === 'ask') return false;
  // "…, is titan coming in tapped and do they gain": a sign that asks may be left out
  const [named, next] = [tokens[i + 1], tokens[i + 2]];
  const isOfNamed = named?.kind === 'card' && isNamedAgain(tokens, i + 1) && next?.kind === 'verb';
  // "they have X, is my Clone of that a 7/7"
  const isInverted = clause.mode === 'has' && named?.kind === 'card';
  return isOfNamed || isInverted || sentenceEnd(tokens, i)?.text === '?';
}

/** The wording "if I clone it is mine a 2/2": what somebody has of it, after an event. */
function asksOfOwn({ tokens, clause }: Gathering, i: number): boolean {
  const [next, article] = [tokens[i + 1], tokens[i + 2]];
  // "if my opponent has Blood Moon is Urborg a Mountain"
  const isOfType = isNamedAgain(tokens, i + 1) && article?.kind === 'number' && article.article;
  if (isOfType && clause.mode === 'has') return true;
  return clause.happening !== undefined && next?.kind === 'who' && /^(?:mine|theirs)$/iu.test(next.text);
}

/** The wording "if it is phased out": told of what was named before. */
function isToldOfIt({ tokens }: Gathering, i: number): boolean {
  const [before, lead] = [tokens[i - 1], tokens[i - 2]];
  return before?.kind === 'small' && before.word === 'it' && lead?.kind === 'small' && lead.word === 'if';
}

/** The wording "gets bolted", in a sentence that asks nothing. */
function isDoneBySpell({ tokens }: Gathering, i: number): boolean {
  const verb = tokens[i + 1];
  const isDone = verb?.kind === 'verb' && verb.voice === 'passive' && verb.card !== undefined;
  return isDone && sentenceEnd(tokens, i)?.text !== '?';
}

/** Counters without a number: "starting loyalty". */
function isAskedCount(tokens: readonly Token[], i: number): boolean {
  return tokens[i]?.kind === 'counters' && tokens[i - 1]?.kind !== 'number' && tokens[i - 1]?.kind !== 'small';
}

/** Events that abilities that trigger often bring about. */
const OUTCOMES: readonly SpokenAction[] = ['losesLife', 'gainsLife', 'draws', 'creates'];

/** Whether a question is if tokens make something trigger, and not how many there are. */
function isOfTokens(tokens: readonly Token[]): boolean {
  const says = (words: RegExp) => tokens.some(it => words.test(it.text));
  return says(/\btokens?$/iu) && says(/^triggers?\b/iu) && !says(/\b(?:many|much|extra|additional|more|twice)\b/iu);
}
