import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'

/** A port on the loopback address that nobody listens on now. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo // listening on TCP, so it is not a pipe's name
  server.close()
  await once(server, 'close')
  return port
}
