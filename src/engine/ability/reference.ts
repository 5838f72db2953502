// References to players and objects inside an ability, relative to its source and its event.

/** Players, as seen from the ability's controller. */
export type PlayerRef =
  | { readonly kind: 'you' }
  /** "an opponent", "your opponents", "each opponent". */
  | { readonly kind: 'opponent' }
  /** "a player", "each player", "any player". */
  | { readonly kind: 'anyone' }
  /** "another player", "each other player". */
  | { readonly kind: 'another' }
  /** "its controller", "that creature's controller". */
  | { readonly kind: 'controllerOf'; readonly of: ObjectRef }
  | { readonly kind: 'ownerOf'; readonly of: ObjectRef }
  /** "enchanted player", "the player this is attached to". */
  | { readonly kind: 'attached' }
  /** `among`: one of several chosen players, or the other of two than "that player". */
  | { readonly kind: 'chosen'; readonly among?: 'any' | 'other' }
  /** "that player", "they": the player the event is about. */
  | { readonly kind: 'that' }
  | { readonly kind: 'active' }
  | { readonly kind: 'defending' }
  | { readonly kind: 'target'; readonly index: number }
  | { readonly kind: 'protector' }
  /** A player with a property: "each opponent who has more life than you". */
  | { readonly kind: 'monarch' }
  /** "The player with the most life or tied for most life". */
  | { readonly kind: 'mostLife' };

/** One object. */
export type ObjectRef =
  /** The permanent the ability is on: "this creature", its name. */
  | { readonly kind: 'self' }
  /** The object the event is about: "it", "that creature", "that permanent". */
  | { readonly kind: 'it' }
  /** "enchanted creature", "equipped creature", "fortified land". */
  | { readonly kind: 'attached'; readonly as?: 'enchanted' | 'equipped' | 'fortified' }
  | { readonly kind: 'target'; readonly index: number }
  /** The source of the damage or the counters in the event. */
  | { readonly kind: 'source' }
  | { readonly kind: 'chosen' }
  /** Each of the objects in turn that an instruction is carried out for: "each creature deals 1 damage to its controller". */
  | { readonly kind: 'member' }
  /** "the top card of your library". */
  | { readonly kind: 'top'; readonly zone: 'library' | 'graveyard'; readonly whose: PlayerRef }
  /** Objects an effect made or moved just before: "that token", "those cards". */
  | { readonly kind: 'those' };
