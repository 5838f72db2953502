// Verdicts on titles of players: who is the monarch (725) or has the initiative (726) once all has resolved.

import { isOfMatter } from '../../oracle/index.ts';
import type { Inquiry } from '../../scenario/index.ts';
import { type AskedOutcome, type AskedVerdict, playerAsked } from './asked-outcome.ts';
import { verdictOnceResolved } from './once-resolved.ts';

type TitleInquiry = Extract<Inquiry, { kind: 'title' }>;

/** The player with the title, once the abilities that may take it have resolved. */
export function askedTitle(shown: AskedOutcome, inquiry: TitleInquiry): AskedVerdict | undefined {
  return verdictOnceResolved(shown, 'title', it => titleNow(it, inquiry)) ?? titleNow(shown, inquiry);
}

function titleNow(shown: AskedOutcome, { title, player }: TitleInquiry): AskedVerdict | undefined {
  const { context, outcome } = shown;
  if (outcome.triggers.some(it => isOfMatter(it.effect, 'title'))) return undefined;
  const holder = outcome.state.players.find(it => it.designations.includes(title))?.id;
  const { name, second } = holder === undefined ? NOBODY : context.names.player(holder);
  const [many, one] = HAVING[title];
  const fact = `${name} ${second ? many : one}`;
  if (player === undefined) return { short: '', fact };
  return { short: holder === playerAsked(shown, player) ? 'yes' : 'no', fact };
}

const NOBODY = { name: 'nobody', second: false };

const HAVING = {
  monarch: ['are the monarch', 'is the monarch'],
  initiative: ['have the initiative', 'has the initiative'],
} as const satisfies Record<TitleInquiry['title'], readonly [string, string]>;
