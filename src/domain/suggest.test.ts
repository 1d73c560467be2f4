import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Candidate, type Liked, suggest, type Taste } from './suggest.ts'

const all = ['spring', 'summer', 'autumn', 'winter'] as const
const dish = (id: string, foods: string, rest: Partial<Candidate> = {}): Candidate => ({
  id,
  foods: foods.split(' '),
  seasons: all,
  rank: 3.5,
  ...rest,
})
const library = [
  dish('peanut-noodles', 'salt noodle peanut lime soy-sauce'),
  dish('satay', 'salt peanut chicken coconut-milk lime'),
  dish('peanut-cookies', 'salt peanut flour sugar egg'),
  dish('risotto', 'salt rice mushroom butter parmesan'),
  dish('asparagus', 'salt asparagus butter egg', { seasons: ['spring'] }),
  dish('pumpkin-soup', 'salt pumpkin cream onion', { seasons: ['autumn'] }),
  dish('loved-toast', 'salt bread tomato', { rank: 4.8 }),
]
const taste = (more: Partial<Taste> = {}): Taste => ({
  liked: [],
  season: 'spring',
  forbids: () => false,
  ...more,
})
const gadoGado: Liked = {
  title: 'Gado-Gado',
  foods: ['salt', 'peanut', 'coconut-milk', 'lime', 'egg'],
  how: 'rated',
}

describe('what a cook may like', () => {
  test('dishes like one that was praised, with its name; two of them at most', () => {
    const chosen = suggest(library, taste({ liked: [gadoGado] }), 4)
    expect(chosen[0]).toEqual({ id: 'satay', reason: 'Because you rated Gado-Gado highly' })
    expect(chosen.filter(({ reason }) => reason.includes('Gado-Gado'))).toHaveLength(2)
  })

  test.each([
    ['favorite', 'Because Gado-Gado is one of your favorites'],
    ['cooked', 'Because you cooked Gado-Gado'],
    ['planned', 'Because you planned Gado-Gado'],
  ] as const)('%s: %s', (how, reason) => {
    expect(suggest(library, taste({ liked: [{ ...gadoGado, how }] }), 1)).toEqual([{ id: 'satay', reason }])
  })

  test('without liked dishes the season comes first, then the best rated', () => {
    expect(suggest(library, taste(), 2)).toEqual([
      { id: 'asparagus', reason: 'At its best in spring' },
      { id: 'loved-toast', reason: 'Well rated by others' },
    ])
    expect(suggest(library, taste({ season: 'autumn' }), 1)[0]!.id).toBe('pumpkin-soup')
  })

  test('salt alone makes nothing alike', () => {
    const liked: Liked[] = [{ title: 'Salted Caramel', foods: ['salt', 'sugar-syrup'], how: 'rated' }]
    expect(suggest(library, taste({ liked }), 7).some(({ reason }) => reason.includes('Caramel'))).toBe(false)
  })

  test('nothing to suggest is an empty list', () => {
    expect(suggest([], taste({ liked: [gadoGado] }), 6)).toEqual([])
    expect(suggest(library, taste({ forbids: () => true }), 6)).toEqual([])
  })
})

test('whatever the library and the taste: none twice, none forbidden, never more than asked, the same again', () => {
  const food = fc.constantFrom('salt', 'rice', 'peanut', 'egg', 'lime', 'tofu', 'corn')
  const candidate = fc.record({
    id: fc.uuid(),
    foods: fc.array(food),
    seasons: fc.subarray([...all]),
    rank: fc.double({ min: 1, max: 5, noNaN: true }),
  })
  const liked = fc.record({
    title: fc.string(),
    foods: fc.array(food),
    how: fc.constantFrom('rated', 'favorite', 'cooked', 'planned'),
  }) satisfies fc.Arbitrary<Liked>
  fc.assert(
    fc.property(
      fc.uniqueArray(candidate, { selector: ({ id }) => id }),
      fc.array(liked),
      fc.constantFrom(...all),
      fc.nat(8),
      (candidates, likings, season, count) => {
        const forbids = (id: string) => id < '4'
        const chosen = suggest(candidates, { liked: likings, season, forbids }, count)
        const ids = chosen.map(({ id }) => id)
        expect(new Set(ids).size).toBe(ids.length)
        expect(ids.length).toBeLessThanOrEqual(count)
        expect(ids.filter(forbids)).toEqual([])
        expect(chosen.every(({ reason }) => reason.length > 0)).toBe(true)
        expect(suggest([...candidates].reverse(), { liked: likings, season, forbids }, count)).toEqual(chosen)
      },
    ),
  )
})
