// Modes of a modal spell or ability: which are meant, and how many are chosen (700.2).
import type { Printed } from '../../engine/index.ts';
import { NUMBER_WORDS } from '../../kit/number-words.ts';

/** The number of modes that may be chosen (700.2d). */
export interface ModeLimits {
  readonly least: number;
  readonly most: number;
  /** "You may choose the same mode more than once." */
  readonly repeated: boolean;
}

/** The lines of a text that are modes: with a bullet, or a cost in its place (702.172). */
export function modeLines(text: string): readonly string[] {
  return text.split('\n').filter(isMode);
}

function isMode(line: string): boolean {
  return /^(?:•|\+ \{)/u.test(line);
}

/** The places of the modes that a word means: the one of that number, else those with these words. */
export function modesMeant(modes: readonly string[], word: string | number): readonly number[] {
  const said = String(word).toLowerCase();
  const numbered = Number(said) - 1;
  if (modes[numbered] !== undefined) return [numbered];
  return modes.flatMap((it, n) => (it.toLowerCase().includes(said) ? [n] : []));
}

/** The instruction of a mode, without its bullet, its name and its additional cost (700.2h). */
export function instructionOf(mode: string): string {
  return mode.replace(/^(?:•|\+) ?/u, '').replace(/^(?:[^—.]* — )?(?:\{[^}]*\})+ — /u, '');
}

/** The text with only those of its modes, in their order, as if each stood there as often as it was chosen (700.2d). */
export function withModes(text: string, chosen: readonly number[]): string {
  const modes = modeLines(text);
  const lines = text.split('\n');
  const places = [...chosen].sort((a, b) => a - b);
  const first = lines.findIndex(isMode);
  const others = (it: string, n: number) => !isMode(it) && !(n === first - 1 && CHOICE.test(it));
  return [
    ...lines.slice(0, first).filter(others),
    ...places.map(n => instructionOf(modes[n] ?? '')),
    ...lines.slice(first).filter(it => !isMode(it)),
  ].join('\n');
}

const CHOICE = /^(?:[^.•]* — )?(?:(?:choose|an opponent chooses) |(?:spree|tiered)\b)/iu;
const SEVERAL_ALLOWED = /\b(?:or more|any number|you may choose|choose both|choose all)\b/iu;

/** The number of modes that may be chosen; other costs (entwine, escalate, spree) may allow more (`isExtended`). */
export function modeLimits(text: string, isExtended: boolean): ModeLimits {
  const all = modeLines(text).length;
  const lines = text.split('\n');
  const heading = lines[lines.findIndex(isMode) - 1] ?? '';
  const repeated = /\bsame mode more than once\b/iu.test(heading);
  const [, upTo, word = ''] = /\bchoose (up to )?(\w+)\b/iu.exec(heading) ?? [];
  const number = NUMBER_WORDS.indexOf(word.toLowerCase() as (typeof NUMBER_WORDS)[number]);
  if (number < 1 || (SEVERAL_ALLOWED.test(heading) && !repeated)) return { least: 1, most: all, repeated };
  const most = isExtended ? all : / or both\b/iu.test(heading) ? 2 : number;
  return { least: upTo === undefined ? number : 1, most, repeated };
}

/** 700.2: the text without modes not chosen: `mode` is a number or words of the mode; without it, all modes stay. */
export function ofMode(text: string, mode: string | number | undefined): string {
  const modes = modeLines(text);
  const chosen = mode === undefined ? [] : modesMeant(modes, mode).map(n => modes[n]);
  if (chosen.length === 0) return text;
  return text
    .split('\n')
    .filter(it => !isMode(it) || chosen.includes(it))
    .join('\n');
}

/** Whether a text has modes, wherever in a line their bullets stand. */
export function isModal(text: string): boolean {
  return text.includes('•');
}

/** 700.2: whether a modal card has the mode of that number or words. */
export function offersMode({ faces }: Printed, mode: string): boolean {
  const texts = faces.flatMap(face => face.abilities).flatMap(it => ('text' in it ? [it.text] : []));
  return modesMeant(texts.flatMap(modeLines), mode).length > 0;
}
