import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { signInWithEmailAndPassword } from 'firebase/auth'
import { expect, onTestFinished, test } from 'vitest'
import { failureBody } from '#identity/failure.ts'
import { sdkErrorCodes, sdkNetworkFailures } from '#testing/sdk-error-codes.ts'
import { expectedWalk, walkSdk } from '#testing/sdk-walk.ts'
import { codeOf, identityWorld } from './identity-world.ts'

test.each([{ emulator: false }, { emulator: true }])(
  'every call of the SDK in Node, emulator layout: $emulator',
  async ({ emulator }) => {
    const world = await identityWorld()
    const outcomes = await walkSdk({
      auth: world.sdk({ emulator }),
      other: world.sdk({ emulator }),
      email: 'ann@example.com',
      nextEmail: 'ann.b@example.com',
      origin: 'http://larder.test',
      async mailedCode(email, mode) {
        let code: string | undefined
        await expect
          .poll(() => {
            const mail = world.mails.findLast(({ to, text }) => to === email && text.includes(`mode=${mode}`))
            code = /oobCode=([^&\s]+)/.exec(mail?.text ?? '')?.[1]
            return code
          })
          .toBeDefined()
        return code ?? ''
      },
    })
    expect(outcomes).toEqual(expectedWalk)
  },
)

test('every refusal becomes the code that the web app knows, also in the SDK as Node has it', async () => {
  let answer = { status: 400, type: 'application/json', body: '' }
  const server = createServer((_request, response) => {
    response.writeHead(answer.status, { 'content-type': answer.type }).end(answer.body)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  const world = await identityWorld()
  const auth = world.sdk()
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}` // a listening server has a port
  Object.assign(auth.config, { apiHost: host, tokenApiHost: host })
  const signIn = () => codeOf(signInWithEmailAndPassword(auth, 'ann@example.com', 'secret-1'))
  const seen: Record<string, string> = {}
  for (const message of Object.keys(sdkErrorCodes)) {
    answer = { ...answer, body: JSON.stringify(failureBody({ status: 400, message })) }
    seen[message] = await signIn()
  }
  expect(seen).toEqual(sdkErrorCodes)
  for (const failure of sdkNetworkFailures) {
    answer = failure
    expect(await signIn(), failure.body).toBe('auth/network-request-failed')
  }
})
