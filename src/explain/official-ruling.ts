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
  const said = [explanation.headline, ...screenReason(explanation).reason.map(it => it.text)].join(' ');
  const names = new Set((explanation.cards ?? []).flatMap(stemsIn));
  // tapped or untapped is one matter
  const telling = (text: string) =>
    stemsIn(text.replace(/\buntap/giu, 'tap')).filter(it => it.length > 2 && !names.has(it) && !COMMON.has(it));
  const about = new Set(telling(said));
  const happening = stemsIn(explanation.headline).find(it => HAPPENINGS.has(it));
  if (happening === undefined) return undefined;
  const candidates = rulings.flatMap(ruling => {
    const sentence = decidingSentence(ruling.text, said);
    const stems = new Set(telling(sentence));
    const shared = [...stems].filter(it => about.has(it)).length;
    const worth = shared / Math.sqrt(stems.size + 1);
    const isAbout = stems.has(happening) && shared >= FEWEST && worth >= LEAST_WORTH;
    return isAbout ? [{ ruling, sentence, worth }] : [];
  });
  const [best] = candidates.toSorted((one, other) => other.worth - one.worth);
  if (best === undefined) return undefined;
  const { card, day } = best.ruling;
  const remark = remarkOn(day, best.sentence, explanation);
  return { card, day, text: best.sentence, ...(remark === undefined ? {} : { remark }) };
}

/** Words on a ruling that the answer does not agree with. */
function remarkOn(day: string, sentence: string, { headline, changedOn = [] }: Explanation): string | undefined {
  const change = changedOn.find(it => it > day);
  if (change !== undefined) return `It is older than the change of the rules on ${spellDay(change)}.`;
  if (CONDITIONAL.test(sentence)) return undefined;
  const differs = OPPOSITES.some(
    ([yes, no]) => (yes.test(headline) && no.test(sentence)) || (no.test(headline) && yes.test(sentence)),
  );
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
    /(?<!does not |doesn[’']t |won[’']t |will not |not )\btriggers?\b(?! event| condition)/u,
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
