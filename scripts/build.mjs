// @ts-check
// Builds the server and the web app into dist/ when the sources changed since the last build.
import { spawnSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { ensureInstalled, root } from './install.mjs'
import { filesBelow, sourceHash } from './source-hash.mjs'

const dist = join(root, 'dist')
const marker = join(dist, 'built-from')

const buildServer = async (/** @type {string} */ outdir) => {
  // Imported late, because the bundler may only just have been installed.
  const { bundleServerInto, commands } = await import('./server-bundle.mjs')
  await bundleServerInto(outdir, { entryPoints: commands, sourcemap: true })
}

const buildWeb = async (/** @type {string} */ outDir) => {
  const vite = await import('vite')
  await vite.build({
    configFile: join(root, 'vite.config.ts'),
    logLevel: 'warn',
    build: { outDir, emptyOutDir: true },
  })
  await compressAll(outDir)
}

/** Packs the cookbook for the server beside it, in a separate process because the packer is TypeScript. */
export const packCookbook = (/** @type {string} */ to) => {
  const { status } = spawnSync(
    process.execPath,
    ['--import', 'tsx', join(root, 'scripts', 'pack-cookbook.ts'), to],
    {
      cwd: root,
      stdio: 'inherit',
    },
  )
  if (status !== 0) throw new Error('The cookbook could not be packed.')
}

/**
 * Keeps the files of the last builds for a while, because open pages still request the code of their own
 * version. The names contain a hash of the content, so versions do not mix.
 */
const keepOldAssets = (/** @type {string} */ freshWeb) => {
  const old = join(dist, 'web', 'assets')
  if (!existsSync(old)) return
  for (const name of readdirSync(old)) {
    const from = join(old, name)
    const to = join(freshWeb, 'assets', name)
    const age = Date.now() - statSync(from).mtimeMs
    if (age < OLD_ASSETS_STAY_MS && !existsSync(to)) cpSync(from, to, { preserveTimestamps: true })
  }
}
const OLD_ASSETS_STAY_MS = 7 * 24 * 3_600_000

/** Compresses text files once, instead of at every request. */
const compressAll = async (/** @type {string} */ folder) => {
  const worthwhile = filesBelow(folder).filter((file) => /\.(js|css|html|svg|json|webmanifest)$/.test(file))
  await Promise.all(
    worthwhile.map(async (file) => {
      const bytes = readFileSync(file)
      if (bytes.length < 1024) return
      const params = { [constants.BROTLI_PARAM_QUALITY]: 10 }
      writeFileSync(`${file}.br`, await promisify(brotliCompress)(bytes, { params }))
      writeFileSync(`${file}.gz`, await promisify(gzip)(bytes, { level: 9 }))
    }),
  )
}

export const ensureBuilt = async () => {
  const wanted = sourceHash()
  if (existsSync(marker) && readFileSync(marker, 'utf8') === wanted) return
  console.log('Building (first start, or the sources changed)…')
  // The build goes into a folder beside dist/ and is then swapped in, so that a failed build leaves the last
  // good one in place.
  const fresh = join(root, `dist.${process.pid}`)
  try {
    await Promise.all([buildServer(join(fresh, 'server')), buildWeb(join(fresh, 'web'))])
    // The tests pack the same cookbook of the same sources, see `src/testing/test-cookbook.ts`.
    const packed = join(root, '.cache', `cookbook-${wanted.slice(0, 16)}`, 'cookbook.jsonl')
    const to = join(fresh, 'server', 'cookbook.jsonl')
    if (existsSync(packed)) cpSync(packed, to)
    else packCookbook(to)
    keepOldAssets(join(fresh, 'web'))
    writeFileSync(join(fresh, 'built-from'), wanted)
    rmSync(dist, { recursive: true, force: true })
    renameSync(fresh, dist)
  } finally {
    rmSync(fresh, { recursive: true, force: true })
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  ensureInstalled()
  await ensureBuilt()
}
