import type { Page } from '@playwright/test'
import { expect, idTokenOf, signUp, test } from './larder.ts'
import { payloads } from './markup-payloads.ts'

// The content security policy would stop most attempts by itself, so it is off here to show that it is not
// needed.
test.use({ bypassCSP: true })

declare global {
  interface Window {
    hits?: string[]
    hit?: () => void
  }
}

/** A recipe in the kitchen's own form, with a payload in each of its texts. */
const spoiltRecipe = (from: readonly string[]) => {
  const at = (place: number) => from[place % from.length] ?? ''
  return {
    title: at(0),
    description: at(1),
    category: 'dinner',
    prepTime: 10,
    cookTime: 20,
    servings: 2,
    ingredients: from.slice(2, 20).map((item) => ({ amount: '1 cup', item })),
    instructions: from.slice(20),
  }
}

test('markup in any text of a cook is text: sixty payloads, the policy of the pages switched off', async ({
  page,
  larder,
}) => {
  test.slow()
  await page.addInitScript(() => {
    window.hits = []
    window.hit = () => window.hits?.push(location.href)
  })
  const dialogs: string[] = []
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message())
    void dialog.dismiss()
  })
  const post = await apiOf(page, larder.url, await signUp(page, larder.url))

  const ids: string[] = []
  for (let from = 0; from < payloads.length; from += 30) {
    const some = payloads.slice(from, from + 30)
    const { id } = await post('POST', '/api/recipes', spoiltRecipe(some))
    ids.push(id)
    await post('PUT', `/api/recipes/${id}/notes`, { notes: some.join('\n') })
    await post('POST', `/api/recipes/${id}/rate`, { rating: 4, comment: some.join('\n').slice(0, 500) })
    await post('POST', `/api/recipes/${id}/share`, {})
  }
  for (const name of payloads.filter(({ length }) => length <= 50).slice(0, 20)) {
    await post('POST', '/api/folders', { name, color: '#059669' })
  }

  const searched = encodeURIComponent(payloads[5] ?? '')
  const pages = [
    '/',
    '/recipes',
    ...ids.flatMap((id) => [`/recipe/${id}`, `/shared/${id}`]),
    `/recipe/${ids[0]}?edit=true`,
    `/recipe/${ids[1]}/cook`,
    `/search?q=${searched}`,
    '/profile',
    `/?auth=${searched}`,
    `/recipe/${searched}`,
  ]
  for (const address of pages) {
    await page.goto(larder.url + address)
    await expect(page.getByRole('heading').first()).toBeVisible()
    // A click could run a script through addresses that are code.
    const addresses = await page
      .locator('a[href], form[action]')
      .evaluateAll((all) => all.map((one) => one.getAttribute('href') ?? one.getAttribute('action') ?? ''))
    expect(addresses.filter((one) => /^\s*(java\s*script|data|vbscript):/i.test(one))).toEqual([])
    expect([address, await page.evaluate(() => window.hits)]).toEqual([address, []])
  }
  await page.goto(`${larder.url}/recipe/${ids[0]}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(payloads[0] ?? '')
  expect(dialogs).toEqual([])
})

/** Calls the API as the cook who signed up in the page. */
async function apiOf(page: Page, url: string, cook: { email: string; password: string }) {
  const idToken = await idTokenOf(url, cook)
  return async (method: string, path: string, data: unknown) => {
    const reply = await page.request.fetch(url + path, {
      method,
      data,
      headers: { authorization: `Bearer ${idToken}` },
    })
    expect([path, reply.ok() || (await reply.text())]).toEqual([path, true])
    return (await reply.json()) as { id: string }
  }
}
