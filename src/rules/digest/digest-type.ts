// What a part of the digest is: rule numbers with a sentence, or a name, for each.
import type { RuleNumber } from '../rule.ts';

export type Digest = Readonly<Record<RuleNumber, string>>;
