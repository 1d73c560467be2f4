import { z } from 'zod'
import { instant } from './common.ts'
import { route } from './route.ts'

/** The authenticator app whose codes complete a sign-in to an account. */
export const authenticatorApp = z.object({
  /** The app's name, as the cook typed it. */
  name: z.string().nullable(),
  addedAt: instant,
  /** Unused recovery codes, each of which replaces the app's code once. */
  recoveryCodesLeft: z.int(),
})
export type AuthenticatorApp = z.infer<typeof authenticatorApp>

export const secondFactor = {
  /** The app itself is added and removed by the calls of the Firebase SDK. */
  state: route({
    method: 'GET',
    path: '/api/account/second-factor',
    access: 'user',
    summary: 'Whether signing in asks for a code of an authenticator app.',
    reply: z.object({
      /** False with a Firebase project, whose own console manages second factors. */
      isOffered: z.boolean(),
      app: authenticatorApp.nullable(),
      /** True when the cook is an administrator and administrators need an app here. */
      isRequired: z.boolean(),
    }),
  }),
  newRecoveryCodes: route({
    method: 'POST',
    path: '/api/account/recovery-codes',
    access: 'user',
    summary:
      'Ten new recovery codes in place of those there are; shown once. Needs a sign-in of the last five minutes.',
    reply: z.object({ codes: z.array(z.string()) }),
  }),
}
