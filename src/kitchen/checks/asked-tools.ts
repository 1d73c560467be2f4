import { type Claim, englishOfClaim } from '../craving/claim.ts'
import { capital } from '../prose.ts'
import type { ReadDraft } from './read-draft.ts'
import { isInTalk } from './talk.ts'

/** Tools by their names in a craving, with the wording of a step that uses each. */
const tools: readonly (readonly [tool: string, used: RegExp])[] = [
  ['air fryer', /\bair[- ]?fry/],
  ['slow cooker', /\bslow[- ]?cooker|\bcrock/],
  ['pressure cooker', /\bpressure[- ]?cook|\binstant pot|\bmulti[- ]?cooker|\b(?:high|low) pressure\b/],
  ['microwave', /\bmicrowav/],
  ['blender', /\bblend(?:er|ed|s|ing)?\b/],
  ['food processor', /\bfood processor/],
  ['mixer', /\b(?:stand|electric|hand) mixer|\bbeaters\b/],
  ['grill', /\bgrill(?:ed|ing)?\b/],
  ['smoker', /\bsmoker|\bsmoke (?:it|them|the|for|until|at)|\bpellet/],
  ['camp fire', /\b(?:camp ?fire|fire|coals|embers|charcoal)\b/],
  // A toaster oven bakes as an oven does, in a pan that fits.
  ['toaster oven', /\boven\b|\bbake\b/],
  ['sandwich press', /\b(?:sandwich|panini) (?:press|maker|grill)\b|\bcontact grill\b|\bforeman\b/],
  [
    'oven',
    /(?<!dutch |microwave |toaster |countertop |mini )\boven\b|(?<!no[- ]|microwave )\bbake\b|\broast (?:for|until|in)\b|\bbroil(?:er|ers|ed|ing)?\b(?! pan)|\b(?:under|less than|bajo|sous) (?:(?:the|a|an|very|hot|preheated) )*grill\b/,
  ],
]
/** Wording of a step that fries in more fat than a pan is greased with; onions fried soft make no fried dish. */
const fried =
  /\b(?:deep|shallow|pan)[- ]?fr(?:y|ied|ying)\b|\binch(?:es)? (?:deep )?(?:of |with )?(?:the )?(?:[a-z]+ )?(?:oil|fat|lard)\b|\b(?:oil|fat|lard|shortening) (?:(?:in|into) (?:[a-z-]+ ){1,5}?)?(?:to|at|reaches|is at) (?:about )?3\d\d|\bfry (?:[a-z-]+ ){0,4}(?:at a time|in batches)\b|\bin (?:the )?hot (?:oil|fat|lard)\b/
const friedTitle = /(?<!stir[- ]|air[- ]|re|oven[- ])\bfried\b/

/** Wording of a step that heats food; water from a kettle and a microwave need no stove. */
const heated =
  /\b(?:simmer|boil(?! water| the kettle)|saut|fry|fried|sear|skillet|saucepan|stovetop|griddle|roast|bake|broil|toast (?!is|slices))|\bover (?:a )?(?:very )?(?:low|medium|high|gentle|moderate)|\bdeep[- ]fr|\bbring\b.{0,40}\bto (?:a|the) boil\b/

/** Words of a craving that rule out the oven. */
const ovenless = ['no bake', 'no cook', 'stovetop', 'without oven', 'no oven']

/** Words of a craving by which somebody has a stove and no oven. */
const onlyPans: ReadonlySet<string> = new Set(['no oven', 'without oven', 'stovetop'])
/** Appliances that nobody has who says what there is to cook with, unless they are named as well. */
const special: ReadonlySet<string> = new Set(['air fryer', 'slow cooker', 'pressure cooker', 'smoker'])

/** Wording of a step that needs the stove. */
const onStove =
  /\b(?:skillets?|frying pan|saute pan|saucepan|stovetop|griddle|wok)\b|\bon the stove\b|\bover (?:an? )?(?:very )?(?:low|medium|high|gentle|moderate)(?:[- ](?:low|high))?(?: heat| flame)?\b|\bin (?:an? )?(?:[a-z]+ )?(?:pan|pot)\b.{0,40}\bheat\b|\bheat\b.{0,40}\bin (?:an? )?(?:[a-z]+ )?(?:pan|pot)\b/
/** Words of a step that uses such a pan without a stove, or says that none is needed. */
const offStove =
  /\b(?:electric (?:skillet|griddle|wok)|hot plate|no (?:skillet|frying pan|stove|saucepan)|without (?:an? )?(?:skillet|stove|pan))\b/g

/** Appliances that cook a dish alone, by their names in a craving. */
const cookAlone =
  /^(?:rice cooker|microwave|air fryer|slow cooker|pressure cooker|toaster oven|sandwich press)$/

/**
 * True when the craving says that there is no stove, or names an appliance as the only one: "rice cooker only".
 */
export function lacksStove(claims: readonly Claim[]): boolean {
  if (claims.some(({ means }) => means === 'no stove')) return true
  const isOnly = (claim: Claim | undefined) =>
    claim?.kind === 'joining' &&
    /^(?:only|nur|bloß|s[oó]lo|solamente|seulement|uniquement|soltanto)$/i.test(claim.words)
  return claims.some((claim, at) => {
    if (claim.kind !== 'wish' || !cookAlone.test(claim.means)) return false
    // "Only in the rice cooker" has small words between.
    const before = claims
      .slice(Math.max(0, at - 3), at)
      .findLast(({ kind, words }) => kind !== 'joining' || isOnly({ kind, words } as Claim))
    return isOnly(before) || isOnly(claims[at + 1])
  })
}

export interface ToolMiss {
  message: string
  /** True when the recipe uses a missing tool; false when it does not use a requested one. */
  isLacking: boolean
}

/** Finds tools that a recipe uses although they are missing, or does not use although they were requested. */
export function missedTools(
  { steps, title }: ReadDraft,
  equipment: readonly string[],
  isWithoutStove = false,
): ToolMiss[] {
  const asked = equipment.map((tool) => tool.replace(/-/g, ' '))
  const isHeated = asked.includes('no cook') && steps.some((step) => heated.test(step.folded))
  const isFried =
    asked.includes('no frying') &&
    (friedTitle.test(title.toLowerCase()) || steps.some((step) => fried.test(step.folded)))
  const isOnStove = isWithoutStove && steps.some(({ folded }) => onStove.test(folded.replace(offStove, ' ')))
  const heat: ToolMiss[] = [
    ...(isOnStove ? ['It is cooked on a stove; you wrote that there is none.'] : []),
    ...(isHeated ? ['It is heated; nothing to cook was asked for.'] : []),
    ...(isFried ? ['It is fried; nothing fried was asked for.'] : []),
  ].map((message) => ({ message, isLacking: true }))
  const others = tools.flatMap(([tool, used]): ToolMiss[] => {
    const isOut =
      asked.includes(`no ${tool}`) ||
      (tool === 'oven' && ovenless.some((one) => asked.includes(one))) ||
      (tool === 'grill' && asked.includes('stovetop')) ||
      (special.has(tool) && !asked.includes(tool) && asked.some((one) => onlyPans.has(one)))
    if (!isOut && !asked.includes(tool)) return []
    // "The lid does what an oven would" uses none.
    const uses = new RegExp(used, 'g')
    const isUsed = steps.some((step) =>
      [...step.folded.matchAll(uses)].some(({ index }) => !isInTalk(step, index)),
    )
    if (isOut)
      return isUsed ? [{ message: `${withArticle(tool)} is used; none was asked for.`, isLacking: true }] : []
    return isUsed
      ? []
      : [{ message: `${withArticle(tool)} was asked for and is not used.`, isLacking: false }]
  })
  return [...heat, ...others]
}

/** Pans and pots that a craving may name, with the wording of a recipe that uses each. */
const vessels: readonly (readonly [asked: RegExp, used: RegExp])[] = [
  [
    /^skillet$/,
    /\bskillet|\b(?:frying|saute|cast[- ]iron|grill|nonstick|non-stick|wide|small|large|hot|dry|heavy) pan\b|\bwok\b|\bgriddle\b/,
  ],
  [/^(?:sheet pan|tray ?bake|tray bake)$/, /\b(?:sheet pan|baking (?:sheet|tray)|sheet|tray|half-sheet)\b/],
  [
    /^(?:dutch oven|camp oven|cast iron pot)$/,
    /\b(?:dutch oven|casserole|(?:heavy|large|lidded|iron) pot)\b/,
  ],
  [/^bread ?(?:machine|maker)$/, /\bbread ?(?:machine|maker)\b/],
  [/^rice cooker$/, /\brice cooker\b/],
  [/^sous vide$/, /\bsous vide\b|\bwater bath\b/],
  [/^waffle (?:iron|maker)$/, /\bwaffle (?:iron|maker)\b/],
  [
    /^one pot$/,
    /\b(?:pot|dutch oven|saucepan|casserole|cooker|kettle|(?:large|deep|wide|big) (?:skillet|pan))\b/,
  ],
  [/^(?:one|single) pan$/, /\b(?:pan|skillet|wok|griddle|tray|sheet|baking dish|roasting tin)\b/],
]

/** Appliances that cook otherwise than a pan does, so that a dish made without is not the one asked for. */
export const isAppliance = (message: string): boolean =>
  /^A (?:rice cooker|bread ?(?:machine|maker)|sous vide|waffle (?:iron|maker)) /.test(message)

/**
 * Finds the pans that a craving names and no step uses. Another pan makes the same dish, so these are
 * warnings.
 */
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
