import type { Ingredient, RecipeDraft } from '#contract/recipe.ts'
import { preservedOf } from '../../checks/asked-states.ts'
import { readDraft } from '../../checks/read-draft.ts'
import { readerOf } from '../../checks/reader-of.ts'
import type { Craving } from '../../craving/craving.ts'
import { freshFoods } from '../../craving/fresh-foods.ts'
import { scaledLine } from '../../refine/scaled-line.ts'

/** Leaves that shrink when they are cooked, so that more of them stands in for a frozen block. */
const leaves = /\b(?:spinach|kale|chard|collards?|greens)\b/
const MORE_LEAVES = { numerator: 3, denominator: 2 }
/** Vegetables and fruits that go fresh where frozen ones went, at the same time and weight. */
const alike =
  /\b(?:peas|corn|green beans|broccoli|cauliflower|okra|peppers|(?:straw|blue|black|rasp)?berries|cherries|mango|peach(?:es)?|pineapple|artichoke hearts)\b/
/** Tomatoes of a small can; a large one is the sauce of its dish, which fresh ones make thin. */
const smallCan = /^(?:1 can \((1[45](?:\.5)? ounces)\)|([\d/ ]+ cups?))$/
const isTomato = /\btomato(?:es)?\b/

/**
 * Takes a food as it grows where a recipe has it from the freezer or a small can, for a cook who has it fresh. What
 * cannot be exchanged so is left, and told by the checks.
 */
export function withFresh(draft: RecipeDraft, craving: Craving): RecipeDraft {
  const fresh = freshFoods(craving)
  if (fresh.length === 0) return draft
  const preserved = preservedOf(readDraft(draft, readerOf(draft)), fresh)
  const changed = new Map(
    preserved.flatMap(({ food, line }) => {
      const own = draft.ingredients[line.index]
      const made = own && freshLine(own, food)
      return made ? [[line.index, made] as const] : []
    }),
  )
  if (changed.size === 0) return draft
  return {
    ...draft,
    ingredients: draft.ingredients.map((line, at) => changed.get(at) ?? line),
    instructions: draft.instructions.map((step) =>
      withoutCold(
        step,
        preserved.map(({ food }) => food),
      ),
    ),
  }
}

/** Returns the line of a fresh food in place of a frozen or canned one; null where no kitchen exchanges them. */
function freshLine(line: Ingredient, food: string): Ingredient | null {
  const [item = ''] = line.item.split(',')
  if (isTomato.test(item)) {
    const [, ounces, cups] = smallCan.exec(line.amount ?? '') ?? []
    const amount = ounces ?? cups
    if (amount === undefined || /\b(?:chil|pur[eé]e|paste|sauce|sun-?dried)/.test(item)) return null
    return {
      ...line,
      amount,
      item: food === 'cherry tomato' ? 'cherry tomatoes, halved' : 'ripe tomatoes, chopped',
    }
  }
  if (!/\bfrozen\b/.test(item)) return null
  const name = item.replace(/\bfrozen (?:chopped )?/, '').trim()
  if (leaves.test(name))
    return {
      ...scaledLine(line, MORE_LEAVES),
      item: `fresh ${name}, wilted in a hot pan, squeezed dry and chopped`,
    }
  return alike.test(name) ? { ...line, item: `fresh ${name}` } : null
}

/** Returns a step without the words that a frozen food was cold. */
const withoutCold = (step: string, foods: readonly string[]): string =>
  foods.reduce((text, food) => {
    const last = food.split(' ').at(-1) ?? food
    return text.replace(new RegExp(`\\b(?:frozen|thawed|still frozen) (?=(?:\\w+ )?${last})`, 'gi'), '')
  }, step)
