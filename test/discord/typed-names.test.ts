// A hundred names as people type them, in every option of every command: an answer at once, or after one press.

import { existsSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { serviceBackend } from '../../src/discord/gateway/answer-reply.ts';
import type { Shown } from '../support/discord/exchange.ts';
import { liveServiceOn } from '../support/fake-live-service.ts';
import { bot, discord } from '../support/start-test-bot.ts';
import { openTestService } from '../support/test-service.ts';

const CARDS = '../shared/data/oracle-cards.json';
if (!existsSync(CARDS)) console.info(`Left out: a hundred names, since ${CARDS} is not there.`);

/** Misspelt names, parts of names and nicknames, each with the card that must be taken or offered. */
const NAMES: readonly (readonly [typed: string, card: string])[] = [
  ['panharmonicom', 'Panharmonicon'],
  ['doubling seson', 'Doubling Season'],
  ['grizly bears', 'Grizzly Bears'],
  ['sera angel', 'Serra Angel'],
  ['bllod moon', 'Blood Moon'],
  ['solemn simulacrim', 'Solemn Simulacrum'],
  ['imposing soverign', 'Imposing Sovereign'],
  ['torpor orbb', 'Torpor Orb'],
  ['humilty', 'Humility'],
  ['hardend scales', 'Hardened Scales'],
  ['mulldrifer', 'Mulldrifter'],
  ['eternal wittness', 'Eternal Witness'],
  ['academy manufacter', 'Academy Manufactor'],
  ['walking balista', 'Walking Ballista'],
  ['anointed prosession', 'Anointed Procession'],
  ['rest in piece', 'Rest in Peace'],
  ['leyline of the viod', 'Leyline of the Void'],
  ['craterhoof behemot', 'Craterhoof Behemoth'],
  ['hushbringr', 'Hushbringer'],
  ['dockside extortonist', 'Dockside Extortionist'],
  ['purphorus god of the forge', 'Purphoros, God of the Forge'],
  ['elesh norn mother of machine', 'Elesh Norn, Mother of Machines'],
  ['urzas sagaa', "Urza's Saga"],
  ['yixlid jailor', 'Yixlid Jailer'],
  ['archangel of thun', 'Archangel of Thune'],
  ['kitchen fink', 'Kitchen Finks'],
  ['murderous redcapp', 'Murderous Redcap'],
  ['vizier of remidies', 'Vizier of Remedies'],
  ['wurmcoil engin', 'Wurmcoil Engine'],
  ['primeval titann', 'Primeval Titan'],
  ['steem vents', 'Steam Vents'],
  ['hallowed fountan', 'Hallowed Fountain'],
  ['simic growth chambr', 'Simic Growth Chamber'],
  ['amulet of vigr', 'Amulet of Vigor'],
  ['spelunkng', 'Spelunking'],
  ['phyrexian metamorf', 'Phyrexian Metamorph'],
  ['spark doubl', 'Spark Double'],
  ['clon', 'Clone'],
  ['phantasmal imag', 'Phantasmal Image'],
  ['body dubble', 'Body Double'],
  ['goyf', 'Tarmogoyf'],
  ['bowmasters', 'Orcish Bowmasters'],
  ['ballista', 'Walking Ballista'],
  ['sheoldred', 'Sheoldred, the Apocalypse'],
  ['craterhoof', 'Craterhoof Behemoth'],
  ['finks', 'Kitchen Finks'],
  ['solemn', 'Solemn Simulacrum'],
  ['snapcaster', 'Snapcaster Mage'],
  ['lab man', 'Laboratory Maniac'],
  ['thoracle', "Thassa's Oracle"],
  ['gary', 'Gray Merchant of Asphodel'],
  ['resto', 'Restoration Angel'],
  ['metamorph', 'Phyrexian Metamorph'],
  ['manufactor', 'Academy Manufactor'],
  ['dockside', 'Dockside Extortionist'],
  ['wurmcoil', 'Wurmcoil Engine'],
  ['panharm', 'Panharmonicon'],
  ['krenko', 'Krenko, Mob Boss'],
  ['torbran', 'Torbran, Thane of Red Fell'],
  ['muldrotha', 'Muldrotha, the Gravetide'],
  ['Atraxa', 'Atraxa, Grand Unifier'],
  ['Teferi', 'Teferi, Time Raveler'],
  ['Kalitas', 'Kalitas, Traitor of Ghet'],
  ['Erebos', 'Erebos, God of the Dead'],
  ['Thassa', 'Thassa, Deep-Dwelling'],
  ['Heliod', 'Heliod, Sun-Crowned'],
  ['Ghalta', 'Ghalta, Primal Hunger'],
  ['Etali', 'Etali, Primal Storm'],
  ['Koma', 'Koma, Cosmos Serpent'],
  ['Avacyn', 'Avacyn, Angel of Hope'],
  ['Korvold', 'Korvold, Fae-Cursed King'],
  ['Yawgmoth', 'Yawgmoth, Thran Physician'],
  ['Meren', 'Meren of Clan Nel Toth'],
  ['Yarok', 'Yarok, the Desecrated'],
  ['Tatyova', 'Tatyova, Benthic Druid'],
  ['Mondrak', 'Mondrak, Glory Dominus'],
  ['Azusa', 'Azusa, Lost but Seeking'],
  ['Brago', 'Brago, King Eternal'],
  ['Winota', 'Winota, Joiner of Forces'],
  ['Thalia', 'Thalia, Heretic Cathar'],
  ['of the machines', 'March of the Machines'],
  ['growth chamber', 'Simic Growth Chamber'],
  ['season doubling', 'Doubling Season'],
  ['angel serra', 'Serra Angel'],
  ['mother of machines', 'Elesh Norn, Mother of Machines'],
  ['grand unifier', 'Atraxa, Grand Unifier'],
  ['god of the forge', 'Purphoros, God of the Forge'],
  ['heretic cathar', 'Thalia, Heretic Cathar'],
  ['mob boss', 'Krenko, Mob Boss'],
  ['fae cursed king', 'Korvold, Fae-Cursed King'],
  ['lost but seeking', 'Azusa, Lost but Seeking'],
  ['serraangel', 'Serra Angel'],
  ['bloodmoon', 'Blood Moon'],
  ['grizzlybears', 'Grizzly Bears'],
  ['Grizzly Bear', 'Grizzly Bears'],
  ['serra  angel', 'Serra Angel'],
  ['SERRA ANGEL', 'Serra Angel'],
  ['jaces phantasm', "Jace's Phantasm"],
  ['urborg tomb of yawgmoth', 'Urborg, Tomb of Yawgmoth'],
  ['lim dul the necromancer', 'Lim-Dûl the Necromancer'],
];

type Asked = readonly [command: string, options: Readonly<Record<string, string>>];

/** The options of the commands, in turn. */
const PLACES: readonly ((typed: string) => Asked)[] = [
  typed => ['etb', { card: typed }],
  typed => ['etb', { card: 'Sol Ring', with: `Mox Opal; ${typed} (tapped)` }],
  typed => ['etb', { card: 'Sol Ring', against: typed }],
  typed => ['etb', { card: 'Sol Ring', more: `my graveyard: ${typed}` }],
  typed => ['ruling', { question: `${typed} enters; me: Mox Opal` }],
  typed => ['ruling', { question: `Sol Ring enters; opp: ${typed}` }],
  typed => ['card', { name: typed }],
  typed => ['ruling', { question: `my opponent has ${typed} and I cast Mox Opal, what happens` }],
  typed => ['ruling', { question: `I have Grizzly Bears and cast ${typed}, what happens?` }],
];

const REFUSED = 'I could not answer that';

function textOf({ body }: Shown): string {
  return JSON.stringify([body.embeds, body.components]).replaceAll('\\\\', '');
}

describe.skipIf(!existsSync(CARDS))('a name that is not spelled as printed', () => {
  test('leads to an answer at once or by one press, in every option', async () => {
    expect(NAMES).toHaveLength(100);
    const world = await discord();
    await bot(world, { backend: serviceBackend(liveServiceOn(await openTestService({ cards: CARDS }))) });
    const me = world.person('asker');
    const asked = NAMES.flatMap(([typed, card], n) =>
      PLACES.filter((_, m) => (n + m) % 5 === 0).map(place => [card, place(typed)] as const),
    );
    for (const [card, [command, options]] of asked) {
      const row = `/${command} ${JSON.stringify(options)}`;
      const shown = await world.slash(me, command, options).answer();
      if (shown.body.embeds?.[0]?.title !== REFUSED) continue;
      expect.soft(textOf(shown), row).toContain(JSON.stringify(card).slice(1, -1));
      const answer = await (isInMenu(shown) ? world.choose(me, shown, card) : world.press(me, shown, card)).answer();
      expect.soft(answer.body.embeds?.[0]?.title, `${row}: ${textOf(answer)}`).not.toBe(REFUSED);
    }
  });
});

/** Whether the names are offered in a menu, being too many for buttons. */
function isInMenu({ body }: Shown): boolean {
  return JSON.stringify(body.components ?? []).includes('"options"');
}
