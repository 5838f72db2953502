// Talk of whoever asks about himself and his games, of which no word is of the game asked about: "haven't played since Tempest".
import type { PlainWording } from './plain-wording.ts';

/** The end of such a sentence or clause. */
const END = '(?:,? (?:lol|haha|lmao|btw|tbh))*(?:[.!,:;]+ |$)';
/** Words that say how a deck or a hand is: small letters, numbers, and no name. */
const PLAIN = "(?:[\\p{Ll}\\d'\u2019-]+ )";
/** Words that ask not to be laughed at. */
const EXCUSE =
  "(?:,? (?:so|and|but|please|pls))?,? (?:sorry|apologies|forgive|excuse|bear|be (?:gentle|nice|kind)|go easy|don['\u2019]?t (?:laugh|judge|hate|roast))[^.,!?]{0,60}";

/** Such wordings, in the order in which they are replaced. */
export const TALK_WORDINGS: readonly PlainWording[] = [
  // "since like turn two", "for like a month"
  [
    /\b(since|for|after|until|till|in|was|is|at) like,? (?=(?:an? |the |turn |last |\d|one |two |three |four |five |six |seven |forever|ages|yesterday))/giu,
    '$1 ',
  ],
  // who asks: "ok so mono blue player here."
  [
    /^(?:(?:ok|okay|so|hey|hi|hello|yo|well|um|uh|lol),? ){0,3}(?:an? )?(?:[\p{L}\d/-]+ ){1,4}player here[:.,!;-]+ /giu,
    '',
  ],
  // how long ago somebody played, and by which set: a set is no card here
  [
    new RegExp(
      `(?<=^|[.!?] |\\()(?:(?:ok|okay|so|hi|hey|sorry|well),? )*(?:i )?(?:have|has) ?n(?:['\u2019]?t|ot) (?:really |actually |even )?(?:played|touched|been playing)(?: (?:magic|mtg|paper|the game|this game|this|cards|seriously|commander|edh|legacy|modern))*(?: since| in| after) (?:(?!\\b(?:i|he|she|my|opp|opponent|does|do|can|if|when)\\b)[^.,!?;()]){2,40}(?:${EXCUSE})?${END}`,
      'giu',
    ),
    '',
  ],
  [
    new RegExp(
      `(?<=^|[.!?] )(?:(?:ok|okay|so|hi|hey|sorry|well),? )*(?:i(?:['\u2019]m| am)? )?(?:an? )?(?:returning (?:player|to (?:magic|mtg|the game))|(?:just )?(?:coming|came|got) back (?:in)?to (?:magic|mtg|the game|paper)|(?:i )?(?:last|only) played(?: (?:magic|mtg|paper))?|(?:i )?(?:quit|stopped playing)(?: (?:magic|mtg))?)(?: (?:since|after|from|during|around|back in|in|for)) (?:(?!\\b(?:i|he|she|my|opp|opponent|does|do|can|if|when)\\b)[^.,!?;()]){2,40}(?:${EXCUSE})?${END}`,
      'giu',
    ),
    '',
  ],
  // "new to the format so sorry if this is dumb."
  [
    new RegExp(
      `(?<=^|[.!?] )(?:(?:ok|okay|so|hi|hey),? )*(?:i(?:['\u2019]m| am)? )?(?:\\p{Ll}+ ){0,2}new (?:here|to ${PLAIN}{0,3}\\p{L}+)${EXCUSE}${END}`,
      'giu',
    ),
    '',
  ],
  // "first game with my precon yesterday, "
  [
    new RegExp(
      `(?<=^|[.!?] )(?:it was |this was |playing )?(?:my |our )?(?:very )?(?:first|second|third|last) (?:game|match|time|night|round|league|draft|event)(?: ever)?(?: (?:with|of|playing|at|on|in|using|piloting)(?: (?:my|a|an|the|this|our))? ${PLAIN}{0,4}\\p{Ll}+)?(?: (?:yesterday|today|tonight|last night|last week|this week|this weekend))?${END}`,
      'giu',
    ),
    '',
  ],
  // "kept a greedy one lander lol."
  [
    new RegExp(
      `(?<=^|[.!?] )(?:(?:so|ok|okay|well),? )?(?:i |we )?(?:(?:kept|keep|snap[ -]?kept|mulled to|mulliganed to) (?:an? |my |the )?${PLAIN}{0,5}(?:landers?|handers?|hands?|five|six|four|5|6|4)|drew (?:an? |my |the )?${PLAIN}{0,5}(?:landers?|handers?|hands?))${END}`,
      'giu',
    ),
    '',
  ],
  // what somebody does every time: "…, which he has been doing every single week since 2015"
  [
    /,? (?:which|like|as) (?:he|she|they|i|we|my (?:opponent|opp|buddy|friend)|everyone)(?:['\u2019](?:s|ve|re))? (?:(?:has|have|had|is|are|keeps?|kept|always|just|been) )*(?:does?|did|do|doing|pull(?:s|ing)?|play(?:s|ing)? it|playing|running|using|casting)(?: (?:it|that|this))? (?:every|each|all the|constantly|for|since|at least|any time|like)\b[^.,!?;()]{0,50}(?=[.,!?;)]|$)/giu,
    '',
  ],
  // which of two printings or cards is meant, behind a name
  [
    /\s*\((?:it['\u2019]?s |i mean )?(?:the )?(?:old|older|new|newer|newest|original|recent|latest|first)(?:est)? (?:one|version|printing|card)s?(?:,? (?:and )?not (?:the|that|a) (?:old|older|new|newer|newest|original|recent|latest|first|other)(?: (?:one|version|printing|card))?)?\)(?!.*\b(?:old|older|new|newer|other|first|second|original) one\b)/giu,
    '',
  ],
  [
    /\((?:it['\u2019]?s |i mean )?the (?:old|older|new|newer|original|recent) (?:one|version|printing)[,:] (?=\p{Lu}[^()]{3,40}\))/giu,
    '(',
  ],
  // what somebody would like to be rid of: "they've got a Consecrated Sphinx I want gone."
  [
    /(?<=\p{L}) (?:that |which )?(?:i|we)(?: (?:really|just|badly|desperately|kinda|so))*(?: want| need| wanna see| would (?:like|love)|['\u2019]?d (?:like|love))(?: (?:it|him|her))? (?:gone|dead|off the (?:board|table|field)|out of (?:the|my) way|to (?:get rid of|deal with|be (?:gone|dead)|remove|answer|see gone|go away))(?=[.,!;]|$| (?:and|but|so)\b)/giu,
    '',
  ],
  // what somebody was going to do when something else came
  [
    /(?<=^|[.!?,] )(?:(?:so|ok|okay|well),? )?(?:i|we) (?:was|were)(?: (?:just|literally|all|finally))* (?:about|going|set|ready|trying) to (?:go off|combo(?: off)?|pop off|storm off|win|swing(?: for lethal)?|kill|finish|take over|untap|close out|end)\b[^.,!?;]{0,40}[,.;] (?:i |and |and i )?had /giu,
    'I had ',
  ],
];
