// Readings of settled plans: the scenario with what it asks, or a question back about what was not understood.
import type { CardBook } from '../cards/index.ts';
import type { Issue } from '../kit/issue.ts';
import { once, onceEach } from '../kit/once.ts';
import type { Result } from '../kit/result.ts';
import type { Compiler, Inquiry, Scenario } from '../scenario/index.ts';
import {
  askedOfScenario,
  looselyAsked,
  notInquired,
  stretchTyped,
  type WordedInquiry,
} from './inquiry/read-inquiries.ts';
import type { Cards } from './model/card-traits.ts';
import type { Gathered, Mention } from './model/mention.ts';
import { nameOf, type Plan } from './model/plan.ts';
import { type OpponentNamed, wordsTyped } from './names/opponents-named.ts';
import { activationPlan, manaSources } from './plan/asked-activation.ts';
import { damagePlan } from './plan/attack-damage.ts';
import { askedPlan, castTriggers } from './plan/casting.ts';
import { castUnknown } from './plan/costs.ts';
import { enteringAsked } from './plan/entering-asked.ts';
import { planOfLost } from './plan/lost-abilities.ts';
import { paidSearchPlan } from './plan/paid-search.ts';
import { lifePaidPlan, payingPlan } from './plan/paying-plan.ts';
import type { AskedInWords, Offer, QuestionReading, TakenName } from './plan/reading.ts';
import type { ReadData, Settled, SettlePlan, Solve } from './plan/settle.ts';
import { planOfWhole, type SpellWithMore, spellWithMore, targetingPlan, wholeSpellPlan } from './plan/whole-spell.ts';
import { askedWordsLost } from './questions-back/asked-words-lost.ts';
import { controlKept } from './questions-back/control-kept.ts';
import { countersGuessed, countersLost, loyaltyOfEntering } from './questions-back/counters-lost.ts';
import { eventsLost } from './questions-back/events-lost.ts';
import { guessedWords } from './questions-back/guessed-words.ts';
import { idleClauses } from './questions-back/idle-clauses.ts';
import { ignoredWords } from './questions-back/ignored-words.ts';
import { objectsLost } from './questions-back/objects-lost.ts';
import { ownersLost } from './questions-back/owners-lost.ts';
import { offerOf, wayOutOffers } from './questions-back/questions-back.ts';
import { sizesLost } from './questions-back/sizes-lost.ts';
import { toldEventsLost } from './questions-back/told-events-lost.ts';
import { originsLost, unaccounted, unansweredVerbs } from './questions-back/unaccounted.ts';
import { zonesLost } from './questions-back/zones-lost.ts';
import type { Token } from './tokens/question-token.ts';

/** Dependencies of reading: the cards, their compiler, and an engine to try readings on. */
export interface Means {
  readonly book: Pick<CardBook, 'byName' | 'namesIn' | 'nameNear'>;
  readonly compiler: Pick<Compiler, 'card' | 'effects' | 'instructions'>;
  readonly solve: Solve;
  /** The day of a typed day, in the form of scenarios, or issues where it is none. */
  readonly dayOf: (typed: string) => Result<string, Issue>;
}

/** The dependencies, with the words that were typed for the opponent, and the question as it was typed. */
export interface MeansOfText extends Means {
  readonly opponent: OpponentNamed;
  readonly title: string;
}

/** The reader of scenarios and the settling of plans of one question. */
export interface Settlement {
  /** The reader of its scenarios, whose title is the question. */
  readonly readData: ReadData;
  /** Settles a plan; the same plan once. */
  readonly settlePlan: SettlePlan;
}

/** A question with what was found in it. */
export interface Asking extends Settlement {
  readonly text: string;
  /** The tokens as they were typed, before any pass. */
  readonly typed: readonly Token[];
  readonly tokens: readonly Token[];
  readonly found: readonly string[];
  readonly cards: Cards;
  readonly means: MeansOfText;
}

/** The reading of a plan: its scenario with what it asks, or a question back about what was not understood. */
export function settledReading(planned: Plan, gathered: Gathered, asking: Asking): QuestionReading {
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
  const looselyOn = (it: Scenario) => looselyAsked(tokens, it, askedOf(it).worded).map(({ inquiry }) => inquiry);
  const { plan, settled } = settledWhole(told, asking, it => [...inquiriesOn(it), ...looselyOn(it)]);
  if ('missing' in settled)
    return askedBack(`I could not tell ${settled.missing}.`, found, wayOutOffers(gathered, cards, readData));
  const unable = planOfLost(plan, { cards, solve: means.solve, settlePlan });
  if (unable !== undefined) return withoutAbility(unable, asking);
  const entering = enteringAsked(plan, trying);
  if (entering !== undefined) return whichOfTwo(plan, entering, asking);
  const way = castUnknown(gathered, cards);
  if (way !== undefined) return askedBack(`No card here speaks of ${way}.`, found);
  const keeper = controlKept(plan, cards);
  if (keeper !== undefined)
    return askedBack(`I have no way yet to say that ${nameOf(keeper)} keeps what it took only while it stays.`, found);
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
    ...ownersLost(asking.typed, settled.scenario),
    ...zonesLost(asking.typed, settled.scenario),
    ...objectsLost(asking.typed, plan, settled.scenario, cards),
    ...eventsLost(tokens, plan, settled.data),
    ...toldEventsLost(asking.typed, plan, cards),
    ...sizesLost(asking.typed, settled.scenario, cards),
    ...countersGuessed(asking.typed, settled.scenario),
    ...loyaltyOfEntering(asking.typed, settled.scenario),
    ...countersLost(asking.typed, settled.scenario, gathered.mentions, cards),
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

/** The question which of two events of one object happens now. */
function whichOfTwo(leaving: Plan, entering: Plan, { found, cards, readData }: Asking): QuestionReading {
  const offers = [entering, leaving].flatMap(plan => offerOf(labelOf(plan), plan, cards, readData));
  return askedBack('Which of these happens now?', found, offers);
}

function labelOf({ happening: { action, objects } }: Plan): string {
  const [object] = objects;
  return object === undefined ? action : `${nameOf(object)} ${action}`;
}

/** The plan as it was settled, or that in which its spell is carried out whole, where that is what is asked. */
export function settledWhole(
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
function isOfNameAlone({ happening, gathered: { mentions, facts, effects } }: Plan): boolean {
  const [only, ...others] = mentions;
  const isToldOf = only === undefined || only.place !== undefined || Object.keys(only.patch).length > 0;
  return (
    happening.action === 'enters' &&
    happening.verb === undefined &&
    others.length + facts.length + effects.length === 0 &&
    !isToldOf
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

export function askedBack(question: string, found: readonly string[], offers: readonly Offer[] = []): QuestionReading {
  return { kind: 'asked back', question, offers, found };
}

/** The question back where the engine refuses the scenario, with the events that it would take. */
function refused([issue]: readonly Issue[], scenario: Scenario, found: readonly string[]): QuestionReading {
  const back = askedBack(issue?.message ?? '', found);
  const { instead: lines = [] } = issue ?? {};
  return back.kind === 'asked back' && lines.length > 0 ? { ...back, events: { lines, scenario } } : back;
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
