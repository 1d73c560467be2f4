import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { build } from 'esbuild'

const root = join(import.meta.dirname, '../..')
let bundled: Promise<string> | undefined

/** The server as `npm start` runs it, made once for each test process; answers the file to start. */
export const bundleServer = (): Promise<string> => (bundled ??= bundle())

const bundle = async () => {
  // Two folders deep, so that it finds the built web app of dist/ where there is one.
  const outdir = join(root, '.cache', `test-server-${process.pid}`)
  await build({
    absWorkingDir: root,
    entryPoints: {
      main: 'src/server/main.ts',
      'picture-worker': 'src/server/adapters/pictures/picture-worker.ts',
      'reader-worker': 'src/server/adapters/reader/reader-worker.ts',
    },
    outdir,
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node20.19',
    packages: 'external',
    splitting: true,
    logLevel: 'error',
  })
  return join(outdir, 'main.js')
}

/** Call when no server of this process runs any more. */
export const removeBundle = async () => {
  const file = await bundled
  bundled = undefined
  if (file) await rm(join(file, '..'), { recursive: true, force: true })
}
