// Life lost by half: "target player loses half their life, rounded up", of each player's own where they are several.
import type { Effect, PlayerRef } from '../../../engine/index.ts';
import { wordTable } from '../../combine.ts';
import { either, mapPhrase, type Phrase } from '../../phrase.ts';
import { template } from '../../template.ts';
import { who } from './acting-player.ts';

/** Half of the life that the player who loses it has. */
export const halfOfLife: Phrase<Effect> = mapPhrase(
  template({})`${who('lose', 'loses')} half ${either('your', 'their')} life, rounded ${{
    rounded: wordTable('up or down', { up: 'up', down: 'down' }),
  }}`,
  ({ who: player, rounded }: { readonly who: PlayerRef; readonly rounded: 'up' | 'down' }): Effect => ({
    kind: 'loseLife',
    who: player,
    amount: { kind: 'half', of: { kind: 'life', who: isOneOf(player) ? player : { kind: 'that' } }, rounded },
  }),
  (): undefined => undefined,
);

function isOneOf({ kind }: PlayerRef): boolean {
  return kind !== 'anyone' && kind !== 'opponent' && kind !== 'another';
}
