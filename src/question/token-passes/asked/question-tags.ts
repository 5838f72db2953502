// Tags that make a question of the sentence they end: "tapped or not", "it comes in tapped, right".
import type { Token } from '../../tokens/question-token.ts';
import { anyOfKind, anyWord } from '../../tokens/token-index.ts';
import { asFiller, plainPart, withRunsReplaced } from '../../tokens/token-parts.ts';

/** The tokens with "has it got haste?" as "does it have haste?". */
export function withHasGot(tokens: readonly Token[]): readonly Token[] {
  if (!anyWord(tokens, 'got') || !anyOfKind(tokens, 'have')) return tokens;
  return withRunsReplaced(tokens, i => {
    const [before, has] = [tokens[i - 1], tokens[i]];
    const begins =
      before === undefined || before.kind === 'stop' || before.kind === 'small' || before.kind === 'filler';
    if (!begins || has?.kind !== 'have' || !/^(?:has|have)$/iu.test(has.text)) return undefined;
    const isSubject = (it: Token | undefined) => it?.kind === 'card' || it?.kind === 'noun' || IT.test(it?.text ?? '');
    const [owner, name] = [tokens[i + 1], tokens[i + 2]];
    const to = isSubject(owner) ? i + 2 : owner?.kind === 'who' && owner.whose && isSubject(name) ? i + 3 : undefined;
    const got = to === undefined ? undefined : tokens[to];
    if (to === undefined || got === undefined || !/^got$/iu.test(got.text)) return undefined;
    const ask: Token = { kind: 'ask', word: '', ...plainPart(has), text: 'does' };
    return { tokens: [ask, ...tokens.filter((_, n) => n > i && n < to), { ...got, text: 'have' }], to: to + 1 };
  });
}

const IT = /^(?:it|he|she|they)$/iu;

/** The tokens with a question mark in place of each tag at the end of a sentence. */
export function withQuestionMarks(tokens: readonly Token[]): readonly Token[] {
  if (!mayBeTagged(tokens)) return tokens;
  const result: Token[] = [];
  for (const [i, token] of tokens.entries()) {
    // "so it's tapped then?"
    if (token.kind === 'small' && token.word === 'then' && tokens[i + 1]?.text === '?') continue;
    if (isEnd(token)) markTag(result, token);
    if (!(token.kind === 'stop' && result.at(-1)?.kind === 'stop' && result.at(-1)?.text === '?')) result.push(token);
  }
  markTag(result, undefined);
  return result.length === tokens.length && result.every((it, i) => it === tokens[i]) ? tokens : result;
}

/** Whether there is a tag, "then" or a state and its contrary, or a stop right after a question mark. */
function mayBeTagged(tokens: readonly Token[]): boolean {
  if (anyWord(tokens, 'yes', 'then', ...TAGS)) return true;
  if (anyOfKind(tokens, 'state') && anyWord(tokens, 'or')) return true;
  return tokens.some((it, i) => it.kind === 'stop' && it.text === '?' && tokens[i + 1]?.kind === 'stop');
}

function isEnd({ kind, text }: Token): boolean {
  return kind === 'stop' && text !== 'vs';
}

/** Replaces the tag at the end of a list by a mark. A sentence of nothing else keeps its words. */
function markTag(tokens: Token[], stop: Token | undefined): void {
  const length = tagLength(tokens);
  // "is it tapped or not?" asks already; ", right?" makes a question of what it is said of
  const isAppended = length === 2 && tokens.at(-2)?.text === ',';
  if (stop !== undefined && stop.text === '?' && !endsInOther(tokens) && !isAppended) return;
  const first = tokens[tokens.length - length];
  if (length === 0 || first === undefined || tokens[tokens.length - length - 1] === undefined) return;
  if (tokens[tokens.length - length - 1]?.kind === 'stop') return;
  const last = tokens.at(-1) ?? first;
  const either = endsInOther(tokens) ? ({ either: true } as const) : {};
  const mark: Token = { kind: 'stop', hard: true, ...either, text: '?', at: first.at, end: last.end };
  // "it just dies right" is read as "it just dies right?"
  if (stop === undefined && length === 1 && /^right$/iu.test(first.text)) {
    tokens.push({ ...mark, at: last.end });
    return;
  }
  tokens.splice(tokens.length - length, length, mark);
}

const TAGS: readonly string[] = [
  'right',
  'correct',
  'or not',
  'or no',
  'or what',
  'yes or no',
  'yeah or nah',
  'y/n',
  'huh',
  'innit',
  'eh',
];

function tagLength(tokens: readonly Token[]): number {
  const last = tokens.at(-1)?.text.toLowerCase() ?? '';
  // "4 damage yes no"
  if (last === 'no' && /^yes$/iu.test(tokens.at(-2)?.text ?? '')) return tokens.at(-3)?.text === ',' ? 3 : 2;
  if (TAGS.includes(last)) return tokens.at(-2)?.text === ',' ? 2 : 1;
  return endsInOther(tokens) ? 2 : 0;
}

/** The state and its contrary: "tapped or untapped". */
function endsInOther(tokens: readonly Token[]): boolean {
  const [one, or, other] = tokens.slice(-3);
  return (
    one?.kind === 'state' &&
    other?.kind === 'state' &&
    or?.kind === 'small' &&
    or.word === 'or' &&
    one.patch.tapped !== undefined &&
    other.patch.tapped !== undefined
  );
}

/** The tokens with the pronoun of a question like "Her power?" as filler: it is of what the question is about. */
export function withoutAskedOwners(tokens: readonly Token[]): readonly Token[] {
  if (!anyWord(tokens, 'her', 'his', 'their')) return tokens;
  return withRunsReplaced(tokens, i => {
    const [before, pronoun, next, mark] = [tokens[i - 1], tokens[i], tokens[i + 1], tokens[i + 2]];
    if (pronoun?.kind !== 'who' || next?.kind !== 'about' || mark?.text !== '?') return undefined;
    const begins = before?.kind === 'stop' || (before?.kind === 'small' && before.word === 'comma');
    if (!begins || !/^(?:her|his|their)$/iu.test(pronoun.text)) return undefined;
    return { tokens: [asFiller(pronoun)], to: i + 1 };
  });
}

/** The tokens with a number and an unknown word that end a question as what is asked: "with Panharmonicon, two steals?". */
export function withAskedCounts(tokens: readonly Token[]): readonly Token[] {
  const isOfTotal = anyWord(tokens, 'total', 'overall', 'combined');
  if (!isOfTotal && !tokens.some((_, i) => isAskedCount(tokens, i))) return tokens;
  return tokens.map((token, i) => {
    if (isAskedTotal(tokens, i)) return { kind: 'ask', word: '', ...plainPart(token) };
    if (isAskedCount(tokens, i)) return { kind: 'ask', word: '', ...plainPart(token) };
    return isAskedCount(tokens, i - 1) ? { kind: 'about', word: '', ...plainPart(token) } : token;
  });
}

/** The wording "…, total damage to the other guy?": how much it is in all. */
function isAskedTotal(tokens: readonly Token[], i: number): boolean {
  const [before, total, what] = [tokens[i - 1], tokens[i], tokens[i + 1]];
  if (total === undefined || total.kind === 'card' || !/^(?:total|overall|combined)$/iu.test(total.text)) return false;
  const begins = before?.kind === 'stop' || (before?.kind === 'small' && ['comma', 'and'].includes(before.word));
  return (
    begins && /^(?:damage|dmg|drain|life|loss|cards?|triggers?|tokens?|poison|count|mana)\b/iu.test(what?.text ?? '')
  );
}

function isAskedCount(tokens: readonly Token[], i: number): boolean {
  const number = tokens[i];
  if (i < 1 || number?.kind !== 'number' || number.article) return false;
  const [before, what, mark] = [tokens[i - 1], tokens[i + 1], tokens[i + 2]];
  const isNoun = what?.kind === 'unknown' || (what?.kind === 'verb' && /s$/u.test(what.text));
  const begins = before?.kind === 'stop' || (before?.kind === 'small' && before.word === 'comma');
  return isNoun && begins && mark?.kind === 'stop' && mark.text === '?';
}
