// 602.5b: restrictions on activating an ability, as conditions: "Activate only if you control three or more artifacts."
import type { Condition } from '../../engine/index.ts';
import { ifCondition } from '../grammar/index.ts';
import { normalize } from '../normalize.ts';
import { readWhole } from '../phrase.ts';

/** A restriction in its own words; without `condition` where those were not read. */
export interface ActivationLimit {
  readonly text: string;
  readonly condition?: Condition;
  /** Whether it is about what has happened this turn, which is seldom told. */
  readonly ofThisTurn: boolean;
}

const LIMIT = /\bActivate (?:this ability )?only if ([^."]+)\./u;

/** The restriction in the text of an ability; `names` are those of its source. */
export function activationLimit(text: string, names: readonly string[]): ActivationLimit | undefined {
  const [sentence, words] = LIMIT.exec(text) ?? [];
  if (sentence === undefined || words === undefined) return undefined;
  const plain = normalize(words, { names }).text.replace(
    / and only (?:once each turn|as a sorcery|during [a-z ]+)$/u,
    '',
  );
  const [condition, ...others] = readWhole(ifCondition, `if ${plain}`).values;
  const limit = { text: sentence, ofThisTurn: /\b(?:this turn|attacking)\b/u.test(sentence) };
  return condition === undefined || others.length > 0 ? limit : { ...limit, condition };
}
