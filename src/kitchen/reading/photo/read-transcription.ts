import type { Category } from '#contract/common.ts'
import { MAX_INGREDIENTS, MAX_STEPS } from '#contract/limits.ts'
import type { Ingredient } from '#contract/recipe.ts'
import type { PagesAre } from '#contract/recipes.ts'
import { readCategory } from '../category.ts'
import { type KeptDoubt, lineOf } from '../review.ts'
import { implausible } from './plausible.ts'
import { NO_RECIPE, NOTHING_LEGIBLE, type Reading, type ReadRecipe } from './reading.ts'
import { againstUnit } from './repair-line.ts'
import { timesOf } from './times.ts'

/** A recipe as a model copied it from a photo; null marks facts that the photo does not give. */
export interface CopiedRecipe {
  title: string
  description: string
  category: Category | null
  prepTime: number | null
  cookTime: number | null
  restTime: number | null
  servings: number | null
  ingredients: Ingredient[]
  instructions: string[]
}

export interface Copied {
  /** Full text of the photos, line by line. */
  text: string
  handwritten: boolean
  recipes: CopiedRecipe[]
}

/**
 * Checks the recipes that a model made of photos against its own transcription: every figure among the
 * ingredients must occur in it (rule OCR-1). Figures that do not, and assumptions, are among the doubts.
 * `are` is the cook's statement about the pages. Never throws.
 */
export function readTranscription(
  { text, handwritten, recipes }: Copied,
  are: PagesAre = 'as_read',
): Reading {
  const read = (are === 'one_recipe' ? asOne(recipes) : recipes)
    .filter(({ ingredients, instructions }) => ingredients.length + instructions.length >= 2)
    .map((recipe) => checkedAgainst(recipe, text, handwritten))
  const refusal =
    read.length > 0 ? null : text.replace(/[^\p{L}]/gu, '').length < 20 ? NOTHING_LEGIBLE : NO_RECIPE
  return { recipes: read, rawText: text, handwritten, unread: [], refusal }
}

/** Joins the recipes that a model saw, in their order, because the cook says that they are one. */
function asOne(recipes: readonly CopiedRecipe[]): CopiedRecipe[] {
  const [first, ...others] = recipes
  if (!first) return []
  const fact = <Fact extends 'category' | 'prepTime' | 'cookTime' | 'restTime' | 'servings'>(name: Fact) =>
    recipes.map((one) => one[name]).find((value) => value !== null) ?? first[name]
  return [
    {
      title: first.title,
      description: first.description,
      category: fact('category'),
      prepTime: fact('prepTime'),
      cookTime: fact('cookTime'),
      restTime: fact('restTime'),
      servings: fact('servings'),
      ingredients: [
        ...first.ingredients,
        ...others.flatMap(({ title, ingredients }) =>
          ingredients.map((one) => ({ ...one, ...(!one.group && title && { group: title }) })),
        ),
      ].slice(0, MAX_INGREDIENTS),
      instructions: recipes.flatMap(({ instructions }) => instructions).slice(0, MAX_STEPS),
    },
  ]
}

function checkedAgainst(recipe: CopiedRecipe, text: string, handwritten: boolean): ReadRecipe {
  const { ingredients, instructions, description } = recipe
  const known = ({ prepTime, cookTime, restTime }: CopiedRecipe) => ({
    ...(prepTime !== null && { prepTime }),
    ...(cookTime !== null && { cookTime }),
    ...(restTime !== null && { restTime }),
  })
  const times = timesOf(known(recipe), instructions)
  const title = recipe.title || 'Recipe from a photo'
  const category = recipe.category ?? readCategory([], title)?.category ?? 'dinner'
  const draft = {
    title,
    description,
    category,
    prepTime: times.prepTime,
    cookTime: times.cookTime,
    restTime: times.restTime,
    servings: recipe.servings ?? 4,
    ingredients,
    instructions,
  }
  const doubts: KeptDoubt[] = []
  const assumed = (place: 'title' | 'servings' | 'prepTime' | 'cookTime', reason: string) =>
    doubts.push({ place, field: String(draft[place]), text: '', kind: 'assumed', reason, spot: null })
  if (handwritten) {
    const reason = 'This looks handwritten or is hard to read. Please check every line against the photo.'
    doubts.push({ place: 'recipe', field: '', text: '', kind: 'handwriting', reason, spot: null })
  }
  if (!recipe.title) assumed('title', 'No title could be read.')
  if (recipe.servings === null) assumed('servings', 'The photo does not say for how many; 4 is assumed.')
  for (const [place, reason] of times.assumed) assumed(place, reason)
  const groups = figureGroups(text)
  ingredients.forEach((one, index) => {
    doubts.push(...lineDoubts(one, index, groups, handwritten))
  })
  return { draft, doubts }
}

function lineDoubts(
  ingredient: Ingredient,
  index: number,
  groups: ReadonlySet<string>,
  handwritten: boolean,
): KeptDoubt[] {
  const field = lineOf(ingredient)
  const doubt = (kind: KeptDoubt['kind'], text: string, reason: string): KeptDoubt => ({
    place: `ingredients.${index}`,
    field,
    text,
    kind,
    reason,
    spot: null,
  })
  const found = [...againstUnit(field), implausible(field)].flatMap((one) =>
    one ? doubt(one.kind, field.includes(one.text) ? one.text : '', one.reason) : [],
  )
  const invented = [...figureGroups(field)].filter((figure) => !groups.has(figure))
  if (invented.length > 0) {
    const text = ingredient.amount || invented[0] || ''
    found.push(
      doubt('not_in_photo', text, `The text of the photo does not have the figure ${invented.join(', ')}.`),
    )
  }
  if (ingredient.amount.includes('?')) {
    found.push(doubt('unclear', ingredient.amount, 'The amount cannot be read for certain.'))
  }
  if (handwritten && ingredient.amount !== '' && found.length === 0) {
    found.push(
      doubt('handwriting', ingredient.amount, 'Written by hand: please compare the amount with the photo.'),
    )
  }
  return found
}

const signs: Readonly<Record<string, string>> = {
  '½': ' 1/2',
  '⅓': ' 1/3',
  '⅔': ' 2/3',
  '¼': ' 1/4',
  '¾': ' 3/4',
  '⅛': ' 1/8',
  '⅜': ' 3/8',
  '⅝': ' 5/8',
  '⅞': ' 7/8',
}

/** Returns the groups of figures: "1 1/2" has three groups, 350 is one. */
const figureGroups = (text: string): Set<string> =>
  new Set(text.replace(/[½⅓⅔¼¾⅛⅜⅝⅞]/gu, (sign) => signs[sign] ?? '').match(/\d+/g) ?? [])
