// Events of life, damage, tokens and counters.
import { some } from '../../engine/index.ts';
import { cardWording } from '../../oracle/index.ts';
import { FURTHER_OPPONENTS } from '../../scenario/index.ts';
import { activatedAs, activatedOf } from '../model/activations.ts';
import { type Cards, cardKnown, effectsIn, type Known } from '../model/card-traits.ts';
import { tokenOf } from '../model/made-tokens.ts';
import type { Happening, Mention, Patch } from '../model/mention.ts';
import { countersPrinted } from '../model/states.ts';
import { nounNamed } from '../names/nouns.ts';
import { creatureType } from '../tokens/chosen.ts';
import { activates } from './activation-event.ts';
import { entering } from './entering-event.ts';
import { actor, amountWith, type Writing, type Written } from './event-writing.ts';
import { resolves } from './spell-event.ts';

export function life(kind: 'gainsLife' | 'losesLife', happening: Happening, writing: Writing): Written {
  if (happening.amount === undefined || happening.amount === 0) return { missing: 'how much life' };
  // "Archangel of Thune lets me gain 3": what looks at events as well stands by
  const { by } = happening;
  const known = by === undefined ? undefined : cardKnown(writing.cards, by);
  if (by !== undefined && known?.watches === true && !known.spell) writing.board.put(by, 'battlefield');
  return { when: { [kind]: { player: actor(happening, writing), amount: happening.amount } } };
}

/** The dealer of the damage: the source, a spell, or what "with" names; undefined where none was named. */
function dealerOf(happening: Happening, cards: Cards): Mention | undefined {
  const { source, by, beside } = happening;
  const spell = beside.find(it => cardKnown(cards, it)?.spell === true);
  return source ?? by ?? spell ?? ownDealer(happening) ?? beside[0];
}

/** The wording "X has dealt me 15, now he connects for 6": the one creature of the player who does it. */
function onlyCreatureOf({ action, who, objects }: Happening, { all, cards }: Writing): Mention | undefined {
  const isTheirs = (it: Mention) => it.whose === undefined || it.whose === (who ?? 'you');
  const [only, ...more] = all.filter(it => isTheirs(it) && !objects.includes(it) && cardKnown(cards, it)?.creature);
  return action === 'hits' && more.length === 0 && only?.count === 1 ? only : undefined;
}

/** Whether an ability of a creature deals damage, so that not all of its damage is combat damage. */
function dealsOtherwise(known: Known): boolean {
  const triggered = known.face.abilities.flatMap(it => (it.kind === 'triggered' ? [it.effect] : []));
  return [...triggered, ...activatedOf(known).map(it => it.effect)].some(it => cardWording(it).has('damage'));
}

/** The wording "they connect with X": it is what deals the damage. */
function ownDealer({ verb, objects, source }: Happening): Mention | undefined {
  return source === undefined && /\bwith$/iu.test(verb?.text ?? '') ? objects[0] : undefined;
}

/** The verb for 1 damage that an ability deals. */
function isPing({ verb }: { readonly verb?: Happening['verb'] | undefined }): boolean {
  return /^(?:ping|tims?$)/iu.test(verb?.text ?? '');
}

/** The creature that deals damage equal to its power (510.1a): how much that is depends on the board; undefined for others. */
export function dealerByPower(happening: Happening, cards: Cards): Mention | undefined {
  const isDamage = happening.action === 'hits' || happening.action === 'deals';
  const isUntold = isDamage && happening.amount === undefined && !isPing(happening);
  const dealer = isUntold ? dealerOf(happening, cards) : undefined;
  const known = dealer === undefined ? undefined : cardKnown(cards, dealer);
  return known?.creature === true ? dealer : undefined;
}

/** Damage dealt to a player or an object, by each of several where all of them deal it. */
export function damage(happening: Happening, writing: Writing): Written {
  const { source, beside, together, ...rest } = happening;
  if (together === undefined || source === undefined) return damageOfOne(happening, writing);
  const dealt = [source, ...beside].map(it => damageOfOne({ ...rest, source: it, beside: [] }, writing));
  const missing = dealt.find(it => 'missing' in it);
  if (missing !== undefined) return missing;
  return { when: { dealsDamage: dealt.flatMap(it => ('when' in it ? [it.when.dealsDamage] : [])) } };
}

function damageOfOne(happening: Happening, writing: Writing): Written {
  const { board, cards } = writing;
  const { by, beside, objects, targets, toPlayer } = happening;
  const own = ownDealer(happening);
  const from = dealerOf(happening, cards) ?? onlyCreatureOf(happening, writing);
  const target = targets[0] ?? objects.find(it => it !== own);
  if (own !== undefined && happening.who !== undefined) own.whose ??= happening.who;
  if (from === undefined) return { missing: 'what deals the damage' };
  const pinging = pingOf(happening, from, target, cards);
  if (pinging !== undefined) return activates(pinging, writing);
  const known = cardKnown(cards, from);
  // "my Ooze eats a bear": no spell hits it, and no damage is told of
  if (/^(?:eats?|ate|eating)$/iu.test(happening.verb?.text ?? '') && known?.creature === true)
    return { missing: `what "${happening.verb?.text}" does` };
  if (beside.includes(from) && happening.who !== undefined) from.whose ??= happening.who;
  if (toPlayer === 'you' && happening.who === undefined) from.whose ??= 'opponent';
  const action = known?.spell === true ? known.says.action : undefined;
  const power = known?.face.power ?? powerOfToken(from);
  // where the power is worked out (613.4a), the board says it afterwards
  const byPower = typeof power === 'number' ? power : dealerByPower(happening, cards) === undefined ? undefined : 1;
  const printed = isPing(happening) ? 1 : byPower;
  const amount = happening.amount ?? (action?.kind === 'damage' ? amountWith(from, action.amount) : printed);
  if (amount === undefined) return { missing: 'how much damage' };
  const combat = happening.combat ?? isCombat(happening, target, known);
  if (combat && target !== undefined && cardKnown(cards, target)?.creature === true) opposed(from, target);
  board.put(from, known?.spell === true ? 'graveyard' : 'battlefield');
  if (target !== undefined) board.put(target, 'battlefield');
  if (from === by && target?.whose === 'you') from.whose ??= 'opponent';
  const further = happening.toFurther === true ? FURTHER_OPPONENTS[0] : undefined;
  const victim = further ?? toPlayer ?? (board.ownerOf(from) === 'you' ? 'opponent' : 'you');
  const to = target === undefined ? victim : board.ref(target);
  const dealt = board.refs(from).map(source => ({ source, to, amount, ...(combat ? { combat } : {}) }));
  // "both my Flying Men connect": each deals its own
  const [first] = dealt;
  const isOfEach = dealt.length > 1 && combat && (happening.amount === undefined || happening.amount === power);
  return { when: { dealsDamage: isOfEach ? dealt : first } };
}

/** 506.2: of two creatures in combat one is the other player's. */
function opposed(from: Mention, target: Mention): void {
  from.whose ??= target.whose === 'you' ? 'opponent' : 'you';
  target.whose ??= from.whose === 'you' ? 'opponent' : 'you';
}

/** Whether damage is combat damage (510.2): it is said so, or a creature "hits" for what no ability of it deals. */
function isCombat({ action, amount, verb }: Happening, target: Mention | undefined, known: Known | undefined): boolean {
  const said = verb?.text ?? '';
  if (/combat|^connect/iu.test(said)) return true;
  if (known?.spell === true || isPing({ verb })) return false;
  if (action === 'hits' && (amount === undefined || amount === known?.face.power)) return true;
  if (known?.creature !== true) return false;
  return (action === 'hits' ? target === undefined : amount === undefined) && !dealsOtherwise(known);
}

/** The power that is told of a token. */
function powerOfToken({ noun }: Mention): number | undefined {
  const power = typeof noun?.token === 'object' ? noun.token.power : undefined;
  return typeof power === 'number' ? power : undefined;
}

/** The wording "my Prodigal Pyromancer pings X": the one ability with {T} in its cost that deals damage to a target. */
function pingOf(happening: Happening, from: Mention, target: Mention | undefined, cards: Cards): Happening | undefined {
  const { verb, amount: _, ...rest } = happening;
  const known = cardKnown(cards, from);
  const isAimed = target !== undefined || (happening.toPlayer !== undefined && happening.amount === undefined);
  if (known === undefined || known.spell || !isAimed || !isPing(happening)) return undefined;
  const abilities = activatedAs(known, '{T}').filter(it => cardWording(it.effect).hasTarget);
  const [ability, ...more] = abilities.filter(it =>
    some('effect', effectsIn(it.effect, known, cards), { effect: ['dealDamage'] }),
  );
  if (ability === undefined || more.length > 0) return undefined;
  return {
    ...rest,
    source: from,
    objects: [],
    targets: target === undefined ? [] : [target],
    beside: [],
    ability: ability.named,
  };
}

export function creates(happening: Happening, writing: Writing): Written {
  const { board } = writing;
  const { objects, source } = happening;
  // "make my Clone a copy of it"
  if (
    objects.length > 0 &&
    objects.every(it => it.copying !== undefined && cardKnown(writing.cards, it)?.copies === true)
  )
    return entering(objects, { ...happening, action: 'enters' }, writing, undefined);
  const by = source ?? happening.by;
  if (source !== undefined) board.put(source, 'battlefield');
  const maker = happening.by === undefined ? undefined : cardKnown(writing.cards, happening.by);
  if (objects.some(it => !it.counted) && maker?.says.isCounted === true)
    return { missing: `how many tokens ${maker?.name} makes` };
  const under = actor(happening, writing);
  const cause = by?.names[0] === undefined ? {} : { by: by.names[0] };
  const makers = [source, happening.by, ...happening.beside].flatMap(it => it ?? []);
  const made = objects.length === 0 ? onlyTokenOf(makers, writing.cards) : undefined;
  if (made !== undefined) {
    const count = happening.amount ?? 1;
    return { when: { creates: { under, ...made, ...(count === 1 ? {} : { count }), ...cause } } };
  }
  const tokens = objects.flatMap(({ noun, text, count }) => {
    const named = noun?.token === undefined ? nounNamed(`${noun?.said ?? text} token`.toLowerCase()) : noun;
    const said = noun?.said ?? text;
    // "I have Urza's Saga and make a construct": what is there may describe it
    const others = writing.all.filter(it => it.names.length > 0 && it.place === 'battlefield' && !makers.includes(it));
    const described = tokenByMaker(said, makers, writing.cards) ?? tokenByMaker(said, others, writing.cards);
    const token = described ?? named?.token;
    return token === undefined ? [] : [{ under, token, ...(count === 1 ? {} : { count }), ...cause }];
  });
  const spell = happening.beside.find(it => cardKnown(writing.cards, it)?.spell === true);
  if (spell !== undefined && objects.every(it => it.noun?.said.startsWith('token') === true))
    return resolves({ ...happening, by: spell, objects: [], beside: [] }, writing);
  if (tokens.length === 0 || tokens.length < objects.length) return { missing: 'which token' };
  return { when: { creates: tokens.length === 1 ? tokens[0] : tokens } };
}

/** The one kind of tokens that one of these makes; undefined where they make none or several. */
function onlyTokenOf(makers: readonly Mention[], cards: Cards): { readonly token: Patch | string } | undefined {
  const [only, ...more] = madeBy(makers, cards);
  return only === undefined || more.length > 0 ? undefined : { token: only.token };
}

/**
 * The wording "a drake" of what makes one kind of Drakes: the token as its maker describes it; undefined for others.
 */
function tokenByMaker(said: string, makers: readonly Mention[], cards: Cards): Patch | string | undefined {
  const words = said.toLowerCase().split(' ');
  const kind = words.flatMap(it => creatureType(it) ?? []).at(-1);
  const size = words.find(it => /^\d+\/\d+$/u.test(it)) ?? '';
  const fits = madeBy(makers, cards).filter(
    it => kind !== undefined && it.words.includes(kind) && it.words.includes(size),
  );
  const [only, ...more] = fits;
  return more.length > 0 ? undefined : only?.token;
}

/** Each kind of tokens that the texts of these describe. */
function madeBy(
  makers: readonly Mention[],
  cards: Cards,
): readonly { readonly words: string; readonly token: Patch | string }[] {
  return makers.flatMap(maker => {
    const known = cardKnown(cards, maker);
    return (known === undefined ? [] : known.says.tokensMade).flatMap(({ token: words, text }) => {
      const token = tokenOf(words.replace(/^tapped /u, ''), text);
      return token === undefined ? [] : [{ words, token }];
    });
  });
}

/** Counters put on something; "put an Aura on a creature" is casting it. */
export function puts(happening: Happening, writing: Writing): Written {
  const { board } = writing;
  const { objects, targets, counter, amount = 1 } = happening;
  if (counter === undefined) {
    return objects.length === 0
      ? { missing: 'what is put where' }
      : entering(objects, happening, writing, happening.zone);
  }
  const target = targets[0];
  if (target === undefined && happening.toPlayer === undefined) return { missing: 'what the counters are put on' };
  if (target !== undefined) board.put(target, 'battlefield');
  const on = target === undefined ? happening.toPlayer : board.ref(target);
  const player = happening.who === undefined ? {} : { player: happening.who };
  return { when: { putsCounters: { on, kind: counter === '' ? '+1/+1' : counter, count: amount, ...player } } };
}

/** Counters removed from something: the number that was told, or all that are there. */
export function removes(happening: Happening, writing: Writing): Written {
  const { board, cards } = writing;
  const { objects, targets, counter = '', amount, whole, source } = happening;
  const from = targets[0] ?? objects[0];
  if (from === undefined) return { missing: 'what the counters are removed from' };
  const paid = source === undefined && happening.who !== undefined ? costOf(from, amount, whole, cards) : undefined;
  if (paid !== undefined)
    return activates({ ...happening, source: from, objects: [], targets: [], ability: paid }, writing);
  board.put(from, 'battlefield');
  if (source !== undefined) board.put(source, 'battlefield');
  const there = { ...countersPrinted(cardKnown(cards, from)), ...from.patch }.counters;
  const [kind, count] = Object.entries(there ?? {}).find(([it]) => counter === '' || it === counter) ?? [counter];
  if (kind === '') return { missing: 'which counters are removed' };
  const said = whole === true ? Number(count ?? amount) : (amount ?? 1);
  if (Number.isNaN(said)) return { missing: 'how many counters are removed' };
  if (happening.last === true) from.patch = { ...from.patch, counters: { [kind]: said } };
  const by = source?.names[0] === undefined ? {} : { by: source.names[0] };
  return { when: { removesCounters: { on: board.ref(from), kind, count: said, ...by } } };
}

/**
 * The wording "I remove a counter from Spike Feeder": the one ability of a permanent of which that is the cost, where
 * it has no target; undefined for others.
 */
function costOf(from: Mention, amount: number | undefined, whole: true | undefined, cards: Cards): string | undefined {
  const known = cardKnown(cards, from);
  const abilities = known === undefined ? [] : activatedOf(known);
  const paid = abilities.filter(it => OF_ONE_COUNTER.test(it.cost) && !cardWording(it.effect).hasTarget);
  const [ability, ...more] = paid;
  const isOne = (amount ?? 1) === 1 && whole === undefined && more.length === 0;
  return isOne ? ability?.named : undefined;
}

const OF_ONE_COUNTER = /\bremove an? \S+ counter from\b/iu;
