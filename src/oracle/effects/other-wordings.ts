// Wordings of instructions that are read in other words, or as a whole.
import type { Effect } from '../../engine/index.ts';
import type { SentenceRead } from './sentence-targets.ts';

/** 610.3: the time at which what is exiled returns. */
export const UNTIL_IT_LEAVES = / until ~ leaves the battlefield\.$/;

/** A sentence in the words by which the grammar reads it: a token's name after it, each player's own instruction. */
export function reworded(sentence: string): string {
  return (
    sentence
      .replace(/^(exile .*) until ~ leaves the battlefield\.$/, '$1.')
      .replace(/^the owner of (target [^,.]*?) shuffles it into their library\b/, "shuffle $1 into its owner's library")
      .replace(/^(shuffle target [^,.]*? into its owner's library, then) draws\b/, '$1 its owner draws')
      .replace(
        /^(search your library for [^,.]*, put [^,.]* into your hand), (discard [^,.]*), then shuffle\.$/,
        '$1, then shuffle, then $2.',
      )
      .replace(
        /\bmills half their library, rounded\b/,
        'mills cards equal to half the number of cards in their library, rounded',
      )
      .replace(/\ba third target\b/g, 'another target')
      .replace(/\banother target(?=[.,]| and\b)/g, 'any other target')
      .replace(/^exile all (?:your )?opponents' graveyards\.$/, "exile each opponent's graveyard.")
      .replace(/\b(creates? [^".]* tokens?) (with [a-z, ]*?) named ([A-Z][^".,]*?)(?=\.$| that's\b)/, '$1 named $3 $2')
      .replace(/^create ([A-Z][^.]*?), (a legendary [^.]*? token)\b(?! named)/, 'create $2 named $1')
      .replace(/^you and (target (?:player|opponent)) each (draw|gain|lose) ([^.,]*)\.$/, '$1 $2s $3, then you $2 $3.')
      .replace(
        /^until (end of turn|your next turn), (it|they|that [a-z]+|those [a-z]+) ([^".]*(?:"[^"]*")?)\.?$/,
        saidLast,
      )
      .replace(
        /^for each ([^.,"]* (?:exiled|destroyed|sacrificed|returned|discarded|milled) this way), (create an? (?!token that)[^."]*)\.$/,
        '$2 for each $1.',
      )
      .replace(/^double ([^".]*?)'s (power|toughness|power and toughness) until/, 'double the $2 of $1 until')
      .replace(/^double its (power|toughness|power and toughness) until/, 'double the $1 of it until')
      .replace(/^double the (power|toughness|power and toughness) of ([^".]*) until end of turn\.$/, doubled)
      .replace(/^double your life total\.$/, 'you gain life equal to your life total.')
      .replace(/^double target player's life total\.$/, 'target player gains life equal to their life total.')
      // a permission, which is kept as text
      .replace(/^until (?:your next end step|the end of your next turn), (?=you may play\b)/, 'until end of turn, ')
      .replace(/^([^.,]*) instead if ([^,.]*)\.$/, 'if $2, $1 instead.')
  );
}

/** 701.10b: "double the power of target creature" gives it +X/+0, where X is its power as that is done. */
function doubled(_: string, what: string, whose: string): string {
  const more = what === 'power' ? '+X/+0' : what === 'toughness' ? '+0/+X' : '+X/+Y';
  const counted = what === 'power and toughness' ? 'X is its power and Y is its toughness' : `X is its ${what}`;
  return `${whose} gets ${more} until end of turn, where ${counted}.`;
}

/** "Until end of turn, it gets +1/+1": of what was named before, in the words of the other order. */
function saidLast(sentence: string, until: string, subject: string, predicate: string): string {
  const changes = /^(?:gets?|gains?|has|have|becomes?|loses?)\b/.test(predicate);
  if (!changes || /, where X is\b| if\b/.test(predicate.replace(/"[^"]*"/, ''))) return sentence;
  const joined = predicate.replace(/, and (?=(?:gains?|has|have)\b)/, ' and ').replace(/\."$/, '"');
  return `${subject} ${joined} until ${until}.`;
}

/** "Exile ~, then return it to the battlefield transformed under your control." (712.14a) */
export function returnedTransformed(wording: string): SentenceRead | undefined {
  const [, whose] =
    /^exile ~, then return (?:it|him|her|~) to the battlefield transformed under (your|its owner's|his owner's|her owner's|their owner's) control\.$/.exec(
      wording,
    ) ?? [];
  if (whose === undefined) return undefined;
  const you = { kind: 'you' } as const;
  const own = { kind: 'ref', ref: { kind: 'self' } } as const;
  const exiled: Effect = { kind: 'move', verb: 'exile', who: you, what: own, to: 'exile' };
  const returned: Effect = {
    ...{ kind: 'move', verb: 'return', who: you, what: { kind: 'ref', ref: { kind: 'those' } } },
    ...{ to: 'battlefield', transformed: true },
    under: whose === 'your' ? you : { kind: 'ownerOf', of: { kind: 'self' } },
  };
  return { effects: [exiled, returned], targets: [] };
}

/** "Put all cards you exiled this way onto the battlefield": those in exile that the spell or ability exiled (607.2a). */
export function exiledBefore(wording: string): SentenceRead | undefined {
  const [, verb, whose, to, tapped] =
    /^(put|return) (?:all|the) cards( you)? exiled this way (?:on)?to (the battlefield|your hand|your graveyard)( tapped)?\.$/.exec(
      wording.replace(/ in your (hand|graveyard)/, ' to your $1').replace(/ into /, ' to '),
    ) ?? [];
  if (verb === undefined || to === undefined) return undefined;
  const you = { kind: 'you' } as const;
  const clauses = [
    { kind: 'card' },
    { kind: 'inZone', zone: 'exile', whose: whose === undefined ? undefined : you },
    { kind: 'history', what: 'exiledWithThis' },
  ] as const;
  const zone = to === 'the battlefield' ? 'battlefield' : to === 'your hand' ? 'hand' : 'graveyard';
  const moved: Effect = {
    ...{ kind: 'move', verb: verb === 'put' ? 'put' : 'return', who: you, what: { kind: 'each', filter: { clauses } } },
    ...{ to: zone, ...(tapped === undefined ? {} : { tapped: true }) },
  };
  return { effects: [moved], targets: [] };
}

/** "Round up each time" with each half that the sentence before it names. */
export function roundedEach(text: string): string {
  return text.replace(
    /([^.]*\bhalf [^.]*)\. round (up|down) each time\./giu,
    (_, sentence: string, way: string) =>
      `${sentence.replace(/\b(half (?:(?:its|that \w+'s) (?:power|toughness)|the number of cards in their library|their (?:life|library)))\b/gu, `$1, rounded ${way.toLowerCase()},`).replace(/,$/u, '')}.`,
  );
}

/** Several tokens that copy one object in the words for one such token, and how many they are. */
export function copiesInSingular(
  wording: string,
): { readonly many: string; readonly where: string; readonly sentence: string } | undefined {
  const [, creator, many, manner = '', of, but = '', where = ''] =
    /^((?:\S+ (?:controller|player) )?creates?) (two|three|four|five|X) (tapped )?tokens that are copies of ([^.,]*)(, except (?:(?!, where X is).)*)?(, where X is [^.]*)?\.$/.exec(
      wording,
    ) ?? [];
  if (creator === undefined || many === undefined || of === undefined || manner !== '') return undefined;
  const own = but
    .replace(/\btheir (?=base|power|toughness|name|other)/g, 'its ')
    .replace(/\bthey (?:have|gain) /g, 'it has ')
    .replace(/\b(?:the tokens aren't|they aren't|they're not) /g, "it isn't ")
    .replace(/\b(?:the tokens are|they're|they are) /g, "it's ")
    .replace(/\bcreatures(?= in addition)/g, 'creature');
  return { many, where, sentence: `${creator} a token that's a copy of ${of}${singularSize(own)}.` };
}

/** "It's 3/3 creature in addition …" with its article. */
function singularSize(words: string): string {
  return words.replace(/\bit's (?=\d+\/\d+ [^,]*?\bcreature\b)/g, "it's a ");
}
