// Costs in symbols: "{2}{W}". Kept as text: what they cost does not bear on what the engine answers.
import { textMatching } from '../../combine.ts';
import type { Phrase } from '../../phrase.ts';

/** "{2}{W}". */
export const costSymbols: Phrase<string> = textMatching('a cost', /(?:\{[^{}]+\})+/);
