// Entering printed in shorthand.
import type { Choose } from '../schema/choose-schema.ts';
import type { When } from '../schema/when-events.ts';
import { printObject } from './print-object.ts';

/** "Clone enters from graveyard under opponent's control by Reanimate as a copy of Sol Ring". */
export function entersWords(
  { objects }: Extract<When, { kind: 'enters' }>,
  choose: readonly Choose[],
): string | undefined {
  const [first] = objects;
  if (first === undefined) return undefined;
  const alike = objects.every(it => howWords(it) === howWords(first));
  const [copy] = choose;
  const picked = copy?.kind === 'copy' ? copy.picks[0] : undefined;
  const simple = objects.length === 2 && objects.every(it => it.card !== undefined && printObject(it) === it.card);
  const subjects = objects
    .map(it => printObject(it, alike ? castFrom(it) : howEach(it)))
    .join(simple && alike ? ' and ' : '; ');
  const verb = objects.length > 1 || (first?.count ?? 1) > 1 ? 'enter' : 'enters';
  return `${subjects} ${verb}${alike ? howWords(first) : ''}${picked === undefined ? '' : ` as a copy of ${picked}`}`;
}

function howWords({
  from,
  fromWritten,
  under,
  underWritten,
  by,
  cast,
}: Extract<When, { kind: 'enters' }>['objects'][number]): string {
  const zone = cast === undefined && fromWritten ? ` from ${from}` : '';
  const whose = under === 'you' ? (underWritten ? ' under my control' : '') : ` under ${under}'s control`;
  return `${zone}${whose}${by === undefined ? '' : ` by ${by}`}`;
}

/** The zone in brackets beside how it was cast: after the verb it would say where it was cast from. */
function castFrom({
  cast,
  from,
  fromWritten,
}: Extract<When, { kind: 'enters' }>['objects'][number]): readonly string[] {
  return cast !== undefined && fromWritten ? [`from ${from}`] : [];
}

/** Details of how one of several objects enters, in brackets after its name. */
function howEach(item: Extract<When, { kind: 'enters' }>['objects'][number]): readonly string[] {
  const { from, fromWritten, under, underWritten, by } = item;
  return [
    ...(fromWritten ? [`from ${from}`] : []),
    ...(under === 'you' && underWritten !== true ? [] : [`under ${under}`]),
    ...(by === undefined ? [] : [`by ${by}`]),
  ];
}
