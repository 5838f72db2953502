// What damage and counters are about: sources ("a red source you control"), and objects and players it goes to.
import type { Clause, Filter, PlayerRef } from '../../../engine/index.ts';
import { AND, list, OR } from '../../combine.ts';
import { says } from '../../form.ts';
import { either, map, memo, oneOf, type Phrase, variant } from '../../phrase.ts';
import { aFilter, filterMany, nounPhrase, prefixed } from '../filters.ts';
import { article } from '../numbers.ts';
import { ANYONE, playerOne, YOU } from '../players.ts';
import { subjectMany, subjectOne } from '../subjects.ts';
import { adjective, typeOne } from '../types.ts';

export type Recipient = Filter | PlayerRef;

/** "Source": any object may be one (609.7), so the clause asks for nothing. */
const ANY_SOURCE: Clause = { kind: 'all', of: [] };

/** "red or artifact". */
const either2: Phrase<Clause> = map(
  list(oneOf<Clause>('an adjective', [adjective, typeOne]), OR, 2),
  (of): Clause | undefined => (of.every(it => it.kind === of[0]?.kind) ? undefined : { kind: 'any', of }),
  it => (it.kind === 'any' ? it.of : undefined),
);

const sourceNoun = nounPhrase(false, says(ANY_SOURCE, 'source'), [either2]);
const sourceNouns = nounPhrase(true, says(ANY_SOURCE, 'sources'), [either2]);

function another(phrase: Phrase<Filter>): Phrase<Filter> {
  return map(
    prefixed('another ', phrase),
    (it): Filter => ({ clauses: [{ kind: 'other' }, ...it.clauses] }),
    it => (it.clauses?.[0]?.kind === 'other' ? { clauses: it.clauses.slice(1) } : undefined),
  );
}

function notOther(phrase: Phrase<Filter>): Phrase<Filter> {
  return map(
    phrase,
    it => (it.clauses[0]?.kind === 'other' ? undefined : it),
    it => (it.clauses?.[0]?.kind === 'other' ? undefined : it),
  );
}

/** Only filters: what is printed may be a player too. */
function isFilter(phrase: Phrase<Filter>): Phrase<Filter> {
  return map(
    phrase,
    it => it,
    it => (Array.isArray(it?.clauses) ? it : undefined),
    ['clauses'],
  );
}

/** 609.7: chosen as the effect is made. */
const ofYourChoice = says<Filter>({ clauses: [{ kind: 'is', ref: { kind: 'chosen' } }] }, 'a source of your choice');

/** "a source you control", "another red source", "a creature", "~", "equipped creature". */
export const sourceOne: Phrase<Filter> = memo(
  isFilter(
    oneOf<Filter>('a source', [another(sourceNoun), notOther(article(sourceNoun)), ofYourChoice, aFilter, subjectOne]),
  ),
);

/** "sources you control", "creatures", "~", "enchanted creature". */
export const sourceMany: Phrase<Filter> = memo(
  isFilter(oneOf<Filter>('sources', [sourceNouns, subjectMany, subjectOne, variant(sourceOne)])),
);

/** One object: "a creature you control", "~", "enchanted creature". */
export const objectOne: Phrase<Filter> = memo(isFilter(oneOf<Filter>('an object', [aFilter, subjectOne])));

const asRecipient = (phrase: Phrase<Filter>): Phrase<Recipient> =>
  map(
    isFilter(phrase),
    (it): Recipient => it,
    it => ('clauses' in it ? it : undefined),
  );

const recipientOne: Phrase<Recipient> = oneOf<Recipient>('who or what', [
  says<Recipient>(YOU, 'you'),
  playerOne,
  asRecipient(objectOne),
]);

const PERMANENT: Filter = { clauses: [{ kind: 'permanent' }] };
const permanentOrPlayer = says<readonly Recipient[]>([PERMANENT, ANYONE], 'a permanent or player');

/** "you", "an opponent or a permanent an opponent controls", "a permanent or player". */
export const recipients: Phrase<readonly Recipient[]> = memo(
  oneOf<readonly Recipient[]>('who or what', [
    permanentOrPlayer,
    list(recipientOne, OR),
    variant(list(recipientOne, { two: ' and/or ', comma: ', ', last: ', and/or ' }, 2)),
  ]),
);

const recipientMany: Phrase<Recipient> = oneOf<Recipient>('who or what', [
  says<Recipient>(YOU, 'you'),
  says<Recipient>(ANYONE, 'players'),
  asRecipient(oneOf<Filter>('what', [filterMany, subjectOne])),
]);

/** "you and permanents you control", "creatures", "~". */
export const recipientsMany: Phrase<readonly Recipient[]> = memo(
  oneOf<readonly Recipient[]>('who or what', [list(recipientMany, AND), variant(list(recipientOne, OR))]),
);

/** Words that say again what the event is about, never printed. */
export const again: Phrase<undefined> = either(
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
