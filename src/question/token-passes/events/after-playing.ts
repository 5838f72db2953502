// Orders told backwards: "if I play X after playing Y", "I resolve X after landing Y last turn": Y is there by then.
import { lastBefore } from '../../../kit/lists.ts';
import type { Token } from '../../tokens/question-token.ts';
import { plainPart, type RunReplacement, sentenceStart, withRunsReplaced } from '../../tokens/token-parts.ts';

/** The tokens with what was played before as what stands beside the event. */
export function withAfterPlaying(tokens: readonly Token[]): readonly Token[] {
  if (!tokens.some(it => AFTER.test(it.text))) return tokens;
  return withRunsReplaced(tokens, i => playedBefore(tokens, i) ?? playedFirst(tokens, i));
}

const AFTER = /^(?:after|first)$/iu;

function isPlaying(token: Token | undefined): boolean {
  return token?.kind === 'verb' && token.action === 'enters' && token.voice === 'active';
}

/** The wording "after playing Y", behind the event of the clause. */
function playedBefore(tokens: readonly Token[], i: number): RunReplacement | undefined {
  const [after, verb] = [tokens[i], tokens[i + 1]];
  if (after?.kind !== 'small' || !/^after$/iu.test(after.text) || !isPlaying(verb) || !/ing$/iu.test(verb?.text ?? ''))
    return undefined;
  const lead = tokens[i + 2];
  const isLed =
    (lead?.kind === 'who' && lead.whose) || (lead?.kind === 'number' && lead.article) || lead?.kind === 'filler';
  const at = isLed ? i + 3 : i + 2;
  const name = tokens[at];
  if ((name?.kind !== 'card' && name?.kind !== 'noun') || verb === undefined) return undefined;
  const told = tokens.slice(sentenceStart(tokens, i), i);
  if (!told.some(it => it.kind === 'verb' && it.voice === 'active')) return undefined;
  const player = lastBefore(tokens, i, it => it.kind === 'who' && !it.whose);
  const who = player?.kind === 'who' ? player.who : 'you';
  const rest = tokens.slice(i + 2, at + 1);
  return {
    tokens: [
      { kind: 'small', word: 'with', ...plainPart(after), text: 'with' },
      ...rest,
      { kind: 'there', who, ...plainPart(verb), text: '' },
    ],
    to: at + 1,
  };
}

/** The wordings "I drop Y first and later …", "casting Y first, then playing X": the order, which "then" says. */
function playedFirst(tokens: readonly Token[], i: number): RunReplacement | undefined {
  const [name, first] = [tokens[i - 1], tokens[i]];
  if (first?.kind !== 'about' || !/^first$/iu.test(first.text) || (name?.kind !== 'card' && name?.kind !== 'noun'))
    return undefined;
  const then = [tokens[i + 1], tokens[i + 2]].find(it => it?.kind === 'small' && it.word === 'then');
  const isPlayed = lastBefore(tokens, i - 1, it => it.kind !== 'filler' && it.kind !== 'number' && it.kind !== 'who');
  if (then === undefined || !isPlaying(isPlayed)) return undefined;
  return { tokens: [], to: i + 1 };
}
