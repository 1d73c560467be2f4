import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '../..')
const read = (path: string) => readFileSync(join(root, path), 'utf8')

/**
 * Routes without a screen of their own: `*` is the missing page, and the copied form of a share link only
 * redirects.
 */
const withoutScreen = new Set(['*', '/share/:id'])

test('every route stands on the contact sheet', () => {
  const routes = ['member', 'visitor'].flatMap((who) =>
    [...read(`src/web/app/${who}-routes.tsx`).matchAll(/<Route path="([^"]+)"/g)].map(
      ([, path = '']) => path,
    ),
  )
  expect(routes.length).toBeGreaterThan(20)
  const screens = readdirSync(join(root, 'scripts/screens'))
    .map((file) => read(`scripts/screens/${file}`))
    .join('\n')
    .replaceAll(/\$\{cast\.recipe\}/g, '/recipe/$' + '{id}')
  const missing = routes.filter((route) => !withoutScreen.has(route) && !shownIn(screens, route))
  expect([...new Set(missing)]).toEqual([])
})

/** Matches an address of this route with any parameters, and nothing after it but a query. */
const shownIn = (screens: string, route: string) =>
  new RegExp(`['"\`]${route.replaceAll(/:\w+/g, '[^/\'"`]+')}(?:['"\`?])`).test(screens)
