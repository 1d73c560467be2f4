/** Words before a figure that make it one of the cook's own work: "prep time under", "hands-on time of". */
const before =
  /\b(?:prep|preparation|hands[- ]on|active|working)(?: (?:time|work))?(?: (?:is|of|to be|should be|must be|takes|taking|that takes|that is))? $/
/** The same behind a figure: "20 minutes of prep", "15 minutes hands-on"; preparing may mean all of the cooking. */
const behind =
  /^ (?:of |for )?(?:the )?(?:actual )?(?:prep|preparation|hands[- ]on|active)\b(?: (?:time|work))?(?! (?:and|plus|n|&) (?:cook|bak|total))/
/** Words that leave the oven or the pot out of a figure, wherever they stand. */
const besideHeat =
  /\b(?:not (?:including|counting)|excluding|besides|apart from|plus)(?: the)? (?:bak|cook|oven|simmer|chill|rest|ris|roast)\w*/
const toPrepare = /^ to (?:prepare|prep|assemble|put together|throw together)\b/

/**
 * Returns the range of words that speak of minutes of the cook's own work, apart from those in which the dish cooks by
 * itself; null where a figure at this range is the whole time.
 */
export function rangeOfWork(text: string, from: number, to: number): { from: number; to: number } | null {
  const said = before.exec(text.slice(0, from))
  if (said) return { from: said.index, to }
  const rest = text.slice(to)
  const found = behind.exec(rest) ?? (besideHeat.test(text) ? toPrepare.exec(rest) : null)
  return found ? { from, to: to + found[0].length } : null
}
