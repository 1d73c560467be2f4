import type { RecipeDraft } from '#contract/recipe.ts'
import { familyOf } from '../checks/food-families.ts'
import { readDraft } from '../checks/read-draft.ts'
import { readerOf } from '../checks/reader-of.ts'
import type { Craving } from '../craving/craving.ts'
import { cuisineWords } from '../craving/wishes/cuisines.ts'
import { lexicon } from '../craving/wishes/lexicon.ts'
import { moodWords } from '../craving/wishes/moods.ts'
import { type Food, findFoods, matchFood } from '../foods/index.ts'
import { knownDishIn } from './find/known-dish.ts'
import { nameWordsOf } from './name-key.ts'
import type { Cookbook } from './open-cookbook.ts'

/**
 * True when a model's recipe has the name of another dish than the one asked for: a beef stroganoff for a beef
 * Wellington. Its title holds the name of a dish that the cookbook has or knows, no recipe of that name is one
 * that was asked for, and no word that tells the dish asked for occurs anywhere in it.
 */
export function isTitledAsAnother(cookbook: Cookbook, draft: RecipeDraft, craving: Craving): boolean {
  const { named, recipes } = craving
  if (isUnlikeKnownDish(cookbook, draft, craving)) return true
  if (!named || !recipes) return false
  // Foods occur in many dishes, so they tell none.
  const words = nameWordsOf(named.words)
  // A mood such as "spicy" tells how a dish is to be, and not which one.
  // Nor does a cuisine: a caramel pork of Vietnam is told by its foods.
  const own = words.filter(
    (word) => !joining.test(word) && !moodWords.has(word) && !isCuisine(word) && matchFood(word) === null,
  )
  // A beef lasagna is told by its last word, though noodles are sold under it, and a beef pasta is any pasta.
  const head = words.length > 1 && familyOf(words.at(-1) ?? '') === undefined ? words.slice(-1) : []
  // A katsu curry is told by its katsu: a curry of any other kind is another dish.
  const isOfKind = cookbook.families.has(own.at(-1) ?? '')
  const before = isOfKind ? own.slice(0, -1).filter(isDish) : []
  const telling =
    before.length > 0 ? before : own.length > 0 ? own : head.filter((word) => !joining.test(word))
  const steps = draft.instructions.join(' ').replace(product, ' ')
  const said = new Set(nameWordsOf([draft.title, draft.description, steps].join(' ')))
  // "Käse-Spätzle" says the word Käsespätzle in two.
  const together = nameWordsOf(draft.title).join('')
  const isSaid = (word: string) => said.has(word) || (word.length > A_COMPOUND && together.includes(word))
  if (telling.length === 0 || telling.some(isSaid)) return false
  const title = nameWordsOf(draft.title)
  const titled =
    longestNameIn(cookbook, title) ??
    (own.length === 1 && words.length === 1 ? lastNameIn(cookbook, title) : null)
  // A "callaloo soup" is asked for by the name of callaloo as well.
  if (cookbook.families.has(named.words.toLowerCase()) && isAskedToo(cookbook, title, craving.text))
    return false
  return titled !== null && !titled.some((slug) => recipes.slugs.includes(slug))
}

/** Number of foods that tell a dish which the cookbook knows by name alone. */
const ENOUGH = 3

/**
 * True when a craving names a dish that the cookbook knows by name alone, and the recipe has hardly any of the foods
 * of which that dish is: a Scotch woodcock is eggs, toast and anchovy, and no egg in sausage meat.
 */
function isUnlikeKnownDish(cookbook: Cookbook, draft: RecipeDraft, craving: Craving): boolean {
  const { diets, exclusions, allergies = [] } = craving
  if (diets.length + exclusions.length + allergies.length > 0) return false
  const known = knownDishIn(cookbook, craving)
  if (known === null) return false
  const foods = [...new Set(findFoods(known.dish.is).map(({ food }) => food))]
  if (foods.length < ENOUGH) return false
  // A line may have the very food that the dish is called by: the 'nduja of a pasta.
  const listed = new Set(draft.ingredients.flatMap(({ item }) => nameWordsOf(item)))
  if (known.words.some((word) => !joining.test(word) && listed.has(word))) return false
  const { lines } = readDraft(draft, readerOf(draft))
  const has = (food: Food) =>
    lines.some((line) =>
      line.foods.some((one) => one.id === food.id || (one.aisle === food.aisle && isAlike(one, food))),
    )
  return foods.filter(has).length * ENOUGH <= foods.length
}

/** True for foods that share a word or a family: anchovies for an anchovy paste, rye bread for toast. */
const isAlike = (one: Food, other: Food): boolean => {
  const words = nameWordsOf(other.name)
  const family = familyOf(words.at(-1) ?? '')
  return nameWordsOf(one.name).some((word) => words.includes(word)) || (family?.(one) ?? false)
}

/** Letters from which on a word may be two. */
const A_COMPOUND = 7

const cuisines: ReadonlySet<string> = new Set(cuisineWords.map(([word]) => word))
const isDish = (word: string): boolean =>
  lexicon()
    .get(word)
    ?.some(({ kind }) => kind === 'dish') ?? false
const isCuisine = (word: string): boolean => cuisines.has(word)

/** Product that is sold under the name of a dish, which proves no dish: okonomiyaki sauce on noodles. */
const product = /\b\p{L}+ (?:sauce|seasoning|powder|paste|spice|dressing)\b/giu

const joining =
  /^(?:baby|toddler|food|lunchbox|lunch|snack|breakfast|dinner|meal|picnic|and|with|of|the|a|an|in|on|or|n|my|style|classic|best|easy|homemade)$/

/** True when the words of a craving hold a name of a dish that ends the title. */
function isAskedToo({ names }: Cookbook, title: readonly string[], text: string): boolean {
  const asked = nameWordsOf(text)
  return title.some((_, from) => {
    const name = title.slice(from)
    return names.has(name.join(' ')) && name.every((word) => asked.includes(word))
  })
}

/** Returns the recipes of the longest name that stands in a title: none for a dish known by name only; null without a name. */
function longestNameIn({ names, knownDishes }: Cookbook, title: readonly string[]): readonly string[] | null {
  for (let length = title.length; length > 1; length--)
    for (let from = 0; from + length <= title.length; from++) {
      const name = title.slice(from, from + length).join(' ')
      const slugs = names.get(name) ?? (knownDishes.has(name) ? [] : undefined)
      if (slugs) return slugs
    }
  return null
}

/**
 * Returns the recipes of a title's last word where it names a dish by itself: tteokbokki, for who asked for tteokguk.
 * The name of a family, such as "stew", tells no dish apart.
 */
function lastNameIn({ names, bySlug }: Cookbook, title: readonly string[]): readonly string[] | null {
  const last = title.at(-1) ?? ''
  const slugs = matchFood(last) === null ? (names.get(last) ?? []) : []
  // A dish may be a family as well, as tteokbokki is for the one with cheese.
  const isOwn = slugs.some((slug) => nameWordsOf(bySlug.get(slug)?.file.title ?? '').join(' ') === last)
  const isFamily = !isOwn && slugs.some((slug) => bySlug.get(slug)?.file.family?.includes(last))
  return slugs.length > 0 && !isFamily ? slugs : null
}
