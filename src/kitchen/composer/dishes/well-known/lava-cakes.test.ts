import { expect, it } from 'vitest'
import { blocking, checkRecipe } from '#kitchen/checks/index.ts'
import { makerOf } from '../../made.ts'

const made = makerOf('lava')

it('what runs in a lava cake is chocolate: the batter is baked through', () => {
  for (const seed of [0, 1, 2]) {
    const { archetype, draft, craving } = made('lava cake', seed)
    expect(archetype).toBe('lava-cakes')
    expect(draft.instructions.join(' ')).toContain('160°F')
    expect(blocking(checkRecipe(draft, { craving, source: 'engine' }))).toEqual([])
  }
  expect(made('vegan lava cake', 0).notes.join(' ')).toContain('cannot be made by all of these rules')
})

it('a Yorkshire pudding is no dessert', () => {
  expect(made('yorkshire pudding', 0).draft.category).toBe('dinner')
  expect(made('rice pudding', 0).draft.category).toBe('dessert')
})
