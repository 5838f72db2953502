// Rooms of which one half is told to be unlocked: "his Dazzling Theater // Prop Room where only the Theater is unlocked" (709.5).
import { type Cards, cardKnown } from '../../model/card-traits.ts';
import type { PassContext } from '../../model/pass-context.ts';
import type { Token } from '../../tokens/question-token.ts';
import { anyWord } from '../../tokens/token-index.ts';
import { plainPart, type RunReplacement, withRunsReplaced } from '../../tokens/token-parts.ts';

type Half = 'left' | 'right';

/** The tokens with each such half as a state before its Room. */
export function withRoomsUnlocked(tokens: readonly Token[], { cards }: PassContext): readonly Token[] {
  if (!anyWord(tokens, 'unlocked', 'open', 'opened')) return tokens;
  return withRunsReplaced(tokens, i => roomAt(tokens, i, cards));
}

function roomAt(tokens: readonly Token[], i: number, cards: Cards): RunReplacement | undefined {
  const room = tokens[i];
  if (room?.kind !== 'card' || !cardKnown(cards, room)?.face.subtypes.includes('Room')) return undefined;
  let at = i + 1;
  while (isLeading(tokens[at])) at++;
  const half = halfNamed(tokens[at], room.names[0] ?? '');
  if (half === undefined) return undefined;
  at++;
  while (HALF.test(tokens[at]?.text ?? '') || tokens[at]?.kind === 'be' || isIdle(tokens[at])) at++;
  const open = tokens[at];
  if (open === undefined || open.kind === 'card' || !/^(?:unlocked|open|opened)$/iu.test(open.text)) return undefined;
  const state: Token = {
    kind: 'state',
    patch: { designations: [`unlocked: ${half}`] },
    after: false,
    ...plainPart(room),
    text: open.text,
  };
  return { tokens: [state, room], to: at + 1 };
}

const HALF = /^(?:half|side|door|room|part)$/iu;

/** Whether a token leads from a Room to what is said of one half: "where only the", ", just the", "with". */
function isLeading(token: Token | undefined): boolean {
  if (token?.kind === 'small') return ['comma', 'with', 'and', 'that'].includes(token.word);
  return isIdle(token) || (token?.kind === 'ask' && /^(?:where|whose)$/iu.test(token.text));
}

function isIdle(token: Token | undefined): boolean {
  return token?.kind === 'filler' && /^(?:only|just|the|its|currently|already|still|now|so far)$/iu.test(token.text);
}

/** The half that a word names: by its name or the end of it, or as the left or the right one; undefined for none, or both. */
function halfNamed(token: Token | undefined, room: string): Half | undefined {
  if (token === undefined) return undefined;
  const said = token.text.toLowerCase();
  if (said === 'left' || said === 'right') return said;
  const [left = '', right = ''] = room.toLowerCase().split(' // ');
  const isOf = (half: string) => half === said || half.endsWith(` ${said}`) || half.startsWith(`${said} `);
  if (isOf(left) === isOf(right)) return undefined;
  return isOf(left) ? 'left' : 'right';
}
