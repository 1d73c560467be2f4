import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '../..')
const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
  packages: Record<
    string,
    {
      version?: string
      license?: string
      dev?: boolean
      optionalDependencies?: Record<string, string>
      resolved?: string
    }
  >
}
const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as Record<
  string,
  Record<string, string>
>

/** npm silently drops a platform's binary that the registry lacks, which makes `npm ci` fail there. */
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

/** Licences that require no more than a notice. */
const permissive = /^(?:MIT|MIT-0|Apache-2\.0|BSD-2-Clause|BSD-3-Clause|0BSD|ISC|BlueOak-1\.0\.0|MPL-2\.0)$/
/** Entries of the first column of the table in NOTICES.md: a name, or its beginning and a star. */
const named = readFileSync(join(root, 'NOTICES.md'), 'utf8')
  .split('\n')
  .flatMap((line) => /^\| ([^|]+) \|/.exec(line)?.[1]?.split(', ') ?? [])
const isNamed = (name: string) =>
  named.some((entry) => (entry.endsWith('\\*') ? name.startsWith(entry.slice(0, -2)) : name === entry))

test('a package that the product runs with is permissive, or the notices say how it is used', () => {
  const others = Object.entries(lock.packages).flatMap(([path, { license = 'none', dev }]) => {
    const name = path.replace(/^.*node_modules\//, '')
    const isAnyOf = license.replace(/[()]/g, '').split(' OR ')
    if (path === '' || dev || isAnyOf.some((one) => permissive.test(one)) || isNamed(name)) return []
    return [`${name}: ${license}`]
  })
  expect(others).toEqual([])
  expect(isNamed('libheif-js')).toBe(true)
  expect(isNamed('libheif')).toBe(false)
})

test('every direct dependency is pinned to one version', () => {
  const loose = ['dependencies', 'devDependencies', 'optionalDependencies', 'overrides'].flatMap((group) =>
    Object.entries(manifest[group] ?? {}).filter(([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version)),
  )
  expect(loose).toEqual([])
})
