import type { RecipeDraft } from '#contract/recipe.ts'
import type { Answer } from '../cookbook/answer.ts'
import type { MakeRequest } from '../cookbook/make-recipe.ts'
import type { Cookbook } from '../cookbook/open-cookbook.ts'
import type { Craving } from '../craving/craving.ts'
import { stemsOf } from '../foods/index.ts'
import { besideLeftover, foodsAtHand, isReadyDish } from '../frames/index.ts'
import { keepsAll } from './keeps-all.ts'
import { leftoversNamed } from './leftovers-named.ts'
import { makeOption } from './make-option.ts'
import { offerOptions } from './offer-options.ts'

/**
 * Makes a dish of leftovers where the cookbook refuses them or makes the same dish once more: a ragù that was left is
 * served on potatoes, and burgers that are grilled are not shaped anew. Null where nothing is left over, where the found
 * recipe uses it, and where no dish can be made of it.
 */
export function* answerLeftovers(
  cookbook: Cookbook,
  { craving, season, recentTitles, series, turn }: MakeRequest,
  found: Answer,
): Generator<undefined, Extract<Answer, { kind: 'recipe' }> | null> {
  if (craving.refusal || craving.pet) return null
  const names = leftoversNamed(craving.text)
  const [first] = names
  const isUsed = found.kind === 'recipe' && !craving.unusedDish && !isMadeAnew(found.draft, names)
  if (first === undefined || isUsed) return null
  const asked = withoutLeftDish(craving, names)
  for (const ingredients of [names, [...names, ...besideOf(names)]]) {
    const options = yield* offerOptions(cookbook, {
      // The checks hold the dish against what is left out, and nobody knows what is in a ragù that is there.
      ...{ ingredients, craving: { ...asked, exclusions: [] }, seed: series, season },
      ...(recentTitles && { recentTitles }),
    })
    const fitting = options
      .filter(
        ({ title, requiredIngredients: used }) =>
          used.includes(first) && !isNamed(title, names) && (ingredients !== names || used.length > 1),
      )
      .sort((a, b) => b.requiredIngredients.length - a.requiredIngredients.length)
    for (const option of fitting.slice(turn - 1)) {
      const made = yield* makeOption(cookbook, option, { ...asked, exclusions: [] })
      if (made && keepsAll(made, asked) && keepsAll(made, craving)) return { kind: 'recipe', ...made }
    }
  }
  return null
}

/** Everyday foods that make a meal of what is left over alone. */
const besideOf = (names: readonly string[]): readonly string[] =>
  foodsAtHand(names)
    .slice(0, 1)
    .flatMap(({ items: [item] }) => (item ? besideLeftover(item) : []))
    .filter((food) => !names.some((name) => name.endsWith(food)))

/** Returns the stems of what is left over, without how it was cooked. */
const stemsOfLeft = (name: string): string =>
  stemsOf(name.replace(/^leftover |\b(?:hard-? ?)?(?:boiled|cooked|grilled|fried|baked|steamed) /gi, ''))

/** True for a title that is the name of what is left over. */
const isNamed = (title: string, names: readonly string[]): boolean =>
  names.some((name) => stemsOf(title) === stemsOfLeft(name))

/**
 * True for a recipe that makes what is left over: one of its name, or one of a dish that is ready which none of its lines
 * has, as carnitas tacos begin with a raw shoulder.
 */
function isMadeAnew({ title, ingredients }: RecipeDraft, names: readonly string[]): boolean {
  if (/\bleftover/i.test(title)) return false
  const stems = stemsOf(title)
  return names.some((name) => {
    const own = stemsOfLeft(name)
    const isReady = foodsAtHand([name]).some(({ items }) => items.some(isReadyDish))
    return (
      ` ${stems}`.endsWith(` ${own}`) ||
      (isReady &&
        ` ${stems} `.includes(` ${own} `) &&
        !ingredients.some(({ item }) => stemsOf(item).includes(own)))
    )
  })
}

/** Returns a craving that asks for no dish, since the one that is named has been eaten of. */
function withoutLeftDish(craving: Craving, names: readonly string[]): Craving {
  const { recipes: _, named: __, menu: ___, unusedDish: ____, ...rest } = craving
  const isInName = (words: string) => names.some((name) => name.includes(words.toLowerCase()))
  const claims = (craving.claims ?? []).filter(({ kind }) => kind !== 'wish')
  // The filling of a sloppy joe is no wish for a filling dish.
  const moods = (craving.claims ?? []).filter(({ words }) => isInName(words)).map(({ means }) => means)
  return {
    ...rest,
    ...{ claims, dishes: [], foods: [], families: [], cuisines: [] },
    moods: craving.moods.filter((mood) => !moods.includes(mood)),
  }
}
