// The reason of a result in one or two sentences: the steps that name what changed it, and what it would be without.

import type { IntrinsicCounters } from '../engine/index.ts';
import { capitalized } from '../kit/strings.ts';
import { asSentence, listInWords, pluralName, shortList, timesInWords, withoutPlace } from './english.ts';
import { numberWord } from './english-numbers.ts';
import {
  type ExplainedCause,
  type ExplainedStep,
  type Explanation,
  isOfTrigger,
  type StepMatter,
} from './explanation.ts';
import { differingLines } from './outcome-lines.ts';
import { candidateSteps, namesCause } from './reason-steps.ts';

/** One sentence of the reason, with the rules it rests on. */
export interface ReasonSentence {
  readonly text: string;
  readonly rules: readonly string[];
  /** The matter of the step it tells. */
  readonly matter: StepMatter;
}

interface Reason {
  readonly reason: readonly ReasonSentence[];
  /** Notable steps that applied and that the reason has not said, in order. */
  readonly left: readonly ExplainedStep[];
}

const MOST_STEPS = 2;

/** Characters of the steps of a reason; the first is whole in any case. */
const ROOM = 330;

/** Characters of a reason that may be led by a step that no more than leads to it. */
const SHORT = 200;

/** The reason of an answer, and the steps it leaves over. */
export function screenReason(explanation: Explanation): Reason {
  const { causes = [], headline } = explanation;
  const candidates = candidateSteps(explanation);
  const taken = new Set<ExplainedStep>();
  const said = () => [...taken].map(it => it.text).join(' ');
  const take = (step: ExplainedStep | undefined, room = ROOM) => {
    if (step === undefined || taken.has(step) || taken.size >= MOST_STEPS) return;
    if (taken.size === 0 || said().length + step.text.length <= room) taken.add(step);
  };
  // of a choice that makes no difference the headline has said so
  const decided = headline.includes(', whether or not ') ? [] : decisions(explanation);
  for (const step of candidates) if (step.answers === true) take(step);
  const told = differingLines(explanation).map(it => it.what);
  // in what order effects are applied, the lines say
  const ordered = decided.some(it => it.matter === 'order of effects') ? told : [];
  for (const cause of causes)
    if (!namesCause([...ordered, said()].join(' '), cause))
      take(stepNaming(cause, untold(candidates, headline), explanation));
  for (const step of candidates) if (!step.applies || step.each === true) take(step);
  if (taken.size === 0 && decided.length === 0) take(candidates[0]);
  // what leads to the reason is told before it
  if (decided.length === 0) take(candidates[0], SHORT);
  const open = causes.filter(it => !namesCause([headline, said(), ...told].join(' '), it));
  const chosen = candidates.filter(it => taken.has(it));
  const sentences = chosen.map(it => sentenceOf(it, explanation));
  const own = decided.length > 0 ? [] : leading(explanation, chosen);
  const alone = decided.length + own.length + chosen.length === 1;
  const steps = alone ? sentences.map(it => withoutRepeat(it, headline)) : sentences;
  const undecided = decided.filter(it => !headline.toLowerCase().includes(it.text.toLowerCase().replace(/\.$/u, '')));
  const without = withoutSentences(open, explanation);
  // what is said to be so without a cause has its rule
  const ruled = own.length + steps.length + decided.length === 0 && without.length > 0 ? plainReason(explanation) : [];
  const others = [...own, ...joined(steps), ...ruled, ...without];
  // a choice that the headline tells is a reason only where there is no other
  const reason = [...(others.length > 0 ? undecided : decided), ...others];
  // the list of triggers says what triggers how often, and its cause is named once
  const isListed = explanation.outcomes[0]?.triggers.length !== 0;
  const isSaid = ({ matter }: ExplainedStep) =>
    matter === 'additional trigger'
      ? chosen.some(it => it.matter === matter)
      : (isOfTrigger(matter) || matter === 'chapter') && isListed && chosen.length > 0;
  return {
    reason: reason.length > 0 ? reason : plainReason(explanation),
    left: stepsAfter(candidates, chosen).filter(it => it.applies && !taken.has(it) && !isSaid(it)),
  };
}

/** The steps without those that tell only that something triggers, as the headline has told. */
function untold(steps: readonly ExplainedStep[], headline: string): readonly ExplainedStep[] {
  return steps.filter(it => it.matter !== 'trigger' || !headline.includes(it.text.replace(/\.$/u, ':')));
}

/** "Blood Artist triggers for itself and for each of three Bear Cubs": sentences on one ability that triggers for itself and others. */
function joined(sentences: readonly ReasonSentence[]): readonly ReasonSentence[] {
  const [first, second, ...others] = sentences;
  const [, subject] = /^(.+) triggers\.$/u.exec(first?.text ?? '') ?? [];
  if (first === undefined || second === undefined || !second.text.startsWith(`${subject} triggers for `))
    return sentences;
  const text = second.text.replace(' triggers for ', ' triggers for itself and for ');
  return [{ ...second, text, rules: [...new Set([...first.rules, ...second.rules])] }, ...others];
}

/** "Soul Warden and Impact Tremors trigger for Bear Cub": sentences on abilities that trigger for the same, as one. */
function joinedTriggers(sentences: readonly ReasonSentence[]): readonly ReasonSentence[] {
  const groups = new Map<string, ReasonSentence[]>();
  for (const sentence of sentences) {
    const [, , of = sentence.text] = FOR_ONE.exec(sentence.text) ?? [];
    const key = [of, sentence.matter, ...sentence.rules].join('\n');
    groups.set(key, [...(groups.get(key) ?? []), sentence]);
  }
  return [...groups.values()].flatMap(group => {
    const [first, ...more] = group;
    const [, , of = ''] = FOR_ONE.exec(first?.text ?? '') ?? [];
    if (first === undefined || more.length === 0) return group;
    const names = group.map(it => FOR_ONE.exec(it.text)?.[1] ?? '');
    return [{ ...first, text: `${shortList(names, 'and', MOST_TRIGGERING)} trigger for ${of}.` }];
  });
}

/** A sentence on one ability that triggers for one object. */
const FOR_ONE = /^((?!Each of ).+) triggers for ((?!itself and |each of ).+)\.$/u;

const MOST_TRIGGERING = 4;

/** The instructions that say what was put or dealt, where the steps chosen tell no more than what came of it. */
function leading({ outcomes, headline }: Explanation, chosen: readonly ExplainedStep[]): readonly ReasonSentence[] {
  const [only, ...more] = outcomes;
  if (only === undefined || more.length > 0) return [];
  if (chosen.length === 0) return only.triggers.length > 0 ? [] : instructions(only.steps, headline);
  const isDeadly = chosen.length < MOST_STEPS && chosen.every(it => it.matter === 'lethal damage');
  const dealt = only.steps.find(it => it.instructed === true && it.matter === 'damage');
  // the rule that follows is the one that decides
  return isDeadly && dealt !== undefined ? [{ text: dealt.text, rules: [], matter: dealt.matter }] : [];
}

/** Sentences on why an ability triggers, where the headline has said that it does. */
const WHY_TRIGGERED: Readonly<Partial<Record<StepMatter, string>>> = {
  'trigger on entering': 'Its ability triggers when it enters, from wherever and however it does.',
  'trigger on leaving': 'Its ability looks back at how it was on the battlefield.',
};

/** The sentence without what the headline has said: "Because of Kismet." */
function withoutRepeat({ text, ...rest }: ReasonSentence, headline: string): ReasonSentence {
  const said = headline.replace(/^(?:[A-Z][a-z-]+|Up to [a-z-]+): /u, '').replace(/\.$/u, '');
  const sentence = text.replace(/\.$/u, '');
  const [, subject] = /^(.+) triggers$/u.exec(sentence) ?? [];
  // "Embercleave enters and triggers"
  const isTold =
    subject !== undefined && said.startsWith(`${subject} enters`) && / and triggers(?![^:]* for )/u.test(said);
  const general = said.startsWith(sentence) || isTold ? WHY_TRIGGERED[rest.matter] : undefined;
  if (general !== undefined) return { text: general, ...rest };
  const unsaid = text.startsWith(`${said} `) || text.startsWith(`${said}, `) ? text.slice(said.length) : '';
  const [, because, since, as] = / ?(because of .+)|, since (.+)|, as (.+) says\.$/u.exec(unsaid) ?? [];
  if (because !== undefined && unsaid.startsWith(' because')) return { text: capitalized(because), ...rest };
  if (since !== undefined && !since.includes('that way')) return { text: capitalized(since), ...rest };
  return { text: as === undefined ? text : `${capitalized(as)} says so.`, ...rest };
}

/** The first step that names a cause; rather one that speaks of what was asked about too. */
function stepNaming(
  cause: ExplainedCause,
  steps: readonly ExplainedStep[],
  { outcomes }: Explanation,
): ExplainedStep | undefined {
  const asked = outcomes[0]?.objects.filter(it => it.asked).map(it => it.short?.name ?? it.title) ?? [];
  const naming = steps.filter(it => namesCause(it.text, cause));
  return naming.find(({ text }) => asked.some(it => text.includes(it.split(', now ')[0] ?? it))) ?? naming[0];
}

/** The steps from the first of some on: told after those, what led to them would be in the wrong order. */
function stepsAfter(steps: readonly ExplainedStep[], [first]: readonly ExplainedStep[]): readonly ExplainedStep[] {
  return first === undefined ? steps : steps.slice(steps.indexOf(first));
}

function sentenceOf({ text, rule, matter }: ExplainedStep, { headline, outcomes }: Explanation): ReasonSentence {
  const [asked, ...more] = outcomes[0]?.objects.filter(it => it.asked) ?? [];
  const whole = asked?.title.split(', now ')[0] ?? '';
  const short = asked?.short?.name.split(', now ')[0] ?? whole;
  const said = text.replace(/\.$/u, '').replace(short, () => whole);
  const isSaid = whole !== '' && more.length === 0 && said.startsWith(`${whole} enters`);
  const isWhole = isSaid && headline.startsWith(said) && /^(?:[.,;]| and )/u.test(headline.slice(said.length));
  const isAll = isWhole || isSaidBy(headline, text);
  return { text: isAll ? (PRINTED[matter] ?? 'Its own text says so.') : text, rules: [rule], matter };
}

/** Words for counters by which something enters that no text speaks of; of any other matter its own text does. */
const PRINTED: Readonly<Record<IntrinsicCounters, string> & Partial<Record<StepMatter, string>>> = {
  'printed loyalty': 'That is its printed loyalty.',
  'printed defense': 'That is its printed defense.',
  'first chapter': 'A Saga enters with a lore counter, unless it has read ahead.',
};

/** The choices that decide between several outcomes. */
function decisions({ outcomes, decidedBy }: Explanation): readonly ReasonSentence[] {
  const [first, ...others] = outcomes;
  const [choice = '', ...more] = decidedBy;
  if (first === undefined || others.length === 0 || choice === '') return [];
  const plain = withoutPlace(choice);
  const alike = [choice, ...more].filter(it => withoutPlace(it) === plain);
  const own = first.choices.find(it => !others.every(other => other.choices.includes(it)));
  const isOrder = own !== undefined && / apply .* first\.$/u.test(own);
  const isOwn = (text: string) => text === own || own?.startsWith(`${text.replace(/\.$/u, '')}, `) === true;
  const step = first.steps.find(it => isOwn(it.text) || (isOrder && it.matter === 'order of effects'));
  const text = alike.length > 1 ? `${plain.replace(/\.$/, '')}, ${timesInWords(alike.length)}.` : choice;
  return [{ text, rules: step === undefined ? [] : [step.rule], matter: step?.matter ?? 'other' }];
}

/** "Without Panharmonicon or Elesh Norn, Atraxa would trigger twice." */
function withoutSentences(causes: readonly ExplainedCause[], { outcomes }: Explanation): readonly ReasonSentence[] {
  // what a spell without legal targets would have done is not what was asked
  const isIllegal = outcomes.some(({ steps }) => steps.some(it => it.matter === 'illegal target'));
  const groups = new Map<string, ExplainedCause[]>();
  for (const cause of causes) {
    const { without = '' } = cause;
    groups.set(without, [...(groups.get(without) ?? []), cause]);
  }
  return [...groups].map(([without, group]) => {
    const which = listInWords([...new Set(group.map(causeInWords))], without === '' ? 'and' : 'or');
    const isOne = group.length === 1 && group[0]?.times === undefined;
    if (isIllegal && without !== '')
      return { text: asSentence(`${which} ${isOne ? 'is' : 'are'} why`), rules: [], matter: 'other' };
    const text =
      without === '' ? `${which} ${isOne ? 'changes' : 'change'} the result too` : `without ${which}, ${without}`;
    return { text: asSentence(capitalized(text)), rules: [], matter: 'other' };
  });
}

/** "Panharmonicon", "the two Agents of the Fates". */
function causeInWords({ names: [whole = '', , short = whole], times }: ExplainedCause): string {
  return times === undefined ? short : `the ${numberWord(times)} ${pluralName(short)}`;
}

/** The reason where nothing bears on what happens: the instructions of a spell, that it enters plainly, or what triggers. */
function plainReason({ headline, outcomes }: Explanation): readonly ReasonSentence[] {
  const [only, ...more] = outcomes;
  if (only === undefined || more.length > 0) return [];
  const told = instructions(only.steps, headline);
  if (told.length > 0)
    return told.map(it => (isSaidBy(headline, it.text) ? { ...it, text: 'Its own text says so.' } : it));
  const [, many] = /^(?:(?! (?:enters?|enter) ).)* (enters|enter)(?:[.,;]| and )/u.exec(headline) ?? [];
  const triggering = joinedTriggers(joined(only.steps.filter(isTriggering).map(toldWhole))).slice(0, MOST_STEPS);
  const [alone, ...others] = triggering;
  if (alone !== undefined) return others.length > 0 ? triggering : [withoutRepeat(alone, headline)];
  const entry = only.steps.find(it => it.matter === 'plain entry');
  if (many !== undefined && entry !== undefined) {
    const text = `Nothing changes how ${many === 'enters' ? 'it enters' : 'they enter'}.`;
    return [{ ...toldWhole(entry), text }];
  }
  const step = only.steps.find(it => it.notable && it.matter !== 'plain entry');
  return step === undefined ? [] : [toldWhole(step)];
}

/** Whether a headline begins with what a sentence says of an entry. */
function isSaidBy(headline: string, text: string): boolean {
  const said = text.replace(/\.$/u, '');
  return / enters\b/u.test(said) && headline.startsWith(said) && /^[.,;]/u.test(headline.slice(said.length));
}

function toldWhole({ text, rule, matter }: ExplainedStep): ReasonSentence {
  return { text, rules: [rule], matter };
}

/** Whether a step tells that an ability triggers. */
function isTriggering({ notable, applies, matter }: ExplainedStep): boolean {
  return notable && applies && (isOfTrigger(matter) || matter === 'additional trigger');
}

/** The instructions of a spell or ability in sentences, each with the rule that tells what comes of it (120.3 for damage). */
function instructions(steps: readonly ExplainedStep[], headline: string): readonly ReasonSentence[] {
  const told = steps.filter(it => it.instructed === true);
  const damage = told.filter(it => it.matter === 'damage');
  const results = steps.filter(it => it.matter === 'result of damage').map(it => it.rule);
  const ruleOf = (step: ExplainedStep): string => {
    if (step.matter !== 'damage') return step.rule;
    if (new Set(results).size < 2) return results[0] ?? step.rule;
    // what comes of damage to a creature and to a player is told in the order of the damage
    return (results.length === damage.length ? results[damage.indexOf(step)] : undefined) ?? step.rule;
  };
  return told.slice(0, MOST_STEPS).map(step => ({
    text: isSaidBy(headline, step.text) ? 'Its own text says so.' : step.text,
    rules: [ruleOf(step)],
    matter: step.matter,
  }));
}
