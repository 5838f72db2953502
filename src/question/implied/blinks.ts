// Returns of what was exiled, told as two events or by what returns it: "I exile X and it returns", "X comes back from my Ephemerate".
import { type Cards, cardKnown } from '../model/card-traits.ts';
import type { Gathered, Happening, Mention } from '../model/mention.ts';

/**
 * The wordings "I exile X and it returns", "X comes back from my Ephemerate": an exile and the return of the same objects
 * are one event, and so is the return by what exiles first.
 */
export function withBlinks(told: Gathered, cards: Cards): Gathered {
  const gathered = withReturnsByBlinks(told, cards);
  const happenings = gathered.happenings.flatMap((happening, n) => {
    const [before, after] = [gathered.happenings[n - 1], gathered.happenings[n + 1]];
    if (happening.action === 'returns' && before !== undefined && isBackOf(before, happening, cards)) return [];
    const back = happening.action === 'exiles' && after !== undefined && isBackOf(happening, after, cards);
    return [withBlinker(back ? { ...happening, action: 'blinks' as const } : happening, gathered, cards)];
  });
  return { ...gathered, happenings };
}

/** The gathered question in which what returns by a spell or ability that exiled it is blinked by that. */
function withReturnsByBlinks(gathered: Gathered, cards: Cards): Gathered {
  const happenings = gathered.happenings.map((happening): Happening => {
    const { action, objects, source, zoneSaid, beside } = happening;
    // "it comes back with Eerie Interlude"
    const by = happening.by ?? beside.find(it => cardKnown(cards, it)?.spell === true);
    if (action !== 'returns' || zoneSaid === true || by === undefined || !isBlinker(by, cards)) return happening;
    const { source: _, ...rest } = happening;
    const blinked = { action: 'blinks', by, beside: beside.filter(it => it !== by) } as const;
    if (objects.length > 0) return { ...happening, ...blinked };
    return source === undefined ? happening : { ...rest, ...blinked, objects: [source] };
  });
  return { ...gathered, happenings };
}

/** The wording "with Soulherder I flicker X": the one permanent whose ability can do it does, where no spell is named. */
function withBlinker(happening: Happening, { mentions }: Gathered, cards: Cards): Happening {
  const { action, beside, by, source, objects, targets, who = 'you' } = happening;
  if (action !== 'blinks' || (by ?? source) !== undefined || beside.some(it => cardKnown(cards, it)?.spell === true))
    return happening;
  const isFree = (it: Mention) => !objects.includes(it) && !targets.includes(it) && (it.whose ?? who) === who;
  const isThere = (it: Mention) => (it.place ?? 'battlefield') === 'battlefield' && isBlinkingPermanent(it, cards);
  const [blinker, ...more] = mentions.filter(it => isFree(it) && isThere(it));
  if (blinker === undefined || more.length > 0) return happening;
  blinker.whose ??= who;
  blinker.place ??= 'battlefield';
  return { ...happening, source: blinker };
}

/** Whether an ability of a permanent exiles something and returns it. */
function isBlinkingPermanent(mention: Mention, cards: Cards): boolean {
  const known = cardKnown(cards, mention);
  const actions = known?.spell === false ? [known.says.action, known.says.actionDone, known.says.actionOfStep] : [];
  return actions.some(it => it?.kind === 'blinks');
}

/** Whether a spell or an ability of a permanent exiles something and returns it. */
function isBlinker(mention: Mention, cards: Cards): boolean {
  return cardKnown(cards, mention)?.says.action.kind === 'blinks';
}

/** Whether the second tells that what the first exiled comes back; "X got exiled by Y and comes back" is said of X. */
function isBackOf({ action, objects, targets, by }: Happening, back: Happening, cards: Cards): boolean {
  const isCast = action === 'enters' && objects.length === 1 && objects.every(it => isBlinker(it, cards));
  const moved = action === 'resolves' || isCast ? targets : objects;
  const isSaidOfCause = by !== undefined && back.objects.length === 1 && back.objects[0] === by && isBlinker(by, cards);
  const same = moved.length > 0 && (isSaidOfCause || back.objects.every(it => moved.includes(it)));
  return back.action === 'returns' && same && (isCast || ['exiles', 'blinks', 'resolves'].includes(action));
}
