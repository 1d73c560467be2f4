import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import type { Plugin, Rolldown } from 'vite'

const root = fileURLToPath(new URL('..', import.meta.url))

/**
 * Pages that are useless without a network and are not stored in advance; their code is stored once they were
 * opened.
 */
const onlineOnly =
  /web\/(pages\/(admin|subscribe|manage-subscription|receipt|popular|auth-action)|features\/(billing|admin)\/.+)\.tsx$/

/** Files without a hash in their name that the app needs to open. */
const named = ['favicon.svg', 'manifest.webmanifest', 'icons/192.png']

/**
 * Bundles the service worker when the web app is written, with the list of files that it stores in advance.
 */
export const serviceWorker = (): Plugin => ({
  name: 'service-worker',
  apply: 'build',
  async writeBundle({ dir }, bundle) {
    if (!dir) throw new Error('The web app is written into a folder')
    const page = await readFile(join(dir, 'index.html'), 'utf8')
    const version = /name="larder-version" content="([^"]+)"/.exec(page)?.[1]
    if (!version) throw new Error('index.html does not name its version')
    const files = [
      { url: '/recipes', revision: hashOf(page) },
      ...(await Promise.all(
        named.map(async (name) => ({ url: `/${name}`, revision: hashOf(await readFile(join(dir, name))) })),
      )),
      ...filesNeeded(bundle, page).map((name) => ({ url: `/${name}`, revision: null })),
    ]
    await build({
      absWorkingDir: root,
      entryPoints: ['src/web/worker/worker.ts'],
      outfile: join(dir, 'worker.js'),
      bundle: true,
      minify: true,
      format: 'iife',
      target: 'es2022',
      define: { BUILD: JSON.stringify({ version, files }), 'process.env.NODE_ENV': '"production"' },
      logLevel: 'warning',
    })
  },
})

const hashOf = (content: string | Buffer) => createHash('sha256').update(content).digest('hex').slice(0, 16)

/**
 * Lists the files that the page and the app's first module import, at once or later, except for the pages
 * above; each name contains its hash.
 */
function filesNeeded(bundle: Rolldown.OutputBundle, page: string): string[] {
  const found = new Set<string>()
  const visit = (name: string) => {
    const chunk = bundle[name]
    if (chunk?.type !== 'chunk' || found.has(name)) return
    if (chunk.facadeModuleId && onlineOnly.test(chunk.facadeModuleId)) return
    found.add(name)
    for (const style of chunk.viteMetadata?.importedCss ?? []) found.add(style)
    for (const next of [...chunk.imports, ...chunk.dynamicImports]) visit(next)
  }
  // The page names the app's entry module, the script before the first paint, and the fonts of its text.
  const [, begins = ''] = /id="app-code"[^>]*>([^<]*)</.exec(page) ?? []
  const named = [...page.matchAll(/(?:src|href)="\/(assets\/[^"]+\.(?:js|css|woff2))"/g)]
  for (const [, file] of [...named, ...begins.matchAll(/"\/(assets\/[^"]+\.js)"/g)]) {
    if (!file) continue
    visit(file)
    found.add(file)
  }
  if (found.size < 20)
    throw new Error(`Only ${found.size} files were found that the app needs without a network`)
  return [...found].sort()
}
