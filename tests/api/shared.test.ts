import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { Window } from 'happy-dom'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { api } from '#contract/index.ts'
import type { RecipeDraft } from '#contract/recipe.ts'
import { createDiskPictures } from '#server/adapters/pictures/disk.ts'
import { escapeHtml, escapeJson, withHead } from '#server/http/page-head.ts'
import { type TestApp, testApp } from '#testing/test-app.ts'

const publicUrl = 'https://larder.example'
const never = '018f4f5e-0000-7000-8000-000000000000'
const built =
  '<!doctype html><html><head><meta property="csp-nonce" nonce="__CSP_NONCE__"><title>Larder</title>\n' +
  '<meta\n name="description"\n content="Of all pages" /></head><body><div id="root"></div></body></html>'
let webRoot = ''
beforeAll(async () => {
  webRoot = await mkdtemp(join(tmpdir(), 'larder-web-'))
  await writeFile(join(webRoot, 'index.html'), built)
})
afterAll(() => rm(webRoot, { recursive: true }))

const parse = (html: string) => new new Window().DOMParser().parseFromString(html, 'text/html')
const metaOf = (html: string) => {
  const page = parse(html)
  const content = (name: string) =>
    page.querySelector(`meta[property="${name}"], meta[name="${name}"]`)?.getAttribute('content') ?? null
  return { page, content }
}
const withoutNonce = (html: string) => html.replaceAll(/nonce="[^"]+"/g, '')

/** Creates a shared recipe of the first cook with this text. */
async function shared({ cook }: TestApp, text: Partial<RecipeDraft> = {}) {
  const { recipe } = await cook.post(api.recipes.generate, { prompt: 'tomato soup' })
  const params = { id: recipe.id }
  if (Object.keys(text).length > 0) await cook.put(api.recipes.update, text, { params })
  await cook.post(api.recipes.share, undefined, { params })
  return { ...recipe, ...text }
}

test('the page of a shared recipe previews it, with absolute addresses', async () => {
  const app = await testApp({ webRoot, publicUrl })
  const recipe = await shared(app)
  const reply = await app.app.inject(`/shared/${recipe.id}`)
  expect(reply.statusCode).toBe(200)
  const { page, content } = metaOf(reply.body)
  const url = `${publicUrl}/shared/${recipe.id}`
  const picture = `${publicUrl}${recipe.imageUrl?.replace('.webp', '-1200x630.jpg')}`
  expect(page.title).toBe(`${recipe.title} · Larder`)
  expect(page.querySelector('link[rel=canonical]')?.getAttribute('href')).toBe(url)
  expect(page.querySelectorAll('meta[name=description]')).toHaveLength(1)
  expect(Object.fromEntries(previewNames.map((name) => [name, content(name)]))).toEqual({
    description: recipe.description,
    robots: null,
    'og:type': 'article',
    'og:site_name': 'Larder',
    'og:url': url,
    'og:title': `${recipe.title} · Larder`,
    'og:description': recipe.description,
    'og:image': picture,
    'og:image:width': '1200',
    'og:image:height': '630',
    'twitter:card': 'summary_large_image',
    'twitter:title': `${recipe.title} · Larder`,
    'twitter:image': picture,
  })
})
const previewNames =
  `description robots og:type og:site_name og:url og:title og:description og:image og:image:width og:image:height
  twitter:card twitter:title twitter:image`.split(/\s+/)

test('its recipe is there as data that search engines read', async () => {
  const app = await testApp({ webRoot, publicUrl })
  const recipe = await shared(app, { prepTime: 15, cookTime: 75 })
  await app.cook.post(api.ratings.rate, { rating: 4 }, { params: recipe })
  const { page } = metaOf((await app.app.inject(`/shared/${recipe.id}`)).body)
  const scripts = page.querySelectorAll('script[type="application/ld+json"]')
  expect(scripts).toHaveLength(1)
  const data = JSON.parse(scripts[0]?.textContent ?? '')
  expect(data).toMatchObject({
    '@context': 'https://schema.org',
    '@type': 'Recipe',
    name: recipe.title,
    description: recipe.description,
    recipeYield: `${recipe.servings} servings`,
    prepTime: 'PT15M',
    cookTime: 'PT1H15M',
    totalTime: 'PT1H30M',
    recipeCategory: 'Dinner',
    datePublished: recipe.createdAt.slice(0, 10),
    nutrition: { '@type': 'NutritionInformation', calories: expect.stringMatching(/^\d+ calories$/) },
    aggregateRating: { '@type': 'AggregateRating', ratingValue: 4, ratingCount: 1, bestRating: 5 },
  })
  expect(data.recipeIngredient).toHaveLength(recipe.ingredients.length)
  expect(data.recipeInstructions.map(({ text }: { text: string }) => text)).toEqual(recipe.instructions)
  for (const image of data.image) expect(image).toMatch(/^https:\/\/larder\.example\/images\//)
  expect(JSON.stringify(data)).not.toContain('ada@example.org')
})

test('markup in a recipe is text in its preview, and ends no script', async () => {
  const app = await testApp({ webRoot, publicUrl })
  const nasty = `"><script>alert(1)</script><!-- & '$& __CSP_NONCE__`
  const recipe = await shared(app, {
    title: nasty,
    description: `</script>${nasty}`,
    instructions: [`</SCRIPT ${nasty}`],
  })
  const reply = await app.app.inject(`/shared/${recipe.id}`)
  const { page, content } = metaOf(reply.body)
  expect(page.title).toBe(`${nasty} · Larder`)
  expect(content('og:title')).toBe(`${nasty} · Larder`)
  expect(content('og:description')).toBe(`</script>${nasty}`)
  const scripts = [...page.querySelectorAll('script')]
  expect(scripts.map((script) => script.getAttribute('type'))).toEqual(['application/ld+json'])
  expect(JSON.parse(scripts[0]?.textContent ?? '').recipeInstructions[0].text).toBe(`</SCRIPT ${nasty}`)
  expect(reply.headers['content-security-policy']).toContain("script-src 'self';")
})

test('whatever a recipe says, its head parses back to it', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'binary' }), (title, description) => {
      const head = { title: 'x', description, url: title, data: { title, description } }
      const { page } = metaOf(withHead(built, head))
      const script = page.querySelector('script')?.textContent ?? ''
      expect(JSON.parse(script)).toEqual({ title, description })
      expect(`${escapeHtml(title)}${escapeJson(description)}`).not.toMatch(/[<>]/)
    }),
  )
})

test('a recipe never shared, unshared or deleted answers as an id that never was: page, data, save and picture', async () => {
  const app = await testApp({ webRoot, publicUrl })
  const { recipe: unshared } = await app.cook.post(api.recipes.generate, { prompt: 'tomato soup' })
  const taken = await shared(app)
  const deleted = await shared(app)
  await app.cook.delete(api.recipes.unshare, { params: taken })
  await app.cook.delete(api.recipes.remove, { params: deleted })
  const other = await app.secondCook()
  const answersFor = async (id: string) => {
    const page = await app.app.inject(`/shared/${id}`)
    const data = await app.visitor.send(api.shared.get, undefined, { params: { id } })
    const save = await other.send(api.shared.save, undefined, { params: { id } })
    return [page.statusCode, withoutNonce(page.body), data.statusCode, data.body, save.statusCode, save.body]
  }
  const unknown = await answersFor(never)
  expect([unknown[0], unknown[2], unknown[4]]).toEqual([404, 404, 404])
  for (const id of [unshared.id, taken.id, deleted.id]) expect(await answersFor(id)).toEqual(unknown)
  const { page, content } = metaOf(String(unknown[1]))
  expect([page.title, content('robots'), content('og:title')]).toEqual([
    'Recipe Not Found · Larder',
    'noindex',
    null,
  ])
  expect((await app.app.inject('/shared/not-an-id')).statusCode).toBe(404)
})

test('the picture of a preview is a JPEG of 1200 × 630 that other sites may show', async () => {
  const dir = await mkdtemp(join(tmpdir(), 'larder-pictures-'))
  const pictures = createDiskPictures(dir)
  const app = await testApp({ webRoot, publicUrl, pictures })
  const photo = sharp({ create: { width: 800, height: 600, channels: 3, background: '#c03028' } })
  const { url } = await pictures.store(await photo.png().toBuffer())
  const reply = await app.app.inject(url.replace('.webp', '-1200x630.jpg'))
  expect(reply.headers).toMatchObject({
    'content-type': 'image/jpeg',
    'cache-control': 'public, max-age=31536000, immutable',
    'cross-origin-resource-policy': 'cross-origin',
  })
  expect(await sharp(reply.rawPayload).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 })
  expect((await app.app.inject(`/images/${'0'.repeat(64)}-1200x630.jpg`)).statusCode).toBe(404)
  expect((await app.app.inject(url.replace('.webp', '-600x315.jpg'))).statusCode).toBe(404)
  await rm(dir, { recursive: true })
})

test('saving is once, for a second cook and for the author', async () => {
  const app = await testApp({ webRoot, publicUrl })
  const recipe = await shared(app)
  const other = await app.secondCook()
  const copy = await other.post(api.shared.save, undefined, { params: recipe })
  expect(copy.id).not.toBe(recipe.id)
  for (const cook of [other, app.cook]) {
    const again = await cook.post(api.shared.save, undefined, { params: recipe }).expectStatus(409)
    expect(again.message).toContain('already saved')
  }
  expect(await other.get(api.recipes.list)).toHaveLength(1)
  // Only the owner can switch the link off, and a copy is not shared with its original.
  await other.delete(api.recipes.unshare, { params: recipe }).expectStatus(404)
  await app.visitor.get(api.shared.get, { params: copy }).expectStatus(404)
  await app.visitor.post(api.shared.save, undefined, { params: recipe }).expectStatus(401)
  expect((await app.visitor.get(api.shared.get, { params: recipe })).title).toBe(recipe.title)
})

test('the landing page previews itself; pages behind the sign-in do not', async () => {
  const { app } = await testApp({ webRoot, publicUrl })
  const { content } = metaOf((await app.inject('/')).body)
  expect([content('og:title'), content('og:url'), content('og:image')]).toEqual([
    'Larder: Crave it. Cook it. Keep it.',
    `${publicUrl}/`,
    `${publicUrl}/preview.jpg`,
  ])
  expect(metaOf((await app.inject('/recipes')).body).content('og:title')).toBeNull()
})
