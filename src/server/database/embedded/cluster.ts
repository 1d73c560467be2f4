import { randomBytes } from 'node:crypto'
import { chown, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Binaries, POSTGRES_MAJOR } from './binaries.ts'
import type { Layout } from './layout.ts'
import { isAlive } from './processes.ts'
import { runProgram } from './program.ts'

export const SUPERUSER = 'larder'

/** Creates the data directory at first; later checks that these binaries can open it. */
export async function ensureCluster(binaries: Binaries, layout: Layout, sync: boolean): Promise<void> {
  await removeLeftovers(layout)
  const version = await readFile(join(layout.cluster, 'PG_VERSION'), 'utf8').catch(() => null)
  if (version === null) return await makeCluster(binaries, layout, sync)
  if (version.trim() !== POSTGRES_MAJOR) {
    throw new Error(
      `${layout.cluster} was made by PostgreSQL ${version.trim()}, and this version of Larder brings PostgreSQL ${POSTGRES_MAJOR}. ` +
        'Start the version of Larder that made it and run `npm run backup -- FILE` there; then move the data directory ' +
        'away and run `npm run restore -- FILE` with this version.',
    )
  }
}

/**
 * Runs `initdb` in a draft folder that is renamed when complete, because a killed `initdb` leaves half a
 * directory.
 */
async function makeCluster(binaries: Binaries, layout: Layout, sync: boolean): Promise<void> {
  const draft = join(layout.home, `new-${process.pid}-${randomBytes(4).toString('hex')}`)
  const passwordFile = `${draft}.password`
  try {
    await writeFile(passwordFile, layout.password, { mode: 0o600 })
    if (layout.account) await chown(passwordFile, layout.account.uid, layout.account.gid)
    await runProgram(
      binaries.initdb,
      initdbArguments(draft, passwordFile).concat(sync ? [] : '--no-sync'),
      layout.account,
    )
    await rename(draft, layout.cluster).catch(async (error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOTEMPTY' && error.code !== 'EEXIST' && error.code !== 'EPERM') throw error
      // Another server was faster; its directory serves both, because the password is shared.
      await readFile(join(layout.cluster, 'PG_VERSION'))
    })
  } finally {
    await rm(draft, { recursive: true, force: true })
    await rm(passwordFile, { force: true })
  }
}

/** Arguments of initdb. The built-in C.UTF-8 sorts the same on every machine, whatever locales it has. */
const initdbArguments = (draft: string, passwordFile: string) => [
  `--pgdata=${draft}`,
  `--username=${SUPERUSER}`,
  `--pwfile=${passwordFile}`,
  '--auth=scram-sha-256',
  '--encoding=UTF8',
  '--locale=C',
  '--locale-provider=builtin',
  '--builtin-locale=C.UTF-8',
  '--data-checksums',
  '--no-instructions',
]

/** Removes draft folders of killed servers. */
async function removeLeftovers(layout: Layout): Promise<void> {
  for (const name of await readdir(layout.home)) {
    const maker = /^new-(\d+)-/.exec(name)?.[1]
    if (!maker || Number(maker) === process.pid || isAlive(Number(maker))) continue
    // An orphaned initdb may still write into the folder; then removing fails, and the next start tries
    // again.
    await rm(join(layout.home, name), { recursive: true, force: true, maxRetries: 3 }).catch(() => undefined)
  }
}
