// Objects that are some of a group told of elsewhere: "they have 2 bears and sacrifice a creature".
import { type Cards, typesOf } from '../model/card-traits.ts';
import type { Gathered, Happening, Mention } from '../model/mention.ts';
import type { Noun, Side, SpokenAction, Token } from '../tokens/question-token.ts';

/** Events by which some objects of a group leave it, while the others stay. */
const TAKING: readonly SpokenAction[] = [
  'sacrifices',
  'dies',
  'destroys',
  'exiles',
  'bounces',
  'hits',
  'deals',
  'resolves',
];

/** The objects that an event is done to, where they may be some of a group; empty for an event of another kind. */
export function takenBy({ action, asked, objects, targets }: Happening): readonly Mention[] {
  return TAKING.includes(action) && !asked ? [...objects, ...targets] : [];
}

/** The gathered question with what leaves a group as objects of that group, which has so many less. */
export function withSomeDrawn(gathered: Gathered, cards: Cards): Gathered {
  const { mentions, happenings } = gathered;
  const drawn = new Map<Mention, Mention>();
  const counts = new Set<Token>();
  for (const happening of happenings) {
    for (const object of takenBy(happening)) {
      const [group, ...more] = isSome(object) ? groupsOf(object, happening, mentions, cards) : [];
      if (group === undefined || more.length > 0) continue;
      // the number of all of them is that of both parts
      const number = gathered.told.findLast(
        it => it.kind === 'number' && it.at <= group.at && it.value === group.count,
      );
      if (number !== undefined) counts.add(number);
      group.count -= object.count;
      drawn.set(object, { ...group, at: object.at, text: object.text, count: object.count, another: true });
    }
  }
  for (const part of mentions.filter(it => !drawn.has(it))) {
    // "Detention Sphere on one of his 3 Treasures": both are told at one place
    const group = mentions.find(it => it !== part && it.at === part.at && it.count > part.count);
    const isPart = group !== undefined && group.noun?.said === part.noun?.said && group.names[0] === part.names[0];
    if (!isPart || drawn.has(group)) continue;
    const isDrawn = [...drawn.keys()].some(it => it.at === part.at);
    if (isDrawn) continue;
    const number = gathered.told.findLast(it => it.kind === 'number' && it.value === group.count);
    if (number !== undefined) counts.add(number);
    group.count -= part.count;
  }
  if (drawn.size + counts.size === 0) return gathered;
  const one = (it: Mention) => drawn.get(it) ?? it;
  return {
    ...gathered,
    told: gathered.told.filter(it => !counts.has(it)),
    mentions: mentions.map(one),
    happenings: happenings.map(it => ({ ...it, objects: it.objects.map(one), targets: it.targets.map(one) })),
  };
}

/** Whether so many of a kind or a name are told of, not all of them: "a creature", "one Blood Artist"; "the bears" are all. */
export function isSome({ noun, names, counted, count, place }: Mention): boolean {
  const isKind = names.length === 0 && noun !== undefined;
  const isLess = isKind ? counted || !noun.plural : counted;
  return isLess && count > 0 && place === undefined;
}

/** The groups of several that objects of an event may come from. */
function groupsOf(
  object: Mention,
  { who, action, objects, targets }: Happening,
  mentions: readonly Mention[],
  cards: Cards,
): readonly Mention[] {
  // what is destroyed may be anybody's; what is sacrificed is of who does it (701.21a)
  const side = object.whose ?? (action === 'sacrifices' ? who : undefined);
  return mentions.filter(
    group =>
      group !== object &&
      group.count > object.count &&
      (group.place === 'battlefield' || (group.place === undefined && group.at < object.at)) &&
      !objects.includes(group) &&
      !targets.includes(group) &&
      isOfSide(group, side) &&
      isOfKind(group, object, cards),
  );
}

function isOfSide({ whose }: Mention, side: Side | undefined): boolean {
  return side === undefined || whose === undefined || whose === side;
}

/** Whether a group is of the kind of an object: of the same name, or of the card type that is said. */
function isOfKind(group: Mention, { noun, names }: Mention, cards: Cards): boolean {
  if (noun === undefined) return names[0] !== undefined && group.names[0] === names[0];
  const same = group.noun?.card !== undefined && group.noun.card === noun.card;
  if (same || group.names[0] === noun.card) return true;
  const said = kindSaid(noun);
  if (group.noun !== undefined && kindSaid(group.noun) === said) return true;
  return noun.generic === true && typesOf(group, cards).some(it => it.toLowerCase() === said);
}

/** The word for a kind, in the singular and without "token". */
function kindSaid({ said }: Noun): string {
  return said.replace(/s$/u, '').replace(/ token$/u, '');
}
