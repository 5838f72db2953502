// 603: what a triggered ability watches for. "~ enters", "another creature you control enters", "one or more … die".
import type { Filter, TriggerEvent, Zone } from '../../engine/index.ts';
import { option, table } from '../combine.ts';
import { form, says } from '../form.ts';
import { map, memo, oneOf, type Phrase, variant } from '../phrase.ts';
import { aFilter, eachFilter, filterMany } from './filters.ts';
import { playerOne, YOU } from './players.ts';
import { subjectOne } from './subjects.ts';

type Events = readonly TriggerEvent[];

/** "~", "enchanted creature", "a creature you control", "another Elf". */
const whatOne: Phrase<Filter> = memo(oneOf<Filter>('what', [aFilter, subjectOne, variant(eachFilter)]));

const zoneFrom = table<Zone>('a zone', {
  'a graveyard': 'graveyard',
  'your graveyard': 'graveyard',
  exile: 'exile',
  'your hand': 'hand',
  'your library': 'library',
});
/** How it enters, said after the verb. */
const how = option(
  oneOf<Partial<Extract<TriggerEvent, { readonly kind: 'enters' }>>>('how', [
    says({ under: YOU }, ' under your control'),
    says({ under: { kind: 'opponent' } }, " under an opponent's control"),
    says({ tapped: true }, ' tapped'),
    says({ tapped: false }, ' untapped'),
    form({})` from ${{ from: zoneFrom }}`,
  ]),
);

const one = { oneOrMore: false } as const;
const more = { oneOrMore: true } as const;

/** Events about one object: subject, then verb in the singular. */
const single: Phrase<TriggerEvent> = oneOf<TriggerEvent>('an event', [
  form({ kind: 'enters', ...one })`${{ what: whatOne }} enters${how}`,
  form({ kind: 'dies', ...one })`${{ what: whatOne }} dies`,
  variant(form({ kind: 'dies', ...one })`${{ what: whatOne }} is put into a graveyard from the battlefield`),
  form({ kind: 'leaves', ...one })`${{ what: whatOne }} leaves the battlefield`,
  form({ kind: 'attacks', ...one })`${{ what: whatOne }} attacks`,
  form({ kind: 'blocks', ...one })`${{ what: whatOne }} blocks`,
  form({ kind: 'becomesBlocked', ...one })`${{ what: whatOne }} becomes blocked`,
  form({ kind: 'taps' })`${{ what: whatOne }} becomes tapped`,
  form({ kind: 'untaps' })`${{ what: whatOne }} becomes untapped`,
  form({ kind: 'turnsFaceUp' })`${{ what: whatOne }} is turned face up`,
  form({ kind: 'transforms' })`${{ what: whatOne }} transforms`,
  form({ kind: 'dealtDamage', ...one })`${{ what: whatOne }} is dealt damage`,
]);

/** "one or more creatures you control enter". */
const many: Phrase<TriggerEvent> = oneOf<TriggerEvent>('an event', [
  form({ kind: 'enters', ...more })`one or more ${{ what: filterMany }} enter${how}`,
  form({ kind: 'dies', ...more })`one or more ${{ what: filterMany }} die`,
  form({ kind: 'leaves', ...more })`one or more ${{ what: filterMany }} leave the battlefield`,
  form({ kind: 'attacks', ...more })`one or more ${{ what: filterMany }} attack`,
]);

const players: Phrase<TriggerEvent> = oneOf<TriggerEvent>('an event', [
  form({ kind: 'casts', who: YOU })`you cast ${{ what: aSpell() }}`,
  form({ kind: 'casts' })`${{ who: playerOne }} casts ${{ what: aSpell() }}`,
  says({ kind: 'gainsLife', who: YOU, ...one }, 'you gain life'),
  says({ kind: 'losesLife', who: YOU, ...one }, 'you lose life'),
  form({ kind: 'gainsLife', ...one })`${{ who: playerOne }} gains life`,
  form({ kind: 'losesLife', ...one })`${{ who: playerOne }} loses life`,
  says({ kind: 'draws', who: YOU, ...one }, 'you draw a card'),
  form({ kind: 'draws', ...one })`${{ who: playerOne }} draws a card`,
  form({ kind: 'sacrifices', who: YOU, ...one })`you sacrifice ${{ what: aFilter }}`,
]);

/** "a creature spell": what is cast is a spell in so many words. */
function aSpell(): Phrase<Filter> {
  return map(
    aFilter,
    it => (it.clauses.some(clause => clause.kind === 'spell') ? it : undefined),
    it => it,
  );
}

/** Verbs that are joined: "~ enters or attacks", "~ enters or dies". */
const verbs: Phrase<TriggerEvent['kind']> = table<TriggerEvent['kind']>('a verb', {
  enters: 'enters',
  dies: 'dies',
  attacks: 'attacks',
  blocks: 'blocks',
  'leaves the battlefield': 'leaves',
  'becomes blocked': 'becomesBlocked',
  transforms: 'transforms',
  'becomes tapped': 'taps',
  'is turned face up': 'turnsFaceUp',
});

const twoVerbs: Phrase<Events> = map(
  form({})`${{ what: whatOne }} ${{ first: verbs }} or ${{ second: verbs }}`,
  ({ what, first, second }): Events => [verbEvent(what, first), verbEvent(what, second)],
  ([first, second, ...others]) => {
    if (first === undefined || second === undefined || others.length > 0) return undefined;
    if (!('what' in first) || !('what' in second) || JSON.stringify(first.what) !== JSON.stringify(second.what))
      return undefined;
    if (first.what === undefined || Array.isArray(first.what)) return undefined;
    const what = first.what;
    return isVerbEvent(first, what) && isVerbEvent(second, what)
      ? { what, first: first.kind, second: second.kind }
      : undefined;
  },
);

function verbEvent(what: Filter, kind: TriggerEvent['kind']): TriggerEvent {
  const plain = kind === 'transforms' || kind === 'taps' || kind === 'turnsFaceUp';
  // Every verb of the table makes an event of an object alone.
  return (plain ? { kind, what } : { kind, what, oneOrMore: false }) as TriggerEvent;
}

function isVerbEvent(event: TriggerEvent, what: Filter): boolean {
  return (
    JSON.stringify(event) === JSON.stringify(verbEvent(what, event.kind)) ||
    sameEvent(event, verbEvent(what, event.kind))
  );
}

function sameEvent(a: TriggerEvent, b: TriggerEvent): boolean {
  const keys = (it: TriggerEvent) => Object.keys(it).sort().join();
  return keys(a) === keys(b) && !('oneOrMore' in a && a.oneOrMore);
}

/** "~ or another creature you control enters": two events of one verb. */
const thisOrAnother: Phrase<Events> = map(
  form({})`~ or ${{ other: aFilter }} ${{ kind: verbs }}${{ how: enteringHow() }}`,
  ({ other, kind, how: said }): Events => [verbEvent(SELF_FILTER, kind), { ...verbEvent(other, kind), ...said }],
  ([self, other, ...others]) => {
    if (self === undefined || other === undefined || others.length > 0 || self.kind !== other.kind) return undefined;
    if (!('what' in other) || other.what === undefined || !isVerbEvent(self, SELF_FILTER)) return undefined;
    if (!('what' in self) || JSON.stringify(self.what) !== JSON.stringify(SELF_FILTER)) return undefined;
    if (JSON.stringify(other.what) === JSON.stringify(SELF_FILTER)) return undefined;
    const said = other.kind === 'enters' && other.under !== undefined ? { under: other.under } : {};
    return { other: other.what, kind: self.kind, how: said };
  },
);

function enteringHow(): Phrase<Pick<Extract<TriggerEvent, { readonly kind: 'enters' }>, 'under'>> {
  return map(
    option(oneOf<{ readonly under: typeof YOU }>('how', [says({ under: YOU }, ' under your control')])),
    it => it,
    it => (it.under?.kind === 'you' ? { under: YOU } : it.under === undefined ? {} : undefined),
  );
}

const SELF_FILTER: Filter = { clauses: [{ kind: 'is', ref: { kind: 'self' } }] };

/** Everything after "when", "whenever". */
export const triggerEvents: Phrase<Events> = oneOf<Events>('an event', [
  map(
    oneOf<TriggerEvent>('an event', [single, many, players]),
    (it): Events => [it],
    ([only, ...others]) => (others.length > 0 ? undefined : only),
  ),
  twoVerbs,
  thisOrAnother,
]);

/** Everything after "at". */
export const stepEvents: Phrase<Events> = map(
  form({ kind: 'begins' })`the beginning of ${{ step: stepWords() }}`,
  ({ step }): Events => [{ kind: 'begins', ...step }],
  ([only, ...others]) => {
    if (only?.kind !== 'begins' || others.length > 0) return undefined;
    return { kind: 'begins' as const, step: { step: only.step, whose: only.whose } };
  },
);

type Step = Pick<Extract<TriggerEvent, { readonly kind: 'begins' }>, 'step' | 'whose'>;

function stepWords(): Phrase<Step> {
  const step = table<string>('a step', {
    upkeep: 'upkeep',
    'end step': 'end',
    'draw step': 'draw',
    'precombat main phase': 'precombat main',
    'first main phase': 'precombat main',
    'postcombat main phase': 'postcombat main',
  });
  return oneOf<Step>('a step', [
    form({ whose: YOU })`your ${{ step }}`,
    form({ whose: { kind: 'anyone' } })`each ${{ step }}`,
    variant(form({ whose: { kind: 'anyone' } })`each player's ${{ step }}`),
    variant(form({ whose: { kind: 'anyone' } })`the ${{ step }}`),
    form({ whose: { kind: 'opponent' } })`each opponent's ${{ step }}`,
    says({ step: 'beginning of combat', whose: YOU }, 'combat on your turn'),
    says({ step: 'beginning of combat', whose: { kind: 'anyone' } }, 'each combat'),
  ]);
}
