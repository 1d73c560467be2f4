import { type CompiledQuery, Kysely, PostgresDialect } from 'kysely'
import type pg from 'pg'
import type { Database } from '#server/database/open.ts'
import type { Tables } from '#server/database/tables.ts'

export interface Recorder {
  db: Database
  /** Returns the statements since the last call, in order, without begin and commit. */
  taken(): CompiledQuery[]
}

const transactionMarks = new Set(['begin', 'commit', 'rollback'])

/** Opens a database handle that records every statement. */
export function recordQueries(pool: pg.Pool): Recorder {
  let queries: CompiledQuery[] = []
  const db = new Kysely<Tables>({
    dialect: new PostgresDialect({ pool }),
    log: ({ query }) => {
      if (!transactionMarks.has(query.sql)) queries.push(query)
    },
  })
  return {
    db,
    taken: () => {
      const taken = queries
      queries = []
      return taken
    },
  }
}

/** One step of a query plan, with the fields that tests check. */
export interface PlanStep {
  kind: string
  relation: string | undefined
  index: string | undefined
}

interface PlanNode {
  'Node Type': string
  'Relation Name'?: string
  'Index Name'?: string
  Plans?: PlanNode[]
}

/** Returns PostgreSQL's plan for a statement, its steps in one flat list. */
export async function planOf(pool: pg.Pool, { sql, parameters }: CompiledQuery): Promise<PlanStep[]> {
  const { rows } = await pool.query<{ 'QUERY PLAN': [{ Plan: PlanNode }] }>(`explain (format json) ${sql}`, [
    ...parameters,
  ])
  return rows.flatMap((row) => stepsOf(row['QUERY PLAN'][0].Plan))
}

const stepsOf = (node: PlanNode): PlanStep[] => [
  { kind: node['Node Type'], relation: node['Relation Name'], index: node['Index Name'] },
  ...(node.Plans ?? []).flatMap(stepsOf),
]
