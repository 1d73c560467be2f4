/**
 * Addresses for which the web app has a page; every other one is answered with its 404 page and the status
 * 404. `:id` stands for one segment.
 */
export const appPages = [
  '/',
  '/recipes',
  '/search',
  '/popular',
  '/ocr-upload',
  '/import',
  '/profile',
  '/recipe/:id',
  '/recipe/:id/cook',
  '/subscribe',
  '/manage-subscription',
  '/manage-subscription/receipts/:id',
  '/admin',
  '/calendar',
  '/shopping',
  '/shared/:id',
  '/share-target',
  '/__/auth/action',
] as const

const patterns = appPages.map((page) => new RegExp(`^${page.replaceAll(/:\w+/g, '[^/]+')}/?$`))

/** True for pages whose addresses contain a secret: the code of a mailed link. */
export const hasSecretAddress = (path: string): boolean => path.replace(/\/+$/, '') === '/__/auth/action'

export const isAppPage = (path: string): boolean => patterns.some((pattern) => pattern.test(path))
