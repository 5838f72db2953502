// A second, simpler classifier by words alone, to find lines that the first one put in the wrong group.
import type { LineGroup } from './classify.ts';

/** The group that the words of a line suggest, without any grammar; text of spells and chapters is in no group. */
export function classifyByKeywords(text: string, isEffect: boolean): LineGroup {
  if (isEffect) return 'other';
  const words = text.replace(/"[^"]*"/g, '');
  const colon = /^[^"]*?[^"\s]: /.test(words) && !/^(?:when|whenever|at) /.test(words);
  if (colon || /^\+?[^a-z]*:/.test(words)) return 'other';
  const [first = ''] = words.split('. ');
  if (/^(?:when|whenever) /.test(words))
    return /\benters?\b/.test(first.split(', ')[0] ?? '') ? 'entersTrigger' : 'other';
  if (/^at /.test(words)) return 'other';
  const enters = /\benters?\b|can't enter|\bas a copy of\b/.test(words);
  const instead =
    /\binstead\b/.test(words) &&
    /\bwould (?:put|create|be put|be created|be placed)\b[^,]*\b(?:tokens?|counters?)\b|\b(?:tokens?|counters?) would be\b/.test(
      words,
    );
  return enters || instead ? 'entering' : 'other';
}
