// Effects told by what they make of something: "Oko makes an elk out of my Walking Ballista".

import { type Cards, cardKnown } from '../../model/card-traits.ts';
import type { PassContext } from '../../model/pass-context.ts';
import { creatureType } from '../../tokens/chosen.ts';
import type { Token } from '../../tokens/question-token.ts';
import { anyOfKind, anyVerb, anyWord } from '../../tokens/token-index.ts';
import { asFiller, plainPart, type RunReplacement, withRunsReplaced } from '../../tokens/token-parts.ts';

type CardToken = Extract<Token, { kind: 'card' }>;

/** The tokens with each such verb and the type it makes, which the text of the card speaks of, as the verb of an effect on what follows. */
export function withMadeInto(tokens: readonly Token[], { cards }: PassContext): readonly Token[] {
  const isTurned = anyWord(tokens, ...TURNS);
  const isUsed = anyWord(tokens, ...USES) && anyWord(tokens, 'on');
  const isDueTo = anyWord(tokens, ...DUE_TO) && anyOfKind(tokens, 'number');
  const isSaid = anyVerb(tokens, 'affects');
  if (!(isTurned || isUsed || isDueTo || isSaid) && anyOfKind(tokens, 'verb')) return tokens;
  const changed = withRunsReplaced(
    tokens,
    i =>
      (isTurned ? (turnedAt(tokens, i, cards) ?? turnedByPlayer(tokens, i, cards)) : undefined) ??
      (isDueTo ? (ownBecame(tokens, i, cards) ?? becameAt(tokens, i, cards)) : undefined) ??
      (isSaid ? doneWith(tokens, i) : undefined) ??
      (isUsed ? usedOn(tokens, i, cards) : undefined) ??
      (isSaid ? didWith(tokens, i) : undefined) ??
      kindTold(tokens, i, cards),
  );
  const made = changed === tokens ? changed : withoutMakersAlone(changed);
  return made.some(it => OUT_OF.test(it.text)) ? withMadeOut(made, cards) : made;
}

/** The tokens of "ugh Oko. They make my X an elk" with a maker that is named alone before as filler: it does not enter. */
function withoutMakersAlone(tokens: readonly Token[]): readonly Token[] {
  return tokens.map((token, i) => {
    const [before, next] = [tokens[i - 1], tokens[i + 1]];
    const isAlone =
      (before === undefined || before.kind === 'filler' || before.kind === 'stop') && next?.kind === 'stop';
    if (token.kind !== 'card' || !isAlone) return token;
    const isMaker = (it: Token) => it.kind === 'verb' && it.action === 'affects' && it.card === token.names[0];
    return tokens.some((it, n) => n > i && isMaker(it)) ? asFiller(token) : token;
  });
}

/** The tokens with "P makes an elk out of X". */
function withMadeOut(tokens: readonly Token[], cards: Cards): readonly Token[] {
  return withRunsReplaced(tokens, i => {
    const [maker, verb, article, type, lead] = [tokens[i], tokens[i + 1], tokens[i + 2], tokens[i + 3], tokens[i + 4]];
    if (maker?.kind !== 'card' || verb === undefined || !/^(?:makes?|made|making)$/iu.test(verb.text)) return undefined;
    const isOne = article?.kind === 'number' && article.article && type !== undefined && OUT_OF.test(lead?.text ?? '');
    const kind = isOne ? creatureType(type.text.toLowerCase()) : undefined;
    const [name = ''] = maker.names;
    if (kind === undefined || cards.named(name)?.says.names(kind) !== true) return undefined;
    return {
      tokens: [maker, { kind: 'verb', action: 'affects', voice: 'active', card: name, ...plainPart(verb) }],
      to: i + 5,
    };
  });
}

/** The wording "elk question: my X, Oko theirs", where no event is told: the one other creature is made into that. */
function kindTold(tokens: readonly Token[], i: number, cards: Cards): RunReplacement | undefined {
  if (anyOfKind(tokens, 'verb')) return undefined;
  const maker = tokens[i];
  const known = maker?.kind === 'card' ? cardKnown(cards, maker) : undefined;
  if (maker?.kind !== 'card' || known?.face.types.includes('Planeswalker') !== true) return undefined;
  if (tokens.some(it => it.kind === 'verb' || (it.kind === 'who' && !it.whose))) return undefined;
  const kinds = tokens.flatMap(it =>
    it.kind === 'about' || it.kind === 'filler' ? (creatureType(it.text.toLowerCase()) ?? []) : [],
  );
  const creatures = tokens.filter(it => it.kind === 'card' && cardKnown(cards, it)?.creature === true);
  const [creature, ...more] = creatures;
  if (creature === undefined || more.length > 0 || !kinds.some(it => known.says.names(it))) return undefined;
  const owner = tokens[i + 1];
  const isOwned = owner?.kind === 'who' && owner.whose;
  const place = { at: maker.end, end: maker.end };
  return {
    tokens: [
      ...(isOwned ? [owner] : []),
      maker,
      { ...affects(maker, maker), ...place, text: '' },
      { ...creature, ...place },
    ],
    to: isOwned ? i + 2 : i + 1,
  };
}

/** The wordings "Oko turned my X into an Elk", "Oko makes it an elk", "Oko (opp) turns it into an elk", "Oko and turned it into an elk". */
function turnedAt(tokens: readonly Token[], i: number, cards: Cards): RunReplacement | undefined {
  const [maker, next] = [tokens[i], tokens[i + 1]];
  // whose the maker is, in a bracket behind it
  const side = next?.kind === 'who' ? next : undefined;
  const isJoined = side !== undefined || (next?.kind === 'small' && next.word === 'and');
  const from = isJoined ? i + 2 : i + 1;
  const verb = tokens[from];
  if (maker?.kind !== 'card' || verb === undefined || !TURNS.includes(verb.text.toLowerCase())) return undefined;
  const owner = tokens[from + 1];
  const at = owner?.kind === 'who' && owner.whose ? from + 2 : from + 1;
  const object = tokens[at];
  const isObject = object?.kind === 'card' || (object?.kind === 'small' && object.word === 'it');
  const into = /^(?:into|to)$/iu.test(tokens[at + 1]?.text ?? '') ? at + 2 : at + 1;
  if (!isObject || !isOfType(tokens, into, maker, cards)) return undefined;
  const whose: readonly Token[] = side === undefined ? [] : [{ ...side, whose: true }];
  return { tokens: [...whose, maker, affects(maker, verb), ...tokens.slice(from + 1, at + 1)], to: into + 2 };
}

/** The wording "Oko. Opponent makes my X an elk": the one card named before whose text speaks of that type. */
function turnedByPlayer(tokens: readonly Token[], i: number, cards: Cards): RunReplacement | undefined {
  const [player, verb, owner] = [tokens[i - 1], tokens[i], tokens[i + 1]];
  if (player?.kind !== 'who' || player.whose || verb === undefined || !TURNS.includes(verb.text.toLowerCase()))
    return undefined;
  const at = owner?.kind === 'who' && owner.whose ? i + 2 : i + 1;
  const into = /^(?:into|to)$/iu.test(tokens[at + 1]?.text ?? '') ? at + 2 : at + 1;
  const makers = tokens.flatMap((it, n) =>
    n < i && it.kind === 'card' && isOfType(tokens, into, it, cards) ? [it] : [],
  );
  const [maker, ...more] = makers;
  if (tokens[at]?.kind !== 'card' || maker === undefined || more.some(it => it.names[0] !== maker.names[0]))
    return undefined;
  return { tokens: [affects(maker, verb), ...tokens.slice(i + 1, at + 1)], to: into + 2 };
}

/** The wording "they used Oko on my X", where the question speaks of a type that the card makes. */
function usedOn(tokens: readonly Token[], i: number, cards: Cards): RunReplacement | undefined {
  const [player, verb, maker, on] = [tokens[i - 1], tokens[i], tokens[i + 1], tokens[i + 2]];
  if (player?.kind !== 'who' || player.whose || verb === undefined || maker?.kind !== 'card') return undefined;
  if (!USES.includes(verb.text.toLowerCase()) || on?.kind !== 'small' || on.word !== 'on') return undefined;
  const speaks = tokens.some(token => {
    const kind = token.kind === 'about' ? creatureType(token.text.toLowerCase()) : undefined;
    return kind !== undefined && cardKnown(cards, maker)?.says.names(kind) === true;
  });
  return speaks ? { tokens: [affects(maker, verb)], to: i + 3 } : undefined;
}

/** The wording "is my elked X a 6/6? opponent did it with Oko": with what it was done, which the verb says. */
function didWith(tokens: readonly Token[], i: number): RunReplacement | undefined {
  const [player, did, pronoun, lead, maker] = [tokens[i], tokens[i + 1], tokens[i + 2], tokens[i + 3], tokens[i + 4]];
  const isDone = /^(?:did|does)$/iu.test(did?.text ?? '') && pronoun?.kind === 'small' && pronoun.word === 'it';
  if (player?.kind !== 'who' || player.whose || !isDone || maker?.kind !== 'card') return undefined;
  const isSaid = tokens.some(
    it => it.kind === 'verb' && it.action === 'affects' && maker.names.includes(it.card ?? ''),
  );
  return isSaid && /^(?:with|using|via|off)$/iu.test(lead?.text ?? '')
    ? { tokens: tokens.slice(i, i + 5).map(asFiller), to: i + 5 }
    : undefined;
}

/** The wording "my X became an Elk thanks to their Oko", from its owner on. */
function ownBecame(tokens: readonly Token[], i: number, cards: Cards): RunReplacement | undefined {
  const owner = tokens[i];
  if (owner?.kind !== 'who' || !owner.whose) return undefined;
  const became = becameAt(tokens, i + 1, cards);
  if (became === undefined) return undefined;
  return { tokens: [...became.tokens.slice(0, -1), owner, ...became.tokens.slice(-1)], to: became.to };
}

/** The wordings "my X is an elk because of their Oko", "X became an Elk thanks to Oko". */
function becameAt(tokens: readonly Token[], i: number, cards: Cards): RunReplacement | undefined {
  const [object, be] = [tokens[i], tokens[i + 1]];
  if (object?.kind !== 'card' || !(be?.kind === 'be' || /^(?:became|becomes|got|is now)$/iu.test(be?.text ?? '')))
    return undefined;
  const at = tokens[i + 2]?.kind === 'filler' ? i + 3 : i + 2;
  const lead = tokens[at + 2];
  const isLed = /^(?:because of|bc of|thanks to|due to|from|off|by|bc|because|cuz of)$/iu.test(lead?.text ?? '');
  const of = /^of$/iu.test(tokens[at + 3]?.text ?? '') ? at + 4 : at + 3;
  const owner = tokens[of];
  const isOwned = owner?.kind === 'who' && owner.whose;
  const maker = tokens[isOwned ? of + 1 : of];
  if (be === undefined || !isLed || maker?.kind !== 'card' || !isOfType(tokens, at, maker, cards)) return undefined;
  const place = { at: object.at, end: object.at };
  return {
    tokens: [
      ...(isOwned ? [{ ...owner, text: '', ...place }] : []),
      { ...maker, ...place },
      { ...affects(maker, be), ...place },
      object,
    ],
    to: isOwned ? of + 2 : of + 1,
  };
}

/** The wording "they elked my X with Oko": who does it, and with what, which the verb says. */
function doneWith(tokens: readonly Token[], i: number): RunReplacement | undefined {
  const [player, verb] = [tokens[i - 1], tokens[i]];
  if (player?.kind !== 'who' || player.whose || verb?.kind !== 'verb' || verb.action !== 'affects') return undefined;
  if (verb.voice !== 'passive' || verb.card === undefined) return undefined;
  const owner = tokens[i + 1];
  const at = owner?.kind === 'who' && owner.whose ? i + 2 : i + 1;
  const [object, lead, maker] = [tokens[at], tokens[at + 1], tokens[at + 2]];
  if (object?.kind !== 'card') return undefined;
  const isSaid =
    /^(?:with|using|off|via)$/iu.test(lead?.text ?? '') && maker?.kind === 'card' && maker.names.includes(verb.card);
  return { tokens: [{ ...verb, voice: 'active' }, ...tokens.slice(i + 1, at + 1)], to: isSaid ? at + 3 : at + 1 };
}

/** Whether an article and a creature type that the text of a card speaks of stand at a place. */
function isOfType(tokens: readonly Token[], at: number, maker: CardToken, cards: Cards): boolean {
  const [article, type] = [tokens[at], tokens[at + 1]];
  if (article?.kind !== 'number' || !article.article || type === undefined) return false;
  const kind = creatureType(type.text.toLowerCase());
  return kind !== undefined && cardKnown(cards, maker)?.says.names(kind) === true;
}

function affects({ names }: CardToken, verb: Token): Token {
  return { kind: 'verb', action: 'affects', voice: 'active', card: names[0] ?? '', ...plainPart(verb) };
}

const TURNS: readonly string[] = [
  ...['make', 'makes', 'made', 'making', 'turn', 'turns', 'turned', 'turning', 'change', 'changes', 'changed'],
];
const USES: readonly string[] = ['use', 'uses', 'used', 'using', 'activate', 'activates', 'activated'];
/** Words of "because of", "thanks to". */
const DUE_TO: readonly string[] = ['because', 'bc', 'thanks', 'due', 'from', 'off', 'by', 'cuz'];
const OUT_OF = /^(?:out of|of|outta)$/iu;
