/**
 * Words of a line that say what its food is for, and name no food of it: the pesto of "olive oil, for the pesto", the
 * yolk of "turmeric, for a yolk-yellow color". A mix or a sauce "for" a dish may hold its foods, so only what stands
 * behind a comma or a bracket counts.
 */
const purpose =
  /(?<=[,(] ?)(?:plus (?:more|extra|(?:about |another )?(?:an? |\d[\d/. ]*)(?:[a-z]+ )?(?:\([^()]*\) )?)|plus (?:more|extra) |all )?for (?!example\b|instance\b|those\b)[^,;()]*/g

/** Blanks what the food of a line is for. The text keeps its length. */
export const withoutPurpose = (text: string): string =>
  text.replace(purpose, (found) => ' '.repeat(found.length))
