// Questions whether a spell may be cast or an ability activated, of which a permanent that is named has a word: that is
// not played.
import type { LimitingSentence } from '../../oracle/index.ts';
import { anyActivatedOf, keywordsActivated } from '../model/activations.ts';
import { type Cards, cardKnown, type Known } from '../model/card-traits.ts';
import type { Gathered, Happening, Mention } from '../model/mention.ts';
import type { Side } from '../tokens/question-token.ts';

/** Something that may be done or not, with the words that ask for it and those that limit it. */
interface Limited {
  readonly asks: readonly RegExp[];
  readonly limits: 'limitsCasting' | 'limitsActivating';
  readonly what: string;
  /** Whether a card that another is asked to bear on has what may be limited. */
  readonly limited: (known: Known) => boolean;
  /** Whether that holds for Treasures and the like. */
  readonly ofTokens: boolean;
}

const LIMITED: readonly Limited[] = [
  {
    asks: [
      /\b(?:can|could|may|am|are|is|able|allowed|legal)\b[^?.]*\b(?:cast|casts|casting|flash|flashes|hardcast|(?<!\bin |\binto |\bfrom )play)\b/iu,
      /\bcasts?\b[^?]*\b(?:is|was) (?:that|this|it) (?:even )?(?:legal|allowed|possible|okay|ok)\b/iu,
      /\b(?:stops?|prevents?|keeps?|lets?|allows?)\b[^?.]*\b(?:cast|casting|playing|flashback|flashing back)\b/iu,
    ],
    limits: 'limitsCasting',
    what: 'a spell may be cast',
    limited: ({ land }) => !land,
    ofTokens: false,
  },
  {
    asks: [
      /\btap(?:ping|ped|s)?\b[^?.,]*\bfor (?:mana|\{?[wubrgc]\b)|\bactivat\w+|\b(?:can|could|may)\b[^?.]*\b(?:use|crack|equip|ping|pinging|tap|untap|pay \w+ life to)\b|\bdo(?:es)?\b[^?.,]*\btap\b|\bstill work\b/iu,
    ],
    limits: 'limitsActivating',
    what: 'an ability may be activated',
    limited: known => anyActivatedOf(known).length + keywordsActivated(known).length > 0,
    ofTokens: true,
  },
];

/** Whether a limit on casting from certain zones has to do with a question: none of them is cast from where it does not say. */
function concerns({ ofZones }: LimitingSentence, text: string): boolean {
  return !ofZones || /\b(?:from|flashback|escape|graveyard|yard|library|exiled?|top)\b/iu.test(text);
}

/**
 * The sentence for a question what a spell costs, where a permanent that is named changes that; undefined for another
 * question: "does Thalia tax my planeswalkers".
 */
export function costChanged(text: string, { mentions }: Gathered, cards: Cards): string | undefined {
  if (!ASKS_COST.test(text)) return undefined;
  const taxing = mentions.map(it => cardKnown(cards, it)).find(it => it !== undefined && CHANGES.some(it.says.has));
  return taxing === undefined
    ? undefined
    : `I do not judge what a spell costs, and ${taxing.name} changes that. I answer what happens once one resolves.`;
}

const ASKS_COST =
  /\b(?:do|does|did|will|would|can|is|are|how much)\b[^?.]*\b(?:tax(?:es|ed)?|costs? (?:more|less|extra)|more expensive|cheaper|pay (?:more|extra|less|one more|1 more))\b/iu;
const CHANGES = ['more to cast', 'less to cast'];

/** A permanent that limits what is asked about, and the sentence that says so with its words. */
export interface LimitFound {
  readonly by: Mention;
  /** The sentence in its text. */
  readonly words: string;
  readonly sentence: string;
  /** Whether it is about activating abilities, and not about casting. */
  readonly ofActivating: boolean;
}

/** The limit that such a question is about; undefined where no permanent has one. */
export function castLimit(text: string, gathered: Gathered, cards: Cards): LimitFound | undefined {
  for (const limited of LIMITED) {
    const { asks, limits, what } = limited;
    if (limits === 'limitsCasting' && playsLandsAlone(gathered, cards)) continue;
    const isAsked = asks.some(it => it.test(text));
    for (const mention of gathered.mentions) {
      const isTold = limits === 'limitsCasting' && isCastDespite(mention, gathered, cards);
      if (!isAsked && !isTold && !isRelated(mention, limited, gathered, cards)) continue;
      const known = cardKnown(cards, mention);
      const limit = known?.says[limits].find(it => concerns(it, text));
      if (known !== undefined && limit !== undefined) {
        const sentence = `I do not judge whether ${what}, and ${known.name} limits that: “${limit.sentence}” I answer what happens once one resolves.`;
        return { by: mention, words: limit.sentence, sentence, ofActivating: limits === 'limitsActivating' };
      }
    }
  }
  return undefined;
}

/** Costs for which a card is cast from a graveyard or from exile (702.34a, 702.138a). */
const ELSEWHERE: readonly string[] = ['flashback', 'escape', 'retrace', 'disturb', 'jump-start', 'aftermath'];
const ZONES: readonly string[] = ['graveyard', 'library', 'exile', 'command'];

/** Whether somebody is told to cast a card from where a permanent says that they can't: "flashback X with Grafdigger's Cage out". */
function isCastDespite(mention: Mention, { happenings }: Gathered, cards: Cards): boolean {
  const limits = cardKnown(cards, mention)?.says.limitsCasting ?? [];
  return limits.some(({ sentence }) => {
    const isOfOthers = /^your opponents\b/iu.test(sentence);
    const isLimited = (who: Side | undefined) =>
      !isOfOthers || mention.whose === undefined || mention.whose !== (who ?? 'you');
    return /\bfrom\b/iu.test(sentence) && happenings.some(it => isCastElsewhere(it) && isLimited(it.who));
  });
}

function isCastElsewhere({ action, voice, verb, by, zone, objects }: Happening): boolean {
  if (!['enters', 'resolves', 'casts'].includes(action) || voice !== 'active' || verb === undefined) return false;
  if (verb.cost !== undefined && ELSEWHERE.includes(verb.cost)) return true;
  const isCommander = objects.some(({ patch }) => String(patch.designations) === 'commander');
  const isCast = /^(?:re)?cast/iu.test(verb.text) && by === undefined;
  return isCast && (ZONES.includes(zone ?? '') || isCommander);
}

/** Whether lands are played and nothing else is told to happen: no spell is cast (305.1). */
function playsLandsAlone({ happenings }: Gathered, cards: Cards): boolean {
  const objects = happenings.flatMap(it =>
    it.action === 'enters' && it.voice === 'active' ? it.objects : [undefined],
  );
  return objects.length > 0 && objects.every(it => it !== undefined && cardKnown(cards, it)?.land === true);
}

/**
 * The wording "does Stony Silence stop Sol Ring": nothing is told of, and the other card has nothing but what may be
 * limited.
 */
function isRelated(mention: Mention, { limited, ofTokens }: Limited, gathered: Gathered, cards: Cards): boolean {
  const { relations, happenings } = gathered;
  const [relation, ...more] = relations;
  if (relation === undefined || more.length + happenings.length > 0) return false;
  const pair = [...relation.left, ...relation.right];
  const [other] = pair.filter(it => it !== mention);
  if (other === undefined || !pair.includes(mention)) return false;
  const known = cardKnown(cards, other);
  // tokens with a name of their own, as Treasures, are those with an activated ability (111.10)
  return known === undefined ? ofTokens && typeof other.noun?.token === 'string' : limited(known);
}
