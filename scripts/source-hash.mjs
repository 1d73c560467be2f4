// @ts-check
// Names the sources by a hash of their content, so that a build of the same sources need not be repeated.
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './install.mjs'

/** @param {string} folder @returns {string[]} */
export const filesBelow = (folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()

/** Returns the hash of all files that a build is made from. @type {() => string} */
export const sourceHash = () => {
  const hash = createHash('sha256')
  const sources = filesBelow(join(root, 'src')).filter((file) => !/\.test\.tsx?$/.test(file))
  for (const file of [
    ...sources,
    ...filesBelow(join(root, 'cookbook')),
    ...filesBelow(join(root, 'scripts')).filter((file) => file.endsWith('.ts')),
    join(root, 'vite.config.ts'),
    join(root, 'scripts', 'build.mjs'),
    join(root, 'scripts', 'server-bundle.mjs'),
    join(root, 'package-lock.json'),
  ]) {
    hash.update(file.slice(root.length)).update('\0').update(readFileSync(file)).update('\0')
  }
  return hash.digest('hex')
}
