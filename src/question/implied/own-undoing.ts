// "X with no artifacts just dies, right?": what X does to itself as it enters is asked about, and no death is told.
import type { Ability, Filter } from '../../engine/index.ts';
import { cardWording } from '../../oracle/index.ts';
import { type Cards, cardKnown } from '../model/card-traits.ts';
import type { Gathered, Happening } from '../model/mention.ts';
import type { Token } from '../tokens/question-token.ts';

/** The gathered question with such a death, which a tag at its end asks about, as the entering that brings it about. */
export function withOwnUndoing(gathered: Gathered, tokens: readonly Token[], cards: Cards): Gathered {
  const [only, ...more] = gathered.happenings;
  if (only === undefined || more.length > 0 || !isBroughtAbout(only, cards) || !endsInTag(tokens)) return gathered;
  return { ...gathered, happenings: [{ ...only, action: 'enters' }] };
}

/** Whether one object is told to die, and what triggers as it enters has its controller sacrifice it. */
function isBroughtAbout({ action, voice, objects, targets, by, asked, already }: Happening, cards: Cards): boolean {
  const [object, ...others] = objects;
  const isPlain = action === 'dies' && voice === 'middle' && by === undefined && !asked && !already;
  if (!isPlain || object === undefined || others.length + targets.length > 0) return false;
  const known = object.place === undefined ? cardKnown(cards, object) : undefined;
  return known?.face.abilities.some(it => isUndoing(it, known.name)) === true;
}

function isUndoing(ability: Ability, name: string): boolean {
  if (ability.kind !== 'triggered') return false;
  const isOwn = ability.events.some(it => it.kind === 'enters' && isOfSelf(it.what));
  const says = cardWording(ability.effect);
  return isOwn && (says.costsItself(name) || says.has('sacrifice it'));
}

function isOfSelf({ clauses }: Filter): boolean {
  return clauses.some(it => it.kind === 'is' && it.ref.kind === 'self');
}

/** Whether a question ends in a word that asks for a confirmation of what was told. */
function endsInTag(tokens: readonly Token[]): boolean {
  const last = tokens.findLast(it => it.kind !== 'stop');
  return /^(?:right|correct|yes|no)$/iu.test(last?.text ?? '');
}
