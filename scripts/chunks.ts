import { fileURLToPath } from 'node:url'
import type { Rolldown } from 'vite'

const web = (...paths: string[]) =>
  paths.map((path) => fileURLToPath(new URL(`../src/web/${path}`, import.meta.url)))

type Modules = Pick<Rolldown.PluginContext, 'getModuleInfo'>

/** Entry modules of the first views, from which their code is collected. */
const startOf = {
  page: web('main.tsx'),
  members: web('app/member-app.tsx', 'app/avatar-menu.tsx'),
  home: web('pages/home.tsx'),
}
/** The landing page's own module; its shared code is loaded with every page. */
const landing = web('pages/landing.tsx')
/** Modules that a visitor may load without being signed in. */
const visitors = web(
  'app/shared-for-visitor.tsx',
  'app/missing-page.tsx',
  'app/not-found-for-visitor.tsx',
  'features/auth/auth-dialog.tsx',
  'lib/session.ts',
)

/**
 * Groups the code of the first views into few files, because a hundred small ones compress badly and are
 * requested one after another. The part that visitors need is a separate file, so that they load no code for
 * members.
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

/** Most characters of a module's source that counts as small. */
const SMALL = 4000

/**
 * Groups the code that several other pages share. Otherwise it would be fifty files of a kilobyte each, and
 * requesting one costs more than reading it (4 ms each of the main thread, under a profiler): small modules
 * become one file, and so does all code of dialogs.
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
    name: (id, modules) => (isSmallModule(modules, id) ? 'pieces' : null),
    minShareCount: 2,
    priority: -2,
    includeDependenciesRecursively: false,
  },
]

const isInFirstView = (modules: Modules, id: string) => reach(modules, Object.values(startOf).flat()).has(id)

/**
 * True for a module that is small and imports nothing large; code of visitors is excluded, because they must
 * not load the group for members.
 */
const isSmallModule = (modules: Modules, id: string) =>
  !reach(modules, [...landing, ...visitors]).has(id) &&
  !isInFirstView(modules, id) &&
  [...reach(modules, [id])]
    .filter((one) => !isInFirstView(modules, one))
    .every((one) => (modules.getModuleInfo(one)?.code?.length ?? 0) <= SMALL)

const cache = new Map<string, Set<string>>()

/** Returns the modules that these import, directly or indirectly, without dynamic imports. */
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
