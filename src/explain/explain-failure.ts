// Explanation of failed checks: the place, the expected and the found value, and the step that decided.

import { assertNever } from '../kit/assert-never.ts';
import { didYouMean } from '../kit/nearest.ts';
import type { Assertion, CheckFailure, ExpectedTrigger, FoundValue } from '../scenario/index.ts';

/** The lines on one failure; all but the first are indented by two blanks. */
export function explainFailure(failure: CheckFailure): readonly string[] {
  switch (failure.kind) {
    case 'property':
      return explainProperty(failure);
    case 'number':
      return [
        `${failure.mode} · ${failure.expected} ${failure.name}`,
        `  expected ${failure.expected} with ${value(failure.expect)}, found ${foundIn(failure.found, failure.outcomes)}`,
      ];
    case 'unknown': {
      const guess = didYouMean(failure.near);
      return [
        `${failure.mode} · ${failure.subject}`,
        `  no outcome has anything called "${failure.subject}".${guess === '' ? '' : ` ${guess}`}`,
      ];
    }
    case 'sometimes':
      return [
        'sometimes',
        `  none of ${outcomes(failure.outcomes)} has all of it; in the nearest:`,
        ...failure.nearest.flatMap(explainFailure).map(line => `    ${line}`),
      ];
    case 'never':
      return [
        'never',
        `  ${failure.found} of ${outcomes(failure.outcomes)} ${failure.found === 1 ? 'has' : 'have'} ${assertions(failure.assertions)}`,
      ];
    case 'missing outcome':
      return explainMissing(failure);
    case 'unexpected outcome': {
      const values = failure.values.map(it => `${it.subject} ${it.property} ${value(it.value)}`);
      return [`outcomes`, `  outcome ${failure.number} is not in the list: ${values.join(', ')}`];
    }
    case 'triggers':
      return explainTriggerDifference(failure);
    case 'asks':
      return explainAsks(failure);
    case 'cites':
      return ['cites', `  expected rule ${failure.rule} in the trail, found ${failure.cited.join(', ') || 'no rule'}`];
    case 'not refused': {
      const wanted = failure.expected === '' ? 'a refusal' : `a refusal that says "${failure.expected}"`;
      return ['illegal', `  expected ${wanted}, found ${failure.reason ?? 'an answer'}`];
    }
    case 'refused':
      return [`refused${failure.rule === undefined ? '' : ` (${failure.rule})`}: ${failure.reason}`];
    case 'unsupported':
      return [`not supported yet: ${failure.reason}`];
    case 'incomplete':
      return [`only ${outcomes(failure.outcomes)} could be explored, so that nothing is known of all of them`];
    case 'unread':
      return [`could not read this line of ${failure.unread.card}: ${failure.unread.line}`];
    default:
      return assertNever(failure);
  }
}

/** A value as a scenario would write it. */
function value(found: unknown): string {
  if (found === undefined || found === null) return 'nothing';
  if (typeof found === 'boolean') return found ? 'yes' : 'no';
  if (Array.isArray(found)) return `[${found.map(value).join(', ')}]`;
  if (typeof found === 'object') {
    return `{${Object.entries(found)
      .map(([key, inner]) => `${key}: ${value(inner)}`)
      .join(', ')}}`;
  }
  return found === '' ? '""' : String(found);
}

function explainProperty(failure: Extract<CheckFailure, { kind: 'property' }>): readonly string[] {
  const { mode, subject, property, expected, found, step } = failure;
  const wanted = property === 'lacks' ? `none of ${value(expected)}` : value(expected);
  return [
    `${mode} · ${subject} · ${property}`,
    `  expected ${wanted}, found ${foundIn(found, failure.outcomes)}`,
    ...(step === undefined ? [] : [`  decided at step ${step.number} (${step.rule}): ${step.text}`]),
  ];
}

function explainMissing({
  item,
  expected,
  outcomes: total,
}: Extract<CheckFailure, { kind: 'missing outcome' }>): readonly string[] {
  const triggers = expected.triggers === undefined ? '' : ` with triggers ${sources(expected.triggers)}`;
  return [
    'outcomes',
    `  expected outcome ${item}, ${assertions(expected.assertions)}${triggers}, is none of ${outcomes(total)}`,
  ];
}

function explainTriggerDifference(failure: Extract<CheckFailure, { kind: 'triggers' }>): readonly string[] {
  const { missing, unexpected, outcome, outcomes: total } = failure;
  const where = total === 1 ? '' : ` in outcome ${outcome} of ${total}`;
  return [
    'triggers',
    ...(missing.length > 0 ? [`  expected also ${sources(missing)}${where}`] : []),
    ...(unexpected.length > 0 ? [`  not expected: ${sources(unexpected)}${where}`] : []),
  ];
}

function explainAsks({ expected, asked }: Extract<CheckFailure, { kind: 'asks' }>): readonly string[] {
  const found = [...new Set(asked.map(askedWords))].join('; ');
  const wanted =
    expected === undefined ? 'that nobody is asked anything' : `that this is asked: ${askedWords(expected)}`;
  return ['asks', `  expected ${wanted}, found ${found || 'that nobody is asked anything'}`];
}

/** A choice that is asked for, as `then: asks` writes it. */
function askedWords({
  kind,
  who,
  for: object,
  options,
}: {
  readonly kind: string;
  readonly who?: string;
  readonly for?: string;
  readonly options?: readonly string[];
}): string {
  const scope = [...(who === undefined ? [] : [`who: ${who}`]), ...(object === undefined ? [] : [`for: ${object}`])];
  return `{${[...scope, `${kind}: ${options === undefined ? 'any' : value(options)}`].join(', ')}}`;
}

function foundIn(found: readonly FoundValue[], total: number): string {
  return found.map(it => `${value(it.value)} in ${it.outcomes} of ${outcomes(total)}`).join(', ');
}

function outcomes(count: number): string {
  return `${count} outcome${count === 1 ? '' : 's'}`;
}

function sources(triggers: readonly ExpectedTrigger[]): string {
  return triggers.map(explainExpectedTrigger).join(', ');
}

function explainExpectedTrigger({ source, controller, times }: ExpectedTrigger): string {
  return `${source}${controller === undefined ? '' : ` (${controller})`}${times === 1 ? '' : ` ${times} times`}`;
}

function assertions(list: readonly Assertion[]): string {
  return list
    .map(it => `${it.kind === 'number' ? `${it.count} ${it.name}` : it.subject}: ${value(it.expect)}`)
    .join(', ');
}
