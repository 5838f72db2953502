// Modes that permanents had chosen as they entered (614.12a), for permanents that a scenario puts on the board.
import {
  type Face,
  type GameObject,
  type LastingChange,
  type Printed,
  type Rewrite,
  visit,
} from '../../engine/index.ts';
import { fold } from '../../kit/fold.ts';

interface Mode {
  readonly name: string;
  readonly rewrites: readonly Rewrite[];
}

/** The words and modes that an object lets its controller choose as it enters. */
export function modesOf({ faces }: Pick<Printed, 'faces'>): readonly string[] {
  const words: string[] = [];
  for (const face of faces) {
    visit('ability', face.abilities, {
      rewrite: rewrite => {
        if (rewrite.kind === 'modes') words.push(...rewrite.modes.map(mode => mode.name));
        const among =
          rewrite.kind === 'choose' && (rewrite.what === 'mode' || rewrite.what === 'word') ? rewrite.among : undefined;
        if (among?.kind === 'words')
          words.push(...(rewrite.kind === 'choose' && rewrite.count === 2 ? pairsOf(among.words) : among.words));
      },
    });
  }
  return words;
}

/** Two words of several that are chosen together, as the engine remembers them: "first strike and lifelink". */
function pairsOf(words: readonly string[]): readonly string[] {
  return words.toSorted().flatMap((one, i, all) => all.slice(i + 1).map(other => `${one} and ${other}`));
}

/** The mode that words name: itself, or the only one with all those words in it ("3/3 with flying"). */
export function modeNamed(modes: readonly string[], typed: string): string | undefined {
  const whole = modes.find(it => fold(it) === fold(typed));
  if (whole !== undefined) return whole;
  const words = wordsOf(typed).filter(it => !LITTLE.has(it));
  const fitting = modes.filter(it => words.length > 0 && words.every(word => wordsOf(it).includes(word)));
  return fitting.length === 1 ? fitting[0] : undefined;
}

const LITTLE: ReadonlySet<string> = new Set(['a', 'an', 'and', 'the', 'with', 'of']);

function wordsOf(text: string): readonly string[] {
  return fold(text).split(/[^\p{L}\d/+*-]+/u);
}

/** The modes that set a size, of a permanent that is nothing without one; none for any other. */
export function sizesOffered(printed: Printed): readonly string[] {
  const [front] = printed.faces;
  if (typeof front.power === 'number' && front.power > 0) return [];
  return enteringModes(front).flatMap(mode => (changesOf(mode).some(setsSize) ? [mode.name] : []));
}

/** 707.2, 613.2a: what a permanent became by the mode chosen as it entered; a size set so is copiable. */
export function becomeByMode(object: GameObject, mode: string | undefined): readonly LastingChange[] {
  const face = object.printed.faces[object.face] ?? object.printed.faces[0];
  const changes = enteringModes(face).flatMap(it => (it.name === mode ? changesOf(it) : []));
  if (changes.length === 0) return [];
  const { timestamp, controller, id: source } = object;
  return [{ changes, timestamp, sourceName: object.label, source, controller, copiable: changes.some(setsSize) }];
}

function enteringModes({ abilities }: Face): readonly Mode[] {
  return abilities.flatMap(ability =>
    ability.kind === 'replacement' && ability.event.kind === 'enters'
      ? ability.rewrites.flatMap(rewrite => (rewrite.kind === 'modes' ? rewrite.modes : []))
      : [],
  );
}

function changesOf({ rewrites }: Mode): LastingChange['changes'] {
  return rewrites.flatMap(rewrite => (rewrite.kind === 'becomes' ? rewrite.changes : []));
}

function setsSize(change: LastingChange['changes'][number]): boolean {
  return change.kind === 'setPowerToughness';
}
