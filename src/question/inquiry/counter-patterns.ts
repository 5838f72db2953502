// Patterns of questions for counters: whether an object gets any, and how many.
import { type AskedBy, type AskingPattern, asking, askingBarely, NUMBER, numberSaid } from './asking-pattern.ts';

/** Counters of a kind, or of the kind that the pattern reads. */
export const counters =
  (asks: 'whether' | 'how many', kind?: string): AskedBy =>
  match => {
    const counter = kind ?? match.part('c');
    return { kind: 'counters', objects: match.objects, ...(counter === '' ? {} : { counter }), asks };
  };

/** The wording "Does it enter with four counters?": whether it is that many. */
const exactly: AskedBy = match => {
  const [inquiry, number] = [counters('how many')(match), numberSaid(match.part('n'))];
  if (inquiry?.kind !== 'counters' || number === undefined) return inquiry;
  return { ...inquiry, asks: 'whether', number };
};

/** The wording "Does it keep its counters?" */
const kept: AskedBy = match => {
  const inquiry = counters('whether')(match);
  return inquiry?.kind === 'counters' ? { ...inquiry, kept: true } : inquiry;
};

const C = '(?:#(?<c>[^ ]+) )?counters?';
const GETS = '(?:(?:get|have|enter|enter battlefield|come in|come down|end up|start|etb)(?: with)?)';
const STARTS =
  '(?:get|have|enter|enter battlefield|come in|come down|start|begin|etb|end up)(?: (?:with|at|on|off at|out at))?';

const CHAPTER = '(?:chapter (?<n>one|two|three|four|[1-6]|i|ii|iii|iv)|beginning|start)';

/** The wording "Do I start on chapter 1?": whether it has so many lore counters (714.2d). */
const onChapter: AskedBy = match => {
  const said = match.part('n');
  const number = ROMAN[said] ?? numberSaid(said === '' ? 'one' : said);
  return number === undefined ? undefined : { ...loreOf(match), asks: 'whether', number };
};

const ROMAN: Readonly<Record<string, number>> = { i: 1, ii: 2, iii: 3, iv: 4 };

const loreOf = ({ objects }: Parameters<AskedBy>[0]) => ({ kind: 'counters', objects, counter: 'lore' }) as const;

const WAITING = '(?:(?:DO|BE|am) P|am i) (?:have to |stuck |end up |going to |gonna )*(?:wait|waiting)';

/** The wording "do I have to wait eight turns?" of what enters with time counters, one of which goes each turn (702.62a, 702.176a). */
const turnsWaited =
  (asks: 'whether' | 'how many'): AskedBy =>
  match => {
    const number = numberSaid(match.part('n'));
    if (match.scenario.when.kind !== 'enters' || (asks === 'whether' && number === undefined)) return undefined;
    const inquiry = { kind: 'counters', objects: match.objects, counter: 'time', asks } as const;
    return number === undefined ? inquiry : { ...inquiry, number };
  };

export const COUNTER_PATTERNS: readonly AskingPattern[] = [
  asking(`${WAITING} (?<n>${NUMBER}) turns?`, turnsWaited('whether')),
  asking(`how (?:long|many turns) ${WAITING}(?: for S)?`, turnsWaited('how many')),
  asking(
    '(?:on |at |in )?(?:what|which) chapter(?: (?:DO|BE|am) (?:S|P)(?: (?:start|begin|enter|come in|end up|be))?(?: (?:on|at|in|with))?)?',
    match => ({ ...loreOf(match), asks: 'how many' }),
  ),
  asking(
    `DO (?:S|P) (?:just |always )?(?:start|begin|restart|enter|come in)(?: (?:over|again|back|anew))*(?: (?:from|at|on|in|with))* ${CHAPTER}`,
    onChapter,
  ),
  asking(
    `(?:DO|can|could) (?:S|P) (?:keep|retain|still have|have)(?: (?:ITS|any|all|my))? ${C}(?: on (?:it|S))?`,
    match => (/\b(?:keep|retain|still)\b/u.test(match.text.words) ? kept(match) : undefined),
  ),
  asking(`DO (?:ITS )?${C} (?:stay|remain|stick)(?: on (?:it|S))?`, kept),
  asking(
    `how many ${C} DO (?:each|each of them|each creature|everyone|each one|they|all of them) ${GETS}`,
    ({ part }) => ({
      kind: 'counters',
      objects: [],
      ...(part('c') === '' ? {} : { counter: part('c') }),
      asks: 'how many',
    }),
  ),
  asking(`(?:DO|can|could) S ${GETS} ${NUMBER} (?:${C} )?or ${NUMBER}(?: ${C})?(?: on it)?`, counters('how many')),
  asking(
    `how (?:many|much) (?:starting )?${C}(?: (?:DO S ${GETS}|(?:are |go )?on S|on it|DO P (?:get|put)(?: on S)?|of S))?`,
    counters('how many'),
  ),
  asking(
    `how (?:many|much) ${C}(?: before [a-z]+)? (?:(?:can|could|should) (?:S ${GETS}|P (?:get|put)(?: on S)?)|(?:will be|will there be|are there|are)(?: on S)?)`,
    counters('how many'),
  ),
  asking(`(?:at |with |on )?what (?:starting )?${C} DO (?:S|P) ${STARTS}`, counters('how many')),
  asking(`with how (?:many|much) ${C} (?:DO|can|could) S ${GETS}`, counters('how many')),
  asking(`(?:whats|what is) most ${C} (?:S|P) can (?:have|get)`, counters('how many')),
  asking(`(?:whats|what is) (?:ITS )?(?:starting )?${C}(?: DO S ${GETS}| of S)?`, counters('how many')),
  askingBarely(`(?:starting |what |max |number of )?${C}`, counters('how many')),
  asking(`(?:DO|can|could) S ${GETS} (?<n>${NUMBER}) ${C}(?: on it)?`, exactly),
  asking(`(?:DO|can|could) @\\d+ (?:give|make|let) S (?:${GETS} )?(?<n>${NUMBER}) ${C}`, exactly),
  asking(`(?:DO|can|could) S ${GETS} [0-9]+ or [0-9]+ ${C}(?: on it)?`, counters('how many')),
  asking(
    `(?:DO|can|could) S ${GETS} (?:any |its |extra |additional |one more |more |another )?${C}(?: on it)?`,
    counters('whether'),
  ),
  asking(
    `DO S (?:come back|return|enter|come in|begin|start) with (?:any |its |extra )?${C}(?: on it)?`,
    counters('whether'),
  ),
  asking(
    `DO S (?:come back|return|enter|come in|persist|come down) (?:(?:without|with no|free of) (?:any |its )?${C}|clean)`,
    counters('how many'),
  ),
  asking('how many poison(?: DO P get)?', () => ({
    kind: 'counters',
    objects: [],
    counter: 'poison',
    asks: 'how many',
  })),
  askingBarely(`any ${C}`, counters('whether')),
  asking('DO P get (?:any |another |extra )?counters?(?: (?:on|off|from|for) S)?', counters('whether')),
];
