// Digest: a part of our own summary, with a sentence or a name for each rule number.
import type { RuleNumberText } from '../rule-number.ts';

export type Digest = Readonly<Record<RuleNumberText, string>>;
