// Activated abilities named by what they do: "I use Ballista's ping ability on his Birds", "I use the draw ability" (602.1).

import { firstIndexFrom, lastBefore } from '../../../kit/lists.ts';
import { cardWording } from '../../../oracle/index.ts';
import { type ActivatedChoice, activatedOf } from '../../model/activations.ts';
import { type Cards, cardKnown } from '../../model/card-traits.ts';
import type { PassContext } from '../../model/pass-context.ts';
import type { Token } from '../../tokens/question-token.ts';
import { anyWord } from '../../tokens/token-index.ts';
import {
  isAskedBefore,
  isLeadOfThing,
  plainPart,
  type RunReplacement,
  withRunsReplaced,
} from '../../tokens/token-parts.ts';

type CardToken = Extract<Token, { kind: 'card' }>;

/** Words for what an ability does, with what its text says then; of those that pay with something, with the cost. */
const DEEDS: readonly { readonly said: RegExp; readonly effect?: string; readonly cost?: string }[] = [
  { said: /^(?:card )?draw(?:ing)?$/iu, effect: 'draw' },
  { said: /^(?:loot(?:ing)?|rummag(?:e|ing))$/iu, effect: 'discard' },
  { said: /^(?:ping(?:ing)?|damage|shoot(?:ing)?|burn)$/iu, effect: 'damage' },
  { said: /^edict$/iu, effect: 'player sacrifices a creature' },
  { said: /^(?:token(?: making)?|make a token)$/iu, effect: 'create' },
  { said: /^untap(?:ping)?$/iu, effect: 'untap' },
  { said: /^tap(?:ping)?(?: down)?$/iu, effect: 'tap target' },
  { said: /^(?:sac(?:rifice)?|sac(?:k|c)ing|sacrificing)$/iu, cost: 'sacrifice' },
  { said: /^discard(?:ing)?$/iu, cost: 'discard' },
  { said: /^mill(?:ing)?$/iu, effect: 'mill' },
  { said: /^bounc(?:e|ing)$/iu, effect: 'return' },
  { said: /^(?:kill(?:ing)?|destroy(?:ing)?|removal)$/iu, effect: 'destroy' },
  { said: /^exil(?:e|ing)$/iu, effect: 'exile' },
  { said: /^(?:tutor(?:ing)?|search(?:ing)?|fetch(?:ing)?)$/iu, effect: 'search' },
  { said: /^(?:pump(?:ing)?|buff)$/iu, effect: 'gets +' },
  { said: /^regenerat(?:e|ion|ing)$/iu, effect: 'regenerate' },
  { said: /^(?:life ?gain|gain life)$/iu, effect: 'gain' },
  { said: /^scry(?:ing)?$/iu, effect: 'scry' },
  { said: /^proliferat(?:e|ing)$/iu, effect: 'proliferate' },
  { said: /^fight(?:ing)?$/iu, effect: 'fight' },
  { said: /^(?:blink(?:ing)?|flicker(?:ing)?)$/iu, effect: 'exile' },
];

const USES = /^(?:uses?|using|used|activat(?:e|es|ed|ing))$/iu;

/** The tokens with each such wording as the activation of the one ability that does so. */
export function withAbilitiesByDeeds(tokens: readonly Token[], { cards }: PassContext): readonly Token[] {
  if (!anyWord(tokens, 'ability') || !tokens.some(it => USES.test(it.text))) return tokens;
  return withRunsReplaced(tokens, i => (USES.test(tokens[i]?.text ?? '') ? usedAt(tokens, i, cards) : undefined));
}

function usedAt(tokens: readonly Token[], i: number, cards: Cards): RunReplacement | undefined {
  const verb = tokens[i];
  const word = firstIndexFrom(tokens, i + 1, it => /^ability$/iu.test(it.text));
  const owner = tokens[i + 1];
  if (verb === undefined || word === undefined || word > i + 4 || owner === undefined) return undefined;
  if (isAskedBefore(tokens, i)) return undefined;
  const isOwned = owner.kind === 'card' || owner.kind === 'filler' || (owner.kind === 'who' && owner.whose);
  const said = tokens.slice(isOwned ? i + 2 : i + 1, word);
  const deed = DEEDS.find(it => it.said.test(said.map(token => token.text).join(' ')));
  if (!isOwned || deed === undefined) return undefined;
  const [of, after] = [tokens[word + 1], tokens[word + 2]];
  const isOf = of?.kind === 'small' && ['of', 'on', 'from'].includes(of.word) && after?.kind === 'card';
  const ofCard = isOf && choiceFor(after, deed, cards) !== undefined ? after : undefined;
  const source =
    owner.kind === 'card' ? owner : (ofCard ?? lastBefore(tokens, i, it => choiceFor(it, deed, cards) !== undefined));
  const meant = source === undefined ? undefined : choiceFor(source, deed, cards);
  if (source?.kind !== 'card' || meant === undefined) return undefined;
  const to = source === ofCard ? word + 3 : word + 1;
  const again: CardToken = { ...source, ...plainPart(owner), text: source.text };
  const paid = deed.cost === 'sacrifice' ? sacrificedAt(tokens, to) : undefined;
  if (paid !== undefined) {
    const sacrifices: Token = { kind: 'verb', action: 'sacrifices', voice: 'active', ...plainPart(verb) };
    const outlet: Token = { kind: 'small', word: 'to', ...plainPart(verb), text: 'to' };
    return { tokens: [sacrifices, ...tokens.slice(to + 1, paid), outlet, again], to: paid };
  }
  return {
    tokens: [{ kind: 'verb', action: 'activates', voice: 'active', ability: meant.named, ...plainPart(verb) }, again],
    to,
  };
}

/** The place behind "on my Doomed Traveler", which is what is sacrificed; undefined where nothing is named there. */
function sacrificedAt(tokens: readonly Token[], i: number): number | undefined {
  const on = tokens[i];
  if (on?.kind !== 'small' || on.word !== 'on') return undefined;
  const at = isLeadOfThing(tokens[i + 1]) ? i + 2 : i + 1;
  const what = tokens[at];
  return what?.kind === 'card' || what?.kind === 'noun' ? at + 1 : undefined;
}

/** The one ability of a card that does a deed; the only one it has where that costs what is told. */
function choiceFor(token: Token, { effect, cost }: (typeof DEEDS)[number], cards: Cards): ActivatedChoice | undefined {
  const known = token.kind === 'card' ? cardKnown(cards, token) : undefined;
  if (known === undefined || known.spell) return undefined;
  const does = (ability: ActivatedChoice) => effect === undefined || cardWording(ability.effect).has(effect);
  const costs = (ability: ActivatedChoice) => cost === undefined || cardWording(ability.cost).has(cost);
  const [first, ...more] = activatedOf(known).filter(it => does(it) && costs(it));
  return more.length === 0 ? first : undefined;
}
