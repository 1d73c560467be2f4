import type { RecipeDraft } from '#contract/recipe.ts'
import { formatQuantity, rational } from '../ingredients/index.ts'
import { type Line, readLines } from './lines.ts'
import { renamed } from './rename.ts'

const mixture = { one: 'flaxseed mixture', many: 'flaxseed mixture' }

/** Words for eggs that go in by themselves, which no mixture does. */
const oneByOne = /,? (?:one at a time|one by one|one after (?:the other|another))|, each until[^,.;]*/g

/** Words for work that only an egg does: it is whipped, it sets, it is eaten as an egg. */
const eggsAlone =
  /\b(?:separate (?:the |your )?(?:eggs?|whites?|yolks?)|separated|egg whites?|egg yolks?|whites|yolks|meringue|scrambl\w*|omelet(?:te)?s?|frittata|quiche|poach\w*|fried eggs?|boil\w* eggs?|souffl\w*|custard|sponge|egg wash|hard-boiled|carbonara|shakshuka|cr[eê]pes?|popovers?|clafoutis|curd|mousse|stiff peaks|soft peaks|ribbons?)\b/i

/**
 * Most eggs that flaxseed can replace; a tablespoon of it ground, in three of water, binds as one egg does.
 */
const MOST_EGGS = 3
const GRAMS_PER_EGG = 50

/** Returns why the eggs of this recipe have no substitute; null when they have one. */
export function whyNoFlax(draft: RecipeDraft): string | null {
  const lines = readLines(draft)
  const eggs = lines.filter(isEgg)
  const count = eggs.reduce((sum, line) => sum + line.grams, 0) / GRAMS_PER_EGG
  const text = [draft.title, ...draft.instructions].join(' ')
  const dry = lines
    .filter(({ food }) => food && /flour|crumb|oat|meal|panko/.test(food.id))
    .reduce((sum, { grams }) => sum + grams, 0)
  const sound = count > 0 && count <= MOST_EGGS && dry >= count * 40 && !eggsAlone.test(text)
  return sound
    ? null
    : 'The eggs carry this dish, and the built-in kitchen knows nothing that does their work in it.'
}

export const isEgg = ({ food }: Line): boolean => food?.id === 'egg'

/** Replaces eggs in a batter or a binding by ground flaxseed in water. */
export function withFlax(draft: RecipeDraft): RecipeDraft {
  const lines = readLines(draft)
  const eggs = lines.filter(isEgg)
  const count = Math.max(1, Math.round(eggs.reduce((sum, line) => sum + line.grams, 0) / GRAMS_PER_EGG))
  const renames = new Map(eggs.map(({ index }) => [index, mixture]))
  const first = eggs[0]!.index
  const spoons = (number: number) => `${number} tablespoon${number > 1 ? 's' : ''}`
  return {
    ...draft,
    title: draft.title,
    description: renamed(draft.description, lines, renames),
    prepTime: draft.prepTime + 5,
    ingredients: draft.ingredients.flatMap((ingredient, index) => {
      if (index === first) {
        return [
          { ...ingredient, amount: spoons(count), item: 'ground flaxseed' },
          { ...ingredient, amount: spoons(count * 3), item: 'water' },
        ]
      }
      return eggs.some((egg) => egg.index === index) ? [] : [ingredient]
    }),
    instructions: [
      'Stir the ground flaxseed into the water in a small cup and leave it for 5 minutes, until it thickens.',
      ...draft.instructions.map((step) =>
        renamed(step, lines, renames)
          .replace(oneByOne, '')
          .replace(/(flaxseed mixture)(?:,| and| plus) (?:the )?(?:egg )?yolks?\b/g, '$1')
          .replace(/\bcrack (the flaxseed mixture)/gi, 'tip $1'),
      ),
    ],
  }
}

/** Most eggs of a cake from a mix for which applesauce can stand in. */
const MOST_OF_MIX = 4
/** Cups of applesauce in the place of one egg. */
const CUPS_PER_EGG = 1 / 4

/** True for a cake from a mix, which rises by its own powder, so that applesauce can bind it in place of the eggs. */
export function isOfMix(draft: RecipeDraft): boolean {
  const lines = readLines(draft)
  const count = lines.filter(isEgg).reduce((sum, line) => sum + line.grams, 0) / GRAMS_PER_EGG
  const text = [draft.title, ...draft.instructions].join(' ')
  return (
    lines.some(({ food }) => food?.id === 'cake-mix') &&
    count > 0 &&
    count <= MOST_OF_MIX &&
    !eggsAlone.test(text)
  )
}

/** Replaces the eggs of a cake from a mix by applesauce, a quarter of a cup for each. */
export function withApplesauce(draft: RecipeDraft): RecipeDraft {
  const lines = readLines(draft)
  const eggs = lines.filter(isEgg)
  const [first] = eggs
  if (!first) return draft
  const count = Math.max(1, Math.round(eggs.reduce((sum, line) => sum + line.grams, 0) / GRAMS_PER_EGG))
  const name = { one: 'applesauce', many: 'applesauce' }
  const renames = new Map(eggs.map(({ index }) => [index, name]))
  const cups = { kind: 'exact', value: rational(count, 1 / CUPS_PER_EGG) } as const
  return {
    ...draft,
    description: renamed(draft.description, lines, renames),
    ingredients: draft.ingredients.flatMap((ingredient, index) => {
      if (index === first.index)
        return [{ ...ingredient, amount: formatQuantity(cups, 'cup'), item: 'unsweetened applesauce' }]
      return eggs.some((egg) => egg.index === index) ? [] : [ingredient]
    }),
    instructions: draft.instructions.map((step) =>
      renamed(step, lines, renames)
        .replace(oneByOne, '')
        .replace(/\bcrack (the applesauce)/gi, 'tip $1'),
    ),
  }
}
