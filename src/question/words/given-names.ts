// Given names, by which people call those they play with: "Kevin casts Murder", "I bolt Steve".

/** Given names that are no words of their own, however they are typed. */
const IN_ANY_LETTERS =
  'aaron|adam|adrian|alan|albert|alex|alice|alicia|allison|amanda|amy|andre|andrea|andrew|andy|angela|anna|anne|anthony|ashley|austin|barbara|becky|ben|benjamin|bethany|bobby|brad|brandon|brenda|brendan|brett|brian|brittany|bruce|bryan|caleb|cameron|carl|carlos|carol|caroline|catherine|charles|charlie|chelsea|chris|christina|christine|christopher|cindy|claire|cody|colin|connor|corey|courtney|craig|curtis|cynthia|dan|daniel|danielle|danny|darren|dave|david|deborah|dennis|derek|derrick|devin|diana|diane|dominic|donald|donna|doug|douglas|dylan|eddie|edward|elizabeth|emily|emma|eric|erica|erik|erin|ethan|evan|fred|gabriel|gavin|george|greg|gregory|hannah|harry|heather|heidi|helen|henry|ian|isaac|jackie|jacob|jake|jamie|jane|janet|jared|jason|jeff|jeffrey|jen|jenna|jennifer|jeremy|jerry|jesse|jessica|jim|jimmy|joe|joey|john|johnny|jon|jonathan|jordan|jose|joseph|josh|juan|julia|julie|justin|karen|kate|katherine|kathy|katie|kayla|keith|kelly|kenny|kevin|kim|kristen|kurt|kyle|larry|laura|lauren|leslie|liam|linda|lisa|logan|louis|lucy|luis|marco|margaret|maria|marie|mario|martin|mary|matt|matthew|megan|melanie|melissa|michael|michelle|miguel|mike|monica|morgan|nancy|natalie|nate|nathan|neil|nicholas|nicole|noah|norman|oliver|oscar|owen|pamela|patricia|patrick|paul|paula|pedro|pete|peter|phil|philip|pierre|priya|rachel|ralph|randy|rebecca|ricardo|richard|ricky|robert|roger|ron|ronald|ross|roy|russell|ryan|sally|samantha|samuel|sandra|sara|sarah|scott|sean|seth|shane|shannon|sharon|shawn|simon|sophie|spencer|stacy|stefan|stephanie|stephen|steve|steven|stuart|susan|sven|ted|teresa|terry|theo|theresa|thomas|tiffany|timothy|todd|tommy|tony|travis|trevor|troy|tyler|vanessa|walter|wayne|wendy|wesley|zach|zachary|zack|zoe';

/** Given names that are words as well, and are names with a capital alone. */
const WITH_A_CAPITAL = 'Bill|Chad|Eve|Frank|Holly|Jack|Jay|Leo|Leon|Luke|Mark|Nick|Rob|Sam|Tom|Trent|Vic|Vince';

/** The given names as one pattern, of a text in whatever letters. */
export const GIVEN_NAME = `(?:${[
  ...IN_ANY_LETTERS.split('|').map(it => `[${it.charAt(0).toUpperCase()}${it.charAt(0)}]${it.slice(1)}`),
  WITH_A_CAPITAL,
].join('|')})`;

/** Given names that judges use for players. */
const OF_JUDGES = 'ann|bob|eve';

const ALL_NAMES: ReadonlySet<string> = new Set(
  `${IN_ANY_LETTERS}|${WITH_A_CAPITAL.toLowerCase()}|${OF_JUDGES}`.split('|'),
);

/** Whether a word in small letters may be a given name. */
export function isGivenName(word: string): boolean {
  return ALL_NAMES.has(word);
}

/** Whether any word of a text may be a given name, or one with an "s" behind it: a pattern of so many is slow to try at each word. */
export function mayNameSomebody(text: string): boolean {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  return words.some(it => ALL_NAMES.has(it) || (it.endsWith('s') && ALL_NAMES.has(it.slice(0, -1))));
}
