// Patterns of questions for triggered abilities: whether they trigger, how often, and what they do.
import type { Inquiry, Scenario } from '../../scenario/index.ts';
import type { EffectAction } from '../../vocabulary/index.ts';
import { type AskedBy, type AskingPattern, asking, askingBarely, NUMBER, numberSaid } from './asking-pattern.ts';

const triggers =
  (asks: Extract<Inquiry, { kind: 'triggers' }>['asks'], effect?: EffectAction): AskedBy =>
  ({ objects, part }) => ({
    kind: 'triggers',
    ...(part('s') === '' ? {} : { objects }),
    ...(effect === undefined ? {} : { effect }),
    asks,
  });
const FIRE =
  '(?:trigger|triggers|etb|etb trigger|trigger trigger|ability trigger|etb trigger trigger|triggers? happen|go off|fire|see (?:it|that|this)|get triggers?)';
const TIMES = `(?:(?<n>twice|thrice|once)|(?<n>${NUMBER}) times)`;

/** The wording "Does it trigger twice?": whether it is so often. */
const exactly: AskedBy = match => {
  const [inquiry, number] = [triggers('how many')(match), numberSaid(match.part('n'))];
  if (inquiry?.kind !== 'triggers' || number === undefined) return inquiry;
  return { ...inquiry, asks: 'whether', number };
};

/** The wording "Does X double my Y?": whether that triggers twice, where the event is one that it waits for. */
const doubled: AskedBy = ({ objects, scenario: { when } }) =>
  objects.length > 0 && WAITED_FOR.includes(when.kind)
    ? { kind: 'triggers', objects, asks: 'whether', number: 2 }
    : undefined;

const WAITED_FOR: readonly Scenario['when']['kind'][] = ['enters', 'dies', 'attacks', 'begins', 'casts'];

/** The wording "Do I sacrifice a creature?": what is named is what it is done to. */
const doing =
  (effect: EffectAction): AskedBy =>
  () => ({ kind: 'triggers', effect, asks: 'whether' });
/** The wording "Do I sacrifice a creature?": of that player alone, whom something may keep from it. */
const sacrificed: AskedBy = ({ player }) => ({ kind: 'triggers', effect: 'sacrifice', player, asks: 'whether' });
/** The wording "Does it untap?": in an untap step whether it is untapped then, else whether an ability untaps it. */
const untaps: AskedBy = match => {
  const { when, given } = match.scenario;
  if (when.kind !== 'begins') return doing('untap')(match);
  const tapped = Object.values(given.players).flatMap(it => it.battlefield.filter(object => object.tapped === true));
  const [only, ...more] = tapped.flatMap(it => it.card ?? []);
  const objects = match.objects.length > 0 || only === undefined || more.length > 0 ? match.objects : [only];
  return objects.length === 0
    ? doing('untap')(match)
    : { kind: 'whether', objects, state: { is: 'tapped' }, opposite: true };
};

/** The wording "Do I scry?": of that player's abilities; undefined of an event that is itself what a player does. */
const doneBy: AskedBy = ({ part, player, scenario: { when } }) => {
  const effect = KEYWORD_ACTIONS.find(it => it === part('verb'));
  if (effect === undefined || !TRIGGERING.includes(when.kind)) return undefined;
  return { kind: 'triggers', effect, player, asks: 'whether' };
};

const KEYWORD_ACTIONS = ['scry', 'surveil', 'investigate', 'proliferate', 'shuffle'] as const;

/** The wording "Do I get to destroy something?" */
const destroying: AskedBy = ({ player, scenario: { when } }) =>
  TRIGGERING.includes(when.kind) ? { kind: 'triggers', effect: 'destroy', player, asks: 'whether' } : undefined;

/** Events after which abilities do what is asked about: no spell or ability does it in them. */
const TRIGGERING: readonly Scenario['when']['kind'][] = [
  'enters',
  'dies',
  'attacks',
  'begins',
  'creates',
  'sacrifices',
];

/** The wording "Does it flip?" of a battle that is dealt damage: whether its ability triggers as it is defeated (310.12b). */
export const defeated: AskedBy = ({ scenario: { when, given } }) => {
  const [hit, ...more] = when.kind === 'dealsDamage' ? when.damage : [];
  if (hit === undefined || more.length > 0 || Object.hasOwn(given.players, hit.to)) return undefined;
  return { kind: 'triggers', asks: 'whether' };
};

/** The wording "How many lands do I get?": to how many objects abilities do it. */
const counting =
  (effect: EffectAction): AskedBy =>
  ({ text }) => {
    const inquiry = { kind: 'triggers', effect, asks: 'which' } as const;
    return /^(?:which|must|do|does)\b/u.test(text.words) ? inquiry : { ...inquiry, counts: true };
  };
/** The wording "What do I get?": what triggers as something is cast, enters or dies. */
const whatComes: AskedBy = ({ scenario: { when } }) =>
  ['enters', 'casts', 'dies'].includes(when.kind) ? { kind: 'triggers', asks: 'which', gains: true } : undefined;

/** The cause after "trigger", but not "for each", which asks for a number. */
const ON = '(?:for|on|off|off of|from|with|when|because of|due to) (?!(?:each|both|every|all)\\b).+';

export const TRIGGER_PATTERNS: readonly AskingPattern[] = [
  asking(
    '(?:how many|which) (?:lands?|creatures?|permanents?|artifacts?) (?:DO|must) P (?:have to |need to )?(?:sacrifice|sac)',
    counting('sacrifice'),
  ),
  asking(
    'how many (?:S )?triggers?(?: (?:DO P get|are there|happen|go on stack|is that|resolve))?',
    triggers('how many'),
  ),
  asking('how many times DO P drain', triggers('how many', 'lose life')),
  asking('how many times DO P (?:gain life|gain)', triggers('how many', 'gain life')),
  asking('how many times DO P (?:draw|draw cards?)', triggers('how many', 'draw')),
  asking(
    '(?:DO|can|could) P (?:get to )?(?:search|fetch|tutor)(?: for lands?)? (?:twice|two times|2 times)',
    triggers('how many', 'search'),
  ),
  asking('DO P get (?:ITS )?[a-z]+ triggers?', triggers('whether')),
  asking(
    'DO (?:S |ITS )?(?:landfall|constellation|revolt|morbid|etb|enrage|alliance|raid|magecraft)(?: ability)? (?:trigger|go off|happen|count|work)',
    triggers('whether'),
  ),
  asking('DO (?:ITS )?[a-z]+ trigger (?:still )?happen', triggers('whether')),
  asking('how (?:many times|often) DO (?:S|ITS [a-z]+) trigger', triggers('how many')),
  asking('how (?:many times|often) DO P get (?:ITS |S )?(?:[a-z]+ )?triggers?', triggers('how many')),
  asking(`DO (?:S|ITS) (?:etb |ability |landfall )?(?:trigger|go off|happen|fire) ${TIMES}`, exactly),
  asking(
    `DO (?:S|ITS) (?:etb |ability |landfall )?(?:trigger|go off|happen|fire) more than once`,
    triggers('how many'),
  ),
  asking(`DO S (?:etb |ability )?(?:trigger|go off|see it|see that) ${ON}`, triggers('whether')),
  asking(
    `DO (?:(?:my|their|his|her|our|opponents) )*(?<s>@\\d+) see (?!(?:each|both|every|all)\\b).+`,
    triggers('whether'),
  ),
  asking('DO S (?:care|mind|notice|react)(?: (?:about|to) .+)?', triggers('whether')),
  asking('DO @\\d+ double S(?: triggers?)?', doubled),
  asking('(?:how many|number of) (?!@)[a-z]+ triggers?(?: .+)?', ({ objects: _, ...match }) =>
    triggers('how many')({ ...match, objects: [] }),
  ),
  asking(
    'how many triggers?(?: (?:DO|can|could|will) (?:P|S) (?:get|have|see|make|cause|give me|put on stack)(?: (?:on stack|(?:off|off of|from) S))?)?',
    triggers('how many'),
  ),
  asking('how many times (?:DO|can|could) (?:S|ITS [a-z]+) (?:go off|fire|happen|activate|proc)', triggers('how many')),
  asking(
    'DO .+ trigger (?:my |our |their |his |her |your |opponents |opps |my opponents )?(?<s>@\\d+)',
    triggers('whether'),
  ),
  asking('(?:are|is) there (?:any )?triggers?', triggers('whether')),
  asking(
    '(?:can|could|DO) S (?:still )?(?:search|fetch|tutor|find)(?: (?:for |up )?(?:card|land|basic|basic land|lands))?',
    triggers('whether', 'search'),
  ),
  asking(
    '(?:DO|must) P (?:have to |need to )?(?:sacrifice|sac) (?:\\w+ (?:lands?|creatures?|permanents?|artifacts?)|anything|any|something)(?: for S)?',
    () => ({ kind: 'triggers', effect: 'sacrifice', asks: 'which' }),
  ),
  asking('DO S untap(?: (?:right away|itself|immediately|normally))?', untaps),
  asking('(?:DO|can|could) P (?:get to )?untap S', doing('untap')),
  asking(
    'how many (?:etb|draw|untap|landfall|death|ping|cast|attack|counter) triggers?(?: DO P get)?',
    triggers('how many'),
  ),
  asking('how many pings?(?: DO P get)?', triggers('how many', 'damage')),
  asking('DO S (?:ping|shoot)', triggers('whether', 'damage')),
  asking(
    'DO S (?:get to )?exile(?: (?:it|them|anything|something|(?:my |their |opponents |my opponents )?(?:graveyards?|gy|yard|cards?)))?',
    triggers('whether', 'exile'),
  ),
  asking('DO S (?:drain|drain anyone|drain them)', triggers('whether', 'lose life')),
  asking('how many (?:sacrifices|sacs)', triggers('how many', 'sacrifice')),
  asking(
    'how many (?:S|creatures?|permanents?|lands?|tokens?|things) DO P (?:have to |need to )?(?:sacrifice|sac)',
    () => ({ kind: 'triggers', effect: 'sacrifice', asks: 'how many' }),
  ),
  asking('DO S (?:connive|explore|scry|surveil|investigate|amass)(?: (?:again|too))?', triggers('whether')),
  asking(`(?:DO|can|could) P (?:get to |have to |also |even )*(?<verb>${KEYWORD_ACTIONS.join('|')})`, doneBy),
  asking(
    '(?:DO|can|could) P (?:get to |even )*(?:destroy|kill|blow up|nuke) (?:something|anything|(?:any )?(?:artifact|creature|permanent|land|enchantment|planeswalker)s?|one|a? ?guy)',
    destroying,
  ),
  asking('how many searches', triggers('how many', 'search')),
  asking('DO (?:the )?(?:\\d+ )?damage (?:trigger|happen|go off)', triggers('whether', 'damage')),
  asking(
    '(?:DO P|BE P|am i|must P) (?:even )?(?:have to |need to |gotta |forced to )?bounce(?: (?:lands?|S|something|anything|itself|one))?',
    doing('return'),
  ),
  asking(
    '(?:DO P|BE P|am i|must P) (?:even )?(?:have to |need to |gotta |forced to )return (?:lands?|something|anything|itself|one)',
    doing('return'),
  ),
  asking(`DO (?:ITS )?(?:etb |ability )?${FIRE}`, triggers('whether')),
  asking(`DO S (?:(?:etb|ability|both|all|each) )?${FIRE}(?: for (?:it|that|this))?`, triggers('whether')),
  asking('DO P get (?:S |ITS )?(?:etb )?triggers?(?: (?:from|off|off of|out of) S)?', triggers('whether')),
  askingBarely('triggers', triggers('how many')),
  askingBarely('(?:any |a |the )?trigger|any triggers', triggers('whether')),
  asking(
    '(?:what|which abilities|which|what abilities|what all|which ones|which triggers) triggers?',
    triggers('which'),
  ),
  asking('whose triggers? (?:is|are) (?:it|that|this|they|those)', triggers('which')),
  asking('(?:what|which|who)(?:s| is|s all| is all| all)? triggering', triggers('which')),
  asking(
    '(?:which|what) (?:abilities|triggers|etbs) (?:DO P (?:get|have|see)|are there|happen|go off)',
    triggers('which'),
  ),
  asking(
    'what (?:all )?(?:DO|can|could) P (?:get|end up with|get out of (?:it|this|that))(?: (?:off|off of|from|for|out of) (?:S|that|this))?',
    whatComes,
  ),
  asking('how many drains?(?: DO P get)?', triggers('how many', 'lose life')),
  asking('DO P drain', triggers('whether', 'lose life')),
  asking(
    '(?:DO|can|could) P (?:get to )?(?:search|fetch|tutor)(?: (?:for )?(?:card|land|basic|basic land))?(?: with S)?',
    doing('search'),
  ),
  asking('DO P (?:have to |need to |gotta )?(?:sacrifice|sac|sack)(?: S)?', sacrificed),
  asking('DO (?:S |it |that |this )?flip(?: S)?|DO (?:it|that|this) (?:transform|get defeated)', defeated),
  asking('DO P get (?:any |my )?(?:cards?|guys|creatures?|anything) back', triggers('whether', 'return')),
  asking(
    'how many (?:basic )?(?:lands?|basics|land cards)(?: (?:DO|can|could) P (?:get(?: to get)?|fetch|find|tutor|put in|search for|ramp|get to (?:fetch|find|search for)))?(?: (?:for|from|off|off of|with) S)?',
    counting('search'),
  ),
  asking('how many times DO P search', triggers('how many', 'search')),
];
