// Lands that are told to be played without a verb: "Island drop", "second land this turn with Omnath".
import { isBasicLandType } from '../../../engine/index.ts';
import { firstIndexFrom, lastBefore } from '../../../kit/lists.ts';
import { capitalized } from '../../../kit/strings.ts';
import type { Cards } from '../../model/card-traits.ts';
import { asBasicLand } from '../../model/mana-tapped.ts';
import type { PassContext } from '../../model/pass-context.ts';
import type { Token } from '../../tokens/question-token.ts';
import { anyOfKind, anyVerb, anyWord } from '../../tokens/token-index.ts';
import {
  asFiller,
  isComma,
  isListSign,
  plainPart,
  type RunReplacement,
  sentenceStart,
  withRunsReplaced,
} from '../../tokens/token-parts.ts';

/** The tokens with a verb for each land drop that has none, and with the player who plays "my land for the turn". */
export function withLandDrops(typed: readonly Token[], { cards }: PassContext): readonly Token[] {
  if (!anyOfKind(typed, 'verb', 'noun', 'there') || !speaksOfDrops(typed)) return typed;
  const tokens = withRunsReplaced(
    typed,
    i =>
      landAlone(typed, i, cards) ??
      landBeside(typed, i, cards) ??
      landBesideAsDrop(typed, i, cards) ??
      landAsDrop(typed, i, cards) ??
      landPutDown(typed, i, cards) ??
      landInFragment(typed, i, cards) ??
      asLandDrop(typed, i) ??
      landItIs(typed, i) ??
      landDropNamed(typed, i, cards) ??
      landHits(typed, i, cards) ??
      landDrawn(typed, i, cards) ??
      landMade(typed, i) ??
      landOff(typed, i) ??
      landCalled(typed, i) ??
      landNamed(typed, i, cards),
  );
  if (!anyWord(tokens, 'land', 'drop', 'play') && !anyWord(tokens, 'another', 'ordinal')) return tokens;
  return withRunsReplaced(tokens, i => {
    const drop = dropAt(tokens, i);
    return drop && { tokens: drop, to: i + 1 };
  });
}

/** Whether a word or kind occurs without which nothing is played here. */
function speaksOfDrops(tokens: readonly Token[]): boolean {
  if (anyWord(tokens, 'drop') || anyVerb(tokens, 'hits', 'draws')) return true;
  const isLand = (it: Token) => it.kind === 'noun' && it.noun.said === 'land';
  if (anyOfKind(tokens, 'noun') && tokens.some(isLand)) return true;
  if (anyOfKind(tokens, 'there') && tokens.some(it => RIGHT_AWAY.test(it.text))) return true;
  if (!anyWord(tokens, 'land', 'play')) return false;
  if (anyWord(tokens, 'as') || (anyWord(tokens, 'land') && anyWord(tokens, 'play'))) return true;
  return tokens.some(it => OWN_LAND.test(it.text));
}

/** The tokens in place of one of the wordings "my land for the turn is X", "Island drop"; undefined for another. */
function dropAt(tokens: readonly Token[], i: number): readonly Token[] | undefined {
  const token = tokens[i];
  if (token === undefined) return undefined;
  // "I make a land drop": to make one is to play it
  const made = token.kind === 'verb' && MAKES.test(token.text);
  if (made && landDropped(tokens, i + 2) !== undefined) return [asFiller(token)];
  if (token.kind === 'verb' && OWN_LAND.test(token.text) && isSaidToBe(tokens, i + 1))
    return [
      {
        kind: 'who',
        who: OF_OTHERS.test(token.text) ? 'opponent' : 'you',
        whose: false,
        ...plainPart(token),
        text: '',
      },
      { ...token, voice: 'active' },
    ];
  if (tokens[i - 1]?.kind === 'verb' && OWN_LAND.test(tokens[i - 1]?.text ?? '') && isSaidToBe(tokens, i))
    return [asFiller(token)];
  if (token.kind === 'be' && isSaidToBe(tokens, i - 1) && OWN_LAND.test(tokens[i - 2]?.text ?? ''))
    return [asFiller(token)];
  const named = ownLand(tokens, i);
  if (named !== undefined) return [named];
  const land = landDropped(tokens, i);
  if (land !== undefined) return [playing(token), land];
  if (landDropped(tokens, i - 1) !== undefined) return [];
  return isNthLand(tokens, i) ? [playing(token), token] : undefined;
}

/** Wordings "my land for the turn is X", "my play is X", "X is the land drop". */
const OWN_LAND = /^(?:my|our|the|his|her|their) (?:land|drop|play|next (?:play|drop|land)|first play)\b/iu;
const OF_OTHERS = /^(?:his|her|their)\b/iu;

/** The wording "he makes his land drop, Golgari Rot Farm, into …": he plays it. */
function landMade(tokens: readonly Token[], i: number): RunReplacement | undefined {
  const made = tokens[i];
  const called =
    made !== undefined && made.kind !== 'ask' && MAKES.test(made.text) ? landCalled(tokens, i + 1) : undefined;
  const land = called?.tokens.at(-1);
  if (called === undefined || land === undefined) return undefined;
  return { tokens: [playing(land), land], to: called.to };
}

/** The wording "X. Y on my field. Can I tap it this turn?": of a land named alone, beside what is there, it is asked as it is played. */
function landAlone(tokens: readonly Token[], i: number, cards: Cards): RunReplacement | undefined {
  const [land, stop, beside, there] = [tokens[i], tokens[i + 1], tokens[i + 2], tokens[i + 3]];
  if (i > 0 || land === undefined || !isLandCard(land, cards) || stop?.kind !== 'stop' || beside?.kind !== 'card')
    return undefined;
  const isOfTurn = tokens.some(it => RIGHT_AWAY.test(it.text));
  if (there?.kind !== 'there' || tokens[i + 4]?.kind !== 'stop' || !isOfTurn) return undefined;
  const who: Token = { kind: 'who', who: 'you', whose: false, ...plainPart(land), text: '', end: land.at };
  return { tokens: [who, playing(land), land], to: i + 1 };
}

/** The wording "X with my Y out, can I tap it right away": a land named first is asked of as it is played. */
function landBeside(tokens: readonly Token[], i: number, cards: Cards): RunReplacement | undefined {
  const [land, lead] = [tokens[i], tokens[i + 1]];
  if (i > 0 || land === undefined || !isLandCard(land, cards) || lead?.kind !== 'small' || lead.word !== 'with')
    return undefined;
  const isOfTurn = tokens.some(it => RIGHT_AWAY.test(it.text));
  const isEvent = tokens.some(it => it.kind === 'verb' && it.action !== 'activates' && it.action !== 'untaps');
  const there = tokens.findIndex(it => it.kind === 'there');
  if (!isOfTurn || isEvent || there < 0 || there > i + 5) return undefined;
  const who: Token = { kind: 'who', who: 'you', whose: false, ...plainPart(land), text: '', end: land.at };
  return { tokens: [who, playing(land), land], to: i + 1 };
}

const RIGHT_AWAY = /^(?:this turn|right away|immediately|at once|straight away)$/iu;

/** The wording "my Temple of Mystery land drop": the land is played. */
function landDropNamed(tokens: readonly Token[], i: number, cards: Cards): RunReplacement | undefined {
  const [owner, land, word, drop] = [tokens[i], tokens[i + 1], tokens[i + 2], tokens[i + 3]];
  if (
    land === undefined ||
    owner?.kind !== 'who' ||
    !owner.whose ||
    !/^land$/iu.test(word?.text ?? '') ||
    !isLandCard(land, cards)
  )
    return undefined;
  if (!/^(?:drop|play)$/iu.test(drop?.text ?? '')) return undefined;
  return { tokens: [{ ...owner, whose: false, ...plainPart(owner) }, playing(land), land], to: i + 4 };
}

/** The wordings "Plains as my drop", "X next as the land for turn": the land is played. */
function landAsDrop(tokens: readonly Token[], i: number, cards: Cards): RunReplacement | undefined {
  const as = tokens[i + 1]?.kind === 'small' && /^(?:next|now|then)$/iu.test(tokens[i + 1]?.text ?? '') ? i + 2 : i + 1;
  const [word, owner, drop] = [tokens[as], tokens[as + 1], tokens[as + 2]];
  const lead = tokens[i - 1];
  const isWhole = as === i + 1 && word?.kind === 'verb' && AS_LAND.test(word.text) && isClauseStart(lead);
  const isBeside = lead?.kind === 'small' && ['with', 'if', 'off'].includes(lead.word);
  const isParted = word?.kind === 'small' && word.word === 'as' && (isClauseStart(lead) || isBeside);
  if (!isWhole && !isParted) return undefined;
  const token = tokens[i];
  const land = isLandCard(token, cards) ? token : token && asBasicLand(token);
  if (land === undefined) return undefined;
  if (isWhole)
    return {
      tokens: [{ kind: 'who', who: 'you', whose: false, ...plainPart(land), text: '' }, playing(land), land],
      to: as + 1,
    };
  const whole = owner?.kind === 'verb' && /\b(?:land|drop|play)\b/iu.test(owner.text) ? as + 2 : undefined;
  const isOwned = (owner?.kind === 'who' && owner.whose) || owner?.kind === 'filler';
  const to = whole ?? (isOwned && /^(?:drop|land|land drop|play)$/iu.test(drop?.text ?? '') ? as + 3 : undefined);
  if (to === undefined) return undefined;
  const who = owner?.kind === 'who' ? owner.who : 'you';
  return { tokens: [{ kind: 'who', who, whose: false, ...plainPart(land), text: '' }, playing(land), land], to };
}

/** The wordings "me: land, X.", "now I go land, X": X is played. */
function landInFragment(tokens: readonly Token[], i: number, cards: Cards): RunReplacement | undefined {
  const goes = /^(?:go|goes|going)$/iu.test(tokens[i]?.text ?? '') && tokens[i - 1]?.kind === 'who';
  const at = goes ? i + 1 : i;
  const [before, word, sign, first] = [tokens[at - 1], tokens[at], tokens[at + 1], tokens[at + 2]];
  const isLabeled = isColon(before) && tokens[at - 2]?.kind === 'who';
  if (!(goes || isLabeled) || word?.kind !== 'noun' || word.noun.said !== 'land' || !isSign(sign)) return undefined;
  const isLed = first?.kind === 'number' && first.article;
  const named = isLed ? tokens[at + 3] : first;
  const land = isLandCard(named, cards) ? named : named && asBasicLand(named);
  const end = tokens[isLed ? at + 4 : at + 3];
  const ends = end === undefined || end.kind === 'stop' || isComma(end);
  return land !== undefined && ends ? { tokens: [playing(word), land], to: isLed ? at + 4 : at + 3 } : undefined;
}

/** The wording "I put X onto the battlefield as my land for the turn": the land is played. */
function landPutDown(tokens: readonly Token[], i: number, cards: Cards): RunReplacement | undefined {
  const [puts, land, there] = [tokens[i], tokens[i + 1], tokens[i + 2]];
  if (puts?.kind !== 'verb' || puts.action !== 'puts' || land === undefined || !isLandCard(land, cards))
    return undefined;
  const as = tokens[there?.kind === 'there' ? i + 3 : i + 2];
  if (as?.kind !== 'verb' || !AS_LAND.test(as.text)) return undefined;
  return { tokens: [playing(puts), land], to: there?.kind === 'there' ? i + 4 : i + 3 };
}

const AS_LAND = /^as (?:my|the|a|our) (?:land|drop|play)\b/iu;

/** The wording "with Forest as my drop": "if I play Forest". */
function landBesideAsDrop(tokens: readonly Token[], i: number, cards: Cards): RunReplacement | undefined {
  const lead = tokens[i];
  if (lead?.kind !== 'small' || !['with', 'off'].includes(lead.word)) return undefined;
  const played = landAsDrop(tokens, i + 1, cards);
  if (played === undefined) return undefined;
  return { tokens: [{ kind: 'small', word: 'if', ...plainPart(lead), text: 'if' }, ...played.tokens], to: played.to };
}

/** The wording "I play X as a normal land drop": how it is played. */
function asLandDrop(tokens: readonly Token[], i: number): RunReplacement | undefined {
  const [as, article] = [tokens[i], tokens[i + 1]];
  if (as?.kind !== 'small' || as.word !== 'as') return undefined;
  const isLed = (article?.kind === 'number' && article.article) || (article?.kind === 'who' && article.whose);
  const at = firstIndexFrom(tokens, isLed ? i + 2 : i + 1, it => it.kind !== 'filler') ?? i;
  const [land, drop] = [tokens[at], tokens[at + 1]];
  const isLand = land?.kind === 'noun' && land.noun.said === 'land';
  const isPlayedBefore = tokens
    .slice(sentenceStart(tokens, i), i)
    .some(it => it.kind === 'verb' && it.action === 'enters' && it.voice === 'active');
  if (!isLand || drop?.kind !== 'verb' || !/^(?:drop|play)$/iu.test(drop.text) || !isPlayedBefore) return undefined;
  return { tokens: [asFiller(as)], to: at + 2 };
}

/** The wording "it's my land for the turn", after the land was named: it is played. */
function landItIs(tokens: readonly Token[], i: number): RunReplacement | undefined {
  const [pronoun, next] = [tokens[i], tokens[i + 1]];
  if (pronoun?.kind !== 'small' || pronoun.word !== 'it' || !isClauseStart(tokens[i - 1])) return undefined;
  const isContracted = /['’]?s$/iu.test(pronoun.text);
  const verb = isContracted ? next : next?.kind === 'be' ? tokens[i + 2] : undefined;
  const to = isContracted ? i + 2 : i + 3;
  if (verb?.kind !== 'verb' || !OWN_LAND.test(verb.text) || !endsClause(tokens[to])) return undefined;
  const who = OF_OTHERS.test(verb.text) ? 'opponent' : 'you';
  return {
    tokens: [
      { kind: 'who', who, whose: false, ...plainPart(verb), text: '' },
      { ...playing(verb), text: verb.text },
      { kind: 'small', word: 'it', ...plainPart(pronoun), text: 'it' },
    ],
    to,
  };
}

/** The wording "Gruul Turf hits, …": a land that deals nothing enters. */
function landHits(tokens: readonly Token[], i: number, cards: Cards): RunReplacement | undefined {
  const [land, hits, end] = [tokens[i - 1], tokens[i], tokens[i + 1]];
  if (hits?.kind !== 'verb' || hits.action !== 'hits' || hits.voice !== 'active' || !isLandCard(land, cards))
    return undefined;
  const ends =
    end === undefined ||
    end.kind === 'stop' ||
    (end.kind === 'small' && ['comma', 'and', 'if', 'with', 'then'].includes(end.word));
  return ends ? { tokens: [{ ...hits, action: 'enters', voice: 'middle' }], to: i + 1 } : undefined;
}

/** The wording "I draw Blood Crypt. Can it come in untapped?": where nothing else is told of it, the land is played. */
function landDrawn(tokens: readonly Token[], i: number, cards: Cards): RunReplacement | undefined {
  const [draw, land, end] = [tokens[i], tokens[i + 1], tokens[i + 2]];
  if (draw?.kind !== 'verb' || draw.action !== 'draws' || !isLandCard(land, cards)) return undefined;
  const ends = end?.kind === 'stop' || isComma(end) || end?.kind === 'filler';
  const isEvent = (it: Token, n: number) => it.kind === 'verb' && n !== i && !isAskedOf(tokens, n);
  if (!ends || tokens.some(isEvent) || !tokens.some((it, n) => it.kind === 'verb' && it.action === 'enters' && n > i))
    return undefined;
  return { tokens: [playing(draw)], to: i + 1 };
}

/** Whether a verb stands in a sentence that asks before it. */
function isAskedOf(tokens: readonly Token[], i: number): boolean {
  return tokens.slice(sentenceStart(tokens, i), i).some(it => it.kind === 'ask');
}

function isLandCard(token: Token | undefined, cards: Cards): boolean {
  return token?.kind === 'card' && cards.named(token.names[0] ?? '')?.land === true;
}

/** The wordings "I make a land drop, an Island,", "I play a land for the turn: Plains": which land it is, behind a sign. */
function landNamed(tokens: readonly Token[], i: number, cards: Cards): RunReplacement | undefined {
  const [land, drop] = [tokens[i], tokens[i + 1]];
  if (land?.kind !== 'noun' || land.noun.said !== 'land') return undefined;
  const isDrop = drop?.kind === 'verb' && /^drop$/iu.test(drop.text);
  // "land for the turn: Plains" where a clause begins
  const isTurn = isClauseStart(tokens[i - 1]) && /^(?:for|of|this)$/iu.test(drop?.text ?? '');
  if (!isDrop && !isTurn && !isPlayed(tokens, i)) return undefined;
  const sign =
    firstIndexFrom(
      tokens,
      isDrop ? i + 2 : i + 1,
      it => !(it.kind === 'filler' || /^(?:for|of|this|the|turn)$/iu.test(it.text)),
    ) ?? i;
  const article = tokens[sign + 1];
  const at = article?.kind === 'number' && article.article ? sign + 2 : sign + 1;
  const token = tokens[at];
  const named =
    token?.kind === 'card' && cards.named(token.names[0] ?? '')?.land === true ? token : token && asBasicLand(token);
  const end = tokens[at + 1];
  const ends =
    end === undefined ||
    end.kind === 'stop' ||
    isComma(end) ||
    (end.kind === 'small' && ['with', 'if', 'and'].includes(end.word));
  // "Land for the turn is X"
  const isSaid = isSign(tokens[sign]) || (isTurn && tokens[sign]?.kind === 'be');
  if (isDrop && !isSaid) return landInBrackets(tokens, i, cards);
  if (sign - i > MOST_BEFORE_SIGN || !isSaid || named === undefined || !ends) return undefined;
  if (isTurn) return { tokens: [playing(land), named], to: at + 1 };
  return { tokens: [{ ...named, text: isDrop ? 'land' : named.text }, ...(isDrop ? [drop] : [])], to: at + 1 };
}

/** The wording "a land drop (basic Forest)": the land that is played. */
function landInBrackets(tokens: readonly Token[], i: number, cards: Cards): RunReplacement | undefined {
  const [drop, first, second] = [tokens[i + 1], tokens[i + 2], tokens[i + 3]];
  const isLed = first?.kind === 'filler' || /^basic$/iu.test(first?.text ?? '');
  const token = isLed ? second : first;
  // as far as the offsets tell: more than a space is before it
  if (drop === undefined || first === undefined || token === undefined || first.at - drop.end < 2) return undefined;
  const named = isLandCard(token, cards) ? token : asBasicLand(token);
  return named && { tokens: [{ ...named, text: 'land' }, drop], to: isLed ? i + 4 : i + 3 };
}

/** The most tokens from "land" to the sign after "drop for the turn". */
const MOST_BEFORE_SIGN = 6;

function isSign(token: Token | undefined): boolean {
  if (token?.kind === 'stop') return !token.hard || token.text === '-';
  return isComma(token) || isColon(token);
}

function isColon(token: Token | undefined): boolean {
  return token?.kind === 'small' && token.word === 'colon';
}

function isClauseStart(before: Token | undefined): boolean {
  return before === undefined || before.kind === 'stop' || isListSign(before);
}

/** Whether a land at a place is what somebody plays. */
function isPlayed(tokens: readonly Token[], i: number): boolean {
  const verb = lastBefore(
    tokens,
    i,
    it => it.kind !== 'number' && it.kind !== 'filler' && !(it.kind === 'who' && it.whose),
  );
  return verb?.kind === 'verb' && verb.action === 'enters' && verb.voice === 'active';
}

/** The wording "off one forest drop": "if I play a Forest". */
function landOff(tokens: readonly Token[], i: number): RunReplacement | undefined {
  const [off, lead] = [tokens[i], tokens[i + 1]];
  if (off?.kind !== 'small' || !['off', 'from', 'for'].includes(off.word)) return undefined;
  const isLead = (lead?.kind === 'number' && lead.value === 1) || (lead?.kind === 'who' && lead.whose);
  const at = isLead ? i + 2 : i + 1;
  const land = landDropped(tokens, at, true);
  // any land is none that an event could name
  if (land?.kind !== 'card') return undefined;
  const place = { ...plainPart(off), text: '' };
  return {
    tokens: [
      { kind: 'small', word: 'if', ...place, text: 'if' },
      { kind: 'who', who: lead?.kind === 'who' ? lead.who : 'you', whose: false, ...place },
      playing(land),
      land,
    ],
    to: at + 2,
  };
}

const MAKES = /^(?:makes?|made|making|do|does|did|gets?|takes?)$/iu;

/** The wording "is my land drop, a Wastes, tapped": the land that is played, between commas. */
function landCalled(tokens: readonly Token[], i: number): RunReplacement | undefined {
  const [verb, comma] = [tokens[i], tokens[i + 1]];
  if (verb?.kind !== 'verb' || !(isComma(comma) || isColon(comma)) || !OWN_LAND.test(verb.text)) return undefined;
  // "…, say a Forest"
  const from = /^(?:say|let['’]?s say|like|for example|for instance|for eg)$/iu.test(tokens[i + 2]?.text ?? '')
    ? i + 3
    : i + 2;
  const article = tokens[from];
  const at = article?.kind === 'number' && article.article ? from + 1 : from;
  const named = tokens[at];
  const land = named?.kind === 'card' ? named : named && asBasicLand(named);
  const end = tokens[at + 1];
  if (land === undefined || !(isComma(end) || end?.kind === 'stop' || end === undefined)) return undefined;
  const who = OF_OTHERS.test(verb.text) ? 'opponent' : 'you';
  // "my drop: a Forest": the land is played
  const played: readonly Token[] = isColon(comma) ? [playing(land)] : [];
  return {
    tokens: [{ kind: 'who', who, whose: played.length === 0, ...plainPart(verb) }, ...played, land],
    to: isComma(end) ? at + 2 : at + 1,
  };
}

/** Whether "is" or "will be" stands at a place. */
function isSaidToBe(tokens: readonly Token[], i: number): boolean {
  const [token, next] = [tokens[i], tokens[i + 1]];
  return (
    token?.kind === 'be' || (/^(?:will|would|is going to|gonna)$/iu.test(token?.text ?? '') && next?.kind === 'be')
  );
}

/** The wordings "my land for the turn is a Swamp", "my drop will be Swamp": the basic land. */
function ownLand(tokens: readonly Token[], i: number): Token | undefined {
  const token = tokens[i];
  const article = tokens[i - 1];
  const be = article?.kind === 'number' && article.article ? i - 2 : i - 1;
  const verb = tokens[be - 1]?.kind === 'ask' ? tokens[be - 2] : tokens[be - 1];
  if (verb?.kind !== 'verb' || !OWN_LAND.test(verb.text) || tokens[be]?.kind !== 'be') return undefined;
  return token === undefined ? undefined : asBasicLand(token);
}

/** The verb of playing, at the place of a token. */
function playing({ at }: Token): Token {
  return { kind: 'verb', action: 'enters', voice: 'active', text: '', at, end: at };
}

/** The wording "Island drop": the land before the word that ends its clause; undefined for another. */
function landDropped(tokens: readonly Token[], i: number, isLed = false): Token | undefined {
  const [before, token, drop, next] = [tokens[i - 1], tokens[i], tokens[i + 1], tokens[i + 2]];
  if (token === undefined || drop?.kind !== 'verb' || !/^drop$/iu.test(drop.text) || !endsClause(next))
    return undefined;
  if (!isLed && (before?.kind === 'verb' || before?.kind === 'who')) return undefined;
  if (token.kind === 'noun') return /\bland$/u.test(token.noun.said) ? token : undefined;
  // "a land drop (Plains)": the land is known by now
  if (token.kind === 'card' && /^land$/iu.test(token.text)) return token;
  const name = capitalized(token.text.toLowerCase());
  if (!isBasicLandType(name)) return undefined;
  return { kind: 'card', names: [name], loose: false, open: false, plural: false, ...plainPart(token) };
}

function endsClause(token: Token | undefined): boolean {
  if (token === undefined || token.kind === 'stop' || token.kind === 'filler') return true;
  return token.kind === 'small' && ['comma', 'colon', 'with', 'and', 'then', 'if'].includes(token.word);
}

/** The wording "second land this turn with X", with which a part without a verb begins. */
function isNthLand(tokens: readonly Token[], i: number): boolean {
  const [before, nth, land, when] = [tokens[i - 1], tokens[i], tokens[i + 1], tokens[i + 2]];
  const begins = before === undefined || before.kind === 'stop' || (before.kind === 'small' && before.word === 'comma');
  const isNth = nth?.kind === 'small' && (nth.word === 'another' || nth.word === 'ordinal');
  const isTurn = when?.kind === 'filler' && /\bturn$/iu.test(when.text);
  if (!begins || !isNth || land?.kind !== 'noun' || land.noun.said !== 'land' || !isTurn) return false;
  const rest = tokens.slice(i + 3);
  const end = rest.findIndex(it => it.kind === 'stop');
  return !rest.slice(0, end < 0 ? rest.length : end).some(it => it.kind === 'verb' || it.kind === 'be');
}
