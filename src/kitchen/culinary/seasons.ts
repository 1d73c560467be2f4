export type Season = 'winter' | 'spring' | 'summer' | 'autumn'

const rows: Readonly<Record<Season, string>> = {
  spring:
    'asparagus pea sugar-snap-pea snow-pea radish artichoke-canned new-potato spinach arugula watercress rhubarb leek fennel lettuce romaine mixed-greens strawberry mint chive cauliflower beet swiss-chard',
  summer:
    'tomato cherry-tomato zucchini yellow-squash eggplant red-bell-pepper green-bell-pepper yellow-bell-pepper corn cucumber green-bean okra tomatillo poblano basil peach nectarine plum apricot cherry strawberry raspberry blueberry blackberry watermelon cantaloupe fig beet swiss-chard lettuce radish fennel',
  autumn:
    'butternut-squash acorn-squash pumpkin pumpkin-puree sweet-potato brussels-sprout cauliflower broccoli kale swiss-chard mushroom cremini shiitake portobello oyster-mushroom beet apple pear grape fig plum cranberry parsnip celeriac cabbage red-cabbage napa-cabbage pomegranate fennel leek spinach blackberry sage',
  winter:
    'cabbage red-cabbage savoy-cabbage napa-cabbage kale collard-green leek parsnip turnip rutabaga celeriac carrot butternut-squash sweet-potato brussels-sprout beet endive radicchio orange grapefruit pomegranate pear apple cranberry cauliflower broccoli rosemary sage',
}

/**
 * Seasons in which fresh produce is at its best outdoors in a temperate climate; a cook of the southern half
 * has another calendar.
 */
export const seasonsOf: ReadonlyMap<string, readonly Season[]> = collect()

function collect(): Map<string, Season[]> {
  const result = new Map<string, Season[]>()
  for (const [season, ids] of Object.entries(rows) as [Season, string][]) // the keys of `rows`
    for (const id of ids.split(' ')) result.set(id, [...(result.get(id) ?? []), season])
  return result
}

/** True for fresh produce that is not in season. Canned and frozen foods and stored roots have no season. */
export const isOutOfSeason = (id: string, season: Season): boolean =>
  seasonsOf.get(id)?.includes(season) === false

const all: readonly Season[] = ['spring', 'summer', 'autumn', 'winter']

/**
 * Returns the seasons in which all fresh produce of a dish is at its best, by its foods' ids. A dish without
 * seasonal produce, or with produce that never coincides, has all four.
 */
export function seasonsOfDish(foods: readonly string[]): readonly Season[] {
  const seasonal = foods.filter((id) => seasonsOf.has(id))
  const fitting = all.filter((season) => seasonal.every((id) => !isOutOfSeason(id, season)))
  return seasonal.length > 0 && fitting.length > 0 ? fitting : all
}
