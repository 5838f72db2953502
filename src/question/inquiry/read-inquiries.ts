// Reading of what a question asks: inquiries, each from a stretch of it that a pattern covers whole.
import { keyOf } from '../../kit/structure.ts';
import type { Inquiry, Scenario } from '../../scenario/index.ts';
import type { Token } from '../question-token.ts';
import { AMOUNT_PATTERNS } from './amount-patterns.ts';
import { matchOf } from './asking-pattern.ts';
import { type AskingText, askingTexts } from './asking-text.ts';
import { OBJECT_PATTERNS } from './object-patterns.ts';

const PATTERNS = [...OBJECT_PATTERNS, ...AMOUNT_PATTERNS];

/** The inquiries of a question about its scenario, in its order; empty where nothing was surely understood. */
export function readInquiries(tokens: readonly Token[], scenario: Scenario): readonly Inquiry[] {
  const found = askingTexts(tokens).flatMap(text => inquiryIn(text, scenario) ?? []);
  const keys = found.map(it => keyOf(it));
  return found.filter((_, at) => keys.indexOf(keys[at] ?? '') === at);
}

function inquiryIn(text: AskingText, scenario: Scenario): Inquiry | undefined {
  for (const pattern of PATTERNS) {
    const match = matchOf(pattern, text, scenario);
    const inquiry = match === undefined ? undefined : pattern.means(match);
    if (inquiry !== undefined) return inquiry;
  }
  return undefined;
}
