/** Wordings that mean the same as one that the passes read, with that one. */
const rewordings: readonly (readonly [wording: RegExp, as: string])[] = [
  // "I don't have access to a grill" speaks of a grill that is not there.
  [/\b(have|has|having|got) access to\b/gi, '$1'],
  [/\b(no|without)(?: any)? access to\b/gi, '$1'],
  // "I can't do one more night of spaghetti" leaves spaghetti out.
  [
    /\b(?:can't|cant|can’t|cannot|can not|couldn't|couldn’t) (?:do|face|eat|take|stand|handle|stomach) (?:one more|yet another|another|any more)(?: (?:night|day|week|plate|bowl|bite|round|dinner|lunch|meal) of)?\b/gi,
    'tired of',
  ],
  [/\bpot luck\b/gi, 'potluck'],
]

/** Returns a craving with its wordings in the forms that the passes read. */
export const reworded = (text: string): string =>
  rewordings.reduce((said, [wording, as]) => said.replace(wording, as), text).replace(explained, withDenials)

/** A denied word behind which brackets list what it means: "no cephalopods (squids and octopus)". */
const explained =
  /\b(no|without|avoid|avoiding) (\p{L}+) \((?:like |such as |e\.g\. |i\.e\. )?([\p{L} -]{2,20}(?:(?:,| and| or) [\p{L} -]{2,20})+)\)/giu
/** Words by which brackets say something else than which foods are meant. */
const saysElse =
  /\b(?:allerg\w*|intoleran\w*|c(?:o)?eliac|except|but|ok|okay|fine|from|only|unless|if|in|she|he|they|i|we|my|is|are|was|not|no|please|too|any|because|due)\b/i
/** Writes the denial before each food of the brackets, because a list with an unknown word would end there. */
const withDenials = (found: string, denial: string, word: string, foods: string): string =>
  saysElse.test(foods)
    ? found
    : [word, ...foods.split(/,\s*(?:and |or )?| and | or /)].map((food) => `${denial} ${food}`).join(' and ')
