// Questions about something that somebody is said there to play: "is the Steam Vents they play a Mountain", "does the
// creature I cast enter tapped".
import { isBasicLandType } from '../../../engine/index.ts';
import { asBasicLand } from '../../model/mana-tapped.ts';
import type { Token } from '../../tokens/question-token.ts';
import { anyOfKind, anyVerb } from '../../tokens/token-index.ts';
import { emptyAt, plainPart, type RunReplacement, withRunsReplaced } from '../../tokens/token-parts.ts';

/** The tokens with each such clause as a statement before the question, which is then asked of it. */
export function withPlayedOnesAsked(tokens: readonly Token[]): readonly Token[] {
  if (!anyOfKind(tokens, 'ask', 'be') || !anyVerb(tokens, 'enters', 'creates')) return tokens;
  return withRunsReplaced(tokens, i => playedAt(tokens, i));
}

function playedAt(tokens: readonly Token[], i: number): RunReplacement | undefined {
  const ask = tokens[i];
  if (ask === undefined || !ASKS.test(ask.text) || (ask.kind !== 'ask' && !isFirst(tokens, i))) return undefined;
  const the = tokens[i + 1];
  const at = the !== undefined && THE.test(the.text) ? i + 2 : i + 1;
  const thing = objectOf(tokens[at]);
  const from = THAT.test(tokens[at + 1]?.text ?? '') ? at + 2 : at + 1;
  const who = tokens[from];
  const verbAt = tokens[from + 1]?.kind === 'filler' ? from + 2 : from + 1;
  const verb = tokens[verbAt];
  if (thing === undefined || who?.kind !== 'who' || who.whose || verb?.kind !== 'verb') return undefined;
  // "does the Treasure I make come in tapped"
  const isMade = thing.kind === 'noun' && thing.noun.token !== undefined;
  if (verb.action !== (isMade ? 'creates' : 'enters') || verb.voice !== 'active' || !PLAYS.test(verb.text))
    return undefined;
  if (!isAsked(tokens[verbAt + 1])) return undefined;
  const isSeveral = thing.kind === 'noun' && thing.noun.plural;
  const place = emptyAt(tokens[verbAt + 1] ?? verb);
  return {
    tokens: [
      { ...who, at: ask.at, end: ask.at },
      { ...verb, at: ask.at, end: ask.at },
      thing,
      { kind: 'stop', hard: false, ...place, text: '' },
      { kind: 'ask', word: '', ...place, text: `${ask.text.toLowerCase()} ${isSeveral ? 'they' : 'it'}` },
      ...typeAsked(tokens, verbAt + 1),
    ],
    to: verbAt + 1 + typeAsked(tokens, verbAt + 1).length,
  };
}

/** The wording "a Mountain" behind "is … they play": the type that is asked for, and no land that is played. */
function typeAsked(tokens: readonly Token[], i: number): readonly Token[] {
  const [article, land] = [tokens[i], tokens[i + 1]];
  if (article?.kind !== 'number' || !article.article || land?.kind !== 'card') return [];
  return land.names.some(isBasicLandType) ? [article, { kind: 'about', word: '', ...plainPart(land) }] : [];
}

const ASKS = /^(?:do|does|did|will|would|can|could|is|are)$/iu;
const THE = /^(?:the|that|this|a|an|any)$/iu;
const THAT = /^(?:that|which)$/iu;
const PLAYS = /^(?:cast|casts|play|plays|played|drop|drops|dropped|makes?|creates?|fetch|fetches|fetched)$/iu;

/** Whether a question begins with the token at an index. */
function isFirst(tokens: readonly Token[], i: number): boolean {
  const before = tokens.slice(0, i).findLast(it => it.kind !== 'filler');
  return before === undefined || before.kind === 'stop' || before.kind === 'small';
}

/** The card, kind or basic land that a token names. */
function objectOf(token: Token | undefined): Extract<Token, { kind: 'card' | 'noun' }> | undefined {
  if (token?.kind === 'card' || token?.kind === 'noun') return token;
  return token === undefined ? undefined : asBasicLand(token);
}

/** Whether something is asked of what was named before: no time follows, nor an end. */
function isAsked(token: Token | undefined): boolean {
  if (token === undefined || token.kind === 'stop' || token.kind === 'fact') return false;
  return !/^(?:earlier|before|previously|last turn|this turn|now|for|from|off|with|like|such as)$/iu.test(token.text);
}
