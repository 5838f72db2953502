// Keyword actions in shorthand: `you amass Zombies 3`, `opponent proliferates 2 times` (701).

/** The verbs of keyword actions, with their forms after another player; those that take a number, and those done so many times. */
const NUMBERED: readonly (readonly [string, string])[] = [
  ['amass', 'amasses'],
  ['incubate', 'incubates'],
  ['scry', 'scries'],
  ['surveil', 'surveils'],
  ['bolster', 'bolsters'],
  ['adapt', 'adapts'],
];
const REPEATED: readonly (readonly [string, string])[] = [
  ['proliferate', 'proliferates'],
  ['populate', 'populates'],
  ['investigate', 'investigates'],
  ['explore', 'explores'],
  ['connive', 'connives'],
  ['manifest', 'manifests'],
  ['cloak', 'cloaks'],
];

const ALL = [...NUMBERED, ...REPEATED];

/** A group of a wording that takes any of the verbs. */
export const KEYWORD_VERBS = `(${ALL.flat().join('|')})`;

/** The action as a scenario names it, of a verb and the words after it. */
export function actionNamed(verb: string, what: string | undefined): string {
  const said = verb.toLowerCase();
  const [base = said] = ALL.find(it => it.includes(said)) ?? [];
  return what === undefined ? base : `${base} ${what}`;
}

/** "you amass Zombies 3", "opponent proliferates 2 times", "you do time travel". */
export function doesWords({
  player,
  action,
  count,
}: {
  readonly player: string;
  readonly action: string;
  readonly count: number;
}): string {
  const [first = '', ...rest] = action.split(' ');
  const isNumbered = NUMBERED.some(([base]) => base === first);
  const forms = ALL.find(([base]) => base === first);
  const times = count === 1 ? '' : ` ${count} times`;
  if (forms === undefined) return `${player} ${player === 'you' ? 'do' : 'does'} ${action}${times}`;
  const [base, other] = forms;
  return [player, player === 'you' ? base : other, ...rest].join(' ') + (isNumbered ? ` ${count}` : times);
}
