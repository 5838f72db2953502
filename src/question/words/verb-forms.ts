// Forms of verbs: "drop the ball" is "drops the ball", "dropping the ball", "dropped the ball".

/** The third person, the participle and the past of verbs that do not follow the rules. */
const IRREGULAR: Readonly<Record<string, readonly [third: string, participle: string, past: string]>> = {
  bite: ['bites', 'biting', 'bit'],
  bring: ['brings', 'bringing', 'brought'],
  come: ['comes', 'coming', 'came'],
  die: ['dies', 'dying', 'died'],
  deal: ['deals', 'dealing', 'dealt'],
  drive: ['drives', 'driving', 'drove'],
  draw: ['draws', 'drawing', 'drew'],
  eat: ['eats', 'eating', 'ate'],
  fall: ['falls', 'falling', 'fell'],
  find: ['finds', 'finding', 'found'],
  get: ['gets', 'getting', 'got'],
  give: ['gives', 'giving', 'gave'],
  go: ['goes', 'going', 'went'],
  hit: ['hits', 'hitting', 'hit'],
  lay: ['lays', 'laying', 'laid'],
  leave: ['leaves', 'leaving', 'left'],
  lose: ['loses', 'losing', 'lost'],
  make: ['makes', 'making', 'made'],
  meet: ['meets', 'meeting', 'met'],
  pay: ['pays', 'paying', 'paid'],
  put: ['puts', 'putting', 'put'],
  run: ['runs', 'running', 'ran'],
  send: ['sends', 'sending', 'sent'],
  shoot: ['shoots', 'shooting', 'shot'],
  sit: ['sits', 'sitting', 'sat'],
  slide: ['slides', 'sliding', 'slid'],
  spend: ['spends', 'spending', 'spent'],
  spit: ['spits', 'spitting', 'spat'],
  stick: ['sticks', 'sticking', 'stuck'],
  take: ['takes', 'taking', 'took'],
  throw: ['throws', 'throwing', 'threw'],
  wind: ['winds', 'winding', 'wound'],
};

/** A verb with a consonant at its end that is doubled: one vowel before it, in a word of one syllable. */
const DOUBLED = /^[^aeiou]*[aeiou][bdgklmnprt]$/u;

/** The forms of the verb that a phrase begins with: those of the present, and those of the past. */
function verbForms(phrase: string): { readonly present: readonly string[]; readonly past: string } {
  const [verb = '', ...rest] = phrase.split(' ');
  const [third, participle, past] = IRREGULAR[verb] ?? regular(verb);
  const withRest = (form: string) => [form, ...rest].join(' ');
  return { present: [verb, third, participle].map(withRest), past: withRest(past) };
}

function regular(verb: string): readonly [string, string, string] {
  const stem = DOUBLED.test(verb) ? `${verb}${verb.at(-1)}` : verb.replace(/e$/u, '');
  const third = /(?:s|x|ch|sh)$/u.test(verb) ? `${verb}es` : `${verb}s`;
  return [third, `${stem}ing`, `${stem}ed`];
}

/** The forms of each of several phrases in the present, parted by bars as the lists of words are. */
export function presentForms(phrases: string): string {
  return phrases
    .split('|')
    .flatMap(it => verbForms(it).present)
    .join('|');
}

/** The same in the past. */
export function pastForms(phrases: string): string {
  return phrases
    .split('|')
    .map(it => verbForms(it).past)
    .join('|');
}

/** The same in every tense. */
export function allForms(phrases: string): string {
  return `${presentForms(phrases)}|${pastForms(phrases)}`;
}
