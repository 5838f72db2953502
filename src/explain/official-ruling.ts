// Official rulings that speak of the same event as an answer: found by the words they share, and set beside it.

import { decidingSentence, spellDay, stemsIn } from '../rules/index.ts';
import type { Explanation, OfferedRuling } from './explanation.ts';
import { screenReason } from './screen-reason.ts';

/** An official ruling on a card. */
export interface CardRuling {
  readonly card: string;
  /** Its day, as "2013-09-15". */
  readonly day: string;
  readonly text: string;
}

/** Stems that an answer and a ruling on it share at least, the happening among them. */
const FEWEST = 2;
/** Shared stems for the length of the ruling's sentence, below which it speaks of something else. */
const LEAST_WORTH = 0.75;

/** The ruling that speaks of the same event as an answer, with what is to be said of it; undefined where none does. */
export function offeredRuling(explanation: Explanation, rulings: readonly CardRuling[]): OfferedRuling | undefined {
  // the board stands after what the question asks about
  const asked = explanation.question?.split(' · ')[0] ?? '';
  const said = [explanation.headline, asked, ...screenReason(explanation).reason.map(it => it.text)].join(' ');
  const names = new Set((explanation.cards ?? []).flatMap(stemsIn));
  // tapped or untapped is one matter
  const telling = (text: string) =>
    stemsIn(text.replace(/\buntap/giu, 'tap')).filter(it => it.length > 2 && !names.has(it) && !COMMON.has(it));
  const about = new Set(telling(said));
  const first = new Set(telling(explanation.headline));
  const isOfOthers = othersThan(said, explanation);
  const happening = stemsIn(explanation.headline).find(it => HAPPENINGS.has(it));
  if (happening === undefined) return undefined;
  const candidates = rulings.flatMap(ruling => {
    const sentence = decidingSentence(ruling.text, said);
    const stems = new Set(telling(sentence));
    const shared = [...stems].filter(it => about.has(it));
    const scale = Math.sqrt(stems.size + 1);
    const isAbout = stems.has(happening) && shared.length >= FEWEST && shared.length / scale >= LEAST_WORTH;
    // what the headline says counts for more than what its reason does
    const worth = (shared.length + shared.filter(it => first.has(it)).length) / scale;
    return isAbout && !isOfOthers(sentence) ? [{ ruling, sentence, worth }] : [];
  });
  const [best] = candidates.toSorted((one, other) => other.worth - one.worth);
  if (best === undefined) return undefined;
  const { card, day } = best.ruling;
  const remark = remarkOn(day, best.sentence, explanation);
  return { card, day, text: best.sentence, ...(remark === undefined ? {} : { remark }) };
}

/** The test of whether a sentence is about card types of which the answer has none, or about copies where it has none. */
function othersThan(said: string, { outcomes }: Explanation): (sentence: string) => boolean {
  const objects = outcomes.flatMap(it => it.objects);
  const linesOf = ({ title, lines, short }: (typeof objects)[number]) => [title, short?.line ?? '', ...lines].join(' ');
  const all = [said, ...objects.map(linesOf)].join(' ');
  // of what has left, no line says what it was
  const isTyped = objects.some(it => it.asked && TYPE.test(linesOf(it)));
  const isThere = (type: string) => new RegExp(`\\b${type}s?\\b`, 'iu').test(all);
  return sentence => {
    if (COPIES.test(sentence) && !COPIES.test(all)) return true;
    const doing = typesIn(sentence, OF_HAPPENING);
    const types = doing.length > 0 ? doing : typesIn(sentence, TYPES);
    return isTyped && types.length > 0 && !types.some(isThere);
  };
}

function typesIn(sentence: string, pattern: RegExp): readonly string[] {
  return [...sentence.matchAll(pattern)].flatMap(([, type]) => type ?? []);
}

const TYPE = /\b(?:creature|land|artifact|enchantment|planeswalker)s?\b/iu;
const TYPES = /\b(creature|land|artifact|enchantment|planeswalker)s?\b/giu;
/** A type of which a sentence tells that it enters or dies. */
const OF_HAPPENING = /\b(creature|land|artifact|enchantment|planeswalker)s? (?:enter|die)s?\b/giu;
const COPIES = /\bcop(?:y|ies|ied|ying)\b/iu;

/** Words on a ruling that the answer does not agree with. */
function remarkOn(day: string, sentence: string, { headline, changedOn = [] }: Explanation): string | undefined {
  const change = changedOn.find(it => it > day);
  if (change !== undefined) return `It is older than the change of the rules on ${spellDay(change)}.`;
  if (CONDITIONAL.test(sentence)) return undefined;
  const differs = OPPOSITES.some(([yes, no]) => {
    // a sentence that has both tells of one as what is not so
    if (yes.test(sentence) && no.test(sentence)) return false;
    return (yes.test(headline) && no.test(sentence)) || (no.test(headline) && yes.test(sentence));
  });
  return differs ? 'This answer says otherwise: please compare the two cases.' : undefined;
}

const CONDITIONAL = /\b(?:if|unless|when|whenever|while|as long as|instead)\b/iu;

const NOT = "(?:does not|doesn[’']t|won[’']t|will not|can[’']t|cannot|do not|don[’']t)";

/** Predicates that exclude each other, as headlines and rulings say them. */
const OPPOSITES: readonly (readonly [RegExp, RegExp])[] = [
  [
    /\benters?(?: the battlefield)? tapped\b/u,
    /\benters?(?: the battlefield)? untapped\b|n[’']t enter(?: the battlefield)? tapped\b/u,
  ],
  [
    /(?<!does not |doesn[’']t |won[’']t |will not |not |would |could |that |which )\btriggers?\b(?! event| condition)/u,
    /(?:does not|doesn[’']t|won[’']t|will not) trigger\b/u,
  ],
  [
    /(?<!not |n[’']t )\b(?:dies|die|destroyed)\b/u,
    new RegExp(`${NOT} (?:die|be destroyed)\\b|(?:is|are)n[’']t destroyed\\b`, 'u'),
  ],
  [/\b(?:is|are) exiled\b/u, new RegExp(`${NOT} be exiled\\b|(?:is|are)(?: not|n[’']t) exiled\\b`, 'u')],
  [
    new RegExp(`${NOT} enter\\b(?! the battlefield (?:tapped|untapped|with)| tapped| untapped| with| as)`, 'u'),
    /(?<!not |n[’']t |would )\b(?:enters|enter)\b/u,
  ],
];

const HAPPENINGS = new Set(
  'enter die exile draw create copy trigger damage transform destroy sacrifice counter gain lose'
    .split(' ')
    .flatMap(stemsIn),
);

/** Stems that rulings on anything share. */
const COMMON = new Set(
  'the its itself are was were not and with would will can into onto from than creature ability effect would may must that this these those them they has have had you your control controller opponent battlefield card permanent one two three way also only other because which while still'
    .split(' ')
    .flatMap(stemsIn),
);
