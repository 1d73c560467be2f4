import { Agent, createServer, type IncomingMessage, type ServerResponse, request as send } from 'node:http'
import type { AddressInfo } from 'node:net'

interface Upstream {
  url: string
  isReady: boolean
}

const CHECK_EVERY_MS = 50

/**
 * Starts a plain proxy in front of several servers: each request goes to the next server that reports ready
 * on /readyz. When a connection is refused, the request goes to another server, because nothing was sent; any
 * other failure is a 502, as with real proxies.
 */
export const startProxy = async () => {
  let upstreams: Upstream[] = []
  let turn = 0
  const agent = new Agent({ keepAlive: true })
  const failures: string[] = []

  const check = async (one: Upstream) => {
    try {
      const reply = await fetch(`${one.url}/readyz`, { signal: AbortSignal.timeout(5000) })
      one.isReady = reply.ok
      await reply.body?.cancel()
    } catch (error) {
      // A timeout means that the server is busy, not that it is gone.
      if (!(error instanceof Error && error.name === 'TimeoutError')) one.isReady = false
    }
  }
  let checking = Promise.resolve()
  const timer = setInterval(() => {
    checking = checking.then(async () => void (await Promise.all(upstreams.map(check))))
  }, CHECK_EVERY_MS)

  const next = (): Upstream | undefined => {
    const ready = upstreams.filter(({ isReady }) => isReady)
    turn += 1
    return ready[turn % ready.length]
  }

  const forward = (incoming: IncomingMessage, response: ServerResponse, body: Buffer): void => {
    const upstream = next()
    const refuse = (why: string) => {
      failures.push(`${incoming.method} ${incoming.url}: ${why}`)
      if (response.headersSent) response.destroy()
      else response.writeHead(502).end()
    }
    if (!upstream) {
      refuse('no server is ready')
      return
    }
    const outgoing = send(
      new URL(incoming.url ?? '/', upstream.url),
      {
        agent,
        method: incoming.method,
        headers: {
          ...incoming.headers,
          connection: 'keep-alive',
          'x-forwarded-for': incoming.socket.remoteAddress ?? '',
        },
      },
      (answer) => {
        const { connection: _ours, 'keep-alive': _theirs, ...headers } = answer.headers
        response.writeHead(answer.statusCode ?? 502, headers)
        answer.pipe(response)
        answer.on('error', (error) => refuse(error.message))
      },
    )
    outgoing.on('error', (error: NodeJS.ErrnoException) => {
      upstream.isReady = false
      if (error.code === 'ECONNREFUSED') forward(incoming, response, body)
      else refuse(error.message)
    })
    outgoing.end(body)
  }

  const server = createServer(async (incoming, response) => {
    const chunks: Buffer[] = []
    try {
      for await (const chunk of incoming) chunks.push(chunk)
    } catch {
      return // the caller hung up
    }
    forward(incoming, response, Buffer.concat(chunks))
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, // a listening server has a port
    /** Requests that were answered with 502, or cut off in the middle. */
    failures,
    /** Replaces the servers that requests are sent to. */
    async use(urls: readonly string[]) {
      upstreams = urls.map((url) => ({ url, isReady: false }))
      await Promise.all(upstreams.map(check))
    },
    /** Resolves when the server at this address is, or is no longer, in use. */
    async sees(url: string, isReady: boolean) {
      while (upstreams.find((one) => one.url === url)?.isReady !== isReady) {
        await new Promise((resolve) => setTimeout(resolve, CHECK_EVERY_MS))
      }
    },
    async close() {
      clearInterval(timer)
      await checking
      agent.destroy()
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
export type TestProxy = Awaited<ReturnType<typeof startProxy>>
