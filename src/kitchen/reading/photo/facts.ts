import { readDurations } from '../../steps/read-durations.ts'

/** What the small print of a recipe says: for how many, and how long. Minutes. */
export interface Facts {
  servings?: number
  prepTime?: number
  cookTime?: number
  restTime?: number
  totalTime?: number
}

const servings =
  /\b(?:serves|servings?|makes|yields?|feeds|for)\s*[:.-]?\s*(?:about|approx\.?|around|up to)?\s*(\d{1,3})(?:\s*(?:-|–|to)\s*\d{1,3})?(?:\s*(dozen))?|\b(\d{1,3})(?:\s*(?:-|–|to)\s*\d{1,3})?\s*(?:servings|serves|portions|people|persons)\b/i
const labels: readonly [keyof Facts, RegExp][] = [
  ['prepTime', /\b(?:prep(?:aration)?)(?:\s*time)?\s*[:.-]?\s*/gi],
  ['cookTime', /\b(?:cook(?:ing)?|bak(?:e|ing)|roast(?:ing)?|simmer(?:ing)?)(?:\s*time)?\s*[:.-]?\s*/gi],
  [
    'restTime',
    /\b(?:rest(?:ing)?|chill(?:ing)?|marinat(?:e|ing)|ris(?:e|ing)|proof(?:ing)?|inactive|additional)(?:\s*time\s*[:.-]?|\s*:)\s*/gi,
  ],
  ['totalTime', /\b(?:total(?:\s*time)?|ready\s*in|takes|time)\s*[:.-]?\s*/gi],
]

/** The facts in a line of small print such as `Serves 6  Prep 15 minutes  Cook 1 hr 20 min`. */
export function readFacts(text: string): Facts {
  const facts: Facts = {}
  const served = servings.exec(text)
  if (served && !/^for/i.test(served[0])) {
    const count = Number(served[1] ?? served[3]) * (served[2] ? 12 : 1)
    if (count >= 1 && count <= 100) facts.servings = count
  }
  const durations = readDurations(text)
  for (const [name, pattern] of labels) {
    for (const match of text.matchAll(pattern)) {
      const at = match.index + match[0].length
      const found = durations.find(({ start }) => start >= at && start - at <= 2)
      if (found && facts[name] === undefined) facts[name] = Math.round(found.seconds / 60)
    }
  }
  return facts
}

/** Whether a line is small print: facts with little else. */
export function isSmallPrint(text: string): boolean {
  const facts = readFacts(text)
  if (Object.keys(facts).length > 0) return text.split(/\s+/).length <= 16 && !/^\d+[.)]\s/.test(text)
  return (
    /^(?:prep|cook|bake|total|serves|servings|makes|yields?|difficulty|time|from the kitchen of|source|page)\b/i.test(
      text,
    ) && text.split(/\s+/).length <= 8
  )
}
