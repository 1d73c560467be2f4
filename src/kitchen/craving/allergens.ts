import { type Allergen, allergens } from '#contract/dietary.ts'
import { matchFood } from '../foods/index.ts'
import type { Craving } from './craving.ts'

/**
 * Allergens behind the word that an allergy was stated with. One kind widens to its family: an allergy to
 * shrimp covers all crustaceans, one to walnuts all tree nuts (EU regulation 1169/2011, annex II).
 */
const ofItself: ReadonlyMap<string, readonly Allergen[]> = new Map(
  Object.entries<readonly Allergen[]>({
    gluten: ['gluten'],
    wheat: ['gluten'],
    celiac: ['gluten'],
    coeliac: ['gluten'],
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
    celery: ['celery'],
    mustard: ['mustard'],
    sesame: ['sesame'],
    'sesame seed': ['sesame'],
    sulphite: ['sulphites'],
    sulfite: ['sulphites'],
    sulphur: ['sulphites'],
    legume: ['soy', 'peanuts', 'lupin'],
    pulse: ['soy', 'peanuts', 'lupin'],
    lupin: ['lupin'],
    lupine: ['lupin'],
  }),
)

/** The same for plain words that name only a food with the allergen, as cheese does with milk. */
const ofCarrier: ReadonlyMap<string, readonly Allergen[]> = new Map(
  Object.entries<readonly Allergen[]>({
    barley: ['gluten'],
    rye: ['gluten'],
    spelt: ['gluten'],
    flour: ['gluten'],
    'peanut butter': ['peanuts'],
    cheese: ['milk'],
    queso: ['milk'],
    butter: ['milk'],
    cream: ['milk'],
    yogurt: ['milk'],
    tahini: ['sesame'],
  }),
)

/**
 * Allergens that a food in the table proves: an allergy to cod is one to fish. Sulphites are left out, since
 * a product may happen to carry them.
 */
const telling = allergens.filter((allergen) => allergen !== 'sulphites')

/**
 * Returns the allergens of the annex that an allergy to this food means; empty for foods outside the annex,
 * such as kiwi.
 */
export function allergensOfWord(stems: string): readonly Allergen[] {
  const known = ofItself.get(stems) ?? ofCarrier.get(stems)
  if (known) return known
  const food = matchFood(stems)?.food
  return food ? telling.filter((allergen) => food.allergens.includes(allergen)) : []
}

/**
 * Returns the allergens that a word names itself, as "egg" does. Who leaves out buns leaves out bread, and
 * eats sausages that may contain gluten.
 */
export const allergensItself = (word: string): readonly Allergen[] => ofItself.get(word) ?? []

/** Returns the allergens of which not even traces are wanted: those of an excluded word, and of an allergy. */
export const allergensUnwanted = ({
  exclusions,
  allergies = [],
}: Pick<Craving, 'exclusions' | 'allergies'>): Allergen[] =>
  exclusions.flatMap((word) => [
    ...allergensItself(word),
    ...allergensOfWord(word).filter((allergen) => allergies.includes(allergen)),
  ])
