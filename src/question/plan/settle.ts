// Owners a question does not give: both players are tried, and the assumption is reported where answers differ.
import type { Issue } from '../../kit/issue.ts';
import { once } from '../../kit/once.ts';
import type { Result } from '../../kit/result.ts';
import { keyOf } from '../../kit/structure.ts';
import { type Answer, type Inquiry, readScenario, type Scenario } from '../../scenario/index.ts';
import { dealerByPower } from '../events/amount-event.ts';
import { type Cards, cardKnown } from '../model/card-traits.ts';
import type { Mention, Patch } from '../model/mention.ts';
import { nameOf, ownerless, type Plan } from '../model/plan.ts';
import type { Side } from '../tokens/question-token.ts';
import { sameOutcomes } from './compare.ts';
import { draft } from './draft.ts';
import type { OwnersTaken, OwnerTaken } from './reading.ts';

/** Answers a scenario. */
export type Solve = (scenario: Scenario) => Result<Answer, Issue>;

/** Reads the data of a scenario. */
export type ReadData = (data: Patch) => Result<Scenario, Issue>;

/** A reader of scenarios with a title, which reads the same data once: plans often come to the same scenario. */
export function dataReader(title: string): ReadData {
  const known = new Map<string, Result<Scenario, Issue>>();
  return data => {
    const key = keyOf(data);
    const read = known.get(key) ?? readScenario({ title, ...data });
    known.set(key, read);
    return read;
  };
}

export interface Settled {
  readonly scenario: Scenario;
  /** The scenario as it was written, without default values. */
  readonly data: Patch;
  readonly standIns: readonly { readonly said: string; readonly name: string }[];
  readonly assumed: readonly string[];
  readonly ownersTaken: () => OwnersTaken;
  /** The answer, where it was solved on the way. */
  readonly answer?: Result<Answer, Issue>;
  /** The answer without an object, under the same owners; undefined where there is none. */
  readonly without: (object: Mention) => Answer | undefined;
  /** The owners, tried on the engine, under whom objects do something. */
  readonly deciding: ReadonlyMap<Mention, Side>;
}

/** A plan as it is settled, or what it lacks; the owners that decide in a plan `like` it are not tried again. */
export type SettlePlan = (plan: Plan, like?: Pick<Settled, 'deciding'>) => Settled | { readonly missing: string };

/** Dependencies of telling by its answer which plan a question means. */
export interface TryingPlans {
  readonly cards: Cards;
  readonly solve: Solve;
  readonly settlePlan: SettlePlan;
  readonly inquiriesOn: (scenario: Scenario) => readonly Inquiry[];
}

/** The most objects whose owner is tried both ways. */
const MOST_TRIED = 3;

/** Dependencies of settling. */
interface SettleMeans {
  readonly cards: Cards;
  readonly readData: ReadData;
  /** The engine; without it, owners are judged by the texts of the cards alone. */
  readonly solve?: Solve;
}

/**
 * The scenario of a plan; where owners matter, with the owner under whom an object does something. What a copier was
 * told to copy, and a choice told of what enters, are left out where nobody is asked for them: "I clone a bear under
 * Humility", "I reveal a Plains for X under Blood Moon".
 */
export function settle(
  plan: Plan,
  means: SettleMeans,
  like?: Pick<Settled, 'deciding'>,
): Settled | { readonly missing: string } {
  const settled = settleOwners(plan, means, like?.deciding);
  const { happening } = plan;
  const copies = happening.action === 'copies' || happening.objects.some(it => it.copying !== undefined);
  const { facts } = plan.gathered;
  const chosen = happening.action === 'enters' && facts.some(isChoice);
  if ('missing' in settled || !(copies || chosen)) return settled;
  const answer = settled.answer ?? means.solve?.(settled.scenario);
  if (answer?.ok !== true || answer.value.unasked === undefined) return settled;
  const unasked: Plan = chosen
    ? { ...plan, gathered: { ...plan.gathered, facts: facts.filter(it => !isChoice(it)) } }
    : { ...plan, happening: { ...happening, copiesUnasked: true } };
  return settleOwners(unasked, means, settled.deciding);
}

/** Whether a fact is a choice made in the event. */
function isChoice({ path }: Plan['gathered']['facts'][number]): boolean {
  return path.length === 1 && path[0] === 'choose';
}

function settleOwners(
  plan: Plan,
  { cards, readData, solve }: SettleMeans,
  decided: ReadonlyMap<Mention, Side> = new Map(),
): Settled | { readonly missing: string } {
  const owners = new Map<Mention, Side>();
  const taken = new Map<Mention, boolean | undefined>();
  const make = (without: readonly Mention[] = [], told: Plan = plan): Made => {
    const drafted = draft(told, cards, owners, without);
    if ('missing' in drafted) return drafted;
    const read = readData(drafted.data);
    return read.ok
      ? { scenario: read.value, data: drafted.data, standIns: drafted.standIns, presumed: drafted.presumed }
      : { missing: unwritten(read.issues, drafted.data) };
  };
  const dealer = dealerByPower(plan.happening, cards);
  const withPower = (tried: Tried, without: readonly Mention[], engine: Solve): Tried => {
    const power = dealer === undefined ? undefined : powerShown(tried);
    if (power === undefined) return tried;
    return tryMade(make(without, withAmount(plan, power)), engine);
  };
  const open = ownerless(plan);
  const known = new Map<string, Tried>();
  const keyOfTrial = (without: readonly Mention[]) => {
    const theirs = [...owners].filter(([, side]) => side === 'opponent').map(([it]) => it.at);
    return `${theirs.sort().join()} ${without.map(it => it.at).join()}`;
  };
  const answered: Answered = (without = []) => {
    if (solve === undefined) return undefined;
    const key = keyOfTrial(without);
    const tried = known.get(key) ?? withPower(tryMade(make(without), solve), without, solve);
    known.set(key, tried);
    const { answer } = tried;
    return answer?.ok === true ? answer.value : undefined;
  };
  for (const mention of open.filter(it => isSymmetric(it, cards))) {
    owners.set(mention, 'you');
    taken.set(mention, false);
  }
  const undecided = open.filter(it => !owners.has(it));
  for (const mention of solve === undefined ? undecided : undecided.slice(MOST_TRIED))
    owners.set(mention, sideByText(mention, cards));
  const deciding = new Map(decided);
  for (const mention of undecided.filter(it => !owners.has(it))) {
    const [clear, like] = [clearOwner(mention, plan, cards), decided.get(mention)];
    const others = open.filter(it => it !== mention && !isPartOf(it, plan));
    owners.set(mention, clear ?? like ?? 'you');
    if (clear !== undefined) taken.set(mention, undefined);
    else if (like !== undefined) taken.set(mention, like === 'opponent' || undefined);
    else taken.set(mention, giveOwner(mention, owners, answered, others));
    if (clear === undefined && taken.get(mention) !== false) deciding.set(mention, owners.get(mention) ?? 'you');
  }
  // how much damage is dealt is known only once the board is
  if (dealer !== undefined) answered();
  const { made, answer }: Tried = known.get(keyOfTrial([])) ?? { made: make(), answer: undefined };
  if ('missing' in made) return made;
  const without = (object: Mention) => answered([object]);
  const { presumed, ...whole } = made;
  return {
    ...whole,
    assumed: [...plan.assumed, ...presumed],
    ownersTaken: once(() => ownersTakenOf(taken, owners, answered)),
    without,
    deciding,
    ...(answer === undefined ? {} : { answer }),
  };
}

/** A fact that was told and that no scenario has a place for, in words of the question. */
function unwritten([issue]: readonly Issue[], data: Patch): string {
  const { path = [] } = issue ?? {};
  let at: unknown = data;
  let card: string | undefined;
  for (const step of path) {
    at = typeof at === 'object' && at !== null ? (at as Readonly<Record<string | number, unknown>>)[step] : undefined; // data being walked
    if (typeof at === 'object' && at !== null && 'card' in at) card = String(at.card);
  }
  const [unknown] = /"[^"]+"/u.exec(issue?.message ?? '') ?? [];
  const words = [issue?.typed, unknown?.slice(1, -1), path.findLast(it => typeof it === 'string')].find(it => it);
  return `what ${words === undefined ? 'something' : `"${words}"`} means${card === undefined ? ' here' : ` for ${card}`}`;
}

/** The wording "I bolt X": what the asker harms by a spell is the opponent's, where nothing says that it is their own. */
function isHarmedByYou(mention: Mention, { happening }: Plan, cards: Cards): boolean {
  const { action, objects, targets, who, by } = happening;
  const spell = by ?? objects.find(it => cardKnown(cards, it)?.spell === true);
  const known = spell === undefined ? undefined : cardKnown(cards, spell);
  if (who !== 'you' || known?.spell !== true || spell === mention) return false;
  if (![...objects, ...targets].includes(mention)) return false;
  const does = known.says.action;
  // "I cast Threaten on X": nobody takes what is their own
  if (known.says.has('gain control of') && known.says.hasTarget) return ['resolves', 'enters'].includes(action);
  const isHarm = ['destroys', 'exiles', 'damage'].includes(does.kind) && !('all' in does && does.all);
  return isHarm && ['resolves', 'destroys', 'exiles', 'deals', 'hits'].includes(action);
}

/** The wording "Tajuru Preserver and their All Is Dust": what stands before the opponent's card, and is not called so, is yours. */
function isContrasted(mention: Mention, { gathered: { mentions } }: Plan): boolean {
  const owned = mentions.filter(it => it.whose !== undefined && it.implied !== true);
  return owned.length > 0 && owned.every(it => it.whose === 'opponent' && it.at > mention.at);
}

/**
 * The objects whose owner was taken, parted by whether that matters: undefined in `taken` where it is to be tried under
 * the other player.
 */
function ownersTakenOf(
  taken: ReadonlyMap<Mention, boolean | undefined>,
  owners: Map<Mention, Side>,
  answered: Answered,
): OwnersTaken {
  const owned: OwnerTaken[] = [];
  const anybodys: string[] = [];
  for (const [mention, known] of taken) {
    const matters = known ?? ownerMatters(mention, owners, answered);
    if (matters) owned.push({ name: nameOf(mention), side: owners.get(mention) ?? 'you' });
    else anybodys.push(nameOf(mention));
  }
  return { owned, anybodys };
}

/** The owner of an object that is clear without a trial; undefined where the engine is to tell. */
function clearOwner(mention: Mention, plan: Plan, cards: Cards): Side | undefined {
  if (isHarmedByYou(mention, plan, cards)) return 'opponent';
  const isYours = isPartOf(mention, plan) || isContrasted(mention, plan) || !looksAcross(mention, cards);
  return isYours ? 'you' : undefined;
}

/** Whether the answer is another where an object is the other player's; not where either has none. */
function ownerMatters(mention: Mention, owners: Map<Mention, Side>, answered: Answered): boolean {
  const side = owners.get(mention) ?? 'you';
  const there = answered();
  owners.set(mention, side === 'you' ? 'opponent' : 'you');
  const other = answered();
  owners.set(mention, side);
  const leeway = { standIns: [], anybodys: [nameOf(mention)] };
  return there !== undefined && other !== undefined && !sameOutcomes(there, other, leeway);
}

/** Whether a card speaks of other players, so that it may do something on their side alone. */
function looksAcross(mention: Mention, cards: Cards): boolean {
  return cardKnown(cards, mention)?.says.speaksOfOthers === true;
}

/** The opponent's, where a card speaks of opponents and of nothing that its controller has. */
function sideByText(mention: Mention, cards: Cards): Side {
  return looksAcross(mention, cards) && cardKnown(cards, mention)?.says.speaksOfOwn !== true ? 'opponent' : 'you';
}

/** Whether a card treats all players alike: no word of it speaks of one. A creature may still be hurt by what does. */
function isSymmetric(mention: Mention, cards: Cards): boolean {
  const known = cardKnown(cards, mention);
  return known !== undefined && !known.creature && !known.says.speaksOfPlayers;
}

/** The answer with the owners of the moment, without some objects. */
type Answered = (without?: readonly Mention[]) => Answer | undefined;

/** Whether the event is about the object, so that there is none without it. */
function isPartOf(mention: Mention, { happening, gathered }: Plan): boolean {
  const { objects, targets, by, source } = happening;
  const tied = gathered.mentions.some(it => it.copying === mention || it.attachedTo === mention);
  return tied || [...objects, ...targets, by, source].includes(mention);
}

/**
 * Owner of an object, set in `owners`: you, unless it does something only on the other side. What would do something for
 * you without the `others` is yours too: the question is then whether they keep it from doing so. Returns whether the
 * owner matters; undefined for what does something for you, where that is not tried yet.
 */
function giveOwner(
  mention: Mention,
  owners: Map<Mention, Side>,
  answered: Answered,
  others: readonly Mention[],
): boolean | undefined {
  owners.set(mention, 'you');
  const leeway = { standIns: [], anybodys: [nameOf(mention)] };
  const idle = (without: readonly Mention[]) => {
    const [there, gone] = [answered(without), answered([...without, mention])];
    return there !== undefined && gone !== undefined && sameOutcomes(gone, there, leeway);
  };
  if (!idle([])) return undefined;
  if (!ownerMatters(mention, owners, answered)) return false;
  if (others.length === 0 || idle(others)) owners.set(mention, 'opponent');
  return true;
}

/** A scenario of the plan with its answer; undefined where it was not solved. */
interface Tried {
  readonly made: Made;
  readonly answer: Result<Answer, Issue> | undefined;
}

type Made =
  | (Pick<Settled, 'scenario' | 'data' | 'standIns'> & { readonly presumed: readonly string[] })
  | { readonly missing: string };

/**
 * The power of what deals damage, where it is another than the scenario takes it to be, and whether the damage is
 * combat damage; undefined where it is that, or is not known.
 */
function powerShown({ made, answer }: Tried): Dealt | undefined {
  if ('missing' in made || answer?.ok !== true || made.scenario.when.kind !== 'dealsDamage') return undefined;
  const [dealt, ...more] = made.scenario.when.damage;
  const object = dealt === undefined ? undefined : answer.value.outcomes[0]?.objects[dealt.source];
  if (dealt === undefined || more.length > 0 || object?.zone !== 'battlefield' || object.power === undefined)
    return undefined;
  const amount = Math.max(0, object.power);
  return amount === dealt.amount ? undefined : { amount, combat: dealt.combat };
}

/** Damage as it is dealt with the power of its source. */
interface Dealt {
  readonly amount: number;
  readonly combat: boolean;
}

function withAmount(plan: Plan, { amount, combat }: Dealt): Plan {
  return { ...plan, happening: { ...plan.happening, amount, combat } };
}

function tryMade(made: Made, solve: Solve): Tried {
  return { made, answer: 'missing' in made ? undefined : solve(made.scenario) };
}
