// A second, cruder classifier: by words alone, to catch lines the first one put in the wrong group.
import type { Group } from './classify.ts';

/** The group a line's words suggest. It looks at nothing but words; it knows no grammar. */
export function crudeGroup(text: string): Group {
  const words = text.replace(/"[^"]*"/g, '');
  const colon = /^[^"]*?[^"\s]: /.test(words) && !/^(?:when|whenever|at) /.test(words);
  if (colon || /^\+?[^a-z]*:/.test(words)) return 'other';
  const [first = ''] = words.split('. ');
  if (/^(?:when|whenever) /.test(words))
    return /\benters?\b/.test(first.split(', ')[0] ?? '') ? 'entersTrigger' : 'other';
  if (/^at /.test(words)) return 'other';
  const enters = /\benters?\b|can't enter|\bas a copy of\b/.test(words);
  const instead = /\binstead\b/.test(words) && /\bwould\b/.test(words) && /\b(?:tokens?|counters?)\b/.test(words);
  return enters || instead ? 'entering' : 'other';
}
