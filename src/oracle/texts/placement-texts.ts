// Texts of a face in which something may be put onto the battlefield or created.

import { type Ability, type Face, some, visit } from '../../engine/index.ts';
import { assertNever } from '../../kit/assert-never.ts';
import { KEYWORD_PLACEMENTS } from './keyword-placements.ts';

/** Words before the effect of an ability that is about the permanent itself: a pronoun after them is that permanent. */
export const SUBJECT_ITSELF = '~: ';

/** The texts of all abilities, those they grant included; the lines of a spell once more as one text. */
export function placementTexts(face: Pick<Face, 'abilities'>): readonly string[] {
  const texts: string[] = [];
  visit('ability', face.abilities, { ability: ability => texts.push(...textOf(ability)) });
  // one line of a spell may be about what another puts there
  return [...texts, face.abilities.flatMap(it => (it.kind === 'spell' ? [it.text] : [])).join('\n')];
}

/** A sentence of such a text without the words before it. */
export function withoutSubject(sentence: string): string {
  return sentence.startsWith(SUBJECT_ITSELF) ? sentence.slice(SUBJECT_ITSELF.length) : sentence;
}

function textOf(ability: Ability): readonly string[] {
  switch (ability.kind) {
    case 'triggered':
      // "when this dies, return it": the pronoun is the permanent itself
      return some('ability', { ...ability, effects: [] }, { ref: ['self'] })
        ? [`${SUBJECT_ITSELF}${ability.effect}`]
        : [ability.effect];
    case 'activated':
    case 'unread':
      return [ability.text];
    case 'keyword':
      return [KEYWORD_PLACEMENTS[ability.keyword] ?? ''];
    case 'cant':
    case 'replacement':
    case 'spell':
    case 'static':
      return [];
    default:
      return assertNever(ability);
  }
}
