// Objects a question implies without naming them.
import { isBasicLandType } from '../../engine/index.ts';
import { capitalized } from '../../kit/strings.ts';
import { cardWording } from '../../oracle/index.ts';
import { type ActivatedChoice, activatedOf } from '../model/activations.ts';
import { type Cards, cardKnown } from '../model/card-traits.ts';
import type { Gathered, Happening, Mention } from '../model/mention.ts';
import { nounNamed } from '../names/nouns.ts';
import type { Token } from '../tokens/question-token.ts';

/** Whether objects are told to be put somewhere by nothing that was named, or by what puts in something of each player. */
function isPuttingIn({ asked, by, objects, verb }: Happening, cards: Cards): boolean {
  const isOfEach = by !== undefined && cardKnown(cards, by)?.says.isOfEachPlayer === true;
  const isPut = /^(?:put|drop|get|got|bring|cheat|grab|find|hit|return|reanimat|pick|choos|chose|take|took)/iu;
  // "I put in X, they Y": the verb is not said again
  const isSame = verb?.text === '' && verb.action === 'enters';
  return !asked && (by === undefined || isOfEach) && objects.length > 0 && (isSame || isPut.test(verb?.text ?? ''));
}

/**
 * The wording "Show and Tell: I put in X, they put in Y": what the players put in enters at once, by the spell that
 * lets them.
 */
export function withPutIn(gathered: Gathered, cards: Cards): Gathered {
  const { mentions, happenings } = gathered;
  const casts = happenings.filter(it => isCastAlone(it, cards));
  const isOthers = (it: Happening) => !casts.includes(it) && !isPuttingIn(it, cards);
  const used = happenings
    .filter(isOthers)
    .flatMap(it => [it.by, ...it.objects, ...it.targets, ...(it.asked && it.action === 'returns' ? it.beside : [])]);
  const spells = mentions.filter(it => cardKnown(cards, it)?.spell === true && !used.includes(it));
  const [spell, ...more] = spells;
  const known = spell === undefined ? undefined : cardKnown(cards, spell);
  const action = known === undefined ? undefined : known.says.action;
  if (spell === undefined || more.length > 0 || action?.kind !== 'returns') return gathered;
  const puts = happenings.filter(it => isPuttingIn(it, cards) && !casts.includes(it));
  const isReturn = (it: Happening) => /^(?:return|reanimat|pick|choos|chose|take|took)/iu.test(it.verb?.text ?? '');
  // "I reanimate X with Reanimate" is said of what one spell does, and read with it
  if (known?.says.isOfEachPlayer !== true && puts.some(isReturn)) return gathered;
  const [first, ...others] = puts.filter(it => ['enters', 'puts', 'returns'].includes(it.action));
  if (first === undefined || (others.length > 0 && known?.says.isOfEachPlayer !== true)) return gathered;
  for (const { objects, who } of [first, ...others]) for (const object of objects) object.whose ??= who ?? 'you';
  const objects = [first, ...others].flatMap(it => it.objects);
  const told: Happening = {
    ...first,
    action: 'enters',
    by: spell,
    zone: action.from,
    objects,
    ...(others.length > 0 ? { severally: true } : {}),
  };
  const done = [first, ...others, ...casts];
  return { ...gathered, happenings: [...happenings.filter(it => !done.includes(it)), told] };
}

/** The wording "I cast Exhume": nothing more is told of the spell than that it is cast. */
function isCastAlone(
  { action, objects: [spell, ...more], by, targets, asked, toPlayer }: Happening,
  cards: Cards,
): boolean {
  const spoken = action === 'resolves' ? by : by === undefined ? spell : undefined;
  const isAlone = !asked && more.length + targets.length === 0 && toPlayer === undefined;
  const isCast = action === 'resolves' ? spell === undefined : action === 'enters';
  return isCast && isAlone && spoken !== undefined && cardKnown(cards, spoken)?.spell === true;
}

/** Adds the first of "a second X" where none was named: it is on the battlefield. */
export function addFirsts({ mentions, happenings }: Gathered): void {
  for (const second of mentions.filter(it => it.another)) {
    const others = mentions.filter(it => it !== second && it.names[0] === second.names[0]);
    if (others.length > 0 || second.names[0] === undefined) continue;
    const entering = happenings.some(it => it.objects.includes(second));
    if (!entering) continue;
    mentions.push({
      ...second,
      at: second.at - 1,
      another: false,
      patch: {},
      whose: second.whose ?? 'you',
      place: 'battlefield',
    });
  }
}

/** The wording "Nissa flips (comes back from exile transformed)": what turns over so returns, which is told twice. */
export function withTurnings(gathered: Gathered, cards: Cards): Gathered {
  const happenings = gathered.happenings.filter((happening, n) => {
    const before = gathered.happenings[n - 1];
    const turned = before?.action === 'transforms' && !before.asked ? before.objects : [];
    const isBack = ['returns', 'enters'].includes(happening.action) && !happening.asked && happening.by === undefined;
    const isSame = turned.length > 0 && happening.objects.every(it => turned.includes(it));
    return !(isBack && isSame && turned.every(it => cardKnown(cards, it)?.says.returnsTransformed === true));
  });
  return happenings.length === gathered.happenings.length ? gathered : { ...gathered, happenings };
}

/** The wording "I lose a Viscera Seer": a permanent that is lost dies, where no life is spoken of. */
export function withLosses(gathered: Gathered, cards: Cards): Gathered {
  const happenings = gathered.happenings.map(happening => {
    const { action, objects, amount, asked, who } = happening;
    const creatures = objects.length > 0 && objects.every(it => it.place === undefined && isOfBoard(it, cards));
    if (action !== 'losesLife' || amount !== undefined || asked || !creatures) return happening;
    for (const object of objects) object.whose ??= who ?? 'you';
    return { ...happening, action: 'dies' as const };
  });
  return { ...gathered, happenings };
}

function isOfBoard(mention: Mention, cards: Cards): boolean {
  return mention.noun?.token !== undefined || cardKnown(cards, mention)?.creature === true;
}

/**
 * The wording "Can I pick her with Stunt Double": what is chosen with something that enters as a copy is what it
 * copies.
 */
export function withPicked(gathered: Gathered, tokens: readonly Token[], cards: Cards): Gathered {
  const { mentions } = gathered;
  const [copier, ...copiers] = mentions.filter(it => cardKnown(cards, it)?.copies === true);
  const [picked, ...more] = mentions.filter(it => it !== copier && cardKnown(cards, it)?.creature === true);
  const picks = tokens.findIndex(it => /^(?:pick|choose|select)$/iu.test(it.text));
  const next = picks < 0 ? undefined : tokens[picks + 1];
  const isMeant = next !== undefined && (/^(?:it|him|her)$/iu.test(next.text) || next.at === picked?.at);
  if (copier === undefined || copiers.length > 0 || picked === undefined || more.length > 0 || !isMeant)
    return gathered;
  if (copier.place === undefined) copier.copying ??= picked;
  return gathered;
}

/**
 * The wording "Body Double with X in my graveyard": what enters as a copy of a card in a graveyard copies the one
 * creature card there.
 */
export function withCopiedCards(gathered: Gathered, cards: Cards): Gathered {
  const { mentions } = gathered;
  const [copier, ...copiers] = mentions.filter(it => cardKnown(cards, it)?.copies === true);
  const buried = mentions.filter(it => it.place === 'graveyard' && cardKnown(cards, it)?.creature === true);
  const [card, ...others] = buried;
  const isOne = copiers.length + others.length === 0 && card?.count === 1;
  if (
    copier !== undefined &&
    isOne &&
    copier.place === undefined &&
    cardKnown(cards, copier)?.says.copiesFromGraveyard === true
  )
    copier.copying ??= card;
  return gathered;
}

/**
 * The wording "does Torpor Orb stop Clone? They have the Orb and a Shivan Dragon": what enters as a copy copies the one
 * creature besides what is asked to stop it.
 */
export function withCopiedBeside(gathered: Gathered, cards: Cards): Gathered {
  const { mentions, relations } = gathered;
  const copiers = mentions.filter(it => cardKnown(cards, it)?.copies === true);
  const [copier] = copiers;
  const relation = relations.find(({ right }) => copier !== undefined && right.includes(copier));
  const isOpen = copiers.length === 1 && copier?.place === undefined && copier?.copying === undefined;
  if (copier === undefined || relation === undefined || !isOpen) return gathered;
  const isStopping = ({ names }: Mention) => relation.left.some(it => it.names[0] === names[0]);
  const [copied, ...more] = mentions.filter(
    it => it !== copier && it.place === 'battlefield' && cardKnown(cards, it)?.creature === true && !isStopping(it),
  );
  if (copied?.count === 1 && more.length === 0) copier.copying = copied;
  return gathered;
}

/** A spell that deals no damage resolves: "X is hit with Turn to Frog". */
export function withSpellsThatHit(gathered: Gathered, cards: Cards): Gathered {
  const happenings = gathered.happenings.map(happening => {
    const { action, by, objects, targets } = happening;
    const known = action === 'hits' && by !== undefined ? cardKnown(cards, by) : undefined;
    if (known?.spell !== true || known.says.action.kind === 'damage') return happening;
    return { ...happening, action: 'resolves' as const, objects: [], targets: [...objects, ...targets] };
  });
  return { ...gathered, happenings };
}

/** The wording "I fetch X with Misty Rainforest": what searches is the cause, and gone by then. */
export function addSearchers({ happenings }: Gathered, cards: Cards): void {
  for (const happening of happenings) {
    const searcher = happening.beside.findIndex(by => cardKnown(cards, by)?.says.searchesLibrary === true);
    if (happening.verb?.zone !== 'library' || happening.by !== undefined || searcher < 0) continue;
    const [by] = happening.beside.splice(searcher, 1);
    if (by !== undefined) happening.by = by;
  }
}

const ORDINALS: readonly string[] = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'];
const ORDINAL_SIGNS: readonly string[] = ['1st', '2nd', '3rd', '4th', '5th', '6th'];

const NTH_LAND = /\b(\w+) (land|plains|island|swamp|mountain|forest)\b/u;

/** The three lands before it, where no other land is told of: "as my fourth land", "as my fourth Island". */
export function addEarlierLands({ mentions, happenings }: Gathered, cards: Cards): void {
  const land = nounNamed('land');
  for (const { verb, objects, who } of happenings) {
    const [, nth = '', type = ''] = NTH_LAND.exec(verb?.text.toLowerCase() ?? '') ?? [];
    const before = Math.max(ORDINALS.indexOf(nth), ORDINAL_SIGNS.indexOf(nth));
    const told = mentions.some(it => !objects.includes(it) && !it.asked && cardKnown(cards, it)?.land === true);
    if (before < 1 || told || land === undefined) continue;
    const noun = type === 'land' ? land : { card: capitalized(type), said: type, plural: true };
    mentions.push({
      names: [],
      noun,
      loose: false,
      open: false,
      text: noun.said,
      at: (verb?.at ?? 0) + 1,
      count: before,
      counted: true,
      whose: who ?? objects[0]?.whose ?? 'you',
      place: 'battlefield',
      another: true,
      patch: {},
      asked: false,
      beside: false,
    });
  }
}

/** The wording "Scute Swarm out and I fetch": a land that was not named comes from the library. */
export function addFetched({ mentions, happenings, keywords }: Gathered, cards: Cards): void {
  const noun = nounNamed('land');
  // what somebody may find is another question, where a permanent looks at searches
  if (mentions.some(it => looksAtSearches(it, cards))) return;
  for (const { verb, objects, by, beside, asked, at, who } of happenings) {
    const searches = beside.some(it => it.place === undefined && cardKnown(cards, it)?.says.searchesLibrary === true);
    // "I crack Evolving Wilds": by what was cracked
    const isLand = (it: Mention) => it !== by && it.place !== 'battlefield' && cardKnown(cards, it)?.land === true;
    // "I crack a fetch and get a Plains": which land it is was said
    const found = askedOfFind(mentions.filter(isLand));
    const isNamedNext =
      (found === undefined && mentions.some(isLand)) ||
      keywords.some(it => /^(?:plains|(?:island|swamp|mountain|forest)s?)$/u.test(it));
    const isCracked =
      verb?.through === true && by !== undefined && !isNamedNext && cardKnown(cards, by)?.says.searchesLibrary === true;
    const named = objects.length > 0 || searches || (by !== undefined && !isCracked) || asked;
    if (noun === undefined || named || verb?.zone !== 'library' || !(isCracked || /^fetch/iu.test(verb.text))) continue;
    const fetched: Mention = {
      names: [],
      noun,
      loose: false,
      open: false,
      text: verb.text,
      at,
      count: 1,
      counted: false,
      whose: who ?? 'you',
      another: true,
      patch: {},
      asked: false,
      beside: false,
    };
    for (const mention of mentions) mention.place ??= 'battlefield';
    if (found === undefined) mentions.push(fetched);
    else {
      found.asked = false;
      delete found.place;
    }
    objects.push(found ?? fetched);
  }
}

/** The wording "I crack Evolving Wilds, do I get a Forest?": the one basic land that is asked about, and no other told of. */
function askedOfFind([land, ...more]: readonly Mention[]): Mention | undefined {
  const isFound = land?.asked === true && land.count === 1 && isBasicLandType(land.names[0] ?? '');
  return isFound && more.length === 0 && land.place !== 'graveyard' && land.place !== 'hand' ? land : undefined;
}

/** Whether the text of a permanent speaks of searches and makes none itself. */
function looksAtSearches(mention: Mention, cards: Cards): boolean {
  const known = cardKnown(cards, mention);
  return known !== undefined && !known.spell && !known.says.searchesLibrary && known.says.has('search');
}

/** Adds a source of damage that is dealt to something by nothing that was named: "Stuffy Doll is dealt 5 damage". */
export function addSources({ mentions, happenings }: Gathered): void {
  const noun = nounNamed('pinger');
  for (const dealt of happenings) {
    const { action, voice, objects, toPlayer, amount, source, by, beside, targets, asked, at } = dealt;
    const isOpen = source === undefined && by === undefined && beside.length + targets.length === 0;
    const isOf = (action === 'hits' || action === 'deals') && voice === 'passive';
    if (!isOf || !isOpen || asked || amount === undefined || noun === undefined) continue;
    if (objects.length === 0 && toPlayer === undefined) continue;
    const theirs = objects[0]?.whose === 'opponent' || toPlayer === 'opponent';
    const dealer: Mention = {
      names: [],
      noun: { ...noun, said: 'source' },
      loose: false,
      open: false,
      text: 'source',
      at,
      count: 1,
      counted: false,
      whose: theirs ? 'you' : 'opponent',
      place: 'battlefield',
      another: true,
      patch: {},
      asked: false,
      beside: false,
    };
    mentions.push(dealer);
    dealt.source = dealer;
  }
}

/** Adds a creature that pings as the source of "ping for 1" where none was named. */
export function addPinger({ mentions, happenings }: Gathered, cards: Cards): void {
  const noun = nounNamed('pinger');
  const isTold = happenings.some(it => !it.asked);
  for (const ping of happenings) {
    // "my X dies, does the vampire ping?": what triggers then
    if (ping.asked && isTold) continue;
    if (
      ping.action !== 'hits' ||
      ping.source !== undefined ||
      noun === undefined ||
      !/^ping/iu.test(ping.verb?.text ?? '')
    )
      continue;
    const pings = mentions.filter(it => (it.at < ping.at || ping.beside.includes(it)) && isPinger(it, cards));
    const [named, ...others] = pings;
    if (named !== undefined && others.length === 0) {
      ping.source = named;
      continue;
    }
    const pinger: Mention = {
      names: [],
      noun,
      loose: false,
      open: false,
      text: 'ping',
      at: ping.at,
      count: 1,
      counted: false,
      whose: ping.who ?? 'you',
      place: 'battlefield',
      another: true,
      patch: {},
      asked: false,
      beside: false,
    };
    mentions.push(pinger);
    ping.source = pinger;
  }
}

/** Whether an ability of a permanent deals damage for a cost of {T}. */
function isPinger(mention: Mention, cards: Cards): boolean {
  const known = cardKnown(cards, mention);
  return known?.creature === true && (known.says.tapsForDamage || activatedOf(known).some(isOfDamage));
}

/** Whether an ability deals damage to something that is chosen. */
function isOfDamage({ effect }: ActivatedChoice): boolean {
  const says = cardWording(effect);
  return says.hasTarget && says.has('deals');
}
