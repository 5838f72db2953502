// Choices and actions as something enters that no list of the rules covers, kept by their words: an artist, a letter.
import type { ChoiceRange, ChosenKind, Effect, PlayerRef, Rewrite } from '../../../engine/index.ts';
import { AND, listOfOne, listPhrase, OR, textMatching } from '../../combine.ts';
import { mapPhrase, oneOf, type Phrase } from '../../phrase.ts';
import { constant, template, wrapping } from '../../template.ts';
import { digits, withIndefiniteArticle } from '../words/numbers.ts';
import { OPPONENT, YOU } from '../words/players.ts';

type Choose = Extract<Rewrite, { readonly kind: 'choose' }>;
const you = { kind: 'choose', who: YOU } as const;

const NOUN =
  /artist|letter|watermark|planeswalker type|word with [a-z]+ or more letters|consonant other than [A-Z](?:, (?:or )?[A-Z])*|sentence with [a-z]+ or fewer words|hand attached to an opponent's arm|second number one higher or one lower than that number/;

/** A thing described in words: "an artist", "a letter", "a word with three or more letters". */
export const describedThing: Phrase<Choose> = oneOf<Choose>('something described', [
  template({
    ...you,
    what: 'word',
  })`${{ among: described(withIndefiniteArticle(textMatching('something described', NOUN))) }}`,
  template({ ...you, what: 'cardType' })`a card type ${{
    among: described(textMatching('what types', /shared among two exiled cards used to craft it/)),
  }}`,
]);

function described(words: Phrase<string>): Phrase<ChoiceRange> {
  return mapPhrase(
    words,
    (it): ChoiceRange => ({ kind: 'described', text: it }),
    it => (it.kind === 'described' ? it.text : undefined),
  );
}

const chosen = (what: ChosenKind, words: string, who: PlayerRef = YOU): Rewrite => ({
  kind: 'choose',
  what,
  who,
  among: { kind: 'described', text: words },
});
const done = (words: string): Rewrite => ({ kind: 'do', effects: [{ kind: 'text', text: words }] });
const COLOR: Rewrite = { kind: 'choose', what: 'color', who: YOU, among: undefined };
const NAME: Rewrite = { kind: 'choose', what: 'cardName', who: YOU, among: { kind: 'except', words: ['basic land'] } };

type Done = readonly Rewrite[];

/** Actions that do not touch the permanent, kept by their words. */
const UNPLAYED_ACTION = /straighten your arms|each player chooses [a-z]+ or [a-z]+|you get an emblem with "[^"\n]*"/;

/** A choice at random among consecutive numbers: "choose 4, 5, or 6 at random". */
const atRandom: Phrase<Done> = mapPhrase(
  wrapping`choose ${listPhrase(digits, OR, 2)} at random`,
  (numbers): Done | undefined => {
    const [from = 0] = numbers;
    if (!numbers.every((it, n) => it === from + n)) return undefined;
    const among = { kind: 'numbers', from, to: from + numbers.length - 1 } as const;
    return [{ ...you, what: 'number', among, how: 'random' }];
  },
  ([only, ...more]) => {
    if (only?.kind !== 'choose' || only.how !== 'random' || more.length > 0) return undefined;
    const { among } = only;
    if (among?.kind !== 'numbers' || typeof among.from !== 'number' || typeof among.to !== 'number') return undefined;
    const { from, to } = among;
    return Array.from({ length: to - from + 1 }, (_, n) => from + n);
  },
);

const NAMED = 'nonland card revealed this way';
const REVEALED_NAME: Rewrite = {
  kind: 'choose',
  what: 'cardName',
  who: YOU,
  among: {
    kind: 'filter',
    filter: {
      clauses: [
        { kind: 'not', of: { kind: 'type', type: 'Land' } },
        { kind: 'card' },
        { kind: 'inZone', zone: 'hand', whose: OPPONENT },
      ],
    },
  },
};
const HANDS = "of enchanted player's hands";
const HAND = 'that player balances ~ on the back of that hand';
const HEAD = 'balance ~ on your head';
const OTHERS_NAME: Rewrite = { ...NAME, who: OPPONENT };

/** Whole sentences after "as ~ enters, ". */
export const describedChoices: Phrase<Done> = oneOf<Done>('something described', [
  atRandom,
  listOfOne(
    template({ kind: 'do' })`${{
      effects: listOfOne<Effect>(
        template({ kind: 'text' })`${{ text: textMatching('an action that is not played', UNPLAYED_ACTION) }}`,
      ),
    }}`,
  ),
  constant([chosen('word', 'keyword ability or ability word')], 'name a keyword ability or ability word'),
  listOfOne(
    template({ ...you, what: 'word' })`secretly note ${{
      among: described(withIndefiniteArticle(textMatching('a word', /word with [a-z]+ to [a-z]+ letters/))),
    }}`,
  ),
  constant([chosen('word', 'of your fingers', OPPONENT)], 'an opponent chooses one of your fingers'),
  constant(
    [done('each opponent reveals their hand'), REVEALED_NAME],
    `each opponent reveals their hand. you choose the name of a ${NAMED}`,
  ),
  constant([NAME, OTHERS_NAME], 'you and an opponent each choose a card name other than a basic land card name'),
  constant([chosen('word', HANDS), done(HAND)], `choose one ${HANDS}. ${HAND}`),
  constant([COLOR, done(HEAD)], `choose a color${AND.two}${HEAD}`),
]);
