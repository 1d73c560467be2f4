import { type Kysely, sql } from 'kysely'
import type { Tables } from '#server/database/tables.ts'

/** The JavaScript types of PostgreSQL's own types (see server/database/pool.ts): read, insert, update. */
const basicTypes: Record<string, string> = {
  uuid: 'string',
  text: 'string',
  bool: 'boolean',
  int4: 'number',
  int8: 'number',
  float8: 'number',
  timestamptz: 'Date',
  date: 'string',
  bytea: 'Buffer',
  tsvector: 'string',
  _text: 'string[]',
}

/** The types inside jsonb columns, which are written as JSON text. */
const jsonTypes: Record<string, string> = {
  'recipes.ingredients': 'Ingredient[]',
  'recipes.parsed_ingredients': 'ParsedIngredient[]',
  'recipes.instructions': 'string[]',
  'recipes.grocery_list': 'GroceryList',
  'recipes.nutrition': 'Nutrition',
  'recipes.nutrition_coverage': 'NutritionCoverage',
  'recipes.checks': 'CheckReport',
  'recipes.source': 'RecipeSource',
  'captures.source': 'RecipeSource',
  'generations.problem': 'Problem',
  'recipe_reviews.review': 'KeptReview',
  'refine_proposals.draft': 'RecipeDraft',
  'refine_proposals.checks': 'CheckReport',
}

/** Text columns whose check constraint lists the values of a type of the contract. */
const unionTypes: Record<string, string> = {
  'users.subscription_status': 'SubscriptionStatus',
  'users.status_override': 'SubscriptionStatus',
  'subscriptions.status': 'SubscriptionStatus',
  'recipes.category': 'Category',
}

interface Column {
  table: string
  column: string
  type: string
  nullable: boolean
  defaulted: boolean
  check: string | null
}

const foreignTables = /^(migrations$|identity_)/

/**
 * Generates the source of tables.ts from a migrated database, one interface per table, without the identity
 * service's tables.
 */
export async function tableTypes(db: Kysely<Tables>): Promise<string> {
  const { rows } = await sql<Column>`
    select c.table_name as table, c.column_name as column, c.udt_name as type,
           c.is_nullable = 'YES' as nullable, c.column_default is not null as defaulted,
           (select pg_get_constraintdef(k.oid) from pg_constraint k
             where k.contype = 'c' and k.conrelid = (quote_ident(c.table_name))::regclass
               and k.conkey = array[(select a.attnum from pg_attribute a
                 where a.attrelid = k.conrelid and a.attname = c.column_name)]
             limit 1) as check
    from information_schema.columns c
    where c.table_schema = current_schema()
    order by c.table_name, c.ordinal_position`.execute(db)
  const columns = rows.filter(({ table }) => !foreignTables.test(table))
  const tables = [...new Set(columns.map(({ table }) => table))]
  return [
    '// Made by `npm run db:types` from the migrated database; a test fails when the two differ.',
    "import type { ColumnType, Generated } from 'kysely'",
    "import type { Category, SubscriptionStatus } from '#contract/common.ts'",
    "import type { Problem } from '#contract/problem.ts'",
    'import type {',
    '  CheckReport,',
    '  GroceryList,',
    '  Ingredient,',
    '  Nutrition,',
    '  NutritionCoverage,',
    '  RecipeDraft,',
    '  RecipeSource,',
    "} from '#contract/recipe.ts'",
    "import type { ParsedIngredient } from '#kitchen/ingredients/parsed.ts'",
    "import type { KeptReview } from '#kitchen/reading/review.ts'",
    '',
    '/** jsonb: read as a value, written as JSON text. */',
    'type Json<T> = ColumnType<T, string, string>',
    'type JsonOrNull<T> = ColumnType<T | null, string | null | undefined, string | null>',
    'type GeneratedJson<T> = ColumnType<T, string | undefined, string>',
    '',
    ...tables.flatMap((table) => [
      `export interface ${typeName(table)} {`,
      ...columns.filter((c) => c.table === table).map((c) => `  ${c.column}: ${columnType(c)}`),
      '}',
      '',
    ]),
    'export interface Tables {',
    ...tables.map((table) => `  ${table}: ${typeName(table)}`),
    '}',
    '',
  ].join('\n')
}

const typeName = (table: string) =>
  `${table
    .split('_')
    .map((word) => word[0]?.toUpperCase() + word.slice(1))
    .join('')}Table`

function columnType(column: Column): string {
  const name = `${column.table}.${column.column}`
  if (column.type === 'jsonb') {
    const wrapper = column.nullable ? 'JsonOrNull' : column.defaulted ? 'GeneratedJson' : 'Json'
    return `${wrapper}<${jsonTypes[name] ?? 'unknown'}>`
  }
  const basic = unionTypes[name] ?? checkedUnion(column.check) ?? basicTypes[column.type]
  if (!basic) throw new Error(`No TypeScript type is known for ${column.type} (${name}).`)
  if (column.nullable) return `${basic} | null`
  return column.defaulted ? `Generated<${basic}>` : basic
}

/** Translates `CHECK ((kind = ANY (ARRAY['a'::text, 'b'::text])))` to `'a' | 'b'`. */
function checkedUnion(check: string | null): string | undefined {
  if (!check?.includes('= ANY')) return undefined
  return [...check.matchAll(/'([^']+)'::text/g)].map(([, word]) => `'${word}'`).join(' | ')
}
