import type { Food } from '../foods/index.ts'

/** Liquids, which a metric kitchen measures in a jug; all other foods are weighed. */
const liquids =
  /(?:^|-)(?:juice|milk|buttermilk|kefir|eggnog|stock|dashi|water|oil|vinegar|wine|beer|cider|rum|brandy|whiskey|vodka|liqueur|coffee|espresso|tea|sake|sherry|vermouth|mirin|cola|ale|tamari|ponzu|bitters|smoke|half-and-half|syrup|honey|molasses|extract)$/
const creams = new Set(['heavy-cream', 'light-cream', 'vegan-cream', 'coconut-cream'])
const runnySauces = /^(?:vegan-)?(?:soy|fish|worcestershire|hot)-sauce$/

/** True for a food that is poured, so that its cups become millilitres and not grams. */
export const isPoured = ({ id }: Food): boolean =>
  liquids.test(id.replace(/-(?:low-sodium|reduced-sodium)$/, '')) || creams.has(id) || runnySauces.test(id)
