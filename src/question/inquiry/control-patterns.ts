// Patterns of questions about who controls an object, and of whether its owner has it again.
import { familyOf } from '../../engine/index.ts';
import { capitalized } from '../../kit/strings.ts';
import { creatureType } from '../tokens/chosen.ts';
import { type AskedBy, type AskingMatch, type AskingPattern, asking } from './asking-pattern.ts';

const controller: AskedBy = ({ objects }) => ({ kind: 'property', objects, property: 'controller' });

/** The permanents that another player than their owner has, or may have by an Aura of theirs that is on them. */
function takenPermanents({ scenario: { given } }: AskingMatch): readonly string[] {
  const boards = Object.entries(given.players).map(([player, { battlefield }]) => ({ player, battlefield }));
  const wornFrom = (player: string, name: string) =>
    boards.some(it => it.player !== player && it.battlefield.some(({ attachedTo }) => attachedTo === name));
  return boards.flatMap(({ player, battlefield }) =>
    battlefield.flatMap(({ as, card, owner }) => {
      const name = as ?? card;
      const isTaken = (owner !== undefined && owner !== player) || (name !== undefined && wornFrom(player, name));
      return isTaken && name !== undefined ? [name] : [];
    }),
  );
}

/** The objects that the event moves itself. */
function movedObjects({ scenario: { when } }: AskingMatch): readonly string[] {
  switch (when.kind) {
    case 'dies':
    case 'destroys':
    case 'exiles':
    case 'sacrifices':
    case 'discards':
      return when.objects;
    case 'enters':
      return when.objects.flatMap(({ card }) => card ?? []);
    default:
      return [];
  }
}

/** The wording "Do I get it back?": of what another player has, who controls it in the end; of anything else, undefined. */
export const regained: AskedBy = match => {
  const moved = movedObjects(match);
  const taken = takenPermanents(match).filter(it => !moved.includes(it));
  const [only, ...more] = taken;
  const objects = match.objects.length === 0 && only !== undefined && more.length === 0 ? [only] : match.objects;
  const isTaken = objects.length > 0 && objects.every(it => taken.includes(it));
  return isTaken ? controller({ ...match, objects }) : undefined;
};

/** The wordings "who gets the elephant", "who gets the tokens": of tokens, who creates them is asked. */
function isOfTokensGot({ text, part }: AskingMatch): boolean {
  const said = part('s');
  const isOfTokens = /\btokens?$/u.test(said) || familyOf(capitalized(said)) !== undefined;
  return /^who (?:gets|ends up with)\b/u.test(text.words) && isOfTokens;
}

/** The wording "who gets the beast": a kind of creatures of which none was told, so that a token is meant. */
const tokenGot: AskedBy = match => {
  const { text, objects, scenario } = match;
  // "the beast" may be short for a card too
  const kind = text.typed.findLast(it => it.kind === 'noun' || it.kind === 'card');
  const type = kind === undefined ? undefined : creatureType(kind.text.toLowerCase().replace(/^the /u, ''));
  const there = Object.values(scenario.given.players).flatMap(it => it.battlefield.map(({ card }) => card));
  const isTold = objects.some(it => there.includes(it) || movedObjects(match).includes(it));
  if (type === undefined || isTold || !/^who (?:gets|ends up with)\b/u.test(text.words)) return undefined;
  return { kind: 'amount', of: 'tokens', token: type, asks: 'who' };
};

/** The inquiry on what an Aura is put on as it enters, where "it" is asked about (303.4f). */
function ofHost(means: AskedBy): AskedBy {
  return match => {
    const { when } = match.scenario;
    const [aura, ...more] = when.kind === 'enters' ? when.objects : [];
    const [host] = aura?.cast?.targets ?? [];
    const isOfIt = match.objects.length === 0 && more.length === 0 && host !== undefined;
    return means(isOfIt ? { ...match, objects: [host.name] } : match);
  };
}

const SIDE = '(?:(?:to|on|under) )?(?:me|us|my (?:side|board|control|battlefield)|its owners? ?(?:control)?)';

export const CONTROL_PATTERNS: readonly AskingPattern[] = [
  asking(`DO S (?:come back|return|go back|revert|switch back|swap back) ${SIDE}(?: again)?`, regained),
  asking('BE S (?:mine|ours|back|back (?:on|under) my (?:side|board|control))(?: again)?', regained),
  asking(
    '(?:DO|can|could) P (?:still )?(?:regain|take back|gain back|get back|have) (?:control of )?S(?: (?:back|again))?',
    regained,
  ),
  asking('DO P (?:get|have|gain|take) control (?:back )?of S(?: (?:back|again))?', regained),
  asking('DO P (?:control|have|own) S again', regained),
  asking(
    'DO S (?:come back|return|enter|come in|come down) under (?:my|our|their|his|her|opponents|my opponents|its owners) control',
    controller,
  ),
  asking(
    '(?:(?:under )?whose control|(?:for|under) who(?:m)?) (?:DO|BE) S(?: (?:come back|return|enter|come in|end up|be|go|created|under))*',
    controller,
  ),
  asking(
    'whose (?:side|board|battlefield) (?:DO|BE) S(?: (?:come back|return|enter|come in|end up|be|go|on))*',
    controller,
  ),
  asking('who (?:controls|gets|has|will control|ends up with) S', match =>
    isOfTokensGot(match) ? undefined : (tokenGot(match) ?? ofHost(controller)(match)),
  ),
  asking('DO P (?:get|control) S', match => {
    // "do they get a land": what an ability gives, and not who has what is named
    const isNamed = /@|^(?:it|this|that|them|him|her|he|she)$/u.test(match.part('s'));
    const entering = match.scenario.when.kind === 'enters' && match.player === 'opponent';
    return entering && isNamed ? controller(match) : undefined;
  }),
];
