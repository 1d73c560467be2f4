import { readFileSync } from 'node:fs'
import { builtinModules } from 'node:module'
import { join } from 'node:path'
import { build } from 'esbuild'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '../..')
const { dependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  dependencies: Record<string, string>
}

/** Returns the package of an import path: `@fastify/static/x` -> `@fastify/static` */
const packageOf = (path: string) => path.split('/', path.startsWith('@') ? 2 : 1).join('/')

const packagesOf = async (entry: string) => {
  const { metafile } = await build({
    absWorkingDir: root,
    entryPoints: [entry],
    bundle: true,
    write: false,
    metafile: true,
    format: 'esm',
    platform: 'node',
    packages: 'external',
    logLevel: 'error',
    outdir: 'nowhere',
  })
  const paths = Object.values(metafile.outputs).flatMap(({ imports }) =>
    imports.filter(({ external }) => external).map(({ path }) => path),
  )
  const outside = paths.filter((path) => !path.startsWith('node:') && !builtinModules.includes(path))
  return [...new Set(outside.map(packageOf))].sort()
}

// A container has the production dependencies only, without those of building and testing.
test.each([
  'src/server/main.ts',
  'src/server/adapters/pictures/picture-worker.ts',
  'src/server/adapters/pictures/document-worker.ts',
  'src/server/adapters/reader/reader-worker.ts',
  'src/server/adapters/reading/reading-worker.ts',
  'scripts/admin.ts',
  'scripts/ai-check.ts',
  'scripts/backup.ts',
  'scripts/integrity.ts',
  'scripts/restore.ts',
])('what %s imports is a dependency', async (entry) => {
  const packages = await packagesOf(entry)
  expect(packages.length).toBeGreaterThan(0)
  expect(packages.filter((name) => !(name in dependencies))).toEqual([])
})
