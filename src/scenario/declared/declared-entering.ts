// Declared objects that enter: those of the zone they name, or new ones after all others.

import { assertNever } from '../../kit/assert-never.ts';
import { fold } from '../../kit/fold.ts';
import { unnumbered } from '../../kit/strings.ts';
import type { CreatingItem, EnteringItem } from '../schema/entering-schema.ts';
import type { Scenario } from '../schema/scenario-schema.ts';
import { type DeclaredDraft, declaredName, handlesOfDrafts } from './declared-given.ts';
import type { StartZone } from './declared-object.ts';

/** The list with the objects of the event in it. */
export function withEnteringObjects(scenario: Scenario, given: readonly DeclaredDraft[]): readonly DeclaredDraft[] {
  const { when } = scenario;
  switch (when.kind) {
    case 'enters':
      return enteringDrafts(scenario, given, when.objects, ['when', 'enters']);
    case 'merges':
      return enteringDrafts(scenario, given, [when.spell], ['when', 'merges', 'spell']);
    case 'casts':
      return enteringDrafts(scenario, given, [when.spell], ['when', 'casts']);
    case 'creates':
      return [...given, ...when.tokens.flatMap((token, item) => creatingDrafts(scenario, token, item))];
    case 'activates':
    case 'addsMana':
    case 'attacks':
    case 'becomesCopy':
    case 'begins':
    case 'dealsDamage':
    case 'destroys':
    case 'dies':
    case 'discards':
    case 'does':
    case 'draws':
    case 'exiles':
    case 'gainsLife':
    case 'losesLife':
    case 'mills':
    case 'movesCounters':
    case 'paysLife':
    case 'phasesIn':
    case 'putsCounters':
    case 'removesCounters':
    case 'resolves':
    case 'sacrifices':
    case 'taps':
    case 'transforms':
    case 'turnsFaceDown':
    case 'turnsFaceUp':
    case 'untaps':
      return given;
    default:
      return assertNever(when);
  }
}

interface Joining {
  readonly drafts: readonly DeclaredDraft[];
  /** The indexes in `drafts` of objects that already enter. */
  readonly taken: ReadonlySet<number>;
  readonly place: number;
}

function enteringDrafts(
  scenario: Scenario,
  given: readonly DeclaredDraft[],
  objects: readonly EnteringItem[],
  path: readonly (string | number)[],
): readonly DeclaredDraft[] {
  const single = scenario.when.kind !== 'enters';
  let joining: Joining = { drafts: given, taken: new Set(), place: 0 };
  for (const [item, object] of objects.entries()) {
    for (let copy = 0; copy < object.count; copy++) {
      joining = joinOne(scenario, joining, object, copy, single ? path : [...path, item]);
    }
  }
  return joining.drafts;
}

function joinOne(
  scenario: Scenario,
  { drafts, taken, place }: Joining,
  object: EnteringItem,
  copy: number,
  path: readonly (string | number)[],
): Joining {
  const handles = handlesOfDrafts(object.as, copy, object.count);
  const entering = { object, place };
  const zone = scenario.when.kind === 'casts' ? castFrom(object) : zoneNamed(object);
  const listed = zone === undefined ? -1 : listedIn(drafts, taken, object, zone);
  const found = drafts[listed];
  if (found !== undefined) {
    const joined = { ...found, handles: [...handles, ...found.handles], entering };
    return { drafts: drafts.with(listed, joined), taken: new Set([...taken, listed]), place: place + 1 };
  }
  const added: DeclaredDraft = {
    name: unnumbered(declaredName(scenario, object)),
    handles,
    zone: zone ?? 'outside',
    player: object.owner,
    owner: object.owner,
    position: -1,
    path,
    entering,
  };
  return { drafts: [...drafts, added], taken: new Set([...taken, drafts.length]), place: place + 1 };
}

/** The zone of an object before the event. A spell cast from its owner's hand, without more, is only on the stack. */
function zoneNamed({ from, cast, fromWritten }: EnteringItem): StartZone | undefined {
  if (from === 'stack') {
    if (cast === undefined || !fromWritten) return 'stack';
    return cast.from === 'outside' || cast.from === 'nowhere' ? undefined : cast.from;
  }
  return from === 'outside' || from === 'nowhere' ? undefined : from;
}

/** 601.2a: the zone of a card before it is cast. */
function castFrom({ cast }: EnteringItem): StartZone | undefined {
  const from = cast?.from ?? 'hand';
  return from === 'outside' || from === 'nowhere' ? undefined : from;
}

/** The index of the first object the entry names in that zone of its owner that does not enter yet; -1 for none. */
function listedIn(
  drafts: readonly DeclaredDraft[],
  taken: ReadonlySet<number>,
  object: EnteringItem,
  zone: StartZone,
): number {
  if (object.card === undefined) return -1;
  const sought = fold(object.card);
  const [, base, digits] = /^(.+)#(\d+)$/su.exec(sought) ?? [];
  let met = 0;
  return drafts.findIndex((draft, index) => {
    if (base !== undefined && fold(draft.name) === base) met++;
    const named = base === undefined ? isCalled(draft, sought) : fold(draft.name) === base && met === Number(digits);
    return named && draft.zone === zone && draft.given !== undefined && ownedBy(draft, object) && !taken.has(index);
  });
}

function isCalled(draft: DeclaredDraft, sought: string): boolean {
  const name = fold(draft.name);
  if (draft.handles.some(it => fold(it) === sought)) return true;
  return name === sought || name.split(' // ').includes(sought) || sought.split(' // ').includes(name);
}

function ownedBy(draft: DeclaredDraft, object: EnteringItem): boolean {
  return draft.owner === undefined || draft.owner === object.owner;
}

function creatingDrafts(scenario: Scenario, object: CreatingItem, item: number): readonly DeclaredDraft[] {
  if (object.as === undefined) return [];
  const name = unnumbered(declaredName(scenario, object));
  return Array.from({ length: object.count }, (_, copy) => ({
    name,
    handles: handlesOfDrafts(object.as, copy, object.count),
    zone: 'outside' as const,
    player: object.under,
    owner: object.under,
    position: 0,
    path:
      scenario.when.kind === 'creates' && scenario.when.tokens.length > 1
        ? ['when', 'creates', item]
        : ['when', 'creates'],
    creating: { object, item, copy },
  }));
}
