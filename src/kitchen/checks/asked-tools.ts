import { type Claim, englishOfClaim } from '../craving/claim.ts'
import { capital } from '../prose.ts'
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

/** Pans and pots that are asked for by name, and how a recipe that is made in one says so. */
const vessels: readonly (readonly [asked: RegExp, used: RegExp])[] = [
  [
    /^skillet$/,
    /\bskillet|\b(?:frying|saute|cast[- ]iron|grill|nonstick|non-stick|wide|small|large|hot|dry|heavy) pan\b|\bwok\b|\bgriddle\b/,
  ],
  [/^(?:sheet pan|tray ?bake|tray bake)$/, /\b(?:sheet pan|baking (?:sheet|tray)|sheet|tray|half-sheet)\b/],
  [/^one pot$/, /\b(?:pot|dutch oven|saucepan|casserole|cooker|kettle)\b/],
  [/^(?:one|single) pan$/, /\b(?:pan|skillet|wok|griddle|tray|sheet|baking dish|roasting tin)\b/],
]

/** The pans that a craving names and that no step uses. What is made in another one is the same dish. */
export const missedVessels = ({ method, title }: ReadDraft, claims: readonly Claim[]): string[] => {
  const asked = claims.filter(({ kind, namesA = [] }) => kind === 'wish' && namesA.includes('equipment'))
  return asked.flatMap((claim) => {
    const name = englishOfClaim(claim).replace(/-/g, ' ')
    const used = vessels.find(([each]) => each.test(name))?.[1]
    return !used || used.test(method) || title.replace(/-/g, ' ').includes(name)
      ? []
      : [`${/^one /.test(name) ? capital(name) : withArticle(name)} was asked for; the steps use none.`]
  })
}

const withArticle = (tool: string): string => `${/^[aeiou]/.test(tool) ? 'An' : 'A'} ${tool}`
