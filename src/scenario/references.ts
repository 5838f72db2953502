// References of the event and the board: names that must mean an object or a player of the scenario.
import type { Issue } from '../kit/issue.ts';
import { GAME_ZONES } from '../vocabulary/index.ts';
import type { NameTable } from './object-names.ts';
import type { Scenario } from './schema/scenario-schema.ts';
import type { When } from './schema/when-events.ts';

type Path = Issue['path'];

/** A name that must mean an object, or with `orPlayer` an object or a player, and its path. */
interface Reference {
  readonly name: string;
  readonly path: Path;
  readonly orPlayer: boolean;
}

/** Issues for names without a meaning. Names that may also be cards (`by`, `copyOf`, a source) are not checked. */
export function unknownReferences(scenario: Scenario, names: NameTable): readonly Issue[] {
  return [...eventReferences(scenario.when), ...attachments(scenario)].flatMap(({ name, path, orPlayer }): Issue[] => {
    if (names.find(name) !== undefined || (orPlayer && scenario.players.includes(name))) return [];
    const what = orPlayer ? 'object or player' : 'object';
    const message = `There is no ${what} called "${name}" in this scenario.`;
    return [{ path, message, suggestions: names.near(name), typed: name }];
  });
}

function eventReferences(when: When): readonly Reference[] {
  const at = (name: string, ...rest: Path): Reference => ({
    name,
    path: ['when', when.kind, ...rest],
    orPlayer: false,
  });
  const either = (name: string, ...rest: Path): Reference => ({ ...at(name, ...rest), orPlayer: true });
  switch (when.kind) {
    case 'becomesCopy':
      return [at(when.object, 'object')];
    case 'transforms':
    case 'untaps':
    case 'taps':
    case 'phasesIn':
    case 'turnsFaceUp':
    case 'turnsFaceDown':
      return when.objects.map((name, index) => at(name, index));
    case 'destroys':
    case 'dies':
    case 'discards':
    case 'mills':
    case 'exiles':
    case 'sacrifices':
      return when.objects.map((name, index) => at(name, 'objects', index));
    case 'attacks':
      return when.attackers.flatMap(({ object, attacking }, index) => [
        at(object, index),
        ...(attacking === undefined ? [] : [either(attacking, index, 'attacking')]),
      ]);
    case 'merges':
      return [at(when.with, 'with')];
    case 'putsCounters':
    case 'removesCounters':
      return [either(when.on, 'on')];
    case 'movesCounters':
      return [at(when.from, 'from'), at(when.to, 'to')];
    case 'dealsDamage':
      return when.damage.map(({ to }, index) => either(to, ...(when.damage.length > 1 ? [index] : []), 'to'));
    case 'enters':
      return when.objects.flatMap(({ attachedTo, attacking }, index) => [
        ...(attachedTo === undefined ? [] : [either(attachedTo, index, 'attachedTo')]),
        ...(attacking === undefined ? [] : [either(attacking, index, 'attacking')]),
      ]);
    case 'creates':
      return when.tokens.flatMap(({ attachedTo }) =>
        attachedTo === undefined ? [] : [either(attachedTo, 'attachedTo')],
      );
    case 'resolves':
      return when.targets.map((name, index) => either(name, 'targets', index));
    case 'activates':
      return [at(when.object, 'object'), ...when.targets.map((name, index) => either(name, 'targets', index))];
    case 'casts':
    case 'does':
    case 'draws':
    case 'gainsLife':
    case 'losesLife':
    case 'paysLife':
    case 'begins':
    case 'addsMana':
      return [];
  }
}

function attachments({ given, players }: Scenario): readonly Reference[] {
  return players.flatMap(player =>
    GAME_ZONES.flatMap(zone =>
      (given.players[player]?.[zone] ?? []).flatMap(({ attachedTo }, index): Reference[] =>
        attachedTo === undefined
          ? []
          : [{ name: attachedTo, path: ['given', player, zone, index, 'attachedTo'], orPlayer: true }],
      ),
    ),
  );
}
