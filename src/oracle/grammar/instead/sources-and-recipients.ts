// Sources and recipients of damage and counters: "a red source you control", "a permanent or player".
import type { Clause, Filter, PlayerRef } from '../../../engine/index.ts';
import { AND, listPhrase, OR } from '../../combine.ts';
import { either, mapPhrase, memo, oneOf, type Phrase, variant } from '../../phrase.ts';
import { constant } from '../../template.ts';
import { aFilter, filterMany, nounPhrase, withAdjective } from '../nouns/filters.ts';
import { subjectMany, subjectOne } from '../nouns/subjects.ts';
import { withIndefiniteArticle } from '../words/numbers.ts';
import { ANYONE, playerOne, YOU } from '../words/players.ts';
import { adjective, typeOne } from '../words/type-adjectives.ts';

export type Recipient = Filter | PlayerRef;

/** "Source": any object may be one (609.7), so the clause has no requirement. */
const ANY_SOURCE: Clause = { kind: 'all', of: [] };

/** Two qualities, either of which is enough: "red or artifact". */
const either2: Phrase<Clause> = mapPhrase(
  listPhrase(oneOf<Clause>('an adjective', [adjective, typeOne]), OR, 2),
  (of): Clause | undefined => (of.every(it => it.kind === of[0]?.kind) ? undefined : { kind: 'any', of }),
  it => (it.kind === 'any' ? it.of : undefined),
);

const sourceNoun = nounPhrase(false, constant(ANY_SOURCE, 'source'), [either2]);
/** "Sources", with what describes them: "sources with the chosen name". */
export const sourceNouns = nounPhrase(true, constant(ANY_SOURCE, 'sources'), [either2]);

function another(phrase: Phrase<Filter>): Phrase<Filter> {
  return mapPhrase(
    withAdjective('another ', phrase),
    (it): Filter => ({ clauses: [{ kind: 'other' }, ...it.clauses] }),
    it => (it.clauses?.[0]?.kind === 'other' ? { clauses: it.clauses.slice(1) } : undefined),
  );
}

function notOther(phrase: Phrase<Filter>): Phrase<Filter> {
  return mapPhrase(
    phrase,
    it => (it.clauses[0]?.kind === 'other' ? undefined : it),
    it => (it.clauses?.[0]?.kind === 'other' ? undefined : it),
  );
}

/** The phrase for filters only: a printed recipient may be a player. */
function isFilter(phrase: Phrase<Filter>): Phrase<Filter> {
  return mapPhrase(
    phrase,
    it => it,
    it => (Array.isArray(it?.clauses) ? it : undefined),
    ['clauses'],
  );
}

/** 609.7: a source chosen as the effect is made. */
const ofYourChoice = constant<Filter>(
  { clauses: [{ kind: 'is', ref: { kind: 'chosen' } }] },
  'a source of your choice',
);

/** One source: "a source you control", "another red source", "a creature", "~", "equipped creature". */
export const sourceOne: Phrase<Filter> = memo(
  isFilter(
    oneOf<Filter>('a source', [
      another(sourceNoun),
      notOther(withIndefiniteArticle(sourceNoun)),
      ofYourChoice,
      aFilter,
      subjectOne,
    ]),
  ),
);

/** Several sources: "sources you control", "creatures", "~", "enchanted creature". */
export const sourceMany: Phrase<Filter> = memo(
  isFilter(oneOf<Filter>('sources', [sourceNouns, subjectMany, subjectOne, variant(sourceOne)])),
);

/** One object: "a creature you control", "~", "enchanted creature". */
export const objectOne: Phrase<Filter> = memo(isFilter(oneOf<Filter>('an object', [aFilter, subjectOne])));

const asRecipient = (phrase: Phrase<Filter>): Phrase<Recipient> =>
  mapPhrase(
    isFilter(phrase),
    (it): Recipient => it,
    it => ('clauses' in it ? it : undefined),
  );

/** One player; the other of two that were chosen only with what that player controls. */
const onePlayer: Phrase<Recipient> = mapPhrase(
  playerOne,
  (it): Recipient | undefined => (it.kind === 'chosen' && it.among === 'other' ? undefined : it),
  it => ('clauses' in it ? undefined : it),
);

const recipientOne: Phrase<Recipient> = oneOf<Recipient>('who or what', [
  constant<Recipient>(YOU, 'you'),
  onePlayer,
  asRecipient(objectOne),
]);

const PERMANENT: Filter = { clauses: [{ kind: 'permanent' }] };
const permanentOrPlayer = constant<readonly Recipient[]>([PERMANENT, ANYONE], 'a permanent or player');

const OTHER_CHOSEN: PlayerRef = { kind: 'chosen', among: 'other' };
const otherChosen = constant<readonly Recipient[]>(
  [OTHER_CHOSEN, { clauses: [{ kind: 'permanent' }, { kind: 'controlledBy', who: OTHER_CHOSEN }] }],
  'the other chosen player or a permanent that player controls',
);

/** Recipients in the singular: "you", "an opponent or a permanent an opponent controls", "a permanent or player". */
export const recipients: Phrase<readonly Recipient[]> = memo(
  oneOf<readonly Recipient[]>('who or what', [
    permanentOrPlayer,
    otherChosen,
    listPhrase(recipientOne, OR),
    variant(listPhrase(recipientOne, { two: ' and/or ', comma: ', ', last: ', and/or ' }, 2)),
  ]),
);

const recipientMany: Phrase<Recipient> = oneOf<Recipient>('who or what', [
  constant<Recipient>(YOU, 'you'),
  constant<Recipient>(ANYONE, 'players'),
  asRecipient(oneOf<Filter>('what', [filterMany, subjectOne])),
]);

/** Recipients in the plural: "you and permanents you control", "creatures", "~". */
export const recipientsMany: Phrase<readonly Recipient[]> = memo(
  oneOf<readonly Recipient[]>('who or what', [listPhrase(recipientMany, AND), variant(listPhrase(recipientOne, OR))]),
);

/** Words that repeat the recipient of the event, never printed. */
export const repeatedRecipient: Phrase<undefined> = either(
  '',
  ' to that permanent or player',
  ' to that player or permanent',
  ' to that permanent',
  ' to that player',
  ' to that creature',
  ' to equipped creature',
  ' to enchanted creature',
  ' to you',
  ' to ~',
  ' to it',
  ' to them',
);
