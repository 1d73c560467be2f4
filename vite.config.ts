import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { transform } from 'esbuild'
import { build, defineConfig, type Plugin, type Rolldown } from 'vite'
import { appIcons } from './scripts/app-icons.ts'
import { common, firstViews } from './scripts/chunks.ts'
import { directImports } from './scripts/direct-imports.ts'
import { onePath } from './scripts/one-path.ts'
import { routesOnly } from './scripts/routes-only.ts'
import { serviceWorker } from './scripts/service-worker.ts'

const server = process.env.LARDER_SERVER ?? 'http://127.0.0.1:3000'
const proxied = ['/api', '/v1', '/v2', '/images', '/healthz', '/readyz', '/share/']

const noncePlaceholder = '__CSP_NONCE__'

/**
 * Preloads the two text fonts, which are needed from the first paint on, before the style sheet is read. The
 * font of the rarer fractions is loaded only by a page that has one.
 */
function preloadFonts(): Plugin {
  return {
    name: 'preload-fonts',
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle }) {
        const fonts = Object.keys(bundle ?? {}).filter((name) => /-wght-normal-[^/]*\.woff2$/.test(name))
        return fonts.map((name) => ({
          tag: 'link',
          injectTo: 'head-prepend' as const,
          attrs: { rel: 'preload', as: 'font', type: 'font/woff2', href: `/${name}`, crossorigin: '' },
        }))
      },
    },
  }
}

/**
 * Puts the landing page's HTML into the page, one template per language, of which a small script shows one
 * before the first paint. The code of the app then renders the same over it.
 */
function firstView(): Plugin {
  return {
    name: 'first-view',
    apply: 'build',
    async buildStart() {
      const written = await readFile(here('src/web/first-view.js'), 'utf8')
      const { code: source } = await transform(written, { minify: true, target: 'es2022' })
      this.emitFile({ type: 'asset', name: 'first-view.js', source })
    },
    transformIndexHtml: {
      order: 'post',
      async handler(html, { bundle }) {
        const script = Object.keys(bundle ?? {}).find((name) => /first-view-[^/]*\.js$/.test(name))
        const page = Object.values(bundle ?? {}).find(
          (file) => file.type === 'chunk' && file.facadeModuleId === here('src/web/pages/landing.tsx'),
        )
        if (!page) throw new Error('The landing page is no chunk of its own.')
        const landing = await landingPages(`/${page.fileName}`)
        const members = `<script type="application/json" id="member-code">${JSON.stringify(memberCode(bundle ?? {}))}</script>`
        const first = `<script src="/${script}" fetchpriority="high" nonce="${noncePlaceholder}"></script>`
        // The app's code is large and not needed for the first paint: first-view.js loads it, and runs the
        // last of these scripts.
        const code: string[] = []
        const rest = html.replace(
          /\s*<(?:link rel="modulepreload"|script type="module")[^>]*?(?:href|src)="([^"]+)"[^>]*>(?:<\/script>)?/g,
          (_tag, address: string) => {
            code.push(address)
            return ''
          },
        )
        const app = `<script type="application/json" id="app-code">${JSON.stringify(code)}</script>`
        return rest.replace(
          '<div id="root"></div>',
          ['<div id="root"></div>', ...landing, app, members, first].join('\n    '),
        )
      },
    },
  }
}

/**
 * Lists the files of the members' app, and those of its most visited pages by a pattern of their addresses.
 */
function memberCode(bundle: Rolldown.OutputBundle) {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
  /** Lists the chunks of these sources with everything that they import. */
  const filesOf = (...sources: string[]): string[] => {
    const files = new Set<string>()
    const add = (name: string) => {
      if (files.has(name)) return
      files.add(name)
      for (const file of chunks.find(({ fileName }) => fileName === name)?.imports ?? []) add(file)
    }
    for (const source of sources) {
      const chunk = chunks.find(({ moduleIds }) => moduleIds.includes(here(source)))
      if (!chunk) throw new Error(`${source} is in no chunk.`)
      add(chunk.fileName)
    }
    return [...files]
  }
  const there = new Set(filesOf('src/web/main.tsx'))
  /** Lists the chunks of these sources without those that are loaded already. */
  const own = (...sources: string[]) => filesOf(...sources).filter((name) => !there.has(name))
  const addresses = (names: string[]) => names.map((name) => `/${name}`)
  const app = own('src/web/app/member-app.tsx', 'src/web/lib/session.ts')
  for (const name of app) there.add(name)
  const page = (...sources: string[]) => addresses(own(...sources))
  return {
    app: addresses(app),
    pages: {
      '^/$': page('src/web/pages/home.tsx'),
      '^/recipes$': page('src/web/pages/my-recipes.tsx', 'src/web/features/recipes/placed-cards.tsx'),
      '^/recipe/[^/]+$': page('src/web/pages/recipe.tsx'),
      '^/calendar$': page('src/web/pages/calendar.tsx'),
    },
  }
}

/** Names the build in the page, so that the page can tell when its service worker is of a newer one. */
function namedVersion(): Plugin {
  return {
    name: 'named-version',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle }) {
        const names = Object.keys(bundle ?? {}).sort()
        const content = createHash('sha256').update(names.join()).digest('hex').slice(0, 16)
        return [{ tag: 'meta', injectTo: 'head' as const, attrs: { name: 'larder-version', content } }]
      },
    },
  }
}

/**
 * Renders the landing page in each language, with the same settings, so that its pictures have the same
 * addresses.
 */
async function landingPages(codeAddress: string): Promise<string[]> {
  const outDir = here('.cache/first-view')
  await build({
    configFile: false,
    root: here('src/web'),
    logLevel: 'error',
    plugins: [react()],
    resolve: { alias: noSchemas },
    publicDir: false,
    build: { ssr: 'first-view.tsx', outDir, emptyOutDir: true, assetsInlineLimit: 0 },
  })
  const { firstViews } = (await import(`${outDir}/first-view.js`)) as FirstView // the module's own export
  const views = await firstViews()
  return views.map(({ code, html, title, texts }) => {
    const data = texts ? ` data-texts="${escapedInAttribute(texts)}"` : ''
    return `<template id="landing-${code}" data-title="${title}" data-code="${codeAddress}"${data}>${html}</template>`
  })
}

const escapedInAttribute = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;')

interface FirstView {
  firstViews: () => Promise<{ code: string; html: string; title: string; texts: string | null }[]>
}

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

// The browser reads routes and types of the contract; replies were validated by our own server.
const noSchemas = [{ find: /^zod$/, replacement: here('src/web/lib/no-schemas.ts') }]

/**
 * Packages in chunks of their own, which stay cached when the app's code changes; each is loaded by the pages
 * that need it.
 */
const packages = [
  {
    name: 'react',
    test: /node_modules\/(react|react-dom|scheduler|react-router|cookie|set-cookie-parser)\//,
    priority: 4,
  },
  { name: 'identity', test: /node_modules\/(firebase|@firebase|idb)\//, priority: 3 },
  { name: 'query', test: /node_modules\/@tanstack\/(react-query|query-core)\//, priority: 3 },
]

export default defineConfig(({ command }) => ({
  root: 'src/web',
  plugins: [
    react(),
    tailwindcss(),
    directImports(),
    onePath(),
    routesOnly(),
    preloadFonts(),
    firstView(),
    namedVersion(),
    appIcons(),
    serviceWorker(),
  ],
  // The server replaces this placeholder with the nonce of each reply; libraries that create style elements
  // read it from the page.
  html: { cspNonce: noncePlaceholder },
  resolve: { alias: noSchemas },
  build: {
    outDir: '../../dist/web',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: true,
    rolldownOptions: { output: { codeSplitting: { groups: [...packages, ...firstViews, ...common] } } },
  },
  server: {
    host: '127.0.0.1',
    proxy: command === 'serve' ? Object.fromEntries(proxied.map((path) => [path, { target: server }])) : {},
  },
}))
