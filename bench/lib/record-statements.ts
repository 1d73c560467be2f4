import { readFile, writeFile } from 'node:fs/promises'
import type { Recorded, Statement } from './recorded.ts'

/**
 * Records the statements that a call sends to PostgreSQL, on a server that runs with `record-queries.mjs`:
 * the fewest of three tries, because a background job may send some in between. `call` returns the reply's
 * body. Throws when no statement was sent.
 */
export async function recordStatements(
  file: string,
  call: () => Promise<unknown>,
  isFresh: boolean,
): Promise<Recorded> {
  const tries: Recorded[] = []
  for (let round = 0; round < 3; round += 1) {
    await writeFile(file, '')
    const answer = (await call()) as { id?: string }
    const statements = (await readFile(file, 'utf8'))
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line) as Statement)
    tries.push({ statements, fresh: isFresh ? (answer.id ?? null) : null })
  }
  const [fewest] = tries.toSorted((one, other) => one.statements.length - other.statements.length)
  if (!fewest || fewest.statements.length === 0) throw new Error('nothing was recorded')
  return fewest
}
