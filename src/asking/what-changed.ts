// What changes of the rules did to an answer, a sentence each: "Sol Ring: untapped until 29 September 2017, tapped since."
import { spellDay } from '../rules/index.ts';
import { differencesOf } from './ending.ts';
import type { Stretch } from './history.ts';

/** How many differences one sentence holds. */
const MOST = 3;

/** Takes the answers over time, oldest first; gives what each is otherwise than the one before, newest first. */
export function whatChanged(stretches: readonly Stretch[]): readonly string[] {
  return stretches
    .flatMap((after, n) => {
      const before = stretches[n - 1];
      return before === undefined || after.since === undefined ? [] : [sentence(before, after, spellDay(after.since))];
    })
    .filter(it => it !== '')
    .reverse();
}

function sentence(before: Stretch, after: Stretch, day: string): string {
  const said = differencesOf(before.answer, after.answer)
    .slice(0, MOST)
    .map(({ of, was, is }) => `${capital(of)}: ${was} until ${day}, ${is} since`);
  return said.length === 0 ? '' : `${said.join('; ')}.`;
}

function capital(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}
