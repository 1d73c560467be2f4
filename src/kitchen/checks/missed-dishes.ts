import { isPraise } from '../craving/strangers.ts'
import { moodWords } from '../craving/wishes/moods.ts'
import { sameAs } from '../culinary/same-words.ts'
import { isWithin } from './food-occurs.ts'
import type { ReadDraft } from './read-draft.ts'
import { tokens } from './words.ts'

/** Dish that a craving puts beside the one that is made: the cook's words and the other names of it. */
export interface DishBeside {
  words: string
  names: readonly string[]
}

/**
 * Returns the words of the dishes that a recipe neither names with every word nor has in its title under
 * another name. The early return saves time, since few cravings name side dishes.
 */
export function missedDishes(recipe: ReadDraft, dishes: readonly DishBeside[]): string[] {
  if (dishes.length === 0) return []
  const title = tokens(recipe.title)
  const sentences = recipe.method.split(/[.;:!]\s/)
  const texts = [title, ...[...recipe.lines.map(({ text }) => text), ...sentences].map(tokens)]
  const isSaid = (said: readonly string[], word: string) =>
    [word, ...sameAs(word)].some((one) => said.includes(one))
  const isMissed = ({ words, names }: DishBeside) => {
    const its = tokens(words).filter((word) => !isPraise(word) && !size.test(word) && !moodWords.has(word))
    // "And gravy" alone is the gravy; in "cream cheese frosting" the first words tell which.
    const needed = its.length > 1 ? its.filter((word) => !generic.test(word)) : its
    // The chocolate of a chocolate cake is no chocolate frosting.
    if (isCovering(words) && !texts.some((said) => said.some((word) => covered.test(word)))) return true
    const isNamed = texts.some((said) => needed.every((word) => isSaid(said, word)))
    return !isNamed && !names.some((name) => isWithin(tokens(name), title))
  }
  return dishes.filter(isMissed).map(({ words }) => words)
}

/** True for words that end in what covers a cake. */
export const isCovering = (words: string): boolean => /\b(?:frosting|icing|glaze)$/i.test(words)

const covered = /^(?:frost|icing|iced?$|ice[ds]?$|glaze|ganache|buttercream)/

/** Words for the size of a part, which no recipe has to repeat: the tiny meatballs of a soup. */
const size = /^(?:tiny|mini|small|little|big|large|huge)$/

/** Words that recipes omit when they speak of their own sauce or frosting. */
const generic = /^(?:sauce|dressing|frosting|icing|topping|filling|gravy|dip)$/
