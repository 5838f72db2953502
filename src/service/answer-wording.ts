// The wording of answers: abilities by the grammar that read them, the trail by the explanation.
import {
  type Ability,
  type Edition,
  editionOf,
  evaluate,
  type GameState,
  layerSteps,
  project,
  typesCouldProduce,
} from '../engine/index.ts';
import { explainMissed, explainSteps, keywordInWords, type ReadPosition } from '../explain/index.ts';
import { keyOf } from '../kit/structure.ts';
import type { Wording } from '../scenario/index.ts';
import { GRAMMAR } from './grammar.ts';

/** Reads positions through their layers, under an edition. */
export function projectionUnder(edition: Edition): (state: GameState) => ReadPosition {
  return state => {
    const view = project(state, edition);
    return {
      of: id => view.of(id),
      controller: id => view.controller(id),
      amount: (amount, source) =>
        state.objects.has(source) ? evaluate(view, amount, { source, controller: view.controller(source) }) : undefined,
      produces: id => {
        const isUnread = ({ ability }: { readonly ability: Ability }) =>
          ability.kind === 'activated' && ability.sort === 'mana' && ability.mana === undefined;
        const isReplaced = view.replacements.some(it => it.ability.event.kind === 'addMana');
        return isReplaced || view.of(id).abilities.some(isUnread) ? undefined : typesCouldProduce(view, [id]);
      },
      layers: ids => layerSteps(view, ids),
    };
  };
}

/** Names for abilities that the grammar has no words for, since the rules give them, and no card. */
const KINDS = {
  static: 'A static ability',
  replacement: 'A replacement effect',
  cant: 'A "can\'t" effect',
  triggered: 'A triggered ability',
  activated: 'An activated ability',
  spell: 'A spell ability',
  keyword: 'A keyword ability',
  unread: 'An ability that was not read',
} as const satisfies Record<Ability['kind'], string>;

const PRINTED = new WeakMap<Ability, string>();

/** An ability in words, printed once. */
function wordsOf(ability: Ability): string {
  const words = PRINTED.get(ability) ?? GRAMMAR.get().print(ability) ?? KINDS[ability.kind];
  PRINTED.set(ability, words);
  return words;
}

/** The wording of answers. */
export const ANSWER_WORDING: Wording = {
  ability: (ability, name) => wordsOf(ability).replaceAll('~', name === '' ? 'this permanent' : name),
  steps: (outcome, edition) => explainSteps(outcome, projectionUnder(edition)),
  missed: explainMissed,
};

const KEYS = new WeakMap<Ability, string>();

function keyOfAbility(ability: Ability): string {
  const key = KEYS.get(ability) ?? keyOf(ability);
  KEYS.set(ability, key);
  return key;
}

/** The wording of an answer that is compared with others: each ability by its key. */
export const COMPARED_WORDING: Wording = { ...ANSWER_WORDING, ability: keyOfAbility };

/** The wording of an answer of which a difference may be told: keywords in words, other abilities by their keys; no trail. */
export const UNWORDED: Wording = {
  ability: ability => (ability.kind === 'keyword' ? keywordInWords(ability) : keyOfAbility(ability)),
  steps: () => [],
  missed: () => undefined,
};

/** Reads positions through their layers, under the edition of a day. */
export function projectionOnDay(day: string): (state: GameState) => ReadPosition {
  return projectionUnder(editionOf(day));
}
