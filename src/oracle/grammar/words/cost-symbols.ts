// Costs in symbols, "{2}{W}", kept as text: no answer depends on their amounts.
import { textMatching } from '../../combine.ts';
import type { Phrase } from '../../phrase.ts';

/** A cost in symbols: "{2}{W}". */
export const costSymbols: Phrase<string> = textMatching('a cost', /(?:\{[^{}]+\})+/);
