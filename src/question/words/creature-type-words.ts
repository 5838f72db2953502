// Creature types, which a question about the outcome may speak of: "how many wurms".
import { CREATURE_TYPES } from '../../engine/index.ts';
import { nicknamed } from './card-nicknames.ts';
import { add } from './word-table.ts';

for (const type of CREATURE_TYPES) {
  const word = type.toLowerCase();
  for (const form of [word, ...pluralsOf(word)])
    if (nicknamed(form) === undefined) add(form, { kind: 'about', word: 'creature type' });
}

function pluralsOf(word: string): readonly string[] {
  if (word.endsWith('f')) return [`${word}s`, `${word.slice(0, -1)}ves`];
  if (word.endsWith('y')) return [`${word}s`, `${word.slice(0, -1)}ies`];
  return [`${word}s`, `${word}es`];
}
