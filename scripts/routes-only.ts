import { sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Plugin, Rolldown } from 'vite'

const contract = fileURLToPath(new URL('../src/contract', import.meta.url)) + sep

/** Fields of a route that the browser needs to call it; the server validates requests and replies. */
const calledBy = new Set(['method', 'path', 'access'])

/**
 * Reduces the contract, in the browser's bundle, to the routes' addresses and the constants. The schemas
 * would only build empty stand-ins there (see lib/no-schemas.ts), and each stays in the bundle as long as
 * some code creates it. A route therefore loses the fields that calling it does not need, and a schema is
 * replaced by its stand-in.
 */
export const routesOnly = (): Plugin => ({
  name: 'routes-only',
  apply: 'build',
  transform(code, id) {
    if (!id.startsWith(contract)) return null
    const cuts = cutsIn(this.parse(code).body)
    // Cuts are made from the end, so that earlier positions stay valid.
    const kept = cuts
      .toSorted((a, b) => b.start - a.start)
      .reduce((rest, { start, end, by }) => rest.slice(0, start) + by + rest.slice(end), code)
    return { code: kept, map: null }
  },
})

interface Cut {
  start: number
  end: number
  by: string
}
type Statement = ReturnType<Rolldown.PluginContext['parse']>['body'][number]
type Declared = Extract<Statement, { type: 'VariableDeclaration' }>['declarations'][number]['init']
type Expression = NonNullable<Declared>

function cutsIn(statements: Statement[]): Cut[] {
  const schemas = new Set(['z'])
  const cuts: Cut[] = []
  for (const statement of statements) {
    const declared = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement
    if (declared?.type !== 'VariableDeclaration') continue
    for (const { id, init } of declared.declarations) {
      if (!init) continue
      const root = rootOf(init)
      if (schemas.has(root) || isDerived(init)) {
        if (id.type === 'Identifier') schemas.add(id.name)
        cuts.push({ start: init.start, end: init.end, by: root })
      } else if (init.type === 'ObjectExpression') {
        for (const property of init.properties)
          if (property.type === 'Property') cuts.push(...cutsInRoute(property.value))
      }
    }
  }
  return cuts
}

/**
 * Returns the identifier that a chain of calls and members begins with: `z` for `z.object({}).optional()`.
 */
function rootOf(expression: Expression): string {
  if (expression.type === 'Identifier') return expression.name
  if (expression.type === 'CallExpression') return rootOf(expression.callee)
  if (expression.type === 'MemberExpression') return rootOf(expression.object)
  return ''
}

/** True when the expression derives a schema from another one, which may come from another file. */
function isDerived(expression: Expression): boolean {
  if (expression.type !== 'CallExpression' || expression.callee.type !== 'MemberExpression') return false
  const { object, property } = expression.callee
  const derives = property.type === 'Identifier' && deriving.has(property.name)
  return rootOf(object) !== '' && (derives || isDerived(object))
}
const deriving = new Set(['extend', 'omit', 'pick', 'partial', 'optional', 'nullable', 'array', 'default'])

function cutsInRoute(value: Expression): Cut[] {
  if (value.type !== 'CallExpression' || value.callee.type !== 'Identifier') return []
  const [shape] = value.arguments
  if (value.callee.name !== 'route' || shape?.type !== 'ObjectExpression') return []
  return shape.properties.flatMap((property) => {
    if (property.type !== 'Property' || property.key.type !== 'Identifier') return []
    // An element must remain between the commas; the minifier removes it.
    return calledBy.has(property.key.name)
      ? []
      : [{ start: property.start, end: property.end, by: '...null' }]
  })
}
