// The texts of the embedded pack, in alphabetical order. A card is added to the file its name belongs to.

import { A_TO_C } from './a-to-c.ts';
import { D_TO_H } from './d-to-h.ts';
import { I_TO_O } from './i-to-o.ts';
import { P_TO_S } from './p-to-s.ts';
import { T_TO_Z } from './t-to-z.ts';

export const PACK_TEXTS: readonly string[] = [A_TO_C, D_TO_H, I_TO_O, P_TO_S, T_TO_Z];
