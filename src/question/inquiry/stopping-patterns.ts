// Patterns of questions whether one permanent stops something or bears on it, and whether all that is there may stay.
import type { AskedAmount, Inquiry, Scenario } from '../../scenario/index.ts';
import {
  type AskedBy,
  type AskingMatch,
  type AskingPattern,
  asking,
  askingMarked,
  numberSaid,
} from './asking-pattern.ts';

/** The inquiry on what comes of an ability that has triggered, where that is the event; undefined for other events. */
function doneBy({ kind }: Scenario['when']): Inquiry | undefined {
  const of = AMOUNTS.find(([event]) => event === kind)?.[1];
  return of === undefined ? undefined : { kind: 'amount', of, asks: 'whether' };
}

const AMOUNTS: readonly (readonly [event: Scenario['when']['kind'], of: AskedAmount])[] = [
  ['draws', 'cards drawn'],
  ['gainsLife', 'life gained'],
  ['losesLife', 'life lost'],
  ['dealsDamage', 'damage'],
  ['creates', 'tokens'],
];

/** Acts that somebody or something is kept from, by the words they begin with, each as an inquiry of its own. */
const ACTS: readonly (readonly [
  said: RegExp,
  asked: (objects: readonly string[], number: number | undefined, when: Scenario['when']) => Inquiry,
])[] = [
  [
    /^(?:enter|com|be|play)ing (?:it |them )?(?:in )?(?:battlefield )?tapped/u,
    objects => ({ kind: 'whether', objects, state: { is: 'tapped' } }),
  ],
  [
    /^(?:enter|com|be|play)ing (?:it |them )?(?:in )?(?:battlefield )?untapped/u,
    objects => ({ kind: 'whether', objects, state: { is: 'tapped' }, opposite: true }),
  ],
  [
    /^(?:getting|entering with|coming in with|having) (?:any |its )?(?:#[^ ]+ )?counters/u,
    objects => ({ kind: 'counters', objects, asks: 'whether' }),
  ],
  [
    /^(?:persist|undying|com(?:e|ing) back|return)/u,
    objects => ({ kind: 'triggers', objects, effect: 'return', asks: 'whether' }),
  ],
  [
    /^(?:reanimat|enter|com(?:e|ing) in|cheat|put|blink|flicker|bring)(?!.*\b(?:un)?tapped\b)/u,
    objects => ({ kind: 'whether', objects, state: { is: 'in zone', zone: 'battlefield' } }),
  ],
  [
    /^(?:(?:etb|death|dies|enter|attack(?:ing|s)?|upkeep|landfall) )?(?:trigger|ability|abilities|etb|going off|landfall)/u,
    (objects, _, when) => doneBy(when) ?? { kind: 'triggers', objects, asks: 'whether' },
  ],
  [
    /^draw/u,
    (_, n) => ({ kind: 'amount', of: 'cards drawn', asks: 'whether', ...(n === undefined ? {} : { number: n }) }),
  ],
  [/^(?:gaining|lifegain|life gain)/u, () => ({ kind: 'amount', of: 'life gained', asks: 'whether' })],
  [/^losing life/u, () => ({ kind: 'amount', of: 'life lost', asks: 'whether' })],
  [/^(?:making|creating|getting) .*tokens?$/u, () => ({ kind: 'amount', of: 'tokens', asks: 'whether' })],
  [/^(?:search|tutor|fetch)/u, () => ({ kind: 'triggers', effect: 'search', asks: 'whether' })],
  [
    /^(?:dying|being (?:destroyed|killed)|getting (?:destroyed|killed))/u,
    objects => ({ kind: 'whether', objects, state: { is: 'dead' } }),
  ],
  [/^(?:being|getting) exiled/u, objects => ({ kind: 'whether', objects, state: { is: 'in zone', zone: 'exile' } })],
  [/^paying/u, () => ({ kind: 'choice', choice: 'pay', asks: 'may' })],
];

/** The wording "Does X stop Y from triggering?": undefined for what is not judged. */
const stops: AskedBy = match => {
  const by = namedIn(match.part('b'), match);
  const objects = namedIn(match.part('o') === '' ? match.part('v') : match.part('o'), match);
  const said = match.part('v').replace(/^(?:its|his|her|their) /u, '');
  if (by.length === 0) return undefined;
  if (said === '') return { kind: 'stops', by };
  const act = ACTS.find(([words]) => words.test(said));
  return act === undefined
    ? undefined
    : {
        kind: 'stops',
        by,
        from: act[1](objects, numberSaid(/^\w+ (\w+)/u.exec(said)?.[1] ?? ''), match.scenario.when),
      };
};

function namedIn(said: string, { text: { names } }: AskingMatch): readonly string[] {
  return [...said.matchAll(/@(\d+)/gu)].flatMap(([, n]) => names[Number(n)] ?? []);
}

const B = '(?:(?:my|their|his|her|our|opponents|my opponents|opps|this|that|your) )*(?<b>@\\d+)';
const STOP =
  '(?:stop|prevent|keep|block|hose|brick|blank|wreck|ruin|screw over|mess up|mess with|beat|counter|negate|nullify|neuter|shut off|shut down|turn off|stops|prevents|cancel)';
const OBJECT = '(?:(?:my|their|his|her|our|opponents|my opponents|opps|this|that|your) )*(?<o>@\\d+)s?';

/** The opposite of whether X stops it: "Does Y get around X?". */
const getsAround: AskedBy = match => ({ kind: 'stops', by: namedIn(match.part('b'), match), opposite: true });

/** The wording "Does X affect Y?", and of two that work together, whether either does something there. */
const bears: AskedBy = match => ({
  kind: 'bears',
  by: [...namedIn(match.part('b'), match), ...namedIn(match.part('o'), match)],
});

const AFFECT =
  '(?:affect|impact|change|modify|apply to|double|triple|pump|boost|buff|help|hit|see|count|work on|work for|work with|give|tap)s?';
const WORK_WITH = '(?:work|combo|interact|trigger|go)s? (?:together )?(?:with|against|under|through|off|off of|on)';
const AFFECTED = '(?:affected|impacted|changed|modified|doubled|tripled|pumped|boosted|buffed|hit|touched)';

const ALL_STAY: AskedBy = () => ({ kind: 'allStay' });
const ONE_GOES: AskedBy = () => ({ kind: 'allStay', opposite: true });
const OF = '(?: of (?:them|those|my [a-z]+|@\\d+))?';

export const STOPPING_PATTERNS: readonly AskingPattern[] = [
  asking(
    `(?:DO|can|could) ${B} ${STOP}(?: (?:${OBJECT}|me|them|us|you|P|it|that|this))?(?: from)?(?: (?<v>.+))?`,
    stops,
  ),
  asking(
    `BE (?:${OBJECT}|S) (?:stopped|prevented|hosed|shut off|shut down|turned off|negated|countered) by ${B}`,
    stops,
  ),
  asking(`(?:DO|can|could) (?:${OBJECT}|S) (?:get around|bypass|dodge|avoid|ignore|beat) ${B}`, getsAround),
  asking(`BE (?:${OBJECT}|S) immune to ${B}`, getsAround),
  asking(
    `(?:DO|can|could) P (?:get to )?(?:keep|have|control) (?:both|all|two|all of them|them both|them all)${OF}(?: right| correct)?`,
    ALL_STAY,
  ),
  asking(
    `DO (?:they )?(?:both|all)${OF} (?:stay|survive|stick|stick around|remain|live)(?: on battlefield| in play)?`,
    ALL_STAY,
  ),
  asking(
    `(?:DO|must) P (?:have to |need to )?(?:sacrifice|sac|lose|choose|get rid of|give up) (?:one|either)${OF}`,
    ONE_GOES,
  ),
  asking(`DO (?:one|either|any)${OF} (?:die|go away|have to go|go to graveyard|get legend ruled)`, ONE_GOES),
  asking(
    '(?:DO|must|gotta) (?:P|one of us|one of them) (?:have to |need to )?(?:put|bin|pitch|sac|sacrifice|lose) (?:one|either)(?: of (?:them|those))?(?: .+)?',
    ONE_GOES,
  ),
  asking('DO one of (?:us|them|those) (?:have to |need to )?(?:sac|sacrifice|lose|bin|go|die)(?: .+)?', ONE_GOES),
  asking('DO legend rule (?:get|hit|kill|take|apply to|matter for) .+', ONE_GOES),
  askingMarked('legend rule', ONE_GOES),
  asking('DO (?:they |P )?legend rule(?: (?:apply|happen|kick in|matter|trigger|each other|them))?', ONE_GOES),
];

/** Patterns of questions whether one permanent changes anything of another, for what no other pattern reads. */
export const BEARING_PATTERNS: readonly AskingPattern[] = [
  asking(`(?:DO|can|could) ${B} ${WORK_WITH} ${OBJECT}`, bears),
  asking(`(?:DO|can|could) ${B} ${AFFECT} (?:.+)`, bears),
  asking(`(?:BE|DO) (?:.+) (?:be |get |gets |getting )?${AFFECTED} (?:by|from|with) ${B}`, bears),
];
