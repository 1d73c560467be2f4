import { type Allergen, allergens } from '#contract/dietary.ts'
import { matchFood } from '../foods/index.ts'

/**
 * The allergens that an allergy to a word means. A single kind widens to its family: who is allergic to shrimp is kept
 * from all crustaceans, who is allergic to walnuts from all tree nuts (EU regulation 1169/2011, annex II).
 */
const byWord: ReadonlyMap<string, readonly Allergen[]> = new Map(
  Object.entries<readonly Allergen[]>({
    gluten: ['gluten'],
    wheat: ['gluten'],
    celiac: ['gluten'],
    coeliac: ['gluten'],
    barley: ['gluten'],
    rye: ['gluten'],
    spelt: ['gluten'],
    flour: ['gluten'],
    egg: ['eggs'],
    'egg white': ['eggs'],
    'egg yolk': ['eggs'],
    fish: ['fish'],
    seafood: ['fish', 'crustaceans', 'molluscs'],
    shellfish: ['crustaceans', 'molluscs'],
    crustacean: ['crustaceans'],
    mollusc: ['molluscs'],
    mollusk: ['molluscs'],
    peanut: ['peanuts'],
    'peanut butter': ['peanuts'],
    groundnut: ['peanuts'],
    nut: ['tree-nuts', 'peanuts'],
    'tree nut': ['tree-nuts'],
    soy: ['soy'],
    soya: ['soy'],
    soybean: ['soy'],
    milk: ['milk'],
    'cow milk': ['milk'],
    dairy: ['milk'],
    lactose: ['milk'],
    casein: ['milk'],
    whey: ['milk'],
    cheese: ['milk'],
    queso: ['milk'],
    butter: ['milk'],
    cream: ['milk'],
    yogurt: ['milk'],
    celery: ['celery'],
    mustard: ['mustard'],
    sesame: ['sesame'],
    'sesame seed': ['sesame'],
    tahini: ['sesame'],
    sulphite: ['sulphites'],
    sulfite: ['sulphites'],
    sulphur: ['sulphites'],
    lupin: ['lupin'],
    lupine: ['lupin'],
  }),
)

/** Allergens by the food itself: an allergy to cod is one to fish. Not by what a product happens to carry. */
const telling = allergens.filter((allergen) => allergen !== 'sulphites')

/** What of the annex an allergy to this food means; empty for foods that are not on it, such as kiwi. */
export function allergensOfWord(stems: string): readonly Allergen[] {
  const known = byWord.get(stems)
  if (known) return known
  const food = matchFood(stems)?.food
  return food ? telling.filter((allergen) => food.allergens.includes(allergen)) : []
}
