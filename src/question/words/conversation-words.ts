// Words of the talk around a question: of who asks, of the evening, of the table, of rulings asked before.

/** Such words: those of people and places, of time, of talk, of moods, and of asking. */
const CONVERSATION: readonly string[] = [
  // people, places and programs that play no part in a game
  'judge judges group groups playgroup playgroups pod pods table listener caller poster beginner beginners noob newbie newbies',
  'lgs store shop fnm league arena mtgo cockatrice spelltable forge app apps bot reddit discord google chatgpt gpt ai internet',
  'phone phones laptop tab tabs search searching searched brewing brewed borrowed borrow borrowing',
  'gatherer scryfall forum forums youtube stream server wiki',
  // evenings and events
  'years year months weeks week weekend month yesterday night nights tonight ages decades forever lately recently morning',
  'evening finals final semis prerelease prereleases tourney tournament event events round rounds match matches cube draft',
  'drafts sealed limited 1v1 multiplayer casual friday saturday sunday monday tuesday wednesday thursday',
  // talk
  'argue argued argues arguing argument arguments debate debated debating discussion discussed agree agreed agrees disagree',
  'disagreed disagrees split heated bet joke flame kidding chat story phrase phrased phrasing english language native',
  'speaker translate translated translation grammar spelling typo typos',
  // moods
  'fun super awesome favorite favourite',
  'salty smug grinning grinned grin cute annoyed annoying mad angry laughing laughed happy sad quiet tired sleepy drunk bored',
  'stressed nervous upset rage raged crying cried furious shocked stunned surprised amazed hyped excited embarrassed embarrassing',
  // asking and knowing
  'sorry sry explain explains explained explaining understand understood understanding knew unclear unsure confusing confuses',
  'confused ruling rulings rulebook wording worded worded answer answers answered ask asked asking asks idk help helped helping obvious',
  'stupid dumb silly weird strange odd tricky curious sure clue idea ideas honest serious honestly seriously quick sanity',
  'checking clarify clarification hypothetical picture imagine assume suppose pretend expert experts pro pros learn learning',
  'always usual usually studying study hurts patient returning returned rtfc rule rules seems seem feels feel sounds game games played',
  'learned teach teaching taught experience experienced googled searched guess guessing swear remember forgot appreciate',
  'appreciated grateful cheers apologies advance',
].flatMap(it => it.split(' '));

const WORDS: ReadonlySet<string> = new Set(CONVERSATION);

/** Whether a word or a phrase, in any case, has a word of the talk around a question. */
export function isConversation(text: string): boolean {
  return text
    .toLowerCase()
    .split(' ')
    .some(it => WORDS.has(it.replace(/[’']s?$/u, '')));
}
