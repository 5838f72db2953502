// Names after a comma that begin a clause of their own: "attacking with X, my Y has a counter": Y is no part of what was listed.
import type { Token } from '../../tokens/question-token.ts';
import { anyOfKind, anyWord } from '../../tokens/token-index.ts';
import { isComma, isListSign, plainPart, withRunsReplaced } from '../../tokens/token-parts.ts';

/** The tokens with a stop in place of each comma after which a name and "has" follow, where something happened before it. */
export function withOwnSubjects(tokens: readonly Token[]): readonly Token[] {
  const read = withResultsOfHaving(tokens);
  if (!anyOfKind(tokens, 'verb') || !anyWord(tokens, 'comma', 'and')) return read;
  let happens = false;
  return withRunsReplaced(read, i => {
    const token = read[i];
    if (token === undefined) return undefined;
    if (isComma(token) && isPlaced(read[i - 1]) && happens && isListThere(read, i + 1)) {
      happens = false;
      return { tokens: [{ kind: 'stop', hard: false, ...plainPart(token) }], to: i + 1 };
    }
    if (token.kind === 'verb') happens = true;
    else if (token.kind === 'stop' || token.kind === 'ask' || token.kind === 'have') happens = false;
    const isJoint = isComma(token) || (isListSign(token) && isOwnedNext(tokens, i + 1));
    if (!happens || !isJoint || !isHaverNext(tokens, i + 1)) return undefined;
    happens = false;
    return { tokens: [{ kind: 'stop', hard: false, ...plainPart(token) }], to: i + 1 };
  });
}

/** The tokens with a stop in place of each "so" between what somebody has and a name that is told of: "they've got X so Y is …". */
function withResultsOfHaving(tokens: readonly Token[]): readonly Token[] {
  if (!anyWord(tokens, 'so')) return tokens;
  return withRunsReplaced(tokens, i => {
    const [had, token, named, be] = [tokens[i - 1], tokens[i], tokens[i + 1], tokens[i + 2]];
    const isResult = token !== undefined && SO.test(token.text) && had?.kind === 'card' && named?.kind === 'card';
    const goesOn = be?.kind === 'be' || (be?.kind === 'verb' && be.voice === 'middle');
    return isResult && goesOn ? { tokens: [{ kind: 'stop', hard: false, ...plainPart(token) }], to: i + 1 } : undefined;
  });
}

const SO = /^so$/iu;

/** Whether a token says where something is or that it enters there, so that a clause may end with it. */
function isPlaced(token: Token | undefined): boolean {
  return (
    token?.kind === 'there' || (token?.kind === 'verb' && token.voice === 'middle' && / under /iu.test(token.text))
  );
}

/** Whether names that are told to be in play begin at an index: "a Clue is made under my control, X and Y in play". */
function isListThere(tokens: readonly Token[], from: number): boolean {
  let at = from;
  while (at < from + MOST_OF_LIST && isOfList(tokens[at])) at += 1;
  return at > from && tokens[at]?.kind === 'there' && tokens[at - 1]?.kind === 'card';
}

/** The most tokens of such a list. */
const MOST_OF_LIST = 8;

function isOfList(token: Token | undefined): boolean {
  if (token?.kind === 'number') return token.article;
  if (token?.kind === 'who') return token.whose;
  return token?.kind === 'card' || token?.kind === 'filler' || (token !== undefined && isListSign(token));
}

/** The wording "X came down and my Y had two counters": a name with its owner, behind "and". */
function isOwnedNext(tokens: readonly Token[], i: number): boolean {
  const [owner, named] = [tokens[i], tokens[i + 1]];
  return owner?.kind === 'who' && owner.whose && named?.kind === 'card';
}

function isHaverNext(tokens: readonly Token[], from: number): boolean {
  let at = from;
  while (isLead(tokens[at])) at++;
  const [named, has] = [tokens[at], tokens[at + 1]];
  if (named?.kind !== 'card' && named?.kind !== 'noun') return false;
  // "X deals damage to my opponent, Y also on my side"
  const place = has?.kind === 'filler' && /^(?:also|too|is also)$/iu.test(has.text) ? tokens[at + 2] : undefined;
  if (place?.kind === 'there' && place.who !== undefined) return true;
  // "my Bear dies, my Blood Artist sees it"
  // "I play X, Y is also in play on my side"
  if (has?.kind === 'be') {
    const there = [tokens[at + 2], tokens[at + 3]].find(
      it => it?.kind !== 'filler' && !(it?.kind === 'small' && it.word === 'already'),
    );
    return there?.kind === 'there';
  }
  if (has?.kind === 'relation') return /^(?:sees|notices|watches)$/iu.test(has.text);
  return has?.kind === 'have' && /^ha[sd]\b/iu.test(has.text);
}

function isLead(token: Token | undefined): boolean {
  if (token?.kind === 'who') return token.whose;
  return token?.kind === 'filler' || token?.kind === 'state' || (token?.kind === 'number' && token.article);
}
