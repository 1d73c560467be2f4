import { execFile } from 'node:child_process'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { madeOnce } from './made-once.ts'

const run = promisify(execFile)

/** With owners and modes: PostgreSQL is particular about both. */
const copy = (from: string, to: string) => run('cp', ['-a', from, to])

let prepared: Promise<string> | undefined

/**
 * A data directory as a server leaves it that has started once and has been stopped: a first start takes four seconds of
 * a core, most of it initdb and migrations. For tests that are about something else.
 *
 * @param firstStart starts a server on an empty folder and stops it
 * @returns the folder, in the temporary directory; whoever asks removes it
 */
export async function preparedData(
  prefix: string,
  firstStart: (dataDir: string) => Promise<unknown>,
): Promise<string> {
  prepared ??= madeOnce('test-data', async (folder) => {
    // Made where servers of tests run: PostgreSQL's user may not pass through a home, and a socket's path is short.
    const made = await mkdtemp(join(tmpdir(), prefix))
    await firstStart(made)
    await run('mv', [made, folder])
  })
  const folder = await mkdtemp(join(tmpdir(), prefix))
  // What is in it, not the folder itself: `join` would take the dot away.
  await copy(`${await prepared}/.`, folder)
  return folder
}
