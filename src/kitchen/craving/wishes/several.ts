const count = '(?:two|three|four|five|six|seven|[2-9]|1[0-9])'
const meals = '(?:dinners|meals|lunches|suppers|breakfasts|recipes|dishes|desserts|snacks)'
const week = '(?:a|the|this|next|my|our|one|each) (?:whole )?(?:work )?week'

const several = new RegExp(
  [
    `\\b${count} (?:\\w+ )?${meals}\\b`,
    `\\b${meals} (?:for|of) ${week}\\b`,
    '\\b(?:weekly|dinner|party|tasting|course) menu\\b',
    '\\bmeal plan\\b',
    '\\bmenu (?:for|of)\\b',
  ].join('|'),
  'i',
)

/** True when a craving asks for several meals at once, "three dinners" or "meals for a week". */
export const severalIn = (text: string): boolean => several.test(text)
