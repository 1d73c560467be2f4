import { readdirSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { parseSync } from 'oxc-parser'
import { type Row, rows } from './house.ts'

export const sourceRoot = join(import.meta.dirname, '../../src')

export interface Import {
  target: string
  typeOnly: boolean
}

/** Lists every import, re-export and `import()` of a module. */
export const importsOf = (file: string, text: string): Import[] => {
  const { module, errors } = parseSync(file, text)
  if (errors.length > 0) throw new Error(`${file} does not parse: ${errors[0]?.message}`)
  const fixed = module.staticImports.map((one) => ({
    target: one.moduleRequest.value,
    typeOnly: one.entries.length > 0 && one.entries.every((entry) => entry.isType),
  }))
  const again = module.staticExports.flatMap((one) =>
    one.entries.flatMap((entry) =>
      entry.moduleRequest ? [{ target: entry.moduleRequest.value, typeOnly: entry.isType }] : [],
    ),
  )
  const late = module.dynamicImports.map((one) => ({
    target: text.slice(one.moduleRequest.start, one.moduleRequest.end).replace(/^['"`]|['"`]$/g, ''),
    typeOnly: false,
  }))
  return [...fixed, ...again, ...late]
}

/** Resolves `#contract/a.ts` or `../a.ts` to `contract/a.ts`; packages stay as they are. */
export const resolve = (file: string, target: string) => {
  if (target.startsWith('#')) return target.slice(1)
  if (target.startsWith('.')) return posix.normalize(posix.join(posix.dirname(file), target))
  return target
}

const fits = (allowed: string, target: string) =>
  allowed === '*' ||
  target === allowed ||
  (allowed.endsWith('/') || allowed.endsWith(':')
    ? target.startsWith(allowed)
    : target.startsWith(`${allowed}/`))

const rowOf = (file: string): Row | undefined => rows.find((row) => file.startsWith(row.here))

const islandOf = (row: Row, file: string) => file.slice(row.here.length).split('/')[0] ?? ''

/** Returns the reason why an import is not allowed, or null. */
const objection = (file: string, row: Row, { target, typeOnly }: Import): string | null => {
  const to = resolve(file, target)
  if (to.startsWith(row.here)) {
    if (!row.islands || islandOf(row, to) === islandOf(row, file)) return null
    return `${file} imports its neighbour ${to}`
  }
  if (row.may.some((allowed) => fits(allowed, to))) return null
  if (typeOnly && row.types?.some((allowed) => fits(allowed, to))) return null
  return `${file} imports ${to}${row.types?.some((allowed) => fits(allowed, to)) ? ' (allowed as a type only)' : ''}`
}

/** Lists a file's imports that the table does not allow. `file` is relative to src/. */
export const violations = (file: string, text: string): string[] => {
  const row = rowOf(file)
  if (!row) return [`${file} is covered by no row of the house's table`]
  return importsOf(file, text).flatMap((one) => objection(file, row, one) ?? [])
}

export const sourceFiles = () =>
  readdirSync(sourceRoot, { recursive: true, withFileTypes: true })
    .filter(
      (entry) =>
        entry.isFile() &&
        /\.tsx?$/.test(entry.name) &&
        !/\.test\.tsx?$/.test(entry.name) &&
        !entry.name.endsWith('.d.ts'),
    )
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(sourceRoot.length + 1)
        .replaceAll('\\', '/'),
    )

export const readSource = (file: string) => readFileSync(join(sourceRoot, file), 'utf8')
