/** Addresses of the app's pages that other code links to. */
export const paths = {
  home: '/',
  recipes: '/recipes',
  popular: '/popular',
  newRecipe: '/recipe/new',
  ocrUpload: '/ocr-upload',
  importFrom: (way: 'link' | 'text' | 'files') => `/import?from=${way}`,
  recipe: (id: string) => `/recipe/${id}`,
  cook: (id: string) => `/recipe/${id}/cook`,
  editRecipe: (id: string) => `/recipe/${id}?edit=true`,
  search: '/search',
  calendar: '/calendar',
  shopping: '/shopping',
  profile: '/profile',
  subscribe: '/subscribe',
  manageSubscription: '/manage-subscription',
  receipt: (invoiceId: string) => `/manage-subscription/receipts/${encodeURIComponent(invoiceId)}`,
  admin: '/admin',
  adminModels: '/admin/ai',
  shared: (id: string) => `/shared/${id}`,
  /** The target of the device's share sheet, as the web manifest names it. */
  shareTarget: '/share-target',
  auth: (mode: AuthMode, returnTo?: string) =>
    `/?auth=${mode}${returnTo ? `&returnTo=${encodeURIComponent(returnTo)}` : ''}`,
  /** A server address that redirects to the sign-in screen. */
  login: '/api/login',
} as const

export const authModes = ['sign-in', 'sign-up', 'reset'] as const
export type AuthMode = (typeof authModes)[number]

export const authModeOf = (search: URLSearchParams): AuthMode | null =>
  authModes.find((mode) => mode === search.get('auth')) ?? null

/** True when visitors can read the page at this address. */
export const isOpenToAll = (address: string): boolean => address.startsWith(paths.shared(''))

/** The address to open after signing in; only addresses of this app are accepted, against open redirects. */
export function returnAddressOf(search: URLSearchParams): string | null {
  const address = search.get('returnTo')
  if (!address?.startsWith('/') || address.startsWith('//') || address.includes('\\')) return null
  return address
}
