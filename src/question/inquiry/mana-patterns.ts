// Patterns on the mana that a permanent could produce: "can my Mountain make black", "what does it tap for" (106.7).
import { COLORS } from '../../vocabulary/index.ts';
import { type AskedBy, type AskingPattern, asking } from './asking-pattern.ts';

const MAKES = '(?:tap for|make|makes|produce|add|give|give P|get P)';
const COLOR = `(?<c>${[...COLORS, 'colorless'].join('|')})(?: mana)?`;
const OFF = '(?:from|out of|off of|off|with|using|by tapping)';

/** Whether it could produce mana of the color. */
const producing: AskedBy = ({ objects, part }) => ({
  kind: 'whether',
  objects,
  state: { is: 'producing mana', word: part('c') },
});

/** Types of mana that it could produce. */
const produced: AskedBy = ({ objects }) => ({ kind: 'property', objects, property: 'mana produced' });

export const MANA_PATTERNS: readonly AskingPattern[] = [
  asking(`(?:DO|can|could) S (?:be able to )?${MAKES} ${COLOR}`, producing),
  asking(`BE S able to ${MAKES} ${COLOR}`, producing),
  asking(`(?:DO|can|could|may) P (?:get to )?tap S for ${COLOR}`, producing),
  asking(`(?:DO|can|could|may) P (?:get to )?(?:get|make|produce|have) ${COLOR} ${OFF} S`, producing),
  asking(
    `(?:what|which) (?:(?:kinds?|types?|colou?rs?)(?: of)? )?(?:mana )?(?:DO|can|could) S (?:tap for|make|produce|add)`,
    produced,
  ),
  asking(`(?:what|which) (?:kinds?|types?|colou?rs?)(?: of)? mana (?:DO|can|could) P get ${OFF} S`, produced),
  asking(`(?:what|which) (?:kinds?|types?|colou?rs?)(?: of)?(?: mana)? (?:DO|can|could|may) P tap S for`, produced),
  asking('(?:what|which) (?:DO|can|could|may) P tap S for', produced),
];
