import { describe, expect, it } from 'vitest'
import { blocking, checkRecipe } from '#kitchen/checks/index.ts'
import { makerOf } from '../made.ts'
import { readCraving } from './read-craving.ts'

const made = makerOf('beside')
const seeds = [0, 1, 2]

describe('a side that is named beside a dish', () => {
  it.each([
    ['steak with creamed spinach', ['steak'], /spinach/i, 'Creamed Spinach'],
    ['meatloaf and mashed potatoes', ['meatloaf'], /potatoes/i, 'Mashed Potatoes'],
    ['chicken with cilantro lime rice', ['skillet', 'sheet-pan'], /cilantro/i, 'Cilantro-Lime Rice'],
    ['salmon with mashed potatoes', ['skillet', 'sheet-pan'], /potatoes/i, 'Mashed Potatoes'],
    ['burger and fries', ['burger'], /potatoes/i, 'Skillet Fries'],
    ['roast turkey with cranberry sauce', ['roast'], /cranberr/i, 'Cranberry Sauce'],
    ['pork chops with refried beans', ['steak'], /pinto beans/i, 'Refried Beans'],
  ])('%s: the dish is made, and the side with it', (words, dishes, food, title) => {
    for (const seed of seeds) {
      const { archetype, draft, craving } = made(words, seed)
      expect(dishes).toContain(archetype)
      expect(draft.ingredients.some(({ item }) => food.test(item))).toBe(true)
      expect(draft.title).toContain(title)
      expect(draft.instructions.at(-1)?.toLowerCase()).toContain(title.toLowerCase())
      expect(blocking(checkRecipe(draft, { craving, source: 'engine' }))).toEqual([])
    }
  })

  it('is the dish where nothing else is named', () => {
    expect(readCraving('creamed spinach').dishes).toEqual(['creamed-spinach'])
    expect(readCraving('mashed potatoes with garlic').dishes).toEqual(['potato-side'])
    expect(readCraving('hash browns with bacon and eggs').dishes).toEqual(['hash-browns'])
    expect(readCraving('creamed spinach').beside).toBeUndefined()
  })

  it('that is ruled out is no wish', () =>
    expect(readCraving('steak, no mashed potatoes').beside).toBeUndefined())

  it('is made of what the rules allow, under its own name', () => {
    const { draft } = made('low-carb steak with mashed potatoes')
    expect(draft.title).toContain('Mashed Cauliflower')
    expect(draft.ingredients.map(({ item }) => item).join(' ')).not.toMatch(/potato/)
  })

  it('that the dish has already is not made twice', () =>
    expect(made("shepherd's pie with mashed potatoes").draft.title).not.toMatch(/Mashed/))
})
