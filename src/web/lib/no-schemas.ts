/**
 * Replaces zod in the browser's bundle. The browser uses the routes, constants and types of the contract; the
 * server validates requests and replies, so the schemas would be dead weight on the first view. Building a
 * schema returns a placeholder; parsing with it throws an error.
 */
const parsingMethods = new Set(['parse', 'safeParse', 'parseAsync', 'safeParseAsync'])

const placeholder: object = new Proxy(() => {}, {
  apply: () => placeholder,
  get(_target, key) {
    if (typeof key === 'string' && parsingMethods.has(key))
      throw new Error('The browser has no schemas: validate on the server.')
    return key === 'then' ? undefined : placeholder
  },
})

export const z = placeholder
