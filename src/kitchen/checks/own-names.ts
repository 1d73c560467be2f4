import type { Diet } from '../craving/craving.ts'
import type { Allergen } from '../foods/food.ts'
import { type DietRule, dietRules } from './diet-rules.ts'
import { oncePer } from './once-per.ts'
import type { ReadDraft, ReadStep } from './read-draft.ts'
import { tokens } from './words.ts'

/*
 * Names of a dish that claims to be without what its name says: a vegan eggnog, pulled "pork", an
 * alcohol-free sangria. The list is judged line by line, so a step that calls the dish or its part by that
 * name adds nothing to it.
 */

const meatless = 'vegan|plant[- ]based|vegetarian|veggie|meatless|meat[- ]free|mock|faux'
const animalFree = 'vegan|plant[- ]based'
const porkless = `pork[- ]free|halal|kosher|${meatless}`
/** Words by which a title says that a diet is kept. */
const claimWords: Record<Diet, string> = {
  vegetarian: meatless,
  vegan: animalFree,
  pescatarian: `pescatarian|${meatless}`,
  'gluten-free':
    'gluten[- ]free|wheat[- ]free|gf|flourless|senza glutine|sans gluten|sin gluten|glutenfreie[nrs]?',
  'dairy-free': `dairy[- ]free|non[- ]?dairy|milk[- ]free|lactose[- ]free|${animalFree}`,
  'egg-free': `egg[- ]free|eggless|no[- ]egg|${animalFree}`,
  'nut-free': 'nut[- ]free|no[- ]nut|nutless',
  'soy-free': 'soy[- ]free',
  'fish-free': `fish[- ]free|${meatless}`,
  'shellfish-free': `shellfish[- ]free|${meatless}`,
  'sesame-free': 'sesame[- ]free',
  'low-carb': 'low[- ]carb|keto|carb[- ]free|zero[- ]carb',
  halal: 'halal',
  kosher: 'kosher',
  'pork-free': porkless,
  'alcohol-free': 'alcohol[- ]free|non[- ]?alcoholic|virgin|mocktail|zero[- ]proof|alcohol-?less|sober|halal',
  'low-sodium': '(?!)',
}
const claimsOfDiet = new Map(
  Object.entries(dietRules).map(([diet, rule]): [DietRule, RegExp] => [
    rule,
    new RegExp(`\\b(?:${claimWords[diet as Diet]})\\b`),
  ]),
)
const freeOf = (allergen: Allergen): string =>
  allergen === 'tree-nuts' || allergen === 'peanuts'
    ? `${claimWords['nut-free']}|${allergen.replace(/s$/, '')}[- ]free`
    : `${allergen.replace(/s$/, '')}s?[- ]free`

/** Returns a pattern of the words by which a title says that it keeps a rule. */
const claimsOf = oncePer(
  (rule: DietRule): RegExp =>
    claimsOfDiet.get(rule) ?? new RegExp(`\\b(?:${rule.allergens.map(freeOf).join('|') || '(?!)'})\\b`),
)

/** True when the title says that a rule is kept. */
export const claims = ({ title }: ReadDraft, rule: DietRule): boolean => claimsOf(rule).test(title)

/** Words by which a step asks for another make of a food: "pick a gluten-free loaf", "if you want aioli, it should be vegan". */
const asking =
  /\b(?:pick|choose|buy|take|use|get|look for|find|make|make sure|check|as long as|provided|should be|must be|needs to be|(?:that|what|which|it|they) (?:is|are))\b/
/**
 * True when the same sentence asks for a make of the food that keeps a rule: "if you would like bread with it, pick a
 * gluten-free loaf".
 */
export function isAskedToKeep({ folded }: ReadStep, end: number, rule: DietRule): boolean {
  const [rest = ''] = folded.slice(end).split(/(?<=[a-z)])[.!?](?:\s|$)/)
  const [, before, claim] =
    /^([^;:]*?)(?:\b)((?:[a-z]+[- ]free|vegan|vegano|plant[- ]based|vegetarian|halal|kosher|alcohol[- ]free)\b)/.exec(
      rest,
    ) ?? []
  return (
    claim !== undefined &&
    (asking.test(before ?? '') || /^ (?:is|are) $/.test(before ?? '')) &&
    claimsOf(rule).test(claim)
  )
}

/** Words between an article and a name that show a food as it was bought: "the grated cheese", "a can of tuna". */
const asBought =
  /(?:\b(?:an?|some|any|more|extra|another|additional|enough|one|two|three|four|half)(?: [a-z-]+)?|\d[^.;,]{0,16}|\b(?:grated|shredded|beaten|raw|ground|minced|canned|tinned|cubed|diced|sliced|separated|real|fresh) ?|\b(?:cans?|tins?|cups?|slices?|pieces?|strips?|rashers?|knobs?|handfuls?|jars?|bottles?|packs?|packages?|sheets?|splash|glass|dash|glug|dollop|tablespoons?|teaspoons?|ounces?|pounds?|grams?) of (?:the )?) ?$/
/** Verbs that are done only to a food as it was bought. */
const preparing =
  /\b(?:crack|separate|peel|open|thaw|defrost|unwrap|debone|shuck|devein|buy|shell|scale|fillet|rinse|grate)(?: [a-z]+){0,3} $/

/** Words of a title for what the dish is without: the egg of egg-free cookies is no part of its name. */
const without = /\b[a-z]+[- ]free\b|\b(?:no|without|sans|senza|sin)[- ](?:the )?[a-z]+/g
const titleWords = oncePer(
  ({ title }: ReadDraft): ReadonlySet<string> => new Set(tokens(title.replace(without, ' '))),
)
/** True for a word of the title, or the end of one: the steak of a cheesesteak. */
export const isOfTitle = (recipe: ReadDraft, token: string): boolean =>
  titleWords(recipe).has(token) ||
  (token.length > SHORTEST && [...titleWords(recipe)].some((word) => word.endsWith(token)))
const SHORTEST = 4
const NEAR = 40

/**
 * True when a word of a step is part of the dish's own name, and the title says that the rule is kept: the
 * eggnog of a vegan eggnog.
 */
export function isOwnName(
  recipe: ReadDraft,
  step: ReadStep,
  { start, end }: { start: number; end: number },
  rule: DietRule,
): boolean {
  if (!claims(recipe, rule)) return false
  const said = tokens(step.folded.slice(start, end))
  const before = step.folded.slice(Math.max(0, start - NEAR), start)
  return (
    said.length > 0 &&
    said.every((token, at) => isOfTitle(recipe, token) || (at > 0 && token === 'meat')) &&
    !asBought.test(before) &&
    !preparing.test(before)
  )
}

/** Names that a cook gives to what stands in for meat, cheese and custard while it cooks. */
const standIns = new Set(
  'meat mince sausage sausagemeat steak burger patty meatball meatloaf nugget cutlet chop pate ham roast loaf fillet cheese custard curd gravy omelette'.split(
    ' ',
  ),
)
const awaited =
  /\b(?:until|till|once|when|while|so that|so) (?:all )?(?:the|your|its|each|every) (?:[a-z-]+ )?$/
const isSomehow =
  /^(?: [a-z]+)? (?:is|are|has|have|looks?|feels?|holds?|bubbles?|melts?|sets?|firms?|browns?|turns?|starts?|begins?|comes?|thickens?|crisps?|softens?|smells?|sizzles?|flakes?|pulls?|rises?|cools?|keeps?|stays?|shines?|sticks?)\b/
const handled =
  /\b(?:flip|turn|turn over|turn out|transfer|lift|lift out|unmold|baste|rest|cool|spoon|ladle|scoop) (?:the|your) $/

/**
 * True when a step only waits for a thing or handles it, under a name that is given to what the recipe makes:
 * "until the sausage meat holds together". What goes into the dish is said by another verb.
 */
export function isWaitedFor({ folded }: ReadStep, { start, end }: { start: number; end: number }): boolean {
  const said = tokens(folded.slice(start, end))
  if (said.length === 0 || !said.every((token) => standIns.has(token))) return false
  const before = folded.slice(Math.max(0, start - NEAR), start)
  return (awaited.test(before) && isSomehow.test(folded.slice(end))) || handled.test(before)
}
