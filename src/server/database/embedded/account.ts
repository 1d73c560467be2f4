import { chmod, readFile, stat } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { Log } from '#server/ports/log.ts'

/** User and group that run PostgreSQL when this process is root, because PostgreSQL refuses root. */
export interface Account {
  uid: number
  gid: number
}

interface Options {
  /** The database's folder; an existing one keeps its owner. */
  home: string
  /** Folders that the account must be able to enter. */
  reach: string[]
  log: Log
}

/**
 * Returns the account for PostgreSQL; null when this process is an ordinary user, as which PostgreSQL then
 * runs.
 */
export async function unprivilegedAccount({ home, reach, log }: Options): Promise<Account | null> {
  if (process.getuid?.() !== 0) return null
  const account = (await ownerOf(home)) ?? (await unprivilegedUser())
  return { uid: account.uid, gid: (await openedGroup(reach, log)) ?? account.gid }
}

async function ownerOf(path: string): Promise<Account | null> {
  const found = await stat(path).catch(() => null)
  return found && found.uid !== 0 ? { uid: found.uid, gid: found.gid } : null
}

/** Finds a user that /etc/passwd lists, as `initdb` demands: nobody, or else the first that is not root. */
async function unprivilegedUser(): Promise<Account> {
  const passwd = await readFile('/etc/passwd', 'utf8').catch(() => '')
  const users = passwd
    .split('\n')
    .map((line) => line.split(':'))
    .map(([name, , uid, gid]) => ({ name, uid: Number(uid), gid: Number(gid) }))
    .filter(({ uid, gid }) => uid > 0 && gid > 0)
  const user = users.find(({ name }) => name === 'nobody') ?? users[0]
  if (!user) {
    throw new Error(
      'PostgreSQL refuses to run as root, and /etc/passwd names no other user. Start Larder as an ordinary user, or set DATABASE_URL.',
    )
  }
  return user
}

/**
 * Returns the group with which PostgreSQL can enter the folders above, which may be closed to others, as
 * /root is. The group may enter them (not list, not write) once their execute bit is set. null when every
 * folder is open to all.
 */
async function openedGroup(reach: string[], log: Log): Promise<number | null> {
  const paths = [...new Set(reach.flatMap(selfAndAbove))]
  const folders = await Promise.all(paths.map(async (path) => ({ path, ...(await modeOf(path)) })))
  const closed = folders.filter(({ mode }) => !(mode & 0o001))
  const [first] = closed
  if (!first) return null
  if (closed.some(({ gid }) => gid !== first.gid)) {
    throw new Error(
      `PostgreSQL refuses to run as root, and no other user can reach ${reach.join(' and ')} through ${closed
        .map(({ path }) => path)
        .join(', ')}. Start Larder as an ordinary user, set DATA_DIR elsewhere, or set DATABASE_URL.`,
    )
  }
  for (const { path, mode } of closed.filter(({ mode }) => !(mode & 0o010))) {
    log.warn(
      { path },
      'The group may now pass through this folder, so that PostgreSQL can run without being root.',
    )
    await chmod(path, (mode & 0o7777) | 0o010)
  }
  return first.gid
}

async function modeOf(path: string): Promise<{ mode: number; gid: number }> {
  const { mode, gid } = await stat(path)
  return { mode, gid }
}

const selfAndAbove = (path: string): string[] =>
  path === dirname(path) ? [path] : [path, ...selfAndAbove(dirname(path))]
