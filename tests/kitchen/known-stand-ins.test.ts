import { expect, test } from 'vitest'
import { emptyCraving } from '#kitchen/craving/craving.ts'
import { splitLine } from '#kitchen/display/index.ts'
import { foodById } from '#kitchen/foods/index.ts'
import { foodOfLine } from '#kitchen/ingredients/index.ts'
import { readLines } from '#kitchen/refine/lines.ts'
import { standInsFor } from '#kitchen/refine/stand-ins.ts'
import { testCookbook } from '#testing/test-cookbook.ts'

const recipes = [...(await testCookbook()).bySlug.values()]

/**
 * Products of which the kitchen knows no usual make, so that the page says to read the label: what is in a gravy or a
 * meatloaf is its maker's choice.
 */
const ofItsMaker =
  /\b(?:gravy|meatballs?|meatloaf|mash|mandu|pierogi|tortellini|biscuits|pie crust dough|cream of chicken soup|protein powder|fried (?:shallots|onions)|vegetarian oyster sauce|lactose-free milk|cashew yogurt|turtle meat|beet powder|cauliflower steaks|mugwort powder|wheat pancakes|bacon(?: bits)?|parchment paper|coconut milk beverage|tea biscuits)(?=$|,| \()/

test('every stand-in of an author is a food that the kitchen knows', () => {
  const unknown = recipes.flatMap(({ file, slug }) =>
    file['stand-ins']
      .flatMap(({ use }) => use)
      .filter((line) => !foodOfLine(splitLine(line)) && !ofItsMaker.test(line))
      .map((line) => `${slug}: ${line}`),
  )
  expect(unknown).toEqual([])
})

test('every stand-in of the rules is a food that the kitchen knows under its name', () => {
  const rules = (['vegan', 'vegetarian', 'gluten-free', 'dairy-free', 'nut-free', 'egg-free'] as const).map(
    (diet) => ({ ...emptyCraving(), diets: [diet] }),
  )
  const lines = new Map(
    recipes.flatMap(({ draft }) =>
      readLines(draft).flatMap((line) => (line.food ? [[line.food.id, line] as const] : [])),
    ),
  )
  const unknown = [...lines.values()].flatMap((line) =>
    rules
      .flatMap((craving) => [
        ...standInsFor(line, craving, 'sweet'),
        ...standInsFor(line, craving, 'savoury'),
      ])
      .filter(({ id, buy }) => !foodById(id) || !foodOfLine({ amount: '1 pound', item: buy.many }))
      .map(({ buy }) => `${line.parsed.food}: ${buy.many}`),
  )
  expect(unknown).toEqual([])
})
