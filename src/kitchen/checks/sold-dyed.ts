import type { ReadLine } from './read-draft.ts'

/** Foods that are sold dyed under names that the food table has not, or holds for the undyed food. */
const soldDyed =
  /\b(?:colou?red (?:sugar|frosting|icing|fondant|marshmallows?|candy|candies)|(?:red|green|pink|blue|purple|orange|yellow) (?:decorating )?(?:sugar|frosting|icing)|sanding sugar|candy (?:melts?|corn|hearts?|eyes)|nonpareils|jimmies|icing gel|gel paste|fr[uo]+it(?:y|s)? (?:loops|cereal|pebbles)|grenadine|blue cura[cç]ao|cr[eè]me de menthe|kool-aid|skittles|starburst|conversation hearts)\b/i

/** True for a line of a food that is sold dyed, where food coloring is left out. */
export const isSoldDyed = ({ text }: ReadLine, excluded: string): boolean =>
  excluded === 'food coloring' && soldDyed.test(text)
