// Events of entering: cast, put there, or as a copy.
import { countersStay } from '../../engine/index.ts';
import { cardKnown } from '../model/card-traits.ts';
import { castOf, type Happening, type Mention, type Patch } from '../model/mention.ts';
import { isBestowed } from '../model/states.ts';
import type { Side } from '../tokens/question-token.ts';
import { causeNamed, originBy, type Writing, type Written } from './event-writing.ts';
import { copiedByAbility, copiesByAbility } from './token-copies.ts';

/** Objects that enter: cast, played, or put there by something. */
export function entering(
  objects: readonly Mention[],
  happening: Happening,
  writing: Writing,
  zone: string | undefined,
): Written {
  const { board } = writing;
  if (objects.length === 0) return { missing: 'what enters' };
  const [maker, ...more] = objects;
  const madeBy = maker === undefined ? undefined : cardKnown(writing.cards, maker);
  // "I cast Clone on their Serra Angel": what it is cast on is what it copies
  const [aim, ...others] = happening.targets;
  const isOn = madeBy?.copies === true && more.length === 0 && others.length === 0 && happening.by === undefined;
  if (maker !== undefined && aim !== undefined && isOn) maker.copying ??= aim;
  const copied = maker?.copying;
  if (
    maker !== undefined &&
    copied !== undefined &&
    more.length === 0 &&
    madeBy !== undefined &&
    copiesByAbility(madeBy)
  ) {
    board.put(copied, copied.place ?? 'battlefield');
    const made = copiedByAbility({ ...happening, source: maker }, copied, writing);
    if (made !== undefined) return made;
  }
  if (areWorn(objects, writing, happening.by)) return { missing: 'what becomes of what is attached' };
  const unearthed = isBlinked(happening, writing.cards) ? undefined : objects.find(isUnearthed)?.names[0];
  const by = causeNamed(happening, writing) ?? unearthed ?? putFromHandBy(happening, writing);
  const who = happening.who ?? objects[0]?.whose ?? 'you';
  if (by !== undefined && objects.some(it => isOutOfReach(it, by, happening, writing)))
    return { missing: `how ${by} gets a card of another player` };
  const cause = happening.by;
  // "Yisan on his third verse counter finding X": what is told of it is told of a permanent
  if (cause !== undefined && cardKnown(writing.cards, cause)?.spell === false && cause.patch.counters !== undefined) {
    cause.whose ??= who;
    board.put(cause, 'battlefield');
  }
  const ownerOf = (object: Mention) => (happening.severally === true ? (object.whose ?? who) : who);
  const items = objects.map(object => enteringItem(object, happening, writing, { zone, by, who: ownerOf(object) }));
  const choose = objects.flatMap(({ copying, patch }) => {
    const chosen = choicesSaid(patch);
    if (copying === undefined) return chosen;
    board.put(copying, copying.place ?? 'battlefield');
    if (happening.copiesUnasked === true) return chosen;
    return [{ copy: board.ref(copying) }, ...chosen];
  });
  const paid = happening.lifePaid === true ? [{ pay: 'yes' }] : [];
  const made = [...choose, ...paid];
  return { when: { enters: items }, ...(made.length === 0 ? {} : { choose: made }) };
}

/** Whether something is attached to one of the objects. */
export function areWorn(objects: readonly Mention[], { all }: Writing, by?: Mention): boolean {
  return all.some(
    it => it !== by && it.attachedTo !== undefined && objects.includes(it.attachedTo) && !objects.includes(it),
  );
}

/**
 * The permanent whose ability puts cards from hands onto the battlefield: "I put X in from my hand with Sneak
 * Attack".
 */
function putFromHandBy({ zone, zoneSaid, beside, verb }: Happening, { cards, board }: Writing): string | undefined {
  const isFromHand = zone === 'hand' && (zoneSaid === true || verb?.zone === 'hand');
  const isPut = isFromHand ? !/^(?:cast|play)/iu.test(verb?.text ?? '') : zone === undefined && isPutThere(verb);
  if (!isPut) return undefined;
  const maker = beside.find(it => cardKnown(cards, it)?.says.putsFromHand === true);
  if (maker !== undefined) board.put(maker, 'battlefield');
  return maker?.names[0];
}

/** Whether the verb is "put", by which nothing is cast (601.2): "I put X onto the battlefield". */
function isPutThere(verb: Happening['verb']): boolean {
  return /^(?:put|puts|putting)$/iu.test(verb?.text ?? '');
}

/** The wording "Pithing Needle naming X": what is chosen as it enters (614.12a). */
function choicesSaid({ chosen }: Patch): readonly Patch[] {
  if (typeof chosen !== 'object' || chosen === null) return [];
  return Object.entries(chosen).map(([kind, pick]) => ({ [kind]: pick }));
}

/** Whether a spell takes cards of its controller's graveyard alone, and the object is another player's. */
function isOutOfReach(object: Mention, by: string, happening: Happening, { cards }: Writing): boolean {
  const { who, zoneOf, severally } = happening;
  if (severally === true) return false;
  const known = cards.named(by);
  const owner = zoneOf ?? object.whose ?? who ?? 'you';
  if (known?.spell !== true || owner === (who ?? 'you')) return false;
  return known.says.speaksOfGraveyards && !known.says.speaksOfAnyGraveyard;
}

interface Way {
  readonly zone: string | undefined;
  readonly by: string | undefined;
  readonly who: Side;
}

function enteringItem(object: Mention, happening: Happening, writing: Writing, { zone, by, who }: Way): Patch {
  const { board, cards } = writing;
  const known = cardKnown(cards, object);
  if (keepsCounters(object, happening, cards)) {
    object.patch = { counters: object.patch.counters };
    board.put(object, 'exile');
  }
  board.take(object);
  const {
    attachedTo: _,
    cast: __,
    chosen: ____,
    designations: ___,
    face,
    tapped,
    ...item
  } = withoutPast(board.item(object), happening, cards);
  const { from: saidFrom, ...castWords } = isBlinked(happening, cards)
    ? {}
    : withoutUnearth(castSaid(object, by, cards));
  // "X from my graveyard by Reanimate": it is put there from that zone, not cast from it
  const putFrom = (by !== undefined || known?.land === true) && typeof saidFrom === 'string' ? saidFrom : undefined;
  const castFrom = castZone(object, happening, writing, by);
  const from =
    (castFrom === undefined ? zone : undefined) ??
    putFrom ??
    (by === undefined ? undefined : originBy(by, cards)) ??
    (known?.land === true || (zone === undefined && isPutThere(happening.verb)) ? 'hand' : undefined);
  const owner = happening.zoneOf ?? object.whose ?? who;
  const bestowed = happening.verb?.cost === 'bestow' || (isBestowed(object) && !isBlinked(happening, cards));
  const host = object.attachedTo ?? (known?.attaches === true || bestowed ? happening.targets[0] : undefined);
  const isGone = happening.targetGone === true;
  if (host !== undefined) board.put(host, isGone ? (host.place ?? 'graveyard') : 'battlefield');
  const isOnPlayer = host === undefined && known?.attaches === true && happening.toPlayer !== undefined;
  const playerHost = isOnPlayer ? { targets: [happening.toPlayer] } : {};
  const cast = {
    ...castWords,
    ...(saidFrom === undefined || putFrom !== undefined ? {} : { from: saidFrom }),
    // cast from hand, as most are, goes without saying
    ...(castFrom === undefined || castFrom === 'hand' ? {} : { from: castFrom }),
    ...(host === undefined ? playerHost : { targets: [isGone ? { illegal: board.ref(host) } : board.ref(host)] }),
  };
  const paid = { ...cast, ...paidBy(happening) };
  return {
    ...item,
    ...(tapped === true ? { tapped } : {}),
    ...(face === 'back' ? { transformed: true } : {}),
    ...(from === undefined || from === 'stack' ? {} : { from }),
    ...(who === 'you' ? {} : { under: who }),
    ...(owner === who ? {} : { owner }),
    ...(Object.keys(paid).length === 0 ? {} : { cast: paid }),
    ...(by === undefined ? {} : { by }),
  };
}

/** 702.84a: unearth is no way to cast: an ability returns the card from the graveyard. */
function isUnearthed(object: Mention): boolean {
  const { costs } = castOf(object);
  return Array.isArray(costs) && costs.includes(UNEARTH);
}

function withoutUnearth({ costs, ...cast }: Patch): Patch {
  const others = Array.isArray(costs) ? costs.filter(it => it !== UNEARTH) : [];
  return others.length === 0 ? cast : { ...cast, costs: others };
}

const UNEARTH = 'unearth';

/** The way an object was cast; what a spell or ability brings back is not cast, whatever was paid for it before (400.7). */
function castSaid(object: Mention, by: string | undefined, cards: Writing['cards']): Patch {
  const { from } = castOf(object);
  if (by === undefined || originBy(by, cards) !== 'graveyard') return castOf(object);
  return from === undefined ? {} : { from };
}

/** Whether what enters comes back from the exile it was put into from the battlefield. */
function isBlinked({ action, by }: Happening, cards: Writing['cards']): boolean {
  const cause = by?.names[0];
  return action === 'blinks' || (cause !== undefined && originBy(cause, cards) === 'exile');
}

/** The item of an object without its past: of what is blinked nothing stays of what it had on the battlefield (400.7). */
function withoutPast(item: Patch, happening: Happening, cards: Writing['cards']): Patch {
  return isBlinked(happening, cards)
    ? Object.fromEntries(Object.entries(item).filter(([key]) => !OF_PERMANENTS.includes(key)))
    : item;
}

/** Whether counters remain on an object that is blinked (122.2), by its own text. */
function keepsCounters({ names, patch }: Mention, happening: Happening, cards: Writing['cards']): boolean {
  const known = cardKnown(cards, { names });
  const isKept = known?.face.abilities.some(it => countersStay(it, 'exile')) === true;
  return isKept && patch.counters !== undefined && isBlinked(happening, cards);
}

const OF_PERMANENTS: readonly string[] = [
  'copyOf',
  'counters',
  'level',
  'chosen',
  'designations',
  'face',
  'faceDown',
  'tapped',
];

/** The zone a card is cast from: "cast X from exile", "escape X from my graveyard"; a land is played (305.1), and others may be put there. */
function castZone(
  object: Mention,
  { verb, zone, zoneSaid }: Happening,
  { cards }: Writing,
  by: string | undefined,
): string | undefined {
  const cast =
    /^(?:(?:hard ?)?cast|play)/iu.test(verb?.text ?? '') ||
    (verb?.cost !== undefined && FROM_GRAVEYARD.includes(verb.cost));
  if (zoneSaid !== true || by !== undefined || !(cast || zone === 'command')) return undefined;
  return cardKnown(cards, object)?.land === true ? undefined : zone;
}

/** The way it was cast that the verb tells: "kick X", "dash X". Unearth is no way to cast (702.84a). */
export function paidBy({ verb }: Happening): Patch {
  if (verb?.cost === undefined || verb.cost === UNEARTH) return {};
  if (verb.cost === 'kicked') return { kicked: 'yes' };
  const from = FROM_GRAVEYARD.includes(verb.cost) ? { from: 'graveyard' } : {};
  return { costs: [verb.cost], ...from };
}

const FROM_GRAVEYARD: readonly string[] = ['escape', 'disturb'];

/** Wordings "I Clone X", "copy X with Spark Double", "Can Phyrexian Metamorph copy X". */
export function copies(happening: Happening, writing: Writing): Written {
  const { board, cards } = writing;
  const { objects, beside, source, verb, by } = happening;
  const [copied, ...more] = objects;
  const isOther = (it: Mention) => it !== copied && it.copying === undefined;
  const others = writing.all.filter(it => it.place === undefined && it !== copied);
  // "how big is my Clone if I have it copy X": whose it is was said, and not that it is there
  const said = writing.all.filter(it => isOther(it) && it.place === 'battlefield' && verb?.card === undefined);
  const copier = [source, by, ...beside, ...others, ...said].find(
    it => it !== undefined && cardKnown(cards, it)?.copies === true,
  );
  if (copied === undefined || more.length > 0) return { missing: 'what is copied' };
  board.put(copied, copied.place ?? 'battlefield');
  const made = copiedByAbility(happening, copied, writing);
  if (made !== undefined) return made;
  // "I make a token copy of X": by nothing that was named
  if (copier === undefined && /\btoken\b/iu.test(verb?.text ?? ''))
    return { when: { creates: { under: happening.who ?? 'you', copyOf: board.ref(copied) } } };
  const named = verb?.card === undefined ? undefined : cards.named(verb.card);
  if (copier === undefined && named?.copies !== true) return { missing: 'what copies it' };
  const who = happening.who ?? copier?.whose ?? 'you';
  if (copier !== undefined) board.take(copier);
  const item = copier === undefined ? { card: named?.name } : board.item(copier);
  const own =
    copier === undefined && named !== undefined && board.refs(copied)[0] === named.name ? { as: 'copier' } : {};
  return {
    when: { enters: [{ ...item, ...own, ...(who === 'you' ? {} : { under: who }) }] },
    ...(happening.copiesUnasked === true ? {} : { choose: [{ copy: board.ref(copied) }] }),
  };
}
