// Fields that contain nodes, for every type of node (graphql-js: QueryDocumentKeys). A missing field or kind does not
// compile.
import { type KindKeys, type KindName, leaves, type PlainKeys, type PlainName } from '../nodes.ts';
import {
  ABILITY,
  CHANGE,
  CONTINUOUS_EFFECT,
  EXCEPTION,
  FACE,
  PRINTED,
  RULE,
  TOP_OF_GRAVEYARD,
} from './ability-keys.ts';
import { AMOUNT, CLAUSE, CONDITION, REF, WHO } from './amount-keys.ts';
import { COPY_TOKEN, COUNTERS, EFFECT, EFFECT_MODE, OBJECTS, TOKEN, UNTIL } from './effect-keys.ts';
import { CANT, EVENT, RANGE, REWRITE, REWRITE_MODE, SUBJECT, TRIGGER } from './event-keys.ts';

/** By the name of a node and its kind. */
export const KIND_KEYS: { readonly [N in KindName]: KindKeys<N> } = {
  ability: ABILITY,
  amount: AMOUNT,
  cant: CANT,
  change: CHANGE,
  clause: CLAUSE,
  condition: CONDITION,
  effect: EFFECT,
  event: EVENT,
  exception: EXCEPTION,
  objects: OBJECTS,
  range: RANGE,
  ref: REF,
  rewrite: REWRITE,
  rule: RULE,
  subject: SUBJECT,
  trigger: TRIGGER,
  who: WHO,
  printedNumber: leaves('star', 'x'),
  topOfGraveyard: TOP_OF_GRAVEYARD,
  copiedSource: leaves('source'),
};

/** By the name of a node that has no kind. */
export const PLAIN_KEYS: { readonly [N in PlainName]: PlainKeys<N> } = {
  continuousEffect: CONTINUOUS_EFFECT,
  filter: { clauses: 'clause' },
  token: TOKEN,
  copyToken: COPY_TOKEN,
  counters: COUNTERS,
  effectMode: EFFECT_MODE,
  rewriteMode: REWRITE_MODE,
  until: UNTIL,
  damageAmount: {},
  prototype: {},
  printed: PRINTED,
  face: FACE,
};
