import { type AccountExport, EXPORT_VERSION, type ExportSection } from '#contract/account.ts'
import type { Queryable } from '#server/database/open.ts'
import { exportedProfile, exportedRows, exportSources } from '#server/stores/account-export.ts'

interface Exporting {
  userId: string
  now: Date
  /** Where pictures are. */
  origin: string
}

const sections = Object.keys(exportSources) as ExportSection[] // the record has exactly these keys

/**
 * The export as text, piece by piece. An archive can take the same rows from the same store and put them into files.
 * It is read page by page without a transaction: what changes meanwhile may or may not be in it.
 */
export async function* writeExport(
  db: Queryable,
  { userId, now, origin }: Exporting,
): AsyncGenerator<string> {
  const head: Partial<AccountExport> = {
    format: 'larder-export',
    version: EXPORT_VERSION,
    exportedAt: now.toISOString(),
    origin,
    profile: (await exportedProfile(db, userId, now)) ?? undefined,
  }
  yield JSON.stringify(head).slice(0, -1)
  for (const section of sections) {
    yield `,\n"${section}":[`
    let separator = ''
    for await (const row of exportedRows(db, userId, section)) {
      yield `${separator}\n${JSON.stringify(row)}`
      separator = ','
    }
    yield ']'
  }
  yield '}\n'
}
