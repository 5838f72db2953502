// The event of an activated ability: which one is meant, and what it is aimed at.
import { cardWording } from '../../oracle/index.ts';
import { COLORS, type Color } from '../../vocabulary/index.ts';
import { type ActivatedChoice, activatedAs, isOnlyAbility, keywordsActivated } from '../model/activations.ts';
import { cardKnown, typesOf } from '../model/card-traits.ts';
import { hasIntrinsicMana } from '../model/mana-tapped.ts';
import { type Happening, joinedPatch, type Mention } from '../model/mention.ts';
import { nameOf } from '../model/plan.ts';
import { amountWith, type Writing, type Written } from './event-writing.ts';

/** The permanent whose ability a happening is about. */
export function activatorOf({ source, objects, by }: Happening): Mention | undefined {
  return source ?? objects[0] ?? by;
}

/** Writes that the ability of a permanent is activated (602). */
export function activates(happening: Happening, writing: Writing): Written {
  const { board, cards } = writing;
  const { verb, targets, objects, toPlayer, amount } = happening;
  const source = activatorOf(happening);
  if (source !== undefined && tapsCrew(happening)) return crews(source, happening, writing);
  if (typeof source?.noun?.token === 'string') {
    board.put(source, 'battlefield');
    return { when: { activates: { object: board.ref(source) } } };
  }
  const known = source === undefined ? undefined : cardKnown(cards, source);
  if (source === undefined || known === undefined) return { missing: 'whose ability is activated' };
  if (happening.who !== undefined) source.whose ??= happening.who;
  const said = happening.ability ?? verb?.ability;
  const [ability, ...more] = activatedAs(known, said);
  if (ability === undefined && said === 'mana' && hasIntrinsicMana(known)) {
    board.put(source, 'battlefield');
    return { when: { activates: { object: board.ref(source) } } };
  }
  const keyword = keywordsActivated(known).find(it => it.named === said);
  if (ability === undefined && keyword !== undefined) {
    board.put(source, 'battlefield');
    return { when: { activates: { object: board.ref(source), ability: keyword.named } } };
  }
  if (ability === undefined) return { missing: `which ability of ${known.name} that is` };
  if (more.length > 0) return { missing: `which ability of ${known.name} is meant` };
  const removed = Number(/^-(\d+)$/u.exec(ability.named)?.[1] ?? 0);
  const printed = Number(known.face.loyalty ?? 0);
  // what is activated could be paid for (606.6)
  if (source.patch.counters === undefined && removed > printed)
    source.patch = joinedPatch(source.patch, { counters: { loyalty: removed } });
  board.put(source, 'battlefield');
  const aimed = [...new Set([...targets, ...objects])].filter(it => it !== source);
  for (const target of aimed) board.put(target, target.place ?? 'battlefield');
  const named = [...aimed.flatMap(it => board.refs(it)), ...(toPlayer === undefined ? [] : [toPlayer])];
  const x = xOf(ability, source, amount, verb?.ability);
  if (x === 'missing') return { missing: 'what X is' };
  const opponent = board.ownerOf(source) === 'you' ? 'opponent' : 'you';
  const isAimed = named.length > 0 || !cardWording(ability.effect).aimsAtPlayers;
  const color = colorChosen(ability, verb?.mana);
  return {
    ...(color === undefined ? {} : { choose: [{ color }] }),
    when: {
      activates: {
        object: board.ref(source),
        ...(isOnlyAbility(known, ability) ? {} : { ability: ability.named }),
        targets: isAimed ? named : [opponent],
        ...(x === undefined ? {} : { x }),
      },
    },
  };
}

/** The color told for an ability that has one chosen: "Nykthos for green". */
function colorChosen({ effect }: ActivatedChoice, mana: string | undefined): Color | undefined {
  const at = mana === undefined || !cardWording(effect).has('choose a color') ? -1 : COLOR_LETTERS.indexOf(mana);
  return COLORS[at];
}

/** The letters of the colors in their order (105.1). */
const COLOR_LETTERS = 'WUBRG';

/** Writes that a card is cycled (702.29a); undefined where another card is discarded, or one without cycling. */
export function cycles({ verb, objects, who }: Happening, { board, cards }: Writing): Written | undefined {
  const [object, ...more] = objects;
  const known = object === undefined ? undefined : cardKnown(cards, object);
  const hasCycling = known?.face.abilities.some(it => it.kind === 'keyword' && it.keyword === 'cycling') === true;
  if (object === undefined || more.length > 0 || !/^cycl/iu.test(verb?.text ?? '') || !hasCycling) return undefined;
  if (who !== undefined) object.whose ??= who;
  board.put(object, 'hand');
  return { when: { activates: { object: board.ref(object), ability: 'cycling' } } };
}

/** Writes that an Equipment's equip ability is activated: "I equip Skullclamp to my Elf" (702.6a). */
export function equips({ objects, targets, beside, who }: Happening, { board, cards }: Writing): Written {
  const named = [...new Set([...objects, ...targets, ...beside])];
  const isEquipment = (it: Mention) => cardKnown(cards, it)?.face.subtypes.includes('Equipment') === true;
  const [equipment, ...more] = named.filter(isEquipment);
  const [host, ...others] = named.filter(it => !isEquipment(it));
  if (equipment === undefined || host === undefined || more.length + others.length > 0)
    return { missing: 'what is attached to what' };
  for (const object of [equipment, host]) {
    if (who !== undefined) object.whose ??= who;
    board.put(object, 'battlefield');
  }
  return { when: { activates: { object: board.ref(equipment), ability: 'equip', targets: board.refs(host) } } };
}

/** Whether the ability is one of those whose cost is to tap creatures: crew, saddle, station. */
export function tapsCrew({ action, verb }: Happening): boolean {
  return action === 'activates' && ['crew', 'saddle', 'station'].includes(verb?.ability ?? '');
}

/** The creatures that are tapped for such an ability. */
export function crewOf({ beside, objects, targets, source }: Happening): readonly Mention[] {
  const vehicle = source ?? objects[0];
  return [...new Set([...beside, ...objects, ...targets])].filter(it => it !== vehicle);
}

/** Writes that a Vehicle is crewed by the creatures named with it: "I crew X with Y" (702.122a). */
function crews(source: Mention, happening: Happening, { board, cards, all }: Writing): Written {
  const { who, verb } = happening;
  const crew = crewOf(happening);
  for (const mention of [source, ...crew]) {
    if (who !== undefined) mention.whose ??= who;
    board.put(mention, 'battlefield');
  }
  const tapped = crew.flatMap(it => board.refs(it));
  const others = all.some(it => it !== source && !crew.includes(it) && typesOf(it, cards).includes('Creature'));
  const isOpen = tapped.length > 0 && (tapped.length > 1 || others);
  return {
    when: { activates: { object: board.ref(source), ability: verb?.ability } },
    ...(isOpen ? { choose: [{ object: tapped }] } : {}),
  };
}

function xOf(
  { cost, effect }: ActivatedChoice,
  source: Mention,
  amount: number | undefined,
  spoken: string | undefined,
): number | 'missing' | undefined {
  const isOfX = cardWording(cost).hasX || (cardWording(effect).hasX && !cardWording(effect).definesX);
  const [, said] = /^-(\d+)$/u.exec(spoken ?? '') ?? [];
  if (isOfX && said !== undefined) return Number(said);
  if (!isOfX) return undefined;
  return amount ?? amountWith(source, 'x') ?? 'missing';
}

/** The abilities among which a question leaves open which one is activated; empty where it does not. */
export function openAbilities(happening: Happening, cards: Writing['cards']): readonly ActivatedChoice[] {
  const source = happening.action === 'activates' ? activatorOf(happening) : undefined;
  const known = source === undefined ? undefined : cardKnown(cards, source);
  const among = known === undefined ? [] : activatedAs(known, happening.ability ?? happening.verb?.ability);
  return among.length > 1 ? among : [];
}

/** The label of an ability as a choice: "+1: Create three 1/1 white Soldier…". */
export function abilityLabel(source: Mention, { cost, effect }: ActivatedChoice): string {
  const words = `${cost}: ${effect}`;
  return `${nameOf(source)}: ${words.length > 60 ? `${words.slice(0, 59)}…` : words}`;
}

/** Writes that a land is tapped for mana (106.12). */
export function addsMana(happening: Happening, { board, cards }: Writing): Written {
  const { objects, verb, who, beside } = happening;
  const spell = beside.find(it => cardKnown(cards, it)?.spell === true);
  if (spell !== undefined) return { missing: `what ${nameOf(spell)} has to do with it` };
  const [land, ...more] = objects;
  if (land === undefined || more.length > 0 || verb?.mana === undefined) return { missing: 'which mana is added' };
  if (who !== undefined) land.whose ??= who;
  board.put(land, 'battlefield');
  return { when: { addsMana: { source: board.ref(land), player: board.ownerOf(land), mana: verb.mana } } };
}
