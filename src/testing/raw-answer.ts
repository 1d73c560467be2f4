import { connect } from 'node:net'
import { text } from 'node:stream/consumers'

/**
 * Sends bytes that need not be a valid request, and returns the server's output until it closes the
 * connection.
 */
export async function rawAnswer(address: string, sent: string): Promise<string> {
  const { hostname, port } = new URL(address)
  const socket = connect(Number(port), hostname)
  socket.write(sent)
  return await text(socket)
}
