// Spells that are not named and destroy something: "opponent points a kill spell at it", "destroyed by opp's removal".
import type { Token } from '../../tokens/question-token.ts';
import { anyVerb, anyWord } from '../../tokens/token-index.ts';
import { plainPart, type RunReplacement, withRunsReplaced } from '../../tokens/token-parts.ts';

/** The tokens with each such spell as what its player does: to destroy. */
export function withUnnamedRemoval(typed: readonly Token[]): readonly Token[] {
  const tokens = anyVerb(typed, 'removes') ? withRunsReplaced(typed, i => removedAt(typed, i)) : typed;
  if (!anyWord(tokens, 'removal', 'spell')) return tokens;
  return withRunsReplaced(tokens, i => destroyedBy(tokens, i) ?? pointedAt(tokens, i));
}

/** The wording "my Ballista gets removed", with no counters in it: whether it is destroyed or exiled was not said. */
function removedAt(tokens: readonly Token[], i: number): RunReplacement | undefined {
  const [before, verb, next] = [tokens[i - 1], tokens[i], tokens[i + 1]];
  if (verb?.kind !== 'verb' || verb.action !== 'removes' || !/^removed$/iu.test(verb.text)) return undefined;
  const isPassive = before?.kind === 'be' || /^(?:gets?|got|getting)$/iu.test(before?.text ?? '');
  const subject = tokens[i - 2];
  const isOfOne = subject?.kind === 'card' || (subject?.kind === 'small' && subject.word === 'it');
  if (!isPassive || !isOfOne || (next?.kind === 'small' && next.word === 'from')) return undefined;
  return { tokens: [{ kind: 'unknown', ...plainPart(verb) }], to: i + 1 };
}

const AIMS =
  /^(?:points?|pointed|aims?|aimed|throws?|threw|fires?|fired|casts?|uses?|used|slings?|has|plays?|resolves?|drops?)$/iu;

/** The length of "removal", "removal spell", "kill spell" and "destroy spell" at a place; 0 for other words. */
function removalAt(tokens: readonly Token[], i: number): number {
  const [word, next] = [tokens[i], tokens[i + 1]];
  const isSpell = /^spell$/iu.test(next?.text ?? '');
  // a name with a capital letter is a card
  if (word?.text === 'removal' || word?.text === 'removal spell') return isSpell ? 2 : 1;
  return isSpell && /^(?:kill|destroy)$/u.test(word?.text ?? '') ? 2 : 0;
}

/** The wording "destroyed by opp's removal": by that player. */
function destroyedBy(tokens: readonly Token[], i: number): RunReplacement | undefined {
  const [verb, by, owner] = [tokens[i - 1], tokens[i], tokens[i + 1]];
  const isDone = verb?.kind === 'verb' && ['destroys', 'dies'].includes(verb.action);
  if (!isDone || by?.kind !== 'small' || !['by', 'to', 'off'].includes(by.word)) return undefined;
  const isLed =
    owner?.kind === 'who' || (owner?.kind === 'number' && owner.article) || /^some$/iu.test(owner?.text ?? '');
  const length = removalAt(tokens, isLed ? i + 2 : i + 1);
  return length === 0 ? undefined : { tokens: [], to: (isLed ? i + 2 : i + 1) + length };
}

/** The wording "opponent points a destroy spell at it": that player destroys it. */
function pointedAt(tokens: readonly Token[], i: number): RunReplacement | undefined {
  const [player, aims, lead] = [tokens[i - 1], tokens[i], tokens[i + 1]];
  if (player?.kind !== 'who' || player.whose || aims === undefined || aims.kind === 'card' || !AIMS.test(aims.text))
    return undefined;
  const isLed = (lead?.kind === 'number' && lead.article) || /^some$/iu.test(lead?.text ?? '');
  const from = isLed ? i + 2 : i + 1;
  const length = removalAt(tokens, from);
  const at = tokens[from + length];
  const isAt = at?.kind === 'small' && ['at', 'on', 'off', 'for'].includes(at.word);
  if (length === 0 || !isAt) return undefined;
  const destroys: Token = { kind: 'verb', action: 'destroys', voice: 'active', ...plainPart(aims), text: 'destroys' };
  return { tokens: [destroys], to: from + length + 1 };
}
