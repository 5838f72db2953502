// Copies that a permanent or a spell makes: tokens, and permanents that become a copy.
import type { TokenCopies } from '../../oracle/index.ts';
import { cardKnown, type Known } from '../model/card-traits.ts';
import { castOf, type Happening, type Mention, type Patch } from '../model/mention.ts';
import { nameOf } from '../model/plan.ts';
import { amountWith, type Writing, type Written } from './event-writing.ts';

/** Tokens that are copies of one object (707.2), made by a spell or an ability of a permanent. */
export function tokenCopies(
  by: Mention,
  { count, kicked, except }: TokenCopies,
  { who = 'you', verb }: Pick<Happening, 'who' | 'verb'>,
  copied: readonly Mention[],
  { board }: Writing,
): Written {
  const [object, ...more] = copied;
  if (object === undefined || more.length > 0) return { missing: `what ${nameOf(by)} copies` };
  const made = amountWith(by, isKicked(by, verb) ? (kicked ?? count) : count);
  if (made === undefined) return { missing: 'what X is' };
  board.put(object, object.place ?? 'battlefield');
  return {
    when: {
      creates: {
        under: who,
        copyOf: board.ref(object),
        ...(made === 1 ? {} : { count: made }),
        ...(except === undefined ? {} : { except }),
        ...(by.names[0] === undefined ? {} : { by: by.names[0] }),
      },
    },
  };
}

function isKicked(by: Mention, verb: Happening['verb']): boolean {
  return castOf(by).kicked !== undefined || verb?.cost === 'kicked';
}

/** The event of an ability that copies an object; undefined where it has none that copies another. */
export function copiedByAbility(
  { source, by, who, beside }: Happening,
  copied: Mention,
  writing: Writing,
): Written | undefined {
  const { board, cards } = writing;
  const makes = (mention: Mention) => {
    const card = cardKnown(cards, mention);
    return card !== undefined && !card.copies && (card.says.tokenCopies ?? copyExcept(card)) !== undefined;
  };
  const maker = source ?? by ?? beside.find(makes);
  const known = maker === undefined ? undefined : cardKnown(cards, maker);
  if (maker === undefined || known === undefined || known.copies) return undefined;
  const tokens = known.says.tokenCopies;
  if (tokens !== undefined) {
    if (!known.spell) board.put(maker, 'battlefield');
    return tokenCopies(maker, tokens, { who: who ?? board.ownerOf(maker) }, [copied], writing);
  }
  const except = copyExcept(known);
  if (except === undefined) return undefined;
  board.put(maker, 'battlefield');
  return { when: { becomesCopy: { object: board.ref(maker), of: board.ref(copied), ...except } } };
}

/** Whether a permanent copies by an ability of its own, and not as it enters: it becomes the copy, or makes tokens. */
export function copiesByAbility(known: Known): boolean {
  return !known.copies && !known.spell && (known.says.tokenCopies ?? copyExcept(known)) !== undefined;
}

/** The exceptions with which a permanent becomes a copy by an ability of its own (707.9); undefined where none of it does so. */
function copyExcept({ says: { becomesCopy }, copies: enters, spell }: Known): Patch | undefined {
  if (becomesCopy === undefined || enters || spell) return undefined;
  const { except } = becomesCopy;
  return except === undefined ? {} : { except: `it ${except}` };
}
