// 615.7: which of several simultaneous damages a shield against so much damage prevents first.

import type { ReplacementAbility } from '../ability/replacement.ts';
import type { Asking } from '../choice/ask.ts';
import { ask } from '../choice/ask.ts';
import type { Option } from '../choice/choice.ts';
import { likeness } from '../choice/options.ts';
import type { Functioning } from '../match/view.ts';
import { eventContext } from '../replacement/event-context.ts';
import { countsAmount } from '../replacement/shield.ts';
import { watches } from '../replacement/watches.ts';
import type { GameEvent } from './event.ts';
import { type Play, viewNow } from './play.ts';
import { chooserOf } from './split.ts';

/** The parts of a damage event, those first that the player wants a shield spent on. */
export function* damageInOrder(play: Play, parts: readonly GameEvent[]): Asking<readonly GameEvent[]> {
  const view = viewNow(play);
  const shield = view.replacements.find(effect => isTooSmall(play, effect, parts));
  if (shield === undefined) return parts;
  const shielded = parts.filter(part => applies(play, shield, part));
  const options = optionsFor(play, shielded);
  const [first] = shielded;
  if (first === undefined || options.length < 2) return parts;
  const who = chooserOf(view, first);
  const asked = { kind: 'order', who, object: shield.source, rule: '615.7', about: 'shielded damage' } as const;
  const pick = yield* ask(play, { choice: { ...asked, options, legal: { kind: 'options' } }, moot: false });
  const isFirst = (part: GameEvent) => pick.kind === 'objects' && pick.objects[0] === sourceOf(part);
  return [...parts.filter(isFirst), ...parts.filter(part => !isFirst(part))];
}

function isTooSmall(play: Play, effect: Functioning<ReplacementAbility>, parts: readonly GameEvent[]): boolean {
  const { uses, ability } = effect;
  if (uses === undefined || !countsAmount(ability.rewrites)) return false;
  const shielded = parts.filter(part => applies(play, effect, part));
  const total = shielded.reduce(
    (sum, part) => sum + (part.kind === 'dealsDamage' ? (part.damage[0]?.amount ?? 0) : 0),
    0,
  );
  return shielded.length > 1 && total > uses;
}

function applies(play: Play, effect: Functioning<ReplacementAbility>, part: GameEvent): boolean {
  const view = viewNow(play);
  const context = { ...effect.context, ...eventContext(view, part) };
  return watches(play, view, effect.ability.event, part, context);
}

function optionsFor(play: Play, parts: readonly GameEvent[]): readonly Option[] {
  const seen = new Set<string>();
  return parts.flatMap((part): readonly Option[] => {
    const source = sourceOf(part);
    const amount = part.kind === 'dealsDamage' ? part.damage[0]?.amount : 0;
    const like = source === undefined ? '' : `${likeness(play, source)} ${amount}`;
    if (source === undefined || seen.has(like)) return [];
    seen.add(like);
    return [{ pick: { kind: 'objects', objects: [source] }, label: play.state.objects.get(source)?.label ?? source }];
  });
}

function sourceOf(part: GameEvent) {
  return part.kind === 'dealsDamage' ? part.damage[0]?.source : undefined;
}
