// Postmodifiers about zones: "in your graveyard", "on the battlefield", "in all graveyards".
import type { Clause } from '../../../engine/index.ts';
import { AND, listPhrase, wordTable } from '../../combine.ts';
import { mapPhrase, oneOf, type Phrase, variant } from '../../phrase.ts';
import { constant, template, wrapping } from '../../template.ts';
import { withIndefiniteArticle } from '../words/numbers.ts';
import { possessivePlayer } from '../words/players.ts';

/** A clause about a zone: "in your graveyard", "on the battlefield", "you own in exile". */
export function zonePostmodifier(many: boolean): Phrase<Clause> {
  return oneOf<Clause>('a zone', [
    template({ kind: 'inZone' })`in ${{ whose: possessivePlayer }} ${{ zone: zoneOf }}`,
    ...anyones(many),
    variant(template({ kind: 'inZone', whose: { kind: 'opponent' } })`in your opponents' ${{ zone: zonesOf }}`),
    constant({ kind: 'inZone', zone: 'battlefield', whose: undefined }, 'on the battlefield'),
    constant({ kind: 'inZone', zone: 'exile', whose: undefined }, 'in exile'),
    constant({ kind: 'inZone', zone: 'command', whose: undefined }, 'in the command zone'),
  ]);
}

/** Zones of any player: "in a graveyard", "in all graveyards". */
function anyones(many: boolean): readonly Phrase<Clause>[] {
  const where = { kind: 'inZone', whose: undefined } as const;
  const inOne: Phrase<Clause> = template(where)`in ${{ zone: withIndefiniteArticle(zoneOf) }}`;
  const inAll: Phrase<Clause> = template(where)`in all ${{ zone: zonesOf }}`;
  const inThem: Phrase<Clause> = variant(template(where)`in ${{ zone: zonesOf }}`);
  const both: Phrase<Clause> = mapPhrase(
    wrapping`in ${listPhrase(zonesOf, AND, 2)}`,
    (zones): Clause => ({ kind: 'any', of: zones.map(zone => ({ ...where, zone })) }),
    clause => {
      if (clause.kind !== 'any') return undefined;
      const zones = clause.of.flatMap(one => (one.kind === 'inZone' && one.whose === undefined ? [one.zone] : []));
      const known = zones.flatMap(zone => ZONES_OF.find(one => one === zone) ?? []);
      return known.length === clause.of.length ? known : undefined;
    },
  );
  return many ? [inAll, inThem, variant(inOne), both] : [inOne, inThem, variant(inAll)];
}

const ZONES_OF = ['graveyard', 'hand', 'library'] as const;
const zoneOf = wordTable('a zone', { graveyard: 'graveyard', hand: 'hand', library: 'library' } as const);
const zonesOf = wordTable('zones', { graveyards: 'graveyard', hands: 'hand', libraries: 'library' } as const);
