/** Questions for what is eaten beside a dish, up to the end of the dish that it goes with. */
const pattern =
  /\b(?:what|which side|something|anything|sides?|side dish(?:es)?)(?: dish(?:es)?| sides?)? (?:that )?(?:would |will |can |could |should )?(?:i serve|to serve|to go|to eat|goes?|pairs?)(?: really| very)?(?: well| good| best| great| nicely)? (?:with|alongside) ((?:[\p{L}'-]+ ?){1,4})/iu

/** What goes beside a dish is asked for, and not the dish: "what goes well with salmon". */
export function askedBeside(text: string): { text: string; beside: string | null } {
  const match = pattern.exec(text)
  const beside = match?.[1]?.trim()
  if (!match || !beside) return { text, beside: null }
  return {
    text: `${text.slice(0, match.index)}a side dish${text.slice(match.index + match[0].length)}`,
    beside,
  }
}
