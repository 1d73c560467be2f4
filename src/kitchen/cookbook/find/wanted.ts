import { remembered } from '#contract/remembered.ts'
import { familyOf } from '../../checks/index.ts'
import { oncePer } from '../../checks/once-per.ts'
import { wishedKind } from '../../checks/wished-kinds.ts'
import { fold, tokens } from '../../checks/words.ts'
import type { Craving } from '../../craving/craving.ts'
import { stem } from '../../craving/stem.ts'
import { alike } from '../../culinary/alike.ts'
import type { Food } from '../../foods/food.ts'
import { findFoods, foodById, matchFood } from '../../foods/index.ts'
import type { LinkedRecipe } from '../open-cookbook.ts'

/** Words of an ingredient line or a title, read once: they are asked for at every craving. */
export const wordsOf: (text: string) => readonly string[] = remembered(tokens, { most: 25_000, longest: 300 })

/** A food, or one of a kind of foods, that a craving asks for. */
export interface WantedFood {
  /** The food's name, or its kind's. */
  name: string
  fits: (food: Food, item: string) => boolean
}

/**
 * The foods that a craving asks for: those that its reading found, and those among its unknown words that the food table
 * has.
 */
export const wantedFoods = oncePer((craving: Craving): WantedFood[] => {
  // A gluten-free pasta is any pasta in a dish that keeps the diet.
  const plain = craving.foods.map((id) => id.replace(/^(?:gluten-free|vegan)-/, ''))
  const ids = [...new Set([...plain, ...foodsOfUnknown(craving)])]
  const families = craving.families ?? []
  return [
    ...ids.map((id): WantedFood => {
      const food = foodById(id)
      const name = food?.name ?? id.replace(/-/g, ' ')
      const family = familyOf(name)
      const typed = wordsTyped(craving, name)
      const would = new Set([id, ...alike(id), ...typed.flatMap((words) => matchFood(words)?.food.id ?? [])])
      const names = [name, ...(food?.aliases ?? []), ...typed].map(tokens).filter((words) => words.length > 0)
      return {
        name,
        fits: (other, item) =>
          would.has(other.id) ||
          (family?.(other) ?? false) ||
          names.some((words) => words.every((word) => wordsOf(item).includes(word))),
      }
    }),
    ...families.map((name): WantedFood => {
      const family = wishedKind(name)
      return {
        name,
        fits: (other, item) => family?.(other) ?? wordsOf(item).includes(stem(name)),
      }
    }),
  ]
})

/** How the cook wrote a food: smoked trout, which the reading takes for smoked fish, or just sausages. */
const wordsTyped = ({ claims = [] }: Craving, name: string): string[] =>
  claims
    .filter(({ kind, means }) => kind === 'wish' && (means === name || means === name.replace(/-/g, ' ')))
    .map(({ words }) => words)

function foodsOfUnknown({ text, unknown = [] }: Craving): string[] {
  const strange = new Set(unknown)
  const folded = fold(text)
  return findFoods(folded)
    .filter(({ start, end }) =>
      folded
        .slice(start, end)
        .split(/[^a-z]+/)
        .every((word) => strange.has(word)),
    )
    .map(({ food }) => food.id)
}

/** The foods of the craving that no line of a recipe is, nor its title names. */
export const missingFoods = (
  wanted: readonly WantedFood[],
  { foods, lines }: Pick<LinkedRecipe, 'foods' | 'lines'>,
  title: string,
) =>
  wanted.filter(
    ({ fits, name }) =>
      // Gnocchi are made, not listed.
      !wordsOf(name).every((word) => wordsOf(title).includes(word)) &&
      !lines.some(({ item }, at) => {
        const food = foods[at]
        return food ? fits(food, item) : wordsOf(name).every((word) => wordsOf(item).includes(word))
      }),
  )
