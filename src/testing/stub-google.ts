import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fastify from 'fastify'
import { decodeJwt, exportJWK, generateKeyPair, SignJWT } from 'jose'
import { createIdentity, type IdentityMail } from '#identity/index.ts'
import type { Tables } from '#server/database/tables.ts'
import { testDatabase } from './database.ts'
import { quietLog } from './quiet-log.ts'
import type { TestClock } from './test-clock.ts'

const PROJECT = 'larder-test-project'
const KID = 'google-1'
/** Fields of a request or a response that hold an ID token. */
const TOKEN_FIELDS = ['idToken', 'id_token', 'access_token']

/**
 * Starts a stand-in for Google's hosts with a Firebase project: Identity Toolkit, Secure Token and the list
 * of public keys. Its accounts are those of our own service; each ID token that passes is exchanged for one
 * in Google's form, with another issuer and key, and without a session of ours.
 */
export async function startStubGoogle(clock: TestClock) {
  const database = await testDatabase()
  const dataDir = await mkdtemp(join(tmpdir(), 'larder-google-'))
  const mails: IdentityMail[] = []
  const service = await createIdentity<Tables>({
    db: database.db,
    clock,
    dataDir,
    publicUrl: 'https://larder.example',
    log: quietLog,
    hash: { memoryKiB: 64, passes: 1 },
    mail: async (mail) => void mails.push(mail),
  })
  const { publicKey, privateKey } = await generateKeyPair('RS256', { extractable: true })
  const state = { keysAreUp: true }
  /** Maps each of Google's tokens to the one of our service. */
  const ours = new Map<string, string>()

  async function asGoogle(token: string): Promise<string> {
    const { sid: _sid, iss: _iss, aud: _aud, ...claims } = decodeJwt(token)
    // A random id makes tokens of the same second differ, because the SDK ignores a renewed token that equals
    // the old one.
    const made = await new SignJWT({ ...claims, jti: randomUUID() })
      .setProtectedHeader({ alg: 'RS256', kid: KID, typ: 'JWT' })
      .setIssuer(`https://securetoken.google.com/${PROJECT}`)
      .setAudience(PROJECT)
      .sign(privateKey)
    ours.set(made, token)
    return made
  }

  const app = fastify({ forceCloseConnections: true })
  app.get('/robot/keys', async (_request, reply) =>
    state.keysAreUp
      ? { keys: [{ ...(await exportJWK(publicKey)), kid: KID, alg: 'RS256', use: 'sig' }] }
      : reply.code(500).send('down'),
  )
  app.addHook('preHandler', async ({ body }) => {
    if (typeof body !== 'object' || body === null || !('idToken' in body)) return
    const known = ours.get(String(body.idToken))
    if (known) Object.assign(body, { idToken: known })
  })
  app.addHook('onSend', async (_request, reply, payload) => {
    if (typeof payload !== 'string' || !payload.startsWith('{')) return payload
    const answer: Record<string, unknown> = JSON.parse(payload)
    for (const field of TOKEN_FIELDS) {
      const token = answer[field]
      if (typeof token === 'string') answer[field] = await asGoogle(token)
    }
    const changed = JSON.stringify(answer)
    reply.header('content-length', Buffer.byteLength(changed))
    return changed
  })
  await app.register(service.plugin)
  await app.listen({ host: '127.0.0.1', port: 0 })
  const origin = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}` // a listening server has a port
  return Object.assign(state, {
    origin,
    jwksUrl: `${origin}/robot/keys`,
    /** Settings that the operator enters for the Firebase project. */
    settings: {
      apiKey: service.publicConfig.apiKey,
      projectId: PROJECT,
      authDomain: `${PROJECT}.firebaseapp.com`,
    },
    mails,
    service,
    async close() {
      await app.close()
      await service.close()
      await database.drop()
      await rm(dataDir, { recursive: true, force: true })
    },
  })
}
