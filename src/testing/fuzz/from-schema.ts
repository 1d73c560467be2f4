import fc, { type Arbitrary } from 'fast-check'

/** The parts of JSON Schema that the contract's schemas use. */
export interface JsonSchema {
  type?: string | string[]
  enum?: unknown[]
  const?: unknown
  anyOf?: JsonSchema[]
  oneOf?: JsonSchema[]
  allOf?: JsonSchema[]
  properties?: Record<string, JsonSchema>
  required?: string[]
  additionalProperties?: boolean | JsonSchema
  propertyNames?: JsonSchema
  items?: JsonSchema
  prefixItems?: JsonSchema[]
  minItems?: number
  maxItems?: number
  minLength?: number
  maxLength?: number
  minimum?: number
  maximum?: number
  exclusiveMinimum?: number
  exclusiveMaximum?: number
  pattern?: string
  format?: string
}

/** Values that a server does not expect: another type, too long, unusual characters, or attacks. */
const strange: readonly unknown[] = [
  null,
  true,
  '',
  ' ',
  0,
  -1,
  1e308,
  -0.5,
  2 ** 53,
  [],
  {},
  [[[[[[[[]]]]]]]],
  { __proto__: null, constructor: { prototype: { polluted: true } } },
  'a'.repeat(20_000),
  '\u0000',
  '\ud800',
  '\u202e\u200b\ufeff',
  '🍽️'.repeat(300),
  "'; drop table users; --",
  '../../../../etc/passwd',
  '%00%2e%2e%2f',
  '<img src=x onerror=alert(1)>',
  '{{7*7}}#{7*7}',
  '00000000-0000-0000-0000-000000000000',
  '9999-99-99',
  '0000-01-01',
  '-271821-04-20T00:00:00.000Z',
  'NaN',
  '1e400',
]

const strings: Record<string, Arbitrary<string>> = {
  uuid: fc.uuid({ version: [4, 7] }),
  date: fc.date({ noInvalidDate: true }).map((day) => day.toISOString().slice(0, 10)),
  'date-time': fc.date({ noInvalidDate: true }).map((day) => day.toISOString()),
  email: fc.emailAddress(),
  uri: fc.webUrl(),
}

const text = ({ format, pattern, minLength = 0, maxLength = 60 }: JsonSchema): Arbitrary<unknown> => {
  const known = format ? strings[format] : undefined
  if (known) return known
  if (pattern) return fc.stringMatching(new RegExp(pattern))
  const unit = fc.constantFrom<'grapheme' | 'binary'>('grapheme', 'binary')
  return unit.chain((kind) =>
    fc.string({ unit: kind, minLength, maxLength: Math.max(minLength, Math.min(maxLength, 80)) }),
  )
}

const bounds = (schema: JsonSchema) => ({
  min: Math.max(schema.minimum ?? schema.exclusiveMinimum ?? -1000, -1e9),
  max: Math.min(schema.maximum ?? schema.exclusiveMaximum ?? 100_000, 1e9),
})

/** Generates values that roughly match a schema, closely enough to pass the first checks of the server. */
export function fromSchema(schema: JsonSchema): Arbitrary<unknown> {
  if (schema.const !== undefined) return fc.constant(schema.const)
  if (schema.enum) return fc.constantFrom(...schema.enum)
  const cases = schema.anyOf ?? schema.oneOf
  if (cases) return fc.oneof(...cases.map(fromSchema))
  if (schema.allOf) {
    return fc
      .tuple(...schema.allOf.map(fromSchema))
      .map((parts) => Object.assign({}, ...parts.map((part) => (typeof part === 'object' ? part : {}))))
  }
  const kinds = [schema.type ?? 'object'].flat()
  return fc.oneof(...kinds.map((kind) => ofKind(kind, schema)))
}

function ofKind(kind: string, schema: JsonSchema): Arbitrary<unknown> {
  switch (kind) {
    case 'string':
      return text(schema)
    case 'integer':
      return fc.integer(bounds(schema))
    case 'number':
      return fc.double({ ...bounds(schema), noNaN: true })
    case 'boolean':
      return fc.boolean()
    case 'null':
      return fc.constant(null)
    case 'array': {
      const minLength = schema.minItems ?? 0
      const maxLength = Math.max(minLength, Math.min(schema.maxItems ?? 5, 5))
      return fc.array(fromSchema(schema.items ?? {}), { minLength, maxLength })
    }
    default:
      return object(schema)
  }
}

function object({ properties = {}, required = [], additionalProperties }: JsonSchema): Arbitrary<unknown> {
  if (Object.keys(properties).length === 0 && typeof additionalProperties === 'object')
    return fc.dictionary(fc.string({ maxLength: 20 }), fromSchema(additionalProperties), { maxKeys: 4 })
  const fields = Object.fromEntries(
    Object.entries(properties).map(([name, field]) => [name, fromSchema(field)]),
  )
  return fc.record(fields, { requiredKeys: required.filter((name) => name in fields) })
}

/** Generates the value itself, or a copy with one changed place. */
export const spoilt = (value: Arbitrary<unknown>): Arbitrary<unknown> =>
  fc
    .tuple(value, fc.nat(), fc.constantFrom(...strange))
    .map(([whole, place, odd]) => withOneChange(whole, place, odd))

function withOneChange(whole: unknown, place: number, odd: unknown): unknown {
  if (typeof whole !== 'object' || whole === null) return odd
  const keys = Object.keys(whole)
  const at = place % (keys.length + 1)
  const key = keys[at]
  if (key === undefined) return odd
  const field = (whole as Record<string, unknown>)[key]
  const changed = withOneChange(field, Math.floor(place / (keys.length + 1)), odd)
  return Array.isArray(whole) ? whole.with(at, changed) : { ...whole, [key]: changed }
}
