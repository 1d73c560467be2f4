import { fileURLToPath } from 'node:url'
import type { Rolldown } from 'vite'

const web = (...paths: string[]) =>
  paths.map((path) => fileURLToPath(new URL(`../src/web/${path}`, import.meta.url)))

type Modules = Pick<Rolldown.PluginContext, 'getModuleInfo'>

/** What each of the first views is made of, by the modules that are asked for one by one. */
const startOf = {
  page: web('main.tsx'),
  members: web('app/member-app.tsx', 'app/avatar-menu.tsx'),
  home: web('pages/home.tsx'),
}
/** Code of its own; what it has in common with others comes with every page. */
const landing = web('pages/landing.tsx')
/** What a visitor may load without ever becoming a member. */
const visitors = web(
  'app/shared-for-visitor.tsx',
  'app/missing-page.tsx',
  'app/not-found-for-visitor.tsx',
  'features/auth/auth-dialog.tsx',
  'lib/session.ts',
)

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

const dialogs = web('ui/dialog.tsx')

/** Characters of the source as it is written. */
const SMALL = 4000

/**
 * What several other pages have in common. By themselves these would be fifty files of a kilobyte each, and asking for
 * one costs more than reading it (4 ms each of the main thread, under a profiler): what is small comes together, and so
 * does all that a dialog needs.
 */
export const common: Rolldown.CodeSplittingGroup[] = [
  {
    debugName: 'dialogs',
    name: (id, modules) =>
      reach(modules, dialogs).has(id) && !isInFirstView(modules, id) ? 'dialogs' : null,
    priority: -1,
    includeDependenciesRecursively: false,
  },
  {
    debugName: 'pieces',
    name: (id, modules) => (isPiece(modules, id) ? 'pieces' : null),
    minShareCount: 2,
    priority: -2,
    includeDependenciesRecursively: false,
  },
]

const isInFirstView = (modules: Modules, id: string) => reach(modules, Object.values(startOf).flat()).has(id)

/** Small, and nothing large comes with it. A visitor is to load nothing of what comes together for members. */
const isPiece = (modules: Modules, id: string) =>
  !reach(modules, [...landing, ...visitors]).has(id) &&
  !isInFirstView(modules, id) &&
  [...reach(modules, [id])]
    .filter((one) => !isInFirstView(modules, one))
    .every((one) => (modules.getModuleInfo(one)?.code?.length ?? 0) <= SMALL)

const cache = new Map<string, Set<string>>()

/** The modules that come with these, without what is imported only when it is needed. */
function reach(modules: Modules, from: readonly string[]): Set<string> {
  const key = from.join()
  const known = cache.get(key)
  if (known) return known
  const reached = new Set<string>()
  const next = [...from]
  for (let id = next.pop(); id !== undefined; id = next.pop()) {
    if (reached.has(id)) continue
    reached.add(id)
    next.push(...(modules.getModuleInfo(id)?.importedIds ?? []))
  }
  cache.set(key, reached)
  return reached
}
