import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { verify as verifyHash } from '@node-rs/argon2'
import fc from 'fast-check'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { identityWorld } from './identity-world.ts'

const GET = { method: 'GET' }

test('errors have the shape that the SDK reads', async () => {
  const world = await identityWorld()
  const answer = await world.call('/v1/accounts:signUp', { email: 'ann@example.com', password: '123' })
  const message = 'WEAK_PASSWORD : Password should be at least 6 characters'
  expect(answer.status).toBe(400)
  expect(answer.json).toEqual({
    error: { code: 400, message, errors: [{ message, domain: 'global', reason: 'invalid' }] },
  })
})

test('a call needs the API key of this installation, whatever else it brings', async () => {
  const world = await identityWorld()
  await world.signUp()
  const body = { email: 'ann@example.com', password: 'secret-1' }
  for (const path of ['/v1/accounts:signInWithPassword', '/v1/accounts:lookup', '/v1/token']) {
    for (const key of [null, '', 'other', 'owner']) {
      const answer = await world.call(path, body, { key, headers: { authorization: 'Bearer owner' } })
      expect([answer.status, world.code(answer)]).toEqual([403, 'PERMISSION_DENIED'])
    }
  }
  expect((await world.call('/v2/passwordPolicy', undefined, { ...GET, key: null })).status).toBe(403)
  expect((await world.call('/v2/passwordPolicy', undefined, GET)).status).toBe(200)
})

test('Bearer owner opens nothing', async () => {
  const world = await identityWorld()
  const { localId } = await world.signUp()
  const headers = { authorization: 'Bearer owner' }
  const { projectId } = world.service.publicConfig
  expect(world.code(await world.call('/v1/accounts:lookup', { localId: [localId] }, { headers }))).toBe(
    'MISSING_ID_TOKEN',
  )
  expect(world.code(await world.call('/v1/accounts:delete', { localId }, { headers }))).toBe(
    'MISSING_ID_TOKEN',
  )
  expect(
    world.code(await world.call('/v1/accounts:update', { localId, displayName: 'x' }, { headers })),
  ).toBe('MISSING_ID_TOKEN')
  for (const [method, path] of [
    ['POST', `/v1/projects/${projectId}/accounts:query`],
    ['DELETE', `/emulator/v1/projects/${projectId}/accounts`],
    ['GET', `/emulator/v1/projects/${projectId}/oobCodes`],
    ['GET', `/identitytoolkit.googleapis.com/v2/projects/${projectId}/config`],
    ['PATCH', `/emulator/v1/projects/${projectId}/config`],
  ] as const) {
    expect((await world.call(path, {}, { method, headers })).status, `${method} ${path}`).toBe(404)
  }
  expect((await world.signIn()).status).toBe(200)
})

test('answers are not to be kept, and other methods and paths are refused as JSON', async () => {
  const world = await identityWorld()
  const good = await world.signIn()
  expect(good.headers.get('cache-control')).toBe('no-store')
  for (const prefix of ['', '/identitytoolkit.googleapis.com']) {
    const wrongMethod = await world.call(`${prefix}/v1/accounts:signUp`, undefined, GET)
    expect([wrongMethod.status, world.code(wrongMethod), wrongMethod.headers.get('allow')]).toEqual([
      405,
      'METHOD_NOT_ALLOWED',
      'POST',
    ])
    expect(wrongMethod.headers.get('cache-control')).toBe('no-store')
    const unknown = await world.call(`${prefix}/v1/accounts:nothing`)
    expect([unknown.status, world.code(unknown)]).toEqual([404, 'NOT_FOUND'])
  }
  expect((await world.call('/securetoken.googleapis.com/v1/token', undefined, GET)).status).toBe(405)
})

test('bodies are JSON or forms of at most 16 KiB, with fields of the right type', async () => {
  const world = await identityWorld()
  const path = '/v1/accounts:signUp'
  const tries = {
    large: await world.call(path, { email: 'ann@example.com', password: 'x'.repeat(17_000) }),
    broken: await world.call(path, undefined, { raw: '{"email":' }),
    poisoned: await world.call(path, undefined, { raw: '{"__proto__":{"email":"a@b.co"}}' }),
    xml: await world.call(path, undefined, { raw: '<a/>', headers: { 'content-type': 'application/xml' } }),
    plain: await world.call(path, undefined, { raw: '{}', headers: { 'content-type': 'text/plain' } }),
    list: await world.call(path, []),
    text: await world.call(path, 'text'),
    number: await world.call(path, { email: 7, password: 'secret-1' }),
    object: await world.call(path, { email: { $gt: '' }, password: 'secret-1' }),
    nul: await world.call(path, { email: 'ann\u0000@example.com', password: 'secret-1' }),
  }
  const seen = Object.fromEntries(
    Object.entries(tries).map(([name, answer]) => [name, [answer.status, world.code(answer)]]),
  )
  expect(seen).toEqual({
    large: [413, 'PAYLOAD_TOO_LARGE'],
    broken: [400, 'INVALID_ARGUMENT'],
    poisoned: [400, 'INVALID_ARGUMENT'],
    xml: [415, 'UNSUPPORTED_MEDIA_TYPE'],
    plain: [415, 'UNSUPPORTED_MEDIA_TYPE'],
    list: [400, 'INVALID_ARGUMENT'],
    text: [400, 'INVALID_ARGUMENT'],
    number: [400, 'INVALID_ARGUMENT'],
    object: [400, 'INVALID_ARGUMENT'],
    nul: [400, 'INVALID_ARGUMENT'],
  })
})

test('a page elsewhere cannot have its visitors sign up, guess or ask for mails: no call reads what a form can send', async () => {
  const world = await identityWorld()
  await world.signUp()
  const json = '{"email":"ann@example.com","password":"secret-1","requestType":"PASSWORD_RESET"}'
  const form = 'email=ann%40example.com&password=secret-1&requestType=PASSWORD_RESET'
  for (const method of ['signUp', 'signInWithPassword', 'sendOobCode', 'resetPassword', 'update', 'lookup']) {
    for (const [type, raw] of [
      ['application/x-www-form-urlencoded', form],
      ['text/plain', json],
      ['multipart/form-data; boundary=b', '--b--'],
    ] as const) {
      const headers = { 'content-type': type, origin: 'https://elsewhere.example' }
      const answer = await world.call(`/v1/accounts:${method}`, undefined, { raw, headers })
      expect([method, type, answer.status]).toEqual([method, type, 415])
    }
  }
  expect(world.mails).toEqual([])
})

test('invalid e-mail addresses are refused, valid ones are stored in one spelling', async () => {
  const world = await identityWorld()
  for (const email of [
    'ann',
    'ann@',
    '@example.com',
    'ann@example',
    'a b@example.com',
    'ann@@example.com',
    'ann@example..com',
    `${'x'.repeat(65)}@example.com`,
    'ann@example.com\n',
    'Ann <ann@example.com>',
    '<ann@example.com>',
    'ann,eve@example.com',
    'ann(cook)@example.com',
    '"ann"@example.com',
    'ann@[127.0.0.1]',
  ]) {
    expect(world.code(await world.call('/v1/accounts:signUp', { email, password: 'secret-1' })), email).toBe(
      'INVALID_EMAIL',
    )
  }
  for (const [email, known] of [
    ['Ann+Soup@Example.COM', 'ann+soup@example.com'],
    ["o'hara@example.co.uk", "o'hara@example.co.uk"],
    ['jürgen@exämple.de', 'jürgen@xn--exmple-cua.de'],
  ])
    expect((await world.signUp(email)).email, email).toBe(known)
  // Different spellings of one mailbox belong to one account.
  for (const email of [' ju\u0308rgen@exa\u0308mple.de. ', 'JÜRGEN@XN--EXMPLE-CUA.DE']) {
    const again = await world.call('/v1/accounts:signUp', { email, password: 'secret-1' })
    expect(world.code(again), email).toBe('EMAIL_EXISTS')
    expect((await world.signIn(email)).status, email).toBe(200)
  }
})

test('lookup gives times as strings, and nothing of the password', async () => {
  const world = await identityWorld()
  const { idToken } = await world.signUp()
  const [user] = (await world.lookup(idToken)).json.users
  expect(user).toMatchObject({
    createdAt: expect.stringMatching(/^\d{13}$/),
    lastLoginAt: expect.stringMatching(/^\d{13}$/),
    emailVerified: false,
    passwordHash: 'UkVEQUNURUQ=',
    providerUserInfo: [{ providerId: 'password', rawId: 'ann@example.com', email: 'ann@example.com' }],
  })
})

test('the settings calls answer what the SDK expects', async () => {
  const world = await identityWorld({ publicUrl: 'https://recipes.example.com' })
  expect((await world.call('/v1/projects', undefined, GET)).json.authorizedDomains).toEqual([
    'recipes.example.com',
  ])
  expect((await world.call('/v2/recaptchaConfig', undefined, GET)).json).toEqual({
    recaptchaKey: '',
    recaptchaEnforcementState: [],
  })
  expect((await world.call('/v2/passwordPolicy', undefined, GET)).json).toMatchObject({
    customStrengthOptions: { minPasswordLength: 6, maxPasswordLength: 4096 },
    enforcementState: 'ENFORCE',
    schemaVersion: 1,
  })
})

test('any password of 6 characters to 4096 bytes works, exactly as it was typed', async () => {
  const world = await identityWorld({ limits: { signUpsPerHour: 10_000 } })
  let number = 0
  const odd = fc.constantFrom(
    'pass\u0000word',
    '🍕🍕🍕',
    'ÅåÅåÅå',
    '      ',
    'x'.repeat(4096),
    'é'.repeat(2048),
    '"\\\n\t\r\u001f',
  )
  await fc.assert(
    fc.asyncProperty(
      fc.oneof(odd, fc.string({ unit: 'binary', minLength: 6, maxLength: 80 })),
      async (password) => {
        const email = `cook${++number}@example.com`
        expect((await world.signUp(email, password)).idToken).toBeTypeOf('string')
        expect((await world.signIn(email, password)).status).toBe(200)
        expect((await world.signIn(email, `${password} `)).status).toBe(400)
        expect((await world.signIn(email, password.slice(0, -1) || 'x')).status).toBe(400)
      },
    ),
    { numRuns: 20 },
  )
  const refused = await world.call('/v1/accounts:signUp', {
    email: 'ann@example.com',
    password: 'é'.repeat(2049),
  })
  expect(world.code(refused)).toBe('PASSWORD_DOES_NOT_MEET_REQUIREMENTS')
})

test('passwords are kept as argon2id of the set strength, and hashed anew when it rises', async () => {
  const world = await identityWorld({ hash: {} })
  await world.signUp()
  const stored = async () =>
    (await world.db.selectFrom('identity_accounts').select('password_hash').executeTakeFirstOrThrow())
      .password_hash ?? ''
  expect(await stored()).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[A-Za-z0-9+/]{22}\$/)
  expect(await verifyHash(await stored(), 'secret-1')).toBe(true)

  const weak = await identityWorld({ dataDir: world.dataDir })
  await weak.signUp()
  const row = await weak.db.selectFrom('identity_accounts').select('password_hash').executeTakeFirstOrThrow()
  await world.db.updateTable('identity_accounts').set(row).execute()
  expect(await stored()).toContain('m=64,')
  expect((await world.signIn()).status).toBe(200)
  expect(await stored()).toContain('m=19456,t=2,p=1')
  expect((await world.signIn()).status).toBe(200)
})

test('too many sign-ins at once are told so in plain text with 503, and nobody is counted out for it', async () => {
  const world = await identityWorld({
    hash: { atOnce: 1, queueLength: 2, queueWaitMs: 20_000, memoryKiB: 65_536, passes: 12 },
  })
  await world.signUp()
  const answers = await Promise.all(
    Array.from({ length: 12 }, (_, i) => world.signIn('ann@example.com', 'secret-1', { ip: `192.0.2.${i}` })),
  )
  const busy = answers.filter(({ status }) => status === 503)
  // One request is hashed and two are queued; another may find room when a slow machine spreads their
  // arrival.
  const served = answers.filter(({ status }) => status === 200)
  expect(served.length).toBeGreaterThanOrEqual(3)
  expect(busy.length).toBeGreaterThanOrEqual(1)
  expect(served.length + busy.length).toBe(12)
  expect(busy[0]?.headers.get('content-type')).toBe('text/plain; charset=utf-8')
  expect(busy[0]?.headers.get('retry-after')).toBe('2')
  const counted = await sql<{
    count: number
  }>`select sum(count)::int as count from identity_throttle where key like 'sign-in:%'`.execute(world.db)
  expect(counted.rows[0]?.count ?? 0).toBe(0)
})

test('a password that waits too long to be hashed is told so too', async () => {
  const world = await identityWorld({ hash: { atOnce: 1, queueWaitMs: 1, memoryKiB: 65_536, passes: 12 } })
  const answers = await Promise.all(
    Array.from({ length: 4 }, (_, i) =>
      world.call('/v1/accounts:signUp', { email: `c${i}@example.com`, password: 'secret-1' }),
    ),
  )
  const statuses = answers.map(({ status }) => status)
  expect(new Set(statuses)).toEqual(new Set([200, 503]))
})

test('a database that is away gives plain text with 503 on every call, never a JSON error', async () => {
  const world = await identityWorld()
  const { idToken, refreshToken } = await world.signUp()
  await world.db.schema.alterTable('identity_sessions').renameTo('away').execute()
  for (const answer of [
    await world.lookup(idToken),
    await world.refresh(refreshToken),
    await world.signIn(),
  ]) {
    expect(answer.status).toBe(503)
    expect(answer.json).toBeNull()
    expect(answer.text).not.toMatch(/relation|identity_/)
  }
})

test('no password, token or code is kept: not in a row, not in a file, not in the log', async () => {
  const lines: string[] = []
  const note = (fields: object, message: string) => void lines.push(JSON.stringify(fields) + message)
  const world = await identityWorld({ log: { info: note, warn: note, error: note } })
  const secrets: string[] = ['secret-1', 'wrong-pass', 'brand-new-1']
  const { idToken, refreshToken } = await world.signUp()
  await world.signIn('ann@example.com', 'wrong-pass')
  await world.signIn('eve@example.com', 'wrong-pass')
  const successor = (await world.refresh(refreshToken)).json.refresh_token
  await world.call('/v1/accounts:sendOobCode', { requestType: 'PASSWORD_RESET', email: 'ann@example.com' })
  await expect.poll(() => world.mails.length).toBe(1)
  const used = /oobCode=([^&]+)/.exec(world.mails[0]?.text ?? '')?.[1] ?? ''
  await world.call('/v1/accounts:resetPassword', { oobCode: used, newPassword: 'brand-new-1' })
  const again = (await world.signIn('ann@example.com', 'brand-new-1')).json
  await world.call('/v1/accounts:sendOobCode', { requestType: 'PASSWORD_RESET', email: 'ann@example.com' })
  await expect.poll(() => world.mails.length).toBe(3)
  const open = /oobCode=([^&]+)/.exec(world.mails[2]?.text ?? '')?.[1] ?? ''
  secrets.push(idToken, refreshToken, successor, used, open, again.idToken, again.refreshToken)
  expect(secrets.every((secret) => secret.length >= 8)).toBe(true)

  const rows: string[] = []
  for (const table of ['accounts', 'sessions', 'refresh_tokens', 'throttle', 'action_codes', 'audit']) {
    const found = await sql<{
      row: string
    }>`select t::text as row from ${sql.table(`identity_${table}`)} as t`.execute(world.db)
    expect(found.rows.length, table).toBeGreaterThan(0)
    rows.push(...found.rows.map(({ row }) => row))
  }
  for (const secret of secrets) {
    expect(
      rows.filter((row) => row.includes(secret)),
      secret,
    ).toEqual([])
    expect(lines.filter((line) => line.includes(secret))).toEqual([])
  }
  const traces = rows.filter((row) => row.includes('eve@example.com'))
  expect(traces, 'who only tried is known by a digest').toEqual([])
})

test('without a mail server, mails are files that this user alone can read; links carry the configured origin', async () => {
  const world = await identityWorld({ mail: undefined })
  await world.signUp('ann@example.com')
  const headers = { host: 'evil.example', 'x-forwarded-host': 'evil.example' }
  await world.call(
    '/v1/accounts:sendOobCode',
    { requestType: 'PASSWORD_RESET', email: 'ann@example.com' },
    { headers },
  )
  const outbox = join(world.dataDir, 'outbox')
  const files = () => readdir(outbox).catch(() => [])
  await expect.poll(async () => (await files()).filter((name) => name.endsWith('.eml')).length).toBe(2)
  const texts = await Promise.all(
    (await files()).map(async (name) => ({ name, text: await readFile(join(outbox, name), 'utf8') })),
  )
  const { name, text: mail } = texts.find(({ text }) => text.includes('Subject: Reset')) ?? {
    name: '',
    text: '',
  }
  expect((await stat(join(outbox, name))).mode & 0o777).toBe(0o600)
  expect(mail).toContain('To: ann@example.com\r\n')
  expect(mail).toContain('http://larder.test/__/auth/action?mode=resetPassword&oobCode=')
  expect(mail).not.toContain('evil.example')
})

test('a reset link lives for an hour, the newest only, and leads back to our own origin only', async () => {
  const world = await identityWorld()
  await world.signUp()
  const ask = (more = {}) =>
    world.call('/v1/accounts:sendOobCode', {
      requestType: 'PASSWORD_RESET',
      email: 'ann@example.com',
      ...more,
    })
  const code = async (nth: number) => {
    await expect.poll(() => world.mails.length).toBe(nth)
    return /oobCode=([^&]+)/.exec(world.mails[nth - 1]?.text ?? '')?.[1] ?? ''
  }
  const read = async (oobCode: string) =>
    world.code(await world.call('/v1/accounts:resetPassword', { oobCode }))
  for (const continueUrl of [
    'http://evil.example/',
    '//evil.example',
    'javascript:alert(1)',
    'http://larder.test.evil.example/',
  ]) {
    expect(world.code(await ask({ continueUrl })), continueUrl).toBe('INVALID_CONTINUE_URI')
  }
  await ask({ continueUrl: 'http://larder.test/recipes' })
  const first = await code(1)
  expect(world.mails[0]?.text).toContain('continueUrl=http%3A%2F%2Flarder.test%2Frecipes')
  await ask()
  const second = await code(2)
  expect(await read(first)).toBe('INVALID_OOB_CODE')
  expect((await world.call('/v1/accounts:resetPassword', { oobCode: second })).json.email).toBe(
    'ann@example.com',
  )
  world.clock.advance(3_600_001)
  expect(await read(second)).toBe('EXPIRED_OOB_CODE')
})
