import { setTimeout as pause } from 'node:timers/promises'
import type { z } from 'zod'
import type { Problem, ProblemCode } from '#contract/problem.ts'
import type { RouteShape } from '#contract/route.ts'
import type { LooseSending } from '#testing/client.ts'
import { type RemoteCook, remoteCook } from '#testing/remote-cook.ts'

/** Creates the record of all calls and errors of the soak. */
export const createBooks = () => {
  const errors = new Map<string, number>()
  return {
    calls: new Map<string, number>(),
    refusals: 0,
    errors,
    fail: (what: string) => errors.set(what, (errors.get(what) ?? 0) + 1),
  }
}
export type Books = ReturnType<typeof createBooks>

/** Refusals that are right for a cook without Premium, and wrong for any other. */
const ofPremium: readonly ProblemCode[] = ['premium_required', 'quota_exceeded']

interface Asking extends LooseSending {
  /** Further refusals that are no error, because the action may be impossible. */
  refusals?: readonly ProblemCode[]
}

/** Creates a cook whose every call is recorded: it returns the contract's reply, or null. */
export const soakCook = async (origin: string, email: string, books: Books, isPremium: boolean) => {
  let cook: RemoteCook = await remoteCook(origin, email)

  /**
   * Makes a call and records it; null when it was refused or failed. Only the refusals for a cook without
   * Premium, and those listed, are no error.
   */
  const booked = async <T>(
    name: string,
    call: () => Promise<Response>,
    read: (reply: Response) => Promise<T>,
    refusals: readonly ProblemCode[] = [],
  ) => {
    books.calls.set(name, (books.calls.get(name) ?? 0) + 1)
    try {
      const reply = await call()
      if (reply.ok) return await read(reply)
      const { code, message } = (await reply.json()) as Problem
      if (refusals.includes(code) || (!isPremium && ofPremium.includes(code))) books.refusals += 1
      else books.fail(`${name}: ${reply.status} ${code} ${message}`)
    } catch (error) {
      books.fail(`${name}: ${causes(error)}`)
    }
    return null
  }

  const send = (route: RouteShape, body?: unknown, sending?: LooseSending) => () =>
    cook.send(route, body, sending)
  const nameOf = (route: RouteShape) => `${route.method} ${route.path}`

  return {
    isPremium,
    books,
    recipes: [] as string[],
    folders: [] as string[],
    ask: <R extends RouteShape>(route: R, body?: unknown, sending?: Asking) =>
      booked(
        nameOf(route),
        send(route, body, sending),
        async (reply) => (await reply.json()) as z.output<R['reply']>,
        sending?.refusals,
      ),
    /** Returns the events of a streaming route, or the bytes of a route that answers with a file. */
    bytes: (route: RouteShape, body?: unknown, sending?: LooseSending) =>
      booked(nameOf(route), send(route, body, sending), async (reply) =>
        Buffer.from(await reply.arrayBuffer()),
      ),
    /** Fetches an address without a token, as a visitor's browser does. */
    visit: (name: string, address: string) =>
      booked(
        name,
        () => fetch(new URL(address, origin)),
        (reply) => reply.arrayBuffer(),
      ),
    async renew() {
      await booked(
        'renew the token',
        async () => {
          await cook.renew()
          return new Response()
        },
        async () => true,
      )
    },
    async signInAgain() {
      await booked(
        'sign in again',
        async () => {
          cook = await remoteCook(origin, email, { signIn: true })
          return new Response()
        },
        async () => true,
      )
    },
    /** Repeats a request until its answer is complete, as the import page does. */
    async until<T>(ask: () => Promise<T | null>, isThere: (answer: T) => boolean): Promise<T | null> {
      for (let tries = 0; tries < 120; tries += 1) {
        const answer = await ask()
        if (!answer || isThere(answer)) return answer
        await pause(1000)
      }
      books.fail('waited two minutes in vain')
      return null
    },
  }
}
export type SoakCook = Awaited<ReturnType<typeof soakCook>>

const causes = (error: unknown): string =>
  error instanceof Error && error.cause ? `${error.message}: ${causes(error.cause)}` : String(error)

export const any = <T>(all: readonly T[]): T | undefined => all[Math.floor(Math.random() * all.length)]
