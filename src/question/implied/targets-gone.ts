// Targets that are gone when a permanent spell resolves: "I bestow X onto my Y and they kill it in response" (608.2b, 702.103e).
import { capitalized } from '../../kit/strings.ts';
import { type Cards, cardKnown } from '../model/card-traits.ts';
import { castOf, type Gathered, type Happening, type Mention } from '../model/mention.ts';
import type { SpokenAction, Token } from '../tokens/question-token.ts';

/** The zones in which what is gone lies, by what was done to it. */
const GONE_TO: Partial<Record<SpokenAction, string>> = {
  dies: 'graveyard',
  destroys: 'graveyard',
  sacrifices: 'graveyard',
  exiles: 'exile',
  bounces: 'hand',
};

/** The gathered question in which the target of an Aura spell or of one cast bestowed lies where the response has put it. */
export function withTargetsGone(gathered: Gathered, cards: Cards): Gathered {
  const told = gathered.happenings.filter(it => !it.asked);
  const [cast, response, ...more] = told;
  const zone = response?.response === true ? GONE_TO[response.action] : undefined;
  if (cast === undefined || response === undefined || more.length > 0 || zone === undefined) return gathered;
  const [target, ...others] = cast.targets;
  if (!isOnHost(cast, cards) || target === undefined || others.length > 0 || !isOf(response, target, cards))
    return gathered;
  target.place = zone;
  const illegal: Happening = { ...cast, targetGone: true };
  const words = response.objects.filter(it => it !== target);
  // whoever responds is nowhere in what is left
  const responds = (it: Token) => it.kind === 'who' && !it.whose && it.at > target.at && it.at < response.at;
  return {
    ...gathered,
    told: gathered.told.filter(it => !responds(it)),
    mentions: gathered.mentions.filter(it => !words.includes(it)),
    happenings: gathered.happenings.flatMap(it => (it === cast ? [illegal] : it === response ? [] : [it])),
  };
}

/** Whether an event is the casting of an Aura, or of a card with bestow for that cost. */
function isOnHost({ action, verb, objects, response }: Happening, cards: Cards): boolean {
  const [object, ...more] = objects;
  const known = object === undefined ? undefined : cardKnown(cards, object);
  if (action !== 'enters' || more.length > 0 || known === undefined || response === true) return false;
  const costs = object === undefined ? undefined : castOf(object).costs;
  const isBestowed = verb?.cost === 'bestow' || (Array.isArray(costs) && costs.includes('bestow'));
  return isBestowed || known.face.subtypes.includes('Aura');
}

/** Whether a response is done to the target: by its name, or by a word that points at it, "they kill the elf". */
function isOf({ objects, beside }: Happening, target: Mention, cards: Cards): boolean {
  const [only, ...more] = objects;
  if (only === undefined || more.length > 0 || beside.length > 0) return false;
  if (only === target) return true;
  if (only.names.length > 0 || only.pointed === undefined || only.noun === undefined) return false;
  const { said } = only.noun;
  const types = cardKnown(cards, target)?.face.subtypes ?? [];
  return said === 'creature' || types.includes(capitalized(said));
}
