// Verbs of standing somewhere, before a place: "sits on their side", "lying in my graveyard".
import { add, table } from './word-table.ts';

const POSITIONS = [
  'sits',
  'sit',
  'sitting',
  'sat',
  'is sitting',
  'are sitting',
  'lies',
  'lie',
  'lying',
  'is lying',
  'rests',
  'resting',
  'is resting',
  'stands',
  'standing',
  'is standing',
  'waits',
  'waiting',
  'is waiting',
  'chills',
  'chilling',
  'is chilling',
  'hangs out',
  'hanging out',
  'is stuck',
  'stuck',
];

/** The most words of a place that such a verb stands before. */
const LONGEST_PLACE = 4;

const places = [...table].filter(([words, { kind }]) => {
  const body = table.get(words);
  const zone = body?.kind === 'zone' && !body.from && body.holds !== true;
  return (
    (kind === 'there' || zone) &&
    /^(?:in|on|out|under|across)\b/u.test(words) &&
    words.split(' ').length <= LONGEST_PLACE
  );
});
for (const [words, body] of places) for (const verb of POSITIONS) add(`${verb} ${words}`, body);
for (const verb of POSITIONS)
  for (const where of ['there', 'around', 'over there', 'right there']) {
    const words = `${verb} ${where}`;
    if (!table.has(words)) add(words, { kind: 'there' });
  }
