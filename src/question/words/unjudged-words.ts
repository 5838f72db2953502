// Words of questions that are not answered, and filler. Each list is words or phrases folded, parted by bars.
import type { UnjudgedTopic } from '../tokens/question-token.ts';
import { add } from './word-table.ts';

// What this reader does not answer.
const unjudged = (words: string, why: UnjudgedTopic) => add(words, { kind: 'unjudged', why });
unjudged(
  'going for these days|go for these days|going for nowadays|going for right now|going for rn|market value|price|prices|worth|cost to buy|dollars|euros|expensive|cheap|buy|sell|buying|budget|reprint|reprinted',
  'price',
);
unjudged('cost to cast|cost me to cast|costs to cast|mana cost of', 'price');
unjudged(
  'deck|decks|decklist|mulligan|sideboard|cut from|upgrade|upgrades|best commander|commander is better|card is better|one is better|is better for|are better for|build around|mana base|manabase|curve|brew|archetype|meta|staple|staples|better than|good in|viable|playable in',
  'deck',
);
unjudged(
  'can i wait|could i wait|should i wait|do i wait|wait for|wait until|wait till|priority|respond|responds|response|in response|responding|hold priority|stifle|timing|at instant speed|instant speed|split second|mana abilities|cleanup|stack order',
  'timing',
);
unjudged(
  'attack|attacks|attacking|attacked|blocked|blocker|blockers|blocking|combat|unblocked|swing|swings|swinging|first strike damage',
  'combat',
);
unjudged(
  'should i cast|should i activate|should i hold|should i save|should i attack with|should i sac|should i let|should i cut|should i play|should i run|should i use|should i keep|should i buy|should i block|should i attack|should i take|should i go|should i include|should i put|is it worth|what should i|which should i|how do i beat|how to beat|cut|swap out|best|strategy|recommend|opinion|favorite|favourite|worth it|strong|stronger|broken|banned|ban|unban|format|standard|modern|pioneer|legacy|vintage|tournament|judge call|cheating|penalty|keep this hand',
  'advice',
);

const FILLER =
  'sitting|when i get it|once i get it|when i take it|once i take it|when i steal it|after i get it|hear me out|bear with me|help me out|humor me|combo time|story time|question time|like an idiot|like a fool|like a moron|like a champ|like a chump|like a genius|like a noob|sitting here|in that order|i lost track|i forgot|long story|long story short|a spell tells me to|to some spell of mine|to a spell of mine|to some effect of mine|to something of mine|to some spell|off some spell|an effect tells me to|a card tells me to|in the end|the end|in a commander game|in my commander game|in our commander game|in a game of commander|in commander|in edh|in an edh game|at our table|at my table|at the table|at this table|scenario|the scenario|situation|the situation|example|layers|layers question|setup|the setup|context|hypothetical|hypothetically|i was told that|i was told|i heard that|i heard|someone told me that|someone told me|they say that|i read that|i think that|pretty sure|a single|one single|wanna|the classic one|classic|classic question|the classic|old classic|all go at the same time|all at the same time|all at once|all die at once|they all go|all three|all of them|from when|from back when|and pay life|and pay the life|and pay 2 life|and pay two life|and pay the 2 life|i pay the 2|i pay the two|and pay the two|i paid the 2|i paid the life|i pay 2 life|i pay 3 life|i pay the 2 life|i pay the 3 life|i pay two life|i pay three life|and pay 3 life|and pay three life|paying 3 life|paying 2 life|paying the 2 life|paying the 3 life|and i pay 2 life|and i pay 3 life|and pay the 2|and shock myself|shocking myself|and take 2|taking 2|and take the 2|for ages|for a while|for turns|for several turns|for some turns|for a few turns|for many turns|for a long time|all game|the whole game|immediately|instantly|right off|automatically|good evening|good morning|good day|good afternoon|greetings|howdy|thx|ty|tysm|questions|two questions|2 questions|a couple questions|a few questions|in combat|yo|ayo|yesterday|last night|last week|the other day|at fnm|at my lgs|at the lgs|at the prerelease|at prerelease|in my last game|in my game|in our game|in our pod|legally|technically|by the rules|rules wise|ruleswise|lol|lmao|haha|hehe|tbh|imo|btw|rn|atm|bro|hey all|hi all|hello all|wondering about|question about|asking about|curious about|like|such as|say like|yall|folks|everyone|everybody|judge|judges|gang|fellas|team|chat|dear|friends|at end step|at the end step|at my end step|at end of turn|at the end of turn|eot|at end|for the first time|turn one|turn two|turn three|turn four|in main phase|precombat|as well|as usual|somehow|lets say|basic|say|literally|finally|luckily|unfortunately|sadly|maybe|perhaps|probably|apparently|eventually|successfully|myself|beautiful|lovely|my boy|good old|pretty|kind of|sort of|a bit|over here|in total|second time|starting|hi|hello|hey|please|thanks|thank you|question|quick question|quick|just|so|well|okay|ok|basically|like|um|uh|guys|again|the|this|here|also|too|only|even|still|really|actually|currently|right now|at this point|correctly|anyway|currently in play|simply|for example|eg|ie|directly|normally|hand|today|these days|currently|game|turn|this turn|my turn|on my turn|during my turn|during my own turn|on my own turn|main phase|in my main phase|one|copies|copy|a copy|spell|spells|card|cards|trigger|same time|at the same time|simultaneously|at once|together|straight|legend|legendary|planeswalker|edh|commander|cedh|game of commander|kitchen table|player|rules question|wondering|curious|confused|know|understand|think|believe|thought|noob question|newbie question|dumb question|does anyone know|anyone know|help|pls|plz|cuz|because|since|yeah|but|though|tho|both of|all of|each of|of the|of these|of those|in a game|in the game|in game|there|let s|want|wants|want to|wants to|going to|gonna|try to|tries to|trying to|attempt to|decide to|manage to|get to|just|fully|freshly|new|old|big|huge|own|which has|that has|able|would|will|can|could|do|does|did|own|freshly cast|from hand|from my hand|from their hand|naturally|regular|normal|plain|ordinary|random|vanilla|else|ever';
add(FILLER, { kind: 'filler' });
