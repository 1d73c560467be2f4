import { beforeAll, describe, expect, test } from 'vitest'
import type { LinkedRecipe } from '#kitchen/cookbook/open-cookbook.ts'
import { draw, drawingOf } from '#kitchen/illustration/index.ts'
import { isStillLife } from '#kitchen/illustration/still-life.ts'
import { testCookbook } from '#testing/test-cookbook.ts'

interface Drawn {
  recipe: LinkedRecipe
  svg: string
}
let all: Drawn[]
beforeAll(async () => {
  const { recipes } = await testCookbook()
  all = recipes.map((recipe) => ({ recipe, svg: svgOf(recipe) }))
})

const svgOf = ({ draft, looks, slug }: LinkedRecipe) => draw(drawingOf({ ...draft, looks }, slug).drawing)

/** Returns the share of each coarse colour among the marks of a picture. */
const colours = (svg: string): Map<string, number> => {
  const found = svg.match(/#[0-9a-f]{6}/g) ?? []
  const shares = new Map<string, number>()
  for (const hex of found) {
    const key = `${hex[1]}${hex[3]}${hex[5]}`
    shares.set(key, (shares.get(key) ?? 0) + 1 / found.length)
  }
  return shares
}
const distance = (a: Map<string, number>, b: Map<string, number>) =>
  [...new Set([...a.keys(), ...b.keys()])].reduce(
    (sum, key) => sum + Math.abs((a.get(key) ?? 0) - (b.get(key) ?? 0)),
    0,
  ) / 2

describe('the drawings of the cookbook', () => {
  test('at most one in twenty is a still life of its ingredients', () => {
    const still = all.filter(({ recipe }) => isStillLife(recipe.looks))
    console.info(`${still.length} of ${all.length} drawings are still lives`)
    expect(still.length / all.length).toBeLessThan(0.05)
  })

  test('are sound and small', () => {
    const sizes = all.map(({ svg }) => svg.length).toSorted((a, b) => a - b)
    const at = (share: number) => sizes[Math.floor((sizes.length - 1) * share)] ?? 0
    console.info(`drawings: median ${at(0.5)}, nine of ten below ${at(0.9)}, largest ${at(1)} characters`)
    expect(at(0.5)).toBeLessThan(24_000)
    expect(at(1)).toBeLessThan(65_000)
    const broken = all.filter(({ svg }) => /NaN|undefined|Infinity|<text|href/.test(svg))
    expect(broken.map(({ recipe }) => recipe.slug)).toEqual([])
  })

  test('are the same each time, and no two of them are alike', () => {
    for (const { recipe, svg } of all.filter((_, i) => i % 40 === 0)) expect(svgOf(recipe)).toBe(svg)
    expect(new Set(all.map(({ svg }) => svg)).size).toBe(all.length)
  })

  test('differ in their colours when they are of one form and differ in their parts', () => {
    const forms = [...new Set(all.map(({ recipe }) => recipe.looks.form))]
    const distances = forms.flatMap((form) => {
      const drawn = all.filter(({ recipe }) => recipe.looks.form === form)
      const [one, two] = [drawn[0], drawn.at(-1)]
      return one && two && one !== two ? [distance(colours(one.svg), colours(two.svg))] : []
    })
    expect(distances.length).toBeGreaterThan(100)
    expect(distances.filter((each) => each < 0.2).length / distances.length).toBeLessThan(0.05)
  })
})
