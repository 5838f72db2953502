// Manners of casting, told after what was cast: "X on their side, cast prototyped", "my X (I cast that one prototyped)".
import type { PassContext } from '../../model/pass-context.ts';
import type { Token } from '../../tokens/question-token.ts';
import { isComma, type RunReplacement, withRunsReplaced } from '../../tokens/token-parts.ts';

/** The tokens with how each object was cast as its state, right before its name. */
export function withHowItWasCast(given: readonly Token[], { text }: PassContext): readonly Token[] {
  const tokens = withRunsReplaced(given, i => whichWasCast(given, i));
  const found = tokens.findIndex((_, i) => castAt(tokens, i, text) !== undefined);
  const cast = found < 0 ? undefined : castAt(tokens, found, text);
  const name = tokens.slice(0, Math.max(0, found)).findLastIndex(it => it.kind === 'card');
  if (cast === undefined || name < 0) return tokens;
  const rest = tokens.filter((_, i) => i < found || i >= cast.to);
  return withRunsReplaced(rest, i =>
    i === name ? { tokens: [...cast.tokens, ...rest.slice(i, i + 1)], to: i + 1 } : undefined,
  );
}

/** The wording "copies the Steel Seraph they cast with prototype": whose it is, and how it was cast. */
function whichWasCast(tokens: readonly Token[], i: number): RunReplacement | undefined {
  if (tokens[i]?.kind !== 'card') return undefined;
  const [before, name, player, verb, state] = [-1, 0, 1, 2, 3].map(n => tokens[i + n]);
  if (name?.kind !== 'card' || player?.kind !== 'who' || player.whose || !isCasting(verb)) return undefined;
  if (state?.kind !== 'state' || state.patch.cast === undefined) return undefined;
  const isLed = /^(?:the|that)$/iu.test(before?.text ?? '');
  return isLed ? { tokens: [{ ...player, whose: true }, state, name], to: i + 4 } : undefined;
}

function isCasting(token: Token | undefined): boolean {
  return token?.kind === 'verb' && token.action === 'enters' && /^(?:hard ?)?cast(?:ed)?$|^played$/iu.test(token.text);
}

/** The run that says so at a place, after a comma or in parentheses, with the state that it tells of. */
function castAt(tokens: readonly Token[], i: number, text: string): RunReplacement | undefined {
  const [before, first] = [tokens[i - 1], tokens[i]];
  if (before === undefined || first === undefined) return undefined;
  const isAside = text.slice(before.end, first.at).includes('(');
  const isParted = isComma(first) && (before.kind === 'there' || before.kind === 'card');
  let at = isParted ? i + 1 : i;
  const player = tokens[at];
  if (player?.kind === 'who' && !player.whose && isAside) at++;
  if (!isCasting(tokens[at]) || !(isAside || isParted)) return undefined;
  const pronoun = tokens[at + 1];
  const state = pronoun?.kind === 'small' && pronoun.word === 'it' ? tokens[at + 2] : pronoun;
  if (state?.kind !== 'state' || state.patch.cast === undefined) return undefined;
  return { tokens: [state], to: tokens.indexOf(state) + 1 };
}
