// Keyword actions (701) as sentences: "proliferate", "investigate twice", "incubate X, where X is …", "target creature you
// control explores", "goad target creature".
import { type Amount, type Effect, keywordAction, map, type Objects, type PlayerRef } from '../../engine/index.ts';
import { NUMBER_WORDS } from '../../kit/number-words.ts';
import { amount, eachAmount } from '../grammar/amounts/amounts.ts';
import { actedOn } from '../grammar/effects/acted-on.ts';
import { readWhole } from '../phrase.ts';

/** The effects of a sentence that is one keyword action; its targets are numbered from zero. */
export function actionOf(sentence: string): readonly Effect[] | undefined {
  const words = sentence.replace(/\.$/, '').replace(/^you /, '');
  const done = repeated(words) ?? withAmount(words);
  // 701.37a, 701.46a: what a permanent does itself
  if (done !== undefined && /^(?:monstrosity|adapt) /.test(words)) return done.map(it => withObjects(it, ITSELF));
  return done ?? ofObjects(words) ?? ofPlayers(words) ?? investigated(words);
}

/** "proliferate", "amass Orcs 2", "investigate twice". */
function repeated(words: string): readonly Effect[] | undefined {
  const [, verb = words, times] = /^(.*) (twice|three times)$/.exec(words) ?? [];
  const numbered = verb.replace(/ (\w+)$/, (whole, word: string) => {
    const n = NUMBER_WORDS.indexOf(word as (typeof NUMBER_WORDS)[number]); // any word may be looked for
    return n < 0 ? whole : ` ${n}`;
  });
  const action = keywordAction(numbered, 1);
  if (action === undefined) return undefined;
  return Array.from({ length: times === 'twice' ? 2 : times === undefined ? 1 : 3 }, () => action.effects).flat();
}

/** "incubate X, where X is the number of creatures you control", "amass X". */
function withAmount(words: string): readonly Effect[] | undefined {
  const [, verb, said] = /^([a-z ]+) X(?:, where X is (.*))?$/i.exec(words) ?? [];
  if (verb === undefined) return undefined;
  const n = said === undefined ? X : readWhole(amount, said).values[0];
  return n === undefined ? undefined : keywordAction(verb, n)?.effects;
}

const X: Amount = { kind: 'x' };

const ITSELF: Objects = { kind: 'ref', ref: { kind: 'self' } };

/** Actions of a permanent, or done to one, with the words that name it before or after. */
const OF_OBJECTS: readonly (readonly [pattern: RegExp, action: string])[] = [
  [/^(.*) explores?$/, 'explore'],
  [/^(.*) connives?(?: (\d+))?$/, 'connive'],
  [/^(.*) endures? (\d+)$/, 'endure'],
  [/^harness (.*)$/, 'harness'],
  [/^goad (.*)$/, 'goad'],
  [/^suspect (.*)$/, 'suspect'],
];

function ofObjects(words: string): readonly Effect[] | undefined {
  for (const [pattern, action] of OF_OBJECTS) {
    const [, named, n = '1'] = pattern.exec(words) ?? [];
    const what = named === undefined ? undefined : readWhole(actedOn, named).values[0];
    const effects = what === undefined ? undefined : keywordAction(action, Number(n))?.effects;
    if (what !== undefined && effects !== undefined) return effects.map(it => withObjects(it, what));
  }
  return undefined;
}

/** The action of the objects that the sentence names, in the place of one that its player chooses. */
function withObjects(effect: Effect, what: Objects): Effect {
  if (effect.kind === 'act') return { ...effect, effects: effect.effects.map(it => withObjects(it, what)) };
  return effect.kind === 'performs' || effect.kind === 'designate' ? { ...effect, what } : effect;
}

/** "its controller manifests the top card of their library", "manifest the top two cards of your library". */
function ofPlayers(words: string): readonly Effect[] | undefined {
  const [, who = '', verb, number] =
    /^(?:(its controller|that creature's controller) )?(manifest|cloak)s? the top (?:(two|three|four) cards|card) of (?:your|their) library$/.exec(
      words,
    ) ?? [];
  if (verb === undefined) return undefined;
  const times = number === undefined ? 1 : NUMBER_WORDS.indexOf(number as (typeof NUMBER_WORDS)[number]);
  const effects = keywordAction(`${verb} ${times}`, 1)?.effects;
  const by = { kind: 'controllerOf', of: { kind: 'it' } } as const;
  return who === '' ? effects : effects?.map(it => map('effect', it, { who: one => (one.kind === 'you' ? by : one) }));
}

/** "its controller investigates for each nontoken creature exiled this way" (701.16a). */
function investigated(words: string): readonly Effect[] | undefined {
  const [, whose, said] = /^(its controller )?investigates? for each (.*)$/.exec(words) ?? [];
  const times = said === undefined ? undefined : readWhole(eachAmount, said).values[0];
  if (times === undefined) return undefined;
  const who: PlayerRef = whose === undefined ? { kind: 'you' } : { kind: 'controllerOf', of: { kind: 'it' } };
  return keywordAction('investigate', times)
    ?.effects.flatMap(it => (it.kind === 'act' ? it.effects : [it]))
    .map(it => (it.kind === 'createTokens' ? { ...it, who } : it));
}
