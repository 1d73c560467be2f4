import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const ours = fileURLToPath(new URL('../src/', import.meta.url))

/** Packages with one entry that exports every part; importing a part from it seems to import them all. */
const barrels = ['lucide-react', 'radix-ui']

/**
 * Rewrites imports of icons and primitives to their own modules: `import { X } from 'lucide-react'` becomes
 * `import X from '…/icons/x.mjs'`. The build then reads only those, and sees which page needs which of them.
 */
export function directImports(): Plugin {
  const parts = new Map<string, Map<string, (name: string) => string>>()
  return {
    name: 'direct-imports',
    apply: 'build',
    async buildStart() {
      for (const barrel of barrels) {
        const entry = await this.resolve(barrel, fileURLToPath(import.meta.url))
        if (entry) parts.set(barrel, partsIn(await readFile(entry.id, 'utf8'), entry.id))
      }
    },
    transform(code, id) {
      if (!id.startsWith(ours)) return null
      const direct = code.replace(importOf, (all, names: string, barrel: string) => {
        const known = parts.get(barrel)
        const specifiers = names.split(',').map((one) => one.trim().split(/\s+as\s+/)) // "X" or "X as Y"
        const lines = specifiers.map(([name = '', as = name]) => (name ? known?.get(name)?.(as) : ''))
        return lines.includes(undefined) ? all : lines.join(';')
      })
      return direct === code ? null : { code: direct, map: null }
    },
  }
}

const importOf = new RegExp(`import\\s*\\{([^}]*)\\}\\s*from\\s*["'](${barrels.join('|')})["']`, 'g')

/** Returns a function for each part, by its name in the barrel at `entry`, that writes its direct import. */
function partsIn(code: string, entry: string) {
  const parts = new Map<string, (as: string) => string>()
  const at = (path: string) => (path.startsWith('.') ? fileURLToPath(new URL(path, `file://${entry}`)) : path)
  // lucide-react: export { default as X, default as XIcon } from './icons/x.mjs'
  for (const [, names = '', path = ''] of code.matchAll(/export \{([^}]*)\} from ['"]([^'"]+)['"]/g))
    for (const [, name = ''] of names.matchAll(/default as (\w+)/g))
      parts.set(name, (as) => `import ${as} from ${JSON.stringify(at(path))}`)
  // radix-ui: import * as Dialog from "@radix-ui/react-dialog", exported further down
  for (const [, name = '', path = ''] of code.matchAll(/import \* as (\w+) from ['"]([^'"]+)['"]/g))
    parts.set(name, (as) => `import * as ${as} from ${JSON.stringify(at(path))}`)
  return parts
}
