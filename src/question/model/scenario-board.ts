// The board of a question as it is written under `given`, and the names its objects go by.
import { hyphenated } from '../../kit/strings.ts';
import type { Noun, Side } from '../tokens/question-token.ts';
import type { Mention, Patch } from './mention.ts';

/** Zones and names of the objects, filled in as the event is written. */
export interface ScenarioBoard {
  /** Puts an object into a zone of its owner, once. */
  readonly put: (mention: Mention, zone: string) => void;
  /** The names that mean each object of a mention. */
  readonly refs: (mention: Mention) => readonly string[];
  readonly ref: (mention: Mention) => string;
  readonly ownerOf: (mention: Mention) => Side;
  /** An item of a list of objects: card or token, count, and states. */
  readonly item: (mention: Mention) => Patch;
  readonly given: () => Patch;
  /** Excludes an object that enters from the battlefield. */
  readonly take: (mention: Mention) => void;
  readonly isPut: (mention: Mention) => boolean;
  /** The objects that were put onto the battlefield. */
  readonly onBattlefield: () => readonly Mention[];
}

/** Makes a board for these objects; `owners` holds whose each is, `printed` what a permanent has of itself. */
export function boardFor(
  mentions: readonly Mention[],
  owners: ReadonlyMap<Mention, Side>,
  printed: (mention: Mention) => Patch,
): ScenarioBoard {
  const handles = handlesFor(mentions);
  const zones = new Map<Mention, string>();
  const taken = new Set<Mention>();
  const ownerOf = (mention: Mention) => mention.whose ?? owners.get(mention) ?? 'you';
  const nameOf = (mention: Mention) => handles.get(mention) ?? nameAmongObjects(mention);
  const refs = (mention: Mention) => {
    const name = nameOf(mention);
    return mention.count === 1 ? [name] : Array.from({ length: mention.count }, (_, n) => `${name}#${n + 1}`);
  };
  const ref = (mention: Mention) => refs(mention)[0] ?? nameOf(mention);
  const item = (mention: Mention): Patch => {
    const handle = handles.get(mention);
    return {
      ...whatItIs(mention),
      ...(mention.count === 1 ? {} : { count: mention.count }),
      ...(handle === undefined ? {} : { as: handle }),
      ...(mention.owner === undefined ? {} : { owner: mention.owner }),
      ...mention.patch,
      ...(mention.attachedTo === undefined ? {} : { attachedTo: ref(mention.attachedTo) }),
      ...(mention.exiledWith === undefined ? {} : { exiledWith: ref(mention.exiledWith) }),
    };
  };
  return {
    put: (mention, zone) => {
      if (!zones.has(mention)) zones.set(mention, zone);
    },
    refs,
    ref,
    ownerOf,
    item,
    take: mention => {
      taken.add(mention);
    },
    isPut: mention => zones.has(mention) || taken.has(mention),
    onBattlefield: () => [...zones].flatMap(([it, zone]) => (zone === 'battlefield' ? [it] : [])),
    given: () =>
      givenOf([...zones], ownerOf, (it, zone) =>
        zone === 'battlefield' ? withoutUntapped({ ...printed(it), ...item(it) }) : withoutModes(item(it)),
      ),
  };
}

/** An item of the battlefield without the state of being untapped, in which a permanent is that nothing else is told of (110.5b). */
function withoutUntapped(item: Patch): Patch {
  const { tapped, ...rest } = item;
  return tapped === false ? rest : item;
}

/** An item without the modes that were said, which a card in no zone but the stack has (700.2). */
function withoutModes(item: Patch): Patch {
  const { cast, ...rest } = item;
  if (typeof cast !== 'object' || cast === null || !('modes' in cast)) return item;
  const { modes: _, ...others } = cast;
  return Object.keys(others).length === 0 ? rest : { ...rest, cast: others };
}

function givenOf(
  placed: readonly (readonly [Mention, string])[],
  ownerOf: ScenarioBoard['ownerOf'],
  item: (mention: Mention, zone: string) => Patch,
): Patch {
  const players: Record<Side, Record<string, Patch[]>> = { you: {}, opponent: {} };
  for (const [mention, zone] of [...placed].sort(([one], [other]) => placeOf(one) - placeOf(other))) {
    const player = players[ownerOf(mention)];
    player[zone] = [...(player[zone] ?? []), item(mention, zone)];
  }
  return players;
}

/** The place of an object among the others: what is attached became so once there was what it is attached to (613.7e). */
function placeOf({ at, attachedTo }: Mention): number {
  return Math.max(at, (attachedTo?.at ?? at - 1) + 0.5);
}

/** The name of an object that shares it with no other. */
export function nameAmongObjects({ names, noun }: Pick<Mention, 'names' | 'noun'>): string {
  if (names[0] !== undefined) return names[0];
  if (noun?.card !== undefined) return noun.card;
  return tokenName(noun?.token ?? 'Treasure');
}

/** 111.4: the name of a token that is given none: its subtypes and "Token". */
function tokenName(token: NonNullable<Noun['token']>): string {
  if (typeof token === 'string') return `${token} Token`;
  if (typeof token.name === 'string') return token.name;
  const subtypes = Array.isArray(token.subtypes) ? token.subtypes : [];
  return [...subtypes, 'Token'].join(' ');
}

function whatItIs({ names, noun, patch }: Mention): Patch {
  if (names[0] !== undefined) return { card: names[0] };
  // a token that is a copy has all its characteristics from what it copies (111.10, 707.2)
  if (noun?.token !== undefined && patch.copyOf !== undefined) return {};
  return noun?.card === undefined ? { token: noun?.token ?? 'Treasure' } : { card: noun.card };
}

function handleOf(words: string): string {
  return hyphenated(words) || 'object';
}

/** Handles for objects that share a name with another. */
function handlesFor(mentions: readonly Mention[]): ReadonlyMap<Mention, string> {
  const handles = new Map<Mention, string>();
  const taken = new Map<string, number>();
  for (const mention of mentions) {
    const name = nameAmongObjects(mention);
    const same = mentions.filter(it => nameAmongObjects(it) === name);
    if (same.length < 2) continue;
    const handle = handleOf(name.split(',')[0] ?? name);
    const number = (taken.get(handle) ?? 0) + 1;
    taken.set(handle, number);
    handles.set(mention, `${handle}-${'abcdefgh'[number - 1] ?? number}`);
  }
  return handles;
}
