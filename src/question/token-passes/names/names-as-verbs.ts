// Names in place of a verb: "they Torpor Orb", "I Primeval Titan for two Mountains", "they Oko my Serra Angel".

import { firstIndexFrom, lastBefore } from '../../../kit/lists.ts';
import { cardWording } from '../../../oracle/index.ts';
import { activatedOf } from '../../model/activations.ts';
import type { Cards, Known } from '../../model/card-traits.ts';
import type { PassContext } from '../../model/pass-context.ts';
import type { Token } from '../../tokens/question-token.ts';
import { anyOfKind, anyWord } from '../../tokens/token-index.ts';
import { plainPart, withRunsReplaced } from '../../tokens/token-parts.ts';
import { searchVerb } from '../../words/card-nicknames.ts';

/** The tokens with a verb before each permanent that follows a player at once, or in place of what changes another. */
export function withNamesAsVerbs(typed: readonly Token[], { cards }: PassContext): readonly Token[] {
  if (!anyOfKind(typed, 'who')) return typed;
  const isNamed = typed.some((it, i) => it.kind === 'card' && isPlayer(typed[i - 1]));
  const named = isNamed ? withPutOn(withPronounsAfter(typed, cards), cards) : typed;
  const tokens = withSearchVerbs(withGoing(named));
  if (!isNamed) return tokens;
  return withRunsReplaced(tokens, i => {
    const token = tokens[i];
    const read = token && verbAt(tokens, i, token, cards);
    return read && { tokens: read, to: i + 1 };
  });
}

function isPlayer(token: Token | undefined): boolean {
  return token?.kind === 'who' && !token.whose;
}

/** The tokens in place of a name that is a verb, or of the word by which it finds something. */
function verbAt(tokens: readonly Token[], i: number, token: Token, cards: Cards): readonly Token[] | undefined {
  const spell = spellAsVerb(tokens, i, cards);
  if (spell) return [playing(token), token];
  const known = nameAsVerb(tokens, i, cards);
  if (known !== undefined && token.kind === 'card') {
    const { text, at, end } = token;
    if (known.face.types.includes('Planeswalker') && isObjectNext(tokens, i))
      return [{ kind: 'verb', action: 'affects', voice: 'active', card: known.name, text, at, end }];
    if (isAimedNext(tokens, i, known))
      return [
        { kind: 'verb', action: 'activates', voice: 'active', text: '', at, end: at },
        token,
        { kind: 'small', word: 'on', text: '', at: end, end },
      ];
    if (endsClause(tokens[i + 1]) || isFindingNext(tokens, i, known)) return [playing(token), token];
  }
  const found = nameAsVerb(tokens, i - 1, cards);
  if (found === undefined || !isFindingNext(tokens, i - 1, found)) return undefined;
  return [{ kind: 'small', word: 'into', text: 'finds', at: token.at, end: token.end }];
}

/** The wording "I Fiend Hunter his Wurmcoil": a permanent whose ability looks for a target as it enters, and that target. */
function withPutOn(tokens: readonly Token[], cards: Cards): readonly Token[] {
  return withRunsReplaced(tokens, i => {
    const name = tokens[i];
    const known = name?.kind === 'card' ? nameAsVerb(tokens, i, cards) : undefined;
    if (name === undefined || known === undefined || !aimsAsItEnters(known)) return undefined;
    const lead = tokens[i + 1];
    const isLed = (lead?.kind === 'who' && lead.whose) || (lead?.kind === 'number' && lead.article);
    const object = isLed || lead?.kind === 'filler' ? tokens[i + 2] : lead;
    if (lead === undefined || (object?.kind !== 'card' && object?.kind !== 'noun')) return undefined;
    const place = { ...plainPart(object), text: '' };
    const stop: Token = { kind: 'stop', hard: false, ...place };
    const there: Token = { kind: 'there', ...place };
    const rest = object === lead ? [object] : [lead, object];
    return { tokens: [playing(name), name, stop, ...rest, there, stop], to: i + 1 + rest.length };
  });
}

/** Whether an ability that triggers as a permanent enters has a target (603.3d). */
function aimsAsItEnters({ face }: Known): boolean {
  return face.abilities.some(
    it =>
      it.kind === 'triggered' && it.events.some(event => event.kind === 'enters') && cardWording(it.effect).hasTarget,
  );
}

/** The wording "I pod away X for Y": X is sacrificed to what finds Y. */
function withSearchVerbs(tokens: readonly Token[]): readonly Token[] {
  return withRunsReplaced(tokens, i => {
    const [before, verb] = [tokens[i - 1], tokens[i]];
    const name = verb === undefined ? undefined : searchVerb(verb.text);
    if (name === undefined) return undefined;
    const lead = firstIndexFrom(tokens, i + 1, it => it.kind === 'small' && ['for', 'into'].includes(it.word));
    const isDone = before?.kind === 'who' ? !before.whose : /^(?:i|we|to|and|then)$/iu.test(before?.text ?? '');
    if (verb === undefined || !isDone || lead === undefined || lead > i + 5) return undefined;
    const paid = tokens.slice(i + 1, lead);
    if (!paid.some(it => it.kind === 'card' || it.kind === 'noun') || tokens[lead]?.kind !== 'small') return undefined;
    const place = plainPart(verb);
    const card: Token = { kind: 'card', names: [name], loose: true, open: false, plural: false, ...place };
    const sacrifices: Token = { kind: 'verb', action: 'sacrifices', voice: 'active', ...place };
    const into: Token = { kind: 'small', word: 'for', ...plainPart(tokens[lead] ?? verb), text: 'for' };
    return {
      tokens: [sacrifices, ...paid, { kind: 'small', word: 'to', ...place, text: 'to' }, card, into],
      to: lead + 1,
    };
  });
}

/** The wordings "I go Hunted Phantasm", "I get Chromatic Lantern down": what somebody plays. */
function withGoing(tokens: readonly Token[]): readonly Token[] {
  if (!anyWord(tokens, 'go', 'goes', 'went', 'get', 'gets')) return tokens;
  return withRunsReplaced(tokens, i => {
    const [before, verb] = [tokens[i - 1], tokens[i]];
    if (before?.kind !== 'who' || before.whose || !/^(?:go|goes|went|get|gets)$/iu.test(verb?.text ?? ''))
      return undefined;
    const at = tokens[i + 1]?.kind === 'number' || tokens[i + 1]?.kind === 'who' ? i + 2 : i + 1;
    const [name, end] = [tokens[at], tokens[at + 1]];
    if (verb === undefined || name?.kind !== 'card') return undefined;
    const isDown = /^down$/iu.test(end?.text ?? '');
    const isGoing =
      /^(?:go|goes|went)$/iu.test(verb.text) && (endsClause(end) || end?.kind === 'there' || isMannerNext(end));
    if (!isDown && !isGoing) return undefined;
    return {
      tokens: [{ ...playing(verb), ...plainPart(verb) }, ...tokens.slice(i + 1, at + 1)],
      to: at + (isDown ? 2 : 1),
    };
  });
}

/** Words that tell how a spell is cast, or what stands beside: "they go Toxic Deluge for 3". */
function isMannerNext(token: Token | undefined): boolean {
  return token?.kind === 'small' && ['for', 'with', 'on', 'and'].includes(token.word);
}

/** The permanent that stands in the place of a verb; undefined for another word. */
function nameAsVerb(tokens: readonly Token[], i: number, cards: Cards): Known | undefined {
  const known = knownAsVerb(tokens, i, cards);
  return known === undefined || known.spell || known.copies || known.attaches ? undefined : known;
}

/** The wording "I Fog and their bear hits me": a spell without targets, of which what is named next is no part. */
function spellAsVerb(tokens: readonly Token[], i: number, cards: Cards): boolean {
  const next = tokens[i + 1];
  const isEnd = next?.kind === 'small' && ['and', 'comma', 'then'].includes(next.word);
  const known = isEnd ? knownAsVerb(tokens, i, cards) : undefined;
  if (known === undefined || !known.spell) return false;
  const { targets, effects } = cards.instructions(known);
  return targets.length === 0 && effects.length > 0 && known.says.namedTargets === '';
}

/** The wordings "I Damnation it all away", "they Alpine Moon it": a spell without targets, and what names a card. */
function withPronounsAfter(tokens: readonly Token[], cards: Cards): readonly Token[] {
  return withRunsReplaced(tokens, i => {
    const [name, first, second] = [tokens[i], tokens[i + 1], tokens[i + 2]];
    if (name?.kind !== 'card' || first?.kind !== 'small' || !['it', 'all'].includes(first.word)) return undefined;
    const isWhole = first.word === 'all' || (second?.kind === 'small' && second.word === 'all');
    const known = knownAsVerb(tokens, i, cards);
    if (known === undefined) return undefined;
    if (isWhole && known.spell && cards.instructions(known).targets.length === 0)
      return { tokens: [playing(name), name], to: i + (first.word === 'all' ? 2 : 3) };
    const named = lastBefore(tokens, i, it => it.kind === 'card');
    if (isWhole || known.spell || named?.kind !== 'card' || !known.says.has('card name')) return undefined;
    const meant: Token = { ...named, ...plainPart(first) };
    return { tokens: [playing(name), name, { kind: 'small', word: 'naming', ...plainPart(first) }, meant], to: i + 2 };
  });
}

/** The card named at the place of a verb, right after a player with whom a clause begins. */
function knownAsVerb(tokens: readonly Token[], i: number, cards: Cards): Known | undefined {
  const [player, name] = [tokens[i - 1], tokens[i]];
  if (name?.kind !== 'card' || player?.kind !== 'who' || player.whose) return undefined;
  const before = tokens.slice(0, i - 1).findLast(it => it.kind !== 'filler');
  const begins =
    before === undefined ||
    before.kind === 'stop' ||
    (before.kind === 'small' && ['comma', 'and', 'then', 'if'].includes(before.word));
  if (!begins) return undefined;
  // "I've Rest in Peace" tells what somebody has
  if (/^$|['’]|^(?:ive|theyve|im|theyre|hes|shes)$/iu.test(player.text)) return undefined;
  return cards.named(name.names[0] ?? '');
}

function playing({ at }: Token): Token {
  return { kind: 'verb', action: 'enters', voice: 'active', text: '', at, end: at };
}

function endsClause(next: Token | undefined): boolean {
  if (next === undefined || next.kind === 'stop') return true;
  return next.kind === 'small' && ['comma', 'response', 'then', 'if'].includes(next.word);
}

/** The wording "I Kiki-Jiki my Restoration Angel": the one ability of a permanent, and the object that it targets. */
function isAimedNext(tokens: readonly Token[], i: number, known: Known): boolean {
  const [ability, ...more] = activatedOf(known);
  return ability !== undefined && more.length === 0 && cardWording(ability.effect).hasTarget && isObjectNext(tokens, i);
}

/** The wording "they Oko my Serra Angel": whose permanent is changed follows. */
function isObjectNext(tokens: readonly Token[], i: number): boolean {
  const [owner, name] = [tokens[i + 1], tokens[i + 2]];
  return owner?.kind === 'who' && owner.whose && (name?.kind === 'card' || name?.kind === 'noun');
}

/** The wording "for two Mountains" after a permanent that searches a library. */
function isFindingNext(tokens: readonly Token[], i: number, { says }: Known): boolean {
  const [lead, ...rest] = tokens.slice(i + 1);
  const named = rest.find(it => it.kind !== 'number' && it.kind !== 'about' && it.kind !== 'filler');
  const isName = named?.kind === 'card' || named?.kind === 'noun';
  return says.searchesLibrary && lead?.kind === 'small' && lead.word === 'for' && isName;
}
