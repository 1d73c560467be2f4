import { occasionsIn } from '../cookbook/occasions.ts'
import { excludes } from '../culinary/food-filter.ts'
import { foods } from '../foods/index.ts'
import type { Craving } from './index.ts'
import { isDishKind } from './passes/denied-dishes.ts'
import { lexicon } from './wishes/lexicon.ts'
import { phraseOf } from './wishes/words.ts'

/** True when no understood word names a dish, a food, a meal, an occasion or an eater. */
export const namesNothing = ({ claims = [], recipes, purpose, pet, category, text }: Craving): boolean =>
  claims.every(({ kind }) => kind === 'joining' || kind === 'unknown' || kind === 'not-food') &&
  !recipes &&
  !purpose &&
  !pet &&
  category === null &&
  occasionsIn(text).length === 0

/** Note on the dish of a restaurant or a brand. */
export const OWN_OF_MAKER = 'A dish that this maker is known for, as the kitchen makes it itself.'

/** Note on a craving that names nothing. */
export const OWN_CHOICE =
  "Nothing in your words names a dish, a food or a way of eating, so this one is the kitchen's own choice."

/** Note on a wish for several recipes. */
export const ONE_AT_A_TIME =
  'The kitchen makes one recipe at a time, so this is the first: ask once more for the next, and put each on its day in the meal calendar.'

/** Returns the note for words about another dish or a maker. */
export const asideNote = (words: string): string =>
  `“${words}” speaks of another dish or its maker: this is the kitchen's own.`

/** True when an excluded word names no food of the table and no kind of dish. */
export const keepsNothingOut = (word: string): boolean =>
  !isDishKind(word) &&
  !/^(?:drippings?|juices?)$/.test(word) &&
  lexicon().get(phraseOf(word)) === undefined &&
  !foods.some((food) => excludes(word, food))

/** Returns the note for an excluded word that keeps nothing out. */
export const nothingNote = (word: string): string =>
  `“${word}” is no food that the kitchen knows, so nothing is left out by it: look at the list yourself.`
