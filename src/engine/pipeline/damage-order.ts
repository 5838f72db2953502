// Order in which a prevention shield meets simultaneous damage (615.7).

import type { ReplacementAbility } from '../ability/replacement.ts';
import type { Option } from '../choice/choice.ts';
import type { ChoiceGenerator } from '../choice/choice-request.ts';
import { requestChoice } from '../choice/choice-request.ts';
import { likenessKey } from '../choice/options.ts';
import type { GameEvent } from '../event/game-event.ts';
import { currentView, type Run } from '../event/run-state.ts';
import { chooserOf } from '../event/split-event.ts';
import type { Functioning } from '../match/view.ts';
import { eventContext } from '../replacement/event-context.ts';
import { matchesPattern } from '../replacement/match-pattern.ts';
import { countsAmount } from '../replacement/shield.ts';

/** The parts of a damage event, those first that the player chooses to prevent first. */
export function* damageInOrder(run: Run, parts: readonly GameEvent[]): ChoiceGenerator<readonly GameEvent[]> {
  const view = currentView(run);
  const shield = view.replacements.find(effect => isTooSmall(run, effect, parts));
  if (shield === undefined) return parts;
  const shielded = parts.filter(part => applies(run, shield, part));
  const options = optionsFor(run, shielded);
  const [first] = shielded;
  if (first === undefined || options.length < 2) return parts;
  const who = chooserOf(view, first);
  const header = { kind: 'order', who, object: shield.source, rule: '615.7', about: 'shielded damage' } as const;
  const pick = yield* requestChoice(run, { choice: { ...header, options, legal: { kind: 'options' } }, moot: false });
  const isFirst = (part: GameEvent) => pick.kind === 'objects' && pick.objects[0] === sourceOf(part);
  return [...parts.filter(isFirst), ...parts.filter(part => !isFirst(part))];
}

function isTooSmall(run: Run, effect: Functioning<ReplacementAbility>, parts: readonly GameEvent[]): boolean {
  const { uses, ability } = effect;
  if (uses === undefined || !countsAmount(ability.rewrites)) return false;
  const shielded = parts.filter(part => applies(run, effect, part));
  const total = shielded.reduce(
    (sum, part) => sum + (part.kind === 'dealsDamage' ? (part.damage[0]?.amount ?? 0) : 0),
    0,
  );
  return shielded.length > 1 && total > uses;
}

function applies(run: Run, effect: Functioning<ReplacementAbility>, part: GameEvent): boolean {
  const view = currentView(run);
  const context = { ...effect.context, ...eventContext(view, part) };
  return matchesPattern(run, view, effect.ability.event, part, context);
}

function optionsFor(run: Run, parts: readonly GameEvent[]): readonly Option[] {
  const seen = new Set<string>();
  return parts.flatMap((part): readonly Option[] => {
    const source = sourceOf(part);
    const amount = part.kind === 'dealsDamage' ? part.damage[0]?.amount : 0;
    const like = source === undefined ? '' : `${likenessKey(run, source)} ${amount}`;
    if (source === undefined || seen.has(like)) return [];
    seen.add(like);
    return [{ pick: { kind: 'objects', objects: [source] }, label: run.state.objects.get(source)?.label ?? source }];
  });
}

function sourceOf(part: GameEvent) {
  return part.kind === 'dealsDamage' ? part.damage[0]?.source : undefined;
}
