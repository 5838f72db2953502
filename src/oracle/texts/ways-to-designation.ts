// Designations that only some permanents can get: monstrous by monstrosity, solved as a Case (701.37, 719.3).
import type { Ability, Printed } from '../../engine/index.ts';
import type { ObjectDesignation } from '../../vocabulary/index.ts';
import { textsWithin } from './texts-within.ts';

/** A permanent with a designation, and what else there is. */
export interface Designated {
  /** The cards it is, or is a copy of. */
  readonly cards: readonly Printed[];
  /** Its subtypes and abilities in the position. */
  readonly subtypes: readonly string[];
  readonly abilities: readonly Ability[];
  /** The abilities of everything else. */
  readonly others: readonly Ability[];
}

/** A way to get a designation, of which one part is needed; `lacks` says that none is there. */
interface WayThere {
  readonly words?: RegExp;
  readonly subtypes?: readonly string[];
  readonly layout?: Printed['layout'];
  /** Whether the words may stand on something else: the other half of a pair, say. */
  readonly elsewhere?: true;
  readonly lacks: string;
  readonly rule: string;
}

const ROOM: WayThere = { subtypes: ['Room'], lacks: 'is no Room', rule: '709.5c' };
const SECTORS: WayThere = {
  words: /space sculptor/i,
  elsewhere: true,
  lacks: 'is beside nothing with space sculptor',
  rule: '704.5u',
};

const WAYS: { readonly [K in ObjectDesignation]?: WayThere } = {
  monstrous: { words: /monstrosity|becomes monstrous/i, lacks: 'has no monstrosity', rule: '701.37b' },
  renowned: { words: /renown/i, lacks: 'has no renown', rule: '702.112b' },
  solved: { subtypes: ['Case'], lacks: 'is no Case', rule: '719.3b' },
  prepared: { layout: 'prepare', lacks: 'has no prepare spell', rule: '722.3a' },
  saddled: { words: /saddle/i, subtypes: ['Mount'], lacks: 'has no saddle', rule: '702.171b' },
  crewed: { words: /crew/i, subtypes: ['Vehicle'], lacks: 'is no Vehicle', rule: '702.122a' },
  harnessed: { words: /harness|∞|infinity/i, lacks: 'has nothing that harnesses it', rule: '701.64b' },
  paired: { words: /soulbond/i, elsewhere: true, lacks: 'is beside nothing with soulbond', rule: '702.95b' },
  unearthed: { words: /unearth/i, elsewhere: true, lacks: 'has no unearth', rule: '702.84a' },
  unlocked: ROOM,
  'unlocked: left': ROOM,
  'unlocked: right': ROOM,
  'alpha sector': SECTORS,
  'beta sector': SECTORS,
  'gamma sector': SECTORS,
};

/** Whether the designation is one that permanents alone have (701.37b, 701.60b, 702.171b). */
export function isOfPermanents(designation: ObjectDesignation): boolean {
  return WAYS[designation] !== undefined || ['suspected', 'goaded', 'ring-bearer'].includes(designation);
}

/** The reason why a permanent can't have got a designation; undefined where it may have. */
export function missingWay(
  designation: ObjectDesignation,
  { cards, subtypes, abilities, others }: Designated,
): Pick<WayThere, 'lacks' | 'rule'> | undefined {
  const way = WAYS[designation];
  if (way === undefined || cards.some(it => it.layout === way.layout)) return undefined;
  const faces = cards.flatMap(it => it.faces);
  const types = [...subtypes, ...faces.flatMap(it => it.subtypes)];
  if (types.some(it => way.subtypes?.includes(it))) return undefined;
  const isNamed = (all: readonly Ability[]): boolean => textsWithin(all).some(it => way.words?.test(it) === true);
  const own = [...faces.flatMap(it => it.abilities), ...abilities];
  // what copies something for a while may have got it meanwhile
  if (isNamed(own) || textsWithin(own).some(it => /\bcop(?:y|ies)\b/i.test(it))) return undefined;
  return isNamed(way.elsewhere === true ? others : others.filter(isGranting)) ? undefined : way;
}

/** Whether it may give an ability or a designation to something else. */
function isGranting(ability: Ability): boolean {
  if (ability.kind === 'keyword') return false;
  return ability.kind === 'static' || textsWithin(ability).some(it => /\b(?:gains?|has|have)\b/i.test(it));
}
