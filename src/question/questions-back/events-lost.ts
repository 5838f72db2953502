// Events that a question tells as over, or asks of a subject of their own, and that its scenario has as what happens now.
import type { Happening, Patch } from '../model/mention.ts';
import type { Plan } from '../model/plan.ts';
import type { SpokenAction, Token } from '../tokens/question-token.ts';
import { valuesIn } from './values-written.ts';

/**
 * The words by which the event of a scenario is another one's: the verb of what is asked of another object, where the event was
 * told as over ("I already resolved X. Does my Y get in?"), a cost that is paid in place of another, and the subject between the object and a verb in the passive voice
 * ("X is a graveyard getting exiled").
 */
export function eventsLost(tokens: readonly Token[], { happening, gathered }: Plan, data: Patch): readonly string[] {
  const after = happening.already && !happening.asked ? askedAfter(happening, gathered.happenings) : [];
  return [
    ...after,
    ...costsLost(gathered.happenings, data),
    ...subjectsBetween(tokens, happening),
    ...damageLost(tokens, happening, data),
    ...fetchesLost(tokens, happening, gathered.happenings),
  ];
}

/** The wording "damage 5, how many", of an amount told before what is asked, where the scenario has no such number. */
function damageLost(tokens: readonly Token[], { action }: Happening, data: Patch): readonly string[] {
  const asks = tokens.findIndex(it => it.kind === 'ask');
  if (action !== 'enters' || asks < 0) return [];
  const { numbers } = valuesIn([data]);
  return tokens.slice(0, asks).flatMap((damage, i) => {
    const [number, next] = [tokens[i + 1], tokens[i + 2]];
    const isDamage = damage.kind === 'about' && /^(?:damage|dmg)$/iu.test(damage.text);
    const isAmount =
      number?.kind === 'number' && !number.article && ['ask', 'small', 'stop'].includes(next?.kind ?? '');
    return isDamage && isAmount && !numbers.has(number.value) ? [`${damage.text} ${number.text}`] : [];
  });
}

/**
 * The words that ask for a total of two lands that enter, one of which fetches the other, where the scenario has the second alone:
 * "I play Verdant Catacombs then crack it. How much damage total?"
 */
function fetchesLost(tokens: readonly Token[], event: Happening, happenings: readonly Happening[]): readonly string[] {
  const total = tokens.find(it => /^(?:total|altogether|in total|in all|combined|overall)$/iu.test(it.text));
  const fetch = event.action === 'enters' ? event.by?.names[0] : undefined;
  if (total === undefined || fetch === undefined) return [];
  const isPlayed = happenings.some(
    ({ action, objects, asked, at }) =>
      action === 'enters' && !asked && at !== event.at && objects.some(it => it.names[0] === fetch),
  );
  return isPlayed ? [total.text] : [];
}

/** Verbs of casting for another cost, "evoke", that nothing is the object of, where the scenario has not that cost (118.9). */
function costsLost(happenings: readonly Happening[], data: Patch): readonly string[] {
  const { words } = valuesIn([data]);
  return happenings.flatMap(({ verb, objects }) => {
    const { cost, text = '' } = verb ?? {};
    return cost === undefined || objects.length > 0 || words.has(cost) ? [] : [text];
  });
}

function askedAfter(event: Happening, happenings: readonly Happening[]): readonly string[] {
  const known = [...event.objects, ...event.targets, ...event.beside, event.by, event.source];
  return happenings.flatMap(({ action, at, objects, verb }) => {
    const isOther = at > event.at && COMING.has(action) && objects.some(it => !known.includes(it));
    return isOther && verb !== undefined && at !== event.at ? [verb.text] : [];
  });
}

/** Events of what was not there before. */
const COMING: ReadonlySet<SpokenAction> = new Set(['enters', 'returns', 'copies', 'casts', 'attacks', 'hits']);

/** The words "a graveyard" between "is" and the verb of an event in the passive voice, whose objects were named before. */
function subjectsBetween(tokens: readonly Token[], { verb, objects }: Happening): readonly string[] {
  if (verb?.voice !== 'passive' || objects.length === 0) return [];
  const to = tokens.findIndex(it => it.kind === 'verb' && it.at === verb.at);
  const from = tokens.findLastIndex((it, i) => i < to && (it.kind === 'be' || it.kind === 'ask'));
  const between = to < 0 || from < 0 ? [] : tokens.slice(from + 1, to);
  if (between.some(it => ['card', 'noun', 'stop', 'have', 'there', 'verb', 'state'].includes(it.kind))) return [];
  const [article, subject] = between;
  const isLed = (article?.kind === 'number' && article.article) || /^(?:any|some)$/iu.test(article?.text ?? '');
  const isThing = subject?.kind === 'about' || subject?.kind === 'unknown';
  return isLed && isThing ? [`${article?.text} ${subject.text}`] : [];
}
