// Tokens as an instruction describes them (111).

import type { CopyException } from '../ability/copy-exception.ts';
import type { TokenSpec } from '../ability/effect.ts';
import type { Edition } from '../edition.ts';
import type { TokenToCreate } from '../event/game-event.ts';
import { evaluate } from '../match/evaluate.ts';
import type { Context, View } from '../match/view.ts';
import type { Printed } from '../model/characteristics.ts';
import type { CopySource } from '../model/game-object.ts';
import { predefinedToken } from '../model/predefined-tokens.ts';

/** The tokens to create, as the spec describes them. */
export function describedToken(view: View, spec: TokenSpec, count: number, context: Context): TokenToCreate {
  const printed = printedToken(view, spec, context);
  return { ...plain(printed.cardName), printed, count };
}

/** 707.2, 111.3: tokens that are copies of something. */
export function copyToken(
  source: CopySource,
  name: string,
  count: number,
  exceptions: readonly CopyException[],
): TokenToCreate {
  return {
    ...plain(name),
    printed: source.printed,
    face: source.face,
    count,
    copy: { of: source, exceptions, ofName: name },
  };
}

function plain(label: string): Omit<TokenToCreate, 'printed' | 'count'> {
  return { copy: undefined, face: 0, tapped: false, counters: [], attachedTo: undefined, attacking: undefined, label };
}

function printedToken(view: View, spec: TokenSpec, context: Context): Printed {
  const predefined = spec.predefined === undefined ? undefined : predefinedToken(spec.predefined, view.edition);
  if (predefined !== undefined) return predefined;
  const name = spec.name ?? spec.predefined ?? defaultTokenName(spec.subtypes, view.edition);
  return {
    layout: 'token',
    cardName: name,
    faces: [
      {
        name,
        colorIndicator: spec.colors,
        supertypes: spec.supertypes,
        types: spec.types,
        subtypes: spec.subtypes,
        ...(spec.power === undefined ? {} : { power: evaluate(view, spec.power, context) }),
        ...(spec.toughness === undefined ? {} : { toughness: evaluate(view, spec.toughness, context) }),
        abilities: spec.abilities,
      },
    ],
  };
}

/** 111.4: a token without a name of its own is named after its subtypes. */
export function defaultTokenName(subtypes: readonly string[], edition: Edition): string {
  return [...subtypes, ...(edition.tokenNamesEndInToken ? ['Token'] : [])].join(' ');
}
