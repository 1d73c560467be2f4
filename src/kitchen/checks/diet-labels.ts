import type { Allergen } from '#contract/dietary.ts'
import type { Finding } from '#contract/recipe.ts'
import type { Craving, Diet } from '../craving/craving.ts'
import { isFlesh } from '../foods/flesh.ts'
import type { Food } from '../foods/food.ts'
import { singular } from '../foods/words.ts'
import { capital, listOf } from '../prose.ts'
import type { ReadDraft, ReadLine } from './read-draft.ts'

/** Words of a cook on which a rule about labels depends. */
type Rules = Pick<Craving, 'diets' | 'exclusions' | 'allergies'>

/** Foods of a diet, an allergy or an exclusion that only their label proves, with the advice on them. */
interface LabelRule {
  diets?: readonly Diet[]
  allergies?: readonly Allergen[]
  /** Excluded words, in the singular. */
  exclusions?: readonly string[]
  isOf: (food: Food, text: string) => boolean
  /** Words of a line whose label says it already. */
  said: RegExp
  advice: string | ((rules: Rules) => string)
}

const isMeatOrStock = (food: Food): boolean =>
  (isFlesh(food) && !food.tags.includes('fish')) ||
  /(?:chicken|beef|turkey|bone)-(?:stock|broth)/.test(food.id)

const glutenFree = /\bgluten[- ]free\b|\bgf\b/
const isGroundMix = ({ id }: Food): boolean =>
  /(?:^|-)(?:seasoning|masala|curry-powder|five-spice|chili-powder|spice|spice-mix)$|^(?:old-bay|ras-el-hanout|vadouvan|zaatar)/.test(
    id,
  )

const rules: readonly LabelRule[] = [
  {
    diets: ['halal'],
    isOf: isMeatOrStock,
    said: /\bhalal\b/,
    advice: 'buy with a halal label. The kitchen checks the foods, and not how an animal was slaughtered.',
  },
  {
    diets: ['kosher'],
    isOf: isMeatOrStock,
    said: /\bkosher (?!salt)/,
    advice: 'buy with a kosher label. The kitchen checks the foods, and not how an animal was slaughtered.',
  },
  {
    diets: ['halal', 'alcohol-free'],
    isOf: ({ id }) => /^(?:dijon-mustard|whole-grain-mustard)$/.test(id),
    said: /\bhalal\b|\balcohol-free\b|\bwithout wine\b/,
    advice: 'many makers use white wine: read the label.',
  },
  {
    diets: ['halal', 'alcohol-free'],
    isOf: ({ id }) => id === 'vanilla-extract' || id === 'almond-extract',
    said: /\bhalal\b|\balcohol-free\b/,
    advice: 'an extract is made with alcohol: use vanilla powder or an extract without, to be strict.',
  },
  {
    diets: ['gluten-free'],
    allergies: ['gluten'],
    isOf: ({ id }) => id === 'tamari',
    said: glutenFree,
    advice: 'some makes are brewed with a little wheat: look for one that is labeled gluten-free.',
  },
  {
    diets: ['gluten-free'],
    allergies: ['gluten'],
    isOf: ({ id, mayContain }) =>
      /^(?:ham|salami|pepperoni|prosciutto|chorizo|turkey-(?:ham|bacon)|deli-|luncheon)/.test(id) &&
      !mayContain?.includes('gluten'),
    said: glutenFree,
    advice: 'cured and sliced meats may hold wheat starch: look for a gluten-free label.',
  },
  {
    diets: ['gluten-free'],
    allergies: ['gluten'],
    isOf: (food) => isGroundMix(food) && !food.mayContain?.includes('gluten'),
    said: glutenFree,
    advice: 'some mixes are stretched with wheat: look for one of spices alone.',
  },
  {
    allergies: ['gluten'],
    isOf: ({ id }, text) =>
      /\b(?:shredded|grated)\b/.test(text) &&
      /^(?:cheddar|monterey-jack|mozzarella|swiss-cheese|grated-parmesan|provolone|gouda)/.test(id),
    said: glutenFree,
    advice: 'cheese from a bag is dusted with starch: read its label, or shred it from a block.',
  },
  {
    allergies: ['gluten'],
    isOf: ({ id }) => id === 'gluten-free-oat',
    said: /(?!)/,
    advice: 'some people with celiac disease do not tolerate oats, however pure.',
  },
  {
    diets: ['dairy-free', 'vegan'],
    allergies: ['milk'],
    exclusions: ['milk', 'dairy', 'lactose'],
    isOf: ({ id, mayContain }) => /^gluten-free-(?!oat|pasta)/.test(id) && !mayContain?.includes('milk'),
    said: /\bdairy[- ]free\b|\bvegan\b/,
    advice: 'some gluten-free makes may contain milk: read the label.',
  },
  {
    diets: ['nut-free', 'sesame-free'],
    allergies: ['tree-nuts', 'peanuts', 'sesame'],
    exclusions: ['nut', 'peanut', 'seed', 'sesame'],
    isOf: ({ id }, text) => id === 'vegetable-oil' && !/\b(?:soybean|rice bran)\b/.test(text),
    said: /\b(?:canola|rapeseed|olive|sunflower|avocado)\b/,
    advice: ({ exclusions }) =>
      `read which oil it is; ${exclusions.some((word) => singular(word) === 'seed') ? 'canola or olive oil is' : 'canola, olive or sunflower oil is'} a safe choice.`,
  },
  {
    exclusions: ['sugar', 'added sugar'],
    isOf: ({ id }) =>
      /^(?:(?:soy|oat|almond|rice|cashew)-milk|coconut-drink|(?:soy|coconut)-yogurt)$/.test(id),
    said: /\bunsweetened\b|\bsugar[- ]free\b|\bno added sugar\b/,
    advice: 'buy it unsweetened, as most makes hold sugar.',
  },
]

const meets = (said: readonly string[] | undefined, words: readonly string[] | undefined): boolean =>
  said?.some((word) => words?.includes(word)) ?? false
const isForDiet = (rule: LabelRule, { diets, exclusions }: Rules): boolean =>
  meets(rule.diets, diets) ||
  meets(
    rule.exclusions,
    exclusions.map((word) => singular(word.replace(/-/g, ' '))),
  )

/**
 * Notes the products of a dish that keep a diet or exclusion only by their label: halal meat, mustard without wine.
 */
export const labelNotes = (draft: ReadDraft, craving: Rules): Finding[] =>
  notesOf(
    draft,
    rules.filter((rule) => isForDiet(rule, craving)),
    craving,
    'diet.label',
  )

/** Notes the products of a dish that keep an allergy only by their label, and that no diet of the cook notes. */
export const allergyLabelNotes = (draft: ReadDraft, craving: Rules): Finding[] =>
  notesOf(
    draft,
    rules.filter((rule) => meets(rule.allergies, craving.allergies) && !isForDiet(rule, craving)),
    craving,
    'allergy.label',
  )

const notesOf = (
  { lines }: ReadDraft,
  asked: readonly LabelRule[],
  craving: Rules,
  rule: string,
): Finding[] =>
  asked.flatMap(({ isOf, said, advice }): Finding[] => {
    const own = lines.filter(
      ({ food, text }: ReadLine) => food !== null && isOf(food, text) && !said.test(text),
    )
    const [first] = own
    const names = [...new Set(own.map(({ food }) => food?.name.toLowerCase() ?? ''))]
    return first
      ? [
          {
            rule,
            severity: 'note',
            place: `ingredients.${first.index}`,
            message: `${capital(listOf(names))}: ${typeof advice === 'string' ? advice : advice(craving)}`,
          },
        ]
      : []
  })
