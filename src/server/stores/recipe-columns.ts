import { type RawBuilder, type Selectable, sql } from 'kysely'
import type {
  CheckReport,
  GroceryList,
  Nutrition,
  NutritionCoverage,
  RecipeDraft,
  RecipeHead,
} from '#contract/recipe.ts'
import type { ParsedIngredient } from '#kitchen/ingredients/parsed.ts'
import type { PopularRecipesTable, RecipesTable } from '#server/database/tables.ts'

/** What the kitchen computes of a recipe's text. */
export interface Computed {
  parsedIngredients: ParsedIngredient[]
  groceryList: GroceryList
  nutrition: Nutrition | null
  nutritionCoverage: NutritionCoverage | null
  checks: CheckReport | null
}

/** Which column holds each field of a recipe. A field that has none here does not pass type-check. */
export const draftColumns = {
  title: 'title',
  description: 'description',
  category: 'category',
  prepTime: 'prep_time',
  cookTime: 'cook_time',
  restTime: 'rest_time',
  servings: 'servings',
  ingredients: 'ingredients',
  instructions: 'instructions',
} as const satisfies Record<keyof RecipeDraft, keyof RecipesTable>

export const computedColumns = {
  parsedIngredients: 'parsed_ingredients',
  groceryList: 'grocery_list',
  nutrition: 'nutrition',
  nutritionCoverage: 'nutrition_coverage',
  checks: 'checks',
} as const satisfies Record<keyof Computed, keyof RecipesTable>

const { ingredients, instructions, ...headColumnOf } = draftColumns
const columnOf = { ...draftColumns, ...computedColumns }

type DraftField = keyof RecipeDraft
type Field = keyof typeof columnOf
type DraftColumn = (typeof draftColumns)[DraftField]
type HeadColumn = (typeof draftColumns)[keyof RecipeHead]
type DraftRow = Pick<Selectable<RecipesTable>, DraftColumn>

// The keys of a const object are those of its type.
const draftFields = Object.keys(draftColumns) as DraftField[]
const fields = Object.keys(columnOf) as Field[]

/** All but the lines and the steps: what cards show. */
export const headColumns: readonly HeadColumn[] = Object.values(headColumnOf)
export const lineColumns = [ingredients, instructions] as const

/** Where the library keeps each: in a column of the same name, or inside `content`. */
const placeInLibrary = {
  title: 'column',
  description: 'column',
  category: 'column',
  prepTime: 'column',
  cookTime: 'column',
  restTime: 'column',
  servings: 'column',
  ingredients: 'content',
  instructions: 'content',
  parsedIngredients: 'content',
  groceryList: 'content',
  nutrition: 'content',
  nutritionCoverage: 'content',
  checks: 'content',
} as const satisfies {
  [F in Field]: (typeof columnOf)[F] extends keyof PopularRecipesTable ? 'column' : 'content'
}
type FieldInContent = {
  [F in Field]: (typeof placeInLibrary)[F] extends 'content' ? F : never
}[Field]

/** What of a recipe is copied into the library, beside what has a column of its own. */
export type ListedContent = Pick<RecipeDraft & Computed, FieldInContent>

const isInContent = (field: Field): field is FieldInContent => placeInLibrary[field] === 'content'
const fieldsInContent = fields.filter(isInContent)
/** Those that the library has columns for. */
const listedColumns = fields.filter((field) => !isInContent(field)).map((field) => columnOf[field])

/** The row's text as a recipe. */
export const draftFromRow = (row: DraftRow): RecipeDraft =>
  Object.assign(headFromRow(row), { ingredients: row.ingredients, instructions: row.instructions })

export const headFromRow = (row: Pick<DraftRow, HeadColumn>): RecipeHead => ({
  title: row.title,
  description: row.description,
  category: row.category,
  prepTime: row.prep_time,
  cookTime: row.cook_time,
  restTime: row.rest_time,
  servings: row.servings,
})

/** What is written of a recipe, by column. */
export const draftValues = (draft: RecipeDraft) =>
  ({
    title: draft.title,
    description: draft.description,
    category: draft.category,
    prep_time: draft.prepTime,
    cook_time: draft.cookTime,
    rest_time: draft.restTime,
    servings: draft.servings,
    ingredients: JSON.stringify(draft.ingredients),
    instructions: JSON.stringify(draft.instructions),
  }) satisfies Record<DraftColumn, unknown>

export const computedValues = (computed: Computed) =>
  ({
    parsed_ingredients: JSON.stringify(computed.parsedIngredients),
    grocery_list: JSON.stringify(computed.groceryList),
    nutrition: jsonOrNull(computed.nutrition),
    nutrition_coverage: jsonOrNull(computed.nutritionCoverage),
    checks: jsonOrNull(computed.checks),
  }) satisfies Record<(typeof computedColumns)[keyof Computed], unknown>

const jsonOrNull = (value: unknown) => (value === null ? null : JSON.stringify(value))

const refs = (columns: readonly string[], table?: string) =>
  sql.join(columns.map((column) => sql.ref(table ? `${table}.${column}` : column)))

const jsonOf = (of: readonly Field[], table: string) =>
  sql`jsonb_build_object(${sql.join(
    of.map((field) => sql`${sql.lit(field)}, ${sql.ref(`${table}.${columnOf[field]}`)}`),
  )})`

/** The columns of the text and of what is computed of it, to copy a recipe as it is. */
export const copiedColumns = (table?: string): RawBuilder<unknown> => refs(Object.values(columnOf), table)

/** The text of the recipes that are called `table`, under the contract's names; all of it, or these fields. */
export const draftSelection = (table: string, of: readonly DraftField[] = draftFields): RawBuilder<unknown> =>
  sql.join(of.map((field) => sql`${sql.ref(`${table}.${draftColumns[field]}`)} as ${sql.ref(field)}`))

/** The same as one value. */
export const draftAsJson = (table: string): RawBuilder<unknown> => jsonOf(draftFields, table)

/** A version's content: the text, and what its picture shows. */
export const versionContent = (table: string): RawBuilder<unknown> =>
  sql`${draftAsJson(table)} || jsonb_build_object('imageAlt', ${sql.ref(`${table}.image_alt`)})`

/** The library's columns that are a recipe's. */
export const listedRefs = (table?: string): RawBuilder<unknown> => refs(listedColumns, table)

/** The library's `content`, made of a recipe that is called `table`. */
export const listedContent = (table: string): RawBuilder<unknown> => jsonOf(fieldsInContent, table)

/** The same of a recipe that is not in the database. */
export const contentToList = (content: { draft: RecipeDraft } & Computed): ListedContent => {
  const all = { ...content, ...content.draft }
  return Object.fromEntries(fieldsInContent.map((field) => [field, all[field]])) as ListedContent // its fields, each once
}

/** The values of `listedRefs`, in their order. */
export const listedValues = (draft: RecipeDraft): RawBuilder<unknown> => {
  const values: Record<string, unknown> = draftValues(draft)
  return sql.join(listedColumns.map((column) => sql`${values[column]}`))
}

/** Sets the library's columns of a recipe and its content to what an `insert … on conflict` brought. */
export const listedAnew: RawBuilder<unknown> = sql.join(
  [...listedColumns, 'content'].map((column) => sql`${sql.ref(column)} = excluded.${sql.ref(column)}`),
)

const valueInLibrary = (field: Field, table: string) =>
  isInContent(field)
    ? sql`nullif(${sql.ref(`${table}.content`)}->${sql.lit(field)}, 'null')`
    : sql.ref(`${table}.${columnOf[field]}`)

/** The values of `copiedColumns`, from a listed recipe that is called `table`. */
export const copiedFromLibrary = (table: string): RawBuilder<unknown> =>
  sql.join(fields.map((field) => valueInLibrary(field, table)))

/** `draftSelection` of a listed recipe. */
export const listedSelection = (
  table: string,
  of: readonly DraftField[] = draftFields,
): RawBuilder<unknown> =>
  sql.join(of.map((field) => sql`${valueInLibrary(field, table)} as ${sql.ref(field)}`))
