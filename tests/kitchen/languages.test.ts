import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { z } from 'zod'
import { type Category, categories } from '#contract/common.ts'
import { allergens, diets } from '#contract/dietary.ts'
import type { RecipeDraft } from '#contract/recipe.ts'
import { allergensOf, blocking, checkRecipe } from '#kitchen/checks/index.ts'
import { emptyCraving } from '#kitchen/craving/index.ts'
import { matchFood } from '#kitchen/foods/index.ts'
import { foods } from '#kitchen/foods/table/index.ts'
import type { Quantity } from '#kitchen/ingredients/index.ts'
import { toNumber } from '#kitchen/ingredients/index.ts'
import { dictionaryOf, foreignLanguages } from '#kitchen/languages/dictionary.ts'
import { nutritionLines } from '#kitchen/nutrition/index.ts'
import { recipeContent } from '#kitchen/recipe-content.ts'
import { amountsInSteps, timesIn } from '#kitchen/steps/index.ts'

const file = z.array(
  z.object({
    title: z.string(),
    description: z.string(),
    category: z.enum(categories),
    times: z.tuple([z.number(), z.number(), z.number()]),
    servings: z.number(),
    allergens: z.array(z.enum(allergens)),
    diets: z.array(z.enum(diets)),
    ingredients: z.array(z.string()),
    steps: z.array(z.string()),
  }),
)

interface Line {
  amount: string
  item: string
  number: string
  unit: string
  food: string
}

interface Step {
  text: string
  /** Minutes that a timer could count, such as `20` and `35-40`. */
  times: string[]
  /** Indexes of the ingredient lines that the step uses. */
  uses: number[]
}

const lineOf = (row: string): Line => {
  const [said = '', meant = ''] = row.split(' => ')
  const [amount = '', item = ''] = said.split('|').map((part) => part.trim())
  const [number = '', unit = '', food = ''] = meant.split(' ')
  return { amount, item, number, unit, food }
}

const stepOf = (row: string): Step => {
  const at = row.lastIndexOf('=>')
  const [times = '', uses = ''] = row.slice(at + 2).split('/')
  const words = (text: string) => text.split(' ').filter((word) => word !== '')
  return { text: row.slice(0, at).trim(), times: words(times), uses: words(uses).map(Number) }
}

const read = (language: string) =>
  file
    .parse(parse(readFileSync(new URL(`languages/${language}.yaml`, import.meta.url), 'utf8')))
    .map((recipe) => {
      const lines = recipe.ingredients.map(lineOf)
      const steps = recipe.steps.map(stepOf)
      const [prepTime, cookTime, restTime] = recipe.times
      const { title, description, servings } = recipe
      const category: Category = recipe.category
      const draft: RecipeDraft = {
        title,
        description,
        category,
        prepTime,
        cookTime,
        restTime,
        servings,
        ingredients: lines.map(({ amount, item }) => ({ amount, item })),
        instructions: steps.map(({ text }) => text),
      }
      return { ...recipe, lines, steps, draft }
    })

const figure = (value: Parameters<typeof toNumber>[0]) => String(Math.round(toNumber(value) * 1000) / 1000)
const said = (quantity: Quantity | null): string => {
  if (quantity === null) return '-'
  return quantity.kind === 'exact'
    ? figure(quantity.value)
    : `${figure(quantity.from)}-${figure(quantity.to)}`
}
const minutes = ({ seconds, upTo }: { seconds: number; upTo: number }) =>
  seconds === upTo ? String(seconds / 60) : `${seconds / 60}-${upTo / 60}`

describe.each(['de', 'fr', 'es', 'it'])('recipes in %s', (language) => {
  const recipes = read(language)
  const contents = recipes.map(({ draft }) => recipeContent(draft, { rules: [], findings: [] }))

  test('say the amount, the unit and the food of each line', () => {
    const wrong = recipes.flatMap(({ draft, lines, servings }, at) => {
      const nutrition = nutritionLines(draft.ingredients, servings, new Map(), draft.instructions)
      return lines.flatMap((line, index) => {
        const parsed = contents[at]!.parsedIngredients[index]!
        const is = `${said(parsed.quantity)} ${parsed.unit ?? '-'} ${nutrition[index]!.food?.id ?? '-'}`
        const meant = `${line.number} ${line.unit} ${line.food}`
        return is === meant ? [] : [`${line.amount} ${line.item}: ${is}, not ${meant}`]
      })
    })
    expect(wrong).toEqual([])
  })

  test('have every line in their nutrition and every food in its aisle', () => {
    expect(contents.flatMap(({ nutritionCoverage }) => nutritionCoverage.unmatched)).toEqual([])
    expect(contents.flatMap(({ groceryList }) => groceryList.Other ?? [])).toEqual([])
  })

  test('contain the allergens of their foods and no others', () => {
    for (const { title, draft, allergens: meant } of recipes) {
      const found = allergensOf(draft.ingredients).flatMap(({ allergen, status }) =>
        status === 'contains' ? [allergen] : [],
      )
      expect([title, ...found].sort()).toEqual([title, ...meant].sort())
    }
  })

  test('are kept for a cook with every other allergy and the diets that they keep', () => {
    for (const { draft, allergens: own, diets: kept, title } of recipes) {
      const others = allergens.filter((allergen) => !own.includes(allergen))
      const craving = { ...emptyCraving(), allergies: others, diets: kept }
      const faults = blocking(checkRecipe(draft, { craving, source: 'model' }))
      expect([title, ...faults.map(({ message }) => message)]).toEqual([title])
    }
  })

  test('are stopped by an allergy to anything in them', () => {
    for (const { draft, allergens: own, title } of recipes) {
      for (const allergen of own) {
        const craving = { ...emptyCraving(), allergies: [allergen] }
        const faults = blocking(checkRecipe(draft, { craving, source: 'model' }))
        expect([title, allergen, faults.some(({ rule }) => rule === `allergy.${allergen}`)]).toEqual([
          title,
          allergen,
          true,
        ])
      }
    }
  })

  test('have a timer for each time in their steps', () => {
    for (const { text, times } of recipes.flatMap(({ steps }) => steps))
      expect([text, ...timesIn(text).map(minutes)]).toEqual([text, ...times])
  })

  test('name in their steps the lines that go in', () => {
    const wrong = recipes.flatMap(({ draft, steps, lines }) => {
      const found = amountsInSteps(draft.instructions, draft.ingredients)
      return steps.flatMap(({ text, uses }, at) => {
        const have = found[at]!.map(({ line }) => line)
        const lost = uses.filter((line) => !have.includes(line)).map((line) => `- ${lines[line]?.item}`)
        const added = have.filter((line) => !uses.includes(line)).map((line) => `+ ${lines[line]?.item}`)
        return [...lost, ...added].map((one) => `${text} ${one}`)
      })
    })
    expect(wrong).toEqual([])
  })
})

test.each(foreignLanguages)('every everyday food of the table has a name in %s', (language) => {
  const named = new Set(
    [...dictionaryOf(language).values()].flatMap(({ english, kind }) =>
      kind === 'grammar' ? [] : (matchFood(english)?.food.id ?? []),
    ),
  )
  expect(foods.filter(({ id, byName }) => !byName && !named.has(id)).map(({ id }) => id)).toEqual([])
})
