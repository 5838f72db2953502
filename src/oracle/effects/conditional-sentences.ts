// 608.2c: conditions of instructions, before them or after: "if you control a Wizard, draw a card", "destroy target
// creature if it has mana value 2 or less".

import { type Condition, type Filter, some } from '../../engine/index.ts';
import { assertNever } from '../../kit/assert-never.ts';
import { ifCondition } from '../grammar/index.ts';
import { aFilter } from '../grammar/nouns/filters.ts';
import { readWhole } from '../phrase.ts';

/** A condition with the sentence that stands under it; `isAfter` where the condition stands last. */
export interface WithCondition {
  readonly condition: Condition;
  readonly rest: string;
  readonly isAfter: boolean;
}

/** The ways in which a sentence is one under a condition. */
export function conditionsAt(sentence: string): readonly WithCondition[] {
  const wording = sentence.replace(/^(?:[a-z][a-z' ]+ — )(?=if )/, '').replace(/^then (?=if )/, '');
  return wording.startsWith('if ') ? conditionsBefore(wording) : conditionsAfter(wording);
}

function conditionsBefore(wording: string): readonly WithCondition[] {
  return [...wording.matchAll(/, /g)].flatMap(({ index }) => {
    const condition = conditionOf(wording.slice(0, index));
    const rest = wording.slice(index + 2).replace(/^((?:you|it|they|that \w+|those \w+) )?also /, '$1');
    return condition === undefined ? [] : [{ condition, rest, isAfter: false }];
  });
}

/** "That creature gets -5/-5 instead if a creature died this turn", the last "if" first. */
function conditionsAfter(wording: string): readonly WithCondition[] {
  if (wording.includes('"')) return [];
  // 707.9f: a condition behind "except" is that of the exception
  const excepting = wording.indexOf(', except ');
  const places = [...wording.matchAll(/,? (?:if|unless) /g)].filter(
    ({ index }) => excepting === -1 || index < excepting,
  );
  return places.reverse().flatMap(({ index, 0: joint }): readonly WithCondition[] => {
    const said = conditionOf(`if ${wording.slice(index + joint.length).replace(/\.$/, '')}`);
    if (said === undefined) return [];
    const condition: Condition = joint.endsWith('unless ') ? { kind: 'not', of: said } : said;
    return [{ condition, rest: `${wording.slice(0, index)}.`, isAfter: true }];
  });
}

function conditionOf(words: string): Condition | undefined {
  const wording = asIs(words);
  const died = diesThisWay(wording);
  if (died !== undefined) return died;
  const [condition, ...others] = readWhole(ifCondition, wording).values;
  if (condition === undefined || others.length > 0) return undefined;
  if (isOfCasting(condition)) return condition;
  if (REFERS_BACK.test(wording)) return undefined;
  return !ABOUT_IT.test(wording) || isOfIt(condition) ? condition : undefined;
}

/** 608.2h: what was sacrificed is known as it last was. */
function asIs(words: string): string {
  return words.replace(/^(if the sacrificed \w+'s (?:power|toughness|mana value)) was\b/, '$1 is');
}

/** 700.4: whether what was just destroyed was put into a graveyard, one named before or one of a kind. */
function diesThisWay(words: string): Condition | undefined {
  const [, named, kind] = /^if (?:(that creature|it)|(an? [^,]*)) dies this way$/.exec(words) ?? [];
  const destroyed: Filter = { clauses: [{ kind: 'is', ref: { kind: 'it' } }] };
  const of = named === undefined ? readWhole(aFilter, kind ?? '').values[0] : destroyed;
  if (of === undefined) return undefined;
  return { kind: 'compare', left: { kind: 'movedThisWay', verb: 'die', of }, is: '>=', right: 1 };
}

/** A condition on what the spell or its costs have done, which the position does not know. */
const REFERS_BACK =
  /^if (?:you do|you don't|they|this|~ was|[^,]* (?:this way|cast this spell)\b|(?!it |that )[^,]* (?:was|were)\b)/;

/** Whether it is about how the spell itself was cast: kicked, with what cost, from where, with which mana (608.2c). */
function isOfCasting(condition: Condition): boolean {
  switch (condition.kind) {
    case 'kicked':
    case 'paid':
    case 'manaSpent':
    case 'wasCast':
      return true;
    case 'not':
      return isOfCasting(condition.of);
    case 'and':
    case 'chosenIs':
    case 'chosenWord':
    case 'compare':
    case 'copiable':
    case 'count':
    case 'dayNight':
    case 'delirium':
    case 'designation':
    case 'ferocious':
    case 'happened':
    case 'hellbent':
    case 'is':
    case 'level':
    case 'linked':
    case 'metalcraft':
    case 'or':
    case 'playerCount':
    case 'status':
    case 'step':
    case 'threshold':
    case 'turn':
    case 'unread':
      return false;
    default:
      return assertNever(condition);
  }
}

/** A condition on one object named before, on day and night, or on whose turn it is. */
const ABOUT_IT = /^if (?:it|it's|that [a-z]+)\b/;

/** Whether it is a quality of one object named before, day or night, or whose turn it is: nothing about how it was cast. */
function isOfIt(condition: Condition): boolean {
  if (condition.kind === 'dayNight' || condition.kind === 'turn') return true;
  if (condition.kind === 'not') return isOfIt(condition.of);
  return (
    condition.kind === 'is' && condition.ref.kind === 'it' && !some('condition', condition, { clause: ['history'] })
  );
}
