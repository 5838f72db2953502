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
  asking(`(?:whats|what is) (?:ITS )?(?:starting )?${C}(?: DO S ${GETS}| of S)?`, counters('how many')),
  askingBarely(`(?:starting )?${C}`, counters('how many')),
  asking(`DO S ${GETS} (?:any |its )?${C}(?: on it)?`, counters('whether')),
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
const FIRE = '(?:trigger|triggers|etb|etb trigger|trigger trigger|ability trigger|etb trigger trigger|go off|fire)';

const TRIGGERS: readonly AskingPattern[] = [
  asking(
    'how many (?:S )?triggers?(?: (?:DO P get|are there|happen|go on stack|is that|resolve))?',
    triggers('how many'),
  ),
  asking('how (?:many times|often) DO S trigger', triggers('how many')),
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

const AMOUNTS: readonly AskingPattern[] = [
  askingBarely('how (?:many|much)(?: DO P (?:get|have|make))?', ofEvent),
  askingBarely('how much life(?: DO P get)?', lifeOfEvent),
  asking('how many DO P draw', amount('cards drawn', 'how many')),
  asking(`DO P (?:get to )?draw ${N}(?: cards?)?`, amount('cards drawn', 'how many')),
  asking(`DO P gain ${N}(?: life)?`, amount('life gained', 'how many')),
  asking(`DO P lose ${N}(?: life)?`, amount('life lost', 'how many')),
  asking('how much (?:drain|DO (?:P|S) drain)', () => ({ kind: 'amount', of: 'life lost', asks: 'how many' })),
  asking('DO P get (?:any |my |its |their )?(?<w>[a-z]+)', gets),
  asking('how many cards? DO P (?:draw|get)', amount('cards drawn', 'how many')),
  askingBarely('(?:how many cards|how many draws|how many cards drawn|cards)', amount('cards drawn', 'how many')),
  asking('how many draws DO P get', amount('cards drawn', 'how many')),
  askingBarely('draw how many(?: cards)?', amount('cards drawn', 'how many')),
  asking('DO P (?:get to )?draw(?: (?:anything|any|any cards|cards?))?', amount('cards drawn', 'whether')),
  asking('how much (?:life )?DO P gain', amount('life gained', 'how many')),
  asking('DO P gain (?:any |that )?(?:life|anything)', amount('life gained', 'whether')),
  asking('how much (?:life )?DO P lose', amount('life lost', 'how many')),
  asking('DO P lose (?:any )?life', amount('life lost', 'whether')),
  asking('how much damage DO P take', amount('damage', 'how many')),
  asking('how much damage(?: (?:DO S (?:take|deal|do)|is dealt|is dealt to S|is that|do i (?:do|deal)))?', damage),
  askingBarely('damage', amount('damage', 'how many')),
  asking('DO P take (?:any )?damage', amount('damage', 'whether')),
  asking('how many tokens(?: DO P (?:get|make|create|end up|have))?', amount('tokens', 'how many')),
  asking('how many (?<w>[a-z]+)(?: tokens)?(?: DO P (?:get|make|create|end up|have))?', tokensOf),
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
  asking('(?:DO P (?:lose game|die)|am i dead|do i lose)', ({ player }) => ({ kind: 'lost', player })),
];

export const AMOUNT_PATTERNS: readonly AskingPattern[] = [...COUNTERS, ...TRIGGERS, ...AMOUNTS, ...CHOICES];
