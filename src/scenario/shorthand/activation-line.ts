// The activation of an ability in shorthand: `activate Prodigal Sorcerer on opponent`, `activate Garruk Wildspeaker (-1)`.
import { type DeclaredItem, type NameOf, splitItems } from './object-list.ts';
import { dividedIn } from './resolution-event.ts';
import { playerWord, playerWords } from './seat-words.ts';

/** The parts of the event that shorthand says. */
interface Activation {
  readonly object: string;
  readonly ability?: string;
  readonly targets: readonly string[];
  readonly x?: number;
  readonly divided?: readonly number[];
}

const ACTIVATES = /^activates? (.+?)(?: (?:targeting|on|at) (.+))?$/iu;
const DETAILS = /^(.*?)\s*\(([^)]*)\)$/su;

/** The entry for `when` of a text that says that an ability is activated; undefined for another text. */
export function readActivation(text: string, nameOf: NameOf): DeclaredItem | undefined {
  const [whole, subject = '', targets] = ACTIVATES.exec(text) ?? [];
  if (whole === undefined) return undefined;
  const [, called = subject, details = ''] = DETAILS.exec(subject) ?? [];
  const words = details.split(',').map(it => it.trim());
  const x = words.flatMap(it => /^x ?= ?(\d+)$/iu.exec(it)?.[1] ?? []).at(0);
  const divided = dividedIn(words);
  const ability = words
    .filter(it => it !== '' && !/^(?:x ?= ?\d+|divided [\d/]+)$/iu.test(it))
    .join(', ')
    .replace(/^ability /iu, '');
  return {
    activates: {
      object: nameOf(called) ?? called,
      ...(ability === '' ? {} : { ability }),
      ...(x === undefined ? {} : { x }),
      ...(divided === undefined ? {} : { divided }),
      ...(targets === undefined
        ? {}
        : {
            targets: splitItems(targets, it => nameOf(it) ?? playerWord(it)).map(
              it => playerWord(it) ?? nameOf(it) ?? it,
            ),
          }),
    },
  };
}

/** The event in shorthand: "activate Krenko, Mob Boss", "activate Vraska (-3) on Bear Cub". */
export function activationWords({ object, ability, targets, x, divided }: Activation): string {
  const named = ability === undefined ? [] : [/^\d+$/u.test(ability) ? `ability ${ability}` : ability];
  const details = [
    ...named,
    ...(x === undefined ? [] : [`X=${x}`]),
    ...(divided === undefined ? [] : [`divided ${divided.join('/')}`]),
  ];
  const said = details.length === 0 ? object : `${object} (${details.join(', ')})`;
  return `activate ${said}${targets.length === 0 ? '' : ` on ${targets.map(playerWords).join('; ')}`}`;
}
