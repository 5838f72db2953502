// The tokens of a plain question: names, players, counts, verbs and the small words between them.

/** The two players most questions are about. */
export type Side = 'you' | 'opponent';

/** Events a verb may describe. */
export type SpokenAction =
  | 'enters'
  | 'returns'
  | 'blinks'
  /** A spell returns something to a hand. */
  | 'bounces'
  | 'copies'
  | 'dies'
  | 'destroys'
  | 'wipes'
  | 'sacrifices'
  | 'exiles'
  | 'discards'
  | 'mills'
  | 'draws'
  | 'gainsLife'
  | 'losesLife'
  | 'deals'
  | 'hits'
  | 'creates'
  | 'puts'
  /** Counters are removed. */
  | 'removes'
  | 'enchants'
  | 'transforms'
  | 'turnsFaceUp'
  | 'untaps'
  | 'taps'
  | 'phasesIn'
  /** A player carries out a keyword action: "proliferate", "amass Zombies" (701). */
  | 'acts'
  /** A spell, named by the verb: "gets bolted". */
  | 'resolves'
  /** A spell becomes cast, of which abilities of the board are asked about. */
  | 'casts'
  /** An ability of a permanent changes something: "Oko elks X". */
  | 'affects'
  /** Creatures are declared as attackers. */
  | 'attacks'
  /** An Equipment becomes attached. */
  | 'attaches'
  /** A land is tapped for mana (106.12). */
  | 'addsMana'
  /** An activated ability is paid for and resolves. */
  | 'activates'
  /** A step begins. */
  | 'begins';

/** The voice of a verb: "I cast X", "X enters", "X is destroyed". */
export type VerbVoice = 'active' | 'middle' | 'passive';

/** Something named by its kind instead of its name: "a bear", "my nonbasic", "Goblin token". */
export interface Noun {
  /** The card that stands in for any of its kind; left out for a token. */
  readonly card?: string;
  /** The token it is: a predefined one by name, or one described. */
  readonly token?: string | Readonly<Record<string, unknown>>;
  /** Whether any object of the kind would do, as with "creature". */
  readonly generic?: true;
  /** The words for it in sentences: "a bear". */
  readonly said: string;
  readonly plural: boolean;
}

interface Placed {
  /** The words as typed. */
  readonly text: string;
  /** Their offset in the question, in characters. */
  readonly at: number;
  readonly end: number;
}

export type TokenBody =
  | {
      readonly kind: 'card';
      /** The cards it may mean, the one taken first. */
      readonly names: readonly string[];
      /** Whether another card may be meant just as well, or the name was not typed as it is. */
      readonly loose: boolean;
      /** Whether it is open which of several is meant. */
      readonly open: boolean;
      readonly plural: boolean;
      /** One word that names a half or a side of a card. */
      readonly faceOnly?: true;
      /** The name of the other face of a card that transforms: that face is up (712.8). */
      readonly back?: true;
      /** The modes of a modal spell that were said, by number (700.2). */
      readonly modes?: readonly number[];
    }
  | { readonly kind: 'noun'; readonly noun: Noun }
  | { readonly kind: 'number'; readonly value: number; readonly article: boolean }
  | { readonly kind: 'who'; readonly who: Side; readonly whose: boolean; readonly each?: boolean }
  | {
      readonly kind: 'have';
      /** The wording "there is": nobody is said to have it. */
      readonly nobody?: true;
      /** The wording "we both have": each player has one. */
      readonly everybody?: true;
      /** The wording "the other two are": how many of what follows. */
      readonly count?: number;
    }
  | { readonly kind: 'be' }
  | {
      readonly kind: 'verb';
      readonly action: SpokenAction;
      readonly voice: VerbVoice;
      readonly zone?: string;
      readonly past?: boolean;
      readonly cost?: string;
      readonly card?: string;
      /** The keyword action, as a scenario names it. */
      readonly keywordAction?: string;
      /** The symbols of the mana that is added: "G". */
      readonly mana?: string;
      /** The counters that the objects have then: "persists back". */
      readonly counters?: Readonly<Record<string, number>>;
      /** Words for one of several activated abilities: "+1", "minus", "{T}". */
      readonly ability?: string;
      /** The wording "crack": what follows it at once is what does it, and "for" says to what. */
      readonly through?: true;
      /** Attacks that nobody blocks, as is told beside them. */
      readonly unblocked?: true;
    }
  /** Wordings "out", "in play", "on my side": whatever was named before it is on the battlefield. */
  | { readonly kind: 'there'; readonly who?: Side }
  /** Wordings "from my graveyard", "in hand". */
  | { readonly kind: 'zone'; readonly zone: string; readonly who?: Side; readonly from: boolean; readonly holds?: true }
  | { readonly kind: 'state'; readonly patch: Readonly<Record<string, unknown>>; readonly after: boolean }
  | { readonly kind: 'counters'; readonly counter: string }
  | { readonly kind: 'size'; readonly power: number; readonly toughness: number }
  | { readonly kind: 'x'; readonly value: number }
  | { readonly kind: 'fact'; readonly path: readonly string[]; readonly value: unknown }
  | { readonly kind: 'ask'; readonly word: string }
  | { readonly kind: 'relation'; readonly word: string }
  /** A word that only a question about what comes of it has: "trigger", "damage". */
  | { readonly kind: 'about'; readonly word: string }
  | { readonly kind: 'small'; readonly word: Small }
  /** A stop; `either`: it stands for "or untapped", so that the question is no yes-or-no question. */
  | { readonly kind: 'stop'; readonly hard: boolean; readonly either?: true }
  | { readonly kind: 'unjudged'; readonly why: UnjudgedTopic }
  | { readonly kind: 'filler' }
  /** A word of a remark, which tells nothing of the game. */
  | { readonly kind: 'remark' }
  | { readonly kind: 'unknown' };

/** Words that join or introduce. */
export type Small =
  | 'and'
  | 'or'
  | 'then'
  | 'if'
  | 'with'
  | 'without'
  | 'under'
  | 'on'
  | 'off'
  | 'for'
  | 'to'
  | 'into'
  | 'by'
  | 'from'
  | 'of'
  | 'as'
  | 'that'
  | 'there'
  | 'it'
  | 'not'
  | 'naming'
  | 'copying'
  | 'attached'
  | 'at'
  | 'already'
  | 'comma'
  | 'colon'
  /** The wording "X and Y = 4 cards?" */
  | 'equals'
  | 'all'
  | 'another'
  /** The wording "a third": another than several that are there. */
  | 'ordinal'
  | 'both'
  /** The wording "in response": which of two spells resolves first. */
  | 'response'
  /** The sentence is broken off or taken back: "no wait", "…". */
  | 'doubt';

/** Why a question is not one this reader can answer. */
export type UnjudgedTopic = 'deck' | 'price' | 'timing' | 'combat' | 'advice' | 'teams';

export type Token = TokenBody & Placed;
