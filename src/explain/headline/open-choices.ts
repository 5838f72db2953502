// The choices that make no difference to an answer, after it: "… , whatever Clone copies".
import { withoutPlace } from '../english.ts';

/** Requests for a choice, each with its words as a clause after an answer. */
const CLAUSES: readonly (readonly [RegExp, string])[] = [
  [/^.+ chooses? what (.+) copies$/u, 'whatever $1 copies'],
  [/^.+ decides? whether to use the option of (.+)$/u, 'whichever way it is decided for $1'],
  [/^you decide whether to (.+?)(?: for .+)?$/u, 'whether or not you $1'],
  [/^(.+) decides whether to .+$/u, 'whichever way $1 decides'],
  [/^.+ chooses? what (.+) (is attached to|attacks)$/u, 'whatever $1 $2'],
  [/^(.+) (chooses?) what to (\S+)(.*)$/u, 'whatever $1 $2 to $3$4'],
  [/^.+ chooses? where (.+) goes$/u, 'wherever $1 goes'],
  [/^.+ chooses? which (.+ first)$/u, 'whichever $1'],
  [/^.+ chooses? which one to keep$/u, 'whichever one is kept'],
  [/^.+ chooses? (?:the order|in which order.*)$/u, 'in whatever order'],
  [/^(.+) chooses? how much life to pay.*$/u, 'however much life is paid'],
  [/^a coin is flipped$/u, 'whichever side of the coin comes up'],
  [/^something is picked at random(.*)$/u, 'whatever is picked at random$1'],
  [/^(.+) (chooses?) [^,;]+? for ([^,;]+)$/u, 'whatever $1 $2 for $3'],
];

/** The clause on the requests that were open, with the comma before it; empty where there were none. */
export function whateverIsChosen(requests: readonly string[]): string {
  const [only, ...others] = [...new Set(requests.map(withoutPlace))];
  if (only === undefined) return '';
  if (others.length > 0)
    return [only, ...others].every(it => it.startsWith('you ')) ? ', whatever you choose' : ', whatever is chosen';
  const [pattern, words] = CLAUSES.find(([it]) => it.test(only)) ?? [/^.*$/u, 'whatever is chosen'];
  return `, ${only.replace(pattern, words)}`;
}
