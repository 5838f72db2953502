// A small rules file of our own about an imaginary game, in the layout of the official one.

/** The lines of a whole file of few rules that takes effect on a day ("August 7, 2026"). */
export function madeUpLines(day: string): readonly string[] {
  return [
    'Rules of the Pebble Game',
    '',
    `These rules are effective as of ${day}.`,
    '',
    'Introduction',
    '',
    'Pebbles are moved until somebody is tired.',
    '',
    'Contents',
    '',
    '1. Pebbles',
    '100. Kinds of Pebble',
    '101. Moving',
    'Glossary',
    'Credits',
    '',
    '1. Pebbles',
    '',
    '100. Kinds of Pebble',
    '',
    '100.1. A pebble is round or flat.',
    'Example: A marble is round.',
    'Example: A coin is flat.',
    '',
    '100.1a A round pebble rolls.',
    '     It rolls further on a slope.',
    '',
    '100.1b A flat pebble slides. See rules 101.1a–b.',
    '',
    '101. Moving',
    '',
    '101.1. Sliding',
    '',
    '101.1a To slide is to move without rolling.',
    '',
    '101.1b. A pebble that slid may slide again.',
    '',
    '101.2 Two pebbles never share a place.',
    '',
    'Glossary',
    '',
    'Roll, Rolling',
    'What a round pebble does. See rule 100.1a.',
    '',
    'Skid (Obsolete)',
    'See Slide.',
    '',
    'Slide',
    '1. What a flat pebble does.',
    '2. The way it leaves.',
    'See rule 101.1, “Sliding,” and section 1.',
    '',
    'Credits',
    '',
    'Game by a child on a beach.',
  ];
}

/** A whole file with enough further rules to be as long as an official one. */
export function longMadeUpFile(day: string, rules = 1200): string {
  const lines = madeUpLines(day);
  const at = lines.lastIndexOf('Glossary');
  const more = Array.from({ length: rules }, (_, n) => [`101.${n + 3}. Pebble number ${n} may be moved once.`, '']);
  return [...lines.slice(0, at), ...more.flat(), ...lines.slice(at)].join('\n');
}
