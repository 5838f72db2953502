// The resolution of an instant or sorcery in shorthand: `Shock resolves on Bear Cub`, `resolve Fireball (X=3) on opponent`.
import type { Issue } from '../../kit/issue.ts';
import { PLAIN_CAST, type ResolvingCast } from '../schema/cast-schema.ts';
import { readModifiers } from './item-modifiers.ts';
import { type DeclaredItem, type NameOf, splitItems } from './object-list.ts';
import { castWords } from './print-object.ts';
import { playerWord, playerWords } from './seat-words.ts';

/** The parts of the event that shorthand says. */
interface Resolution {
  readonly spell: string;
  readonly player: string;
  readonly targets: readonly string[];
  readonly modes: readonly string[];
  readonly x?: number;
  readonly divided?: readonly number[];
  readonly costs?: readonly string[];
  readonly cast?: ResolvingCast;
}

const RESOLVES: readonly RegExp[] = [
  /^resolve (.+?)(?: (?:targeting|on|at) (.+))?$/iu,
  /^(.+?) resolves (?:targeting|on|at) (.+)$/iu,
  // by itself the verb is also said of what enters, but those have no modes and are not overloaded
  /^(.+? \([^()]*\b(?:modes? |overload)[^()]*\)) resolves$/iu,
];
/** "a card resolves (mode 3, mode 4)": the details after the verb. */
const DETAILS_AFTER =
  /^([^()]+?) resolves (\([^()]*\b(?:modes? |overload|x ?=)[^()]*\))((?: on| at| targeting) .+)?$/iu;
const DETAILS = /^(.*?)\s*\(([^)]*)\)$/su;

/** The entry for `when` of a text that says that a spell resolves, with what could not be read; undefined for another text. */
export function readResolution(
  text: string,
  nameOf: NameOf,
): { readonly when: DeclaredItem; readonly issues: readonly Issue[] } | undefined {
  const said = text.replace(DETAILS_AFTER, '$1 $2 resolves$3');
  for (const wording of RESOLVES) {
    const [whole, subject = '', targets] = wording.exec(said) ?? [];
    if (whole === undefined) continue;
    const [, called = subject, details = ''] = DETAILS.exec(subject) ?? [];
    const { patch, issues } = readDetails(details, nameOf);
    const aimed =
      targets === undefined
        ? {}
        : { targets: splitItems(targets, it => nameOf(it) ?? playerWord(it)).map(it => targetNamed(it, nameOf)) };
    return { when: { resolves: { spell: nameOf(called) ?? called, ...patch, ...aimed } }, issues };
  }
  return undefined;
}

function targetNamed(text: string, nameOf: NameOf): string {
  return playerWord(text) ?? nameOf(text) ?? text;
}

/** "Modes 1 and 2". */
const SEVERAL_MODES = /\bmodes? (\d+(?:(?:, and|,| and) \d+)+)/iu;

const OWN_DETAIL = /^(?:mode .+|x ?= ?\d+|under .+|divided \d+(?:\/\d+)*)$/iu;

function readDetails(
  text: string,
  nameOf: NameOf,
): { readonly patch: DeclaredItem; readonly issues: readonly Issue[] } {
  const words = text
    .replace(SEVERAL_MODES, (_, numbers: string) => numbers.replace(/\d+/gu, 'mode $&').replaceAll(' and ', ', '))
    .split(',')
    .map(it => it.trim())
    .filter(it => it !== '');
  const modes = words.flatMap(it => /^mode (.+)$/iu.exec(it)?.[1] ?? []);
  const x = words.flatMap(it => /^x ?= ?(\d+)$/iu.exec(it)?.[1] ?? []).at(0);
  const divided = dividedIn(words);
  const under = words.flatMap(it => /^under (.+)$/iu.exec(it)?.[1] ?? []).at(0);
  const rest = readModifiers(
    words.filter(it => !OWN_DETAIL.test(it)),
    nameOf,
  );
  const { cast, ...others } = rest.patch;
  const { costs, ...manner } = typeof cast === 'object' && cast !== null ? { costs: undefined, ...cast } : {};
  return {
    patch: {
      ...(modes.length === 0 ? {} : { modes }),
      ...(x === undefined ? {} : { x }),
      ...(divided === undefined ? {} : { divided }),
      ...(under === undefined ? {} : { player: playerWord(under) ?? under }),
      ...(costs === undefined ? {} : { costs }),
      ...(Object.keys(manner).length === 0 ? {} : { cast: manner }),
      ...others,
    },
    issues: rest.issues,
  };
}

/** "Divided 2/1": the share of each target. */
export function dividedIn(words: readonly string[]): readonly number[] | undefined {
  const [said] = words.flatMap(it => /^divided (\d+(?:\/\d+)*)$/iu.exec(it)?.[1] ?? []);
  return said?.split('/').map(Number);
}

/** The event in shorthand: "Shock (mode 1, X=2) resolves on Bear Cub and Sol Ring". */
export function resolutionWords({ spell, player, targets, modes, x, divided, costs = [], cast }: Resolution): string {
  const details = [
    ...(player === 'you' ? [] : [`under ${player}`]),
    ...modes.map(it => `mode ${it}`),
    ...(x === undefined ? [] : [`X=${x}`]),
    ...(divided === undefined ? [] : [`divided ${divided.join('/')}`]),
    ...(cast === undefined ? [] : castWords({ ...PLAIN_CAST, ...cast })),
    ...costs.map(it => (it === 'overload' ? it : `for ${it}`)),
  ];
  const said = details.length === 0 ? spell : `${spell} (${details.join(', ')})`;
  // "X resolves" by itself is read as entering
  if (targets.length === 0 && modes.length === 0 && costs.length === 0) return `resolve ${said}`;
  return `${said} resolves${targets.length === 0 ? '' : ` on ${targets.map(playerWords).join(' and ')}`}`;
}
