// 602.5b: restrictions on activating an ability, as conditions: "Activate only if you control three or more artifacts."
import type { Condition } from '../../engine/index.ts';

/** A restriction in its own words; without `condition` where those were not read. */
export interface ActivationLimit {
  readonly text: string;
  readonly condition?: Condition;
  /** Whether it is about what has happened this turn, which is seldom told. */
  readonly ofThisTurn: boolean;
}

/** A reader of conditions, such as the compiler's; `names` are those of their source. */
type ReadCondition = (words: string, names: readonly string[]) => Condition | undefined;

const LIMIT = /\bActivate (?:this ability )?only if ([^."]+)\./u;

/** The restriction in the text of an ability; `names` are those of its source, and `read` reads its condition. */
export function activationLimit(
  text: string,
  names: readonly string[],
  read: ReadCondition,
): ActivationLimit | undefined {
  const [sentence, words] = LIMIT.exec(text) ?? [];
  if (sentence === undefined || words === undefined) return undefined;
  const condition = read(words.replace(/ and only (?:once each turn|as a sorcery|during [a-z ]+)$/u, ''), names);
  const limit = { text: sentence, ofThisTurn: /\b(?:this turn|attacking)\b/u.test(sentence) };
  return condition === undefined ? limit : { ...limit, condition };
}
