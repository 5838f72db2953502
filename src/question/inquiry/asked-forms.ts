// Other forms of what is asked: a statement with a question mark, a negation, and "is it true that" before either.
import type { AskingText } from './asking-text.ts';

const OWNER = '(?:my|their|his|her|our|your|this|that|opponents|my opponents|opps)';
const SUBJECT = `(?:(?:${OWNER} )*@\\d+(?: (?:${OWNER} )*@\\d+)*|${OWNER} (?:[a-z]+ )?[a-z]+|it|he|she|this|that|they|i|we|you|(?:my |each )?(?:opponent|opponents|opp)|everybody|nobody)`;

/** Words that only ask for a confirmation of what follows. */
const LEAD =
  /^(?:(?:is|isnt|was) it (?:true|correct|right|so) that|is it the case that|(?:am|are) (?:i|we) (?:right|correct) that|do(?:es)? (?:this|that|it) mean(?: that)?|(?:that|this|which) means|meaning|i (?:think|guess|assume|believe)(?: that)?|right that|true that|correct that) /u;

const NEGATED = new RegExp(`^((?:does|do|did|will|would|can|could|is|are|was) ${SUBJECT}) (?:not|never) (.+)$`, 'u');
const OF_AUXILIARY = new RegExp(
  `^(${SUBJECT}) (is|are|am|was|were|will|would|can|could|may|must|does|do|did|should) (?:not )?(.+)$`,
  'u',
);
const OF_ONE = new RegExp(`^(${SUBJECT}) (?!(?:is|was|has|does)\\b)([a-z]+?)(s|es)((?: .+)?)$`, 'u');
const OF_SEVERAL = /^((?:i|we|you|they)) (?!(?:is|are|am|was|has|have|had)\b)([a-z]+(?: .+)?)$/u;

const DENIED = new RegExp(`^(${SUBJECT}) (wont|doesnt|dont|didnt|wouldnt|isnt|arent|cant) (.+)$`, 'u');
/** The wording "with X my Y dies": what is said of Y stands after X. */
const BESIDE = new RegExp(`^(?:@\\d+ )+(?=${OWNER} )`, 'u');
/** The wording "my Clone of X": it is the copy that is spoken of. */
const COPIED = new RegExp(`(@\\d+) (?:of|copying|as copy of) (?:${OWNER} )*@\\d+`, 'u');
const CONTRACTED = /^(?:its|hes|shes|thats|theyre) (.+)$/u;

/** The wording "servo or no servo", "persist or nah": whether there is one, or it does so. */
const OR_NONE = /^(?:do i get )?([a-z]+)s? or (?:(?:no|not|nah|nope|none)(?: (?:any )?\1s?)?)$/u;

/** The end of a question that offers its denial: "do I get my tokens or zip", "does it die or nah". */
const OR_NOTHING =
  / (?:or (?:not|no|none|nothing|nothing at all|zip|zilch|nada|nah|nope|zero|what)|yes or no|yeah or nah|yay or nay)$/u;

/** Whose side an object is on, after its name: the board tells that. */
const PLACE = new RegExp(
  `(?<=@\\d+) (?:(?:is |are )?(?:on|over on) (?:${OWNER} )+(?:side|board|team|battlefield|field)|(?:${OWNER} )+(?:opponent )?controls?|on (?:board|battlefield|table|field))\\b`,
  'u',
);

/** The wording "zombie for them?" */
const GOT_BY = /^(?:any )?([a-z]+) for (me|us|them|him|her)$/u;

/** The wordings "number of treasures I walk away with", "treasure count": how many there are. */
const COUNT_OF =
  /^(?:number|amount|count|sum) of ([a-z]+(?: tokens?)?)(?: (?:that )?(i|we|they|he|she|(?:my )?opp(?:onent)?) (.+))?$/u;
const COUNT = /^([a-z]+) count$/u;

function asNumber(words: string): string | undefined {
  const [, kind, player, doing] = COUNT_OF.exec(words) ?? [];
  if (kind !== undefined) return player === undefined ? `how many ${kind}` : `how many ${kind} do ${player} ${doing}`;
  const [, counted] = COUNT.exec(words) ?? [];
  return counted === undefined ? undefined : `how many ${counted}s`;
}

/** The words of a stretch in the forms of a question that mean the same; empty where it is in that form. */
export function otherForms({ words, marked }: Pick<AskingText, 'words' | 'marked'>): readonly string[] {
  const [, asked] = OR_NONE.exec(words) ?? [];
  if (asked !== undefined)
    return ['does it', 'do i', 'do i get', 'do i gain', 'is there', 'does anything'].map(it => `${it} ${asked}`);
  const [, got, whose] = GOT_BY.exec(words) ?? [];
  if (got !== undefined && marked) return [`do ${/^(?:me|us)$/u.test(whose ?? '') ? 'i' : 'they'} get ${got}`];
  const number = asNumber(words);
  if (number !== undefined) return [number];
  const said = words.replace(OR_NOTHING, '').replace(LEAD, '').replace(COPIED, '$1');
  const isLed = LEAD.test(words);
  const [, begun, rest] = NEGATED.exec(said) ?? [];
  const forms = begun === undefined ? [] : [`${begun} ${rest}`];
  if (said !== words) forms.push(said);
  const placed = said.replace(PLACE, '');
  if (placed !== said) forms.push(placed);
  return isLed || marked ? [...forms, ...asQuestion(said.replace(BESIDE, ''))] : forms;
}

/** A statement as the question whether it is so: "it dies" as "does it die". */
function asQuestion(words: string): readonly string[] {
  const [, is] = CONTRACTED.exec(words) ?? [];
  if (is !== undefined) return [`is it ${is}`];
  const [, subject, auxiliary, predicate] = OF_AUXILIARY.exec(words) ?? DENIED.exec(words) ?? [];
  if (auxiliary !== undefined) return [`${auxiliary} ${subject} ${predicate}`];
  const [, one, verb = '', ending = '', rest = ''] = OF_ONE.exec(words) ?? [];
  if (one !== undefined) return [...new Set([verb + ending.slice(0, -1), verb])].map(it => `does ${one} ${it}${rest}`);
  const [, several, doing] = OF_SEVERAL.exec(words) ?? [];
  return several === undefined ? [] : [`do ${several} ${doing}`];
}
