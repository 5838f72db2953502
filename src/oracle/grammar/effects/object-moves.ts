// Moves of objects: "exile target creature", "return it to its owner's hand", "put it on the top or bottom of its owner's library".
import type { Effect, Objects, PlayerRef } from '../../../engine/index.ts';
import { either, mapPhrase, oneOf, type Phrase } from '../../phrase.ts';
import { template } from '../../template.ts';
import { YOU } from '../words/players.ts';
import { actedOn, everyObject, oneTarget, pickedObjects } from './acted-on.ts';

const byYou = { who: YOU } as const;

const toHand = either(
  "to its owner's hand",
  "to their owner's hand",
  "to their owners' hands",
  'to your hand',
  "to that player's hand",
);
const onto = either('onto the battlefield', 'to the battlefield');
const underOwners = either("under its owner's control", "under their owner's control", "under their owners' control");

const EACH_OWNER: PlayerRef = { kind: 'ownerOf', of: { kind: 'member' } };

/** Moves: exile, return, put, shuffle. */
export const objectMoves: Phrase<Effect> = oneOf<Effect>('a move', [
  template({ kind: 'move', verb: 'exile', ...byYou, to: 'exile' })`exile ${{ what: actedOn }}`,
  template({ kind: 'move', verb: 'return', ...byYou, to: 'hand' })`return ${{ what: actedOn }} ${toHand}`,
  template({ kind: 'move', verb: 'put', ...byYou, to: 'hand' })`put ${{ what: actedOn }} into ${either(
    "its owner's hand",
    "their owners' hands",
    'your hand',
  )}`,
  template({ kind: 'move', verb: 'put', ...byYou, to: 'battlefield', under: YOU })`put ${{
    what: actedOn,
  }} ${onto} under your control`,
  template({ kind: 'move', verb: 'return', ...byYou, to: 'battlefield', under: YOU })`return ${{
    what: actedOn,
  }} ${onto} under your control`,
  template({ kind: 'move', verb: 'return', ...byYou, to: 'battlefield' })`return ${{ what: actedOn }} ${onto}`,
  template({ kind: 'move', verb: 'return', ...byYou, to: 'battlefield', tapped: true })`return ${{
    what: actedOn,
  }} ${onto} tapped`,
  // each of several comes under the control of its own owner
  template({ kind: 'move', verb: 'return', ...byYou, to: 'battlefield', under: EACH_OWNER })`return ${{
    what: everyObject,
  }} ${onto} ${underOwners}`,
  template({ kind: 'move', verb: 'return', ...byYou, to: 'battlefield', under: EACH_OWNER, tapped: true })`return ${{
    what: everyObject,
  }} ${onto} tapped ${underOwners}`,
  template({
    kind: 'move',
    verb: 'return',
    ...byYou,
    to: 'battlefield',
    under: { kind: 'ownerOf', of: { kind: 'it' } },
  })`return ${{ what: actedOn }} ${onto} ${underOwners}`,
  template({
    kind: 'move',
    verb: 'put',
    ...byYou,
    to: 'library',
    position: 'top',
  })`put ${{ what: actedOn }} on top of ${either("its owner's library", "their owner's library", "their owners' libraries", 'your library')}`,
  template({
    kind: 'move',
    verb: 'put',
    ...byYou,
    to: 'library',
    position: 'bottom',
  })`put ${{ what: actedOn }} on the bottom of ${either("its owner's library", "their owner's library", "their owners' libraries", 'your library')}`,
  template({
    kind: 'move',
    verb: 'shuffle',
    ...byYou,
    to: 'library',
    position: 'shuffled',
  })`shuffle ${{ what: actedOn }} into ${either("its owner's library", "their owner's library", "their owners' libraries", 'your library')}`,
  template({ kind: 'move', verb: 'put', ...byYou, to: 'battlefield' })`put ${{ what: actedOn }} ${onto}`,
  template({ kind: 'move', verb: 'put', ...byYou, to: 'battlefield' })`put ${{ what: pickedObjects }} ${onto}`,
  template({ kind: 'move', verb: 'put', ...byYou, to: 'battlefield', tapped: true })`put ${{
    what: pickedObjects,
  }} ${onto} tapped`,
  template({ kind: 'move', verb: 'return', ...byYou, to: 'hand' })`return ${{ what: pickedObjects }} ${toHand}`,
  template({ kind: 'move', verb: 'return', ...byYou, to: 'battlefield' })`return ${{
    what: pickedObjects,
  }} to the battlefield`,
  template({ kind: 'move', verb: 'return', ...byYou, to: 'battlefield', tapped: true })`return ${{
    what: pickedObjects,
  }} to the battlefield tapped`,
  template({ kind: 'move', verb: 'exile', ...byYou, to: 'exile' })`exile ${{ what: pickedObjects }}`,
]);

const OWNER: PlayerRef = { kind: 'ownerOf', of: { kind: 'target', index: 0 } };

/** "put target card from a graveyard on the top or bottom of its owner's library": as its controller, or its owner, chooses. */
export const topOrBottom: Phrase<Effect> = oneOf<Effect>('a place in a library', [
  eitherEnd(template(byYou)`put ${{ what: oneTarget }} on ${eitherWay('your')} of its owner's library`),
  eitherEnd(
    template({
      who: OWNER as PlayerRef,
    })`the owner of ${{ what: oneTarget }} puts it on ${eitherWay('their')} of their library`,
  ),
  eitherEnd(
    template({
      who: OWNER as PlayerRef,
    })`${{ what: oneTarget }}'s owner puts it on ${eitherWay('their')} of their library`,
  ),
]);

function eitherWay(whose: 'your' | 'their'): Phrase<undefined> {
  return either('the top or bottom', `${whose} choice of the top or bottom`);
}

function eitherEnd(phrase: Phrase<{ readonly who: PlayerRef; readonly what: Objects }>): Phrase<Effect> {
  return mapPhrase(
    phrase,
    ({ who: player, what }): Effect => {
      const put = (position: 'top' | 'bottom'): Effect => ({
        kind: 'move',
        verb: 'put',
        who: player,
        what,
        to: 'library',
        position,
      });
      const modes = (['top', 'bottom'] as const).map(name => ({ name, effects: [put(name)] }));
      return { kind: 'oneOf', who: player, modes };
    },
    (): undefined => undefined,
  );
}
