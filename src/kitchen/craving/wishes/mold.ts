/** Reason why nothing is made of a food with mold. Source: USDA FSIS, "Molds on food: are they dangerous?". */
export const MOLD =
  'Throw away food that has mold on it, with what touched it: mold goes deeper than it shows, and cooking does not make it safe. Name the foods that are still good, and a dish is made of them.'
