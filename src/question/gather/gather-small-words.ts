// Small words: what joins, introduces and points.
import { isBasicLandType } from '../../engine/index.ts';
import { cardKnown } from '../card-traits.ts';
import { joined } from '../mention.ts';
import type { Small, Token } from '../question-token.ts';
import { beginHappening } from './gather-happening.ts';
import { gatherThere } from './gather-place.ts';
import { gatherIt } from './gather-player.ts';
import {
  beginQuestion,
  endClause,
  type Gathering,
  isSpell,
  newClause,
  nextClause,
  settleNumber,
} from './gathering-state.ts';

export function gatherSmall(g: Gathering, token: Token, word: Small, i: number): void {
  const { clause } = g;
  switch (word) {
    case 'comma':
    case 'and':
      clause.soft = true;
      clause.relative = false;
      clause.absent = false;
      if (clause.happening?.amount === undefined && g.pending.counted === true) settleNumber(g);
      g.pending = {};
      return;
    case 'colon': {
      const whose =
        clause.group.length === 0 && clause.happening === undefined ? (clause.who ?? g.pending.whose) : undefined;
      endClause(g);
      // "opp: Blood Moon"
      if (whose !== undefined && clause.mode !== 'ask') g.clause = { ...newClause(), mode: 'has', who: whose };
      return;
    }
    case 'then': {
      if (clause.mode === 'ask') return;
      const repeats = clause.happening?.action === 'enters' && clause.happening.voice === 'active';
      nextClause(g);
      g.clause.repeats = repeats;
      return;
    }
    case 'if':
      nextClause(g, undefined);
      return;
    case 'that':
      if (clause.group.length === 0 && clause.mode === 'start') beginQuestion(g);
      else clause.relative = true;
      return;
    case 'with':
      takeBeside(g, i);
      return;
    case 'under':
      if (/^into/iu.test(token.text) && clause.mode === 'bare' && isCopier(g)) {
        clause.mode = 'copying';
        g.pending.whose = 'opponent';
        return;
      }
      if (!takeController(g, i)) takeBeside(g, i);
      return;
    case 'from':
      if (clause.happening !== undefined && clause.happening.by === undefined && g.tokens[i + 1]?.kind === 'card')
        clause.mode = 'by';
      return;
    case 'of':
      if (isCopier(g) && namesNext(g, i)) clause.mode = 'copying';
      return;
    case 'on':
    case 'off':
    case 'by':
    case 'into':
    case 'to':
    case 'for':
      takePreposition(g, word, i);
      return;
    case 'copying':
      if (clause.mode !== 'ask' || clause.group.length > 0) clause.mode = 'copying';
      return;
    case 'attached':
      if (endsHere(g, i) && (clause.group.at(-1)?.attachedTo !== undefined || attachBeside(g))) return;
      clause.mode = /^(?:attached|equipped to|enchanting|equipping)/iu.test(token.text) ? 'host' : 'worn';
      return;
    case 'at':
      if (g.tokens[i + 1]?.kind === 'number' && g.tokens[i + 2]?.kind === 'counters') return;
      if (clause.mode !== 'ask' && ['who', 'card'].includes(g.tokens[i + 1]?.kind ?? '')) {
        clause.mode = 'to';
        return;
      }
      if (clause.mode !== 'ask') g.unread.push(token);
      return;
    case 'naming':
      if (isCopier(g) && namesNext(g, i)) {
        clause.mode = 'copying';
        return;
      }
      if (clause.mode !== 'ask') g.unread.push(token);
      return;
    case 'ordinal':
      g.pending.another = true;
      g.pending.ordinal = token;
      return;
    case 'another':
      // "my second card" may be what an ability waits for
      if (clause.happening?.action === 'draws' && clause.mode === 'event') g.unread.push(token);
      g.pending.another = true;
      return;
    case 'already':
      clause.already = true;
      return;
    case 'it':
      gatherIt(g, token);
      return;
    case 'or':
      if (clause.absent) return;
      if (isBetweenNumbers(g, i)) g.pending = {};
      else if (clause.mode !== 'ask' || tellsMore(g, i)) g.unread.push(token);
      return;
    case 'doubt':
      g.unread.push(token);
      return;
    case 'as':
      if (isCopier(g)) clause.mode = 'copying';
      else if (clause.mode !== 'ask') g.unread.push(token);
      return;
    case 'not':
      if (asksByNot(g, token, i)) {
        beginQuestion(g);
        return;
      }
      if (deniesOfName(g, token, i)) {
        for (const it of clause.group) it.asked = true;
        g.clause = { ...clause, mode: 'ask', asked: true };
        return;
      }
      if (isAbsence(g, i)) clause.absent = true;
      else if (clause.mode !== 'ask') g.unread.push(token);
      return;
    case 'without':
      if (isAbsence(g, i)) clause.absent = true;
      else if (clause.mode !== 'ask') g.unread.push(token);
      return;
    case 'all':
      if (g.tokens[i + 1]?.kind === 'there') return;
      if (clause.mode !== 'ask') g.unread.push(token);
      return;
    case 'both':
      if (/^each$/iu.test(token.text) && clause.who === 'opponent') clause.each = true;
      if (/^both$/iu.test(token.text)) clause.both = true;
      return;
    case 'equals':
    case 'there':
      return;
  }
}

/** "doesn't X enter tapped?": the verb of a question, which expects a yes. */
function asksByNot({ tokens, clause }: Gathering, token: Token, i: number): boolean {
  const begins = clause.mode === 'start' && clause.who === undefined && clause.group.length === 0;
  return begins && /n['’]?t$/iu.test(token.text) && tokens.slice(i).find(it => it.kind === 'stop')?.text === '?';
}

/** "so Hunted Horror won't give them the Centaurs right?": what is asked of the name before. */
function deniesOfName({ tokens, clause }: Gathering, token: Token, i: number): boolean {
  const named = clause.mode === 'bare' && clause.who === undefined && clause.group.length > 0;
  return named && /n['’]?t$/iu.test(token.text) && tokens.slice(i).find(it => it.kind === 'stop')?.text === '?';
}

/** The name before is of something that enters as a copy. */
function isCopier({ cards, clause }: Gathering): boolean {
  const last = clause.group.at(-1);
  return last !== undefined && cardKnown(cards, last)?.copies === true;
}

/** Whether the next word that counts is a name. */
function namesNext({ tokens }: Gathering, i: number): boolean {
  const next = tokens.slice(i + 1).find(it => it.kind !== 'filler' && it.kind !== 'number' && it.kind !== 'who');
  return next?.kind === 'card' || next?.kind === 'noun';
}

function endsHere({ tokens }: Gathering, i: number): boolean {
  const next = tokens[i + 1];
  return next === undefined || next.kind === 'stop' || (next.kind === 'small' && next.word !== 'it');
}

/** "a creature with Colossus Hammer attached": what was named with it; false where that can't be attached. */
function attachBeside({ cards, clause, mentions }: Gathering): boolean {
  const worn = clause.mode === 'beside' ? clause.group.at(-1) : undefined;
  const host = mentions.findLast(
    it => it !== worn && it.attachedTo === undefined && cardKnown(cards, it)?.attaches !== true,
  );
  if (worn === undefined || host === undefined || cardKnown(cards, worn)?.attaches !== true) return false;
  worn.attachedTo = host;
  worn.beside = false;
  const beside = clause.happening?.beside;
  if (beside?.at(-1) === worn) beside.pop();
  return true;
}

/** "7 or 8?", "a 3/3 or a 5/5": what is asked. */
function isBetweenNumbers({ tokens }: Gathering, i: number): boolean {
  const next = tokens.slice(i + 1).find(it => !(it.kind === 'number' && it.article));
  return ['number', 'size', 'counters', 'about', 'stop', 'state'].includes(next?.kind ?? 'stop');
}

/** "no Mountain", "don't have any Islands", "without Blood Moon": what follows is not there. */
function isAbsence({ tokens, clause }: Gathering, i: number): boolean {
  const [first, second] = tokens.slice(i + 1).filter(it => it.kind !== 'number' && it.text.toLowerCase() !== 'any');
  const named = first?.kind === 'have' ? second : first;
  if (clause.happening !== undefined || clause.mode === 'ask') return false;
  return named?.kind === 'card' || named?.kind === 'noun' || isBasicLandType(capital(named?.text ?? ''));
}

function capital(word: string): string {
  return (
    word.slice(0, 1).toUpperCase() +
    word
      .slice(1)
      .toLowerCase()
      .replace(/(?<!n)s$/u, '')
  );
}

/** "or my opponent has X": what follows tells of another case. */
function tellsMore({ tokens }: Gathering, i: number): boolean {
  const [player, action] = tokens.slice(i + 1).filter(it => it.kind !== 'filler');
  return player?.kind === 'who' && !player.whose && (action?.kind === 'have' || action?.kind === 'verb');
}

function takeBeside(g: Gathering, i: number): void {
  const { clause } = g;
  const rest = g.tokens.slice(i + 1).filter(it => it.kind !== 'filler');
  const next = rest[0]?.kind === 'number' ? rest[1] : rest[0];
  if (next?.kind === 'counters' || next?.kind === 'x') return;
  if (clause.mode === 'ask' && !['card', 'noun', 'who'].includes(next?.kind ?? '')) return;
  const word = g.tokens[i];
  if (next?.kind === 'about' && word !== undefined) {
    g.unread.push(word);
    return;
  }
  settleNumber(g);
  g.pending = {};
  const { who, happening } = clause;
  if (/\b(?:my opponents?|their)$/iu.test(word?.text.replace(/['’]/gu, '') ?? '')) g.pending.whose = 'opponent';
  g.clause = {
    ...newClause(),
    mode: 'beside',
    under: g.tokens[i]?.kind === 'small' && /^under/iu.test(g.tokens[i]?.text ?? ''),
    ...(who === undefined ? {} : { who }),
    ...(happening === undefined ? {} : { happening }),
  };
  if (clause.mode === 'ask') g.clause.asked = true;
}

/** "Comes in under my opponent": the player, where no name follows that is theirs. */
function takeController(g: Gathering, i: number): boolean {
  const [player, next] = g.tokens.slice(i + 1).filter(it => it.kind !== 'filler');
  if (player?.kind !== 'who' || player.whose || next?.kind === 'card' || next?.kind === 'noun') return false;
  g.read = player;
  const { who, text, at, end } = player;
  gatherThere(g, { kind: 'there', who, text, at, end });
  return true;
}

/** "I play X into Magus of the Moon": what is there already, where it is no spell that finds it. */
function isFacedNext(g: Gathering): boolean {
  const { happening, mode } = g.clause;
  if (mode === 'ask' || happening?.action !== 'enters' || happening.voice !== 'active') return false;
  const { objects, zone } = happening;
  return zone === undefined && objects.length > 0 && !objects.some(it => isSpell(g, it));
}

const MODES = { on: 'on', off: 'by', by: 'by', into: 'into', to: 'to', for: 'into' } as const;

function takePreposition(g: Gathering, word: keyof typeof MODES, i: number): void {
  const { clause } = g;
  if (word === 'into' && isFacedNext(g)) {
    takeBeside(g, i);
    g.clause.under = true;
    return;
  }
  settleNumber(g);
  g.pending = {};
  const next = g.tokens.slice(i + 1).find(it => it.kind !== 'filler');
  if (word === 'for' && next?.kind === 'number') {
    const following = g.tokens.slice(g.tokens.indexOf(next) + 1).find(it => it.kind !== 'filler');
    if (following?.kind !== 'card' && following?.kind !== 'noun') {
      g.read = next;
      forNumber(g, next.value);
      return;
    }
  }
  const found =
    clause.group.length === 1 &&
    clause.relation === undefined &&
    (word === 'for' || word === 'off' || word === 'into') &&
    next?.kind === 'card';
  const spell = clause.group.at(-1);
  const aimed =
    word === 'on' && spell !== undefined && isSpell(g, spell) && ['card', 'noun'].includes(next?.kind ?? '');
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
    clause.mode = MODES[word];
  }
}

/** "Ballista for 2", "pings for 1". */
function forNumber(g: Gathering, value: number): void {
  const { clause } = g;
  const { happening } = clause;
  if (happening !== undefined && ['hits', 'deals', 'draws', 'gainsLife'].includes(happening.action)) {
    happening.amount = value;
    return;
  }
  const last = clause.group.at(-1) ?? happening?.objects.at(-1);
  const text = last === undefined ? '' : (cardKnown(g.cards, last)?.text ?? '');
  if (text.includes(`pay ${value} life`)) return;
  if (last !== undefined && cardKnown(g.cards, last)?.x === true)
    last.patch = joined(last.patch, { cast: { x: value } });
  else if (last?.names.length === 1 && happening === undefined && cardKnown(g.cards, last)?.spell !== true) {
    beginHappening(g, { action: 'hits', voice: 'active', at: last.at, source: last, amount: value });
  }
}
