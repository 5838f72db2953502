// Cards asked or told to return with their other face up: "can Loyal Cathar return from my yard transformed", "… as the Coffin" (712.14).
import { type Cards, cardKnown, type Known } from '../../model/card-traits.ts';
import { returnsAsItDies } from '../../model/own-return.ts';
import type { PassContext } from '../../model/pass-context.ts';
import type { Token } from '../../tokens/question-token.ts';
import { anyVerb } from '../../tokens/token-index.ts';
import { isComma, plainPart, type RunReplacement, withRunsReplaced } from '../../tokens/token-parts.ts';

type ZoneToken = Extract<Token, { kind: 'zone' }>;

/** The tokens with each such card as what enters from that zone, its other face up, where the zone is known. */
export function withReturnedTransformed(tokens: readonly Token[], { cards }: PassContext): readonly Token[] {
  if (!anyVerb(tokens, 'returns')) return tokens;
  return withRunsReplaced(tokens, i => returnedAt(tokens, i, cards));
}

function isReturning(token: Token | undefined): boolean {
  return token?.kind === 'verb' && token.action === 'returns';
}

function returnedAt(tokens: readonly Token[], i: number, cards: Cards): RunReplacement | undefined {
  const card = tokens[i];
  const known = card?.kind === 'card' ? cardKnown(cards, card) : undefined;
  if (card === undefined || known?.printed.layout !== 'transform' || known.face !== known.printed.faces[0])
    return undefined;
  const gone = exiledFirst(tokens, i + 1);
  const at = gone ?? (tokens[i + 1]?.kind === 'filler' ? i + 2 : i + 1);
  const verb = tokens[at];
  const manner = isReturning(verb) ? mannerAt(tokens, at + 1, known, cards) : undefined;
  if (verb === undefined || manner === undefined) return undefined;
  const own = returnsAsItDies(known) ? 'graveyard' : isExiledToReturn(known) ? 'exile' : undefined;
  const zone = manner.zone?.zone ?? own;
  if (zone === undefined) return undefined;
  const before = tokens[i - 1];
  const place = { ...plainPart(card), text: '', end: card.at };
  const owner: readonly Token[] =
    before?.kind === 'who' && before.whose
      ? []
      : [{ kind: 'who', who: manner.zone?.who ?? 'you', whose: true, ...place }];
  return {
    tokens: [
      ...owner,
      { kind: 'state', patch: { face: 'back' }, after: false, ...place, text: 'transformed' },
      card,
      ...(gone === undefined ? tokens.slice(i + 1, at) : []),
      { kind: 'verb', action: 'enters', voice: 'middle', zone, ...plainPart(verb) },
      ...(manner.zone === undefined ? [] : [manner.zone]),
    ],
    to: manner.to,
  };
}

/** The place after "gets exiled and" before what returns: it comes from exile. */
function exiledFirst(tokens: readonly Token[], i: number): number | undefined {
  const rest = tokens.slice(i, i + 4);
  const and = rest.findIndex(it => it.kind === 'small' && ['and', 'then'].includes(it.word));
  const isExiled = rest.slice(0, Math.max(0, and)).some(it => /exile/iu.test(it.text) && it.kind !== 'card');
  return isExiled && isReturning(tokens[i + and + 1]) ? i + and + 1 : undefined;
}

/** Whether an ability of a card exiles it and returns it transformed, as that of a Saga's last chapter does. */
function isExiledToReturn({ says }: Known): boolean {
  return says.has('exile') && says.has('transformed');
}

interface Manner {
  readonly zone?: ZoneToken;
  readonly to: number;
}

/** The words behind the verb, "from my yard", "transformed", "as the Coffin", in any order, where one tells of the other face. */
function mannerAt(tokens: readonly Token[], from: number, known: Known, cards: Cards): Manner | undefined {
  let to = from;
  let zone: ZoneToken | undefined;
  let turned = false;
  for (let n = from; n < from + MOST_OF_MANNER; n++) {
    const token = tokens[n];
    if (token?.kind === 'zone' && zone === undefined) zone = token;
    else if (token?.kind === 'state' && token.patch.face === 'back') turned = true;
    else if (isBack(tokens, n, known, cards)) {
      turned = true;
      n += 2;
    } else if (!isComma(token)) break;
    if (!isComma(tokens[n])) to = n + 1;
  }
  return turned ? { to, ...(zone === undefined ? {} : { zone }) } : undefined;
}

/** The most words of a zone, a comma, the state and "as the Coffin". */
const MOST_OF_MANNER = 7;

/** The wording "as the Coffin", "as Unhallowed Cathar": a word or the whole of the name of the other face. */
function isBack(tokens: readonly Token[], n: number, known: Known, cards: Cards): boolean {
  const [as, lead, name] = [tokens[n], tokens[n + 1], tokens[n + 2]];
  if (as?.kind !== 'small' || as.word !== 'as' || lead?.kind !== 'filler' || name?.kind !== 'card') return false;
  const [front, back] = known.printed.faces;
  const word = name.text.toLowerCase();
  const isNamed = back?.name.toLowerCase().includes(word) === true && !front.name.toLowerCase().includes(word);
  return isNamed && cardKnown(cards, name)?.printed.faces[0].name === front.name;
}
