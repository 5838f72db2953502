// Manner of entering in shorthand: where from, under whose control, by what, with which X.
import type { Issue } from '../../kit/issue.ts';
import { readModifiers } from './item-modifiers.ts';
import type { DeclaredItem, NameOf } from './object-list.ts';
import { playerWord } from './seat-words.ts';

/** The manner in which something enters, with problems of its words. */
export interface EnteringManner {
  readonly patch: DeclaredItem;
  readonly cast: { readonly from?: string; readonly x?: string; readonly kicked?: string };
  readonly under?: string;
  readonly copy?: string;
  readonly by?: string;
  readonly issues: readonly Issue[];
}

const FROM =
  /\bfrom (?:(?:my|your|the|a|an|its owner's|opponent's)\s+)?(hand|library|graveyard|exile|command|stack|outside)(?: zone)?\b/iu;

const UNDER = /\bunder (?:(?=.* control\b)(.+?)(?:'s)? control\b|((?:my |the )?(?:opp|opponent)|me|you)(?=$|,))/iu;

const COPY = /\bas a copy of (.+)$/iu;

const BY = /\bby (.+?)(?=\s+as a copy of\b|$)/iu;

const X = /\b(?:with |where )?x\s*(?:=|is|:)\s*(\d+)\b/iu;

const KICKED = /\bkicked(?: (\d+) times)?\b/iu;

/** The words after the verb: zone of origin, controller, casting details, and modifiers as in brackets. */
export function readEnteringManner(text: string, nameOf: NameOf): EnteringManner {
  const found = {
    from: FROM.exec(text),
    under: UNDER.exec(text),
    by: causeIn(text, nameOf),
    copy: COPY.exec(text),
    x: X.exec(text),
    kicked: KICKED.exec(text),
  };
  let left = text;
  for (const match of Object.values(found)) if (match !== null) left = left.replace(match[0], ',');
  const words = left
    .split(/,|\band\b/iu)
    .map(it => it.trim().replace(/^\((.*)\)$/su, '$1'))
    .filter(it => it !== '');
  const { patch, issues } = readModifiers(words, nameOf);
  const who = found.under?.[1] ?? found.under?.[2];
  return {
    patch,
    cast: {
      ...(found.from?.[1] === undefined ? {} : { from: found.from[1].toLowerCase() }),
      ...(found.x?.[1] === undefined ? {} : { x: found.x[1] }),
      ...(found.kicked === null ? {} : { kicked: found.kicked[1] ?? 'yes' }),
    },
    ...(who === undefined ? {} : { under: playerWord(who) ?? who }),
    ...(found.copy?.[1] === undefined ? {} : { copy: found.copy[1] }),
    ...(found.by?.[1] === undefined ? {} : { by: found.by[1].trim() }),
    issues: issues.map(issue => ({
      ...issue,
      message: `${issue.message} What is on the battlefield goes after me: and opp:, as in: Clone enters; opp: Grizzly Bears`,
    })),
  };
}

/** The cause after "by", with its words: the longest name there is, or the words up to a comma. */
function causeIn(text: string, nameOf: NameOf): readonly [string, string] | null {
  const [whole, rest] = BY.exec(text) ?? [];
  if (whole === undefined || rest === undefined) return null;
  const pieces = rest.split(',');
  for (let length = pieces.length; length > 1; length--) {
    const name = pieces.slice(0, length).join(',');
    if (nameOf(name) !== undefined) return [`by ${name}`, name];
  }
  return [`by ${pieces[0]}`, pieces[0] ?? ''];
}
