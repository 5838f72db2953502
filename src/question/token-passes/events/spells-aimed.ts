// Spells that return what they target, told with it in other words than "on": "I target X with Cloudshift", "Reanimate, naming X", "I cast
// Animate Dead to bring it back", "I flicker X (Ephemerate)".
import { firstIndexFrom, lastBefore } from '../../../kit/lists.ts';
import { type Cards, cardKnown, type Known } from '../../model/card-traits.ts';
import type { PassContext } from '../../model/pass-context.ts';
import type { Token } from '../../tokens/question-token.ts';
import { isComma, plainPart, type RunReplacement, sentenceStart, withRunsReplaced } from '../../tokens/token-parts.ts';

type CardToken = Extract<Token, { kind: 'card' }>;

/** A card that returns what it targets: from a graveyard, or from exile at once. */
interface Returner {
  readonly card: CardToken;
  readonly from: 'graveyard' | 'exile';
  /** Whether it is an Aura, which is cast on what it returns. */
  readonly isAura: boolean;
}

/** The tokens with each such spell as cast on its target (601.2c). */
export function withSpellsAimed(tokens: readonly Token[], { cards }: PassContext): readonly Token[] {
  if (!tokens.some(it => returnerOf(it, cards) !== undefined)) return tokens;
  const spells = tokens.map(it => returnerOf(it, cards));
  const [first, ...more] = spells.flatMap(it => (it === undefined ? [] : [it.card.names[0]]));
  if (first === undefined || more.some(it => it !== first)) return tokens;
  const context: Aiming = { tokens: withOwnZones(tokens, spells), spells, cards };
  return withRunsReplaced(
    context.tokens,
    i =>
      playedAs(context, i) ??
      claimedOf(context, i) ??
      castTo(context, i) ??
      targetedBy(context, i) ??
      thenAimed(context, i) ??
      doesTo(context, i) ??
      doneBy(context, i) ??
      doneBeside(context, i) ??
      exiledAndBack(context, i) ??
      broughtBack(context, i) ??
      alone(context, i),
  );
}

/** The tokens with the zones of a list that name no player as those of the player who asks what they can do: "X in yard, S in hand. Can I". */
function withOwnZones(tokens: readonly Token[], spells: readonly (Returner | undefined)[]): readonly Token[] {
  if (!isHeld({ tokens, spells }) || !tokens.some(it => it.kind === 'ask' && /\bi$/iu.test(it.text))) return tokens;
  return tokens.map(
    (it, i): Token =>
      it.kind === 'zone' && it.who === undefined && tokens[i - 1]?.kind === 'card' ? { ...it, who: 'you' } : it,
  );
}

interface Aiming {
  readonly tokens: readonly Token[];
  /** The spell that each token names. */
  readonly spells: readonly (Returner | undefined)[];
  readonly cards: Cards;
}

function returnerOf(token: Token, cards: Cards): Returner | undefined {
  const name = token.kind === 'card' ? token.names[0] : token.kind === 'verb' ? token.card : undefined;
  const known = name === undefined ? undefined : cards.named(name);
  if (name === undefined || known === undefined || !/^\p{Lu}/u.test(token.text)) return undefined;
  const manner = mannerOf(known);
  if (manner.from === undefined) return undefined;
  const card: CardToken =
    token.kind === 'card'
      ? token
      : { kind: 'card', names: [name], loose: false, open: false, plural: false, ...plainPart(token) };
  return { card, from: manner.from, isAura: manner.isAura };
}

type Manner = Pick<Returner, 'isAura'> & { readonly from: Returner['from'] | undefined };

/** From where a card returns what it targets. */
function mannerOf({ spell, face, says }: Known): Manner {
  const isAura = face.subtypes.includes('Aura') && says.has('graveyard');
  const action = spell ? says.action : undefined;
  const isReturning = action?.kind === 'returns' && action.from === 'graveyard';
  const from = action?.kind === 'blinks' ? 'exile' : isAura || isReturning ? 'graveyard' : undefined;
  return { isAura, from };
}

/** Tokens of what a spell is aimed at, and the place past its words. */
interface Target {
  readonly tokens: readonly Token[];
  readonly to: number;
}

/** The permanent or card named at a place, or meant by a pronoun there, with the zone behind it. */
function targetAt({ tokens, spells, cards }: Aiming, i: number, spell: Returner): Target | undefined {
  const lead = tokens[i];
  const isLed =
    (lead?.kind === 'who' && lead.whose) ||
    (lead?.kind === 'number' && lead.article) ||
    /^the$/iu.test(lead?.text ?? '');
  const at = isLed ? i + 1 : i;
  const token = tokens[at];
  const isPronoun = token?.kind === 'small' && token.word === 'it' && /^(?:it|him|her)$/iu.test(token.text);
  const named = isPronoun ? meantBefore({ tokens, spells, cards }, i, spell) : token;
  if (named === undefined || token === undefined || !isTarget(named, spell, cards)) return undefined;
  const { text: _, ...place } = plainPart(token);
  const zones = zonesAt(tokens, at + 1);
  return { tokens: [...tokens.slice(i, at), { ...named, ...place }, ...zones.tokens], to: zones.to };
}

/** The words for zones at a place, in which the target is: "from my graveyard", "(my gy)". */
function zonesAt(tokens: readonly Token[], i: number): Target {
  const [owner, word] = [tokens[i], tokens[i + 1]];
  if (owner?.kind === 'who' && owner.whose && /^(?:graveyard|yard|gy|bin|grave)$/iu.test(word?.text ?? ''))
    return {
      tokens: [{ kind: 'zone', zone: 'graveyard', from: false, who: owner.who, ...plainPart(owner) }],
      to: i + 2,
    };
  const to = firstIndexFrom(tokens, i, it => it.kind !== 'zone') ?? tokens.length;
  const zones = tokens.slice(i, to).map((it): Token => (it.kind === 'zone' ? { ...it, from: false } : it));
  return { tokens: zones, to };
}

function isTarget(token: Token, { from }: Returner, cards: Cards): token is CardToken {
  const known = token.kind === 'card' ? cardKnown(cards, token) : undefined;
  return known !== undefined && (from === 'graveyard' ? known.creature : !known.spell && !known.land);
}

/** The last card named before a place that the spell may return: one in a graveyard, where one is there. */
function meantBefore({ tokens, spells, cards }: Aiming, i: number, spell: Returner): CardToken | undefined {
  const named = tokens.flatMap((it, n) =>
    n < i && spells[n] === undefined && isTarget(it, spell, cards) ? [{ card: it, n }] : [],
  );
  const inZone = named.filter(({ n }) => [1, 2, 3].some(more => isGraveyard(tokens[n + more])));
  const [last] = (spell.from === 'graveyard' && inZone.length > 0 ? inZone : named).slice(-1);
  return last?.card;
}

function isGraveyard(token: Token | undefined): boolean {
  return token?.kind === 'zone' && token.zone === 'graveyard';
}

function casting(token: Token): Token {
  return { kind: 'verb', action: 'enters', voice: 'active', ...plainPart(token), text: 'cast' };
}

function on({ card: { end } }: Returner): Token {
  return { kind: 'small', word: 'on', text: 'on', at: end, end };
}

/** The tokens of "cast S on", where a word stands before the target: so is the order in which they are named. */
function castAt(token: Token, { card }: Returner): readonly Token[] {
  const { at, end } = token;
  return [
    { kind: 'verb', action: 'enters', voice: 'active', text: 'cast', at, end: at },
    { ...card, at, end },
    { kind: 'small', word: 'on', text: 'on', at: end, end },
  ];
}

function you({ at }: Token): Token {
  return { kind: 'who', who: 'you', whose: false, text: '', at, end: at };
}

function isReturning(token: Token | undefined): boolean {
  if (token?.kind === 'verb') return ['returns', 'blinks'].includes(token.action);
  return /^(?:gets?|getting|got|brings?|bringing|brought)$/iu.test(token?.text ?? '');
}

/** The wordings "cast S to reanimate it", "use S to flicker X", "flash S in at end of turn to blink X". */
function castTo(context: Aiming, i: number): RunReplacement | undefined {
  const { tokens, spells } = context;
  const [verb, spell] = [tokens[i], spells[i + 1]];
  if (verb?.kind !== 'verb' || verb.voice !== 'active' || spell === undefined) return undefined;
  if (verb.action !== 'enters' && !/^us(?:es?|ed|ing)$/iu.test(verb.text)) return undefined;
  const to = firstIndexFrom(tokens, i + 2, it => it.kind !== 'filler' && !/^in$/iu.test(it.text));
  const lead = to === undefined ? undefined : tokens[to];
  if (to === undefined || lead?.kind !== 'small' || lead.word !== 'to' || !isReturning(tokens[to + 1]))
    return undefined;
  const target = targetAt(context, to + 2, spell);
  if (target === undefined) return undefined;
  const back = /^back$/iu.test(tokens[target.to]?.text ?? '') ? target.to + 1 : target.to;
  const isZoned = tokens[back]?.kind === 'zone' ? 1 : 0;
  return {
    tokens: [casting(verb), spell.card, on(spell), ...target.tokens, ...tokens.slice(back, back + isZoned)],
    to: back + isZoned,
  };
}

const AIMS =
  /^(?:target(?:s|ed|ing)?|aim(?:s|ed|ing)? at|point(?:s|ed|ing)? at|naming|names|choos(?:es?|ing)|picks?|picking)$/iu;

/** The place past a word of aiming: "targeting", "pointing at". */
function pastAim(tokens: readonly Token[], i: number): number | undefined {
  const [word, at] = [tokens[i], tokens[i + 1]];
  if (word === undefined || word.kind === 'card') return undefined;
  if (AIMS.test(word.text)) return i + 1;
  return AIMS.test(`${word.text} ${at?.text ?? ''}`) ? i + 2 : undefined;
}

/** The wording "I target X with S". */
function targetedBy(context: Aiming, i: number): RunReplacement | undefined {
  const { tokens, spells } = context;
  const aim = pastAim(tokens, i);
  const token = tokens[i];
  const spell = spells.find(it => it !== undefined);
  if (aim === undefined || token === undefined || spell === undefined || spells[i - 1] !== undefined) return undefined;
  const target = targetAt(context, aim, spell);
  const joint = target === undefined ? undefined : tokens[target.to];
  if (target === undefined || joint?.kind !== 'small' || !JOINTS.includes(joint.word)) return undefined;
  if (spells[target.to + 1] === undefined) return undefined;
  return { tokens: [...castAt(token, spell), ...target.tokens], to: target.to + 2 };
}

const JOINTS: readonly string[] = ['with', 'by', 'off', 'under'];

/** The wordings "S, target X", "S naming X", "S, pointing at X", "is S on X …". */
function thenAimed(context: Aiming, i: number): RunReplacement | undefined {
  const { tokens, spells } = context;
  const spell = spells[i];
  if (spell === undefined) return undefined;
  const at = isComma(tokens[i + 1]) ? i + 2 : i + 1;
  const next = tokens[at];
  const isOn = at === i + 1 && next?.kind === 'small' && next.word === 'on';
  const aim = isOn ? at + 1 : pastAim(tokens, at);
  if (aim === undefined) return undefined;
  const aimed = targetAt(context, aim, spell);
  const zone = aimed === undefined ? undefined : zoneToldAfter(tokens, aimed.to);
  if (isOn && tokens[i]?.kind === 'card' && zone === undefined) return undefined;
  const target = aimed && { tokens: [...aimed.tokens, ...(zone?.tokens ?? [])], to: zone?.to ?? aimed.to };
  if (target === undefined) return undefined;
  const before = tokens[i - 1];
  const isCast = before?.kind === 'verb' && before.action === 'enters';
  const lead = isCast || before?.kind === 'be' || before?.kind === 'ask' ? [] : [casting(spell.card)];
  return { tokens: [...lead, spell.card, on(spell), ...target.tokens], to: target.to };
}

/** The wording ", it's in my graveyard" behind the target. */
function zoneToldAfter(tokens: readonly Token[], i: number): Target | undefined {
  const [comma, pronoun, be] = [tokens[i], tokens[i + 1], tokens[i + 2]];
  if (!isComma(comma) || pronoun?.kind !== 'small' || !/^it(?:['’]?s)?$/iu.test(pronoun.text)) return undefined;
  const zones = zonesAt(tokens, be?.kind === 'be' ? i + 3 : i + 2);
  return zones.tokens.length > 0 ? zones : undefined;
}

/** The wordings "when S tries to return X", "S blinks my X", "does S put X onto the battlefield". */
function doesTo(context: Aiming, i: number): RunReplacement | undefined {
  const { tokens, spells } = context;
  const spell = spells[i];
  const verb = firstIndexFrom(tokens, i + 1, it => it.kind !== 'filler');
  const does = verb === undefined ? undefined : tokens[verb];
  if (spell === undefined || verb === undefined || does?.kind === 'ask') return undefined;
  const isPut = does?.kind === 'verb' && does.action === 'puts';
  if (!(isReturning(does) || isPut) || (does?.kind === 'verb' && does.voice !== 'active')) return undefined;
  const before = tokens[i - 1];
  if (before?.kind === 'who' && (!before.whose || before.who === 'opponent')) return undefined;
  const target = targetAt(context, verb + 1, spell);
  if (target === undefined) return undefined;
  const to =
    firstIndexFrom(tokens, target.to, it => !(it.kind === 'there' || /^(?:back|in)$/iu.test(it.text))) ?? tokens.length;
  if (isPut && to === target.to) return undefined;
  return { tokens: before?.kind === 'ask' ? comingBackIf(spell, target) : castOn(spell, target), to };
}

function castOn(spell: Returner, target: Target): readonly Token[] {
  const { card } = spell;
  return [you(card), casting({ ...card, end: card.at }), card, on(spell), ...target.tokens];
}

/** The tokens of "it come back if I cast S on X", behind what asks. */
function comingBackIf(spell: Returner, target: Target): readonly Token[] {
  const place = { text: '', at: spell.card.at, end: spell.card.at };
  const last = target.tokens.at(-1) ?? spell.card;
  return [
    { kind: 'small', word: 'it', ...place, text: 'it' },
    { kind: 'verb', action: 'returns', voice: 'middle', zone: 'graveyard', ...place, text: 'come back' },
    { kind: 'small', word: 'if', ...place, text: 'if' },
    ...castOn(spell, target),
    { kind: 'stop', hard: false, text: '', at: last.end, end: last.end },
  ];
}

/** The wordings "I Animate Dead the X", "can I Animate Dead my X", "I Cloudshift it", "me: S, target X". */
function playedAs(context: Aiming, i: number): RunReplacement | undefined {
  const { tokens, spells } = context;
  const colon = tokens[i];
  const labeled = colon?.kind === 'small' && colon.word === 'colon' && tokens[i - 1]?.kind === 'who';
  const at = labeled ? i + 1 : i;
  const spell = spells[at];
  if (spell === undefined || tokens[at]?.kind !== 'card') return undefined;
  const lead = lastBefore(tokens, i, it => it.kind !== 'filler');
  const isPlayed = (lead?.kind === 'who' && !lead.whose) || (lead?.kind === 'ask' && OF_PLAYER.test(lead.text));
  if (!isPlayed) return undefined;
  const aim = labeled && isComma(tokens[at + 1]) ? pastAim(tokens, at + 2) : pastAim(tokens, at + 1);
  const next = tokens[at + 1];
  const isPronoun = next?.kind === 'small' && next.word === 'it';
  if (aim === undefined && !(spell.isAura || isPronoun)) return undefined;
  const target = targetAt(context, aim ?? at + 1, spell);
  if (target === undefined) return undefined;
  return {
    tokens: [casting({ ...spell.card, end: spell.card.at }), spell.card, on(spell), ...target.tokens],
    to: target.to,
  };
}

const OF_PLAYER = /\b(?:i|we|they|he|she)$/iu;

/** The wordings "is S on X just a dead card", "their Y means S can't bring back X": whether it comes back. */
function claimedOf(context: Aiming, i: number): RunReplacement | undefined {
  const { tokens, spells } = context;
  const [lead, spell, next] = [tokens[i], spells[i + 1], tokens[i + 2]];
  if (lead === undefined || spell === undefined) return undefined;
  const isBe = lead.kind === 'be' && next?.kind === 'small' && next.word === 'on';
  const verb = next?.kind === 'small' && next.word === 'not' ? i + 3 : i + 2;
  const isMeant = /^(?:means|meaning)(?: that)?$/iu.test(lead.text) && isReturning(tokens[verb]);
  if (!isBe && !isMeant) return undefined;
  const target = targetAt(context, isBe ? i + 3 : verb + 1, spell);
  if (target === undefined) return undefined;
  const stop: readonly Token[] = isMeant ? [{ kind: 'stop', hard: false, ...plainPart(lead) }] : [];
  const asks: Token = { kind: 'ask', word: '', ...plainPart(lead), text: 'does' };
  return { tokens: [...stop, asks, ...comingBackIf(spell, target)], to: target.to };
}

/** The wordings "getting X out of my graveyard by S", "reanimating X using S", of an Aura or without a verb that is known. */
function doneBy(context: Aiming, i: number): RunReplacement | undefined {
  const { tokens, spells } = context;
  const verb = tokens[i];
  const spell = spells.find(it => it !== undefined);
  if (verb === undefined || spell === undefined || spells[i] !== undefined || !isReturning(verb)) return undefined;
  const target = targetAt(context, i + 1, spell);
  if (target === undefined) return undefined;
  const back = /^back$/iu.test(tokens[target.to]?.text ?? '') ? target.to + 1 : target.to;
  const joint = tokens[back];
  const isUsing = /^using$/iu.test(joint?.text ?? '');
  const isJoint = isUsing || (joint?.kind === 'small' && JOINTS.includes(joint.word));
  if (!isJoint || spells[back + 1] === undefined) return undefined;
  if (verb.kind === 'verb' && !spell.isAura && !isUsing) return undefined;
  const before = tokens[i - 1];
  const who = before?.kind === 'who' || before?.kind === 'ask' ? [] : [you(verb)];
  return { tokens: [...who, ...castAt(verb, spell), ...target.tokens], to: back + 2 };
}

/** The wordings "flickering X (S)", "if I flicker it, S, …": the spell between signs. */
function doneBeside(context: Aiming, i: number): RunReplacement | undefined {
  const { tokens, spells } = context;
  const verb = tokens[i];
  if (verb?.kind !== 'verb' || !['blinks', 'returns'].includes(verb.action) || verb.voice !== 'active')
    return undefined;
  if (spells[i] !== undefined) return undefined;
  const spell = spells.find(it => it !== undefined);
  const isAlone = tokens[i + 1] === undefined || isComma(tokens[i + 1]) || tokens[i + 1]?.kind === 'stop';
  // "with S in hand. If I blink, …"
  if (isAlone && spell !== undefined && spell.from === 'exile' && isHeld(context)) {
    const meant = meantBefore(context, i, spell);
    return meant && { tokens: [casting(verb), spell.card, on(spell), { ...meant, ...plainPart(verb) }], to: i + 1 };
  }
  const target = spell === undefined ? undefined : targetAt(context, i + 1, spell);
  if (target === undefined || spell === undefined) return undefined;
  const at = isComma(tokens[target.to]) ? target.to + 1 : target.to;
  const end = tokens[at + 1];
  const ends = end === undefined || end.kind === 'stop' || end.kind === 'small' || end.kind === 'have';
  if (spells[at] === undefined || !ends) return undefined;
  return { tokens: [...castAt(verb, spell), ...target.tokens], to: at + 1 };
}

/** Whether the spell is told to be in a hand. */
function isHeld({ tokens, spells }: Pick<Aiming, 'tokens' | 'spells'>): boolean {
  return tokens.some((it, n) => spells[n - 1] !== undefined && it.kind === 'zone' && it.zone === 'hand');
}

/** The wording "exile X and bring it back through S". */
function exiledAndBack(context: Aiming, i: number): RunReplacement | undefined {
  const { tokens, spells } = context;
  const verb = tokens[i];
  const spell = spells.find(it => it !== undefined);
  if (verb?.kind !== 'verb' || verb.action !== 'exiles' || verb.voice !== 'active' || spell?.from !== 'exile')
    return undefined;
  const target = targetAt(context, i + 1, spell);
  const by =
    target === undefined
      ? undefined
      : firstIndexFrom(tokens, target.to, it => it.kind === 'stop' || it.kind === 'card');
  if (target === undefined || by === undefined || spells[by] === undefined || by > target.to + MOST_BETWEEN)
    return undefined;
  const between = tokens.slice(target.to, by);
  const isBack = between.some(it => isReturning(it) || /^back$/iu.test(it.text));
  return isBack ? { tokens: [...castAt(verb, spell), ...target.tokens], to: by + 1 } : undefined;
}

/** The most tokens of "and bring it right back through". */
const MOST_BETWEEN = 8;

/** The wording "S in hand, X in my yard. Can I bring it back?": the spell is cast on it. */
function broughtBack(context: Aiming, i: number): RunReplacement | undefined {
  const { tokens } = context;
  const asks = tokens[i];
  const at = firstIndexFrom(tokens, i + 1, it => it.kind !== 'filler') ?? i;
  if (asks?.kind !== 'ask' || !OF_PLAYER.test(asks.text)) return undefined;
  const [brings, pronoun, back] = [tokens[at], tokens[at + 1], tokens[at + 2]];
  const spell = context.spells.find(it => it !== undefined);
  if (brings === undefined || spell?.from !== 'graveyard' || !isHeld(context)) return undefined;
  const isBack = /^(?:brings?|gets?|bringing)$/iu.test(brings.text) && /^back$/iu.test(back?.text ?? '');
  const isReturned =
    brings.kind === 'verb' && brings.action === 'returns' && /^(?:it|him|her)$/iu.test(pronoun?.text ?? '');
  if (!/^(?:it|him|her|that)$/iu.test(pronoun?.text ?? '') || !(isBack || isReturned)) return undefined;
  const meant = meantBefore(context, i, spell);
  if (meant === undefined || pronoun === undefined) return undefined;
  const { at: begin } = asks;
  const placed = { ...spell, card: { ...spell.card, text: '', at: begin, end: begin } };
  const target = { tokens: [{ ...meant, ...plainPart(pronoun) }], to: at };
  return {
    tokens: [{ ...asks, text: 'does' }, ...comingBackIf(placed, target)],
    to: isBack ? at + 3 : at + 2,
  };
}

/** The wording "X in my graveyard. S. Do I get it?": a sentence that is the spell. */
function alone(context: Aiming, i: number): RunReplacement | undefined {
  const { tokens, spells } = context;
  const spell = spells[i];
  const [before, end] = [tokens[i - 1], tokens[i + 1]];
  if (spell?.from !== 'graveyard' || before?.kind !== 'stop' || end?.kind !== 'stop') return undefined;
  if (sentenceStart(tokens, i) !== i) return undefined;
  const meant = meantBefore(context, i, spell);
  if (meant === undefined || !tokens.some((it, n) => n < i && isGraveyard(it))) return undefined;
  const { end: at } = spell.card;
  return {
    tokens: [
      you(spell.card),
      casting({ ...spell.card, end: spell.card.at }),
      spell.card,
      on(spell),
      { ...meant, text: '', at, end: at },
    ],
    to: i + 1,
  };
}
