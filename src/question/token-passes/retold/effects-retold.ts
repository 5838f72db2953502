// Effects of permanents that are told with them: "their Harbinger has my Caves as an Island", "Magus turned my Stomping Ground into a Mountain".

import { firstIndexFrom } from '../../../kit/lists.ts';
import { type Cards, cardKnown } from '../../model/card-traits.ts';
import type { PassContext } from '../../model/pass-context.ts';
import type { Token } from '../../tokens/question-token.ts';
import { anyOfKind, anyWord } from '../../tokens/token-index.ts';
import { asFiller, isComma, plainPart, type RunReplacement, withRunsReplaced } from '../../tokens/token-parts.ts';

/**
 * The tokens with what a permanent is told to have made another as both of them being there: the answer shows what its
 * text makes of the other.
 */
export function withEffectsRetold(tokens: readonly Token[], { cards }: PassContext): readonly Token[] {
  if (!anyOfKind(tokens, 'be') && !anyWord(tokens, ...MAKING)) return tokens;
  return withRunsReplaced(tokens, i => {
    if (tokens[i]?.kind !== 'card') return undefined;
    return retoldAt(tokens, i, cards) ?? hasIt(tokens, i, cards) ?? doingAt(tokens, i) ?? knownAt(tokens, i, cards);
  });
}

/** The wording "so X makes my lands come in untapped, right, if I then play Y": what X does is known, and it is there. */
function knownAt(tokens: readonly Token[], i: number, cards: Cards): RunReplacement | undefined {
  const [cause, verb] = [tokens[i], tokens[i + 1]];
  if (cause?.kind !== 'card' || verb === undefined || !MAKES.test(verb.text)) return undefined;
  const lead = tokens[i + 2];
  const at = lead?.kind === 'who' && lead.whose ? i + 3 : i + 2;
  const kind = tokens[at];
  const isAny =
    (kind?.kind === 'noun' && kind.noun.plural) || /^(?:stuff|things|everything|permanents)$/iu.test(kind?.text ?? '');
  const right = firstIndexFrom(tokens, at + 1, it => RIGHT.test(it.text) || it.kind === 'card' || it.kind === 'stop');
  if (!isAny || right === undefined || !RIGHT.test(tokens[right]?.text ?? '')) return undefined;
  const sign = tokens[right + 1];
  const to = isComma(sign) ? right + 2 : right + 1;
  const event = firstIndexFrom(tokens, to, it => it.kind === 'verb' && it.action === 'enters' && it.voice === 'active');
  if (event === undefined || cardKnown(cards, cause)?.watches !== true) return undefined;
  const place = { ...plainPart(verb), text: '' };
  return { tokens: [cause, { kind: 'there', ...place }, { kind: 'stop', hard: false, ...place }], to };
}

const RIGHT = /^(?:right|correct|yeah|ya|yes)$/iu;

/** The wording "if Harbinger of the Seas has my Triome, …": both are there, one under what the other does. */
function hasIt(tokens: readonly Token[], i: number, cards: Cards): RunReplacement | undefined {
  const [before, cause, has, owner, object, end] = [
    tokens[i - 1],
    tokens[i],
    tokens[i + 1],
    tokens[i + 2],
    tokens[i + 3],
    tokens[i + 4],
  ];
  if (cause?.kind !== 'card' || has?.kind !== 'have' || !/^(?:has|got|has got)$/iu.test(has.text)) return undefined;
  if (owner?.kind !== 'who' || !owner.whose || object?.kind !== 'card' || before?.kind === 'who') return undefined;
  const ends =
    end === undefined || end.kind === 'stop' || (end.kind === 'small' && ['comma', 'and'].includes(end.word));
  if (!ends) return undefined;
  const [one, other] = [cardKnown(cards, cause), cardKnown(cards, object)];
  if (one?.spell !== false || one.attaches || other?.attaches !== false || other.spell) return undefined;
  const place = { ...plainPart(has), text: '' };
  const there: Token = { kind: 'there', ...place };
  const stop: Token = { kind: 'stop', hard: false, ...place };
  return { tokens: [cause, there, stop, owner, object, there, stop], to: i + 4 };
}

const DOING =
  /^(?:stopping|shutting(?: off| down)?|hosing|locking(?: down| out)?|hating(?: on)?|blanking|ruining|wrecking|messing(?: with| up)?|bothering|annoying|taxing|slowing(?: down)?)$/iu;
const ALL_OF_IT =
  /^(?:stuff|things?|everything|everyone|everybody|us|me|the table|the game|the board|etbs?|triggers?|fun|all)$/iu;

/** The wording "Torpor Orb is stopping stuff over there": it is there. */
function doingAt(tokens: readonly Token[], i: number): RunReplacement | undefined {
  const [cause, be, doing] = [tokens[i], tokens[i + 1], tokens[i + 2]];
  if (cause?.kind !== 'card' || be?.kind !== 'be' || doing === undefined || !DOING.test(doing.text)) return undefined;
  const at = tokens[i + 3]?.kind === 'filler' && !ALL_OF_IT.test(tokens[i + 3]?.text ?? '') ? i + 4 : i + 3;
  const what = tokens[at];
  const end = tokens[at + 1];
  const ends = end === undefined || ['stop', 'small', 'there', 'filler'].includes(end.kind);
  if (what === undefined || what.kind === 'card' || !ALL_OF_IT.test(what.text) || !ends) return undefined;
  const place = { ...plainPart(doing), text: '' };
  return { tokens: [cause, ...(end?.kind === 'there' ? [] : [{ kind: 'there' as const, ...place }])], to: at + 1 };
}

const MAKING = [
  ...['has', 'have', 'had', 'got', 'make', 'makes', 'made', 'making', 'is making', 'are making', 'has made', 'keep'],
  ...['keeps', 'turn', 'turns', 'turned', 'is turning', 'has turned'],
];
const MAKES = new RegExp(`^(?:${MAKING.join('|')})$`, 'iu');

function retoldAt(tokens: readonly Token[], i: number, cards: Cards): RunReplacement | undefined {
  const [cause, verb] = [tokens[i], tokens[i + 1]];
  if (cause?.kind !== 'card' || verb === undefined || !MAKES.test(verb.text)) return undefined;
  const lead = tokens[i + 2];
  const isLed = (lead?.kind === 'who' && lead.whose) || lead?.kind === 'filler';
  const at = isLed ? i + 3 : i + 2;
  const object = tokens[at];
  const to = object?.kind === 'card' ? endOfType(tokens, at + 1) : undefined;
  const known = to === undefined ? undefined : cardKnown(cards, cause);
  if (object === undefined || to === undefined || known?.spell !== false) return undefined;
  const types = tokens.filter((it, n) => n > at && n < to && !isLink(it)).map(it => it.text.replace(/s$/iu, ''));
  // an Aura is attached to what it changes, and is told so
  if (known.attaches || types.length === 0 || !types.every(it => known.says.has(it))) return undefined;
  const place = { ...plainPart(verb), text: '' };
  const there: Token = { kind: 'there', ...place };
  return {
    tokens: [
      cause,
      there,
      { kind: 'stop', hard: false, ...place },
      ...(lead !== undefined && isLed ? [lead] : []),
      object,
      there,
      ...tokens.filter((_, n) => n > at && n < to).map(asFiller),
      { kind: 'stop', hard: false, ...place },
    ],
    to,
  };
}

/** The place after "as an island", "into a Mountain", "a Mountain"; undefined where no such words stand at a place. */
function endOfType(tokens: readonly Token[], from: number): number | undefined {
  let at = from;
  while (at < from + MOST_LINKS && isLink(tokens[at])) at++;
  const type = tokens[at];
  const isType = type?.kind === 'about' || type?.kind === 'card' || type?.kind === 'noun';
  const end = tokens[at + 1];
  const isEnd = end === undefined || end.kind === 'stop' || end.kind === 'small' || end.kind === 'filler';
  return at > from && isType && isEnd ? at + 1 : undefined;
}

/** The most words between what is changed and what it is then: "into just an". */
const MOST_LINKS = 3;

function isLink(token: Token | undefined): boolean {
  if (token?.kind === 'number') return token.article;
  return token?.kind === 'filler' || (token?.kind === 'small' && ['as', 'into'].includes(token.word));
}
