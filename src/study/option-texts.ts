// Texts of options, each of which says as much as the others: where one goes on to tell of triggers, counters or types, those
// without say that there are none.

import type { Asked } from './study-answers.ts';

/** The text of the right option, and those of the wrong ones in their order. */
export interface OptionTexts {
  readonly right: string;
  readonly wrong: readonly string[];
}

/** The texts of the options to what is asked. */
export function optionTexts(asked: Asked): OptionTexts {
  const right = fullText(asked.right, asked);
  const wrong = asked.wrong.map(it => fullText(it.text, asked));
  return { right: completed(right, wrong), wrong: wrong.map(it => completed(it, [right])) };
}

/** The counters of an answer that tells how one thing enters, up to the kind of counter. */
const WITH_COUNTERS = /^(.+) enters (?:tapped |untapped )?with .+?(\S+) counters?\b/u;

/** The reason that an answer gives for what does not trigger, which would give the answer away. */
const WHY_SILENT = /( and does not trigger): [^.]*/u;

/**
 * The text of an option, with "triggers once" where it is asked how often something triggers, and with "no counters" where
 * the right answer has some.
 */
function fullText(said: string, { inquiry, right }: Asked): string {
  const text = said.replace(WHY_SILENT, '$1');
  if (inquiry?.kind === 'triggers' && inquiry.objects !== undefined) {
    return text.replace(/ triggers\.$/u, ' triggers once.');
  }
  const [, name, kind] = WITH_COUNTERS.exec(right) ?? [];
  return name !== undefined && text === `${name} enters.` ? `${name} enters with no ${kind} counters.` : text;
}

/** The text with what it has not, of which others tell that begin with the same words and go on. */
function completed(text: string, others: readonly string[]): string {
  const start = text.replace(/\.$/u, '');
  const more = others.filter(it => it !== text && it.startsWith(start)).map(it => it.slice(start.length));
  return COMPLEMENTS.reduce((said, [pattern, complete]) => {
    const told = more.find(it => COMPLEMENTS.find(([other]) => other.test(it))?.[0] === pattern);
    const found = told === undefined ? null : pattern.exec(told);
    return found === null ? said : complete(said, found);
  }, text);
}

type Complement = readonly [said: RegExp, complete: (text: string, more: RegExpExecArray) => string];

/** Words of an option against another that goes on with such words, in the order in which several are added. */
const COMPLEMENTS: readonly Complement[] = [
  [/^ (?:twice|\w+ times)( each)?\b/u, (text, [, each = '']) => withEnd(text, ` once${each}`)],
  [/^ with (?:(?!trigger).)*?counters? and (?:(?!trigger).)*?counters?\b/u, text => withEnd(text, ' with no counters')],
  [/^ with (?:(?!trigger).)*?(\S+) counters?\b/u, (text, [, kind = '']) => withEnd(text, ` with no ${kind} counters`)],
  [/^ and (?:(?!trigger).)*?(\S+) counters?\b/u, (text, [, kind = '']) => withEnd(text, ` and no ${kind} counters`)],
  [/^ and is put into \w+ graveyard/u, text => withEnd(text, ' and stays on the battlefield')],
  [/\bdies?\b/u, text => withEnd(text, ', and nothing dies')],
  [/\btriggers?\b/u, text => withEnd(text, `, and nothing ${/\btriggers?\b/u.test(text) ? 'else ' : ''}triggers`)],
  [/^\. It is not a creature\.$/u, text => `${text} It is a creature.`],
  [/^\. They are not creatures\.$/u, text => `${text} They are creatures.`],
  [/^\. It is also an? (\w+)(?: and an? (\w+))?\.$/u, (text, [, one = '', two]) => `${text} ${withoutTypes(one, two)}`],
];

/** The text with words at the end of its first sentence. */
function withEnd(text: string, end: string): string {
  return text.replace(/\.(?= |$)/u, `${end}.`);
}

function withoutTypes(one: string, two: string | undefined): string {
  const article = (word: string) => (/^[aeiou]/u.test(word) ? 'an' : 'a');
  return two === undefined
    ? `It is not ${article(one)} ${one}.`
    : `It is neither ${article(one)} ${one} nor ${article(two)} ${two}.`;
}
