// Names and numbers: each name gets its part in the clause it stands in.

import { isBasicLandType } from '../../engine/index.ts';
import { firstFrom, lastBefore, lastIndexBefore } from '../../kit/lists.ts';
import { equals } from '../../kit/structure.ts';
import { cardKnown } from '../model/card-traits.ts';
import { joinedPatch, type Mention } from '../model/mention.ts';
import { countersSaid } from '../model/states.ts';
import { nounNamed } from '../names/nouns.ts';
import { creatureType } from '../tokens/chosen.ts';
import type { Noun, Token } from '../tokens/question-token.ts';
import { isComma, isListSign } from '../tokens/token-parts.ts';
import { gatherSameAgain } from './about-readers.ts';
import { isAskedAlone, tellsNoEvent } from './asked-alone.ts';
import { beginQuestion, type Gathering } from './gathering-state.ts';
import { place } from './place-name.ts';
import { isContraction } from './verb-clues.ts';

export function gatherNumber(g: Gathering, token: Extract<Token, { kind: 'number' }>): void {
  const { value, article } = token;
  if (g.read === token || isAskedAlone(g.tokens, g.tokens.indexOf(token))) return;
  if (article && g.pending.counted === true) return;
  const { happening } = g.clause;
  if (article && happening !== undefined && OF_CARDS.includes(happening.action) && isCardNext(g, token))
    happening.amount ??= 1;
  const last = g.clause.group.at(-1);
  if (/^[x×]\d/iu.test(token.text) && last !== undefined) {
    last.count = value;
    return;
  }
  const next = g.tokens.slice(g.tokens.indexOf(token) + 1).find(it => it.kind !== 'filler');
  const alone = next === undefined || next.kind === 'stop' || next.kind === 'small' || next.kind === 'there';
  if (g.clause.mode === 'has' && g.clause.group.length === 0 && value === 1 && !article && alone) {
    gatherSameAgain(g, token);
    return;
  }
  const several = g.mentions.at(-1);
  if (g.clause.mode === 'has' && g.clause.group.length === 0 && !article && alone && isSeveral(several)) {
    // "what happens to my bears? I have 2"
    if (several !== undefined) several.count = value;
    return;
  }
  g.pending.count = value;
  g.pending.counted = !article;
  g.pending.number = token;
}

/** Whether what was named is a kind in the plural, or a basic land: "do I bounce one of my Plains? I have two". */
function isSeveral(mention: Mention | undefined): boolean {
  const isLands = isBasicLandType(mention?.names[0] ?? '') && /s$/iu.test(mention?.text ?? '');
  return mention?.noun?.plural === true || (isLands && mention?.count === 1);
}

const OF_CARDS: readonly string[] = ['discards', 'mills', 'draws'];

function isCardNext({ tokens }: Gathering, token: Token): boolean {
  return tokens[tokens.indexOf(token) + 1]?.text.toLowerCase() === 'card';
}

/** The wording "and shock it as well": a verb, and no land of that kind. */
function isDoneToIt({ tokens }: Gathering, { text }: Token, i: number): boolean {
  const next = tokens[i + 1];
  return /^shocks?$/iu.test(text) && next?.kind === 'small' && next.word === 'it';
}

export function gatherName(g: Gathering, token: Extract<Token, { kind: 'card' | 'noun' }>, i: number): void {
  const { clause, pending } = g;
  if (token.kind === 'noun' && isDoneToIt(g, token, i)) {
    g.unread.push(token);
    g.pending = {};
    return;
  }
  if (token.kind === 'noun' && isRemark(g, token, i)) {
    g.passedOver.push(token);
    g.pending = {};
    return;
  }
  if (
    token.kind === 'noun' &&
    (clause.mode === 'ask' || isNounAlone(g, i)) &&
    !isNounMeant(g, token, i) &&
    !(token.noun.plural && isDoer(g, i))
  ) {
    g.pending = {};
    return;
  }
  if (token.kind === 'noun' && isTokenGotten(g, token, i)) {
    g.pending = {};
    beginQuestion(g);
    return;
  }
  if (token.kind === 'noun' && (isWhatBecomes(g) || isWhatItIs(g, token, i))) {
    g.pending = {};
    return;
  }
  if (token.kind === 'card' && isTokenOfText(g, token)) return;
  if (token.kind === 'card' && isTypeAsked(g, token, i)) {
    g.pending = {};
    return;
  }
  if (token.kind === 'card' && isOnlyCounted(g, token, i)) {
    g.passedOver.push(token);
    g.pending = {};
    return;
  }
  if (clause.absent) {
    g.pending = {};
    return;
  }
  if (token.kind === 'noun' && clause.mode === 'ask' && isCopyCalledSo(g, token)) {
    g.pending = {};
    return;
  }
  const mention: Mention = {
    names: token.kind === 'card' ? token.names : [],
    ...(token.kind === 'noun' ? { noun: made(anyOf(token.noun, g), g) } : {}),
    loose: token.kind === 'card' && token.loose,
    open: token.kind === 'card' && token.open,
    text: token.text,
    at: token.at,
    count: pending.count ?? 1,
    counted: pending.counted === true,
    ...(pending.whose === undefined ? {} : { whose: pending.whose }),
    another: pending.another === true && !isCopyOfNamed(g, token, i),
    patch: pending.patch ?? {},
    ...(token.kind === 'noun' ? pointedAt(g, token, i) : {}),
    asked: clause.mode === 'ask',
    beside: false,
  };
  if (token.kind === 'card' && token.modes !== undefined)
    mention.patch = joinedPatch(mention.patch, { cast: { modes: token.modes } });
  if (token.kind === 'card' && token.back === true) mention.patch = joinedPatch(mention.patch, { face: 'back' });
  if (pending.counters !== undefined) {
    const { counter, count } = pending.counters;
    mention.patch = joinedPatch(mention.patch, countersSaid(counter, count, cardKnown(g.cards, mention)) ?? {});
  }
  if (pending.affected !== undefined) addAffected(g, pending.affected, mention);
  if (pending.ordinal !== undefined && !g.mentions.some(it => it.names[0] === mention.names[0] && it.count > 1))
    g.unread.push(pending.ordinal);
  g.pending = {};
  // "I make three Goblins, six Goblins with X?": a guess that would be made besides
  if (isMadeAgain(g, mention)) {
    g.unread.push(token);
    return;
  }
  const again = g.mentions.some(it => it.names[0] !== undefined && it.names[0] === mention.names[0]);
  if (g.clause.loose !== undefined && g.clause.mode === 'ask' && !again) g.unread.push(g.clause.loose);
  g.mentions.push(mention);
  place(g, mention, i);
}

/** Whether tokens of a kind are told to be made once more by one event, in another number. */
function isMadeAgain({ clause: { happening, mode } }: Gathering, { noun, count }: Mention): boolean {
  if (happening?.action !== 'creates' || mode !== 'event' || noun?.token === undefined) return false;
  return happening.objects.some(it => it.count !== count && equals(it.noun?.token, noun.token));
}

/** The wording "Clone enters as another X" of an X named before: the copy is the other one. */
function isCopyOfNamed({ tokens, clause, mentions }: Gathering, token: Token, i: number): boolean {
  if (clause.mode !== 'copying' || token.kind !== 'card') return false;
  const as = lastBefore(tokens, i - 1, it => it.kind !== 'filler');
  const isAs = (as?.kind === 'small' && as.word === 'as') || /^becom(?:e|es|ing)$/iu.test(as?.text ?? '');
  return isAs && mentions.some(it => it.names[0] === token.names[0]);
}

/** Tokens, where a card of the kind stands in elsewhere: "I make five Goblins". */
function made(noun: Noun, { clause, cards }: Gathering): Noun {
  const { happening } = clause;
  const { source } = happening ?? {};
  const type = creatureType(noun.said.toLowerCase());
  const isOfSource =
    source !== undefined && type !== undefined && cardKnown(cards, source)?.says.speaksOfTokens(type) === true;
  const isMade =
    happening?.action === 'creates' &&
    clause.mode === 'event' &&
    (source === undefined || isOfSource || /^taps?/iu.test(happening.verb?.text ?? '')) &&
    noun.card !== undefined;
  if (!isMade) return noun;
  const said = noun.said.toLowerCase();
  const singular = [said.replace(/s$/u, ''), said.replace(/ves$/u, 'f')];
  return singular.map(it => nounNamed(`${it} tokens`)).find(it => it !== undefined) ?? noun;
}

/** Any land: one without land types, where a card of the question looks for the type of the usual one. */
function anyOf(noun: Noun, { tokens, cards }: Gathering): Noun {
  if (noun.card !== 'Forest' || !/\blands?$/u.test(noun.said)) return noun;
  const isLookedFor = tokens.some(
    it => it.kind === 'card' && cards.named(it.names[0] ?? '')?.says.speaksOfForests === true,
  );
  return isLookedFor ? { ...noun, card: 'Wastes' } : noun;
}

/** Wordings "the angel", "my angel", "that cat" by a creature type: it points to what was named. */
function pointedAt(g: Gathering, token: Extract<Token, { kind: 'noun' }>, i: number): Pick<Mention, 'pointed'> {
  const { card, said, plural } = token.noun;
  const before = g.tokens[i - 1];
  const owned = before?.kind === 'who' && before.whose ? before.text : undefined;
  const [word = owned] = /^(?:the|that|this)$/iu.exec(before?.text ?? '') ?? [];
  const only = /^(?:that|this)$/iu.test(word ?? '');
  const type = creatureType(said.replace(/ token$/u, ''));
  if (word === undefined || plural || type === undefined) return {};
  if (card === undefined && !only && !isOfNamed(g, token, type)) return {};
  return { pointed: { word: token, only } };
}

/** The wording "the knight" of Knight of the Reliquary: no token was told of, and no card that makes one of the type. */
function isOfNamed({ mentions, cards }: Gathering, { text }: Token, type: string): boolean {
  if (/\btokens?$/iu.test(text) || mentions.some(it => it.noun?.token !== undefined)) return false;
  const known = mentions.flatMap(it => (it.names.length === 0 ? [] : (cardKnown(cards, it) ?? [])));
  return (
    known.some(it => it.creature && it.face.subtypes.some(kind => kind === type)) &&
    !known.some(it => it.says.speaksOfTokens(type))
  );
}

/** The wording "turned into a frog": what an effect makes of something, which the text of the card tells. */
function isWhatBecomes({ clause: { happening, mode, soft } }: Gathering): boolean {
  return !soft && happening?.action === 'affects' && happening.objects.length > 0 && mode !== 'by' && mode !== 'beside';
}

/** The wording "my Gideon is a creature": what is said of the card before. */
function isWhatItIs({ tokens, clause }: Gathering, { noun }: Extract<Token, { kind: 'noun' }>, i: number): boolean {
  const plain = tokens.slice(0, i).filter(it => it.kind !== 'filler' || /^the$/iu.test(it.text));
  const [subject, be, article] = plain.slice(-3);
  const isArticle = (article?.kind === 'number' && article.article) || /^the$/iu.test(article?.text ?? '');
  // "my Gideon is my only creature"
  const isOne = (isArticle || (article?.kind === 'who' && article.whose)) && be?.kind === 'be';
  return isOne && noun.generic === true && subject?.kind === 'card' && clause.mode !== 'ask';
}

/** The wording "is my Mutavault a Forest": a basic land type that is asked about. */
function isTypeAsked({ tokens, clause }: Gathering, { names }: Extract<Token, { kind: 'card' }>, i: number): boolean {
  const [subject, article] = tokens.slice(Math.max(0, i - 2), i);
  const isOne = article?.kind === 'number' && article.article && (subject?.kind === 'card' || subject?.kind === 'noun');
  return isOne && clause.mode === 'ask' && isBasicLandType(names[0] ?? '');
}

/** The wording "my Oko'd Baloth": an effect on what is named. */
function addAffected(g: Gathering, verb: Extract<Token, { kind: 'verb' }>, mention: Mention): void {
  const { action, voice, at } = verb;
  g.happenings.push({
    action,
    voice,
    at,
    verb,
    objects: [mention],
    targets: [],
    beside: [],
    asked: false,
    already: true,
  });
}

/** The wording "how big is my angel" of a copy of Serra Angel: it is called by what it copies. */
function isCopyCalledSo({ mentions }: Gathering, { noun }: Extract<Token, { kind: 'noun' }>): boolean {
  return noun.card !== undefined && mentions.some(it => it.copying?.names[0] === noun.card);
}

/** The wording "how many bolts is that": a nickname for what comes of it. */
function isOnlyCounted({ tokens, clause }: Gathering, token: Extract<Token, { kind: 'card' }>, i: number): boolean {
  const before = tokens[i - 1];
  const counted = before?.kind === 'ask' && /(?:many|much)$/iu.test(before.text);
  const again = tokens.some(it => it !== token && it.kind === 'card' && it.names[0] === token.names[0]);
  return clause.mode === 'ask' && counted && token.loose && /s$/u.test(token.text) && !again;
}

/** The wording "do I get Marit Lage": what the text of a card named before speaks of. */
function isTokenOfText(
  { cards, clause, mentions }: Gathering,
  { open, text }: Extract<Token, { kind: 'card' }>,
): boolean {
  return open && clause.mode === 'ask' && mentions.some(it => cardKnown(cards, it)?.says.names(text) === true);
}

/** Wordings "while he was a creature", "it's a land and a creature": said of what was named before. */
function isRemark({ tokens, clause }: Gathering, { noun }: Extract<Token, { kind: 'noun' }>, i: number): boolean {
  const isKind = noun.generic === true || /^(?:an? )?(?:legendary )?planeswalker$/iu.test(noun.said);
  if (!isKind || clause.group.length > 0 || clause.mode === 'ask') return false;
  const before = beforeKind(tokens, i);
  const sign = tokens[before];
  const other = sign !== undefined && isListSign(sign) ? tokens[before - 1] : undefined;
  const isAnd = other?.kind === 'noun' && other.noun.generic === true;
  return isSaying(tokens[before]) || (isAnd && isSaying(tokens[beforeKind(tokens, before - 1)]));
}

/** The index of the last token before a kind that is no article and no filler. */
function beforeKind(tokens: readonly Token[], i: number): number {
  return lastIndexBefore(tokens, i, it => it.kind !== 'number' && it.kind !== 'filler');
}

/** Whether a token says what something is: "is", "it's". */
function isSaying(token: Token | undefined): boolean {
  return (
    token?.kind === 'be' ||
    isContraction(token) ||
    (token?.kind === 'small' && token.word === 'it' && /^that['’]?s$/iu.test(token.text))
  );
}

/** The wording "zombie off itself or …", "zombie right away?": a kind of tokens that a card named before makes, with which a sentence asks. */
function isTokenGotten(
  { tokens, mentions, cards }: Gathering,
  { text }: Extract<Token, { kind: 'noun' }>,
  i: number,
): boolean {
  const type = creatureType(text.toLowerCase().replace(/ tokens?$/u, ''));
  const before = lastBefore(tokens, i, it => it.kind !== 'number' && it.kind !== 'filler');
  const next = firstFrom(tokens, i + 1, it => it.kind !== 'filler');
  const isOffIt = next?.kind === 'small' && next.word === 'off';
  const begins = (before?.kind === 'stop' || (isOffIt && isComma(before))) && type !== undefined;
  const isQuiet = next === undefined || ['about', 'stop', 'small', 'ask'].includes(next.kind);
  if (!begins || !isQuiet || (next?.kind === 'small' && ['and', 'comma', 'with'].includes(next.word))) return false;
  return mentions.some(it => cardKnown(cards, it)?.says.speaksOfTokens(type) === true);
}

/** The wording "Zombies?": a noun that makes up a sentence of its own after something was told. */
function isNounAlone({ tokens, mentions }: Gathering, i: number): boolean {
  // "zombie for them?"
  const [small, who, mark] = [tokens[i + 1], tokens[i + 2], tokens[i + 3]];
  const isGot = small?.kind === 'small' && small.word === 'for' && who?.kind === 'who' && mark?.text === '?';
  if (mentions.length === 0 || !(isGot || tokens[i + 1]?.text === '?')) return false;
  const before = lastBefore(tokens, i, it => it.kind !== 'number' && it.kind !== 'filler');
  return before?.kind === 'stop' || (before?.kind === 'small' && before.word === 'comma');
}

/** In a question about the outcome, "creatures" asks; "my bear" and "basics" are things. */
function isNounMeant(g: Gathering, { noun }: Extract<Token, { kind: 'noun' }>, i: number): boolean {
  if (noun.token !== undefined && (g.clause.happening?.action === 'creates' || noun.generic === true)) return true;
  if (noun.token !== undefined && isDoneInAsking(g, i)) return true;
  if (typeof noun.token === 'string' && g.pending.count !== undefined && tellsNoEvent(g.tokens)) return true;
  if (noun.plural && (isOfThoseNamed(g, noun) || isOfLandsNamed(g, noun, i))) return false;
  if (isBorneOn(g)) return true;
  if (g.pending.whose !== undefined || (noun.card !== undefined && noun.generic !== true)) return true;
  return noun.plural && (noun.said.startsWith('nonbasic') || noun.said === 'basics');
}

/**
 * The wording "does X double treasures", in a question that tells of no event: any of the kind is what X is asked to
 * bear on.
 */
function isBorneOn({ clause: { relation }, mentions, happenings }: Gathering): boolean {
  return relation !== undefined && relation.right.length === 0 && mentions.length === 1 && happenings.length === 0;
}

/**
 * The wording "do creatures enter tapped under X": any of a kind, of which the question begins by telling what they
 * do.
 */
function isDoer({ tokens, mentions }: Gathering, i: number): boolean {
  const next = tokens[i + 1];
  return mentions.length === 0 && next?.kind === 'verb' && ['enters', 'dies'].includes(next.action);
}

/** The wording "does saccing a Goblin token count": what the verb of the question is done to, right after it. */
function isDoneInAsking({ tokens, clause }: Gathering, i: number): boolean {
  const { happening } = clause;
  const before = lastBefore(
    tokens,
    i,
    it => !['filler', 'number', 'state', 'size'].includes(it.kind) && !(it.kind === 'who' && it.whose),
  );
  const isNext = before?.kind === 'verb' && before.at === happening?.at;
  return isNext && happening?.voice === 'active' && happening.objects.length === 0;
}

/** The wording "do the nonbasics still tap for mana": the lands of that kind that were named before. */
function isOfLandsNamed({ cards, mentions, tokens, pending }: Gathering, { said, card }: Noun, i: number): boolean {
  const isBasic = said.includes('basic') && !said.startsWith('non');
  if (!said.includes('basic')) return false;
  const isPointing = /^(?:the|those|these|our)$/iu.test(tokens[i - 1]?.text ?? '') || pending.whose !== undefined;
  // "do basics keep the type? I have an Island out"
  const isOfTold = (it: Token) =>
    it.kind === 'card' && it.names[0] !== card && cardKnown(cards, it)?.face.supertypes.includes('Basic') === true;
  if (isBasic && tokens.some(isOfTold)) return true;
  return mentions.some(mention => {
    const known = cardKnown(cards, mention);
    const isOfKind = known?.land === true && known.face.supertypes.includes('Basic') === isBasic;
    const isOwn = pending.whose === undefined || mention.whose === undefined || pending.whose === mention.whose;
    return isOfKind && isOwn && mention.noun?.card !== card && (isPointing || !known.watches);
  });
}

/** The wording "do my lands become creatures": those that were named before. */
function isOfThoseNamed({ cards, mentions, pending }: Gathering, noun: Noun): boolean {
  const types = cardKnown(cards, { names: [], noun })?.face.types ?? [];
  const fits = (mention: Mention) => {
    const known = cardKnown(cards, mention)?.face.types ?? [];
    const same = mention.whose === undefined || pending.whose === undefined || mention.whose === pending.whose;
    return mention.noun?.card !== noun.card && same && types.some(type => known.includes(type));
  };
  return types.some(it => noun.said === `${it.toLowerCase()}s`) && mentions.some(fits);
}
