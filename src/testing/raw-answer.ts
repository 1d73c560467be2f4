import { connect } from 'node:net'
import { text } from 'node:stream/consumers'

/** All that a server says, until it closes the connection, to bytes that need be no request. */
export async function rawAnswer(address: string, sent: string): Promise<string> {
  const { hostname, port } = new URL(address)
  const socket = connect(Number(port), hostname)
  socket.write(sent)
  return await text(socket)
}
