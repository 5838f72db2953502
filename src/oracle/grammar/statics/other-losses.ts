// "Loses all other abilities" and its kind, and the order in which changes of one sentence apply (205.1a).
import type { Change } from '../../../engine/index.ts';
import { oneOf, type Phrase, variant } from '../../phrase.ts';
import { constant } from '../../template.ts';

/** "has … and loses all other abilities": the loss, whose exceptions depend on the other changes. */
const OTHER_ABILITIES: Change = { kind: 'losesAll', except: [] };
const OTHER_TYPES: Change = { kind: 'removeTypes', supertypes: [], types: [], subtypes: [] };

/** The loss beside the changes before: "loses all other card types". */
export function losesOthers(loses: string): Phrase<readonly Change[]> {
  const loss = (value: readonly Change[], words: string) => constant(value, `${loses} all other ${words}`);
  return variant(
    oneOf<readonly Change[]>('what it loses', [
      loss([OTHER_ABILITIES], 'abilities'),
      loss([OTHER_TYPES], 'card types'),
      loss([OTHER_TYPES], 'card types and creature types'),
      loss([OTHER_TYPES, OTHER_ABILITIES], 'card types and abilities'),
      loss([OTHER_TYPES, OTHER_ABILITIES], 'abilities, card types, and creature types'),
      constant(
        [{ kind: 'setSubtypes', family: 'land', subtypes: [] }, { kind: 'losesAll' }],
        `${loses} all land types and abilities`,
      ),
    ]),
  );
}

/** 205.1a: the changes in order: abilities are lost before others are gained, and types before others are set. */
export function settled(changes: readonly Change[]): readonly Change[] {
  const all = changes.includes(OTHER_TYPES) ? onlyTypes(changes.filter(it => it !== OTHER_TYPES)) : changes;
  if (!all.includes(OTHER_ABILITIES)) return all;
  const others = all.filter(it => it !== OTHER_ABILITIES);
  const at = others.findIndex(it => it.kind === 'gains');
  return [...others.slice(0, Math.max(at, 0)), { kind: 'losesAll' }, ...others.slice(Math.max(at, 0))];
}

function onlyTypes(all: readonly Change[]): readonly Change[] {
  const named = all.flatMap(it => (it.kind === 'setSubtypes' ? it.subtypes : []));
  return all.flatMap((change): readonly Change[] => {
    if (change.kind === 'addTypes' && change.types.length > 0) {
      return [{ kind: 'setTypes', types: change.types, subtypes: [...change.subtypes, ...named] }];
    }
    return change.kind === 'setSubtypes' && all.some(other => other.kind === 'addTypes') ? [] : [change];
  });
}
