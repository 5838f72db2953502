// A whole line of a permanent: keywords, sentences of static and replacement abilities, or one triggered ability.

import type { Ability } from '../../engine/index.ts';
import { some } from '../../engine/index.ts';
import { prefer, sentence, sequence, text } from '../combine.ts';
import { form } from '../form.ts';
import { map, memo, oneOf, type Phrase, variant } from '../phrase.ts';
import { cannot } from './cant.ts';
import { cannotTwice } from './cant-twice.ts';
import { entering } from './enters.ts';
import { enteringTwice, entersAndMore } from './enters-twice.ts';
import { replacing, replacingTwice } from './instead/index.ts';
import { keywordLine, oneKeyword } from './keywords.ts';
import { abilityKnot } from './knots.ts';
import { staticParagraph } from './paragraphs.ts';
import { aside } from './set-aside.ts';
import { front, staticAbility } from './statics.ts';
import { triggered } from './triggers.ts';

/** One sentence of a permanent's text, without its period. New families are listed here. */
const saying: Phrase<Ability> = memo(
  prefer<Ability>('an ability', [
    oneOf<Ability>('an ability', [entering, staticAbility, replacing, cannot]),
    map(
      aside,
      (said): Ability => ({ kind: 'cant', what: { kind: 'text', text: said }, condition: undefined }),
      it => (it.kind === 'cant' && it.what.kind === 'text' && it.condition === undefined ? it.what.text : undefined),
    ),
    map(
      form({})`${{ condition: front }}${{ text: aside }}`,
      (it): Ability | undefined =>
        // Whose turn it is stands in the text itself.
        some('condition', it.condition, { condition: ['turn'] })
          ? undefined
          : { kind: 'cant', what: { kind: 'text', text: it.text }, condition: it.condition },
      it =>
        it.kind === 'cant' && it.what.kind === 'text' && it.condition !== undefined
          ? { condition: it.condition, text: it.what.text }
          : undefined,
    ),
  ]),
);

const sentences: Phrase<readonly Ability[]> = sequence(
  oneOf<Ability>('an ability', [sentence(saying), staticParagraph]),
  ' ',
  4,
);

/** The whole line. */
export const abilityLine: Phrase<readonly Ability[]> = oneOf<readonly Ability[]>('abilities', [
  map(
    keywordLine,
    (it): readonly Ability[] => it,
    it => {
      const keywords = it.flatMap(ability => (ability.kind === 'keyword' ? [ability] : []));
      return keywords.length === it.length ? keywords : undefined;
    },
  ),
  map(
    triggered(false),
    (it): readonly Ability[] => [it],
    ([only, ...more]) => (only?.kind === 'triggered' && more.length === 0 ? only : undefined),
  ),
  sentence(oneOf<readonly Ability[]>('abilities', [replacingTwice, cannotTwice, enteringTwice])),
  sentences,
  variant(sentence(entersAndMore)),
  thenTriggered(),
]);

/** Sentences of other abilities, and a triggered one behind them. */
function thenTriggered(): Phrase<readonly Ability[]> {
  return map(
    form({})`${{ first: sentences }} ${{ last: triggered(false) }}`,
    ({ first, last }): readonly Ability[] => [...first, last],
    all => {
      const last = all.at(-1);
      return last?.kind === 'triggered' && all.length > 1 ? { first: all.slice(0, -1), last } : undefined;
    },
  );
}

abilityKnot.tie(
  oneOf<Ability>('an ability', [
    oneKeyword,
    sentence(saying),
    triggered(true),
    form({ kind: 'activated' })`${{ text: text('an activated ability', /(?:\{[^}"]+\}|[^".{}\n:])+: [^"\n]+/) }}`,
  ]),
);
