// Moods and their like, told of a player: "I got greedy and cast X", "feeling lucky, I …": they tell nothing of the game.
import type { Token } from '../../tokens/question-token.ts';
import { anyWord } from '../../tokens/token-index.ts';
import { asFiller, type RunReplacement, withRunsReplaced } from '../../tokens/token-parts.ts';

/** The tokens with each such mood, though a card may be named so in short, as filler, with the player who is in it. */
export function withoutMoods(tokens: readonly Token[]): readonly Token[] {
  if (!anyWord(tokens, ...MOODS)) return tokens;
  return withRunsReplaced(tokens, i => moodAt(tokens, i));
}

const MOODS = [
  ...['greedy', 'cocky', 'lucky', 'unlucky', 'cheeky', 'salty', 'sloppy', 'bold', 'wild', 'impatient', 'desperate'],
  ...['clever', 'curious', 'nervous', 'tilted', 'bored', 'excited', 'ambitious', 'careless', 'confident', 'hasty'],
  ...['sneaky', 'spiteful', 'worried', 'confused', 'good', 'great', 'fine', 'safe', 'smug', 'happy', 'comfy'],
  ...['comfortable', 'invincible'],
];
const MOOD = new RegExp(`^(?:${MOODS.join('|')})$`, 'u');
const BEING = /^(?:got|get|gets|getting|feel|feels|feeling|felt|am|is|was|im|being)$/iu;

function moodAt(tokens: readonly Token[], i: number): RunReplacement | undefined {
  const [being, next] = [tokens[i], tokens[i + 1]];
  if (being === undefined || !BEING.test(being.text)) return undefined;
  const isVery =
    (next?.kind === 'filler' && !MOOD.test(next.text)) || /^(?:super|so|too|way|real|kinda)$/iu.test(next?.text ?? '');
  const at = isVery ? i + 2 : i + 1;
  const [mood, joint, rest] = [tokens[at], tokens[at + 1], tokens[at + 2]];
  if (mood === undefined || !MOOD.test(mood.text)) return undefined;
  if (joint === undefined || joint.kind === 'stop')
    return { tokens: tokens.slice(i, at + 1).map(asFiller), to: at + 1 };
  const isJoint = joint.kind === 'small' && ['and', 'comma', 'then', 'if'].includes(joint.word);
  if (!isJoint || rest === undefined) return undefined;
  const isShared = joint.word === 'and' && rest.kind === 'verb';
  return { tokens: tokens.slice(i, isShared ? at + 2 : at + 1).map(asFiller), to: isShared ? at + 2 : at + 1 };
}
