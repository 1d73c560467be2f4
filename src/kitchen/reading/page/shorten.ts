/** Most entries of a list and values of a page; no recipe and no page has more. */
const MAX_LIST = 1000
const MAX_VALUES = 50_000

/**
 * Cuts the linked data of a page to the size of a recipe, because each value costs dozens of rules. Outer
 * values are kept before inner ones such as comments. Changes the values themselves, without recursion.
 */
export function shorten(values: unknown[]): unknown[] {
  const todo: unknown[] = [values]
  for (let index = 0; index < todo.length; index += 1) {
    const value = todo[index]
    if (typeof value !== 'object' || value === null) continue
    const room = Math.max(0, MAX_VALUES - todo.length)
    if (Array.isArray(value)) {
      value.length = Math.min(value.length, MAX_LIST, room)
      for (const one of value) todo.push(one)
    } else {
      const fields = value as Record<string, unknown> // no list, so an object of JSON
      const names = Object.keys(fields)
      for (const name of names.slice(0, Math.min(MAX_LIST, room))) todo.push(fields[name])
      for (const name of names.slice(Math.min(MAX_LIST, room))) delete fields[name]
    }
  }
  return values
}
