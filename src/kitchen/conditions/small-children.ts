import type { Finding } from '#contract/recipe.ts'
import { donenessOf } from '../checks/raw-foods.ts'
import type { ReadDraft } from '../checks/read-draft.ts'
import { choking } from './choking.ts'
import type { Condition, ConditionRule } from './condition.ts'
import {
  alcohol,
  caffeine,
  fish,
  hardAndSticky,
  honey,
  hot,
  lowFat,
  lowFatUnderTwo,
  riceDrink,
  salty,
  softCheese,
  sprouts,
  sugar,
  wholeNuts,
} from './foods-for-children.ts'
import { isCooked, rawEggs, runnyEggs } from './method.ts'

/**
 * Milligrams of sodium of one serving. NHS: under 1 g of salt (400 mg) a day before the first birthday; half
 * of it.
 */
const BABY_SODIUM_MG = 200
/**
 * Milligrams of sodium of one serving for a toddler. NHS: 2 g of salt (800 mg) a day from 1 to 3 years; half
 * of it.
 */
const TODDLER_SODIUM_MG = 400
/** Grams of added sugar of one serving for a toddler. NHS: 14 g a day at the age of two or three; some two thirds of it. */
const TODDLER_SUGAR_G = 10

const MONTHS_OF_SOFT_FOOD = 9
const MONTHS_OF_SOLIDS = 6
const MONTHS_TOO_EARLY = 4

/**
 * Finds eggs, meat and fish that are not cooked through, which small children need whatever the dish is like
 * for others.
 */
function uncooked(recipe: ReadDraft, id: 'baby' | 'toddler'): Finding[] {
  const rule = `condition.${id}`
  const [egg] = rawEggs(recipe)
  const found: Finding[] = []
  if (egg)
    found.push({
      rule,
      severity: 'error',
      place: `ingredients.${egg.index}`,
      message: 'The eggs stay raw.',
      remedy: 'Cook them until white and yolk are firm.',
    })
  else if (runnyEggs(recipe))
    found.push({
      rule,
      severity: 'error',
      place: 'recipe',
      message: 'The yolks stay soft.',
      remedy: 'Cook the eggs until white and yolk are firm.',
    })
  for (const line of recipe.lines)
    if ((donenessOf(line) || line.food?.tags.includes('raw-risk')) && !line.food?.tags.includes('egg'))
      if (!/\b(?:cooked|canned|tinned)\b/.test(line.text) && !isCooked(recipe, line))
        found.push({
          rule,
          severity: 'error',
          place: `ingredients.${line.index}`,
          message: `${line.item} stays raw.`,
          remedy: 'Cook it all the way through.',
        })
  return found
}

const soft =
  /\b(?:puree\w*|mash\w*|blend\w*|blitz\w*|soft|softened|tender|smooth|strips|fingers?|flakes?|flaked|soft enough|squash\w* between|batons|porridge|creamy)\b/
const smooth =
  /\b(?:puree\w*|mash\w*|blend\w*|blitz\w*|smooth|very soft|soft|tender|strips|fingers?|batons|flake\w*)\b/

function texture(recipe: ReadDraft, { months }: Condition): Finding[] {
  const young = months !== undefined && months < MONTHS_OF_SOFT_FOOD
  if (
    (young ? smooth : soft).test(
      `${recipe.title}\n${recipe.draft.description.toLowerCase()}\n${recipe.method}`,
    )
  )
    return []
  return [
    {
      rule: 'condition.baby.texture',
      severity: 'warning',
      place: 'recipe',
      message: young
        ? 'Nothing says how soft it is: under nine months food is mashed, or cut into soft strips as long as a finger.'
        : 'Nothing says how soft it is: for a baby food is mashed, minced or cut into soft pieces.',
      remedy: 'Mash it, or cut it into soft strips that can be squashed between two fingers.',
    },
  ]
}

/** Drinks, because milk before the first birthday is for cooking and not for drinking: NHS. */
const drink =
  /\b(?:smoothies?|shakes?|milkshakes?|hot chocolate|latte|drinks?|cocoa|juice|lassi|horchata|tea|mocktail|punch)\b/
function drinks({ title, lines }: ReadDraft): Finding[] {
  const hit = drink.exec(title)?.[0]
  const milk = lines.find(
    ({ food }) =>
      food && (food.tags.includes('dairy') || /-milk$/.test(food.id)) && /milk|kefir/.test(food.id),
  )
  if (!hit || !milk) return []
  return [
    {
      rule: 'condition.baby',
      severity: 'error',
      place: `ingredients.${milk.index}`,
      message: `${milk.item} as a drink is not for a baby under one year; in cooking it is fine.`,
      remedy: 'Use breast milk or formula, or make a purée to be spooned.',
    },
  ]
}

function tooEarly({ months }: Condition): Finding[] {
  if (months === undefined || months >= MONTHS_OF_SOLIDS) return []
  const early = months < MONTHS_TOO_EARLY
  return [
    {
      rule: 'condition.baby.age',
      severity: early ? 'error' : 'warning',
      place: 'recipe',
      message: `At ${months} months ${early ? 'a baby eats no solid food yet' : 'many babies eat no solid food yet'}: breast milk or formula is enough until about six months.`,
      remedy: 'Ask your doctor or health visitor before you start.',
    },
  ]
}

const ofAge = (months: number | undefined): string => (months === undefined ? '' : ` of ${months} months`)

export const baby: ConditionRule = {
  id: 'baby',
  name: 'baby',
  verdict: 'not for a baby',
  groups: [
    honey,
    hardAndSticky,
    wholeNuts,
    salty,
    sugar,
    alcohol,
    fish,
    softCheese,
    sprouts,
    riceDrink,
    lowFat,
    caffeine,
    hot,
  ],
  fine: /(?:no|low|reduced|un)[- ]?salt(?:ed)?(?:[- ]added)? (?:baby )?(?:stock|broth|bouillon|cubes?|vegetable stock|chicken stock|beef stock|butter|peanut butter|hummus|tomatoes|beans|chickpeas)|baby (?:rice|cereal|stock|porridge)|infant (?:cereal|formula)|(?:breast ?milk|formula)|formula milk|(?:unsweetened|no[- ]sugar[- ]added) (?:apple ?sauce|yogh?urt|peanut butter)/,
  labels: [
    {
      ids: 'peanut-butter almond-butter tahini sunflower-seed-butter',
      note: 'Use a smooth one without salt or sugar, thinly spread or stirred in.',
    },
    {
      ids: 'bread whole-wheat-bread pita pasta-cooked chickpea-canned black-bean-canned kidney-bean-canned corn-canned tuna-canned tomato-canned crushed-tomato',
      note: 'Use one with little or no salt, and rinse what comes in brine.',
    },
    {
      ids: 'yogurt greek-yogurt soy-yogurt coconut-yogurt oat-milk soy-milk almond-milk',
      note: 'Use a plain, unsweetened one.',
    },
    {
      ids: 'orange-juice apple-juice grape-juice pineapple-juice pomegranate-juice',
      note: 'For cooking only: juice is no drink for a baby.',
    },
    { ids: 'chicken-liver beef-liver', note: 'NHS: not more than once a week, for its vitamin A.' },
  ],
  limits: [
    { measure: 'sodium', atMost: BABY_SODIUM_MG, says: `a baby's serving has at most ${BABY_SODIUM_MG}` },
  ],
  practice: (recipe, condition) => [
    ...tooEarly(condition),
    ...uncooked(recipe, 'baby'),
    ...choking(recipe, 'baby'),
    ...drinks(recipe),
    ...texture(recipe, condition),
  ],
  says: ({ months }) =>
    `Checked for a baby${ofAge(months)}: no honey, added salt or sugar, salty foods, whole nuts, raw egg, meat or fish, low-fat dairy, caffeine or hot spices, and a word on round, hard or firm pieces. Not checked: allergies of the child, the size of each piece on the plate, and how hot it is. Stay with the baby while it eats, bring in new foods one at a time, and ask your doctor or health visitor when in doubt.`,
}

export const toddler: ConditionRule = {
  id: 'toddler',
  name: 'toddler',
  verdict: 'not for a toddler',
  groups: [
    hardAndSticky,
    wholeNuts,
    alcohol,
    fish,
    softCheese,
    sprouts,
    riceDrink,
    lowFatUnderTwo,
    caffeine,
    hot,
  ],
  fine: /nut butter|(?:peanut|almond|cashew) butter|(?:almond|coconut|oat|nut) milk|coconuts?|nutmeg|butternut|sugar[- ]free gum/,
  labels: [
    { ids: 'salt', note: "Take the child's portion out before you salt." },
    {
      ids: 'soy-sauce tamari fish-sauce chicken-stock beef-stock vegetable-stock bouillon-cube vegetable-bouillon-cube',
      note: 'Use little, or one with less salt.',
    },
    { ids: 'peanut-butter almond-butter', note: 'Spread it thinly: a lump of it sticks in the throat.' },
  ],
  limits: [
    {
      measure: 'sodium',
      atMost: TODDLER_SODIUM_MG,
      isAdvice: true,
      says: `a toddler's serving has at most ${TODDLER_SODIUM_MG}`,
    },
    {
      measure: 'addedSugar',
      atMost: TODDLER_SUGAR_G,
      isAdvice: true,
      says: `a toddler's serving has at most ${TODDLER_SUGAR_G}`,
    },
  ],
  practice: (recipe) => [...uncooked(recipe, 'toddler'), ...choking(recipe, 'toddler')],
  says: ({ months }) =>
    `Checked for a toddler${ofAge(months)}: no whole nuts, popcorn, hard sweets, alcohol, caffeine, hot spices or raw egg, meat or fish, little salt, and a word on round or firm pieces. Not checked: allergies of the child, the size of each piece on the plate, and how hot it is. Stay with the child while it eats.`,
}
