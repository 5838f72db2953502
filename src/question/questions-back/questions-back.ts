// Questions back about what is open, with offers to choose from.

import { type Cards, cardKnown, typesOf } from '../model/card-traits.ts';
import type { Gathered, Mention } from '../model/mention.ts';
import { nameOf, type Plan, planFor, spellPlan } from '../model/plan.ts';
import { nounNamed } from '../names/nouns.ts';
import { planOf } from '../plan/assemble.ts';
import type { Offer, QuestionReading } from '../plan/reading.ts';
import { type ReadData, settle } from '../plan/settle.ts';

/** The question which of several cards a name means; others of which it is open are named with it. */
export function whichCard(
  text: string,
  opens: readonly [Mention, ...Mention[]],
  found: readonly string[],
): QuestionReading {
  const [open] = opens;
  const offers = open.names.map(
    (name): Offer => ({
      label: name,
      question: text.slice(0, open.at) + name + text.slice(open.at + open.text.length),
    }),
  );
  const nearest = opens.map(({ text: typed, names }) => ({ typed, names }));
  const question = `"${open.text}" may be several cards. Which one is meant?`;
  return { kind: 'asked back', question, offers, found, nearest };
}

/** The object that enters as a copy while there is nothing to copy; undefined where there is none. */
export function copiesNothing({ mentions, happenings }: Gathered, cards: Cards): Mention | undefined {
  // "can I copy Blood Moon with Clone": it was said what is copied, which may not be
  if (happenings.some(it => it.action === 'copies' && it.objects.length === 1)) return undefined;
  const copier = mentions.find(
    it => it.place === undefined && it.copying === undefined && cardKnown(cards, it)?.copies === true,
  );
  const others = mentions.filter(
    it => it !== copier && typesOf(it, cards).some(type => type === 'Creature' || type === 'Planeswalker'),
  );
  const says = copier === undefined ? undefined : cardKnown(cards, copier)?.says;
  const isNamedKind = mentions.some(it => it !== copier && typesOf(it, cards).some(type => says?.has(type) === true));
  return copier === undefined || others.length > 0 || isNamedKind ? undefined : copier;
}

/** A question, what was found in it, and what its offers are made with. */
interface Offering {
  readonly text: string;
  readonly found: readonly string[];
  readonly cards: Cards;
  readonly readData: ReadData;
}

/** The question what an object copies, which offers a creature and nothing. */
export function whatIsCopied(
  copier: Mention,
  gathered: Gathered,
  { text, found, cards, readData }: Offering,
): QuestionReading {
  const noun = nounNamed('creature');
  const bear: Mention = {
    names: [],
    ...(noun === undefined ? {} : { noun }),
    loose: false,
    open: false,
    text: 'a creature',
    at: text.length,
    count: 1,
    counted: false,
    whose: 'opponent',
    place: 'battlefield',
    another: true,
    patch: {},
    asked: false,
    beside: false,
  };
  const withBear = planOf({ ...gathered, mentions: [...gathered.mentions, bear] }, cards, false);
  const without = planOf(gathered, cards, false);
  const offers = [
    ...('plan' in withBear ? offerOf('A creature without abilities', withBear.plan, cards, readData) : []),
    ...('plan' in without ? offerOf('Nothing is there to copy', without.plan, cards, readData) : []),
  ];
  return { kind: 'asked back', question: `What does ${nameOf(copier)} copy?`, offers, found };
}

/** The offer of a plan, with owners by the texts of the cards; empty where it can't be written as a scenario. */
export function offerOf(label: string, plan: Plan, cards: Cards, readData: ReadData): readonly Offer[] {
  const settled = settle(plan, { cards, readData });
  return 'missing' in settled ? [] : [{ label, scenario: settled.scenario }];
}

/** Offers where no event was understood: each spell on each object, and each object enters. */
export function wayOutOffers(gathered: Gathered, cards: Cards, readData: ReadData): readonly Offer[] {
  const { mentions } = gathered;
  const isSpell = (mention: Mention) => cardKnown(cards, mention)?.spell === true;
  const aimed = mentions
    .filter(isSpell)
    .flatMap(spell =>
      mentions
        .filter(it => !isSpell(it))
        .flatMap(target =>
          offerOf(
            `${nameOf(spell)} resolves on ${nameOf(target)}`,
            aimedPlan(spell, target, gathered),
            cards,
            readData,
          ),
        ),
    );
  const entering = mentions.flatMap(it => offerOf(`${nameOf(it)} enters`, planFor(it, gathered), cards, readData));
  return [...aimed, ...entering].slice(0, MOST_OFFERS);
}

/** The most ways out offered. */
const MOST_OFFERS = 5;

function aimedPlan(spell: Mention, target: Mention, gathered: Gathered): Plan {
  const plan = spellPlan(spell, gathered);
  return { ...plan, happening: { ...plan.happening, targets: [target] } };
}
