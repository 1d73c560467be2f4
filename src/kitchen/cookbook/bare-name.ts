/** Prepositions of names: the words behind one tell what is in the dish or beside it. */
const besides =
  /(?<!\p{L})(?:with|without|in|on|and|or|for|over|of|mit|ohne|auf|und|aus|im|vom|nach|für|con|sin|senza|sans|al|alla|alle|agli|ai|del|de|da|di|à|a|au|aux|avec|et|e|y|en)(?!\p{L}).*$/iu

/** A recipe's name without what is in the dish or beside it: the noodles of "noodles with dipping sauce". */
export const bareName = (name: string): string => name.replace(besides, '') || name
