// Options that the text of a card offers, as what the player does who takes them: "reveal the top card of your library".

import type { Choice } from '../../engine/index.ts';
import { equals } from '../../kit/structure.ts';
import { listInWords } from '../english.ts';
import { type ExplainContext, phraserFor } from '../explain-context.ts';
import { effectPhrase } from '../phrase/effect-phrase.ts';
import type { Phraser } from '../phrase/phraser.ts';
import { rewriteClauses } from '../phrase/rewrite-phrase.ts';

type Offered = NonNullable<Choice['offered']>;

/** The option as an infinitive; undefined where its text is no act of the player to whom it is offered. */
export function offeredOption(context: ExplainContext, { offered, object, who }: Choice): string | undefined {
  if (offered === undefined) return undefined;
  const phraser = phraserFor(context, offered.by, object);
  // the words of an instruction to another player are about that player
  const isOther = offered.who.kind === 'you' && offered.by.controller !== who;
  const acts = actsOf(isOther ? phraser.withYou('they', 'their') : phraser, offered);
  return acts.length === 0 || acts.includes('') ? undefined : listInWords(acts);
}

/** Each part of an option as an infinitive; empty where somebody or something else acts. */
function actsOf(phraser: Phraser, { who, effects, rewrites }: Offered): readonly string[] {
  const infinitive = (phrase: (derived: Phraser) => string) => {
    let verbs = '';
    const does = (of: typeof who, verb: string) => {
      if (verbs === '' && equals(of, who)) verbs = verb;
      return verbs === verb ? verb : phraser.does(of, verb);
    };
    const words = phrase({ ...phraser, does });
    return verbs !== '' && words.startsWith(verbs) ? words : '';
  };
  if (effects.length > 0) return effects.map(effect => infinitive(it => effectPhrase(it, effect)));
  return rewrites.flatMap(rewrite => {
    if (rewrite.kind === 'instead') return rewrite.effects.map(effect => infinitive(it => effectPhrase(it, effect)));
    return rewrite.kind === 'choose' ? [infinitive(it => rewriteClauses(it, [rewrite]))] : [''];
  });
}
