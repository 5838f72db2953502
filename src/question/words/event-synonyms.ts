// Everyday words for events, in all their forms. Each list is words or phrases folded, parted by bars; what other lists have stays theirs.
import { allForms } from './verb-forms.ts';
import { verbs } from './word-table.ts';

verbs(
  allForms(
    'fall over|fall dead|blow up and die|take lethal|take lethal damage|take a lethal hit|get dealt lethal damage|eat it|trade off',
  ),
  'dies',
  'middle',
);
verbs(
  'wrecked|binned|iced|toasted|squished|burned out|burnt out|shot dead|shot down|gunned down|fried|crushed|scrapped|smoked|sniped|finished off|killed off|popped|cooked|torched|bodied|trashed|smashed|put down|taken down|cleaned up|removed by dying|dunked on|clapped',
  'destroys',
  'passive',
);
verbs(
  allForms('sack|sack off|sack away|offer up|burn off|trash|go and sac|go and sacrifice|up and sac'),
  'sacrifices',
  'active',
);
verbs(
  'end up sacrificing|ends up sacrificing|ended up sacrificing|end up saccing|ends up saccing|ended up saccing|get made to sacrifice|gets made to sacrifice|was made to sacrifice|am made to sacrifice|get forced to sacrifice|was forced to sacrifice|have to sac|had to sac',
  'sacrifices',
  'active',
);
verbs(
  `${allForms('dump')}|end up discarding|ends up discarding|ended up discarding|end up pitching|ends up pitching|ended up pitching|get forced to discard|was forced to discard|get made to discard|was made to discard`,
  'discards',
  'active',
);
verbs(
  allForms('drop down|chuck down|topdeck and cast|topdeck and play|draw and cast|draw and play'),
  'enters',
  'active',
);
