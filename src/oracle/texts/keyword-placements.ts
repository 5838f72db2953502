// Keyword abilities that put their card onto the battlefield, or create tokens, in words that the compiler reads.

/** Words of these keyword abilities about what they put onto the battlefield, by keyword. */
export const KEYWORD_PLACEMENTS: Readonly<Record<string, string>> = {
  // 702.49a
  ninjutsu: 'put ~ onto the battlefield from your hand tapped and attacking.',
  'commander ninjutsu': 'put ~ onto the battlefield tapped and attacking.',
  // 702.79a, 702.93a
  persist: 'return ~ to the battlefield with a -1/-1 counter on it.',
  undying: 'return ~ to the battlefield with a +1/+1 counter on it.',
  // 702.84a
  unearth:
    'return ~ from your graveyard to the battlefield. it gains haste and "if ~ would leave the battlefield, exile it instead."',
  // 702.92a, 702.163a, 702.182a
  'living weapon': 'create a 0/0 black Phyrexian Germ creature token, then attach ~ to it.',
  'for mirrodin!': 'create a 2/2 red Rebel creature token, then attach ~ to it.',
  'job select': 'create a 1/1 colorless Hero creature token, then attach ~ to it.',
  // 702.116a
  myriad: "create a token that's a copy of ~ that's tapped and attacking that player.",
  // 702.128a, 702.129a
  embalm:
    "create a token that's a copy of ~, except it's white, it has no mana cost, and it's a Zombie in addition to its other types.",
  eternalize:
    "create a token that's a copy of ~, except it's black, it's 4/4, it has no mana cost, and it's a Zombie in addition to its other types.",
  // 702.141a
  encore: "create a token that's a copy of ~. it gains haste.",
  // 702.175a
  offspring: "create a token that's a copy of ~, except it's 1/1.",
  // 702.181a
  mobilize: 'create X 1/1 red Warrior creature tokens that are tapped and attacking.',
};
