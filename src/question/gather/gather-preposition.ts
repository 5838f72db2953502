// Prepositions: what stands with, under, on or in something.
import { firstFrom } from '../../kit/lists.ts';
import { cardWording } from '../../oracle/index.ts';
import { activatedOf } from '../model/activations.ts';
import { cardKnown } from '../model/card-traits.ts';
import { joinedPatch, type Mention } from '../model/mention.ts';
import { countersSaid } from '../model/states.ts';
import type { Side, Token } from '../tokens/question-token.ts';
import { beginHappening } from './gather-happening.ts';
import { gatherThere } from './gather-place.ts';
import { type Gathering, isSpell, newClause, settleNumber } from './gathering-state.ts';

export function gatherBeside(g: Gathering, i: number): void {
  const { clause } = g;
  const rest = g.tokens.slice(i + 1).filter(it => it.kind !== 'filler');
  const next = rest[0]?.kind === 'number' ? rest[1] : rest[0];
  if (next?.kind === 'counters' || next?.kind === 'x') return;
  if (clause.mode === 'ask' && !['card', 'noun', 'who'].includes(next?.kind ?? '')) return;
  const word = g.tokens[i];
  if (isWornNext(g, i)) {
    clause.mode = 'worn';
    return;
  }
  if (next?.kind === 'about' && word !== undefined && !/^tokens?$/iu.test(next.text)) {
    g.unread.push(word);
    return;
  }
  settleNumber(g);
  g.pending = {};
  const { happening } = clause;
  const who = playerWithCards(g, i) ?? clause.who;
  if (
    /\b(?:(?:my |an? |the )?(?:opponents?|opps)|opposing|enemy|their)$/iu.test(word?.text.replace(/['’]/gu, '') ?? '')
  )
    g.pending.whose = 'opponent';
  g.clause = {
    ...newClause(),
    mode: 'beside',
    under: g.tokens[i]?.kind === 'small' && /^under/iu.test(g.tokens[i]?.text ?? ''),
    held: clause.mode === 'has',
    ...(who === undefined ? {} : { who }),
    ...(happening === undefined ? {} : { happening }),
  };
  if (clause.mode === 'ask') g.clause.asked = true;
}

/** The wording "targeting my opponent with 3 creature cards in graveyard": the player whose cards these are. */
function playerWithCards({ tokens }: Gathering, i: number): Side | undefined {
  const before = tokens[i - 1];
  const rest = tokens.slice(i + 1);
  const end = rest.findIndex(it => !['number', 'noun', 'card', 'about', 'filler'].includes(it.kind) && !isJoined(it));
  const place = rest[end];
  const isInZone = end > 0 && place?.kind === 'zone' && !place.from && place.who === undefined;
  return before?.kind === 'who' && !before.whose && isInZone ? before.who : undefined;
}

function isJoined(token: Token): boolean {
  return token.kind === 'small' && (token.word === 'and' || token.word === 'comma');
}

/** The wording "my Grizzly Bears with Basilisk Collar": an Equipment after the creature that has it. */
function isWornNext({ clause, tokens, cards }: Gathering, i: number): boolean {
  const [before, word] = tokens.slice(Math.max(0, i - 1), i + 1);
  const [named, after] = tokens.slice(i + 1).filter(it => it.kind !== 'filler' && it.kind !== 'number');
  const host = clause.group.at(-1);
  const isHost = host !== undefined && host.at === before?.at && cardKnown(cards, host)?.creature === true;
  const isPlaced = after?.kind === 'there' || after?.kind === 'zone' || after?.kind === 'be';
  if (!isHost || host.count > 1 || isPlaced || clause.happening !== undefined || !/^with$/iu.test(word?.text ?? ''))
    return false;
  return named?.kind === 'card' && cardKnown(cards, named)?.face.subtypes.includes('Equipment') === true;
}

/** The player, where no name follows that is theirs: "Comes in under my opponent". */
export function gatherController(g: Gathering, i: number): boolean {
  const [player, next] = g.tokens.slice(i + 1).filter(it => it.kind !== 'filler');
  if (player?.kind !== 'who' || player.whose || next?.kind === 'card' || next?.kind === 'noun') return false;
  g.read = player;
  const { who, text, at, end } = player;
  gatherThere(g, { kind: 'there', who, text, at, end });
  return true;
}

/** Wordings "I play X into Magus of the Moon", "I discard X into Rest in Peace": what is there already, where it is no spell that finds it. */
function isFacedNext(g: Gathering, i: number): boolean {
  const { happening, mode } = g.clause;
  const next = g.tokens[i + 1];
  const isOfOther = next?.kind === 'who' && next.whose && happening?.who !== undefined && next.who !== happening.who;
  if (['discards', 'mills', 'dies'].includes(happening?.action ?? '')) return happening?.objects.length !== 0;
  const { voice, by, verb } = happening ?? {};
  const isPut = by !== undefined && cardKnown(g.cards, by)?.spell === false && verb === undefined;
  const itself =
    (voice === 'passive' || voice === 'middle') && (isPut || (by === undefined && (verb?.zone ?? '') === ''));
  if (happening?.action !== 'enters' || (mode === 'ask' && voice !== 'passive')) return false;
  if (voice !== 'active' && !itself) return false;
  const { objects, zone } = happening;
  const finds = (mention: Mention) => {
    const known = cardKnown(g.cards, mention);
    // "they cast Wrath into my X": it is aimed at nothing, and finds nothing of mine
    if (isOfOther && known?.says.hasTarget === false) return false;
    return known?.spell === true && !['draws', 'damage', 'mills', 'discards'].includes(known.says.action.kind);
  };
  return zone === undefined && objects.length > 0 && !objects.some(finds);
}

/** The wording "Primeval Titan enters and finds X": the permanent that just entered, whose text searches a library. */
function finderOf({ clause: { happening, mode }, cards }: Gathering): Mention | undefined {
  const [object, ...more] = happening?.action === 'enters' && !happening.asked ? happening.objects : [];
  const known = object === undefined ? undefined : cardKnown(cards, object);
  const isFinder = mode === 'event' && more.length === 0 && known?.spell === false && known.says.searchesLibrary;
  return isFinder ? object : undefined;
}

const MODES = { on: 'on', off: 'by', by: 'by', into: 'into', to: 'to', for: 'into' } as const;

export function gatherPreposition(g: Gathering, word: keyof typeof MODES, i: number): void {
  const { clause } = g;
  const finder = /^(?:finds?|found|grabs?|grabbing|gets?|getting|fetching up|searching up)$/iu.test(
    g.tokens[i]?.text ?? '',
  )
    ? finderOf(g)
    : undefined;
  if (finder !== undefined) {
    beginHappening(g, { action: 'enters', voice: 'middle', at: g.tokens[i]?.at ?? 0, by: finder, zone: 'library' });
    return;
  }
  if (word === 'into' && /^into$/iu.test(g.tokens[i]?.text ?? '') && isFacedNext(g, i)) {
    gatherBeside(g, i);
    g.clause.under = true;
    return;
  }
  settleNumber(g);
  g.pending = {};
  const next = firstFrom(g.tokens, i + 1, it => it.kind !== 'filler');
  if (word === 'for' && next?.kind === 'number') {
    const following = firstFrom(
      g.tokens,
      g.tokens.indexOf(next) + 1,
      it => it.kind !== 'filler' && !(it.kind === 'who' && it.whose && it.text === ''),
    );
    if (following?.kind !== 'card' && following?.kind !== 'noun') {
      g.read = next;
      forNumber(g, next.value, /^mana$/iu.test(following?.text ?? ''));
      return;
    }
  }
  if (word === 'on' && next?.kind === 'number' && takesCountersAt(g, next)) return;
  const found =
    clause.group.length === 1 &&
    clause.relation === undefined &&
    (word === 'for' || word === 'off' || word === 'into') &&
    next?.kind === 'card';
  const spell = clause.group.at(-1);
  const aimed =
    word === 'on' &&
    spell !== undefined &&
    (isSpell(g, spell)
      ? ['card', 'noun']
      : cardKnown(g.cards, spell)?.copies === true
        ? ['card', 'noun', 'who']
        : []
    ).includes(next?.kind ?? '');
  if (clause.mode === 'ask' && clause.happening === undefined && !aimed && !(found && clause.fragment)) return;
  if (
    word === 'by' ||
    word === 'off' ||
    word === 'on' ||
    word === 'into' ||
    word === 'to' ||
    next?.kind === 'card' ||
    next?.kind === 'number'
  ) {
    clause.mode = clause.happening?.action === 'removes' ? 'to' : MODES[word];
  }
}

/** The wording "Chalice on 1": as many of the counters that the card speaks of; false where it is no such number. */
export function takesCountersAt(g: Gathering, number: Extract<Token, { kind: 'number' }>): boolean {
  const { clause } = g;
  const last = clause.group.at(-1) ?? clause.happening?.objects.at(-1);
  const next = g.tokens[g.tokens.indexOf(number) + 1];
  const known = last === undefined ? undefined : cardKnown(g.cards, last);
  const isAlone = next?.kind !== 'card' && next?.kind !== 'noun' && next?.kind !== 'counters';
  if (last === undefined || known?.says.kindOfCounter === undefined || known.creature || number.article || !isAlone)
    return false;
  const counters = countersSaid('', number.value, known);
  if (counters === undefined) return false;
  const isCast = clause.happening?.action === 'enters' && clause.happening.objects.includes(last);
  last.patch = joinedPatch(last.patch, isCast && known.x ? { cast: { x: number.value } } : counters);
  if (clause.happening === undefined) last.place ??= 'battlefield';
  g.read = number;
  return true;
}

/** Wordings "Ballista for 2", "pings for 1"; a number of mana is a price, and no damage. */
function forNumber(g: Gathering, value: number, ofMana: boolean): void {
  const { clause } = g;
  const { happening } = clause;
  if (
    happening !== undefined &&
    ['hits', 'deals', 'draws', 'gainsLife', 'losesLife', 'mills', 'activates'].includes(happening.action)
  ) {
    happening.amount = value;
    return;
  }
  const last = clause.group.at(-1) ?? happening?.objects.at(-1) ?? happening?.by;
  const says = last === undefined ? undefined : cardKnown(g.cards, last)?.says;
  if (says?.lifePaid.includes(value) === true) return;
  const isSpellOfX = last !== undefined && isSpell(g, last) && says?.paysX === true;
  if (last !== undefined && (cardKnown(g.cards, last)?.x === true || isSpellOfX))
    last.patch = joinedPatch(last.patch, { cast: { x: value } });
  else if (last !== undefined && happening === undefined && isOfAbilityWithX(g, last)) {
    beginHappening(g, { action: 'activates', voice: 'active', at: last.at, source: last, amount: value });
  } else if (
    !ofMana &&
    last?.names.length === 1 &&
    happening === undefined &&
    cardKnown(g.cards, last)?.spell !== true &&
    cardKnown(g.cards, last)?.says.has('kicked') !== true
  ) {
    beginHappening(g, { action: 'hits', voice: 'active', at: last.at, source: last, amount: value });
  }
}

/** The wording "Pernicious Deed for 2": of a permanent without power, the X of the one ability that has one. */
function isOfAbilityWithX({ cards }: Gathering, mention: Mention): boolean {
  const known = cardKnown(cards, mention);
  if (known === undefined || known.creature || known.spell) return false;
  return activatedOf(known).filter(it => cardWording(it.cost).hasX).length === 1;
}
