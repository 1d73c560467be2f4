import { execFile } from 'node:child_process'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { madeOnce } from './made-once.ts'

const run = promisify(execFile)

/** Copies files with owners and modes, because PostgreSQL checks both. */
const copy = (from: string, to: string) => run('cp', ['-a', from, to])

let prepared: Promise<string> | undefined

/**
 * Returns a copy of the data directory of a server that has started once and stopped: a first start takes
 * four seconds of a core, most of it initdb and migrations, which tests about something else can skip.
 *
 * @param firstStart starts a server on an empty folder and stops it
 * @returns the folder, in the temporary directory; the caller removes it
 */
export async function preparedData(
  prefix: string,
  firstStart: (dataDir: string) => Promise<unknown>,
): Promise<string> {
  prepared ??= madeOnce('test-data', async (folder) => {
    // The directory is made where the servers of tests run: PostgreSQL's user may not enter a home directory,
    // and a socket's path must be short.
    const made = await mkdtemp(join(tmpdir(), prefix))
    await firstStart(made)
    await run('mv', [made, folder])
  })
  const folder = await mkdtemp(join(tmpdir(), prefix))
  // The path ends in `/.` to copy the content of the folder; `join` would remove the dot.
  await copy(`${await prepared}/.`, folder)
  return folder
}
