// Verbs that tell of an event, and those in a question about one.
import type { Mention } from '../mention.ts';
import type { Token } from '../token.ts';
import { type Clause, type Gathering, newClause } from './gathering.ts';
import { beginHappening } from './happening.ts';

export function takeVerb(g: Gathering, token: Extract<Token, { kind: 'verb' }>, i: number): void {
  const { clause } = g;
  const { deed, voice, cost } = token;
  if (clause.mode === 'ask') {
    takeAskedVerb(g, token);
    return;
  }
  const before = g.tokens[i - 1];
  if (voice === 'passive' && token.past !== true && clause.who !== undefined && clause.group.length === 0) {
    takeActive(g, token);
    return;
  }
  if (voice === 'active' && clause.happening !== undefined && !clause.soft && before?.kind === 'verb') return;
  if (voice === 'active') {
    takeActive(g, token);
    return;
  }
  const subjects =
    clause.group.length > 0
      ? subjectsIn(clause)
      : before?.kind === 'small' && before.word === 'it'
        ? g.mentions.slice(-1)
        : [];
  const list = [...subjects];
  const pendingCost = cost === undefined ? {} : { cost };
  beginHappening(g, {
    deed,
    voice,
    at: token.at,
    verb: token,
    ...(token.zone === undefined ? {} : { zone: token.zone }),
    ...pendingCost,
  });
  clause.happening?.objects.push(...list);
}

/** Of a list that somebody has, the last name is what dies or enters: "I have A, and B dies". */
function subjectsIn({ mode, group, apart: cut }: Clause): readonly Mention[] {
  const [last] = group.slice(-1);
  if (last === undefined || group.length === 1) return group;
  const apart = mode === 'has' || cut || (last.whose !== undefined && group[0]?.whose !== last.whose);
  if (apart && mode === 'has') {
    delete last.place;
    if (last.count === 1 && group.length > 1) last.whose ??= 'you';
  }
  return apart ? [last] : group;
}

function takeActive(g: Gathering, token: Extract<Token, { kind: 'verb' }>): void {
  const { clause } = g;
  const source = clause.who === undefined && clause.mode === 'bare' ? clause.group.at(-1) : undefined;
  const { who } = clause;
  const whose = source?.whose;
  g.clause = {
    ...newClause(),
    already: clause.already,
    ...(who === undefined ? {} : { who }),
    ...(clause.each ? { each: true } : {}),
  };
  beginHappening(g, {
    deed: token.deed,
    voice: token.voice,
    at: token.at,
    verb: token,
    ...(source === undefined ? {} : { source }),
    ...(who === undefined && whose !== undefined ? { who: whose } : {}),
    ...(token.zone === undefined ? {} : { zone: token.zone }),
  });
}

/** Verbs in a question: those that say how a thing gets there may be all the event there is. */
function takeAskedVerb(g: Gathering, token: Extract<Token, { kind: 'verb' }>): void {
  const { clause } = g;
  const doing = /ing$/iu.test(token.text) && token.voice === 'active' && clause.group.length === 0;
  const tells =
    doing ||
    ['enters', 'copies', 'blinks', 'returns'].includes(token.deed) ||
    (token.deed === 'transforms' && clause.group.length > 0);
  if (!tells || (token.deed === 'copies' && clause.group.length === 0 && !isAskedOfSomebody(g, token))) return;
  beginHappening(
    g,
    {
      deed: token.deed,
      voice: token.voice,
      at: token.at,
      verb: token,
      ...(token.zone === undefined ? {} : { zone: token.zone }),
    },
    true,
  );
  if (token.voice !== 'active' || token.deed === 'copies') {
    if (token.voice === 'active' && clause.group[0] !== undefined) {
      const copier = clause.group[0];
      if (clause.happening !== undefined) clause.happening.source = copier;
    } else clause.happening?.objects.push(...(clause.group.length > 0 ? clause.group : g.mentions.slice(-1)));
  }
}

/** "Can I copy X": a player stands before the verb. */
function isAskedOfSomebody({ tokens }: Gathering, token: Token): boolean {
  const before = tokens[tokens.indexOf(token) - 1];
  return before?.kind === 'who' || /\bi$/iu.test(before?.text ?? '');
}
