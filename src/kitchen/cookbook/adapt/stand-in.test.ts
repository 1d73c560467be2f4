import { describe, expect, test } from 'vitest'
import { testCookbook } from '#testing/test-cookbook.ts'
import { meansLineOf } from '../line-of.ts'
import { withStandIn } from './stand-in.ts'

const { recipes } = await testCookbook()

/** Titles that water in the place of a food gives, each with the diets of the stand-in. */
const withWater = recipes.flatMap(({ file, draft, lines }) =>
  file['stand-ins'].flatMap((standIn) => {
    const at = lines.findIndex(({ item }) => meansLineOf(standIn.for, item, lines))
    if (at < 0 || !/^[\d/ ]+(?:cups?|tablespoons?) water$/.test(standIn.use[0] ?? '')) return []
    return [{ title: withStandIn(draft, at, standIn).title, diets: [standIn.diet].flat() }]
  }),
)

describe('a title with water in the place of a food', () => {
  test('says alcohol-free of nothing but a stand-in for that diet', () => {
    const others = withWater.filter(({ diets }) => !diets.includes('alcohol-free'))
    expect(others.length).toBeGreaterThan(5)
    expect(others.filter(({ title }) => /alcohol/i.test(title))).toEqual([])
  })

  test('says alcohol-free for that diet', () => {
    const free = withWater.filter(({ diets }) => diets.includes('alcohol-free'))
    expect(free.filter(({ title }) => /^Alcohol-Free /.test(title)).length).toBeGreaterThan(0)
  })
})
