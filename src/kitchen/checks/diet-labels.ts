import type { Finding } from '#contract/recipe.ts'
import type { Diet } from '../craving/craving.ts'
import { isFlesh } from '../foods/flesh.ts'
import type { Food } from '../foods/food.ts'
import { capital, listOf } from '../prose.ts'
import type { ReadDraft, ReadLine } from './read-draft.ts'

/** Foods of a diet that only their label proves, with the advice on them. */
interface LabelRule {
  diets: readonly Diet[]
  isOf: (food: Food) => boolean
  /** Words of a line whose label says it already. */
  said: RegExp
  advice: string
}

const isMeatOrStock = (food: Food): boolean =>
  (isFlesh(food) && !food.tags.includes('fish')) ||
  /(?:chicken|beef|turkey|bone)-(?:stock|broth)/.test(food.id)

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
]

/** Notes the products of a dish that keep a diet only by their label: halal meat, mustard without wine. */
export const labelNotes = ({ lines }: ReadDraft, diets: readonly Diet[]): Finding[] =>
  rules
    .filter((rule) => rule.diets.some((diet) => diets.includes(diet)))
    .flatMap(({ isOf, said, advice }): Finding[] => {
      const own = lines.filter(({ food, text }: ReadLine) => food !== null && isOf(food) && !said.test(text))
      const [first] = own
      const names = [...new Set(own.map(({ food }) => food?.name.toLowerCase() ?? ''))]
      return first
        ? [
            {
              rule: 'diet.label',
              severity: 'note',
              place: `ingredients.${first.index}`,
              message: `${capital(listOf(names))}: ${advice}`,
            },
          ]
        : []
    })
