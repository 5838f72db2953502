// Players and single objects: "you", "an opponent", "its controller"; "~", "it", "enchanted creature".
import type { Clause, ObjectRef, PlayerRef } from '../../../engine/index.ts';
import { oneOf, type Phrase, variant } from '../../phrase.ts';
import { constant } from '../../template.ts';

export const YOU = { kind: 'you' } as const satisfies PlayerRef;
export const OPPONENT = { kind: 'opponent' } as const satisfies PlayerRef;
export const ANYONE = { kind: 'anyone' } as const satisfies PlayerRef;
export const SELF_REF = { kind: 'self' } as const satisfies ObjectRef;
export const IT_REF = { kind: 'it' } as const satisfies ObjectRef;

/** A player as a subject in the third person: "an opponent", "each player". "you" is separate: its verbs differ. */
export const playerOne: Phrase<PlayerRef> = oneOf<PlayerRef>('a player', [
  constant(OPPONENT, 'an opponent'),
  variant(constant(OPPONENT, 'each opponent')),
  constant(ANYONE, 'a player'),
  variant(constant(ANYONE, 'each player')),
  variant(constant(ANYONE, 'any player')),
  constant({ kind: 'another' }, 'another player'),
  variant(constant({ kind: 'another' }, 'each other player')),
  constant({ kind: 'attached' }, 'enchanted player'),
  variant(constant({ kind: 'attached' }, 'enchanted opponent')),
  constant({ kind: 'chosen' }, 'the chosen player'),
  constant({ kind: 'chosen', among: 'any' }, 'one of the chosen players'),
  constant({ kind: 'chosen', among: 'other' }, 'the other chosen player'),
  constant({ kind: 'that' }, 'that player'),
  constant({ kind: 'defending' }, 'defending player'),
  constant({ kind: 'active' }, 'the active player'),
  constant({ kind: 'monarch' }, 'the monarch'),
  constant({ kind: 'target', index: 0 }, 'target player'),
  variant(constant({ kind: 'target', index: 0 }, 'target opponent')),
  constant({ kind: 'controllerOf', of: IT_REF }, 'its controller'),
  constant({ kind: 'ownerOf', of: IT_REF }, 'its owner'),
  constant({ kind: 'controllerOf', of: { kind: 'attached', as: 'enchanted' } }, "enchanted creature's controller"),
  constant({ kind: 'protector' }, 'its protector'),
]);

/** Players as a plural subject: "players", "your opponents". */
export const playersMany: Phrase<PlayerRef> = oneOf<PlayerRef>('players', [
  constant(OPPONENT, 'your opponents'),
  constant(ANYONE, 'players'),
  constant({ kind: 'another' }, 'other players'),
]);

/** A player in the possessive: "your", "an opponent's". */
export const possessivePlayer: Phrase<PlayerRef> = oneOf<PlayerRef>('whose', [
  constant(YOU, 'your'),
  constant(OPPONENT, "an opponent's"),
  variant(constant(OPPONENT, "each opponent's")),
  variant(constant(OPPONENT, "your opponents'")),
  constant(ANYONE, "a player's"),
  variant(constant(ANYONE, "each player's")),
  variant(constant(ANYONE, "players'")),
  constant({ kind: 'another' }, "each other player's"),
  constant({ kind: 'that' }, "that player's"),
  variant(constant({ kind: 'that' }, 'their')),
  constant({ kind: 'chosen' }, "the chosen player's"),
  constant({ kind: 'ownerOf', of: IT_REF }, "its owner's"),
  constant({ kind: 'controllerOf', of: IT_REF }, "its controller's"),
  constant({ kind: 'attached' }, "enchanted player's"),
  constant({ kind: 'defending' }, "defending player's"),
  constant({ kind: 'controllerOf', of: { kind: 'attached', as: 'enchanted' } }, "enchanted creature's controller's"),
  constant({ kind: 'active' }, "the active player's"),
  constant({ kind: 'target', index: 0 }, "target player's"),
  variant(constant({ kind: 'target', index: 0 }, "target opponent's")),
  constant({ kind: 'monarch' }, "the monarch's"),
]);

const control = (who: PlayerRef): Clause => ({ kind: 'controlledBy', who });
const own = (who: PlayerRef): Clause => ({ kind: 'ownedBy', who });

/** The controller after a noun; "opponent" differs after singular and plural nouns. */
export function controlClause(many: boolean): Phrase<Clause> {
  const [opponent, otherwise] = many
    ? [' your opponents control', ' an opponent controls']
    : [' an opponent controls', ' your opponents control'];
  return oneOf<Clause>('control', [
    constant(control(YOU), ' you control'),
    variant(constant(control(YOU), ' you already control')),
    constant(control(OPPONENT), opponent),
    variant(constant(control(OPPONENT), otherwise)),
    variant(constant(control(OPPONENT), ' each opponent controls')),
    constant({ kind: 'not', of: control(YOU) }, " you don't control"),
    constant(control(ANYONE), ' a player controls'),
    constant(control({ kind: 'another' }), ' another player controls'),
    constant(control({ kind: 'that' }), ' that player controls'),
    variant(constant(control({ kind: 'that' }), ' they control')),
    constant(control({ kind: 'defending' }), ' defending player controls'),
    constant(control({ kind: 'attached' }), ' enchanted player controls'),
    constant(control({ kind: 'chosen' }), ' the chosen player controls'),
    constant(control({ kind: 'chosen', among: 'any' }), ' controlled by one of the chosen players'),
    constant(control({ kind: 'target', index: 0 }), ' target player controls'),
    variant(constant(control({ kind: 'target', index: 0 }), ' target opponent controls')),
    constant(control({ kind: 'controllerOf', of: IT_REF }), ' its controller controls'),
    constant(control({ kind: 'active' }), ' the active player controls'),
    constant(control({ kind: 'monarch' }), ' the monarch controls'),
    constant(own(YOU), ' you own'),
    constant(own({ kind: 'another' }), ' owned by another player'),
    constant({ kind: 'not', of: own(YOU) }, " you don't own"),
    constant(own(OPPONENT), many ? ' your opponents own' : ' an opponent owns'),
    variant(constant(own(OPPONENT), many ? ' an opponent owns' : ' your opponents own')),
    constant({ kind: 'all', of: [own(YOU), control(YOU)] }, ' you own and control'),
    variant(constant({ kind: 'all', of: [own(YOU), control(YOU)] }, ' you both own and control')),
  ]);
}

/** One object without a noun phrase. */
export const objectRef: Phrase<ObjectRef> = oneOf<ObjectRef>('an object', [
  constant(SELF_REF, '~'),
  constant(IT_REF, 'it'),
  variant(constant(IT_REF, 'him')),
  variant(constant(IT_REF, 'her')),
  variant(constant(IT_REF, 'that creature')),
  variant(constant(IT_REF, 'that permanent')),
  variant(constant(IT_REF, 'that land')),
  variant(constant(IT_REF, 'that artifact')),
  variant(constant(IT_REF, 'that token')),
  variant(constant(IT_REF, 'that card')),
  constant({ kind: 'top', zone: 'library', whose: YOU }, 'the top card of your library'),
  constant({ kind: 'top', zone: 'graveyard', whose: YOU }, 'the top card of your graveyard'),
  constant({ kind: 'attached', as: 'enchanted' }, 'enchanted creature'),
  variant(constant({ kind: 'attached', as: 'enchanted' }, 'enchanted permanent')),
  variant(constant({ kind: 'attached', as: 'enchanted' }, 'enchanted land')),
  variant(constant({ kind: 'attached', as: 'enchanted' }, 'enchanted artifact')),
  constant({ kind: 'attached', as: 'equipped' }, 'equipped creature'),
  constant({ kind: 'attached', as: 'fortified' }, 'fortified land'),
  constant({ kind: 'target', index: 0 }, 'target creature'),
  constant({ kind: 'chosen' }, 'the chosen creature'),
]);

/** An object in the possessive, before a measure: "its", "~'s". */
export const possessiveObject: Phrase<ObjectRef> = oneOf<ObjectRef>('whose', [
  constant(SELF_REF, "~'s"),
  constant(IT_REF, 'its'),
  variant(constant(IT_REF, "that creature's")),
  variant(constant(IT_REF, "that permanent's")),
  variant(constant(IT_REF, "that spell's")),
  variant(constant(IT_REF, "that card's")),
  constant({ kind: 'attached', as: 'enchanted' }, "enchanted creature's"),
  constant({ kind: 'attached', as: 'equipped' }, "equipped creature's"),
  variant(constant({ kind: 'attached', as: 'enchanted' }, "enchanted permanent's")),
  constant({ kind: 'those' }, "the sacrificed creature's"),
  variant(constant({ kind: 'those' }, "the tapped creature's")),
]);
