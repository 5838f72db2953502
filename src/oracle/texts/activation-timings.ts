// 602.5: times at which an ability may be activated only, in the words of its text.
import type { StepName } from '../../vocabulary/index.ts';

/** A time at which an ability may be activated only, with the sentence that says so. */
export interface ActivationTiming {
  readonly sentence: string;
  /** Whether it must be the turn of its controller, or of an opponent; undefined where it may be anybody's. */
  readonly turn: 'own' | 'other' | undefined;
  readonly steps: readonly StepName[] | undefined;
  /** 602.5d: as one could cast a sorcery, with nothing on the stack. */
  readonly asSorcery: boolean;
}

/** The steps in which a sorcery may be cast (307.1). */
export const SORCERY_STEPS: readonly StepName[] = ['precombat main', 'postcombat main'];

const COMBAT: readonly StepName[] = [
  'beginning of combat',
  'declare attackers',
  'declare blockers',
  'combat damage',
  'end of combat',
];

/** Restrictions in the words of abilities, after "activate only". */
const WORDINGS: readonly (readonly [RegExp, Omit<ActivationTiming, 'sentence'>])[] = [
  [
    /^as (?:a )?sorcery\b|^any time you could cast a sorcery\b/u,
    { turn: 'own', steps: SORCERY_STEPS, asSorcery: true },
  ],
  [/^during your turn\b/u, { turn: 'own', steps: undefined, asSorcery: false }],
  [/^during an opponent's turn\b/u, { turn: 'other', steps: undefined, asSorcery: false }],
  [/^during your upkeep\b/u, { turn: 'own', steps: ['upkeep'], asSorcery: false }],
  [/^during combat\b/u, { turn: undefined, steps: COMBAT, asSorcery: false }],
];

/** The restriction on time in the text of an ability; undefined where it has none that is read. */
export function activationTiming(text: string): ActivationTiming | undefined {
  const [sentence = '', words = ''] = /\bActivate (?:this ability )?only ([^."]+)\./u.exec(text) ?? [];
  const row = WORDINGS.find(([wording]) => wording.test(words));
  return row && { sentence, ...row[1] };
}
