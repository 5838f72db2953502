// Patterns of questions for choices: whether one is offered or has to be made, and who makes it; and for who loses.
import type { Inquiry } from '../../scenario/index.ts';
import type { ChoiceKind } from '../../vocabulary/index.ts';
import { type AskedBy, type AskingPattern, asking, askingMarked, NUMBER, numberSaid } from './asking-pattern.ts';

const choice =
  (asks: Extract<Inquiry, { kind: 'choice' }>['asks']): AskedBy =>
  () => ({ kind: 'choice', choice: 'pay', asks });
/** Wordings of paying; "shock myself" is to pay 2 life for a land. */
const PAY = '(?:pay|shock (?:myself|yourself))';
const PAID =
  '(?: (?:life|mana|1|one|2|two|3|three|4|four|2 life|two life|3 life|three life|1 life|(?:for|with) (?:it|S|shock|untapped S)))*(?: (?:to|so|and) (?:have|get|make|put|keep|let|bring|S|it).*)?';

/** The wording "opponent at 3, … dead?": the one player whose life was told. */
export const whoseLife: AskedBy = ({ scenario: { given } }) => {
  const told = (['you', 'opponent'] as const).filter(it => given.players[it]?.life !== STARTING_LIFE);
  const [player, ...more] = told;
  return player === undefined || more.length > 0 ? undefined : { kind: 'lost', player };
};
/** The life total each player starts with (103.4). */
const STARTING_LIFE = 20;

/** The wording "is it still 2 life?": of what enters, whether its player may pay; of an event of life, whether it is so much. */
const isSoMuchLife: AskedBy = ({ scenario: { when }, part }) => {
  const number = numberSaid(part('n'));
  if (when.kind === 'enters') return { kind: 'choice', choice: 'pay', asks: 'may' };
  const of = when.kind === 'gainsLife' ? 'life gained' : when.kind === 'losesLife' ? 'life lost' : undefined;
  return of === undefined || number === undefined ? undefined : { kind: 'amount', of, asks: 'whether', number };
};

/** Nouns for what a player chooses, with the kind of the choice. */
const CHOSEN: Readonly<Record<string, ChoiceKind>> = {
  type: 'creatureType',
  'creature type': 'creatureType',
  color: 'color',
  name: 'cardName',
  card: 'cardName',
  'card name': 'cardName',
};

/** The wording "do I still name a type?". */
const choosing: AskedBy = ({ part, text }) => {
  const kind = CHOSEN[part('what')];
  const asks = /^(?:can|could|may)\b|\bget\b/u.test(text.words) ? 'may' : 'does';
  return kind === undefined ? undefined : { kind: 'choice', choice: kind, asks };
};

export const CHOICE_PATTERNS: readonly AskingPattern[] = [
  asking(`DO P (?:still )?${PAY}${PAID}`, choice('does')),
  asking(
    '(?:DO|can|could|would|have) (?:P|S) (?:just |immediately )?(?:win|won)(?: (?:game|me game))?(?: (?:with|off|from) S)?',
    ({ player, part }) => ({
      kind: 'won',
      player: part('p') === '' ? 'you' : player,
    }),
  ),
  asking(`(?:DO P have to|DO P need to|must P|BE P forced to|am i forced to) ${PAY}${PAID}`, choice('must')),
  asking(`(?:can|could|may|DO) P (?:get to |get choice to |choose to |get to choose to )?${PAY}${PAID}`, ({ text }) =>
    /^(?:can|could|may)\b|get/u.test(text.words) ? { kind: 'choice', choice: 'pay', asks: 'may' } : undefined,
  ),
  asking(
    `(?:can|could|may|DO) P (?:still )?(?:get to |have to |need to )?(?:choose|name|pick) (?:any |an? )?(?<what>${Object.keys(CHOSEN).join('|')})`,
    choosing,
  ),
  asking('who (?:chooses|decides|picks|makes choice|(?:gets|has) to (?:choose|decide|pick))(?: .+)?', () => ({
    kind: 'choice',
    asks: 'who',
  })),
  asking('(?:gotta|DO P gotta|DO P got to) pay(?: .*)?', choice('must')),
  asking('(?:am i|DO P get) asked (?:about|for|to pay|if i (?:pay|want)).*', choice('may')),
  asking(`(?:am i|BE P) (?:allowed|able) to ${PAY}(?: .+)?`, choice('may')),
  asking(`(?:DO S ask (?:me|P)|am i asked) (?:for (?:my )?(?:${NUMBER} )?life(?: or not)?|to pay.*)`, choice('may')),
  asking('(?:is|are) there (?:2 |two )?life payment', choice('may')),
  asking(`BE (?:it|that|this) (?<n>${NUMBER}) life`, isSoMuchLife),
  asking(`DO (?:it|that|this|S) cost (?:me )?(?:${NUMBER} )?life`, choice('may')),
  asking('(?:DO (?:@\\d+|it|that|this) (?:kill|make) (?<p>i|me|you|them|us)(?: lose)?(?: game)?)', ({ player }) => ({
    kind: 'lost',
    player,
  })),
  askingMarked(
    '(?:(?:is|was) (?:it|that|this) )?(?:lethal|dead|game|gg|enough)(?: for (?:me|them|him|her))?',
    whoseLife,
  ),
  asking('(?:BE|am) P (?:dead|gone|out|out of game)', ({ player }) => ({ kind: 'lost', player })),
  asking('DO P die(?: (?:from|off|to|of) (?:it|that|this))', ({ part, player, ...match }) =>
    part('p') === 'they' ? whoseLife({ part, player, ...match }) : { kind: 'lost', player },
  ),
  asking(
    '(?:DO P (?:lose game|die|lose|kill (?:myself|himself|herself|themsel(?:f|ves)|yourself))|am i dead)',
    ({ player }) => ({ kind: 'lost', player }),
  ),
];
