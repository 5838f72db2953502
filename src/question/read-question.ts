// Reading of plain questions: cut into tokens, gathered, and planned as one event.
import type { Issue } from '../kit/issue.ts';
import { err, type Result } from '../kit/result.ts';
import type { Scenario } from '../scenario/index.ts';
import { gather } from './gather/gather-clauses.ts';
import { withEarlierEvents, withImplied } from './implications.ts';
import { withWorn } from './implied/auras-worn.ts';
import { castLimit, costChanged, type LimitFound } from './implied/cast-limits.ts';
import { castInResponse, notCast, possibleResponse } from './implied/possible-responses.ts';
import { isOfTiming } from './implied/responses.ts';
import { ofSpellsAlone, stormTold } from './implied/spells-on-stack.ts';
import { readInquiries } from './inquiry/read-inquiries.ts';
import { inPlainLetters, inPlainWords, inReadableLetters, withoutCourtesies } from './lex/courtesies.ts';
import { withoutSlips } from './lex/everyday-slips.ts';
import { tokensOf } from './lex/lex.ts';
import { withSignsAdded } from './lex/missing-signs.ts';
import { type Cards, cardKnown } from './model/card-traits.ts';
import { cardsOf } from './model/known-cards.ts';
import type { Gathered, Mention } from './model/mention.ts';
import { nameOf, type Plan, type Planned, spellPlan } from './model/plan.ts';
import { opponentNamed } from './names/opponents-named.ts';
import { activationJudged, judgmentSaid } from './plan/activations-judged.ts';
import { activationPlan } from './plan/asked-activation.ts';
import { planOf } from './plan/assemble.ts';
import { findingPlan } from './plan/finding.ts';
import { interactionIn } from './plan/interaction-plan.ts';
import { isOfBoard, lastOfAnyOrder, WHICH_LAST } from './plan/last-entered.ts';
import type { Offer, QuestionReading } from './plan/reading.ts';
import { dataReader, type SettlePlan, settle } from './plan/settle.ts';
import { otherBoard } from './questions-back/alternatives.ts';
import { nearestNames } from './questions-back/nearest-names.ts';
import { copiesNothing, offerOf, wayOutOffers, whatIsCopied, whichCard } from './questions-back/questions-back.ts';
import {
  type Asking,
  askedBack,
  type Means,
  type MeansOfText,
  type Settlement,
  settledReading,
  settledWhole,
} from './settled-reading.ts';
import { declined, declines } from './token-passes/asked/decline.ts';
import { withMarkLeftOut } from './token-passes/asked/unmarked-fragments.ts';
import { passedTokens } from './token-passes/token-passes.ts';
import type { Token } from './tokens/question-token.ts';
import { anyOfKind } from './tokens/token-index.ts';

/** The most characters of a question that is read. */
const LONGEST = 4_000;
/** The most words and signs of a question that is read: a long story of 4,000 characters has some 900. */
const MOST_TOKENS = 1_000;
/** No question needs more names. */
const MOST_NAMES = 40;
/** The most times that cards are named in a question, each time counted. */
const MOST_NAMINGS = 120;

/** Reads a plain question. The same question always has the same reading. */
export function readQuestion(text: string, means: Means): QuestionReading {
  if (text.length > LONGEST) {
    return {
      kind: 'not read',
      sentence: `The question has ${text.length} characters, and at most ${LONGEST} are read.`,
      found: [],
    };
  }
  const called = opponentNamed(withoutCourtesies(withoutSlips(inPlainLetters(inReadableLetters(text)))), means.book);
  const opponent = { ...called, text: inPlainWords(called.text) };
  return readMeant(opponent.text, { ...means, opponent, title: titleOf(text) });
}

function readMeant(text: string, means: MeansOfText): QuestionReading {
  const typed = tokensOf(text, means.book);
  if (typed.length > MOST_TOKENS) {
    return {
      kind: 'not read',
      sentence: `The question has ${typed.length} words and signs, and at most ${MOST_TOKENS} are read.`,
      found: [],
    };
  }
  const cards = cardsOf(means);
  // who types no signs tells and asks the same as who does
  const signed = withSignsAdded(text, typed);
  if (signed === text) return readSigned(text, typed, cards, means);
  const reading = readSigned(signed, tokensOf(signed, means.book), cards, means);
  if (reading.kind === 'read') return reading;
  const plain = readSigned(text, typed, cards, means);
  return plain.kind === 'read' ? plain : reading;
}

/** The reading of a text with all of its signs but the mark at its end, which is added where it asks. */
function readSigned(text: string, typed: readonly Token[], cards: Cards, means: MeansOfText): QuestionReading {
  const marked = withMarkLeftOut(typed);
  if (marked === typed) return readTokens(text, typed, cards, means);
  const asking = anyOfKind(typed, 'ask') ? text : `${text.replace(/[.!\s]+$/u, '')}?`;
  // a fact is told by its words and the signs behind them: "…, 2 life?" tells of no life total
  const isCutAnew = asking !== text && anyOfKind(typed, 'fact');
  const reading = readTokens(asking, isCutAnew ? tokensOf(asking, means.book) : marked, cards, means);
  if (reading.kind !== 'asked back') return reading;
  const unmarked = readTokens(text, typed, cards, means);
  return unmarked.kind === 'read' ? unmarked : reading;
}

function readTokens(text: string, typed: readonly Token[], cards: Cards, means: MeansOfText): QuestionReading {
  const tokens = passedTokens(typed, { text, cards });
  const found = foundIn(tokens);
  const refusal = declines(tokens);
  if (refusal !== undefined) return { kind: 'declined', sentence: refusal, found };
  // "I amass Orcs 2": a keyword action is carried out without a card (701.1)
  if (found.length === 0 && !tokens.some(it => it.kind === 'verb' && it.action === 'acts')) {
    return { kind: 'not read', sentence: 'I found no card in this question. Name the cards it is about.', found };
  }
  if (found.length > MOST_NAMES || tokens.filter(it => it.kind === 'card').length > MOST_NAMINGS)
    return { kind: 'not read', sentence: 'There are too many cards in this question.', found };
  const reading =
    otherBoard(text, tokens, found, it => readQuestion(it, means)) ??
    understand({ text, typed, tokens, found, cards, means, ...settling(cards, means) });
  // that storm triggers as the spell is cast can be shown, and not what its copies do
  const isCast = reading.kind === 'read' && reading.scenario.when.kind === 'casts';
  const copied = isCast || reading.kind === 'declined' ? undefined : stormTold(tokens, cards);
  if (copied !== undefined) return { kind: 'declined', sentence: copied, found };
  if (reading.kind !== 'asked back' || reading.nearest !== undefined) return reading;
  const unplayed = ofSpellsAlone(reading.question, tokens, cards);
  if (unplayed !== undefined) return { kind: 'declined', sentence: unplayed, found };
  const nearest = nearestNames(tokens, means.book);
  return nearest.length === 0 ? reading : { ...reading, nearest };
}

function settling(cards: Cards, { solve, title }: MeansOfText): Settlement {
  const readData = dataReader(title);
  const settled = new Map<Plan, ReturnType<SettlePlan>>();
  const settlePlan: SettlePlan = (plan, like) => {
    const made = settled.get(plan) ?? settle(plan, { cards, readData, solve }, like);
    settled.set(plan, made);
    return made;
  };
  return { readData, settlePlan };
}

function understand(asking: Asking): QuestionReading {
  const { text, tokens, found, cards, means, readData, settlePlan } = asking;
  const seen = withWorn(gather(tokens, cards));
  const limit = castLimit(text, seen, cards);
  if (limit !== undefined) return { kind: 'declined', ...limitSaid(limit, seen, asking), found };
  const unjudged = costChanged(text, seen, cards);
  if (unjudged !== undefined) return { kind: 'declined', sentence: unjudged, found };
  const implied = withImplied(seen, tokens, cards);
  const ready = possibleResponse(implied, cards);
  if (ready !== undefined) return whetherCast(ready, implied, asking);
  const dated = withDays(withEarlierEvents(implied, cards), means);
  if (dated.ok && isOfTiming(dated.value)) return { kind: 'declined', sentence: declined('timing', tokens), found };
  if (!dated.ok) return askedBack(dated.issues[0]?.message ?? '', found);
  const gathered = dated.value;
  const [open, ...opens] = gathered.mentions.filter(it => it.open);
  if (open !== undefined) return whichCard(text, [open, ...opens], found);
  const blank = copiesNothing(gathered, cards);
  if (blank !== undefined) return whatIsCopied(blank, gathered, asking);
  const { solve } = means;
  const interaction = interactionIn(gathered, { cards, solve, settlePlan });
  if (interaction !== undefined && 'plan' in interaction) return settledReading(interaction.plan, gathered, asking);
  const finding = findingPlan(gathered, tokens, { cards, solve, settlePlan });
  if (finding !== undefined) return settledReading(finding, finding.gathered, asking);
  if (interaction !== undefined) {
    const [one, other] = interaction.untried.map(nameOf);
    const offered = wayOutOffers(gathered, cards, readData);
    return askedBack(`I could not tell what happens that shows how ${one} and ${other} work together.`, found, offered);
  }
  const planned = plannedBy(planOf(gathered, cards, TOGETHER.test(text)), asking);
  if ('plan' in planned) return settledReading(planned.plan, gathered, asking);
  const last = lastOfAnyOrder(planned.plans, { text, solve, settlePlan, inquiriesOn: it => readInquiries(tokens, it) });
  if (last !== undefined && last !== 'differs') return settledReading(last, gathered, asking);
  const activating = activationAmong(planned.plans, asking);
  if (activating !== undefined) return settledReading(activating, gathered, asking);
  const asked = last === 'differs' ? WHICH_LAST : planned.question;
  const offers = planned.plans.slice(0, 25).flatMap(({ label, plan }) => offerOf(label, plan, cards, readData));
  if (offers.length > 0) return askedBack(asked, found, offers);
  // "Thassa's Oracle with 3 devotion": there is something to happen, and no place for what was told of it
  const [lacking] = planned.plans.flatMap(({ plan }) => {
    const settled = settlePlan(plan);
    return 'missing' in settled ? [settled.missing] : [];
  });
  if (lacking !== undefined) {
    const offered = wayOutOffers({ ...gathered, facts: [] }, cards, readData);
    return askedBack(`I could not tell ${lacking}.`, found, offered);
  }
  const question = `${planned.question} Name the card that enters, dies or is cast.`;
  return askedBack(question, found, wayOutOffers(gathered, cards, readData));
}

/** The sentence on a limit: whether it forbids the activation that is asked about (602.5), or that this is not judged. */
function limitSaid(
  limit: LimitFound,
  seen: Gathered,
  { cards, settlePlan, means, text }: Asking,
): { readonly sentence: string; readonly judged?: true } {
  const judged = limit.ofActivating && activationJudged(limit, seen, { cards, settlePlan, solve: means.solve });
  if (!judged) return { sentence: limit.sentence };
  return { sentence: `${judgmentSaid(judged, text)} ${nameOf(limit.by)} says: “${limit.words}”`, judged: true };
}

/** The plan, or that of the board where all that is asked is what permanents are. */
function plannedBy(planned: Planned, { tokens, settlePlan, cards }: Asking): Planned {
  if (!('plan' in planned)) return planned;
  const walker = walkerBesideSize(planned.plan, tokens, cards);
  if (walker !== undefined)
    return { question: 'What happens?', plans: [{ label: `${nameOf(walker)} enters`, plan: planned.plan }] };
  if (planned.ofBoard === undefined) return planned;
  const settled = settlePlan(planned.plan);
  const inquiries = 'missing' in settled ? [] : readInquiries(tokens, settled.scenario);
  return inquiries.length > 0 && inquiries.every(isOfBoard) ? planned.ofBoard() : planned;
}

/** The wording "Oko + my Hydra. 3/3?": the planeswalker where a size is asked for and all there is to happen is that it enters, which nobody told. */
function walkerBesideSize({ happening, gathered }: Plan, tokens: readonly Token[], cards: Cards): Mention | undefined {
  const [walker, ...more] = happening.objects;
  const isTold = gathered.happenings.length > 0 || more.length > 0 || gathered.mentions.length < 2;
  if (isTold || walker === undefined || !['enters', 'casts'].includes(happening.action)) return undefined;
  const isSize = tokens.some(it => it.kind === 'size' || /^how (?:big|large)$/iu.test(it.text));
  return isSize && cardKnown(cards, walker)?.face.types.includes('Planeswalker') === true ? walker : undefined;
}

/** The plan in which an ability of a permanent brings what is asked for, where which of them enters is open. */
function activationAmong(plans: readonly { readonly plan: Plan }[], asking: Asking): Plan | undefined {
  const { cards, tokens, settlePlan, means } = asking;
  const trying = { cards, settlePlan, solve: means.solve, inquiriesOn: (it: Scenario) => readInquiries(tokens, it) };
  const [first] = plans;
  const activating = first && activationPlan(first.plan, trying);
  return activating === first?.plan ? undefined : activating;
}

/** The question back whether an instant is cast in response, with what follows from either. */
function whetherCast(instant: Mention, gathered: Gathered, asking: Asking): QuestionReading {
  const { cards, readData, found, tokens } = asking;
  const name = nameOf(instant);
  const offered = (label: string, told: Gathered): readonly Offer[] => {
    const planned = planOf(told, cards, false);
    if (!('plan' in planned)) return [];
    const { settled } = settledWhole(planned.plan, asking, it => readInquiries(tokens, it));
    return 'missing' in settled ? [] : [{ label, scenario: settled.scenario }];
  };
  const { cast, ...response } = castInResponse(instant, gathered);
  const answered = withEarlierEvents(response, cards);
  const offers = [
    ...(isOfTiming(answered)
      ? offerOf(`${name} resolves first`, spellPlan(cast, beforeOthers(response, cast, cards)), cards, readData)
      : offered(`${name} is cast in response`, answered)),
    ...offered(`${name} is not cast`, withEarlierEvents(notCast(instant, gathered), cards)),
  ];
  return askedBack(`Is ${name} cast in response?`, found, offers);
}

/** The gathered question in which no other spell has been cast. */
function beforeOthers(gathered: Gathered, spell: Mention, cards: Cards): Gathered {
  const mentions = gathered.mentions.filter(it => it === spell || cardKnown(cards, it)?.spell !== true);
  return { ...gathered, mentions, happenings: [] };
}

function titleOf(text: string): string {
  return text.trim().replace(/\s+/gu, ' ');
}

const TOGETHER = /\b(?:at (?:the )?same time|simultaneously|together|at once|both enter)\b/iu;

function foundIn(tokens: readonly Token[]): readonly string[] {
  const names = tokens.flatMap(token => {
    if (token.kind === 'card') return token.names.slice(0, 1);
    if (token.kind === 'verb' && token.card !== undefined) return [token.card];
    return token.kind === 'noun' ? [token.noun.card ?? token.noun.said] : [];
  });
  return [...new Set(names)];
}

function withDays(gathered: Gathered, { dayOf }: Means): Result<Gathered, Issue> {
  const facts: { readonly path: readonly string[]; readonly value: unknown }[] = [];
  for (const fact of gathered.facts) {
    if (fact.path[0] !== 'rules') {
      facts.push(fact);
      continue;
    }
    const day = dayOf(String(fact.value));
    if (!day.ok) return err(day.issues);
    facts.push({ ...fact, value: day.value });
  }
  return { ok: true, value: { ...gathered, facts } };
}
