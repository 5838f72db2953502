// Plans of questions without an event: objects that are not on the battlefield enter, or are cast.
import { isBasicLandType } from '../../engine/index.ts';
import { stepOfTrigger } from '../events/steps.ts';
import { addFirsts } from '../implied/implied-objects.ts';
import { aimable } from '../model/aimable.ts';
import { type Cards, cardKnown } from '../model/card-traits.ts';
import type { Gathered, Mention } from '../model/mention.ts';
import {
  creationPlan,
  dyingPlan,
  landPlan,
  nameOf,
  type Plan,
  type Planned,
  planFor,
  spellPlan,
  tokenPlan,
} from '../model/plan.ts';
import { watchedPlan } from './watched-plan.ts';

/** The plan without an event: an object enters, of several the one whose abilities concern entering. */
export function bare(gathered: Gathered, cards: Cards): Planned {
  const made = describedMade(gathered, cards);
  if (made !== undefined) return { plan: creationPlan([made], gathered) };
  for (const mention of gathered.mentions)
    if (mention.place === undefined && (stands(mention) || isExample(mention, cards))) mention.place = 'battlefield';
  // "Lotus Vale on my board and two Forests": lands that are counted are there, beside what speaks of its own entering
  if (gathered.mentions.some(it => cardKnown(cards, it)?.enters === true))
    for (const mention of gathered.mentions)
      if (mention.place === undefined && mention.count > 1 && !mention.asked && isBasicLandType(mention.names[0] ?? ''))
        mention.place = 'battlefield';
  // "I have X and Secure the Wastes for X = 3": no instant or sorcery is on the battlefield (110.1)
  for (const mention of gathered.mentions)
    if (mention.place === 'battlefield' && cardKnown(cards, mention)?.spell === true) delete mention.place;
  placeLandsBeside(gathered, cards);
  placeKindsBeside(gathered, cards);
  const free = gathered.mentions.filter(
    it => it.place === undefined && it.noun?.token === undefined && !isUsed(it, gathered),
  );
  const entering =
    free.length === 0 && !gathered.landfall ? (onlyChooser(gathered, cards) ?? onlyCast(gathered, cards)) : undefined;
  if (entering !== undefined) {
    delete entering.place;
    return { plan: planFor(entering, gathered) };
  }
  const [affected, ...more] = gathered.relations.flatMap(({ word, right }) => (/^d\w+ to$/u.test(word) ? right : []));
  if (affected !== undefined && more.length === 0 && free.includes(affected))
    return { plan: planFor(affected, gathered) };
  const seconds = free.filter(it => it.another && it.names.length > 0);
  // "a second Helm of the Host while the first one is on my Craw Wurm": the other one is attached by then
  const aimed = free.filter(it => it.aimed === true && !seconds.some(second => isNamesake(it, second)));
  if (aimed[0] !== undefined && aimed.length === 1) return { plan: planFor(aimed[0], gathered) };
  const cast = free.filter(it => it.patch.cast !== undefined);
  if (cast[0] !== undefined && cast.length === 1) return { plan: planFor(cast[0], gathered) };
  if (seconds[0] !== undefined && seconds.length === 1) return secondPlan(seconds[0], gathered);
  const pair = free.find(it => it.count > 1 && cardKnown(cards, it)?.legendary === true);
  if (pair !== undefined) return { plan: lastOfSeveral(pair, gathered) };
  const [watcher] = gathered.mentions;
  if (
    gathered.tokenTriggers &&
    watcher !== undefined &&
    gathered.mentions.length === 1 &&
    cardKnown(cards, watcher)?.watches === true
  )
    return { plan: tokenPlan(watcher, gathered) };
  const step = stepOfTrigger(gathered, cards);
  if (step !== undefined) return { plan: step, ofBoard: () => ofEntering(gathered, free, cards) };
  return ofEntering(gathered, free, cards);
}

/** The wording "if I name Goblin with Metallic Mimic, does it get a counter?": the one object named, which has that chosen as it enters. */
function onlyChooser({ mentions }: Gathered, cards: Cards): Mention | undefined {
  const [only, ...more] = mentions;
  const isChooser = only?.patch.chosen !== undefined && only.asked === false && cardKnown(cards, only)?.enters === true;
  return isChooser && more.length === 0 ? only : undefined;
}

/** The wording "Hangarback Walker X=2, Hardened Scales in play, how many counters?": the first of a list, for which X was paid. */
function onlyCast({ mentions, asksSomething }: Gathered, cards: Cards): Mention | undefined {
  const [first, ...others] = mentions;
  const isCast = (it: Mention) => it.patch.cast !== undefined;
  const isFirst = first !== undefined && isCast(first) && !others.some(isCast) && others.length > 0;
  return asksSomething && isFirst && cardKnown(cards, first)?.enters === true ? first : undefined;
}

function isNamesake(one: Mention, { names: [name] }: Mention): boolean {
  return one.names[0] === name;
}

/** The plan in which what is `free` to enter does, or what looks at events sees one. */
function ofEntering(gathered: Gathered, free: readonly Mention[], cards: Cards): Planned {
  const [land, ...lands] = gathered.landfall ? free.filter(it => cardKnown(cards, it)?.land === true) : [];
  // "Temple of Mystery with Tireless Tracker: landfall or not?": the land that was named is the one that enters
  if (land !== undefined && lands.length === 0 && free.length > 1) return { plan: planFor(land, gathered) };
  if (gathered.landfall) return { plan: landPlan(gathered, cards) };
  const watched = watchedPlan(gathered, cards);
  if (watched !== undefined) return { plan: watched };
  const dying = gathered.dying ? gathered.mentions.filter(it => it.place === undefined && isOwnDeath(it, cards)) : [];
  if (dying[0] !== undefined && dying.length === 1) return { plan: dyingPlan(dying[0], gathered) };
  const spells = free.filter(it => cardKnown(cards, it)?.spell === true);
  const [spell] = spells;
  if (
    spell !== undefined &&
    spells.length === 1 &&
    (gathered.mentions.length > 1 || (gathered.asksSomething && gathered.askedInWords))
  )
    return { plan: aimedPlan(spell, gathered, cards) };
  const tokens = tokensMade(gathered);
  if (tokens.length > 0 && free.every(it => !isQuiet(it, cards))) return { plan: creationPlan(tokens, gathered) };
  const own = entersWithMore(
    free.filter(it => cardKnown(cards, it)?.enters === true),
    cards,
  );
  const quiet = free.filter(it => isQuiet(it, cards));
  const aboutOne = gathered.mentions.length === 1 && gathered.facts.length === 0 && !gathered.askedInWords;
  const isOpen = !gathered.asksSomething && own.length !== 1 && free.length !== 1;
  if (aboutOne || isOpen)
    return {
      question: 'What happens?',
      plans: free.map(it => ({ label: `${nameOf(it)} enters`, plan: planFor(it, gathered) })),
    };
  const copiers = own.filter(it => cardKnown(cards, it)?.copies === true);
  if (gathered.ofCopying) copyOnly(copiers, gathered.mentions);
  const [only] =
    own.length === 1
      ? own
      : copiers.length === 1
        ? copiers
        : own.length === 0 && quiet.length === 1
          ? quiet
          : free.length === 1
            ? free
            : [];
  if (only !== undefined) return { plan: planFor(only, gathered) };
  const among = own.length > 1 ? own : free.length > 0 ? free : lastOnBoard(gathered, cards);
  const plans = among.map(it => ({ label: `${nameOf(it)} enters`, plan: planFor({ ...it }, gathered, it) }));
  return { question: 'What happens?', plans };
}

/** The most permanents of which each may be asked back as the last. */
const MOST_LAST = 3;

/** The permanents that may have entered last, where all are there: of more than a few those that bear on others. */
function lastOnBoard({ mentions }: Gathered, cards: Cards): readonly Mention[] {
  const named = mentions.filter(it => it.names.length > 0);
  const bearing = named.filter(it => it.place === 'battlefield' && cardKnown(cards, it)?.watches === true);
  return named.length > MOST_LAST && bearing.length > 1 ? bearing : named;
}

/** The wording "Nightmare with 4 Swamps": basic lands beside what may enter are there. */
function placeLandsBeside(gathered: Gathered, cards: Cards): void {
  const open = gathered.mentions.filter(
    it => it.place === undefined && it.noun?.token === undefined && !isUsed(it, gathered),
  );
  if (!open.some(it => cardKnown(cards, it)?.land === false)) return;
  for (const mention of open)
    if (mention.beside && mention.counted && isBasicLandType(mention.names[0] ?? '')) mention.place = 'battlefield';
}

/** The wording "how big is Karn's token with 3 artifacts": what is counted beside what is asked about is there, where that sees no entering. */
function placeKindsBeside({ mentions }: Gathered, cards: Cards): void {
  const isKind = (it: Mention) =>
    it.place === undefined && it.beside && it.count > 1 && it.noun?.generic === true && it.noun.plural;
  const others = mentions.filter(it => !isKind(it));
  if (others.some(it => !it.asked || cardKnown(cards, it)?.watches === true)) return;
  for (const mention of mentions) if (isKind(mention)) mention.place = 'battlefield';
}

/** Objects with abilities about their own entry, without planeswalkers that look at spells: of entering they only have loyalty. */
function entersWithMore(own: readonly Mention[], cards: Cards): readonly Mention[] {
  const known = own.map(it => cardKnown(cards, it));
  return own.filter(
    (_, n) => !(known[n]?.says.triggersOnCast === true && known[n]?.face.types.includes('Planeswalker')),
  );
}

/** The wording "can X be destroyed by Doom Blade": a spell with a target resolves on the one object that is named with it. */
function aimedPlan(spell: Mention, gathered: Gathered, cards: Cards): Plan {
  const plan = spellPlan(spell, gathered);
  // "do they lose life for casting X"
  const caster = gathered.happenings.find(it => it.by === spell || it.objects.includes(spell))?.who;
  if (caster !== undefined) plan.happening.who = caster;
  const known = cardKnown(cards, spell);
  const others = gathered.mentions.filter(it => it !== spell);
  const [target, ...more] = known === undefined ? [] : aimable(known, spell, others, cards);
  if (known === undefined || target === undefined || more.length > 0 || others.length > 1) return plan;
  if (cards.instructions(known).targets.length === 0) return plan;
  const { whose } = target;
  if (whose === undefined) return { ...plan, happening: { ...plan.happening, targets: [target] } };
  // "Quasiduplicate, my Thalia": some are cast on what their caster controls, others more often on another player's
  const isOnOwn = known.says.has('you control');
  const who = isOnOwn === (whose === 'you') ? 'you' : 'opponent';
  return { ...plan, happening: { ...plan.happening, who, targets: [target] } };
}

/**
 * The wording "Does cloning … , my Atraxa with Clone": where copying is spoken of, the one that copies copies the one
 * other that is named.
 */
function copyOnly([copier, ...copiers]: readonly Mention[], mentions: readonly Mention[]): void {
  const [copied, ...others] = mentions.filter(it => it !== copier && it.names.length > 0);
  if (copier === undefined || copied === undefined || copiers.length + others.length > 0) return;
  copier.copying ??= copied;
  copied.place ??= 'battlefield';
}

/** Whether an ability of a card is about its own death: "when this creature dies", persist (702.79), undying (702.93). */
function isOwnDeath(mention: Mention, cards: Cards): boolean {
  const known = cardKnown(cards, mention);
  if (known === undefined || !known.creature) return false;
  const own = known.face.abilities.some(
    it => it.kind === 'keyword' && ['persist', 'undying', 'afterlife'].includes(it.keyword),
  );
  return own || known.says.triggersOnOwnDeath;
}

/** The last of them enters, and the others are there: "can I keep two Thalias". */
function lastOfSeveral(several: Mention, gathered: Gathered): Plan {
  const { count, whose = 'you' } = several;
  const others: Mention = { ...several, count: count - 1, at: several.at - 1, whose, place: 'battlefield' };
  const last: Mention = { ...several, count: 1, whose, another: true };
  return planFor(last, { ...gathered, mentions: [others, ...gathered.mentions] }, several);
}

/** The second enters, and the first is there: "Mirror Box and a second One Ring". */
function secondPlan(second: Mention, gathered: Gathered): Planned {
  const { happening } = planFor(second, gathered);
  addFirsts({ ...gathered, happenings: [happening] });
  return { plan: planFor(second, gathered) };
}

/** The wording "Academy Manufactor, one Treasure?": predefined tokens of which nothing says where they are. */
function tokensMade({ mentions, happenings }: Gathered): readonly Mention[] {
  const used = happenings.flatMap(({ objects, by, source }) => [...objects, by, source]);
  return mentions.filter(
    it => !used.includes(it) && it.place === undefined && !it.asked && !it.beside && typeof it.noun?.token === 'string',
  );
}

/**
 * The wording "Glorious Anthem: how big are my 1/1 Soldier tokens": tokens of which nothing says where they are, beside
 * permanents that bear on others.
 */
function describedMade({ mentions, tokenTriggers, ofExiling, relations }: Gathered, cards: Cards): Mention | undefined {
  const [made, ...more] = mentions.filter(
    ({ noun, place, beside }) =>
      place === undefined && !beside && typeof noun?.token === 'object' && noun.generic !== true,
  );
  const others = mentions.filter(it => it !== made);
  if (tokenTriggers || ofExiling || relations.length > 0) return undefined;
  const isOnlyMade = made !== undefined && more.length === 0 && others.length > 0;
  return isOnlyMade && others.every(it => isStanding(it, cards)) ? made : undefined;
}

/** Whether a permanent bears on others, and nothing of it is about its own entry. */
function isStanding(mention: Mention, cards: Cards): boolean {
  const known = cardKnown(cards, mention);
  return known?.watches === true && !known.enters && !known.spell;
}

/** Whether a mention has a state that only a permanent has. */
export function stands({ patch, attachedTo, aimed, asked }: Mention): boolean {
  // "is an untapped shock land an option": how it would enter
  const isOfEntry = (key: string) => asked && key === 'tapped' && patch.tapped === false;
  const keys = ['attachedTo', 'chosen', 'counters', 'tapped', 'level', 'faceDown', 'face'];
  return (
    (attachedTo !== undefined && aimed !== true) ||
    keys.some(it => patch[it] !== undefined && !isOfEntry(it)) ||
    isDesignated(patch)
  );
}

/** Whether a mention has a designation that only a permanent has; a commander is one in every zone (903.3). */
function isDesignated({ designations }: Mention['patch']): boolean {
  return Array.isArray(designations) && designations.some(it => it !== 'commander');
}

/** Whether a name is an example: any basic land or any object of a kind, as in "do basics still tap for black". */
function isExample(mention: Mention, cards: Cards): boolean {
  const { asked, noun, names } = mention;
  const known = cardKnown(cards, mention);
  if (noun?.plural === true && known?.enters === true && !known.land) return false;
  return asked && (noun?.generic === true || noun?.plural === true || isBasicLandType(names[0] ?? ''));
}

function isQuiet(mention: Mention, cards: Cards): boolean {
  const known = cardKnown(cards, mention);
  return known !== undefined && !known.watches && !known.spell;
}

/** Something that another is attached to, or has copied. */
function isUsed(mention: Mention, { mentions }: Gathered): boolean {
  return mentions.some(it => it.attachedTo === mention || it.copying === mention);
}
