import type { Nutrition } from '#contract/recipe.ts'
import type { ReadDraft } from '../checks/read-draft.ts'
import { computeNutrition, type NutritionReport } from '../nutrition/index.ts'
import { split } from './food-group.ts'

/**
 * Figures that are computed for one serving. `carbs` and `netCarbs` are without erythritol, which passes
 * through unused (FDA: 0.2 kcal/g, no effect on blood sugar); `netCarbs` are without fiber, too. `addedSugar`
 * is the sugar of what sweetens.
 */
export type Measure = keyof Nutrition | 'netCarbs' | 'addedSugar'

export interface Figures {
  perServing: Readonly<Record<Measure, number>>
  /** Grams that each line adds to one serving, by the index of the line; null when unknown. */
  grams: readonly (number | null)[]
  /** Items with a known food whose amount has no weight: the figures leave them out. */
  uncounted: readonly string[]
  /** True when enough lines were recognized to judge by: four in five, as for the portions. */
  isEnough: boolean
}

/**
 * Foods whose sugar is added sugar (FDA, 21 CFR 101.9: sugars, syrups, honey, and what is made sweet with
 * them).
 */
export const sweetening = new Set(
  split(`
    sugar brown-sugar palm-sugar powdered-sugar maple-sugar honey maple-syrup agave-syrup corn-syrup golden-syrup
    molasses pomegranate-molasses simple-syrup jam jelly marmalade caramel marshmallow toffee lemon-curd
    dark-chocolate chocolate-chip semisweet-chocolate milk-chocolate white-chocolate vegan-dark-chocolate
    vegan-chocolate-chip chocolate-syrup chocolate-hazelnut-spread butterscotch-chip sprinkles maraschino-cherry
    vanilla-pudding-mix custard cake-mix graham-cracker ladyfinger sandwich-cookie gluten-free-cookie vanilla-wafer chocolate-wafer
    malted-milk-powder condensed-milk dulce-de-leche evaporated-coconut-milk eggnog whipped-cream
    sponge-cake pound-cake angel-food-cake vanilla-ice-cream vegan-ice-cream granola cola ginger-ale tonic-water
    cranberry-juice cranberry-relish mango-chutney sweetened-coconut sweetened-almond-milk honey-roasted-peanut
    ketchup barbecue-sauce sweet-chili-sauce hoisin-sauce teriyaki-sauce kecap-manis steak-sauce mirin balsamic-glaze
    sweet-pickle pickle-relish peach-canned pineapple-canned fruit-cocktail cranberry-dried orange-liqueur
    coffee-liqueur
  `),
)

/** Sauces that contain some sugar but make no dish sweet. */
const sauces =
  /^(?:ketchup|.*-sauce|kecap-manis|mirin|balsamic-glaze|sweet-pickle|pickle-relish|mango-chutney|ladyfinger|custard)$/
/**
 * Foods that a cook who avoids sugar leaves out: those that sweeten a dish and those that are sweets
 * themselves.
 */
export const sweetFoods: readonly string[] = [...sweetening, 'ice cream', 'candy'].filter(
  (id) => !sauces.test(id),
)

type Counted = Pick<NutritionReport, 'perServing' | 'parts'>

/** Grams of carbohydrate of one serving without erythritol. */
const carbsOf = ({ perServing, parts }: Counted, servings: number): number =>
  perServing.carbs -
  parts.reduce(
    (sum, { foodId, values }) => (foodId === 'erythritol' && values ? sum + values.carbs : sum),
    0,
  ) /
    servings

/** Grams of carbohydrate of one serving without erythritol and fiber, from a computed report. */
export const netCarbsOf = (report: Counted, servings: number): number =>
  Math.max(0, carbsOf(report, servings) - report.perServing.fiber)

export function figuresOf({ draft, lines }: ReadDraft): Figures {
  const { perServing, coverage, parts } = computeNutrition(draft)
  const servings = Math.max(1, draft.servings)
  const sumOf = (pick: (values: Nutrition) => number, isMember: (id: string) => boolean) =>
    parts.reduce(
      (sum, { foodId, values }) => (foodId && values && isMember(foodId) ? sum + pick(values) : sum),
      0,
    ) / servings
  const carbs = carbsOf({ perServing, parts }, servings)
  return {
    perServing: {
      ...perServing,
      carbs,
      netCarbs: netCarbsOf({ perServing, parts }, servings),
      addedSugar: sumOf(
        (values) => values.sugar,
        (id) => sweetening.has(id),
      ),
    },
    grams: parts.map(({ grams }) => (grams === null ? null : grams / servings)),
    uncounted: lines.filter((line) => line.food && !parts[line.index]?.counted).map((line) => line.item),
    isEnough: coverage.lines > 0 && coverage.linesCounted / coverage.lines >= 0.8,
  }
}

/** Grams of one serving that come from some foods. */
export const gramsOf = (
  recipe: ReadDraft,
  figures: Figures,
  isMember: (line: ReadDraft['lines'][number]) => boolean,
): number => recipe.lines.filter(isMember).reduce((sum, line) => sum + (figures.grams[line.index] ?? 0), 0)
