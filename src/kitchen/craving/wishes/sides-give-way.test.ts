import { describe, expect, it } from 'vitest'
import { readCraving } from '../read-craving.ts'

describe('a side that is named beside a dish', () => {
  it.each(['steak with creamed spinach', 'meatloaf and mashed potatoes', 'burger and fries'])(
    'is no dish of its own in "%s"',
    (words) => expect(readCraving(words).beside).toHaveLength(1),
  )

  it('is the dish where nothing else is named', () => {
    expect(readCraving('creamed spinach').dishes).toEqual(['creamed-spinach'])
    expect(readCraving('mashed potatoes with garlic').dishes).toEqual(['potato-side'])
    expect(readCraving('hash browns with bacon and eggs').dishes).toEqual(['hash-browns'])
    expect(readCraving('creamed spinach').beside).toBeUndefined()
  })

  it('is no wish when it is ruled out', () =>
    expect(readCraving('steak, no mashed potatoes').beside).toBeUndefined())
})
