// Inquiries: what a question asks of its answer, as plain data. Every outcome of the answer is judged by them.
import type { CardType, ChoiceKind, EffectAction, ObjectZone } from '../vocabulary/index.ts';

/** A state that a question asks of an object, as the event leaves it. */
export type AskedState =
  | { readonly is: 'tapped' }
  /** Put into a graveyard from the battlefield. */
  | { readonly is: 'dead' }
  | { readonly is: 'in zone'; readonly zone: ObjectZone }
  | { readonly is: 'of size'; readonly power: number; readonly toughness: number }
  /** `word`: a card type, a subtype or a supertype, capitalized. */
  | { readonly is: 'of type'; readonly word: string }
  /** `word`: a color in lower case, or "colorless". */
  | { readonly is: 'of color'; readonly word: string }
  /** `word`: a keyword in lower case. */
  | { readonly is: 'with keyword'; readonly word: string }
  /** 106.7: whether it could produce mana; `word`: of a color in lower case or "colorless", of any type when left out. */
  | { readonly is: 'producing mana'; readonly word?: string };

/** A property of an object that a question asks for. */
export type AskedProperty =
  | 'status'
  | 'size'
  | 'types'
  | 'colors'
  | 'mana produced'
  | 'mana value'
  | 'controller'
  | 'zone';

/** Numbers of what happens to a player, or is done by one. */
export type AskedAmount = 'cards drawn' | 'life gained' | 'life lost' | 'damage' | 'tokens' | 'mana';

/** The word for tokens that the event or what triggers creates, whatever they are. */
export const CREATED_TOKENS = 'token';

/**
 * An inquiry of a question. `objects` names objects as `choose` and `then` do, tokens that are yet to be created by their
 * subtype ("Goblin") or as `CREATED_TOKENS`, or all permanents of a card type that a player controls ("you: land"); an empty
 * list means those that the event is about ("it"). `opposite` turns yes and no around: "untapped?", "does it survive?".
 * `number`: whether it is exactly that many, where it asks whether.
 */
export type Inquiry =
  | {
      readonly kind: 'whether';
      readonly objects: readonly string[];
      readonly state: AskedState;
      readonly opposite?: true;
      /** Whether it is so as it enters, whatever happens to it then. */
      readonly entering?: true;
      /** Whether it is so once all that triggers has resolved. */
      readonly inTheEnd?: true;
      /** Whether somebody may have it so: one outcome is enough. */
      readonly possible?: true;
      /** Whether "they" are asked about, which what enters alone is not. */
      readonly several?: true;
      /** Whether it asks if it is still so, or no more: "is it still", "does it lose". */
      readonly still?: true;
      /** The card type that the words for what enters or was there say: "is that land still a Forest". */
      readonly ofType?: CardType;
    }
  | {
      readonly kind: 'property';
      readonly objects: readonly string[];
      readonly property: AskedProperty;
      /** Whether it is asked of each of several that are changed, not of "it" alone. */
      readonly each?: true;
      /** Whether "they" are asked about, which what enters alone is not. */
      readonly several?: true;
      /** The card type that the words for what enters or was there say: "is that land still a Forest". */
      readonly ofType?: CardType;
    }
  /** Counters an object gets or has; of any kind where `counter` is left out. */
  | {
      readonly kind: 'counters';
      readonly objects: readonly string[];
      readonly counter?: string;
      readonly asks: 'whether' | 'how many';
      readonly number?: number;
      /** Whether those it had stay on it. */
      readonly kept?: true;
    }
  /** Abilities that trigger: of any object where `objects` is left out. */
  | {
      readonly kind: 'triggers';
      readonly objects?: readonly string[];
      /** The card named last before "it", which may mean that rather than what the event is about. */
      readonly near?: string;
      readonly effect?: EffectAction;
      /** The player who is asked to have to do it, of a sacrifice. */
      readonly player?: string;
      readonly asks: 'whether' | 'how many' | 'which';
      readonly number?: number;
      /** Whether it asks to how many objects they do it, where it asks which. */
      readonly counts?: true;
      /** Whether it asks what comes of the event: that nothing triggers does not answer it. */
      readonly gains?: true;
    }
  | {
      readonly kind: 'amount';
      readonly of: AskedAmount;
      readonly player?: string;
      /** The subtype of the tokens counted. */
      readonly token?: string;
      readonly asks: 'whether' | 'how many' | 'who';
      readonly number?: number;
    }
  /**
   * Whether a permanent (one of `by`) keeps something from happening: it is then what makes the answer to `from` no.
   * Where `from` is left out, any ability or event that it keeps from happening counts.
   */
  | { readonly kind: 'stops'; readonly by: readonly string[]; readonly from?: Inquiry; readonly opposite?: true }
  /** Whether a permanent (one of `by`) changes anything of the event, or of the objects that it is about. */
  | { readonly kind: 'bears'; readonly by: readonly string[] }
  /** Whether all that was there stays, or something is put into a graveyard by the "legend rule". */
  | { readonly kind: 'allStay'; readonly opposite?: true }
  /** Whether the spell or ability of the event may have the targets, or may copy, what was told. */
  | { readonly kind: 'targeting' }
  /** A choice of a player, of any kind where that is left out: whether it is offered, made, has to be made, and who makes it. */
  | { readonly kind: 'choice'; readonly choice?: ChoiceKind; readonly asks: 'may' | 'does' | 'must' | 'who' }
  | { readonly kind: 'won'; readonly player: string }
  | { readonly kind: 'lost'; readonly player: string }
  | { readonly kind: 'lifeTotal'; readonly player: string }
  /** The player who is the monarch or has the initiative in the end, or whether that is the one named. */
  | { readonly kind: 'title'; readonly title: 'monarch' | 'initiative'; readonly player?: string }
  /** Creatures that die, of one player where one is named. */
  | { readonly kind: 'deaths'; readonly player?: string; readonly asks: 'whether' | 'how many' | 'which' };
