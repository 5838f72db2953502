// What a part of the digest is: rule numbers with a sentence, or a name, for each.
import type { RuleNumberText } from '../rule-number.ts';

export type Digest = Readonly<Record<RuleNumberText, string>>;
