// Cards named as examples of a kind, and what "mine" and "that" mean beside them: "a planeswalker like X", "stuff like X. If I cast that",
// "mine is out and I cast it".
import type { Token } from '../../tokens/question-token.ts';
import { anyWord } from '../../tokens/token-index.ts';
import { isListSign, plainPart, type RunReplacement, withRunsReplaced } from '../../tokens/token-parts.ts';

/** The tokens with each such card alone, and with the pronouns that the wording leaves no doubt about. */
export function withExamplesNamed(tokens: readonly Token[]): readonly Token[] {
  if (!anyWord(tokens, 'like', 'mine', 'that')) return tokens;
  return withRunsReplaced(
    tokens,
    i => exampleAt(tokens, i) ?? mineAndIt(tokens, i) ?? castThat(tokens, i) ?? controlsThat(tokens, i),
  );
}

/** The wordings "a planeswalker like X", "stuff like X". */
function exampleAt(tokens: readonly Token[], i: number): RunReplacement | undefined {
  const [kind, like, name] = [tokens[i], tokens[i + 1], tokens[i + 2]];
  if (name?.kind !== 'card' || !/^like$/iu.test(like?.text ?? '')) return undefined;
  const isKind =
    kind?.kind === 'noun' || /^(?:stuff|things|something|smth|sth|somethin|anything|cards?)$/iu.test(kind?.text ?? '');
  return isKind ? { tokens: [name], to: i + 3 } : undefined;
}

/** The wording "mine is on the battlefield and I'm about to cast it", after two cards: the last is there, and the other is cast. */
function mineAndIt(tokens: readonly Token[], i: number): RunReplacement | undefined {
  const [mine, be, there] = [tokens[i], tokens[i + 1], tokens[i + 2]];
  if (mine?.kind !== 'who' || !/^mine$/iu.test(mine.text) || be?.kind !== 'be' || there?.kind !== 'there')
    return undefined;
  const pronoun = [i + 5, i + 6, i + 7].find(n => tokens[n]?.kind === 'small' && /^it$/iu.test(tokens[n]?.text ?? ''));
  const verb = pronoun === undefined ? undefined : tokens[pronoun - 1];
  const isCast = verb?.kind === 'verb' && verb.action === 'enters' && verb.voice === 'active';
  const named = new Map(tokens.slice(0, i).flatMap(it => (it.kind === 'card' ? [[it.names[0], it] as const] : [])));
  const [one, two, ...more] = [...named.values()];
  if (pronoun === undefined || !isCast || one === undefined || two === undefined || more.length > 0) return undefined;
  return {
    tokens: [
      { ...mine, text: 'my' },
      { ...two, ...plainPart(mine) },
      ...tokens.slice(i + 1, pronoun),
      { ...one, ...plainPart(tokens[pronoun] ?? mine) },
    ],
    to: pronoun + 1,
  };
}

/** The wording "if I cast that": what was named. */
function castThat(tokens: readonly Token[], i: number): RunReplacement | undefined {
  const [verb, that, next] = [tokens[i - 1], tokens[i], tokens[i + 1]];
  if (that?.kind !== 'small' || !/^that$/iu.test(that.text)) return undefined;
  const isCast = verb?.kind === 'verb' && verb.action === 'enters' && verb.voice === 'active';
  const ends = next === undefined || next.kind === 'stop' || next.kind === 'ask' || isListSign(next);
  return isCast && ends
    ? { tokens: [{ kind: 'small', word: 'it', ...plainPart(that), text: 'it' }], to: i + 1 }
    : undefined;
}

/** The wording "opp controls that": the card named last. */
function controlsThat(tokens: readonly Token[], i: number): RunReplacement | undefined {
  const [who, have, that, end] = [tokens[i - 2], tokens[i - 1], tokens[i], tokens[i + 1]];
  if (that?.kind !== 'small' || !/^that$/iu.test(that.text) || have?.kind !== 'have') return undefined;
  if (who?.kind !== 'who' || who.whose || !(end === undefined || end.kind === 'stop')) return undefined;
  const named = tokens.slice(0, i).findLast(it => it.kind === 'card');
  return named && { tokens: [{ ...named, ...plainPart(that) }], to: i + 1 };
}
