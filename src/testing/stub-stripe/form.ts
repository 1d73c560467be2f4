/** A value of a form: text, a list, or a group of values. */
export type FormValue = string | FormValue[] | { [name: string]: FormValue }
export type Form = { [name: string]: FormValue }

/**
 * Parses a form as Stripe does: `items[0][price]=p&expand[0]=x` -> `{ items: [{ price: 'p' }], expand: ['x']
 * }`.
 */
export const readForm = (encoded: string): Form => {
  const whole: Form = {}
  for (const [name, value] of new URLSearchParams(encoded)) place(whole, pathOf(name), value)
  return Object.fromEntries(Object.entries(whole).map(([name, value]) => [name, asList(value)]))
}

const pathOf = (name: string): string[] => name.split('[').map((part) => part.replace(/\]$/, ''))

const place = (group: Form, [first = '', ...rest]: string[], value: string) => {
  // Empty brackets get the next number: `expand[]=a&expand[]=b`.
  const name = first === '' ? String(Object.keys(group).length) : first
  if (rest.length === 0) {
    group[name] = value
    return
  }
  const inner = group[name]
  const below: Form = typeof inner === 'object' && !Array.isArray(inner) ? inner : {}
  group[name] = below
  place(below, rest, value)
}

const asList = (value: FormValue): FormValue => {
  if (typeof value === 'string' || Array.isArray(value)) return value
  const entries = Object.entries(value).map(([name, one]) => [name, asList(one)] as const)
  const isList = entries.length > 0 && entries.every(([name], index) => name === String(index))
  return isList ? entries.map(([, one]) => one) : Object.fromEntries(entries)
}

export const textOf = (form: Form, name: string): string | undefined => {
  const value = form[name]
  return typeof value === 'string' ? value : undefined
}

export const groupOf = (form: Form, name: string): Form => {
  const value = form[name]
  return typeof value === 'object' && !Array.isArray(value) ? value : {}
}

export const listOf = (form: Form, name: string): FormValue[] => {
  const value = form[name]
  return Array.isArray(value) ? value : []
}
