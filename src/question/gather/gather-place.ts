// Places of objects: on the battlefield, or in another zone.
import { firstFrom, isBefore, lastBefore, lastIndexBefore } from '../../kit/lists.ts';
import { type Cards, cardKnown } from '../model/card-traits.ts';
import { joinedPatch, type Mention } from '../model/mention.ts';
import type { Side, Token } from '../tokens/question-token.ts';
import { isComma } from '../tokens/token-parts.ts';
import { endClause, type Gathering, isSpell, newClause } from './gathering-state.ts';
import { isListedInZone } from './place-name.ts';

export function gatherThere(g: Gathering, token: Extract<Token, { kind: 'there' }>): void {
  const { clause } = g;
  const { who } = token;
  if (clause.mode === 'ask') {
    const last = clause.group.at(-1);
    if (last !== undefined && clause.relation === undefined) {
      last.place = 'battlefield';
      if (who !== undefined) last.whose = who;
    }
    return;
  }
  const { happening } = clause;
  if (who !== undefined && isInverted(g, token)) {
    endClause(g);
    g.clause = { ...newClause(), mode: 'has', who };
    return;
  }
  if (clause.mode === 'start' && clause.group.length === 0 && who !== undefined && isSite(g, token)) {
    clause.site = who;
    return;
  }
  if (clause.mode === 'event' && who !== undefined && happening?.voice === 'active' && /^under\b/iu.test(token.text)) {
    happening.zoneOf ??= happening.who ?? 'you';
    happening.who = who;
    return;
  }
  // "can I copy the X on their side"
  const copied = happening?.action === 'copies' ? happening.objects.at(-1) : undefined;
  if (clause.mode === 'event' && who !== undefined && copied !== undefined && isNamedLast(g, copied)) {
    copied.whose ??= who;
    copied.place ??= 'battlefield';
    return;
  }
  if (clause.mode === 'event') {
    if (who === undefined || happening === undefined || happening.voice === 'active') return;
    happening.who = who;
    // "my X dies under their control": they have what is mine
    const [dying, ...more] = happening.action === 'dies' ? happening.objects : [];
    const named = g.tokens[g.tokens.indexOf(token) - 2];
    if (dying !== undefined && more.length === 0 && named?.at === dying.at) {
      if (dying.whose !== undefined && dying.whose !== who) dying.owner ??= dying.whose;
      dying.whose = who;
    }
    // "I have X, and Y enters on their side": whose Y is was only taken from before
    for (const mention of happening.action === 'enters' ? happening.objects : [])
      if (!isOwned(g, mention)) delete mention.whose;
    return;
  }
  let said: Side | undefined;
  for (const mention of clause.group) {
    if (clause.mode === 'beside' && !mention.beside) continue;
    // "they cast Wrath of God with my X and Y out": Y is mine as well
    if (clause.mode === 'beside') said = mention.whose ?? said;
    const last = clause.group.at(-1);
    if (mention !== last && (isSpell(g, mention) || isCopier(g, mention) || mention.copying === last)) continue;
    mention.place ??= 'battlefield';
    // "I cast X with Y out" does not say whose Y is
    const isBeside = clause.mode === 'beside' && (clause.who === 'you' || isSuffered(clause));
    const owner = who ?? said ?? (isBeside ? undefined : clause.who);
    if (owner !== undefined && clause.mode !== 'has') mention.whose ??= owner;
  }
  // "I have X, and Y on their side": of a list that somebody else has, the last alone
  const isOfLast = clause.who !== undefined && clause.who !== who && clause.group.length > 1;
  if (who !== undefined && clause.mode === 'has')
    for (const mention of isOfLast ? clause.group.slice(-1) : clause.group) mention.whose = who;
  if (clause.group.length === 0 && who !== undefined && g.tokens[g.tokens.indexOf(token) - 1]?.kind === 'there') {
    for (const mention of g.placed) mention.whose = who;
  }
  if (clause.group.length > 0) g.placed = clause.group;
  if (clause.group.length > 0)
    g.clause = {
      ...newClause(),
      group: [],
      ...(clause.mode === 'has' && clause.who !== undefined ? { who: clause.who } : {}),
    };
}

/** Whether a player is told what they get or lose, and not what they do: "my opponent loses 3 life with X out". */
function isSuffered({ happening }: Gathering['clause']): boolean {
  return happening !== undefined && ['losesLife', 'gainsLife', 'draws', 'mills'].includes(happening.action);
}

/** Whether an owner stands right before the name of an object: "my Y". */
function isOwned({ tokens }: Gathering, { at }: Mention): boolean {
  const lead = tokens[tokens.findIndex(it => it.at === at) - 1];
  return lead?.kind === 'who' && lead.whose;
}

/** The wording "across the table there is X": the place stands before what is there. */
function isSite({ tokens }: Gathering, token: Token): boolean {
  const next = tokens[tokens.indexOf(token) + 1];
  return next?.kind === 'have' && next.nobody === true;
}

/** The wording "…, across the table is X": the place begins what is told of it. */
function isInverted({ tokens }: Gathering, token: Token): boolean {
  const i = tokens.indexOf(token);
  const [before, next] = [tokens[i - 1], tokens[i + 1]];
  const begins = before === undefined || before.kind === 'stop' || (before.kind === 'small' && before.word === 'comma');
  const named = firstFrom(tokens, i + 2, it => it.kind !== 'filler' && it.kind !== 'number');
  return begins && next?.kind === 'be' && (named?.kind === 'card' || named?.kind === 'noun');
}

/** The wording "clone X with Metamorph and Kismet on their side": what does the copying is not there yet. */
function isCopier({ cards, happenings }: Gathering, mention: Mention): boolean {
  return happenings.some(it => it.action === 'copies') && cardKnown(cards, mention)?.copies === true;
}

export function gatherZone(g: Gathering, token: Extract<Token, { kind: 'zone' }>, i: number): void {
  const { zone, who, from, holds } = token;
  if (holds === true) {
    endClause(g);
    g.clause = { ...newClause(), mode: 'has', zone, ...(who === undefined ? {} : { who }) };
    return;
  }
  const { clause } = g;
  const { happening } = clause;
  if (happening !== undefined && from) {
    happening.zone = zone;
    happening.zoneSaid = true;
    if (who !== undefined) happening.zoneOf = who;
    return;
  }
  if (clause.mode === 'ask') {
    if (from) g.passedOver.push(token);
    else placeCopied(g, token, i);
    return;
  }
  const last = happening === undefined ? undefined : joinedAfterVerb(g);
  if (happening !== undefined && last !== undefined) {
    happening.objects.splice(happening.objects.indexOf(last), 1);
    last.place = zone;
    const owner = who ?? clause.who;
    if (owner !== undefined) last.whose ??= owner;
    return;
  }
  // "I reanimate the X that is in their graveyard", "I put X in my graveyard onto the battlefield"
  if (happening !== undefined && happening.zoneSaid !== true && (happening.zone === zone || isBeforeMove(g, i))) {
    happening.zone = zone;
    happening.zoneSaid = true;
    if (who !== undefined) happening.zoneOf = who;
    return;
  }
  const target = happening?.targets.at(-1);
  if (target !== undefined && !from && isNamedLast(g, target)) {
    target.place = zone;
    const owner = who ?? target.whose;
    if (owner !== undefined) target.whose = owner;
    return;
  }
  if (happening !== undefined && !from) placeCopied(g, token, i);
  for (const mention of clause.group) {
    if ((happening !== undefined || clause.mode === 'beside') && !mention.beside) continue;
    if (mention.copying !== undefined && mention.copying === clause.group.at(-1)) continue;
    if (hasOwnZone(g, mention, i) || isSetApart(g, mention) || isBeforePointed(g, mention)) continue;
    if (looksIntoZone(g, mention, zone)) continue;
    if (
      isSpell(g, mention) &&
      mention !== clause.group.at(-1) &&
      !isListedInZone(
        g,
        g.tokens.findIndex(it => it.at === mention.at),
      )
    )
      continue;
    // "X copying Y from my graveyard": where what is copied is
    const isCopied = clause.group.some(it => it.copying === mention);
    if (from && !isCopied) {
      mention.patch = joinedPatch(mention.patch, { cast: { from: zone } });
      continue;
    }
    mention.place = zone;
    const owner = who ?? aimedHand(g, zone) ?? mention.whose ?? clause.who;
    if (owner !== undefined) mention.whose = owner;
  }
}

/** The wordings "can X copy Z in their graveyard", "does my X in hand get …": the zone of what stands before it. */
function placeCopied(
  { tokens, mentions }: Gathering,
  { zone, who }: Extract<Token, { kind: 'zone' }>,
  i: number,
): void {
  const name = lastBefore(tokens, i, it => it.kind !== 'filler');
  const lead = name && lastBefore(tokens, tokens.indexOf(name), it => !['filler', 'number', 'who'].includes(it.kind));
  const copied = mentions.findLast(it => it.at === name?.at);
  const isCopied = lead?.kind === 'small' && lead.word === 'copying';
  // "does my Bloodghast in the graveyard still have its ability": not "is it in the graveyard"
  const next = tokens[i + 1];
  const isSubject = (name?.kind === 'card' || name?.kind === 'noun') && next !== undefined && next.kind !== 'stop';
  // "can X copy Y in their graveyard", "can I Reanimate Y in my graveyard": what the asked deed is done to
  const isDone = lead?.kind === 'verb' && ['copies', 'returns', 'enters'].includes(lead.action);
  const isDoneTo = isDone || lead?.kind === 'card' || /^target(?:s|ing)?$/iu.test(lead?.text ?? '');
  if (copied === undefined || !(isCopied || isDoneTo || (isSubject && copied.asked && copied.place === undefined)))
    return;
  copied.place = zone;
  if (who !== undefined) copied.whose = who;
}

/**
 * The wordings "Tarmogoyf, three Hill Giants in my graveyard", "I have Knight of the Reliquary and six Forests in the yard":
 * a permanent that speaks of such cards, before those that are counted.
 */
function looksIntoZone(g: Gathering, mention: Mention, zone: string): boolean {
  const { tokens, cards, clause } = g;
  if (mention !== clause.group[0] || clause.group.length < 2) return false;
  if (isSizedByOthers(g, mention, zone)) return true;
  const i = tokens.findIndex(it => it.at === mention.at);
  const [sign, number] = [tokens[i + 1], tokens[i + 2]];
  const isCounted = number?.kind === 'number' && !number.article;
  const known = cardKnown(cards, mention);
  // "Tarmogoyf, Island and Opt in my graveyard": its size is what those cards make it
  const isOfOthers = known?.face.abilities.some(it => it.kind === 'static' && it.defining) === true;
  return isComma(sign) && (isCounted || isOfOthers) && known?.says.has(zone) === true;
}

/** Whether the cards that are counted after the first of a list make that one as big as it is, which counts them from the battlefield. */
function isSizedByOthers({ cards, clause, tokens }: Gathering, mention: Mention, zone: string): boolean {
  const [, ...others] = clause.group;
  const known = cardKnown(cards, mention);
  const isSized = zone === 'graveyard' && known?.creature === true && known.says.isSizedByGraveyards;
  if (!isSized || mention.counted || !others.every(it => it.counted)) return false;
  // "… and I reanimate it": what is brought back may lie there
  return !tokens.some(it => bringsBack(it, zone, cards));
}

/** Whether a verb or a spell brings something back from a zone. */
function bringsBack(token: Token, zone: string, cards: Cards): boolean {
  if (token.kind === 'verb') return token.action === 'returns' || token.zone === zone;
  if (token.kind === 'zone') return token.from && token.zone === zone;
  const action = token.kind === 'card' ? cards.named(token.names[0] ?? '')?.says.action : undefined;
  return action?.kind === 'returns' && action.from === zone;
}

/** The wording "I have X and Y, the angel in the graveyard": what was named before what is pointed at again. */
function isBeforePointed({ tokens, clause: { group } }: Gathering, mention: Mention): boolean {
  const last = group.at(-1);
  if (last?.pointed === undefined || mention === last || group.length < 3) return false;
  const at = tokens.findIndex(it => it.at === last.at);
  return isComma(lastBefore(tokens, at, it => it.kind !== 'filler'));
}

/** The wording "I have X, and Y in my graveyard": the comma parts the first of the two from what is said of the other. */
function isSetApart({ tokens, clause: { group, mode } }: Gathering, mention: Mention): boolean {
  const [first, second, ...more] = group;
  if (mode !== 'has' || mention !== first || second === undefined || more.length > 0) return false;
  const at = tokens.findIndex(it => it.at === second.at);
  const and = lastIndexBefore(tokens, at, it => !['number', 'filler', 'state'].includes(it.kind) && !isWhose(it));
  const [comma, joint] = tokens.slice(Math.max(0, and - 1), and + 1);
  return joint?.kind === 'small' && joint.word === 'and' && comma?.kind === 'small' && comma.word === 'comma';
}

function isWhose(token: Token): boolean {
  return token.kind === 'who' && token.whose;
}

/** The wording "X in my graveyard and Y in theirs": a zone of its own stands behind the name before the zone at this place. */
function hasOwnZone({ tokens }: Gathering, { at, place }: Mention, i: number): boolean {
  return place !== undefined && isBefore(tokens, i, it => it.at > at && it.kind === 'zone' && !it.from && !it.holds);
}

/** The wording "they Thoughtseize me with X in hand": the hand of the player whom the spell is for. */
function aimedHand({ clause: { mode, happening }, cards }: Gathering, zone: string): Side | undefined {
  const spell = happening?.by ?? happening?.objects[0];
  const isOfSpell = spell !== undefined && cardKnown(cards, spell)?.spell === true;
  return mode === 'beside' && zone === 'hand' && isOfSpell ? happening?.toPlayer : undefined;
}

/** The wording "I put X in my graveyard onto the battlefield": the zone of the one name right before it, which is moved from there. */
function isBeforeMove({ tokens, clause }: Gathering, i: number): boolean {
  const { happening } = clause;
  const [object, ...more] = happening?.objects ?? [];
  const before = lastBefore(tokens, i, it => !['filler', 'be'].includes(it.kind) && !isThat(it));
  const isMoved = ['enters', 'returns', 'puts'].includes(happening?.action ?? '') && happening?.voice === 'active';
  return isMoved && object !== undefined && more.length === 0 && before?.at === object.at;
}

function isThat(token: Token): boolean {
  return token.kind === 'small' && token.word === 'that';
}

/** The wording "I cast Reanimate on X in my opponent's graveyard": no name follows the target. */
function isNamedLast({ mentions }: Gathering, target: Mention): boolean {
  return mentions.every(it => it.at <= target.at);
}

/**
 * The wording "X dies and Y in graveyard": what was named after what happens to the one before, and did not happen to
 * it.
 */
function joinedAfterVerb({ clause: { happening } }: Gathering): Mention | undefined {
  const last = happening?.objects.at(-1);
  // "X off Dread Return, Y in my yard": the spell stands where the verb would
  const event = happening?.verb ?? happening?.by;
  if (happening?.voice !== 'middle' || event === undefined || last === undefined || happening.objects.length < 2)
    return undefined;
  return last.at > event.at ? last : undefined;
}
