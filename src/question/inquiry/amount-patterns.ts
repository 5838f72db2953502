// Patterns of questions for numbers and choices: counters, triggers, cards, life, damage, tokens.
import { familyOf, isBasicLandType } from '../../engine/index.ts';
import type { AskedAmount, AskedEffect, Inquiry } from '../../scenario/index.ts';
import { type AskingMatch, type AskingPattern, asking, askingBarely } from './asking-pattern.ts';

type Means = (match: AskingMatch) => Inquiry | undefined;
type Asks = 'whether' | 'how many';

const counters =
  (asks: Asks, kind?: string): Means =>
  match => {
    const counter = kind ?? match.part('c');
    return { kind: 'counters', objects: match.objects, ...(counter === '' ? {} : { counter }), asks };
  };
const C = '(?:#(?<c>[^ ]+) )?counters?';
const GETS = '(?:(?:get|have|enter|enter battlefield|come in|come down|end up|start|etb)(?: with)?)';

const COUNTERS: readonly AskingPattern[] = [
  asking(
    `how (?:many|much) (?:starting )?${C}(?: (?:DO S ${GETS}|(?:are |go )?on S|on it|DO P (?:get|put)(?: on S)?|of S))?`,
    counters('how many'),
  ),
  asking(
    `how (?:many|much) ${C}(?: before [a-z]+)? (?:(?:can|could|should) (?:S ${GETS}|P (?:get|put)(?: on S)?)|(?:will be|will there be|are there|are)(?: on S)?)`,
    counters('how many'),
  ),
  asking(`(?:whats|what is) most ${C} (?:S|P) can (?:have|get)`, counters('how many')),
  asking(`(?:whats|what is) (?:ITS )?(?:starting )?${C}(?: DO S ${GETS}| of S)?`, counters('how many')),
  askingBarely(`(?:starting |what |max |number of )?${C}`, counters('how many')),
  asking(`(?:DO|can|could) S ${GETS} [0-9]+ or [0-9]+ ${C}(?: on it)?`, counters('how many')),
  asking(`(?:DO|can|could) S ${GETS} (?:any |its |extra |another )?${C}(?: on it)?`, counters('whether')),
  asking(
    `DO S (?:come back|return|enter|come in|begin|start) with (?:any |its |extra )?${C}(?: on it)?`,
    counters('whether'),
  ),
  asking('how many poison(?: DO P get)?', () => ({
    kind: 'counters',
    objects: [],
    counter: 'poison',
    asks: 'how many',
  })),
  askingBarely(`any ${C}`, counters('whether')),
];

const triggers =
  (asks: Extract<Inquiry, { kind: 'triggers' }>['asks'], effect?: AskedEffect): Means =>
  ({ objects, part }) => ({
    kind: 'triggers',
    ...(part('s') === '' ? {} : { objects }),
    ...(effect === undefined ? {} : { effect }),
    asks,
  });
const FIRE =
  '(?:trigger|triggers|etb|etb trigger|trigger trigger|ability trigger|etb trigger trigger|triggers? happen|go off|fire|see (?:it|that|this)|get triggers?)';
const TIMES = '(?:twice|two times|three times|more than once)';

const TRIGGERS: readonly AskingPattern[] = [
  asking(
    'how many (?:S )?triggers?(?: (?:DO P get|are there|happen|go on stack|is that|resolve))?',
    triggers('how many'),
  ),
  asking('how many times DO P drain', triggers('how many', 'lose life')),
  asking(
    '(?:DO|can|could) P (?:get to )?(?:search|fetch|tutor)(?: for lands?)? (?:twice|two times|2 times)',
    triggers('how many', 'search'),
  ),
  asking('DO P get (?:ITS )?[a-z]+ triggers?', triggers('whether')),
  asking('DO (?:ITS )?[a-z]+ trigger (?:still )?happen', triggers('whether')),
  asking('how (?:many times|often) DO (?:S|ITS [a-z]+) trigger', triggers('how many')),
  asking('how (?:many times|often) DO P get (?:ITS |S )?(?:[a-z]+ )?triggers?', triggers('how many')),
  asking(`DO S (?:etb |ability )?trigger ${TIMES}`, triggers('how many')),
  asking(
    'how many (?:etb|draw|untap|landfall|death|ping|cast|attack|counter) triggers?(?: DO P get)?',
    triggers('how many'),
  ),
  asking('how many pings?(?: DO P get)?', triggers('how many', 'damage')),
  asking('DO S (?:ping|shoot)', triggers('whether', 'damage')),
  asking('DO S (?:drain|drain anyone|drain them)', triggers('whether', 'lose life')),
  asking('how many (?:sacrifices|sacs)', triggers('how many', 'sacrifice')),
  asking(
    'how many (?:S|creatures?|permanents?|lands?|tokens?|things) DO P (?:have to |need to )?(?:sacrifice|sac)',
    () => ({ kind: 'triggers', effect: 'sacrifice', asks: 'how many' }),
  ),
  asking('how many searches', triggers('how many', 'search')),
  asking('DO P (?:have to |need to )?bounce(?: (?:lands?|S))?', triggers('whether', 'return')),
  asking(`DO (?:ITS )?(?:etb |ability )?${FIRE}`, triggers('whether')),
  asking(`DO S (?:etb |ability )?${FIRE}(?: for (?:it|that|this))?`, triggers('whether')),
  asking('DO P get (?:S |ITS )?(?:etb )?triggers?', triggers('whether')),
  askingBarely('triggers', triggers('how many')),
  askingBarely('any triggers?', triggers('whether')),
  asking(
    '(?:what|which abilities|which|what abilities|what all|which ones|which triggers) triggers?',
    triggers('which'),
  ),
  asking('how many drains?(?: DO P get)?', triggers('how many', 'lose life')),
  asking('DO P drain', triggers('whether', 'lose life')),
  asking(
    '(?:DO|can|could) P (?:get to )?(?:search|fetch|tutor)(?: (?:for )?(?:card|land|basic|basic land))?(?: with S)?',
    triggers('whether', 'search'),
  ),
  asking('DO P (?:have to |need to |still )?(?:sacrifice|sac)(?: S)?', triggers('whether', 'sacrifice')),
  asking('DO P get (?:any |my )?(?:cards?|guys|creatures?|anything) back', triggers('whether', 'return')),
  asking('how many lands(?: DO P (?:get|search for))?', triggers('which', 'search')),
  asking('how many times DO P search', triggers('how many', 'search')),
];

const amount =
  (of: AskedAmount, asks: Asks): Means =>
  match => ({ kind: 'amount', of, ...(match.part('p') === '' ? {} : { player: match.player }), asks });

/** "How many?": of what the event is about. */
const ofEvent: Means = match => {
  switch (match.scenario.when.kind) {
    case 'creates':
      return amount('tokens', 'how many')(match);
    case 'draws':
      return amount('cards drawn', 'how many')(match);
    case 'gainsLife':
      return amount('life gained', 'how many')(match);
    case 'losesLife':
      return amount('life lost', 'how many')(match);
    case 'dealsDamage':
      return amount('damage', 'how many')(match);
    case 'putsCounters':
      return counters('how many', match.scenario.when.counter)(match);
    default:
      return undefined;
  }
};

/** "How many Treasures?": tokens of a kind; undefined for what is no subtype. */
const tokensOf: Means = match => {
  const word = match.part('w').replace(/s$/u, '');
  const token = word.charAt(0).toUpperCase() + word.slice(1);
  if (familyOf(token) === undefined || isBasicLandType(token)) return undefined;
  if (match.scenario.when.kind !== 'creates') return amount('tokens', 'how many')(match);
  return {
    kind: 'amount',
    of: 'tokens',
    token,
    asks: 'how many',
    ...(match.part('p') === '' ? {} : { player: match.player }),
  };
};

const damage: Means = () => ({ kind: 'amount', of: 'damage', asks: 'how many' });

const N = '(?:\\d+|one|two|three|four|five|six|seven)';

/** "How much life?": of the event; where it is none of life, what abilities gain. */
const lifeOfEvent: Means = match =>
  amount(match.scenario.when.kind === 'losesLife' ? 'life lost' : 'life gained', 'how many')(match);

/** "Do I get the Zombies", "do I get a land": tokens of a kind, or what abilities search for. */
const gets: Means = match => {
  const word = match.part('w').replace(/s$/u, '');
  const kind = word.charAt(0).toUpperCase() + word.slice(1);
  if (word === 'land' || isBasicLandType(kind)) return { kind: 'triggers', effect: 'search', asks: 'whether' };
  if (familyOf(kind) === undefined) return undefined;
  const token = match.scenario.when.kind === 'creates' ? { token: kind } : {};
  return { kind: 'amount', of: 'tokens', ...token, player: match.player, asks: 'whether' };
};

const MADE = '(?:DO|can|could) P (?:get|make|create|end up|end up with|wind up with|have|net|bring)';

const AMOUNTS: readonly AskingPattern[] = [
  askingBarely(
    'how (?:many|much)(?: (?:DO P (?:get|have|make|end up with)|is that|does that make|is dealt|goes where))?',
    ofEvent,
  ),
  askingBarely('how much life(?: DO P get)?', lifeOfEvent),
  asking('how many DO P draw', amount('cards drawn', 'how many')),
  asking(`DO P (?:get to )?draw ${N}(?: cards?)?`, amount('cards drawn', 'how many')),
  asking(`DO P gain ${N}(?: life)?`, amount('life gained', 'how many')),
  asking(`DO P lose ${N}(?: life)?`, amount('life lost', 'how many')),
  asking('how much (?:drain|DO (?:P|S) drain)', () => ({ kind: 'amount', of: 'life lost', asks: 'how many' })),
  asking(`DO P get (?:any |my |its |their )?(?:${N} )?(?<w>[a-z]+)(?: tokens?)?`, gets),
  asking(
    'how many cards? (?:DO|can|could) P (?:draw|get)(?: (?:for|from|off|with) S)?',
    amount('cards drawn', 'how many'),
  ),
  asking('how many cards? (?:is that|DO S draw(?: P)?)', amount('cards drawn', 'how many')),
  askingBarely('(?:how many cards|how many draws|how many cards drawn|cards)', amount('cards drawn', 'how many')),
  asking('how many draws DO P get', amount('cards drawn', 'how many')),
  askingBarely('draw how many(?: cards)?', amount('cards drawn', 'how many')),
  asking('DO P (?:get to )?draw(?: (?:anything|any|any cards|cards?))?', amount('cards drawn', 'whether')),
  asking(
    'how much (?:life )?(?:DO|can|could) P(?: each)? gain(?: (?:for|from|off|with) S)?',
    amount('life gained', 'how many'),
  ),
  asking('DO P gain (?:any |that )?(?:life|anything)', amount('life gained', 'whether')),
  asking('how much (?:life )?(?:DO|can|could) P(?: each)? (?:lose|go down)', amount('life lost', 'how many')),
  asking('what DO P lose', amount('life lost', 'how many')),
  asking('DO P lose (?:any )?life', amount('life lost', 'whether')),
  asking('how much (?:damage|dmg) DO P take', amount('damage', 'how many')),
  asking(
    'how much (?:damage|dmg)(?: (?:(?:DO|can|could) S (?:take|deal|do)|is dealt|is dealt to S|is that|goes where|goes through|(?:DO|can|could) P (?:do|deal)))?',
    damage,
  ),
  asking(`DO (?:S|P) deal ${N}(?: damage)?`, damage),
  askingBarely('damage', amount('damage', 'how many')),
  asking('DO P take (?:any )?damage', amount('damage', 'whether')),
  asking(
    `(?:how many|number of|total number of|amount of)(?: new)? tokens(?: (?:${MADE}|DO S (?:make|create|get (?:me|P)|give (?:me|P)))(?: (?:from|off|with|for) S)?)?`,
    amount('tokens', 'how many'),
  ),
  asking(
    `(?:how many|number of)(?: new| more)? (?<w>[a-z]+)(?: tokens)?(?: ${MADE}(?: (?:from|off|with|for) S)?)?`,
    tokensOf,
  ),
  asking('DO P (?:get|make|create) (?:any |its |my )?tokens?', amount('tokens', 'whether')),
];

const choice =
  (asks: Extract<Inquiry, { kind: 'choice' }>['asks']): Means =>
  () => ({ kind: 'choice', choice: 'pay', asks });
const PAID = '(?: (?:life|mana|2|two|3|three|2 life|two life|3 life|three life|1 life|for (?:it|S|shock)))*';

const CHOICES: readonly AskingPattern[] = [
  asking(`(?:DO P have to|DO P need to|must P|BE P forced to|am i forced to) pay${PAID}`, choice('must')),
  asking(`(?:can|could|may|DO) P (?:get to |get choice to |choose to |get to choose to )?pay${PAID}`, ({ text }) =>
    /^(?:can|could|may)\b|get/u.test(text.words) ? { kind: 'choice', choice: 'pay', asks: 'may' } : undefined,
  ),
  asking('who (?:chooses|decides|picks|gets to choose)', () => ({ kind: 'choice', asks: 'who' })),
  asking('(?:gotta|DO P gotta|DO P got to) pay(?: .*)?', choice('must')),
  asking('(?:DO S ask (?:me|P)|am i asked) (?:for life(?: or not)?|to pay.*)', choice('may')),
  asking('(?:is|are) there (?:2 |two )?life payment', choice('may')),
  asking('(?:DO P (?:lose game|die)|am i dead|do i lose)', ({ player }) => ({ kind: 'lost', player })),
];

export const AMOUNT_PATTERNS: readonly AskingPattern[] = [...COUNTERS, ...TRIGGERS, ...AMOUNTS, ...CHOICES];
