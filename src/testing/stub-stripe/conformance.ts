import type { TSType } from 'oxc-parser'
import type { Form, FormValue } from './form.ts'
import { type Declared, findType, type Member, sdkFile, writtenName } from './sdk-types.ts'

/**
 * Lists the parts of a request's form that the installed SDK's own types do not allow: unknown and missing
 * names, values of another kind, words that are not in a list. The SDK's lists are open (`OtherString`); here
 * only the listed words are valid.
 * @param file file of the SDK's resources, such as `Subscriptions`
 * @param name the interface in it, such as `SubscriptionCreateParams`
 */
export const conformanceProblems = (file: string, name: string, form: Form): string[] => {
  const declared = sdkFile(file).types.get(name)
  if (!declared) throw new Error(`stripe's ${file}.d.ts has no ${name}`)
  return checkDeclared(form, declared, '')
}

const membersOf = (declared: Declared): { member: Member; home: Declared }[] => [
  ...(declared.extends ?? []).flatMap((base) => membersOf(findType(writtenName(base), declared))),
  ...(declared.members ?? []).map((member) => ({ member, home: declared })),
]

const checkDeclared = (value: FormValue, declared: Declared, path: string): string[] => {
  if (declared.type) return check(value, declared.type, declared, path)
  if (typeof value === 'string' || Array.isArray(value)) return [`${path}: a group is expected`]
  const { each } = declared
  if (each)
    return Object.entries(value).flatMap(([name, one]) => check(one, each, declared, joined(path, name)))
  const members = membersOf(declared)
  const unknown = Object.keys(value).filter((name) => !members.some(({ member }) => member.name === name))
  return [
    ...unknown.map((name) => `${joined(path, name)}: no such parameter`),
    ...members.flatMap(({ member, home }) => {
      const given = value[member.name]
      const at = joined(path, member.name)
      if (given === undefined) return member.optional ? [] : [`${at}: is missing`]
      return check(given, member.type, home, at)
    }),
  ]
}

const joined = (path: string, name: string) => (path ? `${path}.${name}` : name)

const expect = (holds: boolean, path: string, what: string) => (holds ? [] : [`${path}: ${what} is expected`])

const check = (value: FormValue, type: TSType, home: Declared, path: string): string[] => {
  switch (type.type) {
    case 'TSStringKeyword':
      return expect(typeof value === 'string', path, 'text')
    case 'TSNumberKeyword':
      return expect(typeof value === 'string' && /^-?\d+(\.\d+)?$/.test(value), path, 'a number')
    case 'TSBooleanKeyword':
      return expect(value === 'true' || value === 'false', path, 'true or false')
    case 'TSNullKeyword':
      return expect(value === '', path, 'nothing')
    case 'TSLiteralType': {
      const word = 'value' in type.literal ? String(type.literal.value) : ''
      return expect(value === word, path, `"${word}"`)
    }
    case 'TSUnionType': {
      const each = type.types.map((one) => check(value, one, home, path))
      return each.some((problems) => problems.length === 0) ? [] : (each[0] ?? [])
    }
    case 'TSArrayType':
      return checkList(value, type.elementType, home, path)
    case 'TSTypeLiteral':
      return checkRecord(value, type.members, home, path)
    case 'TSTypeReference':
      return checkReference(value, type, home, path)
    default:
      throw new Error(`${path}: ${type.type} is not understood by the conformance check`)
  }
}

const checkList = (value: FormValue, of: TSType, home: Declared, path: string) =>
  Array.isArray(value)
    ? value.flatMap((one, index) => check(one, of, home, `${path}[${index}]`))
    : [`${path}: a list is expected`]

type Members = Extract<TSType, { type: 'TSTypeLiteral' }>['members']

const checkRecord = (value: FormValue, members: Members, home: Declared, path: string): string[] => {
  const [index] = members
  if (index?.type !== 'TSIndexSignature') throw new Error(`${path}: a literal type is not understood`)
  if (typeof value === 'string' || Array.isArray(value)) return [`${path}: a group is expected`]
  return Object.entries(value).flatMap(([name, one]) =>
    check(one, index.typeAnnotation.typeAnnotation, home, joined(path, name)),
  )
}

type Reference = Extract<TSType, { type: 'TSTypeReference' }>

const checkReference = (value: FormValue, type: Reference, home: Declared, path: string): string[] => {
  const name = writtenName(type.typeName)
  const [argument] = type.typeArguments?.params ?? []
  if (name === 'OtherString') return [`${path}: is not one of the listed words`]
  if (name === 'Decimal') return expect(typeof value === 'string' && /^-?\d/.test(value), path, 'a number')
  if (name === 'Array' && argument) return checkList(value, argument, home, path)
  if (name === 'Emptyable' && argument) return value === '' ? [] : check(value, argument, home, path)
  return checkDeclared(value, findType(name, home), path)
}
