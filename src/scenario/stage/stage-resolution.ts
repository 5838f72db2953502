// Staging of `resolves`: an instant or sorcery whose instructions are carried out in order (608.2).
import type { Cause, Effect, GameEvent, GameState, ObjectId, PlayerId, Printed } from '../../engine/index.ts';
import { playerId, project, select, some } from '../../engine/index.ts';
import type { Issue } from '../../kit/issue.ts';
import type { SpellInstructions, SpellTarget } from '../../oracle/index.ts';
import type { When } from '../schema/when-schema.ts';
import type { CompiledCardRef } from './compiled-cards.ts';
import { ofMode, selfNamesOf } from './stage-cause.ts';
import { plainObject } from './stage-object.ts';
import { cardNamed, objectOrPlayer, recordUnreadOfEvent, type Staging } from './staging.ts';

type Resolves = Extract<When, { readonly kind: 'resolves' }>;

const PATH: Issue['path'] = ['when', 'resolves'];
/** The spell on the stack, which no scenario names. */
const SPELL_ID = 'resolving' as ObjectId; // branded here

/** The face of a card that is an instant or sorcery. */
type SpellFace = Printed['faces'][number];

/** The position with the spell that resolves on the stack. */
export function withResolvingSpell(staging: Staging, state: GameState): GameState {
  const { when } = staging.scenario;
  if (when.kind !== 'resolves') return state;
  const found = cardNamed(staging, when.spell, [...PATH, 'spell']);
  if (found === undefined || spellFaceOf(found) === undefined) return state;
  const owner = playerId(when.player);
  const object = plainObject({
    id: SPELL_ID,
    label: found.printed.cardName ?? when.spell,
    printed: found.printed,
    token: false,
    owner,
    controller: owner,
    zone: 'stack',
    timestamp: 0,
  });
  return { ...state, objects: new Map([...state.objects, [SPELL_ID, object]]) };
}

function spellFaceOf({ printed, face }: CompiledCardRef): SpellFace | undefined {
  const faces = face === undefined ? printed.faces : [printed.faces[face] ?? printed.faces[0]];
  return faces.find(it => it.types.some(type => type === 'Instant' || type === 'Sorcery'));
}

/** The event in which the spell's instructions are carried out; undefined with problems recorded. */
export function resolvesEvent(staging: Staging, state: GameState, when: Resolves): GameEvent | undefined {
  const found = cardNamed(staging, when.spell, [...PATH, 'spell']);
  if (found === undefined) return undefined;
  const face = spellFaceOf(found);
  if (face === undefined) {
    return refuse(staging, 'spell', `${when.spell} is no instant or sorcery: ask what happens as it enters.`);
  }
  const text = chosenText(staging, face, when.modes);
  if (text === undefined) return undefined;
  const instructions = staging.cards.compiler.instructions(text, selfNamesOf(face));
  recordUnreadOfEvent(staging, face.name, instructions.unread);
  if (instructions.effects.length === 0) {
    return refuse(staging, 'spell', `I could not read what ${face.name} does: "${text.replaceAll('\n', ' ')}"`);
  }
  const targets = targetsOf(staging, state, when, face, instructions);
  if (when.x === undefined && isOfX(instructions.effects)) {
    return refuse(staging, 'x', `${face.name} has an X. Say what X is: ${face.name} (X=3).`);
  }
  const controller = playerId(when.player);
  const by: Cause = { name: face.name, controller, source: SPELL_ID, isEffect: true };
  const { effects } = instructions;
  return { kind: 'carriesOut', effects, by, targets, rule: '608.2c', ...(when.x === undefined ? {} : { x: when.x }) };
}

function refuse(staging: Staging, key: string, message: string, suggestions?: readonly string[]): undefined {
  staging.issues.push({ path: [...PATH, key], message, ...(suggestions === undefined ? {} : { suggestions }) });
  return undefined;
}

/** The text of the spell with the modes chosen (700.2); undefined where a mode is needed or unknown. */
function chosenText(staging: Staging, face: SpellFace, modes: readonly string[]): string | undefined {
  const text = face.abilities.flatMap(it => (it.kind === 'spell' ? [it.text] : [])).join('\n');
  const offered = text.split('\n').filter(it => it.startsWith('•'));
  if (offered.length === 0) return text;
  const numbered = offered.map((it, n) => `${n + 1} (${it.slice(1).trim()})`).join(', ');
  if (modes.length === 0) {
    return refuse(staging, 'modes', `${face.name} needs a mode: ${numbered}. Write it as ${face.name} (mode 1).`);
  }
  const texts = modes.map(mode => ofMode(text, mode));
  const unknown = modes.find((_, n) => texts[n] === text && offered.length > 1);
  if (unknown !== undefined) {
    return refuse(staging, 'modes', `"${unknown}" is none of the modes of ${face.name}: ${numbered}.`);
  }
  return texts
    .map(it =>
      it
        .split('\n')
        .filter(line => line.startsWith('•'))
        .join('\n'),
    )
    .join('\n');
}

function isOfX(effects: readonly Effect[]): boolean {
  return some('effect', effects, { amount: it => typeof it === 'object' && it.kind === 'x' });
}

/** 115.1: the objects and players named as targets, each checked against the words of its target. */
function targetsOf(
  staging: Staging,
  state: GameState,
  when: Resolves,
  face: SpellFace,
  { targets }: SpellInstructions,
): readonly (ObjectId | PlayerId)[] {
  const needed = targets.filter(it => !it.optional).length;
  if (when.targets.length < needed) {
    const many = needed === 1 ? 'a target' : `${needed} targets`;
    refuse(
      staging,
      'targets',
      `${face.name} needs ${many}. Write it as: ${face.name} resolves targeting Grizzly Bears.`,
    );
    return [];
  }
  if (when.targets.length > Math.max(targets.length, needed)) {
    refuse(
      staging,
      'targets',
      `${face.name} has ${targets.length === 0 ? 'no target' : `${targets.length} targets at most`}.`,
    );
    return [];
  }
  const controller = playerId(when.player);
  const view = project(state, staging.edition);
  return when.targets.flatMap((name, n) => {
    const id = objectOrPlayer(staging, name, [...PATH, 'targets', n]);
    const target = targets[n];
    if (id === undefined || target === undefined) return [];
    const legal = isLegal(target, id, state, filter => select(view, filter, { source: SPELL_ID, controller }));
    if (!legal) refuse(staging, 'targets', `${name} is no legal target for ${face.name}.`);
    return [id];
  });
}

function isLegal(
  { filter, player }: SpellTarget,
  id: ObjectId | PlayerId,
  state: GameState,
  fitting: (filter: NonNullable<SpellTarget['filter']>) => readonly ObjectId[],
): boolean {
  if (state.players.some(it => it.id === id)) return player;
  return filter === undefined || fitting(filter).some(it => it === id);
}
