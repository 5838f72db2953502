// Parts that names play in the clause they stand in.
import { firstFrom, isBefore, lastBefore } from '../../kit/lists.ts';
import { cardKnown } from '../model/card-traits.ts';
import type { Mention } from '../model/mention.ts';
import type { Token } from '../tokens/question-token.ts';
import { isComma, isListSign } from '../tokens/token-parts.ts';
import { beginHappening } from './gather-happening.ts';
import { beginQuestion, type Gathering, isSpell, newClause } from './gathering-state.ts';
import { placeIn } from './place-in-clause.ts';

/** Assigns a name its part in the clause. */
export function place(g: Gathering, mention: Mention, i: number): void {
  const { clause } = g;
  if (clause.soft && clause.mode === 'event' && isToldOfAnother(g, i)) g.clause = { ...newClause() };
  // "X dies with three counters and Y": Y stands by, as what is named after "with" does
  if (clause.soft && ['event', 'into'].includes(clause.mode) && isOfItself(g) && isAfterState(g, i)) {
    clause.mode = 'beside';
    clause.under = true;
  }
  // "X enters, Y. Trigger?": a name after a comma and at the end stands by
  if (clause.soft && clause.mode === 'event' && isAfterIntransitive(g, mention, i)) {
    clause.mode = 'beside';
    clause.under = true;
  }
  if (clause.soft && clause.mode === 'event' && isAskedNext(g, i)) {
    mention.asked = true;
    beginQuestion(g);
  }
  if (clause.soft && clause.mode === 'bare' && isAfterCounters(g, i)) g.clause = newClause();
  // "two soldiers off Raise the Alarm, Blind Obedience on the other side": one cause is told already
  if (clause.soft && isCauseTold(clause)) g.clause = newClause();
  const copiers = [...clause.group, ...(clause.happening?.objects ?? [])];
  if (clause.soft && clause.mode === 'copying' && copiers.some(it => it.copying !== undefined)) g.clause = newClause();
  const { mode } = g.clause;
  const before = lastBefore(g.tokens, i, it => it.kind === 'small');
  g.clause.apart = g.clause.soft && before?.kind === 'small' && before.word === 'comma';
  g.clause.soft = false;
  const held = isSpell(g, mention) && isListedInZone(g, i);
  if (
    g.clause.who !== undefined &&
    ['start', 'has'].includes(mode) &&
    isSpell(g, mention) &&
    hasObject(g, i) &&
    !held
  ) {
    delete mention.place;
    beginHappening(g, { action: 'resolves', voice: 'active', at: mention.at, by: mention });
    g.clause.group = [];
    return;
  }
  const struck = isSpell(g, mention) && isGottenBefore(g, i) ? g.clause.group.at(-1) : undefined;
  if (struck !== undefined && mode !== 'ask') {
    delete struck.place;
    beginHappening(g, { action: 'resolves', voice: 'passive', at: mention.at, by: mention });
    g.clause.happening?.targets.push(struck);
    delete g.clause.happening?.who;
    return;
  }
  if (g.clause.who === undefined && mode === 'start' && isSpell(g, mention) && isOwnedNext(g, i)) {
    beginHappening(g, { action: 'resolves', voice: 'active', at: mention.at, by: mention });
    return;
  }
  const aimed = g.clause.who === undefined && mode === 'start' && isSpell(g, mention) ? playerNext(g, i) : undefined;
  if (aimed !== undefined) {
    const { who } = aimed;
    const caster = who === 'you' ? 'opponent' : 'you';
    beginHappening(g, { action: 'resolves', voice: 'active', at: mention.at, by: mention, toPlayer: who, who: caster });
    g.read = aimed;
    return;
  }
  if (mode === 'ask' && isDoneInQuestion(g, mention, i)) {
    g.clause = newClause();
    beginHappening(g, { action: 'resolves', voice: 'active', at: mention.at, by: mention });
    return;
  }
  if (g.clause.who !== undefined && mode === 'start' && isAttaching(g, mention) && hasObject(g, i)) {
    beginHappening(g, { action: 'enters', voice: 'active', at: mention.at });
    g.clause.happening?.objects.push(mention);
    g.clause.group.push(mention);
    g.clause.mode = 'on';
    return;
  }
  const isAsked = mode === 'ask' && isAfterAskedPlayer(g, i);
  if (((g.clause.who !== undefined && mode === 'start') || isAsked) && isCopying(g, mention, i)) {
    beginHappening(g, { action: 'enters', voice: 'active', at: mention.at });
    g.clause.happening?.objects.push(mention);
    g.clause.group = [mention];
    g.clause.mode = 'copying';
    return;
  }
  if (held && mode === 'start') {
    g.clause.mode = 'bare';
    g.clause.group.push(mention);
    return;
  }
  placeIn(g, g.clause, mode, mention, i);
}

/** Whether what an event is caused by, or what something is sacrificed to, was named before a comma. */
function isCauseTold({ mode, happening }: Gathering['clause']): boolean {
  if (mode === 'by') return happening?.by !== undefined;
  return mode === 'to' && happening?.action === 'sacrifices' && happening.targets.length > 0;
}

/** Whether the event of a clause has no list of what it is done to: "X dies", or what a spell that searches finds. */
function isOfItself({ clause: { happening }, cards }: Gathering): boolean {
  if (happening?.voice === 'middle') return true;
  const known = happening?.by === undefined ? undefined : cardKnown(cards, happening.by);
  return happening?.action === 'resolves' && known?.says.searchesLibrary === true;
}

/** The wording "my Thragtusk gets Swords to Plowshared": a spell as a participle after what it is done to. */
function isGottenBefore({ tokens }: Gathering, i: number): boolean {
  const [name, gets] = tokens.slice(Math.max(0, i - 2), i);
  return (name?.kind === 'card' || name?.kind === 'noun') && /^(?:gets?|got|is|was|are)$/iu.test(gets?.text ?? '');
}

/** A spell that begins the sentence, and what it is done to: "Path to Exile my own Bear". */
function isOwnedNext({ tokens }: Gathering, i: number): boolean {
  const owner = tokens[i + 1];
  // "Swords my legendary tapped Thalia"
  const name = tokens.slice(i + 2).find(it => it.kind !== 'filler' && it.kind !== 'state');
  const before = lastBefore(tokens, i, it => it.kind !== 'filler');
  const isFirst = before === undefined || before.kind === 'stop';
  return isFirst && owner?.kind === 'who' && owner.whose && (name?.kind === 'card' || name?.kind === 'noun');
}

/** The wording "Shock my opponent.": the player for whom a spell is that begins the sentence. */
function playerNext({ tokens }: Gathering, i: number): Extract<Token, { kind: 'who' }> | undefined {
  const [player, after] = [tokens[i + 1], tokens[i + 2]];
  const isFirst = tokens[i - 1] === undefined || tokens[i - 1]?.kind === 'stop';
  const ends =
    after === undefined ||
    after.kind === 'stop' ||
    (after.kind === 'small' && ['comma', 'with', 'and', 'if'].includes(after.word));
  return isFirst && ends && player?.kind === 'who' && !player.whose ? player : undefined;
}

/** A spell as a verb after the one that asks: "can I Bolt a Bogle", "does my opponent get to Path it". */
function isDoneInQuestion(g: Gathering, mention: Mention, i: number): boolean {
  return isAfterAskedPlayer(g, i) && isSpell(g, mention) && (hasObject(g, i) || findsNext(g, i));
}

/** The wording "can I": a player stands right before, of whom something is asked. */
function isAfterAskedPlayer({ tokens }: Gathering, i: number): boolean {
  const before = tokens[i - 1];
  return before?.kind === 'ask' && /\b(?:i|we|they|he|she|opponents?|opp)$/iu.test(before.text);
}

/** The wording "can I Chord of Calling for X": what a spell that searches a library is cast for. */
function findsNext({ tokens, cards }: Gathering, i: number): boolean {
  const [spell, lead, ...rest] = tokens.slice(i).filter(it => it.kind !== 'filler' && it.kind !== 'number');
  const known = spell?.kind === 'card' ? cards.named(spell.names[0] ?? '') : undefined;
  const isNamed = rest[0]?.kind === 'card' || rest[0]?.kind === 'noun';
  return known?.says.searchesLibrary === true && lead?.kind === 'small' && lead.word === 'for' && isNamed;
}

/** The wording "a Bolt and a Forest in my graveyard": a list of what is there. */
export function isListedInZone({ tokens }: Gathering, i: number): boolean {
  // "Splendid Reclamation, four lands in my graveyard": a spell, and what is counted there
  const [before, sign, number] = [tokens[i - 1], tokens[i + 1], tokens[i + 2]];
  const begins = before === undefined || before.kind === 'stop';
  const isCounted = number?.kind === 'number' && !number.article;
  if (begins && isComma(sign) && isCounted) return false;
  const end = firstFrom(
    tokens,
    i,
    it => !['card', 'noun', 'number', 'filler', 'be'].includes(it.kind) && !isListSign(it),
  );
  return end?.kind === 'zone' && !end.from && end.holds !== true;
}

/** An Aura as a verb: "They Pacifism my bear". */
function isAttaching({ cards }: Gathering, mention: Mention): boolean {
  return cardKnown(cards, mention)?.attaches === true;
}

/** A permanent after a comma and before the end of the sentence, where the verb before is of the name before it. */
function isAfterIntransitive(
  { tokens, clause: { happening }, cards }: Gathering,
  mention: Mention,
  i: number,
): boolean {
  const before = lastBefore(
    tokens,
    i,
    it => !['number', 'filler', 'state'].includes(it.kind) && !(it.kind === 'who' && it.whose),
  );
  const next = firstFrom(tokens, i + 1, it => it.kind !== 'filler');
  const isMiddle = happening?.voice === 'middle' && happening.objects.length > 0 && happening.verb !== undefined;
  const ends = next === undefined || next.kind === 'stop';
  return isMiddle && isComma(before) && ends && cardKnown(cards, mention)?.spell === false;
}

/** Wordings "I Phantasmal Image my bear", "I Evil Twin it": what enters as a copy as a verb. */
function isCopying(g: Gathering, mention: Mention, i: number): boolean {
  const next = g.tokens[i + 1];
  const pointed = next?.kind === 'small' && next.word === 'it';
  const isThing = /^the$/iu.test(next?.text ?? '') && hasObject(g, i + 1);
  return cardKnown(g.cards, mention)?.copies === true && (pointed || isThing || hasObject(g, i));
}

/** The wording "my X has two lore counters, Y is in my graveyard": what the name before has ends what is told of it. */
function isAfterCounters({ tokens, clause }: Gathering, i: number): boolean {
  const from = clause.group.at(-1)?.at ?? Number.MAX_SAFE_INTEGER;
  const between = tokens.slice(0, i).filter(it => it.at > from);
  return between.some(it => it.kind === 'have') && between.some(it => it.kind === 'counters');
}

/** The name begins another statement: "I clone X, Y is out". */
function isToldOfAnother(g: Gathering, i: number): boolean {
  const [be, there] = g.tokens.slice(i + 1, i + 3);
  const before = lastBefore(
    g.tokens,
    i,
    it => !(it.kind === 'number' && it.article) && !(it.kind === 'who' && it.whose),
  );
  const comma = before?.kind === 'small' && before.word === 'comma' && g.clause.happening?.action !== 'puts';
  if (comma && isListedThere(g, i)) return true;
  // "Y as my land for the turn, X already there"
  if (comma && be?.kind === 'small' && be.word === 'already' && /there$/iu.test(be.text)) return true;
  // "he bolts me, my X has two counters"
  if (comma && be?.kind === 'have' && g.clause.happening?.toPlayer !== undefined) return true;
  // "…, X is mine"
  if (comma && be?.kind === 'be' && there?.kind === 'who') return true;
  if ((comma || isAfterState(g, i)) && be?.kind === 'there' && !/^onto/iu.test(be.text)) return true;
  if (g.clause.happening?.by !== undefined) return isPlacedAfter(g, i);
  // "I cast X and then Y deals 1 to it"
  if (
    be?.kind === 'verb' &&
    be.voice === 'active' &&
    ['deals', 'hits'].includes(be.action) &&
    /^\w+s\b/iu.test(be.text)
  )
    return true;
  // "I play it and my Archelos is untapped"
  return (
    be?.kind === 'be' &&
    (there?.kind === 'there' ||
      (there?.kind === 'zone' && !there.from) ||
      (there?.kind === 'state' && there.patch.tapped !== undefined))
  );
}

/** Two names, and where both are: "I tap a Forest, X and Y both on my board". */
function isListedThere({ tokens }: Gathering, i: number): boolean {
  const rest = tokens.slice(i + 1);
  const both = rest.findIndex(it => !['card', 'noun', 'filler', 'number'].includes(it.kind) && !isListSign(it));
  return /^both$/iu.test(rest[both]?.text ?? '') && rest[both + 1]?.kind === 'there';
}

/** The wording "I sac X with a counter on it and Y out": what the first was like ends what is told of it. */
function isAfterState({ tokens, clause }: Gathering, i: number): boolean {
  const last = clause.group.at(-1) ?? clause.happening?.objects.at(-1);
  const from = last?.at ?? Number.MAX_SAFE_INTEGER;
  return isBefore(tokens, i, it => (it.kind === 'counters' || it.kind === 'x') && it.at > from);
}

/** The wording "my bear dies, Blood Artist triggers?": the name begins what is asked. */
function isAskedNext({ tokens }: Gathering, i: number): boolean {
  const rest = tokens.slice(i + 1);
  const end = rest.findIndex(it => it.kind === 'stop');
  const part = rest.slice(0, end < 0 ? rest.length : end);
  return part[0]?.kind === 'about' && !part.some(it => ['verb', 'card', 'there', 'zone'].includes(it.kind));
}

/** The wording "bolts my bear": what it is done to follows at once. */
function hasObject({ tokens }: Gathering, i: number): boolean {
  const next = tokens[i + 1];
  return (
    next?.kind === 'who' || next?.kind === 'card' || next?.kind === 'noun' || (next?.kind === 'number' && next.article)
  );
}

/** Whether the rest of the clause says that it is on the battlefield. */
function isPlacedAfter({ tokens }: Gathering, i: number): boolean {
  const rest = tokens.slice(i + 1);
  const end = rest.findIndex(
    it => it.kind === 'stop' || it.kind === 'verb' || (it.kind === 'small' && (it.word === 'with' || it.word === 'if')),
  );
  return rest.slice(0, end < 0 ? rest.length : end).some(it => it.kind === 'there');
}
