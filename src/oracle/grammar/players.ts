// Players and single objects: "you", "an opponent", "its controller"; "~", "it", "enchanted creature".
import type { Clause, ObjectRef, PlayerRef } from '../../engine/index.ts';
import { says } from '../form.ts';
import { oneOf, type Phrase, variant } from '../phrase.ts';

export const YOU = { kind: 'you' } as const satisfies PlayerRef;
export const OPPONENT = { kind: 'opponent' } as const satisfies PlayerRef;
export const ANYONE = { kind: 'anyone' } as const satisfies PlayerRef;
export const SELF = { kind: 'self' } as const satisfies ObjectRef;
export const IT = { kind: 'it' } as const satisfies ObjectRef;

/** A player as the subject of a verb in the third person: "an opponent", "each player". "you" stands apart: its verbs differ. */
export const playerOne: Phrase<PlayerRef> = oneOf<PlayerRef>('a player', [
  says(OPPONENT, 'an opponent'),
  variant(says(OPPONENT, 'each opponent')),
  says(ANYONE, 'a player'),
  variant(says(ANYONE, 'each player')),
  variant(says(ANYONE, 'any player')),
  says({ kind: 'another' }, 'another player'),
  variant(says({ kind: 'another' }, 'each other player')),
  says({ kind: 'attached' }, 'enchanted player'),
  says({ kind: 'chosen' }, 'the chosen player'),
  says({ kind: 'that' }, 'that player'),
  says({ kind: 'defending' }, 'defending player'),
  says({ kind: 'active' }, 'the active player'),
  says({ kind: 'monarch' }, 'the monarch'),
  says({ kind: 'target', index: 0 }, 'target player'),
  variant(says({ kind: 'target', index: 0 }, 'target opponent')),
  says({ kind: 'controllerOf', of: IT }, 'its controller'),
  says({ kind: 'ownerOf', of: IT }, 'its owner'),
  says({ kind: 'controllerOf', of: { kind: 'attached', as: 'enchanted' } }, "enchanted creature's controller"),
  says({ kind: 'protector' }, 'its protector'),
]);

/** Players as a plural subject: "players", "your opponents". */
export const playersMany: Phrase<PlayerRef> = oneOf<PlayerRef>('players', [
  says(OPPONENT, 'your opponents'),
  says(ANYONE, 'players'),
  says({ kind: 'another' }, 'other players'),
]);

/** Whose: "your", "an opponent's". */
export const whose: Phrase<PlayerRef> = oneOf<PlayerRef>('whose', [
  says(YOU, 'your'),
  says(OPPONENT, "an opponent's"),
  variant(says(OPPONENT, "each opponent's")),
  variant(says(OPPONENT, "your opponents'")),
  says(ANYONE, "a player's"),
  variant(says(ANYONE, "each player's")),
  variant(says(ANYONE, "players'")),
  says({ kind: 'another' }, "each other player's"),
  says({ kind: 'that' }, "that player's"),
  variant(says({ kind: 'that' }, 'their')),
  says({ kind: 'chosen' }, "the chosen player's"),
  says({ kind: 'ownerOf', of: IT }, "its owner's"),
  says({ kind: 'controllerOf', of: IT }, "its controller's"),
  says({ kind: 'attached' }, "enchanted player's"),
  says({ kind: 'defending' }, "defending player's"),
  says({ kind: 'controllerOf', of: { kind: 'attached', as: 'enchanted' } }, "enchanted creature's controller's"),
  says({ kind: 'active' }, "the active player's"),
  says({ kind: 'target', index: 0 }, "target player's"),
  variant(says({ kind: 'target', index: 0 }, "target opponent's")),
  says({ kind: 'monarch' }, "the monarch's"),
]);

const control = (who: PlayerRef): Clause => ({ kind: 'controlledBy', who });
const own = (who: PlayerRef): Clause => ({ kind: 'ownedBy', who });

/** Who controls it, after the noun. A singular and a plural noun say "opponent" differently. */
export function controlClause(many: boolean): Phrase<Clause> {
  const [opponent, otherwise] = many
    ? [' your opponents control', ' an opponent controls']
    : [' an opponent controls', ' your opponents control'];
  return oneOf<Clause>('control', [
    says(control(YOU), ' you control'),
    variant(says(control(YOU), ' you already control')),
    says(control(OPPONENT), opponent),
    variant(says(control(OPPONENT), otherwise)),
    variant(says(control(OPPONENT), ' each opponent controls')),
    says({ kind: 'not', of: control(YOU) }, " you don't control"),
    says(control(ANYONE), ' a player controls'),
    says(control({ kind: 'another' }), ' another player controls'),
    says(control({ kind: 'that' }), ' that player controls'),
    variant(says(control({ kind: 'that' }), ' they control')),
    says(control({ kind: 'defending' }), ' defending player controls'),
    says(control({ kind: 'attached' }), ' enchanted player controls'),
    says(control({ kind: 'chosen' }), ' the chosen player controls'),
    says(control({ kind: 'target', index: 0 }), ' target player controls'),
    variant(says(control({ kind: 'target', index: 0 }), ' target opponent controls')),
    says(control({ kind: 'controllerOf', of: IT }), ' its controller controls'),
    says(control({ kind: 'active' }), ' the active player controls'),
    says(control({ kind: 'monarch' }), ' the monarch controls'),
    says(own(YOU), ' you own'),
    says({ kind: 'not', of: own(YOU) }, " you don't own"),
    says(own(OPPONENT), many ? ' your opponents own' : ' an opponent owns'),
    variant(says(own(OPPONENT), many ? ' an opponent owns' : ' your opponents own')),
    says({ kind: 'all', of: [own(YOU), control(YOU)] }, ' you own and control'),
    variant(says({ kind: 'all', of: [own(YOU), control(YOU)] }, ' you both own and control')),
  ]);
}

/** One object said without a noun phrase. */
export const ref: Phrase<ObjectRef> = oneOf<ObjectRef>('an object', [
  says(SELF, '~'),
  says(IT, 'it'),
  variant(says(IT, 'him')),
  variant(says(IT, 'her')),
  variant(says(IT, 'that creature')),
  variant(says(IT, 'that permanent')),
  variant(says(IT, 'that land')),
  variant(says(IT, 'that artifact')),
  variant(says(IT, 'that token')),
  variant(says(IT, 'that card')),
  says({ kind: 'top', zone: 'library', whose: YOU }, 'the top card of your library'),
  says({ kind: 'top', zone: 'graveyard', whose: YOU }, 'the top card of your graveyard'),
  says({ kind: 'attached', as: 'enchanted' }, 'enchanted creature'),
  variant(says({ kind: 'attached', as: 'enchanted' }, 'enchanted permanent')),
  variant(says({ kind: 'attached', as: 'enchanted' }, 'enchanted land')),
  variant(says({ kind: 'attached', as: 'enchanted' }, 'enchanted artifact')),
  says({ kind: 'attached', as: 'equipped' }, 'equipped creature'),
  says({ kind: 'attached', as: 'fortified' }, 'fortified land'),
  says({ kind: 'target', index: 0 }, 'target creature'),
  says({ kind: 'chosen' }, 'the chosen creature'),
]);

/** Whose measure: "its", "~'s". */
export const refWhose: Phrase<ObjectRef> = oneOf<ObjectRef>('whose', [
  says(SELF, "~'s"),
  says(IT, 'its'),
  variant(says(IT, "that creature's")),
  variant(says(IT, "that permanent's")),
  variant(says(IT, "that spell's")),
  variant(says(IT, "that card's")),
  says({ kind: 'attached', as: 'enchanted' }, "enchanted creature's"),
  says({ kind: 'attached', as: 'equipped' }, "equipped creature's"),
  variant(says({ kind: 'attached', as: 'enchanted' }, "enchanted permanent's")),
  says({ kind: 'those' }, "the sacrificed creature's"),
]);
