import { describe, expect, test, vi } from 'vitest'
import { blocking, checkRecipe } from '#kitchen/checks/index.ts'
import { composeRecipe } from '../compose-recipe.ts'
import { dishes } from '../dishes/index.ts'
import { pantryItem } from '../pantry/index.ts'
import { readCraving } from '../reading/read-craving.ts'
import { finishes, idsOf } from './index.ts'
import { plateOf } from './suits.ts'

// Hundreds of recipes a test: a busy machine needs its time.
vi.setConfig({ testTimeout: 60_000 })

describe('a finish', () => {
  test('is made of foods that the pantry has, and suits a plate that some dish is', () => {
    const plates = new Set(Object.values(plateOf))
    for (const each of finishes) {
      for (const id of idsOf(each)) expect(pantryItem(id), `${each.name}: ${id}`).not.toBeNull()
      expect(
        each.suits.filter((plate) => !plates.has(plate)),
        each.name,
      ).toEqual([])
    }
  })

  test('has a name of its own', () => {
    expect(new Set(finishes.map(({ name }) => name)).size).toBe(finishes.length)
  })

  test('is for dishes that exist', () => {
    const ids = dishes.map(({ id }) => id)
    expect(Object.keys(plateOf).filter((id) => !ids.includes(id))).toEqual([])
  })

  const onePerPlate = Object.entries(
    Object.fromEntries(Object.entries(plateOf).map(([id, plate]) => [plate, id])),
  )

  test.each(onePerPlate)('on a %s leaves a sound recipe, turn after turn', (_, id) => {
    const name = dishes.find((dish) => dish.id === id)?.names[0] ?? id
    const craving = readCraving(name)
    const titles = Array.from({ length: 6 }, (_, turn) => {
      const made = composeRecipe({ craving, seed: `${name} ${turn}` })
      if (made.kind === 'refused') throw new Error(`${name}: ${made.reason}`)
      expect(blocking(checkRecipe(made.draft, { craving })), made.draft.title).toEqual([])
      return made.draft.title
    })
    expect(new Set(titles).size).toBe(titles.length)
  })
})
