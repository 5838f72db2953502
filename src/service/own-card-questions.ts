// Questions with cards of one's own: described before the question, compiled like any card, and used in its answer alone.
import { extendedBook } from '../cards/index.ts';
import type { Explanation } from '../explain/index.ts';
import type { Issue } from '../kit/issue.ts';
import { err, ok, type Result } from '../kit/result.ts';
import { ownCardAsPrinted, readOwnCards, type Scenario, type ScenarioCard } from '../scenario/index.ts';
import type { AnswerDeps, Answerer, DatedRuling } from './answerer.ts';
import { memoizedCompiler } from './memoized.ts';

/** An answerer that reads descriptions of cards before a question, made of one that knows those cards. */
export function withOwnCards(deps: AnswerDeps, make: (deps: AnswerDeps) => Answerer): Answerer {
  const plain = make(deps);
  const compiler = deps.compiler ?? memoizedCompiler();
  const asked = new WeakMap<Scenario, { readonly answerer: Answerer; readonly described: string }>();
  const read: Answerer['read'] = question => {
    const own = question.kind === 'ruling' ? readOwnCards(question.text) : undefined;
    if (question.kind !== 'ruling' || own === undefined) return plain.read(question);
    if (!own.ok) return own;
    const { cards, described, question: text } = own.value;
    const book = extendedBook(cards.map(ownCardAsPrinted), deps.book);
    const answerer = make({ ...deps, compiler, book });
    const scenario = answerer.read({ ...question, text });
    if (!scenario.ok) return err(scenario.issues.map(it => withDescription(it, described)));
    const whole = { ...scenario.value, cards };
    asked.set(whole, { answerer: understoodAs(answerer, whole, scenario.value), described });
    return ok(whole);
  };
  const ask = (scenario: Scenario): Result<DatedRuling, Issue> => {
    const own = asked.get(scenario);
    if (own === undefined) return plain.ask(scenario);
    const ruling = own.answerer.ask(scenario);
    if (!ruling.ok) return err(ruling.issues.map(it => withDescription(it, own.described)));
    const lines = scenario.cards.flatMap(it => linesOf(it, compiler));
    const told = (explanation: Explanation | undefined) => explanation && withLines(explanation, lines, own.described);
    const { explain, today } = ruling.value;
    return ok({ ...ruling.value, explain: () => told(explain()), today: () => told(today()) });
  };
  const waysOut: Answerer['waysOut'] = scenario => {
    const own = asked.get(scenario);
    if (own === undefined) return plain.waysOut(scenario);
    return own.answerer.waysOut(scenario).map(it => `${own.described} ${it}`);
  };
  return { ...plain, read, ask, waysOut };
}

/** The answerer, which is asked about the scenario as it was read where it is asked about the whole one. */
function understoodAs(answerer: Answerer, whole: Scenario, asRead: Scenario): Answerer {
  return { ...answerer, ask: scenario => answerer.ask(scenario === whole ? asRead : scenario) };
}

/** Lines that are offered in place of a question need the descriptions too. */
function withDescription(issue: Issue, described: string): Issue {
  return issue.instead === undefined ? issue : { ...issue, instead: issue.instead.map(it => `${described} ${it}`) };
}

/** The lines about a card of one's own: what it is, and each line of it that was not understood. */
function linesOf(card: ScenarioCard, compiler: NonNullable<AnswerDeps['compiler']>): readonly string[] {
  const { unread } = compiler.card(ownCardAsPrinted(card));
  const size = card.power === undefined ? '' : `${card.power}/${card.toughness} `;
  return [
    `${card.name} is a card of your own: ${size}${card.type}.`,
    ...unread.map(it => `I could not read this line of ${card.name}, which does not bear on this: "${it}"`),
  ];
}

/** The line that a sentence about it quotes. */
function quoteIn(sentence: string): string {
  return /"[^"]*"/u.exec(sentence)?.[0] ?? sentence;
}

function withLines(explanation: Explanation, lines: readonly string[], described: string): Explanation {
  const { understood = [], shorthand, unread } = explanation;
  // what bears on the answer is said with it
  const further = lines.filter(it => !unread.some(said => it.includes(quoteIn(said))));
  return {
    ...explanation,
    understood: [...understood, ...further],
    ...(shorthand === undefined ? {} : { shorthand: `${described} ${shorthand}` }),
  };
}
