import { fileURLToPath } from 'node:url'
import type { Rolldown } from 'vite'

const web = (path: string) => fileURLToPath(new URL(`../src/web/${path}`, import.meta.url))

type Modules = Pick<Rolldown.PluginContext, 'getModuleInfo'>

/** What each of the first views is made of, by the modules that are asked for one by one. */
const startOf = { page: ['main.tsx'], members: ['app/member-app.tsx'], home: ['pages/home.tsx'] }
/** Code of its own; what it has in common with others comes with every page. */
const landing = ['pages/landing.tsx']
/** What a visitor may load without ever becoming a member. */
const visitors = [
  'app/shared-for-visitor.tsx',
  'app/missing-page.tsx',
  'features/auth/auth-dialog.tsx',
  'lib/session.ts',
]

/**
 * Everything that a first view needs comes as few files: a hundred small ones compress badly, and each asks for the
 * next. What visitors need of it is a file of its own, so that they load nothing of what only members see.
 */
export const firstViews: Rolldown.CodeSplittingGroup[] = [
  {
    debugName: 'page',
    name: (id, modules) => {
      const isCommon = () =>
        reach(modules, landing).has(id) &&
        reach(modules, [...startOf.members, ...startOf.home, ...visitors]).has(id)
      return reach(modules, startOf.page).has(id) || isCommon() ? 'page' : null
    },
    priority: 1,
  },
  {
    debugName: 'shared',
    name: (id, modules) =>
      reach(modules, visitors).has(id) && reach(modules, [...startOf.members, ...startOf.home]).has(id)
        ? 'shared'
        : null,
  },
  {
    debugName: 'members',
    name: (id, modules) => (reach(modules, startOf.members).has(id) ? 'members' : null),
  },
  { debugName: 'home', name: (id, modules) => (reach(modules, startOf.home).has(id) ? 'home' : null) },
]

const cache = new Map<string, Set<string>>()

/** The modules that come with these, without what is imported only when it is needed. */
function reach(modules: Modules, from: readonly string[]): Set<string> {
  const key = from.join()
  const known = cache.get(key)
  if (known) return known
  const reached = new Set<string>()
  const next = from.map(web)
  for (let id = next.pop(); id !== undefined; id = next.pop()) {
    if (reached.has(id)) continue
    reached.add(id)
    next.push(...(modules.getModuleInfo(id)?.importedIds ?? []))
  }
  cache.set(key, reached)
  return reached
}
