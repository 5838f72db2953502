// Reading of plain questions.
import type { CardBook } from '../cards/index.ts';
import type { Issue } from '../kit/issue.ts';
import { once, onceEach } from '../kit/once.ts';
import { err, type Result } from '../kit/result.ts';
import type { Compiler, Inquiry, Scenario } from '../scenario/index.ts';
import { gather } from './gather/gather-clauses.ts';
import { withEarlierEvents, withImplied } from './implications.ts';
import { withWorn } from './implied/auras-worn.ts';
import { castLimit, costChanged } from './implied/cast-limits.ts';
import { castInResponse, notCast, possibleResponse } from './implied/possible-responses.ts';
import { isOfTiming } from './implied/responses.ts';
import {
  askedOfScenario,
  looselyAsked,
  notInquired,
  readInquiries,
  stretchTyped,
  type WordedInquiry,
} from './inquiry/read-inquiries.ts';
import { inPlainLetters, inReadableLetters, withoutCourtesies } from './lex/courtesies.ts';
import { withoutSlips } from './lex/everyday-slips.ts';
import { tokensOf } from './lex/lex.ts';
import { type Cards, cardKnown } from './model/card-traits.ts';
import { cardsOf } from './model/known-cards.ts';
import type { Gathered, Mention } from './model/mention.ts';
import { nameOf, type Plan, type Planned, spellPlan } from './model/plan.ts';
import { type OpponentNamed, opponentNamed, wordsTyped } from './names/opponents-named.ts';
import { activationPlan, manaSources } from './plan/asked-activation.ts';
import { planOf } from './plan/assemble.ts';
import { damagePlan } from './plan/attack-damage.ts';
import { askedPlan, castTriggers } from './plan/casting.ts';
import { castUnknown } from './plan/costs.ts';
import { findingPlan } from './plan/finding.ts';
import { interactionPlan } from './plan/interaction-plan.ts';
import { isOfBoard, lastOfAnyOrder, WHICH_LAST } from './plan/last-entered.ts';
import { planOfLost } from './plan/lost-abilities.ts';
import { paidSearchPlan } from './plan/paid-search.ts';
import { lifePaidPlan, payingPlan } from './plan/paying-plan.ts';
import type { AskedInWords, Offer, QuestionReading, TakenName } from './plan/reading.ts';
import { dataReader, type ReadData, type Settled, type SettlePlan, type Solve, settle } from './plan/settle.ts';
import { planOfWhole, type SpellWithMore, spellWithMore, targetingPlan, wholeSpellPlan } from './plan/whole-spell.ts';
import { otherBoard } from './questions-back/alternatives.ts';
import { askedWordsLost } from './questions-back/asked-words-lost.ts';
import { guessedWords } from './questions-back/guessed-words.ts';
import { idleClauses } from './questions-back/idle-clauses.ts';
import { ignoredWords } from './questions-back/ignored-words.ts';
import { nearestNames } from './questions-back/nearest-names.ts';
import { copiesNothing, offerOf, wayOutOffers, whatIsCopied, whichCard } from './questions-back/questions-back.ts';
import { originsLost, unaccounted, unansweredVerbs } from './questions-back/unaccounted.ts';
import { declined, declines } from './token-passes/asked/decline.ts';
import { withMarkLeftOut } from './token-passes/asked/unmarked-fragments.ts';
import { passedTokens } from './token-passes/token-passes.ts';
import type { Token } from './tokens/question-token.ts';

/** Dependencies of reading: the cards, their compiler, and an engine to try readings on. */
export interface Means {
  readonly book: Pick<CardBook, 'byName' | 'namesIn' | 'nameNear'>;
  readonly compiler: Pick<Compiler, 'card' | 'effects' | 'instructions'>;
  readonly solve: Solve;
  /** The day of a typed day, in the form of scenarios, or issues where it is none. */
  readonly dayOf: (typed: string) => Result<string, Issue>;
}

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
  const opponent = opponentNamed(withoutCourtesies(withoutSlips(inPlainLetters(inReadableLetters(text)))));
  return readMeant(opponent.text, { ...means, opponent, title: titleOf(text) });
}

/** The dependencies, with the words that were typed for the opponent, and the question as it was typed. */
interface MeansOfText extends Means {
  readonly opponent: OpponentNamed;
  readonly title: string;
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
  const reading = readTokens(text, typed, cards, means);
  const marked = reading.kind === 'asked back' ? withMarkLeftOut(typed) : typed;
  const asked = marked === typed ? reading : readTokens(text, marked, cards, means);
  return asked.kind === 'read' ? asked : reading;
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
    understand({ text, tokens, found, cards, means, ...settling(cards, means) });
  if (reading.kind !== 'asked back' || reading.nearest !== undefined) return reading;
  const nearest = nearestNames(tokens, means.book);
  return nearest.length === 0 ? reading : { ...reading, nearest };
}

/** The reader of scenarios and the settling of plans of one question. */
interface Settlement {
  /** The reader of its scenarios, whose title is the question. */
  readonly readData: ReadData;
  /** Settles a plan; the same plan once. */
  readonly settlePlan: SettlePlan;
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

/** A question with what was found in it. */
interface Asking extends Settlement {
  readonly text: string;
  readonly tokens: readonly Token[];
  readonly found: readonly string[];
  readonly cards: Cards;
  readonly means: MeansOfText;
}

function understand(asking: Asking): QuestionReading {
  const { text, tokens, found, cards, means, readData, settlePlan } = asking;
  const seen = withWorn(gather(tokens, cards));
  const limit = castLimit(text, seen, cards) ?? costChanged(text, seen, cards);
  if (limit !== undefined) return { kind: 'declined', sentence: limit, found };
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
  const interaction = interactionPlan(gathered, { cards, solve, settlePlan });
  if (interaction !== undefined) return settledReading(interaction, gathered, asking);
  const finding = findingPlan(gathered, tokens, { cards, solve, settlePlan });
  if (finding !== undefined) return settledReading(finding, finding.gathered, asking);
  const planned = plannedBy(planOf(gathered, cards, TOGETHER.test(text)), asking);
  if ('plan' in planned) return settledReading(planned.plan, gathered, asking);
  const last = lastOfAnyOrder(planned.plans, { text, solve, settlePlan, inquiriesOn: it => readInquiries(tokens, it) });
  if (last !== undefined && last !== 'differs') return settledReading(last, gathered, asking);
  const activating = activationAmong(planned.plans, asking);
  if (activating !== undefined) return settledReading(activating, gathered, asking);
  const asked = last === 'differs' ? WHICH_LAST : planned.question;
  const offers = planned.plans.slice(0, 25).flatMap(({ label, plan }) => offerOf(label, plan, cards, readData));
  if (offers.length > 0) return askedBack(asked, found, offers);
  const question = `${planned.question} Name the card that enters, dies or is cast.`;
  return askedBack(question, found, wayOutOffers(gathered, cards, readData));
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

/** The reading of a plan: its scenario with what it asks, or a question back about what was not understood. */
function settledReading(planned: Plan, gathered: Gathered, asking: Asking): QuestionReading {
  const { text, tokens, found, cards, means, readData, settlePlan } = asking;
  const askedOf = onceEach((it: Scenario) => askedOfScenario(tokens, it));
  const inquiriesOn = onceEach((it: Scenario) => askedOf(it).worded.map(({ inquiry }) => inquiry));
  const trying = { cards, solve: means.solve, settlePlan, inquiriesOn };
  const told = activationPlan(
    damagePlan(askedPlan(paidSearchPlan(lifePaidPlan(payingPlan(planned, trying), trying), trying), trying), trying),
    trying,
  );
  const tapped = manaSources(told, trying);
  if (tapped !== undefined) return whichIsTapped(tapped, asking);
  const { plan, settled } = settledWhole(told, asking, inquiriesOn);
  if ('missing' in settled)
    return askedBack(`I could not tell ${settled.missing}.`, found, wayOutOffers(gathered, cards, readData));
  const unable = planOfLost(plan, { cards, solve: means.solve, settlePlan });
  if (unable !== undefined) return withoutAbility(unable, asking);
  const way = castUnknown(gathered, cards);
  if (way !== undefined) return askedBack(`No card here speaks of ${way}.`, found);
  const { covered, worded } = askedOf(settled.scenario);
  const guessed = guessedWords(tokens, plan.happening);
  const telling = withoutGuesses(gathered, guessed);
  const ignored = ignoredWords(tokens, telling, cards).filter(it => !covered.has(it.at));
  const verbs = unansweredVerbs(gathered, plan, covered, cards);
  const idle = idleClauses(tokens, telling, plan.happening, covered, cards);
  const lost = [
    ...verbs,
    ...unaccounted(telling, plan, settled.data, cards),
    ...originsLost(tokens, plan, settled.data, covered),
    ...askedWordsLost(tokens, plan, settled.data, covered, guessed, cards),
  ];
  const dropped = [...textsOf([...ignored, ...idle]), ...lost];
  const unread = [...new Set([...notUnderstood(telling), ...dropped])];
  if (unread.length > 0) {
    const words = unread.slice(0, 5).map(word => `"${word}"`);
    const offer: Offer = { label: 'Leave it out', scenario: settled.scenario };
    return askedBack(`I did not understand ${words.join(', ')}.`, found, [offer]);
  }
  const { answer, data: _, without: __, deciding: ___, ...understood } = settled;
  const solved = answer ?? means.solve(settled.scenario);
  if (!solved.ok) return refused(solved.issues, settled.scenario, found);
  // words that a pattern of what is asked has covered are understood
  const open = [...gathered.passedOver, ...gathered.unread.filter(it => guessed.has(it.at))];
  const passedOver = textsOf(open.filter(it => !covered.has(it.at)));
  const asked = worded.map(it => inWords(it, asking));
  if ((asked.length === 0 && isOfNameAlone(plan)) || isOfBearerAlone(plan, asked)) {
    return askedBack('What happens?', found, wayOutOffers(gathered, cards, readData));
  }
  const loosely = looselyAsked(tokens, settled.scenario, worded).map(it => inWords(it, asking));
  const missed = asked.length + loosely.length > 0 ? undefined : notInquired(text, tokens);
  const more = missed === undefined ? {} : { notInquired: missed };
  const castBefore = castTriggers(gathered, plan, cards);
  const spell = spellWithMore(plan, settled.scenario, cards);
  const doesMore = spell && { ...spell, whole: once(() => wholeScenario(spell, plan, asking, settled)) };
  const rest = { ...more, ...(doesMore === undefined ? {} : { doesMore }) };
  return {
    kind: 'read',
    ...understood,
    castBefore,
    taken: takenNames(gathered),
    passedOver,
    asked: [...asked, ...loosely],
    ...rest,
  };
}

/** An inquiry with its words as typed. */
function inWords({ inquiry, typed }: WordedInquiry, { text, means }: Asking): AskedInWords {
  return { inquiry, words: wordsTyped(stretchTyped(text, typed) ?? '', means.opponent) };
}

/** The question back which of some permanents is tapped for the mana that is asked for. */
function whichIsTapped(
  tapped: readonly { readonly label: string; readonly plan: Plan }[],
  { found, cards, readData }: Asking,
): QuestionReading {
  const offers = tapped.slice(0, 25).flatMap(({ label, plan }) => offerOf(label, plan, cards, readData));
  return askedBack('What is tapped for mana?', found, offers);
}

/** The question back where what is told to search has no ability for it on this board, with what it is there. */
function withoutAbility(entering: Plan, { found, cards, readData }: Asking): QuestionReading {
  const [object] = entering.happening.objects;
  const name = object === undefined ? '' : nameOf(object);
  const offers = offerOf(`${name} enters`, entering, cards, readData);
  return askedBack(`${name} has no ability that searches on this board. See what it is there?`, found, offers);
}

/** The plan as it was settled, or that in which its spell is carried out whole, where that is what is asked. */
function settledWhole(
  plan: Plan,
  { cards, means, settlePlan }: Asking,
  inquiriesOn: (scenario: Scenario) => readonly Inquiry[],
): { readonly plan: Plan; readonly settled: ReturnType<SettlePlan> } {
  const settled = settlePlan(plan);
  if ('missing' in settled) return { plan, settled };
  const whole = wholeSpellPlan(plan, settled.scenario, inquiriesOn, cards);
  if (whole === undefined) {
    const aimed = targetingPlan(plan, settled.scenario, cards);
    const resolved = aimed && settlePlan(aimed, settled);
    if (aimed === undefined || resolved === undefined || 'missing' in resolved) return { plan, settled };
    const solved = means.solve(resolved.scenario);
    return solved.ok && solved.value.unresolved === true ? { plan: aimed, settled: resolved } : { plan, settled };
  }
  const other = settlePlan(whole, settled);
  const isAnswered = !('missing' in other) && means.solve(other.scenario).ok;
  return isAnswered ? { plan: whole, settled: other } : { plan, settled };
}

/** The scenario in which all happens that a spell does, where all of it is played and that has an answer. */
function wholeScenario(
  { unplayed }: Pick<SpellWithMore, 'unplayed'>,
  plan: Plan,
  { cards, means: { solve }, settlePlan }: Asking,
  like: Settled,
): Scenario | undefined {
  const whole = unplayed.length > 0 ? undefined : planOfWhole(plan, cards);
  const settled = whole && settlePlan(whole, like);
  return settled !== undefined && !('missing' in settled) && solve(settled.scenario).ok ? settled.scenario : undefined;
}

/** One name, nothing told of it, and nothing asked of it that was understood: "does undying work with X". */
function isOfNameAlone({ happening, gathered: { mentions, facts } }: Plan): boolean {
  const [only, ...others] = mentions;
  const isToldOf = only === undefined || only.place !== undefined || Object.keys(only.patch).length > 0;
  return (
    happening.action === 'enters' && happening.verb === undefined && others.length + facts.length === 0 && !isToldOf
  );
}

/** An object of any kind that the question asks about. */
function isAnyOfKind({ asked, noun, place }: Mention): boolean {
  return asked && noun?.generic === true && place !== 'graveyard';
}

/** The wording "does Panharmonicon double attack triggers": that it enters itself tells nothing of what it bears on. */
function isOfBearerAlone({ happening, gathered }: Plan, asked: readonly { readonly inquiry: Inquiry }[]): boolean {
  const [object, ...more] = happening.objects;
  const isAlone =
    more.length + gathered.facts.length === 0 && gathered.mentions.every(it => it === object || isAnyOfKind(it));
  if (happening.action !== 'enters' || happening.verb !== undefined || object === undefined || !isAlone) return false;
  const isOfIt = ({ inquiry }: { readonly inquiry: Inquiry }) =>
    (inquiry.kind === 'stops' || inquiry.kind === 'bears') && inquiry.by.every(it => object.names.includes(it));
  return asked.length > 0 && asked.every(isOfIt);
}

function askedBack(question: string, found: readonly string[], offers: readonly Offer[] = []): QuestionReading {
  return { kind: 'asked back', question, offers, found };
}

/** The question back where the engine refuses the scenario, with the events that it would take. */
function refused([issue]: readonly Issue[], scenario: Scenario, found: readonly string[]): QuestionReading {
  const back = askedBack(issue?.message ?? '', found);
  const { instead: lines = [] } = issue ?? {};
  return back.kind === 'asked back' && lines.length > 0 ? { ...back, events: { lines, scenario } } : back;
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

function takenNames({ mentions }: Gathered): readonly TakenName[] {
  return mentions.flatMap(({ loose, names, text }) => {
    const [card, ...others] = names;
    return loose && card !== undefined ? [{ typed: text, card, others }] : [];
  });
}

/** The most unknown words that a question about an outcome may hold and still be understood. */
const MOST_PASSED_OVER = 2;

/** The words that were not understood; those passed over are among them where they are too many for one question. */
function notUnderstood({ unread, passedOver }: Gathered): readonly string[] {
  const many = textsOf(passedOver.filter(it => it.kind !== 'remark')).length > MOST_PASSED_OVER;
  return textsOf(many ? [...unread, ...passedOver] : unread);
}

/** The gathered question without words that only guess at what comes of the event. */
function withoutGuesses(gathered: Gathered, guessed: ReadonlySet<number>): Gathered {
  const isTelling = ({ at }: Token) => !guessed.has(at);
  const { unread, told, passedOver } = gathered;
  return {
    ...gathered,
    unread: unread.filter(isTelling),
    told: told.filter(isTelling),
    passedOver: passedOver.filter(isTelling),
  };
}

function textsOf(tokens: readonly Token[]): readonly string[] {
  return [...new Set(tokens.map(it => it.text))];
}
