// Patterns of questions about an object: whether it is tapped, dies, how big it is, what it is.

import { familyOf, isKeyword } from '../../engine/index.ts';
import { capitalized } from '../../kit/strings.ts';
import type { AskedProperty, AskedState, Inquiry, Scenario } from '../../scenario/index.ts';
import { CARD_TYPES, COLORS, SUPERTYPES } from '../../vocabulary/index.ts';
import {
  type AskedBy,
  type AskingMatch,
  type AskingPattern,
  asking,
  askingBarely,
  askingMarked,
} from './asking-pattern.ts';
import { whoseLife } from './choice-patterns.ts';
import { CONTROL_PATTERNS, regained } from './control-patterns.ts';
import { defeated } from './trigger-patterns.ts';

const whether =
  (state: AskedState, opposite = false): AskedBy =>
  ({ objects }) => ({ kind: 'whether', objects, state, ...(opposite ? { opposite } : {}) });

const property =
  (of: AskedProperty): AskedBy =>
  ({ objects }) => ({ kind: 'property', objects, property: of });

/** The size of an object; undefined for a sum over several: "what's the total power on my board". */
const size: AskedBy = match =>
  match.text.typed.some(it => /\btotal\b/iu.test(it.text)) ? undefined : property('size')(match);

const TAPPED = whether({ is: 'tapped' });
const UNTAPPED = whether({ is: 'tapped' }, true);
const tapped: AskedBy = match =>
  match.text.either ? property('status')(match) : match.part('t') === 'untapped' ? UNTAPPED(match) : TAPPED(match);
/** The wording "Does it enter tapped?": as it enters, whatever untaps it then. */
const entersTapped: AskedBy = match => {
  const inquiry = tapped(match);
  return inquiry?.kind === 'whether' ? { ...inquiry, entering: true } : inquiry;
};
/** The wording "Does it end up untapped?" */
const endsTapped: AskedBy = match => {
  const inquiry = tapped(match);
  return inquiry?.kind === 'whether' ? { ...inquiry, inTheEnd: true } : inquiry;
};
const T = '(?<t>tapped|untapped)';

const STATUS: readonly AskingPattern[] = [
  asking(`(?:DO|BE) S (?:end|wind) up ${T}(?: or not)?`, endsTapped),
  asking(`DO S ENTER ${T}(?: or not)?`, entersTapped),
  asking(`BE S (?:ENTER |entering |coming in )?${T}(?: or not)?`, tapped),
  asking(
    `(?:DO|can|could) @\\d+ (?:make|makes|force|forces|cause|causes|have) S (?:to )?(?:ENTER )?${T}`,
    entersTapped,
  ),
  asking(`(?:must|should|can|could) S ENTER ${T}`, entersTapped),
  asking(
    `(?:can|could|may|DO) P (?:get to )?(?:have|get|play|shock in|put|put in|fetch|make) S (?:in |down |as |ENTER )?${T}(?: land)?(?: by paying.*| if i pay.*)?`,
    tapped,
  ),
  askingBarely(`(?:S ENTER |S is |ENTER |is |be )?${T}(?: or not)?`, tapped),
  askingBarely('(?:DO S ENTER |BE S |S ENTER |ENTER )?(?:tapped or untapped|untapped or tapped)', property('status')),
];

const DEAD = whether({ is: 'dead' });
const ALIVE = whether({ is: 'dead' }, true);
/** The wording "Opponent at 2, I cast Opt. Is he dead?": of a player, where the event is about no object and life was told. */
const dead: AskedBy = match => {
  const isOfPlayer = /^(?:he|she|they)$/u.test(match.part('s')) && !isOfObjects(match.scenario);
  return (isOfPlayer ? whoseLife(match) : undefined) ?? DEAD(match);
};
const THERE = whether({ is: 'in zone', zone: 'battlefield' });
const EXILED = whether({ is: 'in zone', zone: 'exile' });
const BURIED = whether({ is: 'in zone', zone: 'graveyard' });

/** The wording "Can I bolt them?": whether a spell may have that target, where one with targets is told of. */
const TARGETED: AskedBy = ({ scenario: { when } }) => (AIMED.includes(when.kind) ? { kind: 'targeting' } : undefined);

/** The wording "Can I copy it": whether what copies may copy that, or have it as a target. */
const COPIED: AskedBy = match => {
  const { when } = match.scenario;
  const entering = when.kind === 'enters' && match.scenario.choose.some(it => it.kind === 'copy');
  const isCopy = entering || when.kind === 'creates' || when.kind === 'becomesCopy';
  return isCopy ? { kind: 'targeting' } : TARGETED(match);
};

/** Events as which a spell with targets is written. */
const AIMED: readonly string[] = ['resolves', 'dealsDamage', 'destroys', 'exiles'];

/** Whether something is done to objects, or those that were named leave the battlefield. */
function isOfObjects({ when, given }: Scenario): boolean {
  const isPlayer = (ref: string) => Object.hasOwn(given.players, ref);
  switch (when.kind) {
    case 'dealsDamage':
      return when.damage.some(it => !isPlayer(it.to));
    case 'activates':
    case 'resolves':
      return when.targets.some(it => !isPlayer(it));
    case 'dies':
    case 'destroys':
    case 'exiles':
    case 'sacrifices':
    case 'transforms':
      return true;
    default:
      return false;
  }
}

/** Whether the event is that the object asked about enters; so it is where "it" is. */
function entersItself({ scenario: { when }, objects }: AskingMatch): boolean {
  const entering = when.kind === 'enters' ? when.objects.map(it => it.card) : [];
  return when.kind === 'enters' && (objects.length === 0 || objects.some(it => entering.includes(it)));
}

/** Whether what is asked about is in exile because of a permanent, which may give it back as it leaves (610.3). */
function isHeldInExile(match: AskingMatch): boolean {
  const held = heldInExile(match);
  return match.objects.length === 0 ? held.length > 0 : held.some(it => match.objects.includes(it));
}

/** The cards that are in exile because of a permanent. */
function heldInExile({ scenario: { given } }: AskingMatch): readonly string[] {
  const held = Object.values(given.players).flatMap(it => it.exile.filter(card => card.exiledWith !== undefined));
  return held.flatMap(({ card }) => card ?? []);
}

/** The wording "Does it come back?": of what enters, whether it does; of what dies, whether an ability returns it. */
const back: AskedBy = match =>
  isHeldInExile(match)
    ? released(match)
    : entersItself(match)
      ? THERE(match)
      : { kind: 'triggers', objects: match.objects, effect: 'return', asks: 'whether' };

/** Whether what is held in exile is back in the end, once what triggers has resolved. */
const released: AskedBy = match => {
  const [held, ...more] = heldInExile(match);
  const objects = match.objects.length > 0 || held === undefined || more.length > 0 ? match.objects : [held];
  const inquiry = THERE({ ...match, objects });
  return inquiry?.kind === 'whether' ? { ...inquiry, inTheEnd: true } : inquiry;
};

/**
 * The wording "Do I get it back?": of what another player has, whether its owner does; of what dies, whether an ability
 * returns it; else whether it ends in its owner's hand.
 */
const toHand: AskedBy = match => {
  const inHand = whether({ is: 'in zone', zone: 'hand' });
  if (isAimedAt(match)) return inHand(match);
  const isOfHand = /\bhand\b/u.test(match.text.words);
  const given = isOfHand ? undefined : (regained(match) ?? (isHeldInExile(match) ? released(match) : undefined));
  if (given !== undefined) return given;
  // "I play Mystic Sanctuary. Counterspell is in my graveyard, do I get it back": what an ability is to be aimed at
  if (match.scenario.when.kind === 'enters') return isOfGraveyard(match) ? undefined : inHand(match);
  return { kind: 'triggers', objects: match.objects, effect: 'return', asks: 'whether' };
};

/** Whether a card of a player's graveyard is meant beside what enters, by its name or by "it". */
function isOfGraveyard({ scenario: { given, when }, objects, player }: AskingMatch): boolean {
  const entering = when.kind === 'enters' ? when.objects.flatMap(it => it.card ?? []) : [];
  const cards = (given.players[player]?.graveyard ?? []).flatMap(it => it.card ?? []);
  const others = cards.filter(it => !entering.includes(it));
  return others.length > 0 && objects.every(it => others.includes(it));
}

/** Whether a spell resolves with a target that is asked about: "I bounce X, does it go back to my hand?". */
function isAimedAt({ scenario: { when }, objects, text: { words } }: AskingMatch): boolean {
  if (when.kind !== 'resolves' || when.targets.length === 0 || !/\bhand\b/u.test(words)) return false;
  return objects.every(it => when.targets.includes(it));
}

/**
 * The wording "Can I reanimate it?": whether what somebody would put onto the battlefield gets there; of anything
 * else, undefined.
 */
const putIn: AskedBy = match => {
  const inquiry = match.scenario.when.kind === 'enters' && entersItself(match) ? THERE(match) : undefined;
  return inquiry?.kind === 'whether' ? { ...inquiry, entering: true } : undefined;
};

/** The wording "Do I get it?": of what enters or is discarded, whether it is on the battlefield; of anything else, undefined. */
const gotten: AskedBy = match => {
  const { when } = match.scenario;
  if (match.player !== 'you') return undefined;
  const moved = when.kind === 'discards' ? when.objects : [];
  const isMoved = match.objects.length === 0 ? moved.length === 1 : match.objects.every(it => moved.includes(it));
  if (when.kind === 'discards') return isMoved ? THERE({ ...match, objects: moved }) : undefined;
  return putIn(match);
};

/** The wording "Do I get the back side?": whether what comes back transformed is there, or a battle's ability triggers (310.12b). */
const otherSide: AskedBy = match => {
  const { when } = match.scenario;
  if (when.kind === 'dealsDamage') return defeated(match);
  const isTurned = when.kind === 'enters' && when.objects.some(it => it.transformed);
  return isTurned ? THERE({ ...match, objects: [] }) : undefined;
};

/** The wording "Can it go to the command zone?": whether its owner may have it there (903.9). */
const toCommandZone: AskedBy = match => {
  const inquiry = entersItself(match) ? undefined : whether({ is: 'in zone', zone: 'command' })(match);
  return inquiry?.kind === 'whether' ? { ...inquiry, possible: true } : inquiry;
};

/** The wording "Can I fetch a Forest with it?": whether the one card in a library that is searched may leave it. */
const findable: AskedBy = ({ scenario: { when, given }, text }) => {
  if (/\b(?:(?:un)?tapped|triggers?)\b/u.test(text.words)) return undefined;
  const entering = when.kind === 'enters' && when.objects.length === 1 && when.objects[0]?.from === 'library';
  if (entering) return { kind: 'whether', objects: [], state: { is: 'in zone', zone: 'battlefield' }, entering: true };
  const isSearch = ['activates', 'resolves', 'putsCounters'].includes(when.kind);
  const [only, ...more] = Object.values(given.players).flatMap(it => it.library ?? []);
  if (!isSearch || only?.card === undefined || more.length > 0) return undefined;
  const state = { is: 'in zone', zone: 'library' } as const;
  return { kind: 'whether', objects: [only.card], state, opposite: true, possible: true, inTheEnd: true };
};
const COMMAND_ZONE = '(?:command zone|cz|command)';

const FIND = '(?:fetch|find|grab|get|search|tutor|pull|nab)s?(?: (?:up|for|out))?';

/** The wording "Is it sacrificed?": of what enters, whether an ability of its own does it; of what is there, whether it dies. */
const sacrificedIt: AskedBy = match =>
  entersItself(match)
    ? { kind: 'triggers', objects: match.objects, effect: 'sacrifice', asks: 'whether' }
    : match.objects.length === 0
      ? undefined
      : DEAD(match);

const AS_COPY = '(?:enter|come in|come down|etb) as';

const PLACES: readonly AskingPattern[] = [
  asking(`(?:can|could|may|DO|am i allowed to) (?:P|@\\d+|it) (?:get to |let me |allowed to )?${FIND} .+`, findable),
  asking('(?:can|could|may) P(?: do (?:that|this|it))?', findable),
  asking(
    `(?:DO|can|could|may) (?:S|P) (?:still )?(?:go|get|return|be put|put|move|send|get put|end up|go back)(?: S)?(?: back)? (?:to|into|in) (?:my |their |its |its owners )?${COMMAND_ZONE}(?: instead)?`,
    toCommandZone,
  ),
  asking(
    '(?:can|could|may|DO) P (?:get to |still )?(?:@\\d+|reanimate|return|bring back|get back|cheat(?: in)?|blink|flicker|put(?: in)?|put onto battlefield|drop|sneak in) (?<s>(?:(?:my|their|his|her|opponents|that) )*@\\d+)(?: (?:in|back|out|into play|onto battlefield|from (?:my |their )?(?:graveyard|gy|yard|hand)|to battlefield))*(?: (?:with|using|off) @\\d+)?',
    putIn,
  ),
  asking('DO S die', dead),
  asking('DO S (?:die|get destroyed)(?: to @\\d+)?', DEAD),
  asking(
    'BE S (?:getting |going to get )?(?:dead|destroyed|killed|dying|going to die|gonna die)(?: (?:by|to|from) (?:@\\d+|it|that|this))?',
    dead,
  ),
  asking(
    '(?:DO|can|could) (?:(?:(?:my|their|his|her|opponents|my opponents|that) )*@\\d+(?: with (?:my )?@\\d+)?|it|that|this) (?:kill|destroy) S',
    DEAD,
  ),
  asking('(?:can|could|DO) S (?:still )?(?:be|get) (?:destroyed|killed|bolted|wiped) (?:by|to|with|from) @\\d+', DEAD),
  asking('(?:can|could|DO) S (?:still )?(?:be|get) exiled (?:by|with|from) @\\d+', EXILED),
  asking(
    `(?:can|could|may) P (?:still |even |legally )?(?:@\\d+|target|hit|shoot) (?:S|P|them|him|her|face)(?: (?:with|using) @\\d+)?`,
    TARGETED,
  ),
  asking('(?:can|could) @\\d+ (?:still |even |legally )?target (?:S|P|them|him|her)', TARGETED),
  asking(
    '(?:can|could|may) (?:P|@\\d+) (?:still |even |legally |get to )?(?:copy|clone) S(?: (?:with|using|via) (?:my )?@\\d+)?',
    COPIED,
  ),
  asking(
    `(?:can|could|may) (?:my )?(?:@\\d+|it|that|this) (?:still |even |legally )?(?:copy|clone|be|become|${AS_COPY}) .+`,
    COPIED,
  ),
  asking(`BE (?:my )?(?:@\\d+|it|that|this) (?:able|allowed) to (?:copy|be|become|${AS_COPY}) .+`, COPIED),
  asking(
    '(?:can|could|may) P (?:still |even |legally )?(?:pick|choose|select) S(?: (?:with|for|as) (?:my )?@\\d+)?',
    COPIED,
  ),
  asking(
    '(?:can|could|may) P (?:still |even |legally )?have (?:my )?@\\d+ (?:copy|enter as (?:copy of )?|be) S',
    COPIED,
  ),
  asking(
    '(?:can|could|BE) (?:S|P) (?:still )?(?:be )?(?:targeted|target|targetable|legal target)(?: (?:by|with|for|of) @\\d+)?',
    TARGETED,
  ),
  asking(
    '(?:can|could|may) P (?:still |even |legally )?(?:cast|use|play) @\\d+ (?:on|targeting|against|at) (?:S|P|them|him|her)',
    TARGETED,
  ),
  asking('(?:DO|can|could) (?:@\\d+|it|that|this) exile S', EXILED),
  asking('DO S (?:survive|live)(?: (?:@\\d+|this|that|it))?', ALIVE),
  asking('BE S (?:alive|safe)', ALIVE),
  askingMarked('(?:dies|die)', DEAD),
  askingMarked('(?:survives|survive|lives)', ALIVE),
  asking('DO S (?:stay|stick|stick around|remain|stay around|stay in play|stay on battlefield)', THERE),
  asking('(?:DO P|can P) (?:get to )?keep S', THERE),
  asking(
    '(?:DO|can) P (?:ever |even |actually )?(?:get|end up with) (?:flip(?:ped)?|other|back|front|transformed)(?: ?(?:side|half|face))?(?: (?:into play|onto battlefield|for free))?',
    otherSide,
  ),
  asking(
    '(?:DO|can) P (?:ever |even |actually )?(?:get|end up with) (?<s>it|him|her|that|creature|guy|body|permanent|(?:my )?@\\d+)(?: (?:(?:in(?:to)? play|(?:on|onto|to) (?:battlefield|board|bf|field)|out|instead|for free)))*',
    gotten,
  ),
  asking('(?:DO|must|should) S (?:have to |need to )?(?:be|get) (?:sacrificed|sacked|saced|sacd)', sacrificedIt),
  asking('BE S (?:going to be |getting )?(?:sacrificed|sacked|saced|sacd)', sacrificedIt),
  asking(
    'DO S (?:enter|come in|etb|come into play|enter battlefield|(?:hit|land on|reach|get onto|make it (?:to|onto)) (?:bf|battlefield|board|table|field|play)|make it|get in)',
    THERE,
  ),
  asking('DO (?:its |his |her |their |my )?(?:persist|undying) (?:bring|get|return) S(?: back)?(?: again)?', back),
  asking('DO (?:its |his |her |their |my )?(?:persist|undying) (?:work|trigger|happen)(?: again)?', back),
  askingMarked('(?:persist|undying)(?: again)?', back),
  asking(
    '(?:DO|can|could|may) S (?:come back|return|persist|undying|undie|return to battlefield|come back to battlefield)(?: (?:from|out of) (?:my |their |his |her )?(?:graveyard|yard|gy|bin|grave|exile|hand))?(?: transformed)?',
    back,
  ),
  asking('(?:DO|can|could) @\\d+ (?:make|makes|let|lets|have|get|gets|help) S (?:come back|return|back)', back),
  asking(
    '(?:DO|can|could) @\\d+ (?:bring back|return|revive|save|reanimate) S|(?:DO|can|could) @\\d+ bring S back',
    back,
  ),
  asking(
    '(?:DO|can|could) S (?:come back|return|go back|get returned) to (?:my |their |its owners |owners )?hand',
    toHand,
  ),
  asking(
    '(?:DO|can|could) P (?:get to |still )?(?:get|have) (?:S|her) back(?: (?:to|in|into) (?:my |their )?hand)?',
    toHand,
  ),
  asking('DO S (?:get exiled|go to exile|go into exile)', EXILED),
  asking(
    'BE S (?:getting |going to get )?(?:exiled|in exile)(?: (?:by|with|from|to|off) (?:@\\d+|it|that|this))?',
    EXILED,
  ),
  asking('BE S in (?:my |their |its owners |owners )?(?:graveyard|yard|gy|bin)', BURIED),
  asking(
    '(?:DO|can|could) S (?:go|get put|hit|reach|end up|land) (?:(?:to|into|in) )?(?:my |their |its owners |owners )?(?:graveyard|yard|gy|bin)',
    BURIED,
  ),
  asking('where(?:s)? (?:(?:DO|BE) )?S(?: gos?| goes| going| end up| ends up| wind up| land)?', property('zone')),
  askingBarely('(?:whose|which) (?:graveyard|yard|gy|hand|library)', property('zone')),
  asking(
    '(?:whose|which|what) (?:graveyard|yard|gy|hand|library|zone|pile) (?:DO|BE) S (?:go|end up|wind up|get put|land|put)(?: (?:to|in|into))?',
    property('zone'),
  ),
];

const sized: AskedBy = match => {
  const [power = '', toughness = ''] = match.part('size').split('/');
  return whether({ is: 'of size', power: Number(power), toughness: Number(toughness) })(match);
};
// "and" is filler in what is asked
const SIZE_WORD = '(?:size|power|toughness|power toughness|p/t|stats|base power)';

/** The wording "How big is each": of all whose size has changed. */
const eachSize: AskedBy = () => ({ kind: 'property', objects: [], property: 'size', each: true });

const SIZES: readonly AskingPattern[] = [
  asking(
    'how (?:big|large|strong) (?:(?:is|are|was|were|will|would|do|does) )?(?:each(?: of (?:them|my|these|those))?(?: [a-z]{3,})?|they|all of them|all|my creatures|creatures|my guys|everyone|everything)(?: get| become| be| end up)?(?: then)?',
    match =>
      match.text.words.includes(' they') && match.scenario.when.kind === 'creates' ? size(match) : eachSize(match),
  ),
  asking(
    'how (?:big|large|strong) (?:(?:is|are|was|will|would|does|do|did) )?(?:each |all )?(?:of )?S(?: be| get| become| end up| come in| enter)?',
    property('size'),
  ),
  askingBarely('how (?:big|large|strong)(?: (?:is|are) (?:they|it))?', size),
  asking(`(?:whats|what is|what are) (?:ITS )?${SIZE_WORD}(?: of S| for S)?`, size),
  asking(`(?:whats|what is) ${SIZE_WORD} (?:of|for|on) S`, size),
  asking(`(?:what|whats|what is) (?:ITS )?${SIZE_WORD}`, size),
  askingMarked(`(?:ITS )?${SIZE_WORD}`, size),
  asking(`what ${SIZE_WORD} (?:does|do|is|will) S(?: have| be| end up)?`, size),
  asking('DO S (?:still )?(?:get|have) [+-]\\d+/[+-]\\d+(?: (?:from|off|for|with) .+)?', property('size')),
  asking('BE S (?<size>\\d{1,2}/\\d{1,2})', sized),
  asking('BE S \\d{1,2}/\\d{1,2} or \\d{1,2}/\\d{1,2}', property('size')),
  asking('(?:DO|can) @\\d+ (?:make|turn) S (?:into )?(?<size>\\d{1,2}/\\d{1,2})', sized),
  asking(`what (?:would|will|should) ITS ${SIZE_WORD} be`, size),
  asking('DO S (?:ENTER|come in|enter) (?:as )?(?<size>\\d{1,2}/\\d{1,2})', sized),
];

/** Whether it has a type, a color or a keyword, by one word; undefined for any other word. */
const described: AskedBy = match => {
  const state = match.text.goesOn ? undefined : stateSaid(match.part('w'));
  return state === undefined ? undefined : whether(state)(match);
};

function stateSaid(word: string): AskedState | undefined {
  if (word === 'flyer' || word === 'flier' || word === 'fly') return { is: 'with keyword', word: 'flying' };
  if (word === 'colorless' || COLORS.some(it => it === word)) return { is: 'of color', word };
  // "is it a lifelinker", "a trampler"
  const keyword = [word, word.replace(/er$/u, ''), word.replace(/r$/u, '')].find(isKeyword);
  if (keyword !== undefined) return { is: 'with keyword', word: keyword };
  for (const written of [word, word.replace(/s$/u, ''), word.replace(/ves$/u, 'f')]) {
    const capital = capitalized(written);
    if (written === 'mine') continue;
    const known = [...CARD_TYPES, ...SUPERTYPES].some(it => it === capital) || familyOf(capital) !== undefined;
    if (known) return { is: 'of type', word: capital };
  }
  return undefined;
}

/** The wording "Is it an Elemental or an Angel": what it is, where both are words for that. */
const ofTwoTypes: AskedBy = match =>
  stateSaid(match.part('w'))?.is === 'of type' && stateSaid(match.part('v'))?.is === 'of type'
    ? property('types')(match)
    : undefined;

/** The wording "Does it stop being a creature": whether it is none then. */
const isNoMore: AskedBy = match => {
  const inquiry = described(match);
  return inquiry?.kind === 'whether' ? { ...inquiry, opposite: true } : undefined;
};

const KINDS: readonly AskingPattern[] = [
  asking('BE S (?:considered |counted as |treated as )?(?<w>[a-z]+(?: strike)?)(?: creature| land)?', described),
  asking('DO S (?:have|get|gain|keep) (?<w>[a-z]+(?: strike)?)', keywordOnly),
  asking('DO (?:S|@\\d+ make S) lose (?:its |his |her |their )?(?<w>[a-z]+(?: strike)?)', match => {
    const inquiry = keywordOnly(match);
    return inquiry?.kind === 'whether' ? { ...inquiry, opposite: true } : undefined;
  }),
  asking('(?:DO|can) @\\d+ make S (?:into )?(?<w>[a-z]+)', described),
  asking('(?:DO|can) @\\d+ (?:make|let) S (?:lose being|stop being|not be|no longer be) (?<w>[a-z]+)', isNoMore),
  asking('DO S (?:lose being|stop being|no longer be) (?<w>[a-z]+)', isNoMore),
  asking('DO S (?<w>fly)', described),
  asking('(?:can|could) S (?:still )?be (?:destroyed|killed)|BE S (?:still )?destructible', match =>
    whether({ is: 'with keyword', word: 'indestructible' }, true)(match),
  ),
  asking('DO S (?:become|turn into) (?<w>[a-z]+)', described),
  asking('BE S (?<w>[a-z]+) or (?<v>[a-z]+)', ofTwoTypes),
  asking('DO S count as (?<w>[a-z]+)', described),
  asking('(?:whats|what is|what are) S', property('types')),
  asking('(?:whats|what is) on (?:the )?type line of S', property('types')),
  asking('what (?:becomes|became|happens to types) of S', property('types')),
  asking(
    '(?:what|which) (?:basic )?(?:land |creature |card )?types? (?:DO|BE) S (?:end up )?(?:with|have|get|be)',
    property('types'),
  ),
  asking('what (?:does|do|will|would|did) S become', property('types')),
  asking(
    'what (?:card |creature |land )?types?(?: of (?:land|creature|card))? (?:is|are|does|do) S(?: have)?',
    property('types'),
  ),
  askingBarely('what types?', property('types')),
  asking('what colou?rs? (?:is|are) S', property('colors')),
  asking('(?:whats|what is) (?:ITS )?(?:mana value|cmc|converted mana cost)(?: of S)?', property('mana value')),
];

/** A keyword, never a type: "Does it have haste". */
function keywordOnly(match: AskingMatch): Inquiry | undefined {
  const state = stateSaid(match.part('w'));
  return state?.is === 'with keyword' ? whether(state)(match) : undefined;
}

export const OBJECT_PATTERNS: readonly AskingPattern[] = [
  ...STATUS,
  ...PLACES,
  ...SIZES,
  ...KINDS,
  ...CONTROL_PATTERNS,
];
