import type { Aisle, Allergen, Food, FoodTag } from './food.ts'

/** kcal, protein g, carbs g, fat g, fiber g, sugar g, sodium mg: per 100 g of the edible part. */
type PerHundredGrams = readonly [number, number, number, number, number, number, number]

interface FoodFacts {
  /** Name; by default the id with blanks for hyphens. */
  name?: string
  /** Plural; by default by the usual rules of English. `none` for mass nouns. */
  plural?: string
  aliases?: readonly string[]
  density?: number
  measures?: Readonly<Record<string, number>>
  refuse?: number
  allergens?: readonly Allergen[]
  mayContain?: readonly Allergen[]
  tags?: readonly FoodTag[]
}

function regularPlural(name: string): string {
  if (/(s|x|ch|sh)$/.test(name)) return `${name}es`
  if (/[^aeiou]y$/.test(name)) return `${name.slice(0, -1)}ies`
  if (name.endsWith('leaf')) return `${name.slice(0, -1)}ves`
  return `${name}s`
}

/**
 * Returns the maker of one aisle's foods, so that a row of the table says only what is particular to its
 * food. `source` is a USDA NDB number, or a note in words where the figures are a stand-in or a typical
 * label.
 * @param byName for rarer foods, see `Food`
 */
export const foodsOfAisle =
  (aisle: Aisle, byName?: true) =>
  (id: string, source: string, per100: PerHundredGrams, facts: FoodFacts): Food => {
    const name = facts.name ?? id.replaceAll('-', ' ')
    const [kcal, protein, carbs, fat, fiber, sugar, sodium] = per100
    return {
      id,
      name,
      plural: facts.plural === 'none' ? name : (facts.plural ?? regularPlural(name)),
      aliases: facts.aliases ?? [],
      aisle,
      kcal,
      protein,
      carbs,
      fat,
      fiber,
      sugar,
      sodium,
      density: facts.density,
      measures: facts.measures ?? {},
      refuse: facts.refuse,
      allergens: facts.allergens ?? [],
      mayContain: facts.mayContain,
      tags: facts.tags ?? [],
      ...(byName && { byName }),
      source: /^\d{5}$/.test(source) ? `USDA NDB ${source}` : source,
    }
  }
