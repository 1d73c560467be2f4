import type { z } from 'zod'
import type { RouteShape } from '#contract/route.ts'
import { addressOf, type LooseSending } from './client.ts'

interface Arriving {
  signIn?: boolean
  /** The address that they sign up from, for a server that trusts its proxy: one may do so a hundred times an hour. */
  from?: string
}

/** A cook who signed up (or signs in again) on a server of another process and calls it over the network. */
export const remoteCook = async (origin: string, email: string, { signIn, from }: Arriving = {}) => {
  const config = (await (await fetch(`${origin}/api/config`)).json()) as { identity: { apiKey: string } }
  const signedUp = await fetch(
    `${origin}/v1/accounts:${signIn ? 'signInWithPassword' : 'signUp'}?key=${config.identity.apiKey}`,
    {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(from && { 'x-forwarded-for': from }) },
      body: JSON.stringify({ email, password: 'correct horse', returnSecureToken: true }),
    },
  )
  if (!signedUp.ok) throw new Error(`signing up answered ${await signedUp.text()}`)
  const { idToken } = (await signedUp.json()) as { idToken: string }

  const send = (route: RouteShape, body?: unknown, sending: LooseSending = {}, at = origin) =>
    fetch(`${at}${addressOf(route, sending)}`, {
      method: route.method,
      headers: {
        authorization: `Bearer ${idToken}`,
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...sending.headers,
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
  return {
    email,
    idToken,
    send,
    /** A call that must succeed; `at` is where the server is now. */
    async call<R extends RouteShape>(route: R, at: string, body?: unknown, sending?: LooseSending) {
      const reply = await send(route, body, sending, at)
      if (!reply.ok)
        throw new Error(`${route.method} ${route.path} answered ${reply.status}: ${await reply.text()}`)
      return (await reply.json()) as z.output<R['reply']>
    },
  }
}
export type RemoteCook = Awaited<ReturnType<typeof remoteCook>>
