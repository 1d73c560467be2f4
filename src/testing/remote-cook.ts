import type { z } from 'zod'
import type { RouteShape } from '#contract/route.ts'
import { addressOf, type LooseSending } from './client.ts'

/** Password of every cook who signs up here. */
export const remotePassword = 'correct horse'

interface Arriving {
  signIn?: boolean
  /**
   * The client address to sign up from, for a server that trusts its proxy: sign-ups are limited to a hundred
   * an hour from one address.
   */
  from?: string
}

/** Signs a cook up (or in) on a server of another process and calls it over the network. */
export const remoteCook = async (origin: string, email: string, { signIn, from }: Arriving = {}) => {
  const config = (await (await fetch(`${origin}/api/config`)).json()) as { identity: { apiKey: string } }
  const signedUp = await fetch(
    `${origin}/v1/accounts:${signIn ? 'signInWithPassword' : 'signUp'}?key=${config.identity.apiKey}`,
    {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(from && { 'x-forwarded-for': from }) },
      body: JSON.stringify({ email, password: remotePassword, returnSecureToken: true }),
    },
  )
  if (!signedUp.ok) throw new Error(`signing up answered ${await signedUp.text()}`)
  let { idToken, refreshToken } = (await signedUp.json()) as { idToken: string; refreshToken: string }

  /** Sends forms unchanged and anything else as JSON. */
  const send = (route: RouteShape, body?: unknown, sending: LooseSending = {}, at = origin) => {
    const isJson = body !== undefined && !(body instanceof FormData)
    return fetch(`${at}${addressOf(route, sending)}`, {
      method: route.method,
      headers: {
        authorization: `Bearer ${idToken}`,
        ...(isJson && { 'content-type': 'application/json' }),
        ...sending.headers,
      },
      ...(body !== undefined && { body: isJson ? JSON.stringify(body) : (body as FormData) }),
    })
  }
  return {
    email,
    get idToken() {
      return idToken
    },
    send,
    /** Exchanges the refresh token for new tokens, as the browser's SDK does before the hour is over. */
    async renew() {
      const reply = await fetch(`${origin}/v1/token?key=${config.identity.apiKey}`, {
        method: 'POST',
        body: new URLSearchParams({ grant_type: 'refresh_token', refresh_token: refreshToken }),
      })
      if (!reply.ok) throw new Error(`renewing the token answered ${reply.status}: ${await reply.text()}`)
      const renewed = (await reply.json()) as { id_token: string; refresh_token: string }
      idToken = renewed.id_token
      refreshToken = renewed.refresh_token
    },
    /** Makes a call that must succeed; `at` is the server's current address. */
    async call<R extends RouteShape>(route: R, at: string, body?: unknown, sending?: LooseSending) {
      const reply = await send(route, body, sending, at)
      if (!reply.ok)
        throw new Error(`${route.method} ${route.path} answered ${reply.status}: ${await reply.text()}`)
      return (await reply.json()) as z.output<R['reply']>
    },
  }
}
export type RemoteCook = Awaited<ReturnType<typeof remoteCook>>
