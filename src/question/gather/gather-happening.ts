// Events as they begin, and the spells and copies that make them.
import { cardWording } from '../../oracle/index.ts';
import { activatedOf } from '../model/activations.ts';
import { cardKnown, type Known } from '../model/card-traits.ts';
import { type Happening, joinedPatch, type Mention } from '../model/mention.ts';
import { isBestowed } from '../model/states.ts';
import { isListSign } from '../tokens/token-parts.ts';
import { type Gathering, isSpell } from './gathering-state.ts';

type Begun = Pick<Happening, 'action' | 'voice' | 'at'> & Partial<Happening>;

export function beginHappening(g: Gathering, begun: Begun, asked = g.clause.mode === 'ask'): void {
  const { clause } = g;
  const happening: Happening = {
    objects: [],
    targets: [],
    beside: [],
    asked,
    already: clause.already,
    ...(clause.who === undefined ? {} : { who: clause.who }),
    ...(clause.each === undefined ? {} : { each: clause.each }),
    ...begun,
  };
  if (g.responding === true && !asked) {
    happening.response = true;
    delete g.responding;
  }
  if (g.cause !== undefined && happening.by === undefined) happening.by = g.cause;
  delete g.cause;
  g.happenings.push(happening);
  clause.happening = happening;
  if (clause.mode !== 'ask') clause.mode = 'event';
}

/** Wordings "Reanimate on X", "Lightning Bolt targeting X": the spell is the name before. */
export function spellOn(g: Gathering, target: Mention): void {
  const { group } = g.clause;
  const before = group.at(-1);
  if (before === undefined) return;
  const known = cardKnown(g.cards, before);
  if (known?.spell === true) {
    beginHappening(g, { action: 'resolves', voice: 'active', at: before.at, by: before });
    g.clause.happening?.targets.push(target);
    g.clause.mode = 'event';
  } else if (known?.copies === true) copyHappening(g, target);
  else if (known?.attaches === true || isBestowed(before)) {
    for (const worn of [before, ...attachedBeside(g, before)]) {
      worn.attachedTo = target;
      worn.aimed = true;
    }
  } else if (chooseName(g, before, target)) return;
  else if (known !== undefined && isAimedByAbility(known)) {
    // "Vampire Hexmage on Dark Depths": its ability
    beginHappening(g, { action: 'activates', voice: 'active', at: before.at, source: before });
    g.clause.happening?.targets.push(target);
    g.clause.mode = 'event';
  } else target.beside = true;
}

/** The wording "Bonesplitter and Rancor on a bear": what is attached as well, of the list before the last one. */
function attachedBeside({ clause: { group }, tokens, cards }: Gathering, last: Mention): readonly Mention[] {
  const found: Mention[] = [];
  for (const mention of group.slice(0, group.indexOf(last)).toReversed()) {
    const between = tokens.filter(it => it.at > mention.at && it.at < (found.at(-1) ?? last).at);
    const isListed = between.every(it => ['number', 'filler'].includes(it.kind) || isListSign(it));
    const known = cardKnown(cards, mention);
    if (!isListed || known?.attaches !== true || mention.attachedTo !== undefined) break;
    found.push(mention);
  }
  return found;
}

/**
 * The wording "Alpine Moon on Mutavault": the card name chosen as the permanent enters (614.12a), which tells of no object
 * of that name; false where none is chosen.
 */
export function chooseName(g: Gathering, chooser: Mention, { names: [name] }: Mention): boolean {
  const abilities = cardKnown(g.cards, chooser)?.face.abilities ?? [];
  const isChosen = abilities.some(
    it => it.kind === 'replacement' && it.rewrites.some(made => made.kind === 'choose' && made.what === 'cardName'),
  );
  if (!isChosen || name === undefined) return false;
  chooser.patch = joinedPatch(chooser.patch, { chosen: { cardName: name } });
  g.mentions.pop();
  return true;
}

/** Whether a permanent has one activated ability, which targets an object. */
function isAimedByAbility(known: Known): boolean {
  const [only, ...more] = activatedOf(known);
  const says = only === undefined || more.length > 0 ? undefined : cardWording(only.effect);
  return says?.hasTarget === true && !says.aimsAtPlayers;
}

/** The wording "X off Collected Company": what was named enters by it. */
export function fromSpell(g: Gathering, objects: readonly Mention[], by: Mention): void {
  const asked = g.clause.mode === 'ask';
  const made = objects.at(-1);
  if (made?.noun?.token !== undefined) {
    beginHappening(g, { action: 'creates', voice: 'middle', at: by.at, by, objects: [made] }, asked);
    return;
  }
  beginHappening(g, { action: 'enters', voice: 'middle', at: by.at, by, ...casterOf(g, by) }, asked);
  g.clause.happening?.objects.push(...objects);
}

/** The player whose a spell was said to be, by whom things enter: "their Natural Order for X". */
function casterOf(g: Gathering, spell: Mention): Pick<Happening, 'who'> {
  return isSpell(g, spell) && spell.whose !== undefined ? { who: spell.whose } : {};
}

/** Wordings "Collected Company into X", "Scapeshift for six Mountains". */
export function intoFrom(g: Gathering, found: Mention): void {
  const { group, mode } = g.clause;
  // what somebody has is no cause of what follows, unless it is a spell
  const by = group.findLast(it => isSpell(g, it)) ?? (mode === 'has' ? undefined : group[0]);
  if (by === undefined) {
    g.unread.push(...g.tokens.filter(it => it.at === found.at));
    return;
  }
  if (cardKnown(g.cards, by)?.copies === true) {
    by.copying = found;
    return;
  }
  // "I have X and Scapeshift for six Mountains"
  if (isSpell(g, by)) delete by.place;
  beginHappening(g, { action: 'enters', voice: 'middle', at: by.at, by, ...casterOf(g, by) });
  g.clause.happening?.objects.push(found);
  g.clause.mode = 'event';
}

/** Wordings "Clone copying X", "I cast Clone copying X"; false where nothing was named that copies. */
export function copyHappening(g: Gathering, copied: Mention): boolean {
  const { happening, group } = g.clause;
  const copier = happening?.objects.at(-1) ?? group.findLast(it => it !== copied);
  if (copier === undefined) return false;
  copier.copying = copied;
  return true;
}

export function attach(g: Gathering, mention: Mention, mode: 'host' | 'worn'): void {
  const before = g.clause.group.at(-1);
  if (before === undefined) {
    g.unread.push(...g.tokens.filter(it => it.at === mention.at));
    return;
  }
  if (mode === 'host') before.attachedTo = mention;
  // "X equipped with A and wearing B": both are on X
  else mention.attachedTo = before.attachedTo ?? before;
}
