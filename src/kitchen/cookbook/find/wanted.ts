import { remembered } from '#contract/remembered.ts'
import { familyOf } from '../../checks/index.ts'
import { isNamedIn } from '../../checks/is-named-in.ts'
import { oncePer } from '../../checks/once-per.ts'
import { wishedKind } from '../../checks/wished-kinds.ts'
import { tokens } from '../../checks/words.ts'
import type { Craving } from '../../craving/craving.ts'
import { stem } from '../../craving/stem.ts'
import { alike } from '../../culinary/alike.ts'
import type { Food } from '../../foods/food.ts'
import { foodById, matchFood } from '../../foods/index.ts'
import type { LinkedRecipe } from '../open-cookbook.ts'

/** Words of an ingredient line or a title, read once: they are asked for at every craving. */
export const wordsOf: (text: string) => readonly string[] = remembered(tokens, { most: 25_000, longest: 300 })

/** A food, or one of a kind of foods, that a craving asks for. */
export interface WantedFood {
  /** The food's name, or its kind's. */
  name: string
  /** It is sold as it grows, and nothing that a recipe makes. */
  isGrown: boolean
  /** Whether an ingredient is it, by its food, which is null where the table knows none, and by its words. */
  fits: (food: Food | null, item: string) => boolean
}

/** The foods that a craving asks for. */
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
      // A melon is any melon, though the table takes the word for one kind.
      const family = typed.map((words) => wishedKind(words)).find(Boolean) ?? wishedKind(name)
      const would = new Set([id, ...alike(id), ...typed.flatMap((words) => matchFood(words)?.food.id ?? [])])
      // "Chicken" is an alias of a whole chicken, and no breast is one.
      const isCut = food?.aisle === 'Meat & Fish'
      const aliases = (food?.aliases ?? []).filter((alias) => !isCut || familyOf(alias) === undefined)
      const names = [name, ...aliases, ...typed].map(tokens).filter((words) => words.length > 0)
      return {
        name,
        isGrown: grown.has(food?.aisle ?? ''),
        fits: (other, item) =>
          (other !== null && (would.has(other.id) || family?.(other))) ||
          // Rice vinegar is no rice.
          ((other === null || isSeasoning(other) === (food !== undefined && isSeasoning(food))) &&
            names.some((words) => isNamedIn(wordsOf(item), words))),
      }
    }),
    ...families.map((name): WantedFood => {
      const family = wishedKind(name)
      return {
        name,
        isGrown: false,
        fits: (other, item) => (other && family?.(other)) ?? wordsOf(item).includes(stem(name)),
      }
    }),
  ]
})

/** Aisles of what no recipe makes: a pasta of chickpea flour has no chickpeas. */
const grown: ReadonlySet<string> = new Set(['Produce', 'Meat & Fish', 'Canned & Jarred'])

const seasonings: ReadonlySet<string> = new Set(['Oils & Condiments', 'Spices & Seasonings', 'Drinks'])
const isSeasoning = ({ aisle }: Food): boolean => seasonings.has(aisle)

/** How the cook wrote a food: smoked trout, which the reading takes for smoked fish, or just sausages. */
const wordsTyped = ({ claims = [] }: Craving, name: string): string[] =>
  claims
    .filter(({ kind, means }) => kind === 'wish' && (means === name || means === name.replace(/-/g, ' ')))
    .map(({ words }) => words)

/** Whether a recipe takes a food that grows only from a can, where somebody has it fresh: a glut of tomatoes. */
export const isCannedIn = (
  { foods, lines }: Pick<LinkedRecipe, 'foods' | 'lines'>,
  { name, fits }: WantedFood,
): boolean => {
  if (matchFood(name)?.food.aisle !== 'Produce') return false
  const its = foods.filter((food, at) => fits(food, lines[at]?.item ?? ''))
  return its.length > 0 && its.every((food) => food?.aisle === 'Canned & Jarred')
}

/** The foods of the craving that no line of a recipe is, nor one of its own names has. */
export const missingFoods = (
  wanted: readonly WantedFood[],
  { foods, lines }: Pick<LinkedRecipe, 'foods' | 'lines'>,
  names: readonly string[],
) =>
  wanted.filter(
    ({ fits, name, isGrown }) =>
      // Gnocchi are made, not listed; turnips are no part of a turnip cake that has none.
      !(!isGrown && names.some((own) => wordsOf(name).every((word) => wordsOf(own).includes(word)))) &&
      !lines.some(({ item }, at) => fits(foods[at] ?? null, item)),
  )
