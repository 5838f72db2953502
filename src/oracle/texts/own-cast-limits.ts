// 601.3: restrictions that a card puts on when it may be cast itself, in its own words: "Cast this spell only during combat."
import type { Ability, Condition } from '../../engine/index.ts';
import { STEPS, type StepName } from '../../vocabulary/index.ts';
import { textsWithin } from './texts-within.ts';

/** A restriction in its own words, with those parts of it that were read. */
export interface CastLimit {
  readonly text: string;
  /** Whose turn it must be, seen from the caster; undefined where it may be anybody's. */
  readonly turn?: 'own' | 'other';
  /** The steps in which it may be cast; undefined where it may be in any. */
  readonly steps?: readonly StepName[];
  /** The number of first turns of its caster in which it can't be cast. */
  readonly notInFirst?: number;
  readonly condition?: Condition;
  /** Whether all of it was read. */
  readonly isRead: boolean;
  /** Whether it is about what has happened this turn or this step, which is seldom told. */
  readonly ofThisTurn: boolean;
}

/** A reader of conditions, such as the compiler's; `names` are those of their source. */
type ReadCondition = (words: string, names: readonly string[]) => Condition | undefined;

const ONLY = /(?:^|[\n.] ?)(?:Cast (?:this spell|~)|You may cast this spell) only ([^."\n]+)/iu;
const NOT_IN_FIRST =
  /^You can't cast (?:this spell|[^.]{1,40}) during your (first(?:, second,? or third|, second| or second)?) turns? of the game/iu;

/** The restrictions among the words of the abilities of a card; `names` are its own, and `read` reads a condition. */
export function castLimits(
  abilities: readonly Ability[],
  names: readonly string[],
  read: ReadCondition,
): readonly CastLimit[] {
  return textsWithin(abilities).flatMap((text): readonly CastLimit[] => {
    const [first, turns] = NOT_IN_FIRST.exec(text) ?? [];
    if (first !== undefined && turns !== undefined)
      return [
        {
          text: first,
          notInFirst: /third/iu.test(turns) ? 3 : /second/iu.test(turns) ? 2 : 1,
          isRead: true,
          ofThisTurn: false,
        },
      ];
    const words = ONLY.exec(text)?.[1];
    return words === undefined ? [] : [limitOf(words, names, read)];
  });
}

function limitOf(words: string, names: readonly string[], read: ReadCondition): CastLimit {
  const [, asked] = /\bif (.+)$/u.exec(words) ?? [];
  const condition = asked === undefined ? undefined : read(asked, names);
  const turn = /\bopponent's\b/u.test(words) ? 'other' : /\bduring your\b/u.test(words) ? 'own' : undefined;
  const steps = STEPS_SAID.find(([wording]) => wording.test(words))?.[1];
  return {
    text: `Cast this spell only ${words}`,
    ...(turn === undefined ? {} : { turn }),
    ...(steps === undefined ? {} : { steps }),
    ...(condition === undefined ? {} : { condition }),
    isRead: asked === undefined ? turn !== undefined || steps !== undefined : condition !== undefined,
    ofThisTurn: /\b(?:this (?:turn|step)|attacking)\b/u.test(words),
  };
}

/** The steps of a turn from one to another. */
function fromTo(first: StepName, last: StepName): readonly StepName[] {
  return STEPS.slice(STEPS.indexOf(first), STEPS.indexOf(last) + 1);
}

/** Wordings for steps, the longest first. */
const STEPS_SAID: readonly (readonly [RegExp, readonly StepName[]])[] = [
  [/\bbefore combat or during combat before blockers\b/u, fromTo('untap', 'declare attackers')],
  [/\bcombat before blockers are declared\b/u, fromTo('beginning of combat', 'declare attackers')],
  [/\bcombat after blockers are declared\b/u, fromTo('declare blockers', 'end of combat')],
  [/\bbefore blockers are declared\b/u, fromTo('untap', 'declare attackers')],
  [/\bbefore attackers are declared\b/u, fromTo('untap', 'beginning of combat')],
  [/\bbefore the combat damage step\b/u, fromTo('untap', 'declare blockers')],
  [/\bafter (?:their|your) upkeep step\b/u, fromTo('draw', 'cleanup')],
  [/\bafter combat\b/u, fromTo('postcombat main', 'cleanup')],
  [/\bdeclare attackers step\b/u, ['declare attackers']],
  [/\bdeclare blockers step\b/u, ['declare blockers']],
  [/\bduring combat\b/u, fromTo('beginning of combat', 'end of combat')],
  [/\bend step\b/u, ['end']],
  [/\bupkeep\b/u, ['upkeep']],
];
