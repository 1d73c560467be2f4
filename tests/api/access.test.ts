import { expect, test } from 'vitest'
import { api } from '#contract/index.ts'
import type { RouteShape } from '#contract/route.ts'
import { contractRoutes } from '#server/http/contract-routes.ts'
import { tomatoSoup } from '#testing/recipes.ts'
import { testApp } from '#testing/test-app.ts'
import { readUpload } from '#testing/upload.ts'

const nobody = '018f4f5e-0000-7000-8000-000000000000'
const pastedSoup = 'Soup\n\nIngredients\n2 tomatoes\n\nMethod\nBoil the tomatoes.'
/** Bodies that pass the schemas, so that only the access rule can refuse the request. */
const bodies = new Map<RouteShape, unknown>([
  [api.users.sync, { uid: 'someone-else', email: 'victim@example.org' }],
  [api.settings.update, { units: 'metric' }],
  [api.recipes.update, { title: 'Mine now' }],
  [api.recipes.create, tomatoSoup],
  [api.notes.update, { notes: 'Mine now' }],
  [api.recipes.move, { folderId: null }],
  [api.foods.correct, { name: 'tomato', food: 'none' }],
  [api.refine.propose, { wish: 'make it vegan' }],
  [api.refine.accept, { proposalId: '018f4f5e-0000-7000-8000-000000000000' }],
  [api.captures.page, { url: 'https://soup.example/' }],
  [api.captures.text, { text: pastedSoup }],
  [api.captures.save, { draft: tomatoSoup }],
  [api.recipes.generate, { prompt: 'tomato soup' }],
  [api.recipes.generateFromIngredients, { ingredients: ['tomatoes'] }],
  [
    api.recipes.generateFromOption,
    {
      recipeOption: {
        title: 'Soup',
        description: '',
        difficulty: 'easy',
        cookTime: 10,
        requiredIngredients: [],
      },
    },
  ],
  [api.ratings.rate, { rating: 5 }],
  [api.cooked.add, { cookedOn: '2026-11-20' }],
  [api.cooked.update, { cookedOn: '2026-11-20' }],
  [api.folders.create, { name: 'Soups' }],
  [api.folders.update, { name: 'Mine now' }],
  [api.imports.save, {}],
  [api.meals.create, { recipeId: nobody, date: '2026-11-21', mealType: 'dinner' }],
  [api.meals.update, { kind: 'text', text: 'Mine now', date: '2026-11-21', mealType: 'dinner' }],
  [api.popular.report, { reason: 'spam' }],
  [api.shopping.addSource, { recipeId: nobody }],
  [api.shopping.updateSource, { servings: 2 }],
  [api.shopping.change, { changes: [] }],
  [api.shopping.setUp, { staples: ['salt'] }],
  [api.meals.copyWeek, { from: '2026-11-15', to: '2026-11-22' }],
  [api.meals.removeMany, { ids: [nobody] }],
  [api.meals.restore, { meals: [{ id: nobody, recipeId: nobody, date: '2026-11-21', mealType: 'dinner' }] }],
  [api.meals.markCooked, { cookedOn: '2026-11-21' }],
  [api.shelf.add, {}],
  [api.admin.setDisabled, { disabled: true }],
  [api.models.tryOut, { role: 'writing' }],
  [api.billing.sandboxConfirm, { clientSecret: 'x', scenario: 'ok', brand: 'visa', last4: '4242' }],
  [api.billing.sandboxAuthenticate, { challengeId: 'x', ok: true }],
  [api.billing.sandboxAdvance, { seconds: 1 }],
  [api.support.send, { subject: 'Help', message: 'Please' }],
  [api.admin.setStatus, { userId: nobody, subscriptionStatus: 'active' }],
])
const guarded = contractRoutes.filter(({ route }) => route.access !== 'public')

test('no route but the public ones answers without a token, or with a forged one', async () => {
  const { visitor, cook } = await testApp()
  const { idToken } = await cook.signIn()
  const [head, body] = idToken.split('.')
  const unsigned = Buffer.from('{"alg":"none","typ":"JWT"}').toString('base64url')
  const tokens = {
    none: undefined,
    empty: 'Bearer ',
    garbage: 'Bearer not.a.token',
    otherScheme: `Basic ${idToken}`,
    owner: 'Bearer owner',
    unsigned: `Bearer ${unsigned}.${body}.`,
    cutSignature: `Bearer ${head}.${body}.AAAA`,
  }
  for (const { name, route } of guarded) {
    for (const [kind, authorization] of Object.entries(tokens)) {
      const headers = authorization === undefined ? undefined : { authorization }
      const reply = await visitor.send(route, bodies.get(route), {
        params: { id: nobody, photo: 0 },
        headers,
      })
      expect([name, kind, reply.statusCode, reply.json().code]).toEqual([name, kind, 401, 'unauthenticated'])
    }
  }
})

test('a free cook is told that Premium is needed, and nobody but an administrator administers', async () => {
  const { cook } = await testApp()
  for (const { name, route } of guarded.filter(({ route }) => ['premium', 'admin'].includes(route.access))) {
    const reply = await cook.send(route, bodies.get(route), { params: { id: nobody } })
    const code = route.access === 'premium' ? 'premium_required' : 'forbidden'
    expect([name, reply.statusCode, reply.json().code]).toEqual([name, 403, code])
  }
})

test('an e-mail on the list makes an administrator only once it is verified', async () => {
  const { cook } = await testApp({ adminEmails: ['ada@example.org'] })
  expect(await cook.get(api.users.current)).toMatchObject({ email: 'ada@example.org', isAdmin: false })
  const { administrator } = await testApp({ adminEmails: ['chef@example.org'] })
  const admin = await administrator()
  expect(await admin.get(api.users.current)).toMatchObject({ email: 'chef@example.org', isAdmin: true })
})

test('a second cook cannot see, change or learn of what belongs to the first, by any route that takes an id', async () => {
  const { app, premiumCook } = await testApp()
  const [cook, other] = [
    await premiumCook('ada-premium@example.org'),
    await premiumCook('bob-premium@example.org'),
  ]
  const { recipe } = await cook.post(api.recipes.generate, { prompt: 'tomato soup' })
  const day = { date: '2026-11-21', mealType: 'dinner' } as const
  const meal = await cook.post(api.meals.create, { recipeId: recipe.id, ...day })
  await cook.put(api.shelf.add, {}, { params: recipe })
  const [source] = (await cook.post(api.shopping.addSource, { recipeId: recipe.id })).sources
  const job = await readUpload(app, cook, 'soup.txt', pastedSoup)
  const { sessions } = await cook.get(api.sessions.list)
  const folder = await cook.post(api.folders.create, { name: 'Soups', color: '#059669' })
  const entry = await cook.post(api.cooked.add, { cookedOn: '2026-11-19' }, { params: recipe })
  const capture = await cook.post(api.captures.text, { text: pastedSoup })
  const [generation] = await cook.get(api.generations.list)
  const seen = async () => ({
    recipe: await cook.get(api.recipes.get, { params: recipe }),
    folders: await cook.get(api.folders.list),
    meals: await cook.get(api.meals.list),
    shopping: await cook.get(api.shopping.get),
    imported: await cook.get(api.imports.get, { params: job }),
    shelf: await cook.get(api.shelf.list),
  })
  const before = await seen()

  const owned = (route: RouteShape) => {
    if (route.path.startsWith('/api/folders')) return folder.id
    if (route.path.startsWith('/api/cooked')) return entry.id
    if (route.path.startsWith('/api/capture')) return capture.id
    if (route.path.startsWith('/api/generations')) return generation?.id
    if (route.path.startsWith('/api/meal-calendar')) return meal.id
    if (route.path.startsWith('/api/shopping-list')) return source?.id
    if (route.path.startsWith('/api/imports')) return job.id
    if (route.path.startsWith('/api/account/sessions')) return sessions?.[0]?.id
    return recipe.id
  }
  const byId = guarded.filter(({ route }) => route.path.includes(':id') && route.access !== 'admin')
  expect(byId.length).toBeGreaterThan(12)
  for (const { name, route } of byId) {
    const foreign = await other.send(route, bodies.get(route), {
      params: { id: owned(route), version: 1, photo: 0 },
    })
    const unknown = await other.send(route, bodies.get(route), {
      params: { id: nobody, version: 1, photo: 0 },
    })
    expect(owned(route)).toBeDefined()
    expect([name, foreign.statusCode, foreign.json().code]).toEqual([name, 404, 'not_found'])
    expect([name, foreign.body]).toEqual([name, unknown.body])
  }
  const elsewhere = await other.post(api.folders.create, { name: 'Theirs', color: '#059669' })
  await cook.put(api.recipes.move, { folderId: elsewhere.id }, { params: recipe }).expectStatus(404)

  expect(await seen()).toEqual(before)
  expect(await other.get(api.recipes.list)).toEqual([])
})

test('the body of a sync is ignored: the token alone identifies the cook', async () => {
  const { cook } = await testApp()
  const me = await cook.get(api.users.current)
  const synced = await cook.post(api.users.sync, {
    uid: 'someone-else',
    email: 'victim@example.org',
    displayName: 'X',
  })
  expect(synced).toEqual(me)
})

test('an old token ends with its session', async () => {
  const { cook, app } = await testApp()
  const { idToken } = await cook.signIn()
  await cook.post(api.users.signOut)
  const reply = await app.inject({ url: '/api/auth/user', headers: { authorization: `Bearer ${idToken}` } })
  expect([reply.statusCode, reply.json().code]).toEqual([401, 'session_expired'])
})

test('a token that ran out is told apart from none, so that the web app signs in again', async () => {
  const { cook, app, clock } = await testApp()
  const { idToken } = await cook.signIn()
  clock.advance(61 * 60_000)
  const reply = await app.inject({ url: '/api/auth/user', headers: { authorization: `Bearer ${idToken}` } })
  expect([reply.statusCode, reply.json()]).toEqual([
    401,
    { code: 'session_expired', message: 'Please log in again to continue.' },
  ])
  const shared = await app.inject({ url: '/api/config', headers: { authorization: `Bearer ${idToken}` } })
  expect(shared.statusCode).toBe(200)
})
