// Sections of cards: the effect of a line's place on its abilities: chapters, levels, stations, anchor words.

import type { Ability, Change, Condition, Filter } from '../../engine/index.ts';
import { assertNever } from '../../kit/assert-never.ts';
import { activatedAbility } from '../activated-ability.ts';
import type { Section } from '../split-text.ts';

const SELF: Filter = { clauses: [{ kind: 'is', ref: { kind: 'self' } }] };
const YOU = { kind: 'you' } as const;

/** The abilities of a line in its section. `text` is the line in the grammar's form. */
export function lowerSection(section: Section, text: string, abilities: readonly Ability[]): readonly Ability[] {
  if (section.kind === 'chapter') {
    const events = [{ kind: 'chapter' as const, chapters: section.chapters }];
    return [{ kind: 'triggered', events, condition: undefined, effect: text, oncePerTurn: false }];
  }
  if (section.kind === 'toSolve') {
    const events = [{ kind: 'begins' as const, step: 'end' as const, whose: YOU }];
    return [{ kind: 'triggered', events, condition: undefined, effect: `if ${text}, solve`, oncePerTurn: false }];
  }
  if (section.kind === 'classCost') return [activatedAbility(text)];
  const condition = conditionOf(section);
  if (condition === undefined) return abilities;
  if (section.kind === 'levelSize') return [underCondition(condition, sizeOf(text))];
  if (section.kind === 'stationSize') return [underCondition(condition, [ALSO_CREATURE, ...sizeOf(text)])];
  return [underCondition(condition, [{ kind: 'gains', abilities }])];
}

/** Whether lines of a section are always kept as text. */
export function isOpaqueSection(section: Section): boolean {
  const kinds: readonly Section['kind'][] = ['chapter', 'toSolve', 'classCost', 'levelSize', 'stationSize'];
  return kinds.includes(section.kind);
}

/** 721.2b: the change to a creature on a Spacecraft's last station bar. */
export function stationCreature(counters: number): Ability {
  return underCondition(charged(counters), [ALSO_CREATURE]);
}

const ALSO_CREATURE: Change = { kind: 'addTypes', supertypes: [], types: ['Creature'], subtypes: [] };

function conditionOf(section: Section): Condition | undefined {
  switch (section.kind) {
    case 'level':
    case 'levelSize':
      return { kind: 'level', from: section.from, to: section.to };
    case 'class':
      return { kind: 'level', from: section.level, to: undefined };
    case 'station':
    case 'stationSize':
      return charged(section.counters);
    case 'anchor':
      return { kind: 'chosenWord', word: section.word };
    case 'solved':
      return { kind: 'status', status: 'solved' };
    case 'maxSpeed':
      return { kind: 'compare', left: { kind: 'speed', who: YOU }, is: '>=', right: 4 };
    case 'chapter':
    case 'classCost':
    case 'plain':
    case 'toSolve':
      return undefined;
    default:
      return assertNever(section);
  }
}

function charged(counters: number): Condition {
  const left = { kind: 'countersOn', counter: 'charge', of: { kind: 'self' } } as const;
  return { kind: 'compare', left, is: '>=', right: counters };
}

function underCondition(condition: Condition, changes: readonly Change[]): Ability {
  const effects = [{ affects: SELF, changes, condition: undefined }];
  return { kind: 'static', effects, condition, defining: false };
}

function sizeOf(text: string): readonly Change[] {
  const [power, toughness] = text.split('/').map(Number);
  return [{ kind: 'setPowerToughness', power: power ?? 0, toughness: toughness ?? 0 }];
}
