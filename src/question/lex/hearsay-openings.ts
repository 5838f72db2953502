// Hearsay at the beginning of a sentence, with which the question is not told yet: "my friend says no but X dies".

const RELATED =
  'friends?|budd(?:y|ies)|mates?|pals?|bro|opponents?|opps?|teammates?|brother|sister|wife|husband|girlfriend|boyfriend|roommate|partner|cousin|son|daughter|dad|mom|kid|neighbou?r|coworker|playgroup|group|pod|table|lgs|judge|local judge|store owner|shop owner|other friends?|whole table|play group';
const SPEAKER = `(?:(?:my|the|our|a|one|some|this|that|another) (?:${RELATED}|guys?|dude|player|others?|rest|person|people|internet)(?: (?:of mine|here|at the table|at my lgs|in my (?:pod|group|playgroup)|at (?:the|my|our) store))?|people|everyone|everybody|someone|somebody|google|reddit|chatgpt|he|she|they|some|others|folks)`;
const ADVERB =
  '(?:always|keeps?|still|just|also|now|really|kinda|both|all|seems? to|is|are|was|has|have|been|already|once)';
const SAYS =
  "(?:say(?:s|ing)?|said|think(?:s|ing)?|thought|claim(?:s|ed|ing)?|insist(?:s|ed|ing)?|argu(?:es?|ed|ing)|believ(?:es?|ed|ing)|swears?|swore|t(?:ells?|old|elling) (?:me|us|him|her|them|everyone)|reckons?|guess(?:es|ed)|suspects?|assum(?:es?|ed)|disagree(?:s|d)|(?:is|was|are) (?:sure|certain|convinced|adamant|positive)|doubts? it|does(?: not|n['’]?t) (?:think so|agree|believe (?:me|it|that))|do(?: not|n['’]?t) (?:think so|agree|believe (?:me|it|that)))";

/** The words of a claim that tell nothing of the game: "it works", "I don't", "otherwise". */
const CLAIM_WORD =
  "(?:no|nope|nah|yes|yep|yeah|so|not|otherwise|it|this|that|they|i|i['’]m|im|you|we|he|she|there|all|both|none|nothing|of|the|a|me|him|them|does|doesn['’]?t|do|don['’]?t|did|didn['’]?t|will|won['’]?t|would|wouldn['’]?t|can|can['’]?t|cannot|could|couldn['’]?t|should|shouldn['’]?t|is|isn['’]?t|it['’]s|its|that['’]s|thats|are|aren['’]?t|am|be|work|works|working|apply|applies|matter|matters|happen|happens|count|counts|function|functions|way|around|case|this way|like|how|wrong|right|correct|incorrect|mistaken|true|false|legal|illegal|possible|impossible|fine|ok|okay|allowed|cheating|thing|opposite|other|possible|even|trigger|triggers|with|about)";
const CLAIM = `(?:,? ?(?:that )?${CLAIM_WORD}(?: ${CLAIM_WORD}){0,7})?`;

/** The hearsay up to the word by which what is told is set against it. */
const BEFORE_BUT = new RegExp(
  `(?<=^|[.!?;,] )(?:(?:so|ok|okay|well|and|now|but|hey|idk|hmm|look),? )?${SPEAKER}(?: ${ADVERB}){0,2} ${SAYS}${CLAIM}[,.;:!\u2013\u2014-]* +but\\b[:,]? (?=\\S)`,
  'giu',
);
/** The hearsay with which the whole question begins, up to a sign. */
const AT_BEGIN = new RegExp(
  `^(?:(?:so|ok|okay|well|and|now|but|hey|idk|hmm|look),? )?${SPEAKER}(?: ${ADVERB}){0,2} ${SAYS}${CLAIM}[,.;:!\u2013\u2014-]+ +(?=\\S)`,
  'iu',
);

/** Words that ask whether the claim is so, and need it. */
const IS_SO =
  /\b(?:is|are|was|were) (?:that|this|it|he|she|they) (?:really |even |actually )?(?:right|true|correct|wrong|so|legit|accurate)\b|\b(?:true|correct|right)\?/iu;

/** Two words, the least of a question. */
const WORDS = /\p{L}{2,} \p{L}{2,}/u;

/** The text without such hearsay; the text itself where nothing else would be told, or the claim is what is asked about. */
export function withoutHearsayBefore(text: string): string {
  const opposed = text.replace(BEFORE_BUT, '');
  const rest = IS_SO.test(opposed) ? opposed : opposed.replace(AT_BEGIN, '');
  return WORDS.test(rest) ? rest : text;
}
