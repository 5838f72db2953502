// Victims of what enters, asked about as "it": "I cast Ravenous Chupacabra targeting their Serra Angel. does it die?" is no question on
// the Chupacabra.
import { firstFrom, firstIndexFrom } from '../../../kit/lists.ts';
import { cardWording } from '../../../oracle/index.ts';
import { type Cards, cardKnown } from '../../model/card-traits.ts';
import type { PassContext } from '../../model/pass-context.ts';
import type { SpokenAction, Token } from '../../tokens/question-token.ts';
import { anyOfKind, anyVerb } from '../../tokens/token-index.ts';

const FATES: readonly SpokenAction[] = ['dies', 'destroys', 'exiles', 'bounces'];

/** The tokens with the victim named in place of "it" where its fate is asked. */
export function withVictimsAsked(tokens: readonly Token[], { cards }: PassContext): readonly Token[] {
  if (!anyOfKind(tokens, 'ask') || !anyVerb(tokens, ...FATES)) return tokens;
  const at = tokens.findIndex((_, i) => isAskedOfIt(tokens, i));
  const ask = tokens[at];
  const victim = ask === undefined ? undefined : victimBefore(tokens, at, cards);
  if (ask === undefined || victim === undefined) return tokens;
  const [verb = ''] = ask.text.split(' ');
  const asking: Token = { kind: 'ask', word: '', text: verb, at: ask.at, end: ask.at + verb.length };
  const named: Token = { ...victim, at: ask.at + verb.length + 1, end: ask.end };
  return [...tokens.slice(0, at), asking, named, ...tokens.slice(at + 1)];
}

/** Whether a token asks what becomes of "it". */
function isAskedOfIt(tokens: readonly Token[], i: number): boolean {
  const ask = tokens[i];
  if (ask?.kind !== 'ask' || !/^(?:does|will|is|did|would) (?:it|he|she)$/iu.test(ask.text)) return false;
  const verb = firstFrom(tokens, i + 1, it => it.kind !== 'filler' && !/^(?:get|gets|be)$/iu.test(it.text));
  return verb?.kind === 'verb' && FATES.includes(verb.action);
}

/** The one permanent that is aimed at by an ability of what is told to enter, before a place. */
function victimBefore(tokens: readonly Token[], end: number, cards: Cards): Token | undefined {
  const found = tokens.slice(0, end).flatMap((token, i) => {
    const known = token.kind === 'card' ? cardKnown(cards, token) : undefined;
    if (known === undefined || known.spell || !aims(tokens, i, cards)) return [];
    const on = tokens[i + 1];
    const isOn = on?.kind === 'small' && on.word === 'on';
    if (!isOn && !/^(?:targeting|target|hitting)$/iu.test(on?.text ?? '')) return [];
    const at = firstIndexFrom(tokens, i + 2, it => !isLead(it)) ?? i;
    const victim = tokens[at];
    return victim?.kind === 'card' && at < end ? [victim] : [];
  });
  return found.length === 1 ? found[0] : undefined;
}

/** Whether a card is told to enter, and an ability of its own that triggers then has a target. */
function aims(tokens: readonly Token[], i: number, cards: Cards): boolean {
  const token = tokens[i];
  const known = token?.kind === 'card' ? cardKnown(cards, token) : undefined;
  const verb = tokens.slice(Math.max(0, i - 3), i).find(it => it.kind === 'verb');
  if (known === undefined || verb?.kind !== 'verb' || verb.action !== 'enters') return false;
  return known.face.abilities.some(
    it =>
      it.kind === 'triggered' && it.events.some(event => event.kind === 'enters') && cardWording(it.effect).hasTarget,
  );
}

function isLead(token: Token): boolean {
  return token.kind === 'filler' || (token.kind === 'who' && token.whose) || (token.kind === 'number' && token.article);
}
