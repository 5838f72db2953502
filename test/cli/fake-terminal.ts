// A service and a terminal for tests of the terminal alone: it knows a few names, and everything enters untapped.
import type { Terminal, TerminalService } from '../../src/cli/terminal.ts';
import { err, ok } from '../../src/kit/result.ts';
import {
  type Answer,
  nameTable,
  readEtb,
  readScenarios,
  readShorthand,
  type Scenario,
} from '../../src/scenario/index.ts';
import { anObjectAnswer, anOutcomeAnswer, answerOf } from '../support/answer-builders.ts';
import { makeExplanation, makeOutcome } from '../support/fake-backend.ts';

const CARDS = ['Clone', 'Erebos, God of the Dead', 'Grizzly Bears', 'Imposing Sovereign', 'Shock'];

const nameOf = (typed: string) => CARDS.find(card => card.toLowerCase() === typed.toLowerCase());

const service: TerminalService = {
  read: question => {
    if (question.kind === 'etb') return readEtb(question.options, nameOf);
    return question.text === 'The bears' ? ok(bears()) : readShorthand(question.text, nameOf);
  },
  understand: () => ({ kind: 'not read', sentence: 'Nothing was found.', found: [] }),
  ask: scenario => {
    const unknown = nameTable(scenario).objects.find(it => !CARDS.includes(it.name));
    if (unknown?.name === 'Fault') throw new Error('a fault on purpose');
    if (unknown !== undefined) return err([{ path: [], message: `There is no card called "${unknown.name}".` }]);
    const answer = answerTo(scenario);
    return ok({ answer, explain: () => (answer.status === 'illegal' ? undefined : explanationOf(scenario)) });
  },
  study: () => err([{ path: [], message: 'No question is made here.' }]),
  rule: (query, on) => ok(`Rule ${query}${on === undefined ? '' : ` on ${on}`}`),
  card: name =>
    CARDS.includes(name) ? ok(`Card ${name}`) : err([{ path: [], message: `There is no card "${name}".` }]),
};

/** A terminal that records what is written to it. */
export function terminal(): Terminal & { readonly written: () => string; readonly errors: () => string } {
  const written: string[] = [];
  const errors: string[] = [];
  return {
    open: async ({ cards }) =>
      cards === 'missing.json' ? err([{ path: [], message: 'There are no such cards.' }]) : ok(service),
    out: text => void written.push(text),
    error: text => void errors.push(text),
    width: 80,
    written: () => written.join(''),
    errors: () => errors.join(''),
  };
}

function bears(): Scenario {
  const read = readScenarios('title: The bears\nwhen: {enters: [Grizzly Bears]}');
  if (!read.ok || read.value[0] === undefined) throw new Error('the bears cannot be read');
  return read.value[0];
}

function answerTo(scenario: Scenario): Answer {
  const objects = nameTable(scenario).objects;
  const refused = objects.some(it => it.name === 'Shock');
  const entered = anOutcomeAnswer({
    objects: Object.fromEntries(objects.map(it => [it.key, anObjectAnswer(it.name)])),
  });
  return answerOf({
    id: scenario.id,
    title: scenario.title,
    rules: scenario.rules,
    ...(refused
      ? { status: 'illegal', reason: 'Shock cannot enter the battlefield.', rule: '304.4' }
      : { outcomes: [entered] }),
  });
}

function explanationOf(scenario: Scenario) {
  return makeExplanation({
    headline: `${scenario.title}: untapped.`,
    outcomes: [makeOutcome('Untapped.', { steps: [] })],
    rules: [],
    foot: [],
  });
}
