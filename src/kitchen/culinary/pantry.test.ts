import { expect, test } from 'vitest'
import { foodById } from '#kitchen/foods/index.ts'
import { cuisineProfiles } from './cuisines.ts'
import { pantry, pantryItem } from './index.ts'

test('every pantry item is a food of the table, and stands there once', () => {
  expect(pantry.filter((item) => !foodById(item.id)).map((item) => item.id)).toEqual([])
  expect(new Set(pantry.map((item) => item.id)).size).toBe(pantry.length)
})

test('every usual amount can be read', () => {
  const shape =
    /^[\d/.]+( \d\/\d)? (each|tsp|tbsp|cup|oz|lb|can|clove|stalk|sprig|slice|inch|head|bunch|pinch|sheet|ear)$/
  expect(pantry.filter((item) => !shape.test(item.amount)).map((item) => item.id)).toEqual([])
})

test('cuisines season with foods that the pantry has', () => {
  for (const profile of Object.values(cuisineProfiles)) {
    const lines = [profile.aromatics, profile.spices].join(';').split(';')
    const ids = [
      profile.fat,
      profile.acid,
      profile.herb,
      profile.starch,
      profile.finish,
      ...lines.map((line) => line.trim().split(' ').at(-1) ?? ''),
    ]
    expect(
      ids.filter((id) => !pantryItem(id)),
      profile.id,
    ).toEqual([])
  }
})
