// Cards told to be eaten by what exiles them from graveyards: "Scavenging Ooze eats a creature", "my Deathrite ate his Bears".

import { type ActivatedChoice, activatedOf } from '../../model/activations.ts';
import { type Cards, cardKnown } from '../../model/card-traits.ts';
import type { PassContext } from '../../model/pass-context.ts';
import type { Side, Token } from '../../tokens/question-token.ts';
import { anyWord } from '../../tokens/token-index.ts';
import { emptyAt, isLeadOfThing, plainPart, type RunReplacement, withRunsReplaced } from '../../tokens/token-parts.ts';

/** The tokens with each such meal as the one ability that exiles a card of that kind from a graveyard. */
export function withEatenCards(tokens: readonly Token[], { cards }: PassContext): readonly Token[] {
  if (!anyWord(tokens, 'eats', 'ate', 'eat', 'eating')) return tokens;
  return withRunsReplaced(tokens, i => eatenAt(tokens, i, cards));
}

function eatenAt(tokens: readonly Token[], i: number, cards: Cards): RunReplacement | undefined {
  const [eater, verb, lead] = [tokens[i], tokens[i + 1], tokens[i + 2]];
  if (eater === undefined || verb === undefined || !/^(?:eats?|ate|eating)$/iu.test(verb.text)) return undefined;
  const ability = exilingOf(eater, cards);
  if (ability === undefined) return undefined;
  const isLed = isLeadOfThing(lead);
  const at = isLed ? i + 3 : i + 2;
  const [eaten, next] = [tokens[at], tokens[at + 1]];
  if (eaten?.kind !== 'card' && eaten?.kind !== 'noun') return undefined;
  // "my Ooze eats a Doom Blade": so it is destroyed
  if (eaten.kind === 'card' && cardKnown(cards, eaten)?.spell === true) return undefined;
  const whose: Side = lead?.kind === 'who' ? lead.who : 'you';
  const isPlaced = next?.kind === 'zone' && next.zone === 'graveyard';
  const who = isPlaced ? next.who : whose;
  const zone: Token = {
    kind: 'zone',
    zone: 'graveyard',
    from: false,
    ...(who === undefined ? {} : { who }),
    ...(isPlaced ? plainPart(next) : emptyAt(eaten)),
  };
  const activates: Token = {
    kind: 'verb',
    action: 'activates',
    voice: 'active',
    ability: ability.named,
    ...plainPart(verb),
    text: 'activate',
  };
  const before = tokens[i - 1];
  const isOwned = before?.kind === 'who' && before.whose;
  // "my Ooze eats X": I activate my Ooze, the words of whose it is stand before
  const player: Token = { kind: 'who', who: isOwned ? before.who : 'you', whose: false, ...emptyAt(eater) };
  const on: Token = { kind: 'small', word: 'on', ...emptyAt(verb), text: 'on' };
  const article: readonly Token[] = isLed && lead !== undefined && lead.kind !== 'who' ? [lead] : [];
  return {
    tokens: [...(isOwned ? [] : [player]), activates, eater, on, ...article, eaten, zone],
    to: isPlaced ? at + 2 : at + 1,
  };
}

/** The one ability of a permanent that exiles a card from a graveyard. */
function exilingOf(token: Token, cards: Cards): ActivatedChoice | undefined {
  const known = token.kind === 'card' ? cardKnown(cards, token) : undefined;
  if (known === undefined || known.spell) return undefined;
  const exiling = activatedOf(known).filter(it =>
    /\bexile (?:up to one )?target [a-z ]*card from a graveyard/iu.test(it.effect),
  );
  return exiling.length === 1 ? exiling[0] : undefined;
}
