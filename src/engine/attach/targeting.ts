// Targeting: who may target what, apart from the words of the target (702.11b, 702.16b, 702.18a).
import type { Filter } from '../ability/filter.ts';
import type { UntargetablePlayers } from '../ability/replacement.ts';
import { conditionHolds } from '../match/condition-holds.ts';
import { contextOf } from '../match/context.ts';
import { matches } from '../match/matches.ts';
import { isAmongPlayers } from '../match/resolve-reference.ts';
import type { Context, View } from '../match/view.ts';
import { isPlayer } from '../model/change-state.ts';
import type { ObjectId, PlayerId } from '../model/ids.ts';

/** The keyword that keeps a spell or ability from targeting something, or an effect that says that it can't (101.2). */
export type TargetingBar = 'hexproof' | 'protection' | 'shroud' | 'rule';

/** The rule of each bar, for objects and for players. */
export const BAR_RULES = {
  hexproof: { object: '702.11b', player: '702.11c' },
  protection: { object: '702.16b', player: '702.16b' },
  shroud: { object: '702.18a', player: '702.18a' },
  rule: { object: '101.2', player: '101.2' },
} as const satisfies Record<TargetingBar, { readonly object: string; readonly player: string }>;

/** Whether the player's spell or ability can target the object or player; `spell` is the spell, or the ability's source. */
export function mayTarget(view: View, player: PlayerId, to: ObjectId | PlayerId, spell?: ObjectId): boolean {
  return targetingBar(view, player, to, spell) === undefined;
}

/** 601.2c: whether the words of the spell let that be chosen as its target now. */
export function mayChooseAsCast(view: View, spell: ObjectId, to: ObjectId | PlayerId): boolean {
  if (isPlayer(view.state, to)) return true;
  const context = { ...contextOf(view, spell), it: to };
  return !view
    .of(spell)
    .abilities.some(
      ({ ability }) =>
        ability.kind === 'cant' &&
        ability.what.kind === 'targetAsCast' &&
        matches(view, ability.what.what, to, context),
    );
}

/** The keyword of the object or player, or the rule, that keeps the player's spell or ability from targeting it. */
export function targetingBar(
  view: View,
  player: PlayerId,
  to: ObjectId | PlayerId,
  spell?: ObjectId,
): TargetingBar | undefined {
  if (isPlayer(view.state, to)) return barOfPlayer(view, player, to, spell);
  if (isUntargetable(view, player, to, spell)) return 'rule';
  const theirs = view.controller(to) !== player;
  const isOpen = isOpenToThem(view, player, to);
  for (const { ability } of view.of(to).abilities) {
    if (ability.kind !== 'keyword') continue;
    if (ability.keyword === 'shroud') return 'shroud';
    if (!theirs || isOpen) continue;
    if (ability.keyword === 'hexproof') return 'hexproof';
    if (ability.keyword !== 'hexproof from') continue;
    const about = { source: to, controller: view.controller(to) };
    if (hasQuality(view, ability.of, spell, about)) return 'hexproof';
  }
  return spell !== undefined && isProtected(view, to, spell) ? 'protection' : undefined;
}

/** 609.4: whether the player may target the object as though it had no hexproof. */
function isOpenToThem(view: View, player: PlayerId, to: ObjectId): boolean {
  return view.rules.some(
    ({ rule, affects, from: { context } }) =>
      rule.kind === 'targetedDespiteHexproof' &&
      (rule.whose === undefined || isAmongPlayers(view, rule.whose, context, player)) &&
      matches(view, affects, to, context),
  );
}

/** 101.2: whether an effect says that such a spell or ability can't target the object. */
function isUntargetable(view: View, player: PlayerId, to: ObjectId, spell: ObjectId | undefined): boolean {
  const isAbility = spell !== undefined && view.object(spell).zone === 'battlefield';
  return view.rules.some(({ rule, affects, from: { context } }) => {
    if (rule.kind !== 'untargetable' || !rule.by.includes(isAbility ? 'abilities' : 'spells')) return false;
    const quality = isAbility ? rule.sources : rule.spells;
    if (quality !== undefined && !hasQuality(view, quality, spell, context)) return false;
    if (rule.whose !== undefined && !isAmongPlayers(view, rule.whose, context, player)) return false;
    return matches(view, affects, to, context);
  });
}

/** Rules kept as text that may keep a spell or ability from targeting the object, each with its source. */
export function unreadBars(
  view: View,
  to: ObjectId,
): readonly { readonly words: string; readonly source: ObjectId | undefined }[] {
  return view.rules.flatMap(({ rule, affects, from: { context, source } }) => {
    const isBar = rule.kind === 'text' && rule.about.includes('being targeted') && matches(view, affects, to, context);
    return isBar ? [{ words: rule.text, source }] : [];
  });
}

/** 702.11c, 702.16b, 702.18a: the keyword of a player. */
function barOfPlayer(
  view: View,
  player: PlayerId,
  to: PlayerId,
  spell: ObjectId | undefined,
): TargetingBar | undefined {
  return barsOfPlayers(view).find(({ bar, context }) => {
    if (bar.by === 'hexproof' && player === to) return false;
    if (!isAmongPlayers(view, bar.who, context, to)) return false;
    return bar.from === undefined || hasQuality(view, bar.from, spell, context);
  })?.bar.by;
}

interface BarOfPlayers {
  readonly bar: UntargetablePlayers;
  readonly context: Context;
}

function barsOfPlayers(view: View): readonly BarOfPlayers[] {
  const stated = view.cants.flatMap(({ ability: { what, condition }, context }) =>
    what.kind === 'target' && (condition === undefined || conditionHolds(view, condition, context))
      ? [{ bar: what, context }]
      : [],
  );
  const among = view.rules.flatMap(({ rule, from }) =>
    rule.kind === 'target' ? [{ bar: rule, context: from.context }] : [],
  );
  return [...stated, ...among];
}

/** Whether the spell or the source of the ability has the quality, in the zone where it is. */
function hasQuality(view: View, quality: Filter | undefined, spell: ObjectId | undefined, context: Context): boolean {
  if (quality === undefined || spell === undefined) return false;
  const { zone } = view.object(spell);
  const where = { kind: 'inZone', zone, whose: undefined } as const;
  return matches(view, { clauses: [where, ...quality.clauses] }, spell, context);
}

/** 702.16b: protection from a quality that the spell or the source of the ability has. */
function isProtected(view: View, to: ObjectId, spell: ObjectId): boolean {
  return view.cants.some(({ ability: { what }, keyword, context }) => {
    if (keyword !== 'protection' || what.kind !== 'attachTo') return false;
    const about = { ...context, it: to };
    // the quality is that of the Auras it keeps off
    const quality = what.what.clauses.filter(it => it.kind !== 'subtype' || it.subtype !== 'Aura');
    if (quality.length === what.what.clauses.length) return false;
    return hasQuality(view, { clauses: quality }, spell, about) && matches(view, what.to, to, about);
  });
}
