import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '../..')
const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
  packages: Record<
    string,
    { version?: string; optionalDependencies?: Record<string, string>; resolved?: string }
  >
}
const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as Record<
  string,
  Record<string, string>
>

/** npm silently drops a platform's binary that the registry lacks, and then `npm ci` fails on that platform. */
test('the lock file names the binaries of every platform', () => {
  const missing = Object.entries(lock.packages).flatMap(([path, entry]) =>
    Object.keys(entry.optionalDependencies ?? {})
      .filter(
        (name) =>
          !(`node_modules/${name}` in lock.packages) && !(`${path}/node_modules/${name}` in lock.packages),
      )
      .map((name) => `${path || 'larder'} -> ${name}`),
  )
  expect(missing).toEqual([])
})

test('every direct dependency is pinned to one version', () => {
  const loose = ['dependencies', 'devDependencies', 'optionalDependencies', 'overrides'].flatMap((group) =>
    Object.entries(manifest[group] ?? {}).filter(([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version)),
  )
  expect(loose).toEqual([])
})
