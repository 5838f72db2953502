// Spells as what something is done with: "I pump my bear with Giant Growth", "my Goyf got pumped by it", "blink X using Y".

import { lastBefore } from '../../../kit/lists.ts';
import type { Cards } from '../../model/card-traits.ts';
import type { PassContext } from '../../model/pass-context.ts';
import type { Token } from '../../tokens/question-token.ts';
import { anyWord } from '../../tokens/token-index.ts';
import { plainPart, sentenceStart, withRunsReplaced } from '../../tokens/token-parts.ts';

const PUMPS =
  /^(?:pumps?|pumping|buffs?|buffing|boosts?|boosting|protects?|protecting|saves?|saving|bounc(?:e|es|ed|ing)|phas(?:e|es|ed|ing) out|nails?|blasts?|snipes?|burns?|burned|torch|torches|torched)$/iu;
const PUMPED = /^(?:pumped|buffed|boosted|protected|saved)$/iu;
const TOOLS = /^(?:with|by|using|via|off|from|through)$/iu;
const TOOL_WORDS: readonly string[] = ['with', 'by', 'using', 'via', 'off', 'from', 'through'];
const PHASES: readonly string[] = ['phase', 'phases', 'phased', 'phasing'];
const USING = /^(?:using|by using|with the use of)$/iu;

/** The tokens with the spell that is a tool as what is cast on something. */
export function withSpellsAsTools(given: readonly Token[], { cards }: PassContext): readonly Token[] {
  const phased = anyWord(given, ...PHASES) ? withPhasingOut(given) : given;
  if (!anyWord(phased, ...TOOL_WORDS) || !phased.some((_, i) => isToolAt(phased, i, cards))) return phased;
  const tokens = withSpellsDone(phased, cards);
  const result = [...tokens];
  for (const [i, token] of tokens.entries()) {
    if (USING.test(token.text) && isSpellAt(tokens, i + 1, cards) && isAfterVerb(tokens, i)) {
      result[i] = { kind: 'small', word: 'with', ...plainPart(token), text: 'with' };
      continue;
    }
    if (PUMPED.test(token.text)) readPassive(result, tokens, i, cards);
    else if (PUMPS.test(token.text)) readActive(result, tokens, i, cards);
  }
  return result;
}

/** Whether a spell follows a word by which it is what something is done with. */
function isToolAt(tokens: readonly Token[], i: number, cards: Cards): boolean {
  const text = tokens[i]?.text ?? '';
  return isSpellAt(tokens, i + 1, cards) && (TOOLS.test(text) || USING.test(text));
}

/** The tokens with "they wiped with X", "making tokens with X" as the spell being cast. */
function withSpellsDone(tokens: readonly Token[], cards: Cards): readonly Token[] {
  if (!tokens.some(it => DONE.test(it.text))) return tokens;
  return withRunsReplaced(tokens, i => {
    const [before, verb] = [lastBefore(tokens, i, it => it.kind !== 'filler'), tokens[i]];
    if (verb?.kind !== 'verb' || !DONE.test(verb.text)) return undefined;
    const isMade = verb.action === 'creates';
    const made = tokens[i + 1];
    if (isMade && !/^(?:tokens?|guys|dudes|bodies)$/iu.test(made?.text ?? '')) return undefined;
    const at = isMade ? i + 2 : i + 1;
    const tool = tokens[at];
    if (tool === undefined || !TOOLS.test(tool.text) || !isSpellAt(tokens, at + 1, cards)) return undefined;
    const begins = before === undefined || before.kind === 'stop' || (before.kind === 'who' && !before.whose);
    if (!begins || before?.kind === 'ask') return undefined;
    return { tokens: [{ kind: 'verb', action: 'enters', voice: 'active', ...plainPart(verb) }], to: at + 1 };
  });
}

const DONE = /^(?:wiped|wipe|wipes|wiping|swept|making|make|makes)$/iu;

/** The tokens with "phase out" as one word. */
function withPhasingOut(tokens: readonly Token[]): readonly Token[] {
  return withRunsReplaced(tokens, i => {
    const [phase, out] = [tokens[i], tokens[i + 1]];
    if (phase?.kind !== 'unknown' || !/^phas(?:e|es|ed|ing)$/iu.test(phase.text) || !/^out$/iu.test(out?.text ?? ''))
      return undefined;
    return { tokens: [{ ...phase, text: `${phase.text} out`, end: out?.end ?? phase.end }], to: i + 2 };
  });
}

/** The wording "X got pumped by Giant Growth": the spell resolves on X. */
function readPassive(result: Token[], tokens: readonly Token[], i: number, cards: Cards): void {
  const [before, token, tool] = [tokens[i - 1], tokens[i], tokens[i + 1]];
  const isDone = before?.kind === 'be' || /^(?:gets?|got)$/iu.test(before?.text ?? '');
  if (token === undefined || tool === undefined || before === undefined || !isDone) return;
  if (!TOOLS.test(tool.text) || !isSpellAt(tokens, i + 2, cards)) return;
  result[i - 1] = { kind: 'be', ...plainPart(before) };
  result[i] = { kind: 'verb', action: 'resolves', voice: 'passive', ...plainPart(token) };
  result[i + 1] = { kind: 'small', word: 'by', ...plainPart(tool) };
}

/** The wording "I pump X with Giant Growth": who does it casts the spell on X. */
function readActive(result: Token[], tokens: readonly Token[], i: number, cards: Cards): void {
  const [before, token] = [lastBefore(tokens, i, it => it.kind !== 'filler'), tokens[i]];
  // "pump X with Giant Growth": whoever asks does it
  const isImperative = before === undefined || before.kind === 'stop';
  const isAsked = before?.kind === 'ask' && / (?:i|we|they|he|she)$/iu.test(before.text);
  if (token === undefined || !(isImperative || isAsked || (before?.kind === 'who' && !before.whose))) return;
  const length = tokens.slice(i + 1).findIndex(it => !isOfObject(it));
  const past = /^(?:out|down|off|away|up)$/iu.test(tokens[i + 1 + length]?.text ?? '') ? 1 : 0;
  const tool = tokens[i + 1 + length + past];
  const spell = tokens[i + 2 + length + past];
  if (length < 1 || tool === undefined || spell === undefined) return;
  if (!TOOLS.test(tool.text) || !isSpellAt(tokens, i + 2 + length + past, cards)) return;
  const object = tokens.slice(i + 1, i + 1 + length);
  const verb: Token = { kind: 'verb', action: 'enters', voice: 'active', ...plainPart(token) };
  const on: Token = { kind: 'small', word: 'on', ...plainPart(tool), text: 'on' };
  result.splice(i, length + 3 + past, verb, spell, on, ...object);
}

/** Whether a token names what is pumped: "my", "a", a name, "it". */
function isOfObject(token: Token): boolean {
  if (token.kind === 'small') return token.word === 'it';
  return ['who', 'number', 'card', 'noun', 'filler', 'state'].includes(token.kind);
}

function isSpellAt(tokens: readonly Token[], i: number, cards: Cards): boolean {
  const named = tokens[i]?.kind === 'number' || tokens[i]?.kind === 'who' ? tokens[i + 1] : tokens[i];
  return named?.kind === 'card' && cards.named(named.names[0] ?? '')?.spell === true;
}

/** Whether the sentence has its verb before a place. */
function isAfterVerb(tokens: readonly Token[], i: number): boolean {
  const from = sentenceStart(tokens, i);
  return tokens.slice(from, i).some(it => it.kind === 'verb');
}
