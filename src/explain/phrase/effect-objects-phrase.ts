// Objects that an effect bears on, as a noun phrase.
import type { Objects, PlayerRef } from '../../engine/index.ts';
import { assertNever } from '../../kit/assert-never.ts';
import type { Phraser } from './phraser.ts';

/** Objects as an effect names them: "each creature you control", "target artifact". */
export function objectsPhrase(phraser: Phraser, objects: Objects): string {
  switch (objects.kind) {
    case 'ref':
      return phraser.ref(objects.ref);
    case 'each':
      return `each ${phraser.filter(objects.filter, 'bare')}`;
    case 'choose':
      return chosenObjects(phraser, objects);
    case 'target':
      return `target ${phraser.filter(objects.filter, 'bare')}`;
    case 'rest':
      return `each ${phraser.filter(objects.among, 'bare')} but those kept`;
    case 'chooseFromTop':
      return `${phraser.amount(objects.max)} of the top ${phraser.amount(objects.look)} cards of ${phraser.whose(objects.who)} library`;
    case 'topOfLibrary':
      return objects.amount === 1
        ? `the top card of ${phraser.whose(objects.who)} library`
        : `the top ${phraser.amount(objects.amount)} cards of ${phraser.whose(objects.who)} library`;
    default:
      return assertNever(objects);
  }
}

function chosenObjects(phraser: Phraser, objects: Extract<Objects, { readonly kind: 'choose' }>): string {
  const { min, max, filter } = objects;
  const random = objects.atRandom === true ? ' at random' : '';
  if (max === 1) return `${phraser.filter(filter, 'one')}${random}`;
  if (typeof max === 'object' && max.kind === 'any') return `any number of ${phraser.filter(filter, 'many')}${random}`;
  const most = phraser.amount(max);
  return `${min === max ? most : `up to ${most}`} ${phraser.filter(filter, 'many')}${random}`;
}

/** Objects or players, whichever an effect bears on. */
export function objectsOrWho(phraser: Phraser, what: Objects | PlayerRef): string {
  return isObjects(what) ? phraser.objects(what) : phraser.who(what);
}

/** Whether a reference is to objects: "target" is a kind of both unions, and that of objects has a filter. */
function isObjects(what: Objects | PlayerRef): what is Objects {
  if (what.kind === 'target') return 'filter' in what;
  return ['ref', 'each', 'choose', 'rest', 'chooseFromTop', 'topOfLibrary'].includes(what.kind);
}
