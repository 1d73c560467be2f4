import { type Claim, englishOfClaim } from '../craving/claim.ts'
import type { Craving } from '../craving/craving.ts'
import { heatOf } from '../culinary/heat-of-foods.ts'
import { showsDenied } from '../culinary/textures.ts'
import type { Food } from '../foods/food.ts'
import { computeNutrition, gramsOf } from '../nutrition/index.ts'
import { listOf } from '../prose.ts'
import { proofsOfSituations } from './asked-situations.ts'
import { familyOf } from './food-families.ts'
import { isOfHomeOven, isSmooth } from './measured-situations.ts'
import {
  foodsToCut,
  foodToKeepCold,
  isCutInSteps,
  isEatenByHand,
  isServedCold,
  tooHotFor,
  tooMuchWork,
} from './measured-work.ts'
import { oncePer } from './once-per.ts'
import type { ReadDraft, ReadLine } from './read-draft.ts'
import { notSmooth, notSoft } from './soft-food.ts'
import { minutesInAll } from './times.ts'

/** Mood of the craving that a recipe does not have, with the reason. */
export interface MoodMiss {
  mood: string
  message: string
  /** True where the dish could harm, because of pieces to chew or food that spoils: it is no answer at all. */
  isSerious?: true
}

/** Jalapeños per serving from which on a dish is spicy; `MILD_TO` is the most that is mild. */
export const SPICY_FROM = 0.25
export const MILD_TO = 0.13
/** Grams of sugar per serving that taste sweet. */
const SWEET_FROM = 8
/** Most that a serving of a light dish has, in kcal and in grams of fat. */
const LIGHT_TO = { calories: 550, fat: 30 }
/** Most that a serving of a healthy dish has, of the FDA's daily 2,000 kcal, 2,300 mg of sodium and 50 g of added sugar: what no other meal of the day makes up for. */
const HEALTHY_TO = { calories: 750, sodium: 1500, sugar: 25 }
const QUICK_TO = 45
/** Most that a simple dish has of foods, steps and minutes; an oven or a slow cooker may take longer by itself. */
const SIMPLE_TO = { lines: 13, steps: 8, prep: 30 }
/** Fewest minutes of a dish that is cooked the slow way. */
const SLOW_FROM = 75
/** Grams of fat per serving from which on a dish counts as greasy. */
const GREASY_FROM = 20
/** Grams of fat per serving from which on a dish counts as rich. */
const RICH_FROM = 15
/** Grams of carbohydrate per serving of a dish that lives by its starch. */
const CARBY_FROM = 45
/** Most foods that a message names. */
const MOST_NAMED = 3
/** Grams of protein per serving from which on a dish counts as high in protein. */
const PROTEIN_FROM = 15

/** Returns the heat of one serving, in jalapeños. */
export const heatPerServing = ({ lines, draft }: ReadDraft): number =>
  lines.reduce((sum, line) => sum + heatOfLine(line), 0) / Math.max(1, draft.servings)

/**
 * Returns the heat of a line, in jalapeños; a chile without an amount, as in "hot sauce, to serve", counts as
 * none.
 */
export const heatOfLine = ({ food, parsed, text }: Pick<ReadLine, 'food' | 'parsed' | 'text'>): number =>
  food === null ? 0 : heatOf(food.id, gramsOf(parsed, food) ?? 0, text)

const figures = oncePer(({ draft }: ReadDraft) => computeNutrition(draft).perServing)

const hasLine = ({ lines }: ReadDraft, is: (food: Food) => boolean): boolean =>
  lines.some(({ foods }) => foods.some(is))
const called =
  (words: RegExp) =>
  ({ id, name }: Food): boolean =>
    words.test(id) || words.test(name)
const anyOf =
  (...families: string[]) =>
  (food: Food): boolean =>
    families.some((family) => familyOf(family)?.(food) ?? false)

/** Returns the words of a dish outside its steps: title, description and lines. */
const saidOf = ({ title, draft, lines }: ReadDraft): string =>
  [title, draft.description.toLowerCase(), ...lines.map(({ text }) => text)].join('\n')
const says = (recipe: ReadDraft, words: RegExp): boolean =>
  words.test(saidOf(recipe)) || words.test(recipe.method)

const crisp =
  /\bcrisp|crunch|\bcrust|\bcrackl|brittle|snappy|\bsnaps?\b|shatter|\btoasted|\bgranola|\bcracker|\bchips?\b/
const isSoftSaid = /\b(?:soft|chewy|tender|fluffy|melting|silky|custardy)\b/
const isCrispSaid = /crisp|crunch|crackl|brittle|snap|shatter|hard\b/

const crispMiss = (recipe: ReadDraft): string | null => {
  const { description } = recipe.draft
  if (isSoftSaid.test(description) && !isCrispSaid.test(`${recipe.title} ${description}`.toLowerCase()))
    return `its description calls it ${isSoftSaid.exec(description)?.[0] ?? 'soft'}`
  const isCrisp = [saidOf(recipe), recipe.method].some((text) => crisp.test(withoutCrispSides(recipe, text)))
  return isCrisp || hasLine(recipe, anyOf('nut')) ? null : 'nothing in it is crisp'
}

/** Raw vegetables beside a dish, whose crispness makes no crisp one of it. */
const crispSides =
  /\b(?:crisp|crispy|crunchy) (?:\w+ )?(?:slaw|cabbage|lettuce|salad|vegetables|cucumbers?)\b/g
/** Returns a text without the crisp slaw that a dish of something else is served with. */
const withoutCrispSides = ({ title }: ReadDraft, text: string): string =>
  /\b(?:slaw|salad)\b/.test(title.toLowerCase().split(' with ')[0] ?? '')
    ? text
    : text.replace(crispSides, '')

const acid = called(
  /lemon|(?:^|\b)lime|vinegar|verjus|tamarind|sumac|buttermilk|yogh?urt|sour-cream|kefir|pickle|sauerkraut|kimchi|caper|rhubarb|cranberr|passion|grapefruit|orange|pineapple|wine$|sour-cherry|currant|pomegranate|citric|amchur|tomatillo|cider|ketchup/,
)

const aheadSaid =
  /\bahead\b|\bovernight\b|\brefrigerat|\bfreez|\bfrozen\b|\bkeeps?\b|\bchill|\bstore\b|\bday before\b|\bnext day\b/

const warmSpice = called(/ginger|cinnamon|clove|cardamom|allspice|nutmeg|pumpkin-pie-spice|gingerbread/)

/** Spices that a dish is named after as "spiced"; pepper and paprika are in most dishes. */
const spice = called(
  /ginger|cinnamon|clove|cardamom|allspice|nutmeg|mace|spice|star-anise|cumin|coriander-seed|turmeric|masala|curry|fennel-seed|caraway|sumac|saffron|ras-el|harissa|berbere|chai|jerk/,
)

/** Reason why a recipe does not have a mood, by its lines and figures; null when it has, or may have. */
const proofs: Readonly<Record<string, (recipe: ReadDraft) => string | null>> = {
  spicy: (recipe) => {
    const heat = heatPerServing(recipe)
    // Spicy cookies are those with cinnamon and cloves.
    if (heat >= SPICY_FROM || (recipe.draft.category === 'dessert' && hasLine(recipe, warmSpice))) return null
    if (heat === 0) return 'nothing in it is hot'
    return heat < 0.1 ? 'it is hardly hot' : `a serving is as hot as 1/${Math.round(1 / heat)} of a jalapeño`
  },
  spiced: (recipe) => (hasLine(recipe, spice) ? null : 'there is no spice in it but pepper'),
  'make ahead': ({ draft, method, lines }) =>
    aheadSaid.test([draft.description, method, ...lines.map(({ text }) => text)].join(' ').toLowerCase())
      ? null
      : 'nothing in it says how long it keeps',
  freezer: ({ draft, method }) =>
    /\bfreez/i.test(`${draft.description} ${method}`) ? null : 'nothing in it says how to freeze it',
  mild: (recipe) => {
    if (heatPerServing(recipe) <= MILD_TO) return null
    const hottest = recipe.lines.toSorted((a, b) => heatOfLine(b) - heatOfLine(a))[0]
    return hottest ? `it has ${hottest.amount} ${hottest.item}`.replace(/\s+/g, ' ') : null
  },
  sweet: (recipe) => {
    const { sugar } = figures(recipe)
    if (recipe.draft.category === 'dessert' || sugar >= SWEET_FROM) return null
    return `a serving has ${Math.round(sugar)} g of sugar`
  },
  savory: ({ draft }) => (draft.category === 'dessert' ? 'it is a dessert' : null),
  tangy: (recipe) => (hasLine(recipe, acid) ? null : 'nothing in it is sour'),
  light: (recipe) => {
    const { calories, fat } = figures(recipe)
    if (calories > LIGHT_TO.calories) return `a serving has ${Math.round(calories)} kcal`
    return fat > LIGHT_TO.fat ? `a serving has ${Math.round(fat)} g of fat` : null
  },
  healthy: (recipe) => {
    const { calories, sodium, sugar } = figures(recipe)
    if (calories > HEALTHY_TO.calories) return `a serving has ${Math.round(calories)} kcal`
    if (sodium > HEALTHY_TO.sodium) return `a serving has ${Math.round(sodium)} mg of sodium`
    return sugar > HEALTHY_TO.sugar && recipe.draft.category === 'dessert'
      ? `a serving has ${Math.round(sugar)} g of sugar`
      : null
  },
  protein: (recipe) => {
    const { protein } = figures(recipe)
    return protein >= PROTEIN_FROM ? null : `a serving has ${Math.round(protein)} g of protein`
  },
  quick: ({ draft }) => {
    const minutes = minutesInAll(draft)
    return minutes <= QUICK_TO ? null : `it takes ${minutes} minutes`
  },
  simple: ({ draft: { ingredients, instructions, prepTime } }) => {
    if (ingredients.length > SIMPLE_TO.lines) return `it has ${ingredients.length} ingredients`
    if (instructions.length > SIMPLE_TO.steps) return `it has ${instructions.length} steps`
    return prepTime > SIMPLE_TO.prep ? `it takes ${prepTime} minutes of work` : null
  },
  slow: ({ draft }) => {
    const minutes = minutesInAll(draft)
    return minutes >= SLOW_FROM ? null : `it takes ${minutes} minutes`
  },
  'for a hot day': ({ draft }) => tooHotFor(draft),
  'served cold': ({ draft }) => (isServedCold(draft) ? null : 'it is eaten warm'),
  'little work': ({ draft }) => tooMuchWork(draft),
  'nothing to chop': ({ draft }) => {
    const foods = foodsToCut(draft)
    if (foods.length > 0) return `cut in it: ${foods.slice(0, MOST_NAMED).join(', ')}`
    return isCutInSteps(draft) ? 'a step of it cuts something' : null
  },
  'eaten by hand': ({ draft }) => (isEatenByHand(draft) ? null : 'it is eaten with a fork or a spoon'),
  'keeps outside': ({ draft }) => {
    const food = foodToKeepCold(draft)
    if (food !== undefined) return `the ${food} in it has to stay cold`
    return isServedCold(draft) || isEatenByHand(draft) ? null : 'it is eaten hot'
  },
  greasy: (recipe) => {
    const { fat } = figures(recipe)
    return fat >= GREASY_FROM ? null : `a serving has ${Math.round(fat)} g of fat`
  },
  carby: (recipe) => {
    const { carbs } = figures(recipe)
    return carbs >= CARBY_FROM ? null : `a serving has ${Math.round(carbs)} g of carbohydrate`
  },
  'no-cook': ({ draft }) => (draft.cookTime > 0 ? `it cooks for ${draft.cookTime} minutes` : null),
  soft: notSoft,
  'no chewing': notSmooth,
  crispy: crispMiss,
  crunchy: crispMiss,
  garlicky: (recipe) => (hasLine(recipe, anyOf('garlic')) ? null : 'it has no garlic'),
  cheesy: (recipe) =>
    hasLine(recipe, anyOf('cheese')) || says(recipe, /\bchees|nutritional yeast/) ? null : 'it has no cheese',
  smoky: (recipe) =>
    says(recipe, /\bsmok|\bchar(?:red|s)?\b|chipotle|\bgrill|\bbacon\b|lapsang|\bbroil/)
      ? null
      : 'nothing in it is smoked, grilled or charred',
  refreshing: ({ draft }) =>
    isServedCold(draft) ? null : `it is served hot, after ${draft.cookTime} minutes on the heat`,
  rich: (recipe) => {
    const { fat } = figures(recipe)
    return fat >= RICH_FROM ? null : `a serving has ${Math.round(fat)} g of fat`
  },
  smooth: ({ draft }) => (isSmooth(draft) ? null : 'no step makes all of it smooth'),
  takeout: ({ draft }) =>
    isOfHomeOven(draft) ? 'it is a dish of the home oven, and none of a takeout' : null,
  barbecue: (recipe) => (says(recipe, /\bbarbecue|\bbbq\b/) ? null : 'nothing in it is barbecued'),
  creamy: (recipe) =>
    hasLine(recipe, anyOf('cream', 'yogurt', 'milk')) ||
    says(recipe, /\bcream|\bblend|\bpuree|\bmash|silky|velvet|smooth|coconut milk|tahini|avocado|mayonnaise/)
      ? null
      : 'nothing in it makes it creamy',
  ...proofsOfSituations,
}

/**
 * Words that only come near to the mood they are read as: a treat may be anything.
 */
const loose = /^(?:indulgent|decadent|fit|goodies)$/

const isMoodClaim = ({ kind, namesA = [] }: Claim): boolean => kind === 'wish' && namesA.includes('mood')

/**
 * Returns the moods that a craving wishes for, with their words; a mood inside a dish's name, as in hot and
 * sour soup, belongs to the name.
 */
export function wishedMoods({ moods, claims = [], named }: Craving): { mood: string; claim?: Claim }[] {
  const name = named?.words.toLowerCase() ?? ''
  return [...new Set(moods)].flatMap((mood) => {
    const claim = claims.find((one) => isMoodClaim(one) && one.means === mood)
    if (!claim) return [{ mood }]
    return name.includes(claim.words.toLowerCase()) || loose.test(englishOfClaim(claim))
      ? []
      : [{ mood, claim }]
  })
}

/** Moods that a dish must have, because one without could harm: pieces to choke on, food that spoils. */
const serious: ReadonlySet<string> = new Set(['no chewing', 'no fridge'])

/** True for moods that a recipe's figures or lines can prove or refute. */
export const isProvable = (mood: string): boolean => Object.hasOwn(proofs, mood)

/** Returns the moods of a craving that its recipe provably lacks. */
export const missedMoods = (recipe: ReadDraft, craving: Craving): MoodMiss[] =>
  wishedMoods(craving).flatMap(({ mood, claim }) => {
    const because = isProvable(mood) ? (proofs[mood]?.(recipe) ?? null) : null
    if (because === null) return []
    const words = claim?.words ?? mood
    const isAsRead =
      claim === undefined || englishOfClaim(claim) === mood || Object.hasOwn(proofsOfSituations, mood)
    const asked = isAsRead ? `You asked for “${words}”` : `“${words}” was read as ${mood}`
    return [
      { mood, message: `${asked}; ${because}.`, ...(serious.has(mood) && { isSerious: true as const }) },
    ]
  })

/** Returns the sentence that a dish shows a texture which was denied; null where its words show none. */
export function missedTextures(recipe: ReadDraft, { deniedTextures: textures = [] }: Craving): string | null {
  const said = showsDenied(textures)(`${saidOf(recipe)}\n${recipe.method}`)
  return said ? `You asked for nothing ${listOf(textures)}; the words of this dish say “${said}”.` : null
}
