// Activations that a permanent forbids, for questions that tell of none: "does Null Rod stop Sol Ring" (602.5).
import { isForbiddenActivation } from '../../scenario/index.ts';
import type { LimitFound } from '../implied/cast-limits.ts';
import { anyActivatedOf, keywordsActivated } from '../model/activations.ts';
import { type Cards, cardKnown } from '../model/card-traits.ts';
import type { Gathered, Mention } from '../model/mention.ts';
import { nameOf, type Plan, planFor } from '../model/plan.ts';
import type { TryingPlans } from './settle.ts';

/** A judgment whether abilities of a permanent can be activated, in a sentence. */
export interface ActivationJudged {
  readonly forbidden: boolean;
  readonly sentence: string;
}

/**
 * The judgment whether a permanent that limits activations keeps the abilities of the one other from being activated; it
 * is the opponent's where it limits those of opponents alone. Undefined where that differs between abilities, hangs on
 * what was chosen and not told, or several permanents are named.
 */
export function activationJudged(
  { by, words }: Pick<LimitFound, 'by' | 'words'>,
  gathered: Gathered,
  means: Pick<TryingPlans, 'cards' | 'settlePlan' | 'solve'>,
): ActivationJudged | undefined {
  const [only, ...more] = ableAmong(gathered, by, means.cards);
  if (only === undefined || more.length > 0) return undefined;
  const { mention, abilities } = only;
  const sides = by.whose === undefined ? (['you', 'opponent'] as const) : [by.whose];
  const tried = sides.map(whose =>
    abilities.map(ability => tryActivating({ mention, by, ability, whose }, gathered, means)),
  );
  for (const results of tried) {
    const refusals = results.flatMap(it => (it === 'allowed' ? [] : it));
    const [first] = refusals;
    if (first !== undefined && refusals.length === abilities.length) return { forbidden: true, sentence: first };
  }
  const isAllowed = tried.flat().every(it => it === 'allowed') && !/\bchosen\b/iu.test(words);
  return isAllowed
    ? {
        forbidden: false,
        sentence: `${nameOf(by)} does not keep the abilities of ${nameOf(mention)} from being activated (602.5).`,
      }
    : undefined;
}

/**
 * The judgment with the answer before it: "yes" of what is forbidden where it is asked whether one stops the other, "no" where
 * it is asked whether something can be done; none where neither is asked.
 */
export function judgmentSaid({ forbidden, sentence }: ActivationJudged, text: string): string {
  if (/\b(?:what|which|why|how|who)\b/iu.test(text)) return sentence;
  const isOfStopping =
    /\b(?:(?:stop|prevent|hose|affect|disable|blank|neuter)(?:s|es|ed|ped)?|(?:shut|turn|lock)s? (?:off|down|out))\b/iu.test(
      text,
    );
  const isOfDoing = /\b(?:can|could|may|able|allowed|do|does|did|will|would|still|works?)\b/iu.test(text);
  if (!isOfStopping && !isOfDoing) return sentence;
  return `${forbidden === isOfStopping ? 'Yes' : 'No'}: ${sentence}`;
}

/** A permanent with the words for its activated abilities; undefined for the only one of a token. */
interface Able {
  readonly mention: Mention;
  readonly abilities: readonly (string | undefined)[];
}

function ableAmong(gathered: Gathered, by: Mention, cards: Cards): readonly Able[] {
  const able = gathered.mentions.flatMap((mention): readonly Able[] => {
    if (mention === by) return [];
    if (typeof mention.noun?.token === 'string') return [{ mention, abilities: [undefined] }];
    const known = cardKnown(cards, mention);
    if (known === undefined || known.spell) return [];
    const abilities = [...anyActivatedOf(known), ...keywordsActivated(known)].map(it => it.named);
    return abilities.length === 0 ? [] : [{ mention, abilities }];
  });
  // "Null Rod and Sol Ring. Can I tap Sol Ring?"
  return [...new Map(able.map(it => [nameOf(it.mention), it])).values()];
}

/** The refusal of an activation, none where that is for something else; or that it is allowed. */
function tryActivating(
  activating: Activating,
  gathered: Gathered,
  { settlePlan, solve }: Pick<TryingPlans, 'settlePlan' | 'solve'>,
): 'allowed' | readonly string[] {
  const settled = settlePlan(activation(activating, gathered));
  if ('missing' in settled) return [];
  const answer = solve(settled.scenario);
  return answer.ok ? 'allowed' : answer.issues.filter(isForbiddenActivation).map(it => it.message);
}

interface Activating {
  readonly mention: Mention;
  readonly by: Mention;
  readonly ability: string | undefined;
  readonly whose: Mention['whose'];
}

/** The ability of a permanent is activated while the other is there; a permanent without an owner is the asker's. */
function activation({ mention, by, ability, whose }: Activating, gathered: Gathered): Plan {
  const source: Mention = { ...mention, place: 'battlefield', asked: false, whose: mention.whose ?? 'you' };
  const limiter: Mention = { ...by, place: 'battlefield', asked: false, ...(whose === undefined ? {} : { whose }) };
  const replaced = new Map([
    [mention, source],
    [by, limiter],
  ]);
  const others = gathered.mentions.filter(it => it === mention || nameOf(it) !== nameOf(mention));
  const mentions = others.map(it => replaced.get(it) ?? { ...it, place: it.place ?? 'battlefield', asked: false });
  const { happening, ...plan } = planFor(source, { ...gathered, mentions, relations: [], happenings: [] });
  const named = ability === undefined ? {} : { ability };
  return { ...plan, happening: { ...happening, action: 'activates', voice: 'active', source, objects: [], ...named } };
}
