// Patterns of questions for numbers: cards, life, damage, tokens.

import { familyOf, isBasicLandType } from '../../engine/index.ts';
import { capitalized } from '../../kit/strings.ts';
import type { AskedAmount } from '../../scenario/index.ts';
import {
  type AskedBy,
  type AskingPattern,
  asking,
  askingBarely,
  askingMarked,
  NUMBER,
  numberSaid,
} from './asking-pattern.ts';
import { counters } from './counter-patterns.ts';
import { tokenKind } from './token-kinds.ts';

const amount =
  (of: AskedAmount, asks: 'whether' | 'how many' | 'who'): AskedBy =>
  match =>
    // "how many cards?" of cards that are milled
    of === 'cards drawn' && match.scenario.when.kind === 'mills'
      ? undefined
      : { kind: 'amount', of, ...(match.part('p') === '' ? {} : { player: match.player }), asks };

/** The wording "Do I draw two cards?": whether it is that many. */
const exactly =
  (of: AskedAmount): AskedBy =>
  match => {
    const [inquiry, number] = [amount(of, 'how many')(match), numberSaid(match.part('n'))];
    if (inquiry?.kind !== 'amount' || number === undefined) return inquiry;
    return { ...inquiry, asks: 'whether', number };
  };

/** The wording "How many?": of what the event is about. */
const ofEvent: AskedBy = match => {
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
      // "do I get 4 or 6 out of it": dealt, whoever gets it
      return damage(match);
    case 'addsMana':
      return amount('mana', 'how many')(match);
    case 'putsCounters':
      return counters('how many', match.scenario.when.counter)(match);
    default:
      return undefined;
  }
};

/** The wording "How many Treasures?": tokens of a kind; undefined for what is no subtype. */
const tokensOf: AskedBy = match => {
  const token = tokenKind(match.part('w'));
  if (token === undefined) return undefined;
  return {
    kind: 'amount',
    of: 'tokens',
    token,
    asks: 'how many',
    ...(match.part('p') === '' ? {} : { player: match.player }),
  };
};

/** An amount of the event, where it is of such a kind: "Who gets them?". */
const whose =
  (of: AskedAmount, kinds: readonly string[]): AskedBy =>
  match =>
    !/\bgets$/u.test(match.text.words) || kinds.includes(match.scenario.when.kind)
      ? amount(of, 'who')(match)
      : undefined;

const damage: AskedBy = () => ({ kind: 'amount', of: 'damage', asks: 'how many' });

/** The wording "How much do they pay?": of what enters, life; of a spell, what the ability says that triggers as it is cast. */
const price: AskedBy = match =>
  ['casts', 'draws', 'resolves'].includes(match.scenario.when.kind)
    ? { kind: 'triggers', asks: 'which' }
    : amount('life lost', 'how many')(match);

const N = `(?<n>${NUMBER})`;
const CARDS = '(?:anything|any|any cards|(?:my |that |those )?cards?|it|them)';
const LIFE = '(?:any |that |my |this )?(?:life|anything)|it|that';

/** The wording "How much life?": of the event; where it is none of life, what abilities gain. */
const lifeOfEvent: AskedBy = match =>
  amount(match.scenario.when.kind === 'losesLife' ? 'life lost' : 'life gained', 'how many')(match);

/** Tokens of a kind, or what abilities search for: "Do I get the Zombies", "do I get a land". */
const gets: AskedBy = match => {
  const word = match.part('w').replace(/s$/u, '');
  const kind = capitalized(word);
  if (word === 'land' || word === 'basic' || isBasicLandType(kind) || isBasicLandType(`${kind}s`))
    // of several it is asked how many there are, which the abilities that trigger alone do not tell
    return (numberSaid(match.part('n')) ?? 1) > 1 ? undefined : { kind: 'triggers', effect: 'search', asks: 'whether' };
  if (familyOf(kind) === undefined) return undefined;
  const number = numberSaid(match.part('n'));
  const inquiry = { kind: 'amount', of: 'tokens', token: kind, player: match.player, asks: 'whether' } as const;
  return number === undefined ? inquiry : { ...inquiry, number };
};

/** The wording "Does it draw me a card?": of its controller, or of the player who is named. */
const own =
  (of: AskedAmount, asks: 'whether' | 'how many'): AskedBy =>
  match => ({ kind: 'amount', of, player: match.part('p') === '' ? 'you' : match.player, asks });

/** Tokens, of a kind where one is said: "Does it make a token", "does it give me a Beast". */
const makesTokens: AskedBy = match => {
  const word = match.part('w').replace(/s$/u, '');
  if (word === 'token') return { kind: 'amount', of: 'tokens', asks: 'whether' };
  const kind = capitalized(word);
  if (familyOf(kind) === undefined || isBasicLandType(kind)) return undefined;
  return { kind: 'amount', of: 'tokens', token: kind, asks: 'whether' };
};

const MADE =
  '(?:DO|can|could) P (?:get|make|create|end up|have|net|bring|(?:end up|wind up|walk away|come away|come out|finish|finish up|end) with)';

const MANA_MADE = '(?:make|produce|add|generate|get|give|net|have|tap for|float|end up with|make for P|give P|get P)';

const MANA =
  '(?:how (?:much|many)(?: of)?(?: total| extra| more)?(?: (?:white|blue|black|red|green|colorless))?(?: mana)?|what(?: mana)?)';

/** Amounts of mana: "How much mana does it make?", "How much mana do I get?". */
const MANA_PATTERNS: readonly AskingPattern[] = [
  asking(
    `how (?:much|many)(?: total| extra| more)?(?: (?:white|blue|black|red|green|colorless)(?: mana)?| mana)(?: (?:is that|(?:DO|can|could) (?:P|S) ${MANA_MADE}(?: (?:from|off|off of|out of|with|for) S)?|(?:from|off|off of|with) S))?(?: (?:now|total|then|in total))?`,
    amount('mana', 'how many'),
  ),
  asking(`${MANA} (?:DO|can|could) S tap for(?: (?:now|total|then))?`, amount('mana', 'how many')),
];

export const AMOUNT_PATTERNS: readonly AskingPattern[] = [
  ...MANA_PATTERNS,
  askingBarely(
    'how (?:many|much)(?: (?:DO P (?:get|have|make|end up with)|is that|does that make|is dealt|goes where))?',
    ofEvent,
  ),
  askingBarely('how much life(?: DO P get)?', lifeOfEvent),
  asking('how many (?:DO|can|could) P (?:get to )?draw', amount('cards drawn', 'how many')),
  asking('who (?:draws|gets to draw|ends up drawing|gets)(?: cards?)?', whose('cards drawn', ['draws'])),
  asking('who (?:gets|makes|creates|ends up with) (?<w>[a-z]+)(?: tokens?)?', match => {
    const word = match.part('w').replace(/s$/u, '');
    const token = capitalized(word);
    return familyOf(token) === undefined ? undefined : { kind: 'amount', of: 'tokens', token, asks: 'who' };
  }),
  asking('who (?:gets|makes|creates|ends up with) [0-9]+/[0-9]+(?: tokens?)?', amount('tokens', 'who')),
  asking('who gains(?: life)?', amount('life gained', 'who')),
  asking('who (?:loses|pays)(?: life)?', amount('life lost', 'who')),
  asking('who (?:takes|is dealt|gets dealt|gets)(?: damage)?', whose('damage', ['dealsDamage'])),
  asking('who (?:gets|makes|creates|ends up with) tokens?', amount('tokens', 'who')),
  asking('who (?:gets|makes|creates|ends up with)', whose('tokens', ['creates'])),
  asking(
    '(?:what|whats|what is|what are) (?:happens to )?(?:(?:my|their|your|our|opponents|my opponents|opps) )?life totals?(?: at| after| afterwards| now| then)*|(?:how much life|what life(?: total)?) (?:DO|am|are) P (?:at|have|end up with|end up at|left with|on|left at)(?: at| after| afterwards| now| then)*',
    ({ text, part }) => ({
      kind: 'lifeTotal',
      player: /opp|\btheir\b|\bthey\b/u.test(text.words) && part('p') !== 'i' ? 'opponent' : 'you',
    }),
  ),
  asking(
    '(?:what happens to|whats|what is|how does) (?<p>my|their|his|her|your|opponents|my opponents|opps) life(?: total)?(?: change)?',
    ({ part }) => ({ kind: 'lifeTotal', player: part('p') === 'my' || part('p') === 'your' ? 'you' : 'opponent' }),
  ),
  asking('(?:where|what) (?:BE|am|do|does|will) P (?:be |end up |go |stand |sit )?(?:at|on|to)', ({ player }) => ({
    kind: 'lifeTotal',
    player,
  })),
  asking(
    'how (?:low|high) (?:BE|am|do|does) P(?: (?:then|now|end up|go|get|left|after that|in the end))?',
    ({ player }) => ({
      kind: 'lifeTotal',
      player,
    }),
  ),
  askingBarely(
    '(?:(?<p>my|their|his|her|opponents|my opponents|opps) )?(?:new |final )?life(?: totals?)?(?: at| after| now| then)*',
    ({ text, part }) =>
      text.typed.some(it => /\btotals?$/iu.test(it.text))
        ? { kind: 'lifeTotal', player: ['', 'my'].includes(part('p')) ? 'you' : 'opponent' }
        : undefined,
  ),
  askingBarely('life gained', () => ({ kind: 'amount', of: 'life gained', asks: 'how many' })),
  asking('how many (?:of (?:those|these) )?(?:creatures?|things|permanents|tokens|of them) die', () => ({
    kind: 'deaths',
    asks: 'how many',
  })),
  asking(
    '(?:what|which(?: (?:ones?|creatures?|permanents?|tokens?|of (?:them|those|these|my|his|their|her)(?: creatures?)?))?) (?:(?:DO )?(?:dies?|died|is dead)|(?:BE |gets? |got )?(?:destroyed|killed|wiped(?: out)?))',
    () => ({
      kind: 'deaths',
      asks: 'which',
    }),
  ),
  asking('DO (?:anything|any|any creatures?|any of them|anybody) die', () => ({ kind: 'deaths', asks: 'whether' })),
  asking(`(?:DO|can|could) P (?:get to )?draw ${NUMBER} or ${NUMBER}(?: cards?)?`, amount('cards drawn', 'how many')),
  asking(`DO P (?:each )?gain ${NUMBER} or ${NUMBER}(?: life)?`, amount('life gained', 'how many')),
  asking(`DO P (?:each )?lose ${NUMBER} or ${NUMBER}(?: life)?`, amount('life lost', 'how many')),
  asking(`DO (?:P|S) (?:take|deal|do) ${NUMBER} or ${NUMBER}(?: damage)?`, damage),
  asking(`DO P (?:get|make|create) ${NUMBER} or ${NUMBER}(?: tokens?)?`, ofEvent),
  asking(`BE (?:it|that) ${NUMBER} or ${NUMBER}`, ofEvent),
  asking(`(?:DO|can|could) P (?:get to )?draw ${N}(?: (?:more |extra )?cards?)?`, exactly('cards drawn')),
  asking(`DO P (?:each )?gain ${N}(?: life)?|DO P get ${N} life`, exactly('life gained')),
  asking(`DO P (?:each )?lose ${N}(?: life)?`, exactly('life lost')),
  asking('how much (?:drain|DO (?:P|S) drain)', () => ({ kind: 'amount', of: 'life lost', asks: 'how many' })),
  asking(
    `(?:DO|can|could) P (?:get|make|create) (?:any |my |its |their |that )?(?:${N} )?(?<w>[a-z]+)(?: tokens?)?(?: (?:off|off of|out of|from|for|with) S)?`,
    gets,
  ),
  asking(
    'how many cards? (?:DO|can|could) P (?:draw|get)(?: (?:for|from|off|with) S)?',
    amount('cards drawn', 'how many'),
  ),
  asking('how many cards? (?:is that|DO S draw(?: P)?)', amount('cards drawn', 'how many')),
  askingBarely('(?:how many cards|how many draws|how many cards drawn|cards)', amount('cards drawn', 'how many')),
  asking(
    `how many @\\d+s?(?: tokens?)? (?:(?:DO|can|could) P (?:get|make|create)|DO S (?:make|create))`,
    amount('tokens', 'how many'),
  ),
  asking('how many draws DO P get', amount('cards drawn', 'how many')),
  askingMarked('draw(?: (?:card|cards))?', amount('cards drawn', 'whether')),
  askingBarely('draw how many(?: cards)?', amount('cards drawn', 'how many')),
  asking(
    `(?:DO|can|could) P (?:get to )?draw(?: ${CARDS})?(?: (?:for|off|off of|from|with) (?:S|that|this))?`,
    amount('cards drawn', 'whether'),
  ),
  asking(
    'how much (?:life )?(?:DO|can|could) P(?: each)? gain(?: (?:for|from|off|with) S)?',
    amount('life gained', 'how many'),
  ),
  asking('DO P (?:also |even )?gain', amount('life gained', 'whether')),
  asking(
    `(?:DO|can|could) P (?:each )?gain (?:${LIFE})(?: (?:for|off|off of|from|with) (?:S|that|this))?`,
    amount('life gained', 'whether'),
  ),
  asking('how much (?:DO|can|could) P(?: each)? (?:have to |need to )?pay', price),
  asking(
    'how much (?:life )?(?:DO|can|could) P(?: each)? (?:have to |need to )?(?:lose|pay|go down)',
    amount('life lost', 'how many'),
  ),
  asking('how much life (?:DO|can|could) (?:S|it|that|this)(?: on (?:my |their )?@\\d+)? cost(?: P)?', () => ({
    kind: 'amount',
    of: 'life lost',
    asks: 'how many',
  })),
  asking('what DO P lose', amount('life lost', 'how many')),
  asking(
    `(?:am|are|is) P (?:gaining|getting) (?:${LIFE})(?: (?:off|off of|from|for) S)?`,
    amount('life gained', 'whether'),
  ),
  asking(`(?:am|are|is) P losing (?:${LIFE})`, amount('life lost', 'whether')),
  asking(`(?:am|are|is) P drawing(?: ${CARDS})?`, amount('cards drawn', 'whether')),
  asking(`is (?:it|that) ${N} damage`, exactly('damage')),
  asking(`DO P (?:each )?lose (?<x>${LIFE})`, match =>
    /^(?:it|that)$/u.test(match.part('x')) && match.scenario.when.kind !== 'losesLife'
      ? undefined
      : amount('life lost', 'whether')(match),
  ),
  asking('how much (?:damage |dmg )?(?:DO|can|could) P (?:take|receive|suffer|eat)', amount('damage', 'how many')),
  asking('how much (?:damage|dmg) (?:DO|can|could) P get', amount('damage', 'how many')),
  asking(
    'how much (?:damage|dmg)(?: (?:(?:DO|can|could) S (?:take|deal|do)|is dealt|is dealt to S|is that|goes where|goes through|(?:DO|can|could) P (?:do|deal))(?: to .+)?)?',
    damage,
  ),
  asking(`DO (?:S|P) (?:deal|do) ${N}(?: damage)?(?: to .+)?`, damage),
  askingBarely('damage', amount('damage', 'how many')),
  asking('is there (?:any )?(?:damage|dmg)', amount('damage', 'whether')),
  asking(`DO P take ${N}(?: damage)?`, exactly('damage')),
  asking('DO P (?:each )?(?:take|get dealt) (?:any )?(?:damage|anything|it)', amount('damage', 'whether')),
  asking(
    `(?:how many|number of|total number of|amount of)(?: new)? tokens(?: (?:${MADE}|DO S (?:make|create|get (?:me|P)|give (?:me|P)))(?: (?:from|off|with|for) S)?)?`,
    amount('tokens', 'how many'),
  ),
  askingBarely('(?:any )?(?:new |extra |more )?tokens', amount('tokens', 'how many')),
  askingBarely('(?:any |a )?token', amount('tokens', 'whether')),
  asking(
    `(?:how many|number of)(?: new| more)? (?<w>[a-z]+)(?: tokens)?(?: ${MADE}(?: (?:from|off|with|for) S)?)?`,
    tokensOf,
  ),
  asking(
    '(?:DO|can|could) P (?:get|make|create) (?:any |its |my |that |those )?tokens?(?: (?:off|off of|from|for|with) S)?',
    amount('tokens', 'whether'),
  ),
  asking(`(?:DO|can|could) P (?:get|make|create) ${N} tokens?`, exactly('tokens')),
  asking(
    `(?:DO|can|could) S (?:still )?draw(?: (?:P|me))?(?: ${CARDS})?(?: for (?:P|me))?`,
    own('cards drawn', 'whether'),
  ),
  asking(`(?:DO|can|could) S (?:still )?draw(?: (?:P|me))? ${NUMBER}(?: cards?)?`, own('cards drawn', 'how many')),
  asking(
    `(?:DO|can|could) S (?:still )?(?:give|gain|gives|grant|get|net)(?: (?:P|me))? (?:any |the |my )?(?:\\d+ )?life`,
    own('life gained', 'whether'),
  ),
  asking(`how much life (?:DO|can|could) S (?:give|gain|net|get)(?: (?:P|me))?`, own('life gained', 'how many')),
  asking(
    `(?:DO|can|could) S (?:still )?(?:make|create|give|get|leave|net)(?: (?:P|me))? (?:any |the |my |its |${NUMBER} )?(?<w>[a-z]+)(?: tokens?)?`,
    makesTokens,
  ),
];
