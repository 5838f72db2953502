// The same object named twice is one: "They have Thalia, Heretic Cathar … Thalia".
import { isBasicLandType } from '../../engine/index.ts';
import { isSome, takenBy } from '../implied/drawn-from.ts';
import { type Cards, cardKnown } from '../model/card-traits.ts';
import { type Gathered, type Happening, joinedPatch, type Mention } from '../model/mention.ts';
import { creatureType } from '../tokens/chosen.ts';
import type { Side, Token } from '../tokens/question-token.ts';
import { stands } from './eventless-plan.ts';

/** The gathered question with one mention per object, to which all happenings refer. */
export function merged(told: Gathered, cards: Cards): Gathered {
  const gathered = withoutTotals(told);
  const kept: Mention[] = [];
  const same = new Map<Mention, Mention>();
  const newcomers = newcomersOf(gathered);
  const last = gathered.happenings.findLast(it => !it.asked);
  const used = new Set(gathered.happenings.flatMap(it => [...it.objects, ...it.targets, ...it.beside]));
  const arriving = arrivingIn(gathered);
  const isOther = (before: Mention, mention: Mention) =>
    isApart(before, mention, newcomers) ||
    (!used.has(before) && arriving.has(mention) && isOneMore(before, mention)) ||
    (last !== undefined && isThereAsWell(before, mention, last));
  const taken = new Set(gathered.happenings.flatMap(takenBy));
  const isPart = (group: Mention, mention: Mention) =>
    taken.has(mention) && isSome(mention) && group.count > mention.count;
  const lost: Token[] = [];
  for (const mention of gathered.mentions) {
    const { pointed } = mention;
    const meant = pointed === undefined ? [] : ofItsType(mention, kept, cards);
    const before =
      (meant.length === 1 ? meant[0] : undefined) ??
      onlyCreatureOf(mention, kept, cards) ??
      kept.find(it => isSame(it, mention) && !isOther(it, mention) && !isPart(it, mention));
    if (pointed !== undefined && (meant.length > 1 || (pointed.only && before === undefined))) lost.push(pointed.word);
    if (before === undefined) kept.push(mention);
    else {
      same.set(mention, before);
      takeOver(before, mention);
    }
  }
  const all = allOfKinds(gathered, kept, cards);
  const meant = (it: Mention) => same.get(it) ?? it;
  const idle = namesOfKinds(gathered, kept, cards);
  const list = kept.filter(it => !all.has(it) && !idle.has(it)).map(it => withClearName(it, kept));
  const renamed = new Map(kept.map((it, n) => [it, list[n] ?? it] as const));
  const one = (it: Mention) => renamed.get(meant(it)) ?? it;
  for (const mention of list) {
    if (mention.attachedTo !== undefined) mention.attachedTo = one(mention.attachedTo);
    if (mention.copying !== undefined) mention.copying = one(mention.copying);
  }
  return {
    ...gathered,
    unread: [...gathered.unread, ...lost],
    mentions: list,
    happenings: gathered.happenings.map(happening => ({
      ...happening,
      objects: [...new Set(happening.objects.flatMap(it => all.get(meant(it)) ?? [it]).map(one))],
      // "I cast my Bolt to his face, my Bolt will be exiled": no spell is for itself
      targets: [...new Set(happening.targets.map(one))].filter(
        it => ![happening.by, ...happening.objects].some(by => by !== undefined && one(by) === it),
      ),
      beside: happening.beside.map(one),
      ...(happening.source === undefined ? {} : { source: one(happening.source) }),
      ...(happening.by === undefined ? {} : { by: one(happening.by) }),
    })),
    relations: gathered.relations.map(it => ({ ...it, left: it.left.map(one), right: it.right.map(one) })),
  };
}

/**
 * The wording "I untap my lands, I have 2 tapped Islands": all objects of a type to which something happens, where those
 * that there are were named.
 */
function allOfKinds(
  { happenings }: Gathered,
  kept: readonly Mention[],
  cards: Cards,
): ReadonlyMap<Mention, readonly Mention[]> {
  const isAll = ({ noun, counted, names, whose }: Mention) =>
    names.length === 0 && noun?.generic === true && noun.plural && !counted && whose !== undefined;
  return new Map(
    happenings.flatMap(({ objects, action }) =>
      ['untaps', 'taps', 'dies', 'destroys', 'sacrifices'].includes(action)
        ? objects.filter(isAll).flatMap(all => {
            const type = cardKnown(cards, all)?.face.types[0];
            const isMeant = (it: Mention) =>
              it !== all && it.place === 'battlefield' && it.whose === all.whose && isOfType(it, type, cards);
            const meant = kept.filter(isMeant);
            return meant.length === 0 ? [] : [[all, meant] as const];
          })
        : [],
    ),
  );
}

/**
 * The mentions of what is asked that only say of what kind something is, "is it a creature immediately?", where something of
 * that kind was named: nothing of the kind is there besides it.
 */
function namesOfKinds(
  { happenings, relations }: Gathered,
  kept: readonly Mention[],
  cards: Cards,
): ReadonlySet<Mention> {
  const used = new Set([
    ...happenings.flatMap(it => [...it.objects, ...it.targets, ...it.beside, it.source, it.by]),
    ...relations.flatMap(it => [...it.left, ...it.right]),
    ...kept.flatMap(it => [it.attachedTo, it.copying]),
  ]);
  const isIdle = (mention: Mention) => {
    const { noun, names, asked, counted, patch, place } = mention;
    const isOne = noun?.generic === true && noun.token === undefined && !noun.plural && !counted && names.length === 0;
    if (
      !asked ||
      !isOne ||
      used.has(mention) ||
      Object.keys(patch).length > 0 ||
      (place ?? 'battlefield') !== 'battlefield'
    )
      return false;
    const [type] = cardKnown(cards, mention)?.face.types ?? [];
    return kept.some(it => it !== mention && isOfType(it, type, cards));
  };
  return new Set(kept.filter(isIdle));
}

function isOfType(mention: Mention, type: string | undefined, cards: Cards): boolean {
  return mention.names.length > 0 && cardKnown(cards, mention)?.face.types.some(it => it === type) === true;
}

/** The wording "two Mox Opals. I have one and cast a second": how many there are in all, before they are told one by one. */
function withoutTotals(gathered: Gathered): Gathered {
  const { mentions, happenings } = gathered;
  const used = new Set(happenings.flatMap(it => [...it.objects, ...it.targets, ...it.beside]));
  const isTotal = (total: Mention) => {
    const isBare = total.counted && total.count > 1 && total.place === undefined && total.whose === undefined;
    if (!isBare || used.has(total)) return false;
    const others = mentions.filter(it => it.at > total.at && it.names[0] === total.names[0] && it.names.length > 0);
    const isOneByOne = others.length > 1 && others.some(it => it.another);
    return isOneByOne && others.reduce((sum, it) => sum + it.count, 0) === total.count;
  };
  const totals = mentions.filter(isTotal);
  if (totals.length === 0) return gathered;
  const numbers = totals.map(total => gathered.told.findLast(it => it.kind === 'number' && it.at < total.at));
  return {
    ...gathered,
    mentions: mentions.filter(it => !totals.includes(it)),
    told: gathered.told.filter(it => !numbers.includes(it)),
  };
}

/** The objects named by now that "the angel" may mean: those of that creature type. */
function ofItsType({ noun, whose }: Mention, kept: readonly Mention[], cards: Cards): readonly Mention[] {
  const type = creatureType((noun?.said ?? '').replace(/ token$/u, ''));
  const isOfType = (mention: Mention) => {
    const isTheirs = whose === undefined || mention.whose === undefined || mention.whose === whose;
    return mention.names.length > 0 && isTheirs && cardKnown(cards, mention)?.face.subtypes.some(it => it === type);
  };
  return kept.filter(isOfType);
}

/** The wording "what about his guy?" after his one creature was named: that creature. */
function onlyCreatureOf(mention: Mention, kept: readonly Mention[], cards: Cards): Mention | undefined {
  const { noun, whose, asked, counted, names } = mention;
  const isOne = noun?.generic === true && !noun.plural && !counted && names.length === 0;
  if (!asked || !isOne || whose === undefined || cardKnown(cards, mention)?.creature !== true) return undefined;
  const theirs = kept.filter(it => it.whose === whose && cardKnown(cards, it)?.creature === true);
  const [only, ...more] = theirs;
  return more.length === 0 && only?.place === 'battlefield' && only.count === 1 ? only : undefined;
}

/** Objects that enter, with the player under whom they do. */
function newcomersOf({ happenings }: Gathered): ReadonlyMap<Mention, Side | undefined> {
  return new Map(
    happenings.flatMap(({ action, objects, who, by }) =>
      action === 'enters' && by === undefined ? objects.map(it => [it, who] as const) : [],
    ),
  );
}

/** Objects that are told to enter or to be created. */
function arrivingIn({ happenings }: Gathered): ReadonlySet<Mention> {
  const isArriving = ({ action, asked }: Happening) => !asked && (action === 'enters' || action === 'creates');
  return new Set(happenings.filter(isArriving).flatMap(it => it.objects));
}

/** The wording "Scute Swarm and 8 Forests, I play a Forest": one more of a kind of which several are there. */
function isOneMore(before: Mention, after: Mention): boolean {
  const isOne = after.count === 1 && !after.asked && (after.counted || after.noun?.plural !== true);
  return isOne && before.counted && before.count > 1 && before.place === undefined && !before.asked;
}

/** Wordings "They have X, I play X", "I have 5 lands and play a land": what enters is another than what is there. */
function isApart(before: Mention, after: Mention, newcomers: ReadonlyMap<Mention, Side | undefined>): boolean {
  if (!newcomers.has(after)) return false;
  if (before.place === undefined && newcomers.get(after) === 'opponent' && stands(before)) {
    before.whose ??= 'you';
    return true;
  }
  const isKind = after.names.length === 0 || isBasicLandType(after.names[0] ?? '');
  // "with 5 Mountains, I play a Mountain"
  if (before.place !== 'battlefield') return isKind && before.beside && before.counted;
  // "I have Jace, Telepath Unbound and cast Jace, Vryn's Prodigy": nothing is cast that is there
  if (before.patch.face === 'back' && after.patch.face === undefined && !after.asked) return true;
  const whose = after.whose ?? newcomers.get(after);
  if (before.whose !== undefined && whose !== undefined && before.whose !== whose) return true;
  return isKind;
}

/** The wording "I cast X while I already have X": the one that enters last is told before the one that is there. */
function isThereAsWell(before: Mention, after: Mention, { action, objects, by }: Happening): boolean {
  if (action !== 'enters' || by !== undefined || !objects.includes(before)) return false;
  return after.place === 'battlefield' && after.names.length > 0 && !after.asked && !after.beside;
}

function isSame(before: Mention, after: Mention): boolean {
  const asked = before.asked !== after.asked;
  if (after.another || before.another || (after.count !== before.count && after.count !== 1 && !asked)) return false;
  if (before.whose !== undefined && after.whose !== undefined && before.whose !== after.whose) return false;
  if (areTappedApart(before, after)) return false;
  const [one] = before.names;
  const [other] = after.names;
  if (one !== undefined && other !== undefined) {
    return (
      one === other || (after.loose && after.names.includes(one)) || (before.loose && before.names.includes(other))
    );
  }
  if (one !== undefined || other !== undefined) return isOfItsKind(before, after) || isOfItsKind(after, before);
  if (before.noun === undefined || after.noun === undefined) return false;
  const [first, then] = [singular(before.noun.said), singular(after.noun.said)];
  return first === then || (areTokens(before, after) && (first.endsWith(` ${then}`) || isToldAfter(before, after)));
}

/** The wording "an untapped Forest and a tapped Forest": two of them. */
function areTappedApart(before: Mention, after: Mention): boolean {
  const [one, other] = [before.patch.tapped, after.patch.tapped];
  return one !== undefined && other !== undefined && one !== other && !before.asked && !after.asked;
}

/** The wording "the squirrel dies. I have a 1/1 green Squirrel token": what it is stands after what happens to it. */
function isToldAfter(before: Mention, after: Mention): boolean {
  const isPlaceless = before.place === undefined && !before.counted && after.place !== undefined;
  return isPlaceless && singular(after.noun?.said ?? '').endsWith(` ${singular(before.noun?.said ?? '')}`);
}

/** The wording "the squirrel" after a 1/1 green Squirrel token. */
function areTokens({ noun: one }: Mention, { noun: other }: Mention): boolean {
  return one?.token !== undefined && other?.token !== undefined;
}

/** The wording "the bear" after Grizzly Bears. */
function isOfItsKind({ names }: Mention, { noun }: Mention): boolean {
  return noun?.card !== undefined && (noun.generic !== true || noun.plural) && names[0] === noun.card;
}

function singular(said: string): string {
  return said.replace(/s$/u, '');
}

function takeOver(before: Mention, after: Mention): void {
  if (areTokens(before, after) && isToldAfter(before, after) && after.noun !== undefined) before.noun = after.noun;
  before.patch = joinedPatch(before.patch, after.patch);
  if (before.whose === undefined && after.whose !== undefined) before.whose = after.whose;
  if (before.place === undefined && after.place !== undefined) before.place = after.place;
  if (before.attachedTo === undefined && after.attachedTo !== undefined) before.attachedTo = after.attachedTo;
  if (before.copying === undefined && after.copying !== undefined) before.copying = after.copying;
  if (before.asked && !after.asked) before.count = after.count;
  if (!after.model) delete before.model;
  if (!after.asked) before.asked = false;
}

/** A short name means the card that the question names in full elsewhere. */
function withClearName(mention: Mention, all: readonly Mention[]): Mention {
  if (!mention.open) return mention;
  const named = all.find(it => it !== mention && !it.loose && mention.names.includes(it.names[0] ?? ''));
  return named === undefined ? mention : { ...mention, names: named.names, open: false };
}
