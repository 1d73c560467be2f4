import { beforeAll, describe, expect, test } from 'vitest'
import type { LinkedRecipe } from '#kitchen/cookbook/open-cookbook.ts'
import { draw, drawingOf } from '#kitchen/illustration/index.ts'
import { isStillLife } from '#kitchen/illustration/still-life.ts'
import { sampled } from '#testing/sampled.ts'
import { testCookbook } from '#testing/test-cookbook.ts'

interface Drawn {
  recipe: LinkedRecipe
  svg: string
}
let recipes: readonly LinkedRecipe[]
/** One drawing in six, since all of them take as long as a hundred cravings. */
let drawn: Drawn[]
beforeAll(async () => {
  recipes = (await testCookbook()).recipes
  drawn = sampled(recipes, 6).map((recipe) => ({ recipe, svg: svgOf(recipe) }))
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
    const still = recipes.filter(({ looks }) => isStillLife(looks))
    console.info(`${still.length} of ${recipes.length} drawings are still lives`)
    expect(still.length / recipes.length).toBeLessThan(0.05)
  })

  test('are sound and small', () => {
    const sizes = drawn.map(({ svg }) => svg.length).toSorted((a, b) => a - b)
    const at = (share: number) => sizes[Math.floor((sizes.length - 1) * share)] ?? 0
    console.info(`drawings: median ${at(0.5)}, nine of ten below ${at(0.9)}, largest ${at(1)} characters`)
    expect(at(0.5)).toBeLessThan(24_000)
    expect(at(1)).toBeLessThan(90_000)
    const broken = drawn.filter(({ svg }) => /NaN|undefined|Infinity|<text|href/.test(svg))
    expect(broken.map(({ recipe }) => recipe.slug)).toEqual([])
  })

  test('are the same each time, and no two of them are alike', () => {
    for (const { recipe, svg } of drawn.filter((_, i) => i % 8 === 0)) expect(svgOf(recipe)).toBe(svg)
    expect(new Set(drawn.map(({ svg }) => svg)).size).toBe(drawn.length)
  })

  test('differ in their colours when they are of one form and differ in their parts', () => {
    const forms = [...new Set(recipes.map(({ looks }) => looks.form))]
    const distances = forms.flatMap((form) => {
      const ofForm = recipes.filter(({ looks }) => looks.form === form)
      const [one, two] = [ofForm[0], ofForm.at(-1)]
      return one && two && one !== two ? [distance(colours(svgOf(one)), colours(svgOf(two)))] : []
    })
    expect(distances.length).toBeGreaterThan(100)
    expect(distances.filter((each) => each < 0.2).length / distances.length).toBeLessThan(0.05)
  })
})
