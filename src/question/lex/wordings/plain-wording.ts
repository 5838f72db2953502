// Wordings that are read in another, plainer form.

/** A wording, and the words that stand in its place. */
export type PlainWording = readonly [wording: RegExp, plain: string];

/** Numbers as they are typed before what they count. */
export const NUMBER_TYPED = '(\\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten)';
