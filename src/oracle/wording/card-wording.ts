// Wording of a card, as typed fields: what a reader of plain questions needs to know of a text before anything happens.
import {
  basicLandsFetched,
  countersEnteredWith,
  kindOfCounter,
  kindPut,
  namedTargets,
  typesOfCardsMoved,
} from './counted-wording.ts';
import { spellAction, tokenCopiesOf, tokensMadeBy } from './spell-action.ts';

/** A sentence that limits what may be done, and whether it does so for certain zones only. */
export interface LimitingSentence {
  readonly sentence: string;
  readonly ofZones: boolean;
}

/** An action that the instructions of a text have somebody take. */
export type Instructed = 'discard' | 'put onto the battlefield' | 'sacrifice' | 'mill' | 'create';

const INSTRUCTED: Readonly<Record<Instructed, RegExp>> = {
  discard: /\bdiscards?\b/iu,
  'put onto the battlefield': /\b(?:onto|to) the battlefield\b/iu,
  sacrifice: /\bsacrifices?\b/iu,
  mill: /\bmills?\b/iu,
  create: /\bcreates?\b/iu,
};

/** The instructions of a text, without what is paid, which is no instruction (601.2b). */
function instructed(text: string): ReadonlySet<Instructed> {
  const instructions = text.replace(/^as an additional cost[^\n]*$/gimu, '');
  const all = Object.keys(INSTRUCTED) as Instructed[]; // the table has no other keys
  return new Set(all.filter(it => INSTRUCTED[it].test(instructions)));
}

function limits(text: string, limiting: RegExp): readonly LimitingSentence[] {
  const sentences = text.split(/(?<=\.)\s+|\n/u).filter(it => limiting.test(it));
  return sentences.map(sentence => ({
    sentence,
    ofZones: /\bfrom (?:graveyards?|libraries|exile)\b/iu.test(sentence),
  }));
}

/** The action of an ability that triggers as a step of its controller's turn begins; undefined where there is none. */
function actionOfStep(text: string): ReturnType<typeof spellAction> | undefined {
  const [, sentence] = /\bat the beginning of your (?:upkeep|end step), (you [^.]*|create [^.]*)\./iu.exec(text) ?? [];
  return sentence === undefined ? undefined : spellAction(sentence.replace(/^you [^.]*? and (?=create)/iu, ''));
}

/** The exceptions in words with which a permanent becomes a copy of a target by its own ability (707.9). */
function becomesCopy(text: string): { readonly except: string | undefined } | undefined {
  const [found, except] =
    /\bbecomes? a copy of [^.]*?\btarget [^.]*?(?:, except (?:it|this creature|this land|this artifact) ([^.]+?))?\./iu.exec(
      text,
    ) ?? [];
  return found === undefined ? undefined : { except };
}

const says =
  (wording: RegExp) =>
  (text: string): boolean =>
    wording.test(text);

/** Each field with its reader of the text. */
const READERS = {
  action: spellAction,
  /** The action where everything that "you may" do is done. */
  actionDone: (text: string) => spellAction(text.replace(/\byou may (?!pay)/giu, 'you ')),
  actionOfStep,
  tokenCopies: tokenCopiesOf,
  tokensMade: tokensMadeBy,
  becomesCopy,
  instructed,
  namedTargets,
  typesOfCardsMoved,
  basicLandsFetched,
  kindOfCounter,
  countersEnteredWith,
  kindPut,
  limitsCasting: (text: string) => limits(text, /\b(?:can't (?:be )?(?:cast|play)|can (?:cast|play)\b.*\bonly)\b/iu),
  limitsActivating: (text: string) => limits(text, /\bactivated abilities\b.*\bcan't be activated\b/iu),
  /** Amounts of life that somebody may pay. */
  lifePaid: (text: string) => [...text.matchAll(/pay (\d+) life/gu)].map(([, life]) => Number(life)),
  paysX: says(/\bpay X\b/u),
  hasX: says(/\bX\b/u),
  /** Whether a number X is defined where it stands (107.3c). */
  definesX: says(/where X is/iu),
  hasTapSymbol: says(/\{T\}/u),
  hasTarget: says(/\btarget\b/iu),
  hasAnyTarget: says(/\bany target\b/iu),
  aimsAtPlayers: says(/\b(?:any target|target (?:player|opponent))\b/iu),
  aimsAtOwn: says(/\btarget [^.]*\byou control\b/iu),
  aimsAcross: says(/\btarget [^.]*(?:you don't control|an opponent controls)/iu),
  hasAdditionalCost: says(/\badditional cost\b/iu),
  costsSacrifice: says(/^as an additional cost to cast this spell, sacrifice /imu),
  costsDiscard: says(/^as an additional cost to cast this spell, discard /imu),
  costsOtherSacrifice: says(/\bsacrifice (?!this\b|~)(?:an?|another|one|two|three|x|any)\b/iu),
  /** Whether a cost is the sacrifice of something else that has one of these types, or of any permanent. */
  costsSacrificeOf: (text: string) => (types: readonly string[]) => {
    const [, words = ''] =
      /\bsacrifice (?:an?|another|one|two|three|x|any(?: number of)?) ([\w ,-]+)/iu.exec(text) ?? [];
    const kinds = words.toLowerCase().split(/[^\w-]+/u);
    return [...types, 'permanent'].some(it => kinds.includes(it.toLowerCase()));
  },
  costsOtherDiscard: says(/\bdiscard (?!this\b|~)(?:an?|another|one|two|three|x|any)\b/iu),
  /** Whether the cost of an ability is the sacrifice of its source, which has that name. */
  costsItself: (text: string) => (name: string) => /\bsacrifice (?:this|~)/iu.test(text.replaceAll(name, '~')),
  speaksOfSacrificed: says(/\bthe sacrificed /u),
  speaksOfDiscarded: says(/\bthe discarded /u),
  speaksOfManaSpent: says(/(?:\bmana (?:that was |was )?|\} was )spent\b/iu),
  speaksOfOthers: says(/\b(?:opponents?|other players?|another player|each player|a player|don't control)\b/iu),
  speaksOfOwn: says(/\byou control\b/iu),
  speaksOfPlayers: says(/\b(?:you|your|opponents?|controller)\b/iu),
  speaksOfForests: says(/\bForests?\b/u),
  speaksOfGraveyards: says(/graveyard/iu),
  speaksOfAnyGraveyard: says(/(?:\ba|any|each|all|opponent's|player's) graveyards?\b/iu),
  /** Whether its size or what it gets is told by what lies in graveyards. */
  isSizedByGraveyards: says(
    /\b(?:power|toughness|gets? [+-]\d+\/[+-]\d+)\b[^.]*\b(?:number of|for each|as long as|equal to)\b[^.]* graveyards?\b|\bas long as [^.]* (?:in|are in) your graveyard,[^.]* gets? \+/iu,
  ),
  isOfEachPlayer: says(/each (?:other )?player/iu),
  isCounted: says(/\b(?:for each|where x is|that many)\b/iu),
  replaces: says(/\binstead\b/u),
  /** Whether it changes damage that spells deal (614.1a). */
  changesDamageOfSpells: says(/\bif an? [^.]*\bspells?\b[^.]* would deal damage\b/iu),
  investigates: says(/\binvestigate/iu),
  hasUnearth: says(/(?:^|\n)unearth \{/iu),
  searchesLibrary: says(/search your library/iu),
  copiesFromGraveyard: says(/copy of any [^.]*card in a graveyard/iu),
  putsFromHand: says(/\bput [^.]*\bfrom (?:your|their) hand onto the battlefield\b/iu),
  returnsFromOwnGraveyard: says(/\breturn [^.]{1,40} from your graveyard to\b/iu),
  returnsToBattlefield: says(/\breturn\b.* to the battlefield\b/iu),
  returnsTransformed: says(/battlefield (?:tapped and )?transformed/iu),
  returnsTapped: says(/\breturn\b[^.]* to the battlefield tapped\b/iu),
  enchantsInGraveyard: says(
    /^enchant creature card in a graveyard|\bbecomes an aura with "enchant creature put onto/imu,
  ),
  discards: says(/\bdiscards?\b/iu),
  discardsFound: says(/\bdiscards? (?:that|those) cards?\b/iu),
  playersDiscard: says(/\b(?:target|each|that) (?:player|opponent)[^.]* discards?\b/iu),
  mills: says(/\bmills?\b/iu),
  tapsForDamage: says(/\{T\}[^.\n]*: [^.\n]*deals \d+ damage/u),
  triggersAsTarget: says(/\bwhen(?:ever)? [^.]*\bbecomes? the targets? of\b/iu),
  triggersOnCast: says(/\bwhenever (?:you|a player|an opponent|another player)\b[^.]* casts? /iu),
  triggersOnLand: says(/\bland(?: you control)? enters/iu),
  triggersOnOwnDeath: says(/^when (?:this creature|~|[^,.]*) dies/imu),
  triggersOnMill: says(
    /\b(?:this (?:card|creature)|~|it|[A-Z][\w' ]*) is put into (?:your|a) graveyard from (?:your library|anywhere)\b/u,
  ),
  dependsOnTurn: says(/\bat the beginning of [^.]*\bif [^.]*\bthis turn\b/iu),
  /** Whether words stand in the text, in capitals or not. */
  has: (text: string) => (words: string) => text.toLowerCase().includes(words.toLowerCase()),
  /** Whether a name stands in the text, as it is written. */
  names: (text: string) => (name: string) => text.includes(name),
  /** Whether it speaks of tokens of a creature type. */
  speaksOfTokens: (text: string) => (type: string) => new RegExp(`\\b${type} [^.]*tokens?\\b`, 'u').test(text),
} satisfies Readonly<Record<string, (text: string) => unknown>>;

type Readers = typeof READERS;

/** The wording of a card or of an ability in fields. */
export type CardWording = { readonly [K in keyof Readers]: ReturnType<Readers[K]> };

const FIELDS = Object.keys(READERS) as (keyof Readers)[]; // the table has no other keys

/** A text with the fields that were read from it so far. */
class WordedText {
  readonly #text: string;
  readonly #read = new Map<keyof Readers, unknown>();

  static {
    for (const field of FIELDS)
      Object.defineProperty(WordedText.prototype, field, {
        get(this: WordedText) {
          return this.#valueOf(field);
        },
      });
  }

  constructor(text: string) {
    this.#text = text;
  }

  #valueOf(field: keyof Readers): unknown {
    if (!this.#read.has(field)) this.#read.set(field, READERS[field](this.#text));
    return this.#read.get(field);
  }
}

/** The fields of a text, each read from it when it is first asked for. */
export function cardWording(text: string): CardWording {
  return new WordedText(text) as unknown as CardWording; // it has a getter for each field
}
