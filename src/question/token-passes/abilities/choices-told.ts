// Choices told beside a permanent that has them made: "my Leyline says Sliver", "said Zombie for Xenograft", "I wanted his Titan".

import { isBefore, lastBefore, lastIndexBefore } from '../../../kit/lists.ts';
import { type Cards, cardKnown, type Known } from '../../model/card-traits.ts';
import type { PassContext } from '../../model/pass-context.ts';
import { choiceSaid } from '../../tokens/chosen.ts';
import type { Token } from '../../tokens/question-token.ts';
import { anyWord } from '../../tokens/token-index.ts';
import {
  asFiller,
  isComma,
  plainPart,
  type RunReplacement,
  sentenceStart,
  withRunsReplaced,
} from '../../tokens/token-parts.ts';
import { choiceBeside, enteringAfterChoice, isChoiceOf, naming } from './choices-beside.ts';

type CardToken = Extract<Token, { kind: 'card' }>;

/** The tokens with each such choice right after the permanent it was made for. */
export function withChoicesTold(typed: readonly Token[], { cards }: PassContext): readonly Token[] {
  const isSaid = anyWord(typed, 'type', 'color', ...SAYING);
  const apart = isSaid ? withChoiceApart(typed, cards) : typed;
  const given = withTypeOfChooser(apart, cards);
  const isBeside = isSaid || given !== typed || anyWord(given, 'on', 'choice', 'selected');
  const tokens = isBeside ? withRunsReplaced(given, i => besideAt(given, i, cards)) : given;
  const told =
    (isSaid || tokens !== typed) && tokens.some(it => SAYS.test(it.text))
      ? withRunsReplaced(
          tokens,
          i =>
            setTo(tokens, i, cards) ??
            saidAfter(tokens, i, cards) ??
            saidBefore(tokens, i, cards) ??
            namedFor(tokens, i, cards) ??
            askedFor(tokens, i, cards),
        )
      : tokens;
  const wished = anyWord(told, ...WISHING) ? withWishes(told, cards) : told;
  return withPlayerNamed(wished, cards);
}

function besideAt(tokens: readonly Token[], i: number, cards: Cards): RunReplacement | undefined {
  if (tokens[i]?.kind !== 'card') return enteringAfterChoice(tokens, i, cards);
  return setOn(tokens, i, cards) ?? namingIt(tokens, i, cards) ?? choiceBeside(tokens, i, cards);
}

/** Verbs of naming a player, alone or with who does so. */
const NAMES_PLAYER =
  /^(?:(?:i|he|she|they)(?:['’]?d| would|['’]?ll| will)? ?)?(?:says?|names?|picks?|chooses?|chose|named|picked|said)$/iu;

/** The sentence "I'd say my opponent": the player that the one permanent with such a choice is told to have named. */
function withPlayerNamed(tokens: readonly Token[], cards: Cards): readonly Token[] {
  const at = tokens.findIndex((it, i) => isPlayerNamed(tokens, i) && NAMES_PLAYER.test(it.text));
  const [says, player] = [tokens[at], tokens[at + 1]];
  if (says === undefined || player === undefined) return tokens;
  const choosers = tokens.filter(it => it.kind === 'card' && choosesPlayer(cardKnown(cards, it)));
  const [chooser, ...more] = choosers;
  if (chooser === undefined || more.some(it => it.text !== chooser.text) || isTold(tokens, chooser)) return tokens;
  const from = says.text.includes(' ') ? at : at - 1;
  const enters: Token = { kind: 'verb', action: 'enters', voice: 'middle', ...plainPart(chooser), text: '' };
  const entering = isAskedOfEntry(tokens, chooser) ? [enters] : [];
  return tokens.flatMap((token, i): readonly Token[] => {
    if (i >= from && i < at + 2) return [asFiller(token)];
    return token === chooser ? [token, naming(says), player, ...entering] : [token];
  });
}

/** The wording "do I still name a player for X": asked of the permanent as it enters. */
function isAskedOfEntry(tokens: readonly Token[], chooser: Token): boolean {
  const at = tokens.indexOf(chooser);
  const [player, preposition] = [tokens[at - 2], tokens[at - 1]];
  const isFor = preposition?.kind === 'small' && ['for', 'with', 'on'].includes(preposition.word);
  return isFor && player?.kind === 'who' && isBefore(tokens, at, it => it.kind === 'ask');
}

/** Whether a clause tells that somebody names a player, and no more. */
function isPlayerNamed(tokens: readonly Token[], i: number): boolean {
  const player = tokens[i + 1];
  if (player?.kind !== 'who' || player.whose) return false;
  const [before, says, end] = [tokens[i - 1], tokens[i], tokens[i + 2]];
  const isWhole = end === undefined || end.kind === 'stop' || end.kind === 'small';
  const isSaid = says?.text.includes(' ') === true || (before?.kind === 'who' && !before.whose);
  return isSaid && isWhole && !/^(?:a|one|some) player$/iu.test(player.text);
}

function choosesPlayer(known: Known | undefined): boolean {
  const abilities = known?.face.abilities ?? [];
  return abilities.some(
    it => it.kind === 'replacement' && it.rewrites.some(made => made.kind === 'choose' && made.what === 'player'),
  );
}

const SAYING = [
  ...['say', 'says', 'said', 'naming', 'name', 'names', 'named', 'call', 'calls', 'called', 'calling', 'pick', 'picks'],
  ...['picked', 'picking', 'chose', 'chosen', 'set to', 'choosing', 'set', 'sets', 'setting'],
];
const SAYS = new RegExp(`^(?:${SAYING.join('|')})$`, 'iu');

const KIND_SAID = /^(?:creature type|type|color)$/iu;

/**
 * The sentence "I named Elemental", and "creature type Elemental" in a list, as the choice of the one permanent named that has
 * made such a choice.
 */
function withChoiceApart(tokens: readonly Token[], cards: Cards): readonly Token[] {
  const at = tokens.findIndex((_, i) => isChoiceApart(tokens, i));
  const said = tokens[at + 1];
  if (at < 0 || said === undefined) return tokens;
  const choosers = tokens.filter(token => {
    const known = token.kind === 'card' ? cardKnown(cards, token) : undefined;
    return known !== undefined && isChoiceOf(known, said);
  });
  const [chooser, ...more] = choosers;
  if (chooser === undefined || more.some(it => it.text !== chooser.text)) return tokens;
  const from = tokens[at - 1]?.kind === 'who' ? at - 1 : at;
  return tokens.flatMap((token, i): readonly Token[] => {
    if (i >= from && i < at + 2) return [asFiller(token)];
    if (token !== chooser) return [token];
    const place = { at: token.end, end: token.end };
    return [token, { ...naming(said), ...place }, { ...said, ...place }];
  });
}

/** The wordings "Roaming Throne: Elf.", "a Throne that's on Elf", "Elf is the type I chose": a type alone is the choice made. */
function withTypeOfChooser(tokens: readonly Token[], cards: Cards): readonly Token[] {
  const at = tokens.findIndex((_, i) => isTypeAlone(tokens, i));
  const said = tokens[at];
  if (said === undefined) return tokens;
  const named = tokens.flatMap((token, i) => (token.kind === 'card' ? [{ token, i }] : []));
  const choosers = named.filter(({ token }) => {
    const known = cardKnown(cards, token);
    return known !== undefined && isChoiceOf(known, said);
  });
  const [chooser] = choosers;
  const isBeside = chooser !== undefined && chooser.i < at && tokens.slice(chooser.i + 1, at).every(isLeadOfType);
  const to = typeChosenEnd(tokens, at);
  if (chooser === undefined || (!isBeside && to === at + 1)) return tokens;
  return tokens.flatMap((token, i): readonly Token[] => {
    if (i === chooser.i) {
      const place = { at: token.end, end: token.end };
      return [token, { ...naming(said), ...place }, { ...said, ...place }];
    }
    if (i >= at && i < to) return [asFiller(token)];
    return isBeside && i > chooser.i && i < at && token.kind !== 'stop' ? [asFiller(token)] : [token];
  });
}

/** Whether a creature type stands at a place without an article, an owner or a number, and nothing is told of it. */
function isTypeAlone(tokens: readonly Token[], i: number): boolean {
  const token = tokens[i];
  if (token === undefined || (token.kind !== 'noun' && token.kind !== 'about')) return false;
  const [before, next] = [tokens[i - 1], tokens[i + 1]];
  if (before?.kind === 'number' || before?.kind === 'who' || before?.kind === 'verb' || before?.kind === 'have')
    return false;
  const isAlone = typeChosenEnd(tokens, i) > i + 1 || next === undefined || next.kind === 'stop' || isComma(next);
  return isAlone && choiceSaid(token) !== undefined;
}

/** The place after "Elf is the type I chose", or after the type. */
function typeChosenEnd(tokens: readonly Token[], i: number): number {
  if (tokens[i + 1]?.kind !== 'be') return i + 1;
  const rest = tokens.slice(i + 1, i + 7);
  const end = rest.findIndex(it => it.kind === 'stop');
  const part = end < 0 ? rest : rest.slice(0, end);
  const isTold = part.some(it => /^(?:type|creature type)$/iu.test(it.text)) && part.some(it => SAYS.test(it.text));
  return isTold ? i + 1 + part.length : i + 1;
}

function isLeadOfType(token: Token): boolean {
  if (token.kind === 'small') return ['colon', 'comma', 'on', 'that'].includes(token.word);
  return token.kind === 'be' || KIND_SAID.test(token.text) || /^that['’]?s$/iu.test(token.text);
}

/** Whether a verb of naming with what is named, or "creature type X", is a clause of its own at a place. */
function isChoiceApart(tokens: readonly Token[], i: number): boolean {
  const [says, said, end] = [tokens[i], tokens[i + 1], tokens[i + 2]];
  const who = tokens[i - 1];
  const isVerb = SAYS.test(says?.text ?? '') && says?.kind !== 'ask' && who?.kind === 'who' && !who.whose;
  const before = isVerb ? tokens[i - 2] : who;
  const begins = before?.kind === 'stop' || isComma(before);
  const ends = end === undefined || end.kind === 'stop' || isComma(end);
  if (said === undefined || choiceSaid(said) === undefined || !begins || !ends) return false;
  return isVerb || (KIND_SAID.test(says?.text ?? '') && says?.kind !== 'card');
}

/** The wording "I play X while they have Alpine Moon naming it": the card that was named before. */
function namingIt(tokens: readonly Token[], i: number, cards: Cards): RunReplacement | undefined {
  const [permanent, lead, pronoun] = [tokens[i], tokens[i + 1], tokens[i + 2]];
  if (permanent?.kind !== 'card' || lead?.kind !== 'small' || lead.word !== 'naming') return undefined;
  if (pronoun?.kind !== 'small' || !['it', 'that'].includes(pronoun.word)) return undefined;
  const known = cardKnown(cards, permanent);
  const named = lastBefore(tokens, i, it => it.kind === 'card' && it.names[0] !== permanent.names[0]);
  if (known === undefined || named === undefined || !isChoiceOf(known, named)) return undefined;
  return { tokens: [permanent, lead, { ...named, ...plainPart(pronoun) }], to: i + 3 };
}

/** The wording "my Xenograft is on Vampire": the choice it has been given. */
function setOn(tokens: readonly Token[], i: number, cards: Cards): RunReplacement | undefined {
  const [permanent, be, on, said] = [tokens[i], tokens[i + 1], tokens[i + 2], tokens[i + 3]];
  if (permanent?.kind !== 'card' || be?.kind !== 'be' || on?.kind !== 'small' || said === undefined) return undefined;
  if (!['on', 'naming'].includes(on.word) && !SAYS.test(on.text)) return undefined;
  const known = cardKnown(cards, permanent);
  if (known === undefined || !isChoiceOf(known, said)) return undefined;
  return { tokens: [permanent, naming(be), said], to: i + 4 };
}

/** The wordings "my Leyline says Sliver", "Kindred Discovery (I said Merfolk)", "puts down Alpine Moon and says Yavimaya". */
function saidAfter(tokens: readonly Token[], i: number, cards: Cards): RunReplacement | undefined {
  const [permanent, ...rest] = tokens.slice(i, i + 5);
  const isJoined = rest[0]?.kind === 'small' && ['and', 'comma'].includes(rest[0].word);
  const joint = isJoined || (rest[0]?.kind === 'who' && !rest[0].whose) ? 1 : 0;
  const says = rest[joint];
  const to = rest[joint + 1]?.kind === 'filler' ? joint + 2 : joint + 1;
  const said = rest[to];
  if (permanent?.kind !== 'card' || says === undefined || said === undefined || !SAYS.test(says.text)) return undefined;
  if (says.kind === 'small' && joint === 0) return undefined;
  const known = cardKnown(cards, permanent);
  if (known === undefined || !isChoiceOf(known, said)) return undefined;
  return { tokens: [permanent, naming(says), said], to: i + to + 2 };
}

/** The wording "I set my Metallic Mimic to Vampire", "set Xenograft on Zombie". */
function setTo(tokens: readonly Token[], i: number, cards: Cards): RunReplacement | undefined {
  const set = tokens[i];
  if (set === undefined || !/^(?:sets?|setting)$/iu.test(set.text)) return undefined;
  const lead = tokens[i + 1];
  const isLead = (lead?.kind === 'who' && lead.whose) || (lead?.kind === 'number' && lead.article);
  const at = isLead ? i + 2 : i + 1;
  const [permanent, to, said] = [tokens[at], tokens[at + 1], tokens[at + 2]];
  const isTo = to?.kind === 'small' && ['to', 'on'].includes(to.word);
  if (permanent?.kind !== 'card' || !isTo || said === undefined) return undefined;
  const known = cardKnown(cards, permanent);
  if (known === undefined || !isChoiceOf(known, said)) return undefined;
  const player = tokens[i - 1];
  const whose = lead?.kind === 'who' ? lead.who : 'you';
  const { end: at0 } = set;
  const who: Token = { kind: 'who', who: whose, whose: false, text: '', at: at0, end: at0 };
  const isTold = player?.kind === 'who' && !player.whose;
  const have: Token = { kind: 'have', ...plainPart(set) };
  return { tokens: [...(isTold ? [] : [who]), have, permanent, naming(to), said], to: at + 3 };
}

/** The wordings "Merfolk named for my Kindred Discovery", "Elf picked on Xenograft": what it has been given. */
function namedFor(tokens: readonly Token[], i: number, cards: Cards): RunReplacement | undefined {
  const [said, says, lead, owner] = [tokens[i], tokens[i + 1], tokens[i + 2], tokens[i + 3]];
  const isOwned = owner?.kind === 'who' && owner.whose;
  const isLed = isOwned || owner?.kind === 'filler' || (owner?.kind === 'number' && owner.article);
  const permanent = isLed ? tokens[i + 4] : owner;
  if (said === undefined || says === undefined || !PAST_SAID.test(says.text) || permanent?.kind !== 'card')
    return undefined;
  if (lead?.kind !== 'small' || !['for', 'on', 'with'].includes(lead.word)) return undefined;
  const before = tokens[i - 1];
  const begins = before === undefined || before.kind === 'stop' || isComma(before) || before.kind === 'filler';
  const known = cardKnown(cards, permanent);
  if (!begins || known === undefined || !isChoiceOf(known, said)) return undefined;
  const place = { text: '', at: said.at, end: said.at };
  const who: Token = { kind: 'who', who: isOwned ? owner.who : 'you', whose: false, ...place };
  return { tokens: [who, { kind: 'have', ...place }, permanent, naming(says), said], to: isLed ? i + 5 : i + 4 };
}

const PAST_SAID = /^(?:named|called|chosen|picked|said|selected|set)$/iu;

/** The wordings "said Zombie for my Xenograft", "I named Zombie with Xenograft". */
function saidBefore(tokens: readonly Token[], i: number, cards: Cards): RunReplacement | undefined {
  const says = tokens[i];
  if (says === undefined || !SAYS.test(says.text)) return undefined;
  const [said, lead, ...rest] = tokens.slice(i + 1, i + 6);
  const isLed = lead?.kind === 'small' && ['with', 'on', 'for', 'off'].includes(lead.word);
  const at = rest.findIndex(it => it.kind !== 'who' && it.kind !== 'filler' && !(it.kind === 'number' && it.article));
  const permanent = rest[at];
  if (said === undefined || !isLed || permanent?.kind !== 'card') return undefined;
  const known = cardKnown(cards, permanent);
  if (known === undefined || !isChoiceOf(known, said)) return undefined;
  const before = tokens[i - 1];
  const begins = before === undefined || before.kind === 'stop' || (before.kind === 'small' && before.word !== 'it');
  const isTold = before?.kind === 'who' && !before.whose;
  if (!begins && !isTold) return undefined;
  const { text: _, ...place } = plainPart(says);
  const who: Token = { kind: 'who', who: 'you', whose: false, text: '', at: place.at, end: place.at };
  const have: Token = { kind: 'have', ...plainPart(says) };
  return { tokens: [...(isTold ? [] : [who]), have, permanent, naming(says), said], to: i + 4 + at };
}

/** The wording "do I still name a card for Pithing Needle": asked of that permanent as it enters (614.12a). */
function askedFor(tokens: readonly Token[], i: number, cards: Cards): RunReplacement | undefined {
  const says = tokens[i];
  if (says === undefined || !/^(?:name|pick|choose|call)$/iu.test(says.text)) return undefined;
  const rest = tokens.slice(i + 1, i + 5);
  const at = rest.findIndex(it => it.kind === 'small' && ['for', 'with'].includes(it.word));
  const [lead, permanent] = rest.slice(Math.max(0, at));
  const isThing =
    at > 0 &&
    rest.slice(0, at).every(it => ['who', 'about', 'number', 'filler', 'noun'].includes(it.kind)) &&
    rest.slice(0, at).some(it => it.kind !== 'filler') &&
    !rest.slice(0, at).some(it => /\border$/iu.test(it.text));
  if (lead === undefined || permanent?.kind !== 'card' || !isThing || cardKnown(cards, permanent)?.spell !== false)
    return undefined;
  const isAsked = lastIndexBefore(tokens, i, it => it.kind === 'ask') >= sentenceStart(tokens, i);
  if (!isAsked) return undefined;
  const place = { ...plainPart(lead), text: '' };
  const entering: readonly Token[] = [
    { kind: 'small', word: 'if', ...place, text: 'if' },
    { kind: 'who', who: 'you', whose: false, ...place },
    { kind: 'verb', action: 'enters', voice: 'active', ...place, text: 'cast' },
  ];
  const end = i + 2 + at;
  return { tokens: [...tokens.slice(i, end).map(asFiller), ...entering, permanent], to: end + 1 };
}

/** The tokens with what somebody is told to have wished for as what the one permanent with such a choice copies or names. */
function withWishes(typed: readonly Token[], cards: Cards): readonly Token[] {
  const tokens = withRunsReplaced(typed, i => wishedBehind(typed, i));
  for (const [i, wants] of tokens.entries()) {
    const wish = WANTS.test(wants.text) ? wishAt(tokens, i, cards) : undefined;
    if (wish === undefined) continue;
    const { from, to, chooser, word, wished } = wish;
    const lead: Token = { kind: 'small', word, ...plainPart(wants), text: word };
    return tokens.flatMap((token, n) => {
      if ((n >= from && n < to) || isCopyOfAny(tokens, n, chooser)) return [asFiller(token)];
      return token === chooser ? [token, lead, ...wished] : [token];
    });
  }
  return tokens;
}

/** The wording "X, which is what I wanted to copy" at "which": the wish in a sentence of its own. */
function wishedBehind(tokens: readonly Token[], i: number): RunReplacement | undefined {
  const named = tokens[i - 1];
  const lead = tokens[i];
  const isThat = lead?.kind === 'small' && lead.word === 'that';
  if (named?.kind !== 'card' || lead === undefined || !(isThat || lead.kind === 'be')) return undefined;
  const what = isThat ? i + 2 : i + 1;
  const [be, asked, player, wants] = [tokens[what - 1], tokens[what], tokens[what + 1], tokens[what + 2]];
  if (be?.kind !== 'be' || !/^(?:what|the one)$/iu.test(asked?.text ?? '')) return undefined;
  if (player?.kind !== 'who' || player.whose || wants === undefined || !/^want(?:s|ed)?(?: to)?$/iu.test(wants.text))
    return undefined;
  const to = / to$/iu.test(wants.text) ? what + 4 : afterToBe(tokens, what + 3);
  const copy = tokens[to - 1];
  if (to === what + 3 || !/^(?:be|become|copy|clone)$/iu.test(copy?.text ?? '')) return undefined;
  const place = { at: lead.at, end: lead.at };
  return {
    tokens: [
      { kind: 'stop', hard: false, text: '', ...place },
      player,
      { kind: 'unknown', ...plainPart(wants), text: 'wanted' },
      { ...named, ...place },
    ],
    to,
  };
}

/** The wording "stop Clone from copying something" after what copies: it is told what that is. */
function isCopyOfAny(tokens: readonly Token[], n: number, chooser: Token): boolean {
  const at = tokens.indexOf(chooser);
  const [from, copying, any] = [tokens[at + 1], tokens[at + 2], tokens[at + 3]];
  const isFrom =
    from?.kind === 'small' && from.word === 'from' && copying?.kind === 'small' && copying.word === 'copying';
  return isFrom && /^(?:some|any)thing$/iu.test(any?.text ?? '') && n > at && n < at + 4;
}

const WISHING = [
  ...[
    'want',
    'wants',
    'wanted',
    'wanting',
    'hoping',
    'take',
    'pick',
    'choose',
    'copy',
    'name',
    'go for',
    'hoped for',
    'like',
  ],
  'took',
];
const WANTS = new RegExp(`^(?:${WISHING.join('|')}|want(?:s|ed)? to)$`, 'iu');

interface Wish {
  readonly from: number;
  readonly to: number;
  readonly chooser: CardToken;
  readonly word: 'copying' | 'naming';
  readonly wished: readonly Token[];
}

/** The sentences "I wanted his Inferno Titan", "wanted it to be his Titan", where one card named before it copies or names such a thing. */
function wishAt(tokens: readonly Token[], i: number, cards: Cards): Wish | undefined {
  const who = wisherAt(tokens, i);
  const player = who === undefined ? undefined : tokens[who];
  if (who === undefined || player === undefined) return undefined;
  const from = afterToBe(tokens, i + 1);
  const rest = tokens.slice(from, from + 5);
  const at = rest.findIndex(it => it.kind !== 'who' && it.kind !== 'filler' && !(it.kind === 'number' && it.article));
  const [named, end] = rest.slice(at);
  const ends = end === undefined || end.kind === 'stop' || (from > i + 1 && isComma(end));
  if (named?.kind !== 'card' || !ends) return undefined;
  const choosers = tokens.filter((it): it is CardToken => it.kind === 'card' && it.at < player.at);
  const copiers = choosers.filter(it => cardKnown(cards, it)?.copies === true && it.names[0] !== named.names[0]);
  const namers = choosers.filter(chooser => {
    const known = cardKnown(cards, chooser);
    return known !== undefined && chooser.names[0] !== named.names[0] && isChoiceOf(known, named);
  });
  const [copier, ...copiersLeft] = copiers;
  const [namer, ...namersLeft] = namers;
  const owner = rest.slice(0, at).filter(it => it.kind === 'who' && (it.whose || /s$/iu.test(it.text)));
  const range = { from: who, to: from + 1 + at };
  if (copier !== undefined && copiersLeft.length + namers.length === 0 && !isTold(tokens, copier))
    return { ...range, chooser: copier, word: 'copying', wished: [...owner, named] };
  if (namer !== undefined && namersLeft.length + copiers.length === 0 && !isTold(tokens, namer))
    return { ...range, chooser: namer, word: 'naming', wished: [named] };
  return undefined;
}

/** The place of the player who wishes, or of the verb at a place where nobody is said to: "…?? wanted to be his Titan"; undefined where no clause begins there. */
function wisherAt(tokens: readonly Token[], i: number): number | undefined {
  const who = lastIndexBefore(tokens, i, it => it.kind !== 'filler');
  const player = tokens[who];
  if (player !== undefined && afterToBe(tokens, i + 1) > i + 1 && beginsClause(player)) return i;
  return player?.kind === 'who' && !player.whose && beginsClause(tokens[who - 1]) ? who : undefined;
}

function beginsClause(before: Token | undefined): boolean {
  return before?.kind === 'stop' || (before?.kind === 'small' && ['comma', 'and'].includes(before.word));
}

/** The place after "to be", "it to be", "to copy" from a place on; the place itself where no such words stand there. */
function afterToBe(tokens: readonly Token[], i: number): number {
  // "want to" is one phrase
  if (/^want(?:s|ed)? to$/iu.test(tokens[i - 1]?.text ?? ''))
    return /^(?:be|become|copy|clone)$/iu.test(tokens[i]?.text ?? '') ? i + 1 : i;
  const [first, second] = [tokens[i], tokens[i + 1]];
  const isIt = first?.kind === 'small' && first.word === 'it' && !/s$/iu.test(first.text);
  const [to, be] = isIt ? [second, tokens[i + 2]] : [first, second];
  const isSaid = /^to$/iu.test(to?.text ?? '') && /^(?:be|become|copy|clone)$/iu.test(be?.text ?? '');
  return isSaid ? i + (isIt ? 3 : 2) : i;
}

/** Whether it is told right after a card what it copies or names. */
function isTold(tokens: readonly Token[], card: Token): boolean {
  const next = tokens[tokens.indexOf(card) + 1];
  return next?.kind === 'small' && ['copying', 'naming'].includes(next.word);
}
