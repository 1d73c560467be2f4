import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { type Program, parseSync, type TSType, type TSTypeName } from 'oxc-parser'

/** A type that the SDK declares, with the namespace in which its names are looked up. */
export interface Declared {
  file: DeclarationFile
  scope: string[]
  members?: Member[]
  extends?: TSTypeName[]
  /** Type of the values in `{ [name: string]: T }`. */
  each?: TSType
  type?: TSType
}
export interface Member {
  name: string
  optional: boolean
  type: TSType
}
export interface DeclarationFile {
  path: string
  types: Map<string, Declared>
  /** Imported names: local name -> original name and file. */
  imports: Map<string, { name: string; from: string }>
}

// The package's entry is in cjs/ or esm/; the declarations are the same in both.
const resources = join(dirname(createRequire(import.meta.url).resolve('stripe')), '../esm/resources')
const files = new Map<string, DeclarationFile>()

/** Parses the declarations of one file of the installed SDK, such as `Subscriptions`. */
export const sdkFile = (name: string): DeclarationFile => open(join(resources, `${name}.d.ts`))

const open = (path: string): DeclarationFile => {
  const known = files.get(path)
  if (known) return known
  const { program, errors } = parseSync(path, readFileSync(path, 'utf8'))
  if (errors.length > 0) throw new Error(`${path} does not parse: ${errors[0]?.message}`)
  const file: DeclarationFile = { path, types: new Map(), imports: new Map() }
  files.set(path, file)
  collect(program.body, [], file)
  return file
}

const collect = (statements: Program['body'], scope: string[], file: DeclarationFile) => {
  for (const statement of statements) {
    if (statement.type === 'ImportDeclaration') {
      for (const one of statement.specifiers) {
        if (one.type !== 'ImportSpecifier' || one.imported.type !== 'Identifier') continue
        file.imports.set(one.local.name, { name: one.imported.name, from: statement.source.value })
      }
      continue
    }
    const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement
    if (declaration?.type === 'TSInterfaceDeclaration') {
      const members = declaration.body.body.flatMap((one) =>
        one.type === 'TSPropertySignature' && one.key.type === 'Identifier' && one.typeAnnotation
          ? [{ name: one.key.name, optional: one.optional, type: one.typeAnnotation.typeAnnotation }]
          : [],
      )
      const index = declaration.body.body.find((one) => one.type === 'TSIndexSignature')
      const bases = declaration.extends.flatMap(({ expression }) =>
        expression.type === 'Identifier' ? [expression] : [],
      )
      file.types.set([...scope, declaration.id.name].join('.'), {
        file,
        scope,
        members,
        extends: bases,
        ...(index && { each: index.typeAnnotation.typeAnnotation }),
      })
    }
    if (declaration?.type === 'TSTypeAliasDeclaration') {
      file.types.set([...scope, declaration.id.name].join('.'), {
        file,
        scope,
        type: declaration.typeAnnotation,
      })
    }
    if (declaration?.type === 'TSModuleDeclaration' && declaration.id.type === 'Identifier') {
      const body = declaration.body
      if (body?.type === 'TSModuleBlock') collect(body.body, [...scope, declaration.id.name], file)
    }
  }
}

/** Finds a type by its written name, from the innermost namespace outwards, then in the imports. */
export const findType = (written: string, { file, scope }: Declared): Declared => {
  for (let depth = scope.length; depth >= 0; depth--) {
    const found = file.types.get([...scope.slice(0, depth), written].join('.'))
    if (found) return found
  }
  const imported = file.imports.get(written)
  if (!imported) throw new Error(`${written} is not declared in ${file.path}`)
  const path = join(dirname(file.path), imported.from.replace(/\.js$/, '.d.ts'))
  const found = open(path).types.get(imported.name)
  if (!found) throw new Error(`${imported.name} is not declared in ${path}`)
  return found
}

export const writtenName = (name: TSTypeName): string => {
  if (name.type === 'Identifier') return name.name
  if (name.type === 'TSQualifiedName') return `${writtenName(name.left)}.${name.right.name}`
  throw new Error('`this` is no name of a type')
}
