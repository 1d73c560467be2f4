import type { RecipeDraft } from '#contract/recipe.ts'
import { dietRules } from '../../checks/index.ts'
import { fold, tokens } from '../../checks/words.ts'
import type { Craving } from '../../craving/craving.ts'
import { splitLine } from '../../display/index.ts'
import { matchFood } from '../../foods/index.ts'
import { foodOfLine, parseIngredient } from '../../ingredients/index.ts'
import { listOf } from '../../prose.ts'
import { dropped } from '../../refine/drop.ts'
import { isOil, withVerbsOfOil } from '../../refine/fitting-words.ts'
import { readLines } from '../../refine/lines.ts'
import { isMeat } from '../../refine/meats.ts'
import { removeLine } from '../../refine/remove.ts'
import { renamed } from '../../refine/rename.ts'
import { headnoteWithoutMeat, withoutSignsOfMeat } from '../../refine/signs-of-meat.ts'
import { meansLine, meansLineOf } from '../line-of.ts'
import type { LinkedRecipe } from '../open-cookbook.ts'
import type { RecipeFile } from '../recipe-file.ts'

export type OwnStandIn = RecipeFile['stand-ins'][number]

/** Returns the food of a line as running text names it: "pie crust" of "1 unbaked 9-inch pie crust". */
const foodName = (line: string): string =>
  withSmallFirst(parseIngredient(splitLine(line)).food, line).replace(/^(?:(?:unbaked|[\d/]+-inch) )+/, '')

/** Writes a name small that begins its line; within a line only proper names have a capital. */
const withSmallFirst = (name: string, line: string): string =>
  line.startsWith(name) ? name.charAt(0).toLowerCase() + name.slice(1) : name

/**
 * Replaces a line by one of the recipe's own stand-ins: in the list, in the sentences that the stand-in
 * rewrites, and by name in all others.
 * @param at index of the replaced line
 */
export function withStandIn(
  draft: RecipeDraft,
  at: number,
  standIn: Pick<OwnStandIn, 'use' | 'change'>,
): RecipeDraft {
  const lines = readLines(draft)
  const names = standIn.use.map(foodName)
  const renames = new Map([[at, { one: listOf(names), many: listOf(names) }]])
  const changes = Object.entries(standIn.change ?? {})
  const oils = names.filter((name) => isOil(matchFood(name)?.food))
  const ingredients = draft.ingredients.flatMap((line, index) =>
    index === at
      ? standIn.use.map((use) => ({
          ...splitLine(use),
          ...(line.group !== undefined && { group: line.group }),
        }))
      : [line],
  )
  const replaced = lines[at]?.food
  const isPlantForMeat =
    replaced !== null &&
    replaced !== undefined &&
    isMeat(replaced) &&
    !standIn.use.some((use) => matchFood(use)?.food.tags.includes('raw-risk'))
  const fitted = isPlantForMeat ? withoutSignsOfMeat(ingredients, names) : (sentence: string) => sentence
  const steps = draft.instructions.map((step) =>
    step
      .split(/(?<=[.!?])\s+/)
      .map((sentence) => {
        const change = changes.find(([words]) => fold(sentence).includes(fold(words)))
        if (change) return change[1]
        const said = oils.reduce((text, oil) => withVerbsOfOil(text, oil), renamed(sentence, lines, renames))
        return fitted(said, renamed(step, lines, renames))
      })
      .filter((sentence) => sentence !== '')
      .join(' '),
  )
  const first = inTitle(names[0] ?? '')
  const title = isOtherMake(first, lines[at]?.parsed.food ?? '')
    ? draft.title
    : first === 'water'
      ? `Alcohol-Free ${draft.title}`
      : renamed(draft.title, lines, new Map([[at, { one: first, many: first }]]), { title: true })
  const replacing = new Map([[at, { one: first, many: first }]])
  // Oil in the place of bacon is nothing that a headnote speaks of.
  const bare =
    isPlantForMeat && oils.length > 0 && lines[at] ? dropped(draft.description, lines[at], lines) : null
  const described = bare ? bare : renamed(draft.description, lines, replacing)
  return {
    ...draft,
    title,
    description: isPlantForMeat ? headnoteWithoutMeat(described, ingredients, first) : described,
    ingredients,
    instructions: steps.filter((step) => step !== ''),
  }
}

/**
 * Words for how a food is sold, which a title drops: "Corn Chowder" instead of "Frozen Corn Kernels Chowder".
 */
const asSold =
  /^(?:(?:extra|very|frozen|fresh|dried|canned|cooked|ground|large|small|medium|unsweetened|unsalted|firm|extra-firm|silken|plain|raw|ripe|whole|boneless|skinless|bone-in|skin-on|more|sliced|chopped) )+|(?: kernels| florets| flakes| pieces| blend)$/g
const inTitle = (name: string): string =>
  name
    .replace(/ in [a-z -]+$/, '')
    .replace(asSold, '')
    .replace(/^(chicken|turkey|beef|pork) (?:breasts?|thighs?|sirloin|shoulder|chuck|loin|tenderloin)$/, '$1')

/**
 * True when the new food is another make of the old one, "gluten-free spaghetti": the title then names the
 * diet only.
 */
const isOtherMake = (name: string, old: string): boolean =>
  /\b(?:vegan|gluten-free|dairy-free|egg-free|nut-free) /.test(name) &&
  tokens(name).at(-1) === tokens(old).at(-1)

/** Returns the recipe's stand-ins for one of its lines, in its author's order. */
export const standInsOf = (
  { file, draft: { ingredients } }: Pick<LinkedRecipe, 'file' | 'draft'>,
  item: string,
): OwnStandIn[] => file['stand-ins'].filter(({ for: food }) => meansLineOf(food, item, ingredients))

/**
 * Returns the draft with one of the author's stand-ins for a line, or without the line when the author calls
 * it optional; null when neither is an improvement.
 */
export function byAuthor(
  recipe: Pick<LinkedRecipe, 'file' | 'draft'>,
  draft: RecipeDraft,
  at: number,
  improves: (next: RecipeDraft) => boolean,
): RecipeDraft | null {
  const item = draft.ingredients[at]?.item ?? ''
  for (const standIn of standInsOf(recipe, item)) {
    const next = withStandIn(draft, at, standIn)
    if (improves(next)) return next
  }
  const less = recipe.file.without.some((food) => meansLine(food, item))
    ? removeLine(draft, at, { isOptional: true })
    : null
  return less && improves(less) ? less : null
}

/**
 * Returns the draft with the author's stand-ins for foods of which some makes break a diet of the craving: the
 * gluten-free cereal for crisped rice, which often has malt.
 */
export function withSureStandIns(recipe: LinkedRecipe, draft: RecipeDraft, { diets }: Craving): RecipeDraft {
  let current = draft
  for (const diet of diets) {
    const allergens = dietRules[diet].allergens
    for (const [at, line] of current.ingredients.entries()) {
      const mayBreak = foodOfLine(line)?.mayContain?.some((one) => allergens.includes(one)) ?? false
      const standIn = mayBreak
        ? standInsOf(recipe, line.item).find((one) => [one.diet ?? []].flat().includes(diet))
        : undefined
      if (standIn) current = withStandIn(current, at, standIn)
    }
  }
  return current
}
