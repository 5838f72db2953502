// Clues to what a verb does where it stands: whether it tells of an event, asks about one, or belongs to the name before.
import { firstFrom, lastBefore } from '../../kit/lists.ts';
import type { Token } from '../tokens/question-token.ts';
import type { Gathering, QuestionClause } from './gathering-state.ts';

/** The wording "X and Y dies": the verb is of the last name alone. */
export function isSingular({ voice, text }: Extract<Token, { kind: 'verb' }>): boolean {
  return voice === 'middle' && /^\w+s\b/iu.test(text);
}

/** Wordings "X and Y die", "X and Y are destroyed": of one alone it would be "dies" and "is". */
export function isOfSeveral(
  { tokens }: Gathering,
  { voice, text }: Extract<Token, { kind: 'verb' }>,
  i: number,
): boolean {
  const auxiliary = lastBefore(tokens, i, it => it.kind !== 'filler');
  if (voice === 'passive')
    return /^(?:are|were|get)$/iu.test(auxiliary?.text ?? '') || /^(?:are|were|get)\b/iu.test(text);
  return voice === 'middle' && /^(?:both )?(?:die|enter|leave|come|go)\b/iu.test(text);
}

/** The wording "Ballista cast for X=2": said of the name before. */
export function isParticiple({ tokens, clause }: Gathering, { text }: Token, i: number): boolean {
  const next = firstFrom(tokens, i + 1, it => it.kind !== 'filler');
  const named = ['card', 'noun', 'who', 'number'].includes(next?.kind ?? '');
  return /^(?:cast|put|resolved)$/iu.test(text) && clause.who === undefined && clause.group.length > 0 && !named;
}

/** Wordings "gets played", "was made": a participle of a verb that also stands for what somebody does. */
export function isDoneTo(token: Token): boolean {
  return (
    token.kind === 'verb' && token.voice === 'active' && /^(?:\w+ed(?: \w+)?|cast|made|put|dealt)$/iu.test(token.text)
  );
}

/** Wordings "it's", "he's". */
export function isContraction(token: Token | undefined): boolean {
  return /^(?:it|he|she|they)['’]?(?:s|re)$/iu.test(token?.text ?? '');
}

/** Wordings "he's cast with …", "it is cast": a participle of a verb that also stands for what somebody does. */
export function isSaidOfIt(tokens: readonly Token[], i: number): boolean {
  const [token, before, subject] = [tokens[i], tokens[i - 1], tokens[i - 2]];
  if (token?.kind !== 'verb') return false;
  const next = firstFrom(tokens, i + 1, it => it.kind !== 'filler');
  const named = ['card', 'noun', 'who', 'number'].includes(next?.kind ?? '');
  const pointed =
    isContraction(before) || (before?.kind === 'be' && /^(?:it|he|she|they)$/iu.test(subject?.text ?? ''));
  if (!pointed) return false;
  return token.voice === 'passive' || (isDoneTo(token) && !named);
}

/** Wordings "Draw how many?", "Sacrifice?": after an event, with nobody who does it and no name. */
export function onlyAsks({ clause, tokens, happenings }: Gathering, token: Token, i: number): boolean {
  const bare = clause.who === undefined && clause.mode === 'start';
  const named = clause.soft && clause.happening === undefined && clause.group.length > 0 && clause.who === undefined;
  const told = happenings.length > 0 && (bare || (clause.soft && clause.happening !== undefined));
  if (!told && !named) return false;
  const rest = tokens.slice(i + 1);
  const end = rest.findIndex(it => it.kind === 'stop');
  const part = rest.slice(0, end < 0 ? rest.length : end);
  const either = rest[0]?.kind === 'small' && rest[0].word === 'or';
  if (either) return true;
  const outcome =
    bare && token.kind === 'verb' && ['gainsLife', 'losesLife', 'draws', 'creates'].includes(token.action);
  const asking = rest[end]?.text === '?' && (outcome || !part.some(it => it.kind === 'number' && !it.article));
  return asking && token.at > 0 && part.every(isOfBareQuestion);
}

/** A bare verb in a sentence that asks, after another that does: "Untapped? Sac 2 lands still?". */
export function goesOnAsking({ clause, tokens, mentions }: Gathering, i: number): boolean {
  if (clause.who !== undefined || clause.mode !== 'start' || mentions.length === 0) return false;
  const before = lastBefore(
    tokens,
    i,
    it => !(it.kind === 'filler' && /^(?:still|just|also|even|so)$/iu.test(it.text)),
  );
  const length = tokens.slice(i).findIndex(it => it.kind === 'stop');
  const part = tokens.slice(i, length < 0 ? tokens.length : i + length);
  const begins = before?.kind === 'stop' && before.hard;
  const asks = length > 0 && tokens[i + length]?.text === '?' && begins;
  return asks && !part.some(it => it.kind === 'card' || (it.kind === 'who' && !it.whose));
}

function isOfBareQuestion(token: Token): boolean {
  if (token.kind === 'small') return ['or', 'both', 'all'].includes(token.word);
  return ['ask', 'about', 'filler', 'number', 'unknown', 'be'].includes(token.kind);
}

/** The wording "Peregrin Took, create 2 Foods": after a comma the name is not what does it. */
export function isImperative({ soft, group }: QuestionClause, { text }: Token): boolean {
  const [verb = ''] = text.split(' ');
  // "6 Mountains, play another": no permanent does that
  const isOfPlayers = /^(?:play|cast|drop)$/iu.test(verb);
  return soft && (isOfPlayers || group.every(it => it.count === 1)) && !/s$/iu.test(verb);
}

/** The wording "My Zombie dies, opponent loses 1?": what comes of the event told before it in a sentence that asks. */
export function isConsequence(
  { tokens, happenings }: Gathering,
  { action, at }: Extract<Token, { kind: 'verb' }>,
): boolean {
  if (!['losesLife', 'gainsLife', 'draws', 'creates'].includes(action)) return false;
  // "I'm drawing how many?"
  const next = tokens.find(it => it.at > at && it.kind !== 'filler');
  if (next?.kind === 'ask' && /^how (?:many|much)\b/iu.test(next.text)) return true;
  const begin = tokens.findLast(it => it.at < at && it.kind === 'stop')?.at ?? -1;
  const end = tokens.find(it => it.at > at && (it.kind === 'stop' || it.kind === 'ask'));
  const part = tokens.filter(it => it.at > begin && it.at < (end?.at ?? 0));
  const isAlone = part.every(it => ['who', 'verb', 'number', 'about', 'filler'].includes(it.kind));
  return end?.text === '?' && happenings.some(it => (it.at > begin || isAlone) && !it.asked);
}
