import { type Kysely, sql } from 'kysely'

interface Column {
  table: string
  name: string
  type: string
  isRequired: boolean
  hasDefault: boolean
}

interface Rule {
  table: string
  name: string
  /** Kind of the rule: `u` and `p` keep rows unique, `c` is a check, `f` a foreign key, `x` an exclusion. */
  kind: string
  columns: string[]
}

/** The columns and rules that code of any version depends on. */
export interface Schema {
  columns: Map<string, Column>
  rules: Map<string, Rule>
}

export async function schemaOf<T>(db: Kysely<T>): Promise<Schema> {
  const columns = await sql<Column>`
    select c.relname as table, a.attname as name, format_type(a.atttypid, a.atttypmod) as type,
      a.attnotnull as "isRequired", a.atthasdef or a.attidentity <> '' as "hasDefault"
    from pg_attribute a join pg_class c on c.oid = a.attrelid
    where c.relkind in ('r', 'p') and c.relnamespace = current_schema()::regnamespace
      and a.attnum > 0 and not a.attisdropped`.execute(db)
  // Unique indexes are listed separately, because not every one belongs to a constraint.
  const rules = await sql<Rule>`
    select c.relname as table, k.conname as name, k.contype::text as kind,
      array(select a.attname::text from pg_attribute a where a.attrelid = c.oid and a.attnum = any (k.conkey)) as columns
    from pg_constraint k join pg_class c on c.oid = k.conrelid
    where c.relnamespace = current_schema()::regnamespace and k.contype in ('c', 'f', 'x')
    union all
    select c.relname, i.relname, 'u',
      array(select a.attname::text from pg_attribute a where a.attrelid = c.oid and a.attnum = any (x.indkey::int2[]))
    from pg_index x join pg_class c on c.oid = x.indrelid join pg_class i on i.oid = x.indexrelid
    where x.indisunique and c.relnamespace = current_schema()::regnamespace`.execute(db)
  return {
    columns: new Map(columns.rows.map((column) => [`${column.table}.${column.name}`, column])),
    rules: new Map(rules.rows.map((rule) => [`${rule.table}.${rule.name}`, rule])),
  }
}

/**
 * Describes the changes between two schemas that would break code written for the first: a column that it
 * reads is gone or has another type, or its rows are refused. One sentence each.
 */
export function breakingChanges(before: Schema, after: Schema): string[] {
  const tables = new Set([...before.columns.values()].map(({ table }) => table))
  const found: string[] = []
  for (const [place, was] of before.columns) {
    const is = after.columns.get(place)
    if (!is) found.push(`${place} is gone`)
    else if (is.type !== was.type) found.push(`${place} was ${was.type} and is ${is.type}`)
    else if (is.isRequired && !was.isRequired) found.push(`${place} must not be null any more`)
    else if (is.isRequired && was.hasDefault && !is.hasDefault) found.push(`${place} has lost its default`)
  }
  for (const [place, is] of after.columns) {
    if (before.columns.has(place) || !tables.has(is.table)) continue
    if (is.isRequired && !is.hasDefault) found.push(`${place} is new, and older code does not fill it`)
  }
  for (const [place, is] of after.rules) {
    // A rule that keeps its name is taken as widened; the reviewer of the migration checks its new condition.
    if (before.rules.has(place) || !tables.has(is.table)) continue
    const isOfOldColumns = is.columns.some((column) => before.columns.has(`${is.table}.${column}`))
    const isOfNewOnly = is.columns.length > 0 && !isOfOldColumns
    // A rule on a new nullable column holds for every row that older code writes.
    const hasNewNullable = is.columns.some((column) => {
      const added = !before.columns.has(`${is.table}.${column}`)
      return added && after.columns.get(`${is.table}.${column}`)?.isRequired === false
    })
    if (!isOfNewOnly && !hasNewNullable) found.push(`${place} is a new rule that older code does not know`)
  }
  return found
}
