// Words of what is asked. Each list is words or phrases folded, parted by bars.
import { KEYWORD_NAMES } from '../../engine/index.ts';
import { add } from './word-table.ts';

// What is asked.
const ASKS =
  'does|do|did|will|would|can|could|should|may|might|must|how|how many|how much|how big|how hard|how far up|lifegain math|life gain math|life math|damage math|what|which|who|why|where|whats|what s|what is|whos|how does|how do|what does|what do|do i get|do i have to|do i|does it|is it|is he|is she|was it|was he|was she|does he|does she|did he|did she|will he|will she|can he|can she|are they|does that|does this|will it|can i|could i|would it|would i|so does|so do|what happens|what would happen|what will happen|whats happening|what about|how about|am i|is that|is this|are there|graveyard or exile|exile or graveyard|exiled or graveyard|graveyard or exiled|where s|wheres|which one|which ones|which one of|which of|how would|how will|what type|what types|how large|in what order|wait does|what becomes|what survives|who gets|who draws|who gains|what now|who dies|at which|on which|to which|with which|in which|from which|at what|on what|to what|with what|in what|who is at what life|who s at what life|whos at what life|what life is everyone at|what life is everybody at|what life totals|legal|max|when does|when do|is it true that|cant i|can t i|couldnt i|dont i|didnt i|wont i|wouldnt i|shouldnt i|cant they|dont they|wont they|wouldnt they|shouldnt they|cant it|wont it|wouldnt it|is it correct that|number of|the number of|total number of|amount of|doesnt it|shouldnt it|isnt it|whose';
add(ASKS, { kind: 'ask', word: '' });

// Relations between two names: "does X stop Y", "does X work with Y".
const RELATIONS =
  'brick|bricks|blank|blanks|wreck|wrecks|ruin|ruins|screw over|screws over|mess up|messes up|mess with|messes with|hosing|stopping|bricking|forbid|forbids|disallow|disallows|eat|eats|affected by|stopped by|doubled by|hosed by|ruining|wrecking|shutting down|shutting off|messing with|messing up|locking down|shut off by|turned off by|shut down by|immune to|impacted by|stop|stops|double|doubles|shut off|shuts off|turn off|turns off|affect|affects|prevent|prevents|work with|works with|work against|works against|work on|works on|work under|interact with|interacts with|hose|hoses|see|sees|beat|beats|combo with|count|counts|count for|counts for|count toward|counts toward|count towards|counts towards|set off|sets off|apply to|applies to|kick in|kicks in|kick in for|kicks in for|trigger for|trigger off|trigger on|trigger twice with|triggers twice with|work for|negate|negates|nullify|nullifies|block|blocks|hit by|effect|effects|help|helps|get around|bypass|survive|survives|save|saves|counter|cancel|cancels|lock out|shut down|shuts down|interaction|interaction between|work together|interact|work|works|dodge|dodges|modify|boost|boosts|pump|pumps|buff|buffs|neuter|neuters|do to|does to|did to|doing to';
for (const word of RELATIONS.split('|')) add(word, { kind: 'relation', word });

// Words that a question about the outcome may have, by what they ask for. A word that is not here is passed over in
// a question, which the answer says.
const about = (words: string) => add(words, { kind: 'about', word: '' });

// How something is: tapped, its size, its types, where it goes.
about('removal spell|a removal spell|a removal');
about(
  'normally|right away|untapped|big|bigger|large|larger|smaller|stronger|weaker|beefier|size|power|toughness|stats|grow|grows|shrink|shrinks|base',
);
about(
  'type|types|subtype|subtypes|color|colors|colour|colours|black|white|blue|red|green|colorless|mana value|cmc|name|text',
);
about(
  'creature|creatures|artifact|artifacts|enchantment|enchantments|planeswalker|permanent|permanents|land|lands|basic|basics|nonbasic|nonbasics|legendary',
);
about('swamp|swamps|island|islands|mountain|mountains|forest|forests|plains');
about('on top of that|on top of it|on top of this');
about('a number|the number|numbers');
about('become|becomes|turn into|count as|considered|treated|face|face up|side|sides|front|back|door|doors|open');
about(
  'graveyard|yard|gy|bin|hand|library|battlefield|stack|board|stay|stays|keep|keeps|go|goes|opt for|opts for|opted for|opting for|end up|wind up|winds up|come away|comes away|walk away|walks away|left|dead|alive|legend rule',
);

// What it can do: keywords in a word.
about(
  'indestructable|lives|haste|flying|flyer|flier|indestructible|hexproof|trample|lifelink|deathtouch|menace|vigilance|reach|first strike|ward|protection|shroud|persist|undying|tribute',
);

for (const keyword of KEYWORD_NAMES) about(keyword);

const ACTIONS_ASKED_ABOUT =
  'explore|explores|scry|scries|surveil|investigate|amass|adapt|connive|venture|exert|bolster|learn|discover|incubate|goad|goaded|detain|regenerate|clash|meld|fight|fights';
add(ACTIONS_ASKED_ABOUT, { kind: 'about', word: 'action' });

// Numbers: counters, cards, life, damage, tokens, mana.
about('loyalty|defense|lore|chapter|chapters|devotion|poison|energy|experience');
about(
  'damage|dmg|life|lifegain|life total|token|tokens|card|cards|mana|drain|drains|drained|body|bodies|total|in total|altogether|half|enough|lethal',
);
about('get out of that|get out of it|get out of this|gets out of that|gets out of it|gets out of this');
about('look like|looks like|look');
about('stat line|statline|sized|gone|stuff|say no|says no|say yes|says yes|have a say');
about('clue|clues|treasure|treasures|food|foods|zombies|bear|bears|angel|angels');
about(
  'twice|two times|times|doubled|triple|tripled|extra|additional|many|much|more|less|most|least|zero|none|one|two|three|four|five|six|seven|eight|third|single|2x',
);
about('life gained|state|tapping');
about('wasted card|a wasted card|wasted|a waste|a dead card|dead card|a dead draw|a brick');
about('care|cares|care about|cares about|react|reacts|react to|reacts to');
about('flies|final|begin|begins|options');
about('speed|as it enters|as it comes in|on entering|as they enter');
about('x|x equal|x equals');
about('choice|choices|order|orders|usable|win|wins|smth|sth');
about('any|anything|some|something|nothing|thing|things|first|last|neither|either');

// Abilities that trigger, and what they do.
about(
  'trigger|triggers|triggered|triggering|etb trigger|ability|abilities|landfall|happen|happens|happening|matter|matters|fizzle|fizzles|countered',
);
about(
  'get|gets|getting|give|gives|take|takes|bounce|bounce a land|search|tutor|shuffle|tap|taps|start|starts|anymore|before|right|true|correct|like',
);

about('flashback trigger|flashback triggers|flashback cost|flashback ability');
about(
  'miss|missed|missing|missed triggers|persisting|undying|from persisting|attack trigger|attack triggers|attacking trigger',
);

// Choices, and who makes them.
about(
  'pay|pays|paying|fork over|forks over|cough up|coughs up|shell out|shells out|shock myself|shocking myself|shock yourself|choose|chooses|pick|picks|decide|decides|have to|has to|need|may|optional|mandatory|forced|free|for free|shocked|select|selects|selected|stuck waiting|been waiting|stuck with waiting|caught in|caught up in|player|players|game|up|down|allowed|possible',
);
about(
  'once or twice|once or per damage|once or per hit|once or per point of damage|once or for each damage|once or more|per damage|per hit|per point of damage',
);
about('combat damage|in combat damage|combat dmg|both players|each player|we both|both of us|in');
about(
  'count as dying|counts as dying|counting as dying|count as a death|counts as a death|count as deaths|count as die',
);
about('backside|back half|flip side|flipside|flipped side|other half|back side');
about('death trigger|death triggers|dies trigger|dies triggers|look back in time|looks back in time');
