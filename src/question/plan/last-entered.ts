// Permanents of which it is not told which entered last, where that decides (613.7).
import type { Inquiry, Scenario } from '../../scenario/index.ts';
import type { Plan } from '../model/plan.ts';
import { type AskedFields, sameBoards, sameFields } from './compare.ts';
import type { SettlePlan, Solve } from './settle.ts';

/** 613.7: the question back where the board is another one for another order of timestamps. */
export const WHICH_LAST = 'That depends on which of them entered last. Which did?';

/** The most permanents of which each is tried as the one that enters last. */
const MOST_LAST = 3;
/** Words by which a question is about what happens as something enters. */
const OF_ENTERING =
  /\b(?:trigger\w*|etb|enters?|comes? in|draws?|gains?|life|damage|tokens?|counters?|another|second|third|fourth)\b/iu;

/** Words by which a question is about what dies, which is asked of the board where nothing else is. */
const OF_DEATH = /\b(?:dies?|dead|survives?)\b/iu;

/** Words by which a question is about what something is. */
const OF_BOARDS =
  /\b(?:what happens to (?:my|your|our|his|her|their|all|the)\b|what(?:['’]?s| is| are| even is) (?:\S+ ){1,5}(?:now|power|toughness|types?|size)|what are (?:they|my|their)|how big|what (?:survives|lives)\b|(?:is|are) (?:my|their|his|her|the) [^.?!]*? or (?:only |just )?\p{L}+|an? \p{L}+ or an? ?\p{L}+|(?:is|are) \P{P}{3,40} an? \p{L}+\??$|a \p{L}+ or \p{L}+)/iu;

/** A question, and what its plans are compared with. */
interface LastEntered {
  readonly text: string;
  readonly solve: Solve;
  readonly settlePlan: SettlePlan;
  readonly inquiriesOn: (scenario: Scenario) => readonly Inquiry[];
}

/**
 * The wording "Ashaya and Blood Moon, what are my lands": where the board is the same whichever entered last, the
 * last one named; `differs` where it is another one, and that is asked about.
 */
export function lastOfAnyOrder(
  plans: readonly { readonly plan: Plan }[],
  { text, solve, settlePlan, inquiriesOn }: LastEntered,
): Plan | 'differs' | undefined {
  const entering = plans.filter(({ plan: { happening } }) => happening.action === 'enters' && !happening.asked);
  if (plans.length === 0 || plans.length > MOST_LAST || entering.length < plans.length) return undefined;
  const settled = plans.flatMap(({ plan }) => {
    const made = settlePlan(plan);
    return 'missing' in made ? [] : [made];
  });
  const [one] = settled;
  if (one === undefined || settled.length < plans.length) return undefined;
  const inquiries = inquiriesOn(one.scenario);
  const asksOfBoard = inquiries.length > 0 ? inquiries.every(isOfBoard) : OF_BOARDS.test(text);
  const isOfDeath = OF_DEATH.test(text);
  // what may die is told of besides
  const isOfOthers = (plans[0]?.plan.gathered.mentions.length ?? 0) > plans.length;
  const isOfSurvivors = isOfOthers && /\bwhat (?:survives|lives|dies)\b/iu.test(text);
  const isOther = OF_ENTERING.test(text) || (isOfDeath && !isOfSurvivors);
  if (!asksOfBoard || (inquiries.length === 0 && isOther)) return undefined;
  const answers = settled.map(({ answer, scenario }) => {
    const solved = answer ?? solve(scenario);
    return solved.ok ? solved.value : undefined;
  });
  const [first] = answers;
  if (first === undefined || answers.includes(undefined)) return undefined;
  if (answers.every(it => it !== undefined && sameBoards(first, it))) return plans.at(-1)?.plan;
  const fields = fieldsAsked(inquiries);
  if (fields.length > 0 && answers.every(it => it !== undefined && sameFields(first, it, fields)))
    return plans.at(-1)?.plan;
  return isOfDeath || plans.length < 2 ? undefined : 'differs';
}

/** The fields of named objects that are asked for; empty where anything else is. */
function fieldsAsked(inquiries: readonly Inquiry[]): readonly AskedFields[] {
  const asked = inquiries.map((inquiry): AskedFields | undefined => {
    if (inquiry.kind !== 'whether' && inquiry.kind !== 'property') return undefined;
    const fields = inquiry.kind === 'whether' ? FIELDS[inquiry.state.is] : FIELDS[inquiry.property];
    return fields === undefined || inquiry.objects.length === 0 ? undefined : { names: inquiry.objects, fields };
  });
  const known = asked.filter(it => it !== undefined);
  return known.length === inquiries.length ? known : [];
}

const FIELDS: Readonly<Record<string, AskedFields['fields'] | undefined>> = {
  'of size': ['power', 'toughness'],
  'of type': ['types', 'subtypes', 'supertypes'],
  'of color': ['colors'],
  'with keyword': ['keywords'],
  size: ['power', 'toughness'],
  types: ['types', 'subtypes', 'supertypes'],
  colors: ['colors'],
};

/** Whether it asks what a permanent is, whatever brought it there. */
export function isOfBoard(inquiry: Inquiry): boolean {
  if (inquiry.kind === 'property') return ['size', 'types', 'colors', 'mana produced'].includes(inquiry.property);
  return inquiry.kind === 'whether' && !['tapped', 'in zone'].includes(inquiry.state.is);
}
