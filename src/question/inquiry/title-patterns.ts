// Patterns of questions for titles of players: who is the monarch, who has the initiative.

import { type AskedBy, type AskingPattern, asking } from './asking-pattern.ts';

const who: AskedBy = ({ part }) => ({ kind: 'title', title: part('t') === 'initiative' ? 'initiative' : 'monarch' });

const whether: AskedBy = match => {
  const inquiry = who(match);
  return inquiry?.kind === 'title' ? { ...inquiry, player: match.player } : undefined;
};

const TITLE = '(?:the )?(?<t>monarch|monarchy|crown|initiative)';
const THEN = '(?: (?:then|now|after that|afterwards|in the end|after combat))*';

export const TITLE_PATTERNS: readonly AskingPattern[] = [
  asking(
    `(?:who|whos) (?:(?:is|becomes|will be|stays|remains|has|takes|gets|keeps|ends up(?: as| with| being)?) )?${TITLE}${THEN}`,
    who,
  ),
  asking(`(?:am|are|BE) P (?:still |now )?${TITLE}${THEN}`, whether),
  asking(`(?:DO|can) P (?:still )?(?:become|stay|remain|have|keep|get|take|steal|get to be) ${TITLE}${THEN}`, whether),
];
