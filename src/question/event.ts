// A happening as the one event of a scenario.
import type { Board } from './board.ts';
import { type Cards, cardKnown } from './cards.ts';
import type { Happening, Mention, Patch } from './mention.ts';
import { BOARD_WIPE, nounNamed } from './nouns.ts';
import { isLimited, spellDeed, takesIn } from './spell.ts';
import type { Side } from './token.ts';

/** The event, the choices it comes with, or why it can't be written. */
export type Written =
  | { readonly when: Patch; readonly choose?: readonly Patch[]; readonly effects?: readonly Patch[] }
  | { readonly missing: string };

export interface Writing {
  readonly board: Board;
  readonly cards: Cards;
  /** Everything named, for effects that look at all of it. */
  readonly all: readonly Mention[];
}

type Row = (happening: Happening, writing: Writing) => Written;

/** Writes a happening; what it needs is put on the board on the way. */
export function writeEvent(happening: Happening, writing: Writing): Written {
  return ROWS[happening.deed](happening, writing);
}

function actor({ who, source }: Happening, { board }: Writing): Side {
  return who ?? (source === undefined ? 'you' : board.ownerOf(source));
}

/** The spell or ability that does it: said with "off", or a spell said with "with". */
function causeOf({ by, beside, verb, source }: Happening, { cards }: Writing): string | undefined {
  if (by !== undefined) return by.names[0];
  const spell = beside.find(it => cardKnown(cards, it)?.spell === true);
  if (spell !== undefined) return spell.names[0];
  const named = verb?.card === undefined ? undefined : cards.named(verb.card);
  return named?.spell === true ? named.name : source?.names[0];
}

const ROWS: Record<Happening['deed'], Row> = {
  enters: (happening, writing) => entering(happening.objects, happening, writing, happening.zone),
  returns: (happening, writing) => entering(happening.objects, happening, writing, happening.zone ?? 'graveyard'),
  blinks: (happening, writing) => entering(happening.objects, happening, writing, 'exile'),
  copies,
  dies: (happening, writing) => moves('dies', happening, writing),
  destroys: (happening, writing) => moves('destroys', happening, writing),
  sacrifices: (happening, writing) => moves('sacrifices', happening, writing),
  exiles: (happening, writing) => moves('exiles', happening, writing),
  wipes,
  discards: (happening, writing) => cardsMoved('discards', 'hand', happening, writing),
  mills: (happening, writing) => cardsMoved('mills', 'library', happening, writing),
  draws: (happening, writing) => ({
    when: {
      draws: {
        player: actor(happening, writing),
        count: happening.amount ?? amountBy(happening, writing, 'draws') ?? 1,
      },
    },
  }),
  gainsLife: (happening, writing) => life('gainsLife', happening, writing),
  losesLife: (happening, writing) => life('losesLife', happening, writing),
  deals: damage,
  hits: damage,
  creates,
  puts,
  enchants: (happening, writing) =>
    entering(happening.beside, { ...happening, targets: happening.objects, beside: [] }, writing, happening.zone),
  transforms,
  turnsFaceUp: (happening, writing) => status('turnsFaceUp', happening, writing),
  untaps: (happening, writing) => status('untaps', happening, writing),
  taps: (happening, writing) => status('taps', happening, writing),
  phasesIn: (happening, writing) => status('phasesIn', happening, writing),
  proliferates: (happening, writing) => ({
    when: { does: { player: actor(happening, writing), action: 'proliferate' } },
  }),
  populates: (happening, writing) => ({ when: { does: { player: actor(happening, writing), action: 'populate' } } }),
  resolves,
};

/** The number that stands on the spell that does it. */
function amountBy(
  { by, beside, objects }: Happening,
  { cards }: Writing,
  kind: 'draws' | 'mills' | 'discards',
): number | undefined {
  for (const it of [by, ...beside, ...objects]) {
    const known = it === undefined ? undefined : cardKnown(cards, it);
    const deed = known?.spell === true ? spellDeed(known) : undefined;
    if (deed?.kind === kind) return deed.amount;
  }
  return undefined;
}

/** Objects that enter: cast, played, or put there by something. */
function entering(
  objects: readonly Mention[],
  happening: Happening,
  writing: Writing,
  zone: string | undefined,
): Written {
  const { board, cards } = writing;
  if (objects.length === 0) return { missing: 'what enters' };
  const spell = objects.find(it => cardKnown(cards, it)?.spell === true);
  if (spell !== undefined) return resolves({ ...happening, by: spell }, writing);
  const by = causeOf(happening, writing);
  const who = happening.who ?? objects[0]?.whose ?? 'you';
  const items = objects.map(object => enteringItem(object, happening, writing, { zone, by, who }));
  const choose = objects.flatMap(({ copying }) => {
    if (copying === undefined) return [];
    board.put(copying, 'battlefield');
    return [{ copy: board.ref(copying) }];
  });
  return { when: { enters: items }, ...(choose.length === 0 ? {} : { choose }) };
}

interface Way {
  readonly zone: string | undefined;
  readonly by: string | undefined;
  readonly who: Side;
}

function enteringItem(object: Mention, happening: Happening, writing: Writing, { zone, by, who }: Way): Patch {
  const { board, cards } = writing;
  const known = cardKnown(cards, object);
  board.take(object);
  const { attachedTo: _, face, ...item } = board.item(object);
  const from =
    zone ?? (by === undefined ? undefined : originBy(by, cards)) ?? (known?.land === true ? 'hand' : undefined);
  const owner = happening.zoneOf ?? object.whose ?? who;
  const host = object.attachedTo ?? (known?.attaches === true ? happening.targets[0] : undefined);
  if (host !== undefined) board.put(host, 'battlefield');
  const cast = { ...castOf(object), ...(host === undefined ? {} : { targets: [board.ref(host)] }) };
  const costs = happening.verb?.cost;
  const paid =
    costs === undefined ? cast : { ...cast, ...(costs === 'kicked' ? { kicked: 'yes' } : { costs: [costs] }) };
  return {
    ...item,
    ...(face === 'back' ? { transformed: true } : {}),
    ...(from === undefined || from === 'stack' ? {} : { from }),
    ...(who === 'you' ? {} : { under: who }),
    ...(owner === who ? {} : { owner }),
    ...(Object.keys(paid).length === 0 ? {} : { cast: paid }),
    ...(by === undefined ? {} : { by }),
  };
}

function castOf({ patch }: Mention): Patch {
  return typeof patch.cast === 'object' && patch.cast !== null ? { ...patch.cast } : {};
}

/** The zone a spell or ability takes its cards from. */
function originBy(by: string, cards: Cards): string | undefined {
  const known = cards.named(by);
  if (known === undefined) return undefined;
  const deed = spellDeed(known);
  if (deed.kind === 'returns') return deed.from;
  return deed.kind === 'blinks' ? 'exile' : undefined;
}

/** "I Clone X", "copy X with Spark Double", "Can Phyrexian Metamorph copy X". */
function copies(happening: Happening, writing: Writing): Written {
  const { board, cards } = writing;
  const { objects, beside, source, verb, by } = happening;
  const [copied, ...more] = objects;
  const others = writing.all.filter(it => it.place === undefined && it !== copied);
  const copier = [source, by, ...beside, ...others].find(
    it => it !== undefined && cardKnown(cards, it)?.copies === true,
  );
  if (copied === undefined || more.length > 0) return { missing: 'what is copied' };
  board.put(copied, 'battlefield');
  const named = verb?.card === undefined ? undefined : cards.named(verb.card);
  if (copier === undefined && named?.copies !== true) return { missing: 'what copies it' };
  const who = happening.who ?? copier?.whose ?? 'you';
  if (copier !== undefined) board.take(copier);
  const item = copier === undefined ? { card: named?.name } : board.item(copier);
  const own =
    copier === undefined && named !== undefined && board.refs(copied)[0] === named.name ? { as: 'copier' } : {};
  return {
    when: { enters: [{ ...item, ...own, ...(who === 'you' ? {} : { under: who }) }] },
    choose: [{ copy: board.ref(copied) }],
  };
}

function moves(kind: 'dies' | 'destroys' | 'sacrifices' | 'exiles', happening: Happening, writing: Writing): Written {
  const { board, cards } = writing;
  const by = happening.by ?? happening.source ?? happening.beside.find(it => cardKnown(cards, it)?.spell === true);
  if (happening.objects.length === 0) return { missing: `what ${kind}` };
  for (const it of happening.objects) {
    if (kind === 'sacrifices' && happening.who !== undefined) it.whose ??= happening.who;
    board.put(it, happening.zone ?? 'battlefield');
  }
  const objects = happening.objects.flatMap(it => board.refs(it));
  return { when: { [kind]: { objects, ...(by?.names[0] === undefined ? {} : { by: by.names[0] }) } } };
}

/** A board wipe: every creature that was named. */
function wipes(happening: Happening, writing: Writing): Written {
  const { board, cards, all } = writing;
  const dying = all.filter(it => isCreature(it, cards));
  if (dying.length === 0) return { missing: 'which creatures there are' };
  for (const it of dying) board.put(it, 'battlefield');
  const wrath = /wrath/iu.test(happening.verb?.text ?? '') ? { by: BOARD_WIPE } : {};
  return { when: { destroys: { objects: dying.flatMap(it => board.refs(it)), ...wrath } } };
}

function isCreature(mention: Mention, cards: Cards): boolean {
  return typesOf(mention, cards).includes('Creature');
}

/** The types of an object as it is printed. */
export function typesOf(mention: Mention, cards: Cards): readonly string[] {
  const { noun } = mention;
  if (noun?.token !== undefined) {
    const types = typeof noun.token === 'string' ? ['Artifact'] : noun.token.types;
    return Array.isArray(types) ? types : [];
  }
  return cardKnown(cards, mention)?.face.types ?? [];
}

function cardsMoved(kind: 'discards' | 'mills', zone: string, happening: Happening, writing: Writing): Written {
  const { board } = writing;
  const by = happening.by ?? happening.targets[0] ?? happening.source;
  const cause = by?.names[0] === undefined ? {} : { by: by.names[0] };
  const named = happening.objects.filter(it => it.names.length > 0);
  if (by !== undefined && happening.targets.includes(by)) board.put(by, 'battlefield');
  if (named.length === 0) {
    const amount = happening.amount ?? amountBy(happening, writing, kind);
    if (amount === undefined) return { missing: 'how many cards' };
    return { when: { [kind]: { player: actor(happening, writing), count: amount, ...cause } } };
  }
  for (const it of named) {
    if (happening.who !== undefined) it.whose ??= happening.who;
    board.put(it, zone);
  }
  return { when: { [kind]: { objects: named.flatMap(it => board.refs(it)), ...cause } } };
}

function life(kind: 'gainsLife' | 'losesLife', happening: Happening, writing: Writing): Written {
  if (happening.amount === undefined) return { missing: `how much life` };
  return { when: { [kind]: { player: actor(happening, writing), amount: happening.amount } } };
}

function damage(happening: Happening, writing: Writing): Written {
  const { board, cards } = writing;
  const { source, beside, objects, targets, toPlayer } = happening;
  const spell = beside.find(it => cardKnown(cards, it)?.spell === true);
  const from = source ?? spell ?? beside[0];
  const target = targets[0] ?? objects[0];
  if (from === undefined) return { missing: 'what deals the damage' };
  const known = cardKnown(cards, from);
  const deed = known?.spell === true ? spellDeed(known) : undefined;
  const power = known?.face.power;
  const amount =
    happening.amount ??
    (deed?.kind === 'damage' && deed.amount !== 'x' ? deed.amount : typeof power === 'number' ? power : undefined);
  if (amount === undefined) return { missing: 'how much damage' };
  board.put(from, known?.spell === true ? 'graveyard' : 'battlefield');
  if (target !== undefined) board.put(target, 'battlefield');
  const victim = toPlayer ?? (board.ownerOf(from) === 'you' ? 'opponent' : 'you');
  const to = target === undefined ? victim : board.ref(target);
  const combat =
    /combat/iu.test(happening.verb?.text ?? '') ||
    (happening.deed === 'hits' && !/^ping/iu.test(happening.verb?.text ?? '') && happening.amount === undefined);
  return { when: { dealsDamage: { source: board.ref(from), to, amount, ...(combat ? { combat } : {}) } } };
}

function creates(happening: Happening, writing: Writing): Written {
  const { board } = writing;
  const [made, ...more] = happening.objects;
  const by = happening.source ?? happening.by;
  if (by !== undefined && happening.source !== undefined) board.put(by, 'battlefield');
  if (made === undefined || more.length > 0) return { missing: 'which token' };
  const noun =
    made.noun?.token === undefined ? nounNamed(`${made.noun?.said ?? made.text} token`.toLowerCase()) : made.noun;
  const token = noun?.token;
  if (token === undefined) return { missing: 'which token' };
  const who = actor(happening, writing);
  const cause = by?.names[0] === undefined ? {} : { by: by.names[0] };
  return { when: { creates: { under: who, token, ...(made.count === 1 ? {} : { count: made.count }), ...cause } } };
}

/** Counters put on something; "put an Aura on a creature" is casting it. */
function puts(happening: Happening, writing: Writing): Written {
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
  return { when: { putsCounters: { on, kind: counter === '' ? '+1/+1' : counter, count: amount } } };
}

/** A card that goes away and comes back transformed enters; another turns over where it is. */
function transforms(happening: Happening, writing: Writing): Written {
  const { board, cards } = writing;
  const [object] = happening.objects;
  if (object === undefined) return { missing: 'what transforms' };
  if (/battlefield transformed/iu.test(cardKnown(cards, object)?.text ?? '')) {
    return { when: { enters: [{ ...board.item(object), from: 'exile', transformed: true }] } };
  }
  return status('transforms', happening, writing);
}

function status(
  kind: 'transforms' | 'turnsFaceUp' | 'untaps' | 'taps' | 'phasesIn',
  happening: Happening,
  { board }: Writing,
): Written {
  if (happening.objects.length === 0) return { missing: 'which permanent' };
  for (const it of happening.objects) board.put(it, 'battlefield');
  return { when: { [kind]: happening.objects.flatMap(it => board.refs(it)) } };
}

/** A spell resolves: what its own words do. */
function resolves(happening: Happening, writing: Writing): Written {
  const { board, cards } = writing;
  const { by } = happening;
  const known = by === undefined ? undefined : cardKnown(cards, by);
  if (by === undefined || known === undefined) return { missing: 'what happens' };
  const name = known.name;
  if (!known.spell) return { missing: `what happens with ${name}` };
  const deed = spellDeed(known);
  const who = happening.who ?? by.whose ?? 'you';
  const targets = [...happening.targets, ...happening.objects.filter(it => it !== by)];
  switch (deed.kind) {
    case 'destroys':
    case 'exiles':
    case 'sacrifices': {
      const hit = deed.all
        ? writing.all.filter(it => it !== by && it.place !== 'graveyard' && takesIn(deed.what, typesOf(it, cards)))
        : targets;
      if (deed.all && isLimited(deed.what)) return { missing: `which of them ${name} is about` };
      if (hit.length === 0) return { missing: `what ${name} is for` };
      for (const it of hit) board.put(it, 'battlefield');
      return { when: { [deed.kind]: { objects: hit.flatMap(it => board.refs(it)), by: name } } };
    }
    case 'returns':
    case 'blinks': {
      const zone = deed.kind === 'blinks' ? 'exile' : deed.from;
      const moved = targets.length > 0 ? targets : happening.beside;
      return entering(moved, { ...happening, who, objects: [...moved], by }, writing, happening.zone ?? zone);
    }
    case 'damage':
      return spellDamage(happening, by, deed, who, targets, writing);
    case 'draws':
      if (deed.each) return { missing: 'whose cards are asked about' };
      return { when: { draws: { player: happening.toPlayer ?? who, count: deed.amount } } };
    case 'creates': {
      const noun = nounNamed(
        `${
          deed.token
            .replace(/^\d+\/\d+ /u, '')
            .split(' ')
            .at(-1) ?? ''
        } token`.toLowerCase(),
      );
      const token = tokenOf(deed.token) ?? noun?.token;
      return token === undefined
        ? { missing: `what ${name} does` }
        : { when: { creates: { under: who, token, ...(deed.count === 1 ? {} : { count: deed.count }) } } };
    }
    case 'gains':
      return { when: { gainsLife: { player: who, amount: deed.amount } } };
    case 'loses':
      return { when: { losesLife: { player: happening.toPlayer ?? 'opponent', amount: deed.amount } } };
    case 'mills':
    case 'discards':
      return { when: { [deed.kind]: { player: happening.toPlayer ?? who, count: deed.amount, by: name } } };
    case 'untold':
      return { missing: `what ${name} does here` };
  }
}

function spellDamage(
  happening: Happening,
  by: Mention,
  deed: { readonly amount: number | 'x'; readonly each: string | undefined },
  who: Side,
  targets: readonly Mention[],
  { board, cards, all }: Writing,
): Written {
  const x = castOf(by).x;
  const amount = happening.amount ?? (deed.amount === 'x' ? (typeof x === 'number' ? x : undefined) : deed.amount);
  if (amount === undefined) return { missing: 'what X is' };
  const hit =
    deed.each === undefined ? targets : all.filter(it => it !== by && takesIn(deed.each ?? '', typesOf(it, cards)));
  by.whose = who;
  const { cast: _, ...patch } = by.patch;
  by.patch = patch;
  board.put(by, 'graveyard');
  for (const it of hit) board.put(it, 'battlefield');
  const victim = happening.toPlayer ?? (who === 'you' ? 'opponent' : 'you');
  const to = hit.length === 0 ? [victim] : hit.flatMap(it => board.refs(it));
  return { when: { dealsDamage: to.map(it => ({ source: board.ref(by), to: it, amount })) } };
}

/** "1/1 white Soldier creature": a token as Oracle texts describe one. */
function tokenOf(words: string): Patch | string | undefined {
  const [, power, toughness, rest] = /^(\d+)\/(\d+) (.+)$/u.exec(words) ?? [];
  if (rest === undefined) return /^[A-Z]\w+$/u.test(words) ? words : undefined;
  const parts = rest.split(/\s+(?:and\s+)?/u);
  const colors = parts.filter(it => ['white', 'blue', 'black', 'red', 'green'].includes(it));
  const types = parts
    .filter(it => ['artifact', 'creature', 'enchantment'].includes(it))
    .map(it => it[0]?.toUpperCase() + it.slice(1));
  return {
    types,
    subtypes: parts.filter(it => /^[A-Z]/u.test(it)),
    colors,
    power: Number(power),
    toughness: Number(toughness),
  };
}
