import { existsSync } from 'node:fs'
import { readdir, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { bundleServerInto } from '../../scripts/server-bundle.mjs'
import { sourceHash } from '../../scripts/source-hash.mjs'

const cache = join(import.meta.dirname, '../../.cache')
const NAME = 'test-server-'
const OLD_MS = 24 * 3_600_000

let bundled: Promise<string> | undefined

/**
 * The server as `npm start` runs it, made once for the sources as they are, for every process that tests them; answers
 * the file to start. Servers that run go on with theirs when the sources change.
 */
export const bundleServer = (): Promise<string> => (bundled ??= bundle())

const bundle = async () => {
  // Two folders deep, so that it finds the built web app of dist/ where there is one.
  const folder = join(cache, `${NAME}${sourceHash().slice(0, 16)}`)
  const file = join(folder, 'main.js')
  if (existsSync(file)) return file
  await removeOld()
  const fresh = `${folder}.${process.pid}`
  await bundleServerInto(fresh)
  // Another process may have been quicker: its bundle is the same.
  await rename(fresh, folder).catch(() => rm(fresh, { recursive: true, force: true }))
  return file
}

const removeOld = async () => {
  const names = await readdir(cache).catch((): string[] => [])
  for (const name of names.filter((each) => each.startsWith(NAME))) {
    const path = join(cache, name)
    const made = await stat(path).catch(() => null)
    if (made && Date.now() - made.mtimeMs > OLD_MS) await rm(path, { recursive: true, force: true })
  }
}
