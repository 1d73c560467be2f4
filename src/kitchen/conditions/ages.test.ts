import { describe, expect, test } from 'vitest'
import { agesIn } from './ages.ts'

const childIn = (text: string) => agesIn(text.toLowerCase()).find(({ condition }) => condition)?.condition

describe('an age', () => {
  test.each([
    ['my 18-month-old loves cheese and bread', 18],
    ['18-month-old likes cheddar, how do I prepare veggies', 18],
    ['my 2 year old eats ham', 24],
    ['our 14 month old will not eat leftovers', 14],
    ['dinner for a 10 month old and parmesan', 10],
  ])('is of the child who eats when the wish says "%s"', (text, months) => {
    expect(childIn(text)).toMatchObject({ months })
  })

  test.each([
    'risotto with 24 month old parmesan',
    'mac and cheese with 2 year old sharp cheddar',
    '12-month-old cheese',
    'pasta with 18 month old ham',
  ])('is of no child when the wish says "%s"', (text) => {
    expect(childIn(text)).toBeUndefined()
  })
})
