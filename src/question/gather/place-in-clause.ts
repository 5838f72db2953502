// Names in a clause by its mode: subjects, what somebody has, what something is done to.
import { lastBefore, lastIndexBefore } from '../../kit/lists.ts';
import { cardKnown } from '../model/card-traits.ts';
import { type Happening, joinedPatch, type Mention } from '../model/mention.ts';
import type { Side, Token } from '../tokens/question-token.ts';
import { attach, beginHappening, chooseName, copyHappening, fromSpell, intoFrom, spellOn } from './gather-happening.ts';
import { type Gathering, isSpell, type Mode, type QuestionClause } from './gathering-state.ts';

/** A name in a clause of its mode: what it does there, and its place in the clause's group. */
export function placeIn(g: Gathering, clause: QuestionClause, mode: Mode, mention: Mention, i: number): void {
  const { happening } = clause;
  switch (mode) {
    case 'start':
    case 'bare':
      if (mode === 'start' && clause.repeats) {
        beginHappening(g, { action: 'enters', voice: 'active', at: mention.at });
        clause.happening?.objects.push(mention);
        break;
      }
      if (beginsEvent(g, clause, mention, i)) return;
      clause.mode = 'bare';
      break;
    case 'has':
      placeWithOwner(g, clause, mention, i);
      break;
    case 'event':
      if (happening?.action === 'resolves') happening.targets.push(mention);
      // "I cast Ethereal Absolution, their Baneslayer Angel, does it live": nobody casts what is not theirs
      else if (clause.apart && isOfOtherSide(happening, mention)) mention.place = 'battlefield';
      else happening?.objects.push(mention);
      break;
    case 'beside':
      mention.beside = true;
      if (clause.under) mention.place = 'battlefield';
      if (clause.held && mention.noun?.generic === true) placeWithOwner(g, clause, mention, i);
      // "my opponent casts X with five lands": what is only counted is of the player who does it
      if (mention.noun !== undefined && mention.counted && !clause.under && clause.who !== undefined)
        mention.whose ??= clause.who;
      happening?.beside.push(mention);
      break;
    case 'on':
    case 'to':
      if (happening === undefined) spellOn(g, mention);
      else if (isNamedByEntering(g, mention)) return;
      else happening.targets.push(mention);
      break;
    case 'by':
      if (happening?.verb?.through === true && !happening.asked && mention.noun?.token !== undefined)
        crackToken(g, happening, mention);
      else if (happening !== undefined) happening.by = mention;
      else fromSpell(g, clause.group, mention);
      break;
    case 'into':
      if (happening === undefined) intoFrom(g, mention);
      // "sacrificing X for Y": what was paid for enters
      else if (happening.action === 'sacrifices' && happening.objects.length > 0) {
        beginHappening(g, { action: 'enters', voice: 'middle', at: mention.at });
        g.clause.happening?.objects.push(mention);
      } else happening.objects.push(mention);
      break;
    case 'copying':
      if (isModel(g, mention, i)) mention.model = true;
      if (mention.model === true && isOfCopied(clause)) {
        // "can X copy a Clone that is copying Y": the Clone is there, as that copy
        const copied = clause.happening?.objects.at(-1);
        if (copied !== undefined) copied.patch = joinedPatch(copied.patch, { copyOf: mention.names[0] });
        g.mentions.splice(g.mentions.indexOf(mention), 1);
        return;
      }
      if (!copyHappening(g, mention)) g.unread.push(unreadAt(g, i));
      // "does X copying Y come in tapped": the verb goes on asking
      else if (clause.asked) clause.mode = 'ask';
      break;
    case 'host':
    case 'worn':
      attach(g, mention, mode);
      if (mode === 'host') clause.mode = 'bare';
      // "does X with Y kill Z": the verb goes on asking
      else if (clause.asked) clause.mode = 'ask';
      break;
    case 'ask':
      if (isToBe(g, i)) {
        copyHappening(g, mention);
        break;
      }
      clause.relation?.right.push(mention);
      if (happening !== undefined) happening.objects.push(mention);
      break;
  }
  clause.group.push(mention);
}

/** Whether what is named after what a player casts is another player's. */
function isOfOtherSide(happening: Happening | undefined, { whose }: Mention): boolean {
  if (happening?.action !== 'enters' || happening.who === undefined || happening.objects.length === 0) return false;
  const isCast =
    happening.voice === 'active' && /^(?:cast|play|flash|resolv|drop|slam)/iu.test(happening.verb?.text ?? '');
  return isCast && whose !== undefined && whose !== happening.who;
}

/** The wording "I cast Alpine Moon on Mutavault": the card name that is chosen as the one before enters. */
function isNamedByEntering(g: Gathering, mention: Mention): boolean {
  const { happening } = g.clause;
  const chooser = happening?.action === 'enters' ? happening.objects.at(-1) : undefined;
  return chooser !== undefined && chooseName(g, chooser, mention);
}

/** Wordings "X is a copy of Y", "a Clone that's a copy of Y": a state, which tells of no Y on the battlefield. */
function isModel({ tokens, clause }: Gathering, { whose }: Mention, i: number): boolean {
  const copying = lastIndexBefore(tokens, i, it => it.kind === 'small' && it.word === 'copying');
  const before = tokens.slice(0, Math.max(0, copying)).findLast(it => it.kind !== 'filler');
  const isState = before?.kind === 'be' || (before?.kind === 'small' && before.word === 'that');
  const isComing = ['enters', 'returns'].includes(clause.happening?.action ?? '');
  return whose === undefined && isState && !isComing;
}

/** Whether what a relative clause tells of is what something else is asked to copy. */
function isOfCopied({ happening }: QuestionClause): boolean {
  return happening?.action === 'copies' && happening.objects.length > 0;
}

/** Whether a name at the beginning of a clause is an event by itself, such as a spell that somebody casts. */
function beginsEvent(g: Gathering, clause: QuestionClause, mention: Mention, i: number): boolean {
  if (isMadeByName(g, mention, i)) {
    const source = clause.group.at(-1);
    beginHappening(g, {
      action: 'creates',
      voice: 'active',
      at: mention.at,
      ...(source === undefined ? {} : { source }),
    });
    clause.happening?.objects.push(mention);
    return true;
  }
  if (clause.who !== undefined && clause.group.length === 0 && isSpell(g, mention)) {
    beginHappening(g, { action: 'resolves', voice: 'active', at: mention.at, by: mention });
    return true;
  }
  const isUnread = clause.who !== undefined && clause.group.length === 0 && mention.whose === undefined;
  const next = g.tokens[i + 1];
  // "my opponent goes Liliana -2"
  const isActivated = next?.kind === 'verb' && next.action === 'activates';
  if ((isUnread && isAfterPlayer(g, i) && !isActivated) || isBesideName(g, i)) g.unread.push(unreadAt(g, i));
  return false;
}

/** A name that somebody has: its zone, its controller, and its owner where that is another player. */
function placeWithOwner(g: Gathering, clause: QuestionClause, mention: Mention, i: number): void {
  if (clause.everybodys && mention.whose === undefined) addForOpponent(g, mention);
  mention.place = clause.zone ?? 'battlefield';
  if (clause.who !== undefined && !clause.nobodys && mention.whose !== undefined && isOfAnother(g, mention.whose, i)) {
    mention.owner = mention.whose;
    mention.whose = clause.who;
  }
  if (!clause.nobodys) mention.whose ??= clause.who ?? 'you';
  if (clause.each === true) mention.each = true;
}

/** The wording "crack a Treasure": a token is sacrificed for what it does. */
function crackToken(g: Gathering, happening: Happening, token: Mention): void {
  const { verb, at, who } = happening;
  g.happenings.splice(g.happenings.indexOf(happening), 1);
  const action = asksWhatItDoes(g, token) || isLimitedHere(g) ? 'activates' : 'sacrifices';
  const begun = { action, voice: 'active', at, ...(verb === undefined ? {} : { verb }) } as const;
  beginHappening(g, { ...begun, who: who ?? 'you', objects: [token] });
}

/** The wording "they have Stony Silence, I crack a Treasure": whether its ability may be activated is the question (602.5). */
function isLimitedHere({ mentions, cards }: Gathering): boolean {
  return mentions.some(it => (cardKnown(cards, it)?.says.limitsActivating.length ?? 0) > 0);
}

/** The wording "I crack a Clue, how many cards": what the ability of the token does is asked. */
function asksWhatItDoes({ tokens }: Gathering, { noun }: Mention): boolean {
  const words = typeof noun?.token === 'string' ? OF_TOKENS[noun.token] : undefined;
  return words !== undefined && tokens.some(it => words.test(it.text));
}

const OF_TOKENS: Readonly<Record<string, RegExp | undefined>> = {
  Clue: /^(?:cards?|draws?)$/iu,
  Blood: /^(?:cards?|draws?)$/iu,
  Food: /^(?:life|gain(?:s|ing|ed)?)$/iu,
};

/** The wording "Tireless Tracker's Clue": a token that the text of the card before speaks of. */
function isMadeByName({ tokens, clause, cards }: Gathering, { noun }: Mention, i: number): boolean {
  const maker = clause.group.at(-1);
  const before = tokens[i - 1];
  if (maker === undefined || before?.kind !== 'card' || noun?.token === undefined) return false;
  const says = cardKnown(cards, maker)?.says;
  const kind = typeof noun.token === 'string' ? noun.token : String(noun.token.subtypes);
  return (
    /s['’]?$/iu.test(before.text) && (says?.investigates === true ? kind === 'Clue' : says?.names(`${kind} `) === true)
  );
}

/** The wording "can Phyrexian Metamorph be an Embercleave": what something that copies is asked to be. */
function isToBe({ tokens, clause, cards }: Gathering, i: number): boolean {
  const copier = clause.group.at(-1);
  const before = lastBefore(tokens, i, it => it.kind !== 'filler' && it.kind !== 'number');
  return before?.kind === 'be' && copier !== undefined && cardKnown(cards, copier)?.copies === true;
}

/** A permanent under another player than its owner: "My opponent controls my bear". */
function isOfAnother({ tokens, clause }: Gathering, whose: Side, i: number): boolean {
  const [owner, verb] = tokens
    .slice(0, i)
    .filter(it => it.kind !== 'filler' && it.kind !== 'state')
    .toReversed();
  const said = owner?.kind === 'who' && (owner.whose || /s$/iu.test(owner.text)) && verb?.kind === 'have';
  return said && clause.zone === undefined && whose !== clause.who;
}

/** The wording "We both have X": the first is yours, and the opponent has another. */
function addForOpponent(g: Gathering, mention: Mention): void {
  mention.whose = 'you';
  g.mentions.push({ ...mention, whose: 'opponent', place: 'battlefield', each: true });
}

/** Two names, and nothing that joins them: "Sneak Attack an Emrakul". */
function isBesideName({ tokens, clause }: Gathering, i: number): boolean {
  if (clause.group.length === 0) return false;
  const before = lastBefore(
    tokens,
    i,
    it => !(it.kind === 'number' && it.article) && !(it.kind === 'who' && it.whose) && it.kind !== 'size',
  );
  return before?.kind === 'card' || (before?.kind === 'noun' && tokens[i - 1]?.kind === 'size');
}

/** The wording "I Blood Moon": the name follows the player, and no verb. */
function isAfterPlayer({ tokens }: Gathering, i: number): boolean {
  return lastBefore(tokens, i, it => it.kind !== 'filler' && it.kind !== 'number')?.kind === 'who';
}

function unreadAt(g: Gathering, i: number): Token {
  const token = g.tokens[i];
  if (token === undefined) throw new RangeError('no token there');
  return token;
}
