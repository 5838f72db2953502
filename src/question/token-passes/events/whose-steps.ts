// "Upkeep comes (his)": whose step it is, said after it. "Do they untap on my turn": a turn that means its untap step.
import type { Token } from '../../tokens/question-token.ts';
import { anyOfKind, anyVerb } from '../../tokens/token-index.ts';
import { asFiller, isComma, plainPart } from '../../tokens/token-parts.ts';

/** The tokens with each step as that of the player who is named behind it, where nothing is said to be theirs. */
export function withWhoseSteps(tokens: readonly Token[]): readonly Token[] {
  if (!anyOfKind(tokens, 'fact') || !tokens.some((_, i) => isStep(tokens[i - 1]) && isOwnerAlone(tokens, i)))
    return tokens;
  return tokens.map((token, i): Token => {
    const owner = tokens[i + 1];
    if (token.kind === 'fact' && isStep(token) && owner?.kind === 'who' && isOwnerAlone(tokens, i + 1))
      return { ...token, value: `${owner.who} ${String(token.value).replace(/^(?:you|opponent) /u, '')}` };
    return isStep(tokens[i - 1]) && isOwnerAlone(tokens, i) ? asFiller(token) : token;
  });
}

function isStep(token: Token | undefined): boolean {
  return token?.kind === 'fact' && token.path[0] === 'step';
}

/** Whether a token says whose something is, and nothing follows that it says it of. */
function isOwnerAlone(tokens: readonly Token[], i: number): boolean {
  const [owner, next] = [tokens[i], tokens[i + 1]];
  if (owner?.kind !== 'who' || !(owner.whose || /^(?:his|hers|theirs|mine|yours)$/iu.test(owner.text))) return false;
  return next === undefined || next.kind === 'stop' || isComma(next);
}

/**
 * The tokens with the beginning of the asker's turn that is told between two events as a stop: "…, untap, draw, slam X".
 * The step of what came before is over by then.
 */
export function withTurnBegun(tokens: readonly Token[]): readonly Token[] {
  if (!anyVerb(tokens, 'untaps')) return tokens;
  const from = tokens.findIndex((it, i) => isUntapAlone(it, tokens[i - 1], tokens[i + 1]));
  const untap = tokens[from];
  if (untap === undefined) return tokens;
  const rest = tokens.slice(from);
  const length = rest.findIndex(it => !STEPS_TOLD.test(it.text) && !isComma(it));
  const stop: Token = { kind: 'stop', hard: true, ...plainPart(untap), text: '.' };
  const before = tokens.slice(0, from).map(it => (isStep(it) ? asFiller(it) : it));
  return [...before, stop, ...rest.slice(length < 0 ? rest.length : length)];
}

const STEPS_TOLD = /^(?:untaps?|upkeep|draws?)$/iu;

function isUntapAlone(token: Token, before: Token | undefined, next: Token | undefined): boolean {
  if (token.kind !== 'verb' || token.action !== 'untaps' || !/^untaps?$/iu.test(token.text)) return false;
  const isLed =
    isComma(before) || (before?.kind === 'small' && ['and', 'then'].includes(before.word)) || before?.kind === 'who';
  return isLed && isComma(next);
}

/** The tokens with each turn in which it is asked whether something untaps as its untap step (502.3). */
export function withUntapSteps(tokens: readonly Token[]): readonly Token[] {
  if (!anyVerb(tokens, 'untaps')) return tokens;
  return tokens.map((token, i): Token => {
    const verb = tokens[i - 1];
    const who = verb?.kind === 'verb' && verb.action === 'untaps' ? turnOf(token) : undefined;
    return who === undefined ? token : { kind: 'fact', path: ['step'], value: `${who} untap`, ...plainPart(token) };
  });
}

function turnOf(token: Token): unknown {
  if (token.kind === 'fact' && token.path[0] === 'active') return token.value;
  return /^(?:on|in|during) my (?:own |next )?turn$/iu.test(token.text) ? 'you' : undefined;
}
