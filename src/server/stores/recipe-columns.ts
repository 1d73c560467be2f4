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

/** Values that the kitchen computes from a recipe's text. */
export interface Computed {
  parsedIngredients: ParsedIngredient[]
  groceryList: GroceryList
  nutrition: Nutrition | null
  nutritionCoverage: NutritionCoverage | null
  checks: CheckReport | null
}

/** Columns of a recipe's fields. A field without one here does not pass the type check. */
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

// The keys of a const object are those of its type, although Object.keys is typed as string[].
const draftFields = Object.keys(draftColumns) as DraftField[]
const fields = Object.keys(columnOf) as Field[]

/** Columns that cards show: all but the ingredient lines and the steps. */
export const headColumns: readonly HeadColumn[] = Object.values(headColumnOf)
export const lineColumns = [ingredients, instructions] as const

/** Place of each field in the library: a column of the same name, or inside of `content`. */
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

/** Fields of a recipe that the library stores in `content`. */
export type ListedContent = Pick<RecipeDraft & Computed, FieldInContent>

const isInContent = (field: Field): field is FieldInContent => placeInLibrary[field] === 'content'
const fieldsInContent = fields.filter(isInContent)
/** Columns of a recipe that the library has, too. */
const listedColumns = fields.filter((field) => !isInContent(field)).map((field) => columnOf[field])

/** Returns the text of a row as a recipe. */
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

/** Returns the values of a recipe's text by column. */
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

/** Columns of a recipe's text and computed values, for copying a recipe unchanged. */
export const copiedColumns = (table?: string): RawBuilder<unknown> => refs(Object.values(columnOf), table)

/**
 * Selects the text of the recipes named `table`, under the contract's names; all fields or the given ones.
 */
export const draftSelection = (table: string, of: readonly DraftField[] = draftFields): RawBuilder<unknown> =>
  sql.join(of.map((field) => sql`${sql.ref(`${table}.${draftColumns[field]}`)} as ${sql.ref(field)}`))

/** Selects the text as one JSON value. */
export const draftAsJson = (table: string): RawBuilder<unknown> => jsonOf(draftFields, table)

/** Content of a version as SQL: the text, and the description of its picture. */
export const versionContent = (table: string): RawBuilder<unknown> =>
  sql`${draftAsJson(table)} || jsonb_build_object('imageAlt', ${sql.ref(`${table}.image_alt`)})`

/** Columns of the library that hold fields of a recipe. */
export const listedRefs = (table?: string): RawBuilder<unknown> => refs(listedColumns, table)

/** The library's `content` as SQL, from the recipe named `table`. */
export const listedContent = (table: string): RawBuilder<unknown> => jsonOf(fieldsInContent, table)

/** Returns the library's `content` for a recipe that is not in the database. */
export const contentToList = (content: { draft: RecipeDraft } & Computed): ListedContent => {
  const all = { ...content, ...content.draft }
  // The object has exactly these fields.
  return Object.fromEntries(fieldsInContent.map((field) => [field, all[field]])) as ListedContent
}

/** Returns the values of `listedRefs`, in their order. */
export const listedValues = (draft: RecipeDraft): RawBuilder<unknown> => {
  const values: Record<string, unknown> = draftValues(draft)
  return sql.join(listedColumns.map((column) => sql`${values[column]}`))
}

/** Assignments that set the library's columns and content to those of an `insert … on conflict`. */
export const listedAnew: RawBuilder<unknown> = sql.join(
  [...listedColumns, 'content'].map((column) => sql`${sql.ref(column)} = excluded.${sql.ref(column)}`),
)

const valueInLibrary = (field: Field, table: string) =>
  isInContent(field)
    ? sql`nullif(${sql.ref(`${table}.content`)}->${sql.lit(field)}, 'null')`
    : sql.ref(`${table}.${columnOf[field]}`)

/** Selects the values of `copiedColumns` from the listed recipe named `table`. */
export const copiedFromLibrary = (table: string): RawBuilder<unknown> =>
  sql.join(fields.map((field) => valueInLibrary(field, table)))

/** Selects the text of a listed recipe, like `draftSelection`. */
export const listedSelection = (
  table: string,
  of: readonly DraftField[] = draftFields,
): RawBuilder<unknown> =>
  sql.join(of.map((field) => sql`${valueInLibrary(field, table)} as ${sql.ref(field)}`))
