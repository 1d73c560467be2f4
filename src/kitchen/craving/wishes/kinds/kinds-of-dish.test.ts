import { expect, test } from 'vitest'
import { categories } from '#contract/common.ts'
import { pantry } from '../../../culinary/index.ts'
import { foodById } from '../../../foods/index.ts'
import { kindsOfDish } from './kinds-of-dish.ts'

const roles: ReadonlySet<string> = new Set(pantry.flatMap((item) => item.roles))

test('every row of the table is whole, and its words are known', () => {
  expect(new Set(kindsOfDish.map(({ id }) => id)).size).toBe(kindsOfDish.length)
  for (const { id, names, categories: own, minutes, takes, makes } of kindsOfDish) {
    expect(names.length, id).toBeGreaterThan(0)
    expect(own.length, id).toBeGreaterThan(0)
    expect(categories, id).toEqual(expect.arrayContaining([...own]))
    expect(minutes, id).toBeGreaterThan(0)
    expect(
      takes.filter((role) => !roles.has(role)),
      id,
    ).toEqual([])
    expect(
      makes.filter((food) => !foodById(food)),
      id,
    ).toEqual([])
  }
})
