// State-based actions (704.5) in words: a table complete by name.

import type { GameObject, ObjectId, PlayerId, StateBasedName, Step } from '../../engine/index.ts';
import { asSentence, listInWords } from '../english.ts';
import type { ExplainContext } from '../explain-context.ts';
import type { StepMatter } from '../explanation.ts';
import { objectWords } from './pick-words.ts';

type StateBased = Extract<Step, { readonly kind: 'stateBased' }>;

interface Subject {
  /** The objects: "Clone", "two Bears". */
  readonly it: string;
  /** The host of a single Aura, where that is still on the battlefield. */
  readonly host: string | undefined;
  readonly player: string;
  readonly many: boolean;
  /** The permanent kept of several that can't stay, with who keeps it: "you keep Clone"; empty where nobody chose. */
  readonly kept: string;
}

/** A state-based action in words. */
interface BasedRow {
  readonly words: (it: Subject) => string;
  readonly matter: StepMatter;
  /** The creature that dies by it: one of too small a size, or one of any size. */
  readonly death: 'for its size' | 'of any size' | 'none';
}

/** The matter of a state-based action. */
export function matterOfAction(action: StateBasedName): StepMatter {
  return BASED[action].matter;
}

/** Whether a state-based action is how creatures die: any of those, or one for which their size is the reason. */
export function isDeath(action: StateBasedName, why: 'for its size' | 'any' = 'any'): boolean {
  const { death } = BASED[action];
  return why === 'any' ? death !== 'none' : death === why;
}

/** Sentences on a state-based action. */
export function explainStateBased(context: ExplainContext, step: StateBased): string {
  const words = BASED[step.action].words({
    it: objectWords(context, step.objects),
    host: hostOf(context, step.objects),
    player: listInWords(playersOf(context, step).map(it => context.names.player(it).name)),
    many: step.objects.length > 1,
    kept: keptInstead(context, step.objects),
  });
  const averted = step.objects.length > 0 && step.objects.every(it => context.averted.has(it));
  return asSentence(averted ? wouldBe(words) : words);
}

/** The players of a step, or the one who controlled its only object and has kept another of that name. */
function playersOf(context: ExplainContext, { players, objects }: StateBased): readonly PlayerId[] {
  const [id, ...more] = objects;
  if (players.length > 0 || id === undefined || more.length > 0) return players;
  const controller = controllerOf(context, id);
  const isKept = ([other, { zone }]: readonly [ObjectId, GameObject]) =>
    other !== id &&
    zone === 'battlefield' &&
    controllerOf(context, other) === controller &&
    context.names.plain(other) === context.names.plain(id);
  return controller !== undefined && [...context.after.objects].some(isKept) ? [controller] : [];
}

/** 704.5j: "you keep Clone, which has the same name". */
function keptInstead(context: ExplainContext, objects: readonly ObjectId[]): string {
  const made = context.picks.find(
    ({ choice, pick }) =>
      choice.kind === 'keep' &&
      pick.kind === 'objects' &&
      choice.options.some(it => it.pick.kind === 'objects' && it.pick.objects.some(id => objects.includes(id))),
  );
  const [kept] = made?.pick.kind === 'objects' ? made.pick.objects : [];
  if (made === undefined || kept === undefined || objects.includes(kept)) return '';
  const isAlike = objects.every(id => context.names.plain(id) === context.names.plain(kept));
  const said = context.names.does(made.choice.who, `keep ${context.names.object(kept)}`);
  return `${said}${isAlike ? '' : ', which has the same name'}`;
}

function controllerOf(context: ExplainContext, id: ObjectId): PlayerId | undefined {
  return (context.before.objects.get(id) ?? context.after.objects.get(id))?.controller;
}

/** The sentence on what did not happen in the end: "would die", "would be put into". */
function wouldBe(words: string): string {
  return words.replace(/ (?:(dies?)|(?:is|are) (put|destroyed|sacrificed))\b/, (_, dies, done) =>
    dies === undefined ? ` would be ${done}` : ' would die',
  );
}

/** The name of what a single object was attached to, where it was attached and that is still there. */
function hostOf(context: ExplainContext, [id, ...more]: readonly ObjectId[]): string | undefined {
  const host = id === undefined || more.length > 0 ? undefined : context.before.objects.get(id)?.attachedTo;
  if (host === undefined || context.names.isPlayer(host)) return undefined;
  return context.after.objects.get(host)?.zone === 'battlefield' ? context.names.object(host) : undefined;
}

function fallsOff({ many, host }: Subject): string {
  if (many) return 'what they enchanted is gone, or they can no longer enchant it';
  return host === undefined ? 'it is not attached to anything it can enchant' : `it can't enchant ${host}`;
}

function grave(subject: Subject, why: string): string {
  return subject.many
    ? `${subject.it} are put into their owners' graveyards: ${why}`
    : `${subject.it} is put into its owner's graveyard: ${why}`;
}

function destroyed(subject: Subject, by: string): string {
  return `${verb(subject, 'is', 'are')} destroyed: ${subject.many ? 'they have' : 'it has'} been dealt ${by}`;
}

function loses({ player }: Subject, why: string): string {
  const several = / and |, /.test(player);
  return `${player} ${player === 'you' || several ? 'lose' : 'loses'} the game ${why}`;
}

/** "you control two legendary permanents of that name". */
function sharedName({ player }: Subject): string {
  const control = player === '' ? 'there are' : player === 'you' ? 'you control' : `${player} controls`;
  return `${control} two legendary permanents of that name`;
}

function verb(subject: Subject, one: string, many: string): string {
  return `${subject.it} ${subject.many ? many : one}`;
}

/** An action of no matter of its own, by which no creature dies. */
function other(words: BasedRow['words']): BasedRow {
  return { words, matter: 'other', death: 'none' };
}

const BASED: { readonly [N in StateBasedName]: BasedRow } = {
  noLife: other(it => loses(it, 'with 0 or less life')),
  emptyLibrary: other(it => loses(it, 'for drawing from an empty library')),
  poisoned: other(it => loses(it, 'with ten or more poison counters')),
  tokenElsewhere: {
    words: subject =>
      `${verb(subject, 'ceases', 'cease')} to exist: ${subject.many ? 'they are tokens' : 'it is a token'} no longer on the battlefield`,
    matter: 'token gone',
    death: 'none',
  },
  noToughness: {
    words: it => `${verb(it, 'dies', 'die')}: ${it.many ? 'their' : 'its'} toughness is 0 or less`,
    matter: 'other',
    death: 'for its size',
  },
  lethalDamage: {
    words: subject => destroyed(subject, 'lethal damage'),
    matter: 'lethal damage',
    death: 'for its size',
  },
  deathtouched: {
    words: subject => destroyed(subject, 'damage by a source with deathtouch'),
    matter: 'other',
    death: 'of any size',
  },
  noLoyalty: other(it => grave(it, `${it.many ? 'their' : 'its'} loyalty is 0`)),
  legendRule: other(
    subject =>
      `legend rule: ${subject.it} ${subject.many ? "are put into their owners' graveyards" : "is put into its owner's graveyard"}, since ${subject.kept === '' ? sharedName(subject) : subject.kept}`,
  ),
  planeswalkerUniqueness: other(
    subject =>
      `planeswalker uniqueness rule: ${subject.it} ${subject.many ? "are put into their owners' graveyards" : "is put into its owner's graveyard"}, since there are two planeswalkers of that type`,
  ),
  worldRule: other(
    subject =>
      `world rule: ${subject.it} ${subject.many ? "are put into their owners' graveyards" : "is put into its owner's graveyard"}, since only the newest world permanent stays`,
  ),
  auraFallsOff: other(it => grave(it, fallsOff(it))),
  creatureAuraFallsOff: other(it => grave(it, "an Aura that is also a creature can't enchant anything")),
  bestowedComesOff: other(
    subject =>
      `${verb(subject, 'ceases', 'cease')} to be bestowed, and ${subject.many ? 'stay as creatures' : 'stays as a creature'}`,
  ),
  equipmentComesOff: other(
    subject =>
      `${verb(subject, 'becomes', 'become')} unattached: what ${subject.many ? 'they are' : 'it is'} attached to is not legal`,
  ),
  othersComeOff: other(
    subject =>
      `${verb(subject, 'becomes', 'become')} unattached: ${subject.many ? 'they are' : 'it is'} neither an Aura, an Equipment nor a Fortification that can be attached`,
  ),
  countersAnnihilate: other(it => `+1/+1 and -1/-1 counters on ${it.it} are removed in pairs`),
  tooManyCounters: other(it => `counters on ${it.it} are removed down to the most it may have`),
  sagaEnds: other(it => `${verb(it, 'is', 'are')} sacrificed: ${it.many ? 'they have' : 'it has'} no chapter left`),
  sectors: other(
    subject =>
      `${verb(subject, 'is', 'are')} put into a sector, as ${subject.many ? 'their controllers choose' : 'its controller chooses'}`,
  ),
  siegeWithoutDefense: other(it => grave(it, `${it.many ? 'their' : 'its'} defense is 0`)),
  battleWithoutDefense: other(it => grave(it, `${it.many ? 'their' : 'its'} defense is 0`)),
  unprotectedBattle: other(it => `${it.it} needs a protector${it.player === '' ? '' : `: ${it.player}`}`),
  wronglyProtectedBattle: other(it => `${it.it} needs another protector${it.player === '' ? '' : `: ${it.player}`}`),
  oneRole: other(it => grave(it, "of a player's Roles on one permanent, only the newest stays")),
  cityBlessing: other(it => `${it.player === 'you' ? 'you get' : `${it.player} gets`} the city's blessing`),
  enduringStory: other(it => `${it.player === 'you' ? 'you get' : `${it.player} gets`} an enduring story`),
  firstDay: other(it => `it becomes day, since ${it.it} ${it.many ? 'have' : 'has'} daybound`),
  firstNight: other(it => `it becomes night, since ${it.it} ${it.many ? 'have' : 'has'} nightbound`),
  nightFalls: other(it => `${verb(it, 'transforms', 'transform')}: it is night`),
  dayBreaks: other(it => `${verb(it, 'transforms', 'transform')}: it is day`),
  commanderDamage: other(it => loses(it, `to 21 or more combat damage from one commander: ${it.it}`)),
  commanderReturns: other(it => `its owner puts ${it.it} into the command zone`),
  startYourEngines: other(
    it => `${it.player === 'you' ? 'your speed becomes' : `the speed of ${it.player} becomes`} 1`,
  ),
};
