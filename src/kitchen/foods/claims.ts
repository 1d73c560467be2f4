import type { Food, FoodTag } from './food.ts'
import type { Hit } from './lexicon.ts'
import type { Word } from './words.ts'

/** "Vegan bacon" is not bacon: a claim that the food found would break means that another food is meant. */
const animal: readonly FoodTag[] = ['meat', 'poultry', 'pork', 'fish', 'shellfish', 'gelatin']
const claims: readonly { words: readonly string[]; brokenBy: (food: Food) => boolean }[] = [
  ...['vegan', 'plant based', 'eggless', 'faux', 'mock'].map((words) => ({
    words: words.split(' '),
    brokenBy: (food: Food) => carries(food, [...animal, 'dairy', 'egg', 'honey']),
  })),
  ...['vegetarian', 'veggie', 'meatless', 'meat free', 'imitation'].map((words) => ({
    words: words.split(' '),
    brokenBy: (food: Food) => carries(food, animal),
  })),
  ...['dairy free', 'non dairy', 'nondairy', 'lactose free'].map((words) => ({
    words: words.split(' '),
    brokenBy: (food: Food) => carries(food, ['dairy']),
  })),
  { words: ['gluten', 'free'], brokenBy: (food) => food.allergens.includes('gluten') },
  { words: ['egg', 'free'], brokenBy: (food) => food.allergens.includes('eggs') },
  { words: ['nut', 'free'], brokenBy: (food) => food.allergens.includes('tree-nuts') },
  { words: ['soy', 'free'], brokenBy: (food) => food.allergens.includes('soy') },
  { words: ['alcohol', 'free'], brokenBy: (food) => carries(food, ['alcohol']) },
  { words: ['non', 'alcoholic'], brokenBy: (food) => carries(food, ['alcohol']) },
]

const carries = (food: Food, tags: readonly FoodTag[]) => tags.some((tag) => food.tags.includes(tag))

/** True when the words from `from` up to the hit make a claim that the food found would break. */
export function breaksClaim(words: readonly Word[], from: number, hit: Hit): boolean {
  return claims.some((claim) => says(words, from, hit.from, claim.words) && claim.brokenBy(hit.food))
}

/** True when a food breaks any claim of a name. */
export const breaksAny = (words: readonly Word[], food: Food): boolean =>
  claims.some((claim) => says(words, 0, words.length, claim.words) && claim.brokenBy(food))

/** Kinds of claims by which makes of foods are told apart. */
const kinds: readonly (readonly [kind: string, words: readonly string[]])[] = [
  ...['vegan', 'plant based'].map((words) => ['vegan', words.split(' ')] as const),
  ...['vegetarian', 'veggie', 'meatless', 'meat free'].map((words) => ['meat', words.split(' ')] as const),
  ...['dairy free', 'non dairy', 'nondairy'].map((words) => ['dairy', words.split(' ')] as const),
  ['gluten', ['gluten', 'free']],
  ['nut', ['nut', 'free']],
  ...['alcohol free', 'non alcoholic', 'nonalcoholic'].map((words) => ['alcohol', words.split(' ')] as const),
]

/** Returns the kinds of claims that a name makes: `gluten` of "gluten-free rotini". */
export const claimsOf = (words: readonly Word[]): string[] => [
  ...new Set(kinds.flatMap(([kind, phrase]) => (says(words, 0, words.length, phrase) ? [kind] : []))),
]

function says(words: readonly Word[], from: number, to: number, phrase: readonly string[]): boolean {
  for (let at = from; at + phrase.length <= to; at += 1) {
    if (phrase.every((word, offset) => words[at + offset]!.surface === word)) return true
  }
  return false
}
