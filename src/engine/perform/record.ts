// Performing: every deed of a simultaneous event changes one draft and leaves its facts.
import type { Deed } from '../event/deed.ts';
import type { Occurrence } from '../event/occurrence.ts';
import type { View } from '../match/view.ts';
import type { Draft } from '../model/change.ts';
import type { OfKind } from '../model/of-kind.ts';

/** Where performers write. */
export interface Record {
  readonly draft: Draft;
  /** The position just before. */
  readonly before: View;
  /** Keeps a fact; facts of one event share their batch (603.2c). */
  readonly happened: (fact: Fact) => void;
}

/** An occurrence before it is numbered. */
export type Fact = Occurrence extends infer O ? (O extends Occurrence ? Omit<O, 'batch'> : never) : never;

/** What performing a kind of deed does. */
export type Perform<K extends Deed['kind']> = (record: Record, deed: OfKind<Deed, K>) => void;
