// Reading of what a question asks: inquiries, each from a stretch of it that a pattern covers whole.
import { isKeyword } from '../../engine/index.ts';
import { mayMatch } from '../../kit/needed-texts.ts';
import { RecentMap } from '../../kit/recent-map.ts';
import { keyOf } from '../../kit/structure.ts';
import type { Inquiry, Scenario } from '../../scenario/index.ts';
import { CARD_TYPES, type CardType } from '../../vocabulary/index.ts';
import type { Token } from '../tokens/question-token.ts';
import { isPointing } from '../tokens/token-parts.ts';
import { AMOUNT_PATTERNS } from './amount-patterns.ts';
import { otherForms } from './asked-forms.ts';
import { type AskingPattern, matchOf } from './asking-pattern.ts';
import { type AskingText, askingTexts } from './asking-text.ts';
import { CHOICE_PATTERNS } from './choice-patterns.ts';
import { COUNTER_PATTERNS } from './counter-patterns.ts';
import { looseInquiry } from './loose-inquiries.ts';
import { MANA_PATTERNS } from './mana-patterns.ts';
import { OBJECT_PATTERNS } from './object-patterns.ts';
import { BEARING_PATTERNS, STOPPING_PATTERNS } from './stopping-patterns.ts';
import { TITLE_PATTERNS } from './title-patterns.ts';
import { TRIGGER_PATTERNS } from './trigger-patterns.ts';

const PATTERNS = [
  ...STOPPING_PATTERNS,
  ...MANA_PATTERNS,
  ...OBJECT_PATTERNS,
  ...COUNTER_PATTERNS,
  ...TITLE_PATTERNS,
  ...TRIGGER_PATTERNS,
  ...AMOUNT_PATTERNS,
  ...CHOICE_PATTERNS,
  ...BEARING_PATTERNS,
];

/** An inquiry with the stretch of the question that makes it. */
export interface WordedInquiry {
  readonly inquiry: Inquiry;
  readonly typed: readonly Token[];
}

/** The inquiries of a question about its scenario, in its order; empty where nothing was surely understood. */
export function readInquiries(tokens: readonly Token[], scenario: Scenario): readonly Inquiry[] {
  return askedOfScenario(tokens, scenario).worded.map(it => it.inquiry);
}

/** All that is asked of a scenario. */
export interface AskedOfScenario {
  /** The inquiries, each with its words. */
  readonly worded: readonly WordedInquiry[];
  /** The places of the tokens in stretches that a pattern covers whole. */
  readonly covered: ReadonlySet<number>;
}

/** All that a question asks of its scenario. */
export function askedOfScenario(tokens: readonly Token[], scenario: Scenario): AskedOfScenario {
  const covered = new Set<number>();
  let before: readonly Inquiry[] = [];
  const found = askingTexts(tokens).flatMap(text => {
    const inquiries = howMuchOf(text, before) ?? inquiriesIn(text, scenario);
    before = inquiries;
    for (const { at } of inquiries.length > 0 ? text.typed : []) covered.add(at);
    return inquiries.map(inquiry => ({
      inquiry: ofStanding(
        withReturning(
          withTarget(
            withNamedBefore(withNear(withPronoun(inquiry, text, scenario), text, tokens), text, tokens, scenario),
            scenario,
          ),
          text,
          scenario,
        ),
        tokens,
        scenario,
      ),
      typed: text.typed,
    }));
  });
  const keys = found.map(it => keyOf(it.inquiry));
  return { worded: found.filter((_, at) => keys.indexOf(keys[at] ?? '') === at), covered };
}

/** The inquiry of a bare "and how much" with the amount that is asked about right before it: "does he lose life and how much". */
function howMuchOf({ words }: AskingText, before: readonly Inquiry[]): readonly Inquiry[] | undefined {
  const [only, ...more] = before;
  if (!/^how (?:much|many)$/u.test(words) || only?.kind !== 'amount' || more.length > 0) return undefined;
  const { number: _, ...amount } = only;
  return [{ ...amount, asks: 'how many' }];
}

/**
 * The inquiry on "it" with the permanent named last before it, where what enters is named only after it: "they put
 * Frogify on my X, is it still a creature? I cast Y".
 */
function withNamedBefore(
  inquiry: Inquiry,
  { typed: [first] }: AskingText,
  tokens: readonly Token[],
  { when, given }: Scenario,
): Inquiry {
  const isOfIt = (inquiry.kind === 'whether' || inquiry.kind === 'property') && inquiry.objects.length === 0;
  if (!isOfIt || when.kind !== 'enters' || first === undefined) return inquiry;
  const entering = when.objects.map(it => it.card);
  const isEntering = (it: Token) => it.kind === 'card' && it.names.some(name => entering.includes(name));
  const isLater = tokens.some(it => it.at > first.at && isEntering(it));
  if (!isLater || tokens.some(it => it.at < first.at && (isEntering(it) || isThing(it)))) return inquiry;
  const there = Object.values(given.players).flatMap(it => it.battlefield.map(({ card }) => card));
  const before = tokens.findLast(it => it.kind === 'card' && it.at < first.at);
  const name = before?.kind === 'card' ? before.names.find(it => there.includes(it)) : undefined;
  return name === undefined ? inquiry : { ...inquiry, objects: [name] };
}

/**
 * The inquiry on "it" with the one permanent that an effect made before is on, where what enters is named by nobody:
 * "Oko elks my Ballista. size?"
 */
function ofStanding(inquiry: Inquiry, tokens: readonly Token[], { when, given }: Scenario): Inquiry {
  const isOfIt = (inquiry.kind === 'whether' || inquiry.kind === 'property') && inquiry.objects.length === 0;
  if (!isOfIt || when.kind !== 'enters') return inquiry;
  const asksFrom = tokens.find(it => it.kind === 'ask')?.at ?? Number.POSITIVE_INFINITY;
  // "is it a creature": a kind that is asked for is no object
  const isKindOf = (it: Token, card?: string) =>
    it.kind === 'noun' && it.noun.card === card && (it.noun.generic !== true || it.at < asksFrom);
  const isNamed = when.objects.some(({ card }) =>
    tokens.some(it => (it.kind === 'card' && it.names.includes(card ?? '')) || isKindOf(it, card)),
  );
  const targets = Object.values(given.players).flatMap(({ effects }) => effects.flatMap(it => it.targets ?? []));
  // "I animate Mutavault. is it a Goblin?": what its own effect is on
  const sources = Object.values(given.players).flatMap(({ effects, battlefield }) =>
    effects.flatMap(({ from }) => (battlefield.some(it => it.card === from) ? [from] : [])),
  );
  const [only, ...more] = new Set(targets.length > 0 ? targets : sources);
  return isNamed || only === undefined || more.length > 0 ? inquiry : { ...inquiry, objects: [only] };
}

/**
 * The inquiry on whether "it" comes back with the one card in a graveyard, where what enters comes from no graveyard: "I play
 * Karmic Guide. Grave Titan is in my graveyard. does it come back?"
 */
function withReturning(inquiry: Inquiry, { words }: AskingText, { when, given }: Scenario): Inquiry {
  if (inquiry.kind !== 'whether' || inquiry.objects.length > 0 || inquiry.state.is !== 'in zone') return inquiry;
  if (when.kind !== 'enters' || !/\b(?:(?:come|comes|go|get|gets) back|returns?)\b/u.test(words)) return inquiry;
  const isBack = when.objects.some(({ from }) => from === 'graveyard' || from === 'exile');
  const lying = Object.values(given.players).flatMap(it => it.graveyard.map(({ card }) => card));
  const [only, ...more] = new Set(lying);
  if (isBack || only === undefined || more.length > 0) return inquiry;
  const { entering: _, ...whether } = inquiry;
  // what has triggered may bring it back
  return { ...whether, objects: [only], inTheEnd: true };
}

/** Whether a token is a thing called by its kind, which "it" may mean. */
function isThing(token: Token): boolean {
  return token.kind === 'noun' && token.noun.generic !== true;
}

/** The inquiry on "it" with the one object that the spell or ability of the event is for. */
function withTarget(inquiry: Inquiry, { when }: Scenario): Inquiry {
  if (inquiry.kind !== 'whether' || inquiry.objects.length > 0) return inquiry;
  if (when.kind !== 'resolves' && when.kind !== 'activates') return inquiry;
  const [only, ...more] = when.targets;
  const isObject = only !== undefined && more.length === 0 && !['you', 'opponent'].includes(only);
  return isObject ? { ...inquiry, objects: [only] } : inquiry;
}

/** The inquiry on "it" with what else its words say of that, where something enters beside others: "are they still lands". */
function withPronoun(inquiry: Inquiry, { typed, words }: AskingText, { when }: Scenario): Inquiry {
  if ((inquiry.kind !== 'whether' && inquiry.kind !== 'property') || inquiry.objects.length > 0) return inquiry;
  if (when.kind !== 'enters') return inquiry;
  const several = /\b(?:they|them|those|these|their|both)\b/u.test(words) ? { several: true as const } : {};
  const isStill = typed.some(it => STILL.test(it.text));
  const still = isStill && inquiry.kind === 'whether' ? { still: true as const } : {};
  const ofType = typeSaid(typed);
  return { ...inquiry, ...several, ...still, ...(ofType === undefined ? {} : { ofType }) };
}

/** The card type by which what is asked about is called: "that land", "my creature"; undefined for another word, or none. */
function typeSaid(typed: readonly Token[]): CardType | undefined {
  const at = typed.findIndex((it, i) => i > 0 && typeOf(it) !== undefined && isPointing(typed[i - 1]));
  return at < 0 || at === typed.length - 1 ? undefined : typeOf(typed[at]);
}

function typeOf(token: Token | undefined): CardType | undefined {
  if (token?.kind !== 'about' && token?.kind !== 'noun') return undefined;
  return CARD_TYPES.find(it => it.toLowerCase() === token.text.toLowerCase());
}

/** Words for what was so before. */
const STILL = /\b(?:still|keeps?|los(?:e|es|ing)|stops?|no longer|any ?more|remains?|stays?)\b/iu;

/** The inquiry on what triggers with the card named last before "it". */
function withNear(inquiry: Inquiry, { typed: [first] }: AskingText, tokens: readonly Token[]): Inquiry {
  if (
    inquiry.kind !== 'triggers' ||
    inquiry.objects?.length !== 0 ||
    inquiry.effect !== undefined ||
    first === undefined
  )
    return inquiry;
  const before = tokens.filter(it => it.kind === 'card' && it.at < first.at).at(-1);
  const [near] = before?.kind === 'card' ? before.names : [];
  return near === undefined ? inquiry : { ...inquiry, near };
}

/**
 * The inquiries of stretches that no pattern covers, each by the one word that says what it asks for, beside those that
 * were read; no more of all than are answered.
 */
export function looselyAsked(
  tokens: readonly Token[],
  scenario: Scenario,
  worded: readonly WordedInquiry[],
): readonly WordedInquiry[] {
  const found = [...worded];
  for (const text of askingTexts(tokens)) {
    if (found.length >= MOST_LOOSE) break;
    const isRead = found.some(it => it.typed.some(({ at }) => text.typed.some(token => token.at === at)));
    const inquiry =
      isRead || isToldAnyway(text) || isOfStatement(text, tokens) ? undefined : looseInquiry(text, scenario);
    if (inquiry !== undefined) found.push({ inquiry, typed: text.typed });
  }
  return found.slice(worded.length);
}

/** Whether a stretch that begins with "is" goes on after a name: "Darksteel Citadel is an artifact too". */
function isOfStatement({ typed: [first] }: AskingText, tokens: readonly Token[]): boolean {
  const before = first?.kind === 'be' ? tokens.findLast(it => it.at < first.at && it.kind !== 'filler') : undefined;
  return before?.kind === 'card' || before?.kind === 'noun';
}

/** The most inquiries of a question with one that is understood by a word alone. */
const MOST_LOOSE = 2;

/** The stretch that asks for something else than an inquiry, as typed; undefined where none does. */
export function notInquired(question: string, tokens: readonly Token[]): string | undefined {
  return stretchTyped(question, askingTexts(tokens).find(asksForMore)?.typed ?? []);
}

/** A stretch of a question as it was typed; undefined for one without tokens. */
export function stretchTyped(question: string, stretch: readonly Token[]): string | undefined {
  const [first, last] = [stretch[0], stretch.at(-1)];
  return first === undefined || last === undefined ? undefined : question.slice(first.at, last.end);
}

/** Questions for all that happens, which every answer says. */
const WHAT_HAPPENS =
  /^(?:what|whats|how)? ?(?:about it|else|if|when|happens?|happened|happening|would happen|will happen|does it do|works?|does (?:this|that|it) work|does anything happen)\b|^does anything (?:happen|change)/u;

/** Questions for what comes of it, which every answer says too. */
const WHAT_COMES = /^(?:what|who|which)\b.*\b(?:get|gets|have|dies|die|survives|left|anything)$/u;

/** Questions for what stays and what goes, which every answer says of each object. */
const WHAT_STAYS =
  /^(?:(?:do|does|did|will|can|could|must|is|are)\b.*\b(?:keep|stay|stays|stick|remain|lose|legend rule|gone|one die|mine die|both die|those die|to yard|to graveyard|exile (?:it|mine|them|something))\b|(?:what|which one|which|who|whats|what is|what of)\b.*\b(?:left|stays|lives|survives|remains|wins|goes|dies|comes in|enters tapped|result|on stack|end up with|options)\b|where (?:do|does|will)\b.*\bgo$|which(?: one)?(?: of \w+)? (?:has to go|(?:do|does|must) .*(?:lose|sac|sacrifice|bin|put|keep)\b.*|goes|dies)$|(?:is|am) (?:that|this|it|i) (?:right|true|correct|legal)$)/u;

/** Questions who is right, and for all of the outcome, which every answer says. */
const WHAT_IS_SO =
  /^(?:(?:whos|who is|who was|who) right|(?:is|was|are|were) (?:he|she|they|i|we|it|that|this) (?:right|wrong|correct|true|legit|allowed|fair|ok|okay)|who gets what|how (?:does|do|did|would) (?:that|this|it) go|what should have happened|(?:what|whats) (?:are |is )?(?:consequences?|totals?|outcome|haul|result))$/u;

/** Whether a stretch asks for one thing: a verb that asks begins it, and no relation of two names is what it is about. */
function asksForMore({ typed, words, questioned, last }: AskingText): boolean {
  const [first, second] = typed.filter(it => it.kind !== 'filler');
  if (first?.kind !== 'ask' || second === undefined || !(questioned || last)) return false;
  return !isToldAnyway({ words }) && !typed.some(it => it.kind === 'relation');
}

/** Whether every answer says what a stretch asks for. */
function isToldAnyway({ words }: Pick<AskingText, 'words'>): boolean {
  return [WHAT_HAPPENS, WHAT_COMES, WHAT_STAYS, WHAT_IS_SO].some(it => it.test(words));
}

/** A cause that is named after what is asked: "does it come back with persist", "because of Blood Moon". */
const CAUSE =
  / (?:with|because of|thanks to|due to|despite|off of|off|from|through|via) (?:(?:my|their|his|her|our|opponents|my opponents|opps|that|your) )*(@\d+|[a-z]+(?: strike)?)(?: .*)?$/u;

/** The inquiries of a stretch: of one that joins two things, "do I get the beast and the 5 life", that on each. */
function inquiriesIn(text: AskingText, scenario: Scenario): readonly Inquiry[] {
  const inquiry = inquiryIn(text, scenario);
  if (inquiry !== undefined) return [inquiry];
  for (const words of otherForms(text)) {
    const other = inquiryIn({ ...text, words }, scenario);
    if (other !== undefined) return [other];
  }
  const { joined } = text;
  if (joined === undefined) return [];
  const [, lead = '', first = ''] = JOINING_VERB.exec(joined[0]) ?? [];
  const each = [`${lead} ${first}`, `${lead} ${joined[1]}`].flatMap(
    words => inquiryIn({ ...text, words }, scenario) ?? [],
  );
  if (each.length === 2) return each;
  // "do I gain a life and draw": each part has a verb of its own
  const [subject] = ASKED_OF.exec(joined[0]) ?? [];
  const verbs = subject === undefined ? [] : [joined[0], `${subject} ${joined[1]}`];
  const ofBoth = verbs.flatMap(words => inquiryIn({ ...text, words }, scenario) ?? []);
  return ofBoth.length === 2 ? ofBoth : [];
}

/** The verb that asks with its subject. */
const ASKED_OF = /^(?:does|do|did|will|can|could) (?:my |their |the )?\S+/u;

/** A question as far as its verb, with the first of two things that follow it. */
const JOINING_VERB =
  /^((?:does|do|did|will|can|could) \S+ (?:get to |still )?(?:get|gain|draw|have|make|keep|lose)) (.+)$/u;

/** The inquiry of a stretch, or of the stretch without the cause that ends it. */
function inquiryIn(text: AskingText, scenario: Scenario): Inquiry | undefined {
  const whole = inquiryOf(text, scenario) ?? inquiryWithoutWhen(text, scenario);
  const [tail, cause = ''] = whole === undefined ? (CAUSE.exec(text.words) ?? []) : [];
  if (tail === undefined || !(/^(?:@|landfall$|etb$)/u.test(cause) || isKeyword(cause))) return whole;
  return inquiryOf({ ...text, words: text.words.slice(0, -tail.length) }, scenario);
}

/** A clause on the event itself, after what is asked: "when it enters", "if I blink it". */
const WHEN =
  / (?:when|whenever|as|once|after|upon|if|because|since|while) (?:it|that|this|he|she|they|i|my|their|@\d+)\b.*$/u;

function inquiryWithoutWhen(text: AskingText, scenario: Scenario): Inquiry | undefined {
  const [tail] = WHEN.exec(text.words) ?? [];
  return tail === undefined ? undefined : inquiryOf({ ...text, words: text.words.slice(0, -tail.length) }, scenario);
}

/** The patterns of the words asked about last: the same stretch is looked at for each scenario that is tried. */
const PATTERNS_OF = new RecentMap<string, readonly AskingPattern[]>(200);

/** Most wordings need a text that words have not, and V8 keeps the code of each wording that is tried on some. */
const likely = mayMatch(PATTERNS, it => it.wording);

function patternsOf(words: string): readonly AskingPattern[] {
  const found = PATTERNS_OF.get(words) ?? likely(words).filter(it => it.wording.test(words));
  PATTERNS_OF.set(words, found);
  return found;
}

function inquiryOf(text: AskingText, scenario: Scenario): Inquiry | undefined {
  for (const pattern of patternsOf(text.words)) {
    const match = matchOf(pattern, text, scenario);
    const inquiry = match === undefined ? undefined : pattern.means(match);
    if (inquiry !== undefined) return inquiry;
  }
  return undefined;
}
