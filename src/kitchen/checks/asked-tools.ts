import type { ReadDraft } from './read-draft.ts'

/** Tools by the names that a craving has for them, and how a step that uses one says so. */
const tools: readonly (readonly [tool: string, used: RegExp])[] = [
  ['air fryer', /\bair[- ]?fry/],
  ['slow cooker', /\bslow[- ]?cooker|\bcrock/],
  ['pressure cooker', /\bpressure[- ]?cook|\binstant pot|\bmulti[- ]?cooker|\b(?:high|low) pressure\b/],
  ['microwave', /\bmicrowav/],
  ['blender', /\bblend(?:er|ed|s|ing)?\b/],
  ['food processor', /\bfood processor/],
  ['mixer', /\b(?:stand|electric|hand) mixer|\bbeaters\b/],
  ['grill', /\bgrill(?:ed|ing)?\b/],
  ['oven', /(?<!dutch |microwave )\boven\b|(?<!no[- ]|microwave )\bbake\b|\broast (?:for|until|in)\b/],
]
/** Ways of saying that there is no oven. */
const ovenless = ['no bake', 'no cook', 'stovetop', 'without oven', 'no oven']

export interface ToolMiss {
  message: string
  /** A tool is used that is not there; else one is there and not used. */
  isLacking: boolean
}

/** The tools that a recipe uses although they are not there, or leaves out although they were asked for. */
export function missedTools({ steps }: ReadDraft, equipment: readonly string[]): ToolMiss[] {
  const asked = equipment.map((tool) => tool.replace(/-/g, ' '))
  return tools.flatMap(([tool, used]): ToolMiss[] => {
    const isUsed = steps.some((step) => used.test(step.folded))
    const isOut =
      asked.includes(`no ${tool}`) ||
      (tool === 'oven' && ovenless.some((one) => asked.includes(one))) ||
      (tool === 'grill' && asked.includes('stovetop'))
    if (isOut)
      return isUsed ? [{ message: `${withArticle(tool)} is used; none was asked for.`, isLacking: true }] : []
    return asked.includes(tool) && !isUsed
      ? [{ message: `${withArticle(tool)} was asked for and is not used.`, isLacking: false }]
      : []
  })
}

const withArticle = (tool: string): string => `${/^[aeiou]/.test(tool) ? 'An' : 'A'} ${tool}`
