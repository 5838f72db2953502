// Phrases for what has happened this turn: "you gained life this turn", "no creature died this turn".

import type { Condition } from '../../engine/index.ts';
import { withIndefiniteArticleWord } from '../../kit/articles.ts';
import type { ThisTurnFact } from '../../vocabulary/index.ts';
import { numberWord } from '../english-numbers.ts';
import type { Phraser } from './phraser.ts';

type Happened = Extract<Condition, { readonly kind: 'happened' }>;

/** A condition on the turn so far, or with `not` its opposite: "you did not attack this turn". */
export function thisTurnPhrase(phraser: Phraser, { what, who, atLeast = 1 }: Happened, not = false): string {
  const fact: Done | Undergone = FACTS[what];
  const number = `${numberWord(atLeast)}${not ? '' : ' or more'}`;
  if ('past' in fact) {
    const { past, base, one, many } = fact;
    const object = one === undefined ? '' : ` ${atLeast > 1 && many !== undefined ? `${number} ${many}` : one}`;
    if (who.kind === 'anyone') return `${not ? 'no player' : 'a player'} ${past}${object} this turn`;
    return `${phraser.who(who)} ${not ? `did not ${base}` : past}${object} this turn`;
  }
  const { noun, plural, whose } = fact;
  const where = who.kind === 'anyone' ? '' : ` ${whose(phraser, who)}`;
  const subject = atLeast > 1 ? `${not ? 'fewer than ' : ''}${number} ${plural}` : not ? `no ${bare(noun)}` : noun;
  return `${subject} ${fact.verb}${where} this turn`;
}

function bare(noun: string): string {
  return noun.replace(/^an? /u, '');
}

/** An action of a player: the verb in the past and after "did not", and its object. */
interface Done {
  readonly past: string;
  readonly base: string;
  readonly one?: string;
  readonly many?: string;
}

/** A thing that becomes of objects and players. */
interface Undergone {
  readonly noun: string;
  readonly plural: string;
  readonly verb: string;
  readonly whose: (phraser: Phraser, who: Happened['who']) => string;
}

function cast(kind: string): Done {
  return { past: 'cast', base: 'cast', one: withIndefiniteArticleWord(`${kind}spell`), many: `${kind}spells` };
}

const UNDER: Undergone['whose'] = (phraser, who) => `under ${phraser.whose(who)} control`;

const FACTS = {
  lifeLost: { past: 'lost', base: 'lose', one: 'life' },
  lifeGained: { past: 'gained', base: 'gain', one: 'life' },
  attacked: { past: 'attacked', base: 'attack' },
  spellsCast: cast(''),
  landsPlayed: { past: 'played', base: 'play', one: 'a land', many: 'lands' },
  cardsDrawn: { past: 'drew', base: 'draw', one: 'a card', many: 'cards' },
  tokensCreated: { past: 'created', base: 'create', one: 'a token', many: 'tokens' },
  permanentsSacrificed: { past: 'sacrificed', base: 'sacrifice', one: 'a permanent', many: 'permanents' },
  cardsDiscarded: { past: 'discarded', base: 'discard', one: 'a card', many: 'cards' },
  surveilled: { past: 'surveilled', base: 'surveil' },
  descended: { past: 'descended', base: 'descend' },
  crimesCommitted: { past: 'committed', base: 'commit', one: 'a crime', many: 'crimes' },
  instantsAndSorceriesCast: cast('instant or sorcery '),
  noncreatureSpellsCast: cast('noncreature '),
  whiteSpellsCast: cast('white '),
  blueSpellsCast: cast('blue '),
  blackSpellsCast: cast('black '),
  redSpellsCast: cast('red '),
  greenSpellsCast: cast('green '),
  countersPut: { past: 'put', base: 'put', one: 'a counter on something', many: 'counters on something' },
  diceRolled: { past: 'rolled', base: 'roll', one: 'a die', many: 'dice' },
  damageDealt: {
    noun: 'damage',
    plural: 'damage',
    verb: 'was dealt',
    whose: (phraser, who) => `to ${phraser.who(who)}`,
  },
  creaturesDied: { noun: 'a creature', plural: 'creatures', verb: 'died', whose: UNDER },
  permanentsLeft: { noun: 'a permanent', plural: 'permanents', verb: 'left the battlefield', whose: UNDER },
  nonlandPermanentsLeft: {
    noun: 'a nonland permanent',
    plural: 'nonland permanents',
    verb: 'left the battlefield',
    whose: UNDER,
  },
  spellsWarped: { past: 'warped', base: 'warp', one: 'a spell', many: 'spells' },
  combatPhases: { past: 'had', base: 'have', one: 'an earlier combat phase', many: 'earlier combat phases' },
  cardsLeftGraveyard: {
    noun: 'a card',
    plural: 'cards',
    verb: 'left',
    whose: (phraser, who) => `${phraser.whose(who)} graveyard`,
  },
} as const satisfies { readonly [F in ThisTurnFact]: Done | Undergone };
