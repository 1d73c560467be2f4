/** Every address of the app that is linked to. */
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
  /** Where the device's Share leads. */
  shareTarget: '/share-target',
  auth: (mode: AuthMode, returnTo?: string) =>
    `/?auth=${mode}${returnTo ? `&returnTo=${encodeURIComponent(returnTo)}` : ''}`,
  /** The server sends on to the sign-in screen. */
  login: '/api/login',
} as const

export const authModes = ['sign-in', 'sign-up', 'reset'] as const
export type AuthMode = (typeof authModes)[number]

export const authModeOf = (search: URLSearchParams): AuthMode | null =>
  authModes.find((mode) => mode === search.get('auth')) ?? null

/** Whether a visitor can read what is there. */
export const isOpenToAll = (address: string): boolean => address.startsWith(paths.shared(''))

/** Where to go after signing in: an address of this app, or nothing. Foreign addresses are ignored. */
export function returnAddressOf(search: URLSearchParams): string | null {
  const address = search.get('returnTo')
  if (!address?.startsWith('/') || address.startsWith('//') || address.includes('\\')) return null
  return address
}
