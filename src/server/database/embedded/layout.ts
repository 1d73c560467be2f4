import { createHash, randomBytes } from 'node:crypto'
import { chmod, chown, link, lstat, mkdir, readFile, realpath, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import type { Log } from '#server/ports/log.ts'
import { type Account, unprivilegedAccount } from './account.ts'
import type { Binaries } from './binaries.ts'

/** Paths of an embedded database, and the account that owns them. */
export interface Layout {
  /** Folder `DATA_DIR/database` with all files of PostgreSQL. */
  home: string
  cluster: string
  logFile: string
  /** Folder of the unix socket; null on Windows, which uses loopback TCP. */
  sockets: string | null
  password: string
  account: Account | null
}

/** Maximum length of the folder, because a socket's path must fit in 107 bytes, `/.s.PGSQL.5432` included. */
const LONGEST_SOCKET_FOLDER = 107 - '/.s.PGSQL.5432.lock'.length

export async function prepareLayout(dataDir: string, binaries: Binaries, log: Log): Promise<Layout> {
  const isRoot = process.getuid?.() === 0
  // The mode 0711 lets the separate account of PostgreSQL enter the folder; nobody but root can list or write
  // it.
  await mkdir(dataDir, { recursive: true, mode: isRoot ? 0o711 : 0o700 })
  const data = await realpath(dataDir)
  const home = join(data, 'database')
  const account = await unprivilegedAccount({ home, reach: [data, dirname(binaries.postgres)], log })
  await makePrivateFolder(home, account)
  return {
    home,
    cluster: join(home, 'cluster'),
    logFile: join(home, 'postgres.log'),
    sockets: process.platform === 'win32' ? null : await socketFolder(home, account),
    password: await readOrMakePassword(join(data, 'database.secret')),
    account,
  }
}

async function socketFolder(home: string, account: Account | null): Promise<string> {
  const own = join(home, 'run')
  const folder = Buffer.byteLength(own) <= LONGEST_SOCKET_FOLDER ? own : temporarySocketFolder(home)
  await makePrivateFolder(folder, account)
  return folder
}

/** Returns a folder that is the same for every server of one data directory, so that they find each other. */
export const temporarySocketFolder = (home: string) =>
  join(tmpdir(), `larder-${createHash('sha256').update(home).digest('hex').slice(0, 16)}`)

/**
 * Creates the folder, or checks that no other user created it: in a shared folder the name could have been
 * taken.
 */
async function makePrivateFolder(path: string, account: Account | null): Promise<void> {
  await mkdir(path, { mode: 0o700 }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error
  })
  const found = await lstat(path)
  const uid = process.getuid?.()
  const isOurs = uid === undefined || found.uid === uid || found.uid === account?.uid
  if (!found.isDirectory() || !isOurs) {
    throw new Error(`${path} belongs to somebody else. Remove it, or set DATA_DIR elsewhere.`)
  }
  if (account) await chown(path, account.uid, account.gid)
  await chmod(path, 0o700)
}

/**
 * Reads the password or creates it; of several servers that start at once, the first to link the file
 * decides.
 */
async function readOrMakePassword(path: string): Promise<string> {
  const known = await readFile(path, 'utf8').catch(() => null)
  if (known !== null) return known.trim()
  const draft = `${path}.${randomBytes(6).toString('hex')}`
  await writeFile(draft, randomBytes(24).toString('base64url'), { mode: 0o600, flag: 'wx', flush: true })
  try {
    await link(draft, path)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    await rm(draft, { force: true })
  }
  return (await readFile(path, 'utf8')).trim()
}
