import { onOneLine } from './on-one-line.ts'

export type Fields = Record<string, unknown>

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Returns a value as text on one line: control characters and line ends would only disturb the page. */
export const textOf = (value: unknown): string | undefined => {
  if (typeof value === 'number') return String(value)
  return typeof value === 'string' ? onOneLine(value) : undefined
}

/**
 * Names that models give to the fields of a recipe, as `keyOf` writes them; the requested name comes first.
 */
const namesOf = {
  title: ['title', 'name', 'recipename', 'recipetitle', 'dishname', 'dish'],
  description: ['description', 'summary', 'introduction', 'intro'],
  category: ['category', 'recipecategory', 'mealtype', 'meal'],
  prepTime: ['preptime', 'preparationtime', 'preptimeminutes', 'prepminutes', 'preptimemin', 'prep'],
  cookTime: [
    'cooktime',
    'cookingtime',
    'cooktimeminutes',
    'cookminutes',
    'cooktimemin',
    'bakingtime',
    'cook',
  ],
  restTime: ['resttime', 'restingtime', 'resttimeminutes', 'restminutes', 'chilltime', 'marinatingtime'],
  totalTime: ['totaltime', 'totaltimeminutes', 'totalminutes', 'total'],
  servings: ['servings', 'serves', 'portions', 'recipeyield', 'yield', 'yields', 'numberofservings'],
  ingredients: ['ingredients', 'recipeingredient', 'recipeingredients', 'ingredientlist'],
  instructions: ['instructions', 'recipeinstructions', 'steps', 'directions', 'method', 'preparation'],
  refusal: ['refusal'],
  item: ['item', 'name', 'ingredient', 'food', 'ingredientname', 'text', 'description'],
  amount: ['amount', 'quantity', 'qty', 'value'],
  unit: ['unit', 'units', 'measure', 'measurement', 'unitofmeasure', 'uom'],
  preparation: ['preparation', 'prep', 'prepnote', 'notes', 'note', 'comment', 'state'],
  group: ['group', 'section', 'component', 'for', 'heading'],
  step: [
    'text',
    'description',
    'instruction',
    'instructions',
    'direction',
    'step',
    'action',
    'content',
    'name',
  ],
  entries: ['items', 'ingredients', 'steps', 'instructions', 'itemlistelement', 'list', 'entries'],
} as const

/** Folds the spelling of a key: `prep_time`, `Prep Time` and `prepTime` are one name. */
const keyOf = (name: string) => name.toLowerCase().replace(/[^a-z]/g, '')

/** Reads a field of an answer under any of its names; the first name with a value counts. */
export function fieldOf(found: Fields, part: keyof typeof namesOf): unknown {
  const said = new Map(Object.entries(found).map(([name, value]) => [keyOf(name), value]))
  for (const name of namesOf[part]) {
    const value = said.get(name)
    if (value !== undefined && value !== null) return value
  }
  return undefined
}
