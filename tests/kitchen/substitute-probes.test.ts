import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { type Allergen, allergens, type Diet } from '#contract/dietary.ts'
import { blocking, checkRecipe, withSafetySteps } from '#kitchen/checks/index.ts'
import { emptyCraving } from '#kitchen/craving/index.ts'
import { readAnswer } from '#server/adapters/ai/model/recipe-answer.ts'

interface Probe {
  item: string
  /** The diet, or the allergen of the cook's profile. */
  hold: Diet | Allergen
  sound: boolean
}
const probes = readFileSync(new URL('substitute-probes.jsonl', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((row) => JSON.parse(row) as Probe) // our own file

/** Builds a model's answer with the item in its ingredients and in a step. */
const answerWith = (item: string) => ({
  title: 'Braised Carrots',
  description: 'Soft carrots in a light sauce.',
  category: 'dinner',
  prepTime: 10,
  cookTime: 25,
  restTime: 0,
  servings: 4,
  ingredients: [
    { amount: '4', item: 'carrots, sliced' },
    { amount: '2 tablespoons', item: 'olive oil' },
    { amount: '1/2 cup', item },
  ],
  instructions: [
    'Heat the olive oil in a wide pot and cook the carrots for 10 minutes, until they begin to brown.',
    `Add the ${item.split(',')[0]} and simmer for 15 minutes, until the carrots are soft.`,
  ],
})

const isAllergen = (hold: Probe['hold']): hold is Allergen => allergens.some((one) => one === hold)

/** Lists the faults that a cook with this allergy or diet would be told. */
function faultsOf({ item, hold }: Probe): string[] {
  const read = readAnswer(answerWith(item), 'dinner')
  if (read.kind !== 'value') throw new Error(`${item} cannot be read`)
  const craving = { ...emptyCraving(), ...(isAllergen(hold) ? { allergies: [hold] } : { diets: [hold] }) }
  return blocking(checkRecipe(withSafetySteps(read.value), { craving, source: 'model' })).flatMap(
    ({ rule, message }) => (/^(?:allergy|diet)\./.test(rule) ? [message] : []),
  )
}

describe('substitutes and what they stand for', () => {
  const sound = probes.filter((probe) => probe.sound)
  const violations = probes.filter((probe) => !probe.sound)

  test('are at least 200', () => expect(probes.length).toBeGreaterThanOrEqual(200))

  test('substitutes are let be, all but two in a hundred', () => {
    const alarms = sound.flatMap((probe) =>
      faultsOf(probe).map((message) => `${probe.item} (${probe.hold}): ${message}`),
    )
    expect(alarms.length / sound.length, alarms.join('\n')).toBeLessThan(0.02)
  })

  test.each(violations)('$item is caught for $hold', (probe) => {
    expect(faultsOf(probe)).not.toEqual([])
  })
})
