/** Prepositions and conjunctions in names, behind which ingredients or side dishes follow. */
const besides =
  /(?<!\p{L})(?:with|without|in|on|and|or|for|over|of|mit|ohne|auf|und|aus|im|vom|nach|für|con|sin|senza|sans|al|alla|alle|agli|ai|del|de|da|di|à|a|au|aux|avec|et|e|y|en)(?!\p{L}).*$/iu

/**
 * Returns a recipe's name without its ingredients or side dishes: the noodles of "noodles with dipping
 * sauce".
 */
export const bareName = (name: string): string => name.replace(besides, '') || name
