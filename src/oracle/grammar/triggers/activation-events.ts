// 602.2: trigger events of activating: "you activate an ability of a creature that isn't a mana ability".
import type { Filter, PlayerRef, TriggerEvent } from '../../../engine/index.ts';
import { mapPhrase, memo, oneOf, type Phrase, variant } from '../../phrase.ts';
import { constant, template } from '../../template.ts';
import { aFilter } from '../nouns/filters.ts';
import { subjectOne } from '../nouns/subjects.ts';
import { ANYONE, playerOne, YOU } from '../words/players.ts';

type Activates = Extract<TriggerEvent, { readonly kind: 'activates' }>;
type Ability = Pick<Activates, 'what' | 'isMana' | 'isLoyalty'>;

/** The object whose ability is activated: "an artifact", "enchanted creature". */
const source: Phrase<Filter> = oneOf<Filter>('what has the ability', [aFilter, subjectOne]);

const ability: Phrase<Ability> = oneOf<Ability>('an ability', [
  constant({}, 'an ability'),
  template({})`an ability of ${{ what: source }}`,
  constant({ isLoyalty: true }, 'a loyalty ability'),
  template({ isLoyalty: true })`a loyalty ability of ${{ what: source }}`,
]);

/** An ability that is no mana ability, after whose noun `words` say so. */
function noMana(words: (what: Phrase<Ability>) => Phrase<Ability>): Phrase<Ability> {
  return mapPhrase(
    words(ability),
    (it): Ability => ({ ...it, isMana: false }),
    ({ isMana, ...it }) => (isMana === false ? it : undefined),
    ['what', 'isMana', 'isLoyalty'],
  );
}

const anyAbility: Phrase<Ability> = memo(
  oneOf<Ability>('an ability', [
    ability,
    noMana(it => template({})`${it} that isn't a mana ability`),
    variant(noMana(it => template({})`${it}, if it isn't a mana ability`)),
  ]),
);

/** "An ability of equipped creature is activated": by whom does not matter. */
const passive: Phrase<Ability> = memo(
  oneOf<Ability>('an ability', [
    template({})`an ability of ${{ what: source }} is activated`,
    noMana(() => template({})`an ability of ${{ what: source }} is activated, if it isn't a mana ability`),
  ]),
);

function by(who: PlayerRef, phrase: Phrase<Ability>): Phrase<TriggerEvent> {
  return mapPhrase(
    phrase,
    (it): TriggerEvent => ({ kind: 'activates', who, ...it }),
    event => {
      if (event.kind !== 'activates' || event.who.kind !== who.kind) return undefined;
      const { kind: _, who: __, ...activated } = event;
      return activated;
    },
  );
}

/** An ability that somebody activates. */
export const activationEvents: Phrase<TriggerEvent> = memo(
  oneOf<TriggerEvent>('an event', [
    by(YOU, template({})`you activate ${anyAbility}`),
    mapPhrase(
      template({})`${{ who: playerOne }} activates ${anyAbility}`,
      ({ who, ...it }): TriggerEvent => ({ kind: 'activates', who, ...it }),
      event => {
        if (event.kind !== 'activates') return undefined;
        const { kind: _, ...activated } = event;
        return activated;
      },
    ),
    variant(by(ANYONE, passive)),
  ]),
);
