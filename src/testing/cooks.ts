import type { FastifyInstance } from 'fastify'
import type { SubscriptionStatus } from '#contract/common.ts'
import type { Database } from '#server/database/open.ts'
import { type Client, createClient } from './client.ts'
import type { TestClock } from './test-clock.ts'

export interface Cook extends Client {
  email: string
  /** Returns a fresh ID token, as the browser's SDK gets one. */
  signIn(): Promise<{ idToken: string; refreshToken: string; uid: string }>
}

export interface CookOptions {
  status?: SubscriptionStatus
  emailVerified?: boolean
}

interface Kitchen {
  app: FastifyInstance
  db: Database
  clock: TestClock
  apiKey: string
}

export const password = 'correct horse'
/**
 * Age at which a cook's ID token is renewed: it lives for an hour, and the SDK renews it five minutes before.
 */
const renewAfterMs = 55 * 60_000

/** Creates cooks who signed up through the embedded identity service. */
export const createCooks = ({ app, db, clock, apiKey }: Kitchen) => {
  /** Passwords and tokens, which must never appear in logs or files. */
  const secrets = new Set([password])
  const identify = async (method: string, email: string) => {
    const reply = await app.inject({
      method: 'POST',
      url: `/v1/accounts:${method}?key=${apiKey}`,
      payload: { email, password, returnSecureToken: true, clientType: 'CLIENT_TYPE_WEB' },
    })
    if (reply.statusCode !== 200) throw new Error(`${method} of ${email} answered ${reply.body}`)
    const { idToken, refreshToken, localId } = reply.json()
    secrets.add(idToken).add(refreshToken)
    return { idToken, refreshToken, uid: localId } as { idToken: string; refreshToken: string; uid: string }
  }

  const signUp = async (email: string, { status, emailVerified }: CookOptions = {}): Promise<Cook> => {
    let tokens = await identify('signUp', email)
    let signedInAt = clock.now().getTime()
    const signIn = async () => {
      tokens = await identify('signInWithPassword', email)
      signedInAt = clock.now().getTime()
      return tokens
    }
    const client = createClient(app, async () => {
      if (Math.abs(clock.now().getTime() - signedInAt) > renewAfterMs) await signIn()
      return { authorization: `Bearer ${tokens.idToken}` }
    })
    if (emailVerified) {
      // Confirms the address as the link in a mail does; the tests of the identity service follow that link.
      await db
        .withTables<{ identity_accounts: { uid: string; email_verified: boolean } }>()
        .updateTable('identity_accounts')
        .set({ email_verified: true })
        .where('uid', '=', tokens.uid)
        .execute()
      await signIn()
    }
    if (status) {
      await app.inject({ url: '/api/auth/user', headers: { authorization: `Bearer ${tokens.idToken}` } })
      await db
        .updateTable('users')
        .set({ status_override: status })
        .where('identity_uid', '=', tokens.uid)
        .execute()
    }
    return { ...client, email, signIn }
  }
  return { signUp, secrets }
}
