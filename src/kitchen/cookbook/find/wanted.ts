import { remembered } from '#contract/remembered.ts'
import { soldWithout, withoutMissing } from '../../checks/absent.ts'
import { familyOf } from '../../checks/index.ts'
import { isNamedIn } from '../../checks/is-named-in.ts'
import { oncePer } from '../../checks/once-per.ts'
import { wishedKind } from '../../checks/wished-kinds.ts'
import { tokens } from '../../checks/words.ts'
import type { Craving } from '../../craving/craving.ts'
import { stem } from '../../craving/stem.ts'
import { alike } from '../../culinary/alike.ts'
import { pantryItem, type Role } from '../../culinary/index.ts'
import type { Food } from '../../foods/food.ts'
import { foodById, matchFood } from '../../foods/index.ts'
import type { LinkedRecipe } from '../open-cookbook.ts'
import { ownNamesOf } from '../own-names.ts'
import type { RecipeFile } from '../recipe-file.ts'
import { type LineTest, oncePerLine } from './once-per-line.ts'

/**
 * Words of an ingredient line or a title, cached because every craving asks for them. The cookbook has 8,000
 * different lines and 5,000 titles; the 44,000 names of its recipes would displace them (see `ownNamesSay`).
 */
export const wordsOf: (text: string) => readonly string[] = remembered(tokens, { most: 25_000, longest: 300 })

/** Food, or family of foods, that a craving asks for. */
export interface WantedFood {
  /** Name of the food or of the family. */
  name: string
  /** Words of the name, in the singular. */
  words: readonly string[]
  /** Words by which the cook called the food, where they are others: the chutney that is read as one of mangos. */
  saidAs?: readonly (readonly string[])[]
  /** True for a food sold as it grows, which no recipe makes. */
  isGrown: boolean
  /** True for a food that a dish is made of, so that a spoonful of it does not count: beans, meat, rice. */
  isMain: boolean
  /**
   * True when an ingredient is the wanted food, by its food (null when the table knows none) and by its
   * words.
   */
  fits: LineTest
}

/** True for a craving in which a plant's drink is meant by milk. */
const isWithoutMilk = ({ diets, exclusions, allergies = [] }: Craving): boolean =>
  diets.some((diet) => diet === 'vegan' || diet === 'dairy-free') ||
  exclusions.some((word) => /^(?:milk|dairy|lactose)$/.test(word)) ||
  allergies.includes('milk')

/** Returns the foods that a craving asks for. */
export const wantedFoods = oncePer((craving: Craving): WantedFood[] => {
  // A gluten-free pasta is any pasta in a dish that keeps the diet.
  const plain = craving.foods.map((id) => id.replace(/^(?:gluten-free|vegan)-/, ''))
  const ids = [...new Set(plain)]
  const families = craving.families ?? []
  return [
    ...ids.map((id): WantedFood => {
      const food = foodById(id)
      const name = food?.name ?? id.replace(/-/g, ' ')
      const typed = wordsTyped(craving, name)
      // A family's word means any member: melon, though the table uses the word for one kind.
      // A sausage of an animal that is named is no sausage of another.
      const kinds = typed.filter((words) => !sausageOfAnimal.test(words))
      const family =
        kinds.map((words) => wishedKind(words)).find(Boolean) ??
        (kinds.length < typed.length ? undefined : wishedKind(name))
      const would = new Set([id, ...alike(id), ...typed.flatMap((words) => matchFood(words)?.food.id ?? [])])
      // A cut is not the whole animal: "chicken" is an alias of whole chicken, and a breast is none.
      const isCut = food?.aisle === 'Meat & Fish'
      const aliases = (food?.aliases ?? []).filter((alias) => !isCut || familyOf(alias) === undefined)
      const names = [name, ...aliases, ...typed].map(tokens).filter((words) => words.length > 0)
      const isOfFamily = family && oncePer(family)
      const isSaidIn = (item: string): boolean => {
        const words = wordsOf(item)
        return names.some((name) => isNamedIn(words, name))
      }
      return {
        name,
        words: tokens(name),
        saidAs: typed.map(tokens),
        isGrown: (grown.has(food?.aisle ?? '') && !/(?:^|-)gravy$/.test(id)) || bottled.test(id),
        isMain: pantryItem(id)?.roles.some((role) => mainRoles.has(role)) ?? false,
        fits: oncePerLine((other, item) => {
          // Milk is cow's milk where no diet says otherwise, and no drink of soybeans.
          if (id === 'milk' && other !== null && other.aisle !== 'Dairy & Eggs' && !isWithoutMilk(craving))
            return false
          if (other !== null && (would.has(other.id) || isOfFamily?.(other))) return true
          // A seasoning with the food's name is another food: rice vinegar is no rice.
          if (other !== null && isSeasoning(other) !== (food !== undefined && isSeasoning(food))) return false
          // A flour of another plant does other work: tapioca flour is no flour for who has some flour.
          if (other !== null && food?.id.endsWith('flour') && /(?:flour|starch|meal)$/.test(other.id))
            return false
          return isSaidIn(item.replace(soldWithout, ' '))
        }),
      }
    }),
    ...families.map((name): WantedFood => {
      const family = wishedKind(name)
      const isOfFamily = family && oncePer(family)
      const singular = stem(name)
      return {
        name,
        words: tokens(name),
        isGrown: false,
        isMain: false,
        fits: oncePerLine(
          (other, item) => (other && isOfFamily?.(other)) ?? wordsOf(item).includes(singular),
        ),
      }
    }),
  ]
})

const sausageOfAnimal = /^(?:chicken|turkey|lamb|mutton|beef|veal|venison) sausages?$/i

const mainRoles: ReadonlySet<Role> = new Set<Role>([
  ...(['poultry', 'red-meat', 'pork-cut', 'ground', 'stewing', 'roast', 'fish', 'shellfish'] as const),
  ...(['tofu', 'bean', 'lentil', 'pasta', 'noodle', 'grain'] as const),
])
/** Amounts by the spoon, in which a main food is a seasoning: a tablespoon of lentils in a tempering. */
const bySpoon = /\b(?:tsp|tbsp|teaspoons?|tablespoons?|pinch(?:es)?)\b/

/** Aisles of foods that no recipe makes: a pasta of chickpea flour has no chickpeas. */
const grown: ReadonlySet<string> = new Set(['Produce', 'Meat & Fish', 'Canned & Jarred'])

/** Drinks that are bought in bottles, which no recipe makes: a cola de toro has none. */
const bottled = /^(?:cola|root-beer|ginger-ale|beer|hard-cider)$/

const seasonings: ReadonlySet<string> = new Set(['Oils & Condiments', 'Spices & Seasonings', 'Drinks'])
const isSeasoning = ({ aisle }: Food): boolean => seasonings.has(aisle)

/**
 * Returns the cook's words for a food: smoked trout, which the parser reads as smoked fish, or just sausages.
 */
const wordsTyped = ({ claims = [] }: Craving, name: string): string[] =>
  claims
    .filter(({ kind, means }) => kind === 'wish' && (means === name || means === name.replace(/-/g, ' ')))
    .map(({ words }) => words)

/**
 * True when a recipe uses a vegetable or fruit only from a can, while somebody has it fresh: a glut of
 * tomatoes.
 */
export const isCannedIn = (
  { foods, lines }: Pick<LinkedRecipe, 'foods' | 'lines'>,
  { name, fits }: WantedFood,
): boolean => {
  if (matchFood(name)?.food.aisle !== 'Produce') return false
  const its = foods.filter((food, at) => fits(food, lines[at]?.item ?? ''))
  return its.length > 0 && its.every((food) => food?.aisle === 'Canned & Jarred')
}

/**
 * Tells of each line of a recipe whether its food, which the table has to know, is one of the wanted foods.
 * Computed once for a list and a recipe, since ranking asks for the share of the wanted foods, for what is to be
 * bought beside them and for the meats among the others.
 */
export const wantedLines = oncePer((wanted: readonly Pick<WantedFood, 'fits'>[]) =>
  oncePer(({ foods, lines }: Pick<LinkedRecipe, 'foods' | 'lines'>): readonly boolean[] =>
    foods.map((food, at) => food !== null && wanted.some(({ fits }) => fits(food, lines[at]?.item ?? ''))),
  ),
)

/** True when one name of a dish has all words of a food's name. */
export type IsNamedAfter = (words: readonly string[]) => boolean

/**
 * The own names of a recipe, each on a line with a space around every word: one text takes less memory than
 * the words of nine names, and most foods stand in none of them.
 */
const namesAsWords = (names: readonly string[]): string =>
  names.map((name) => ` ${tokens(name).join(' ')} `).join('\n')
const ownNamesAsWords = oncePer((file: RecipeFile): string => namesAsWords(ownNamesOf(file)))
const ownNamesWithout = oncePer((file: RecipeFile): string =>
  namesAsWords(ownNamesOf(file).map((name) => name.replace(soldWithout, ' '))),
)
const hasAll = (said: string, words: readonly string[]) => words.every((word) => said.includes(` ${word} `))

/** Returns a test for the foods that one of a recipe's own names contains. */
export const ownNamesSay =
  (file: RecipeFile): IsNamedAfter =>
  (words) => {
    const names = words.includes('free') ? ownNamesAsWords(file) : ownNamesWithout(file)
    return hasAll(names, words) && (words.length < 2 || names.split('\n').some((name) => hasAll(name, words)))
  }

/** Returns a test for the foods that a title contains. */
export const titleSays =
  (title: string): IsNamedAfter =>
  (words) =>
    words.every((word) => wordsOf(withoutMissing(title, words)).includes(word))

/** Returns the foods of the craving that neither a line of a recipe nor its name contains. */
export const missingFoods = (
  wanted: readonly WantedFood[],
  { foods, lines }: Pick<LinkedRecipe, 'foods' | 'lines'>,
  isNamedAfter: IsNamedAfter,
) =>
  wanted.filter(
    ({ fits, words, saidAs = [], isGrown, isMain }) =>
      // A name counts only for foods that recipes make: gnocchi are made, not listed; a turnip cake without
      // turnips lacks them, and a tomato chowder of tomato sauce does not.
      !(
        [words, ...saidAs].some((said) => said.length > 0 && isNamedAfter(said)) &&
        (!isGrown || lines.some(({ item }) => words.every((word) => wordsOf(item).includes(word))))
      ) &&
      !lines.some(
        ({ amount, item }, at) => fits(foods[at] ?? null, item) && !(isMain && bySpoon.test(amount ?? '')),
      ),
  )
