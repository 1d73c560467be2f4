import { setTimeout } from 'node:timers/promises'
import { v7 as uuidv7 } from 'uuid'
import { fillCollection, pictureHashOf } from '../../bench/lib/collections.ts'
import { api } from '../../src/contract/index.ts'
import type { Recipe } from '../../src/contract/recipe.ts'
import type { Database } from '../../src/server/database/open.ts'
import { openDatabase } from '../../src/server/database/open.ts'
import { quietLog } from '../../src/testing/quiet-log.ts'
import { tomatoSoup } from '../../src/testing/recipes.ts'
import { type RemoteCook, remoteCook } from '../../src/testing/remote-cook.ts'
import type { Larder } from '../../tests/e2e/larder.ts'
import { oddRecipes } from './odd-recipes.ts'

/**
 * People whose screens are photographed: a visitor, a newcomer, a cook who has used up the month's recipes,
 * one with 500 recipes, one with odd recipes, a subscriber with a full plan, one who has paid for Premium, an
 * administrator, and one with a slow model.
 */
export type Who = 'visitor' | 'newcomer' | 'cook' | 'full' | 'odd' | 'subscriber' | 'payer' | 'admin' | 'slow'
export const cooks = ['newcomer', 'cook', 'full', 'odd', 'subscriber', 'payer', 'admin', 'slow'] as const

export const PASSWORD = 'correct horse'
export const emailOf = (who: Who) => `${who}@larder.test`

/** Addresses that exist only after the cooks have made their recipes. */
export interface Cast {
  recipe: string
  longRecipe: string
  arabicRecipe: string
  sharedRecipe: string
  sharedArabic: string
  /** A recipe with headings in its ingredient list and a resting time. */
  partsRecipe: string
  sharedParts: string
  /** Receipt of `payer`. */
  receipt: string
  /** A recipe of `subscriber`, who may refine it. */
  refinable: string
}

const cravings = [
  'chocolate chip cookies',
  'thai green curry with shrimp',
  'creamy mushroom pasta, no wine, 30 minutes',
]

/** Signs all cooks up on a running server, and creates their recipes and plans. */
export async function castOf(larder: Larder, slow: Larder): Promise<Cast> {
  const at = larder.url
  await joined(slow.url, 'slow')
  await joined(at, 'newcomer')
  const cook = await joined(at, 'cook')
  const recipes = []
  for (const prompt of cravings) recipes.push((await cook.call(api.recipes.generate, at, { prompt })).recipe)
  const full = await joined(at, 'full')
  const odd = await joined(at, 'odd')
  const oddIds: string[] = []
  for (const draft of oddRecipes) oddIds.push((await odd.call(api.recipes.create, at, draft)).id)
  const subscriber = await joined(at, 'subscriber')
  const payer = await joined(at, 'payer')
  await joined(at, 'admin')

  const { db, close } = await openDatabase({ dataDir: larder.dataDir, log: quietLog, poolSize: 1 })
  try {
    const pictures = recipes.map(pictureHashOf)
    await fillCollection(db, await idOf(db, 'full'), 500, { imageHashes: pictures })
    await full.call(api.recipes.create, at, tomatoSoup)
    await db
      .updateTable('users')
      .set({
        status_override: 'active',
        first_name: 'Maximiliane',
        last_name: 'von Hohenlohe-Schillingsfürst',
      })
      .where('email', '=', emailOf('subscriber'))
      .execute()
    await db.updateTable('users').set({ is_admin: true }).where('email', '=', emailOf('admin')).execute()
  } finally {
    await close()
  }
  const refinable = (await planMonth(subscriber, at)).find(({ title }) => /soup|salad/i.test(title))
  await shopForWeek(subscriber, at)

  const [, , pasta] = recipes
  const id = pasta?.id ?? ''
  const share = async (who: RemoteCook, recipeId: string) => {
    await who.call(api.recipes.share, at, {}, { params: { id: recipeId } })
    return `/shared/${recipeId}`
  }
  for (const who of [cook, subscriber]) await tellOfAll(who, at)
  return {
    recipe: `/recipe/${id}`,
    longRecipe: `/recipe/${oddIds[0]}`,
    arabicRecipe: `/recipe/${oddIds[2]}`,
    sharedRecipe: await share(cook, id),
    sharedArabic: await share(odd, oddIds[2] ?? ''),
    partsRecipe: `/recipe/${oddIds.at(-1)}`,
    sharedParts: await share(odd, oddIds.at(-1) ?? ''),
    receipt: `/manage-subscription/receipts/${await paidBy(payer, at)}`,
    refinable: `/recipe/${refinable?.id}`,
  }
}

const joined = async (url: string, who: Who) => {
  const cook = await remoteCook(url, emailOf(who))
  await cook.call(api.users.current, url)
  return cook
}

/** Marks all recipes as seen, as if the cook had watched them being made. */
async function tellOfAll(cook: RemoteCook, at: string) {
  for (const { id } of await cook.call(api.generations.list, at))
    await cook.call(api.generations.seen, at, undefined, { params: { id } })
}

const idOf = async (db: Database, who: Who) =>
  (await db.selectFrom('users').select('id').where('email', '=', emailOf(who)).executeTakeFirstOrThrow()).id

/** Creates recipes, and a plan with busy days, a note, and a meal in words. */
async function planMonth(cook: RemoteCook, at: string): Promise<Recipe[]> {
  const recipes: Recipe[] = []
  for (const prompt of [...cravings, 'greek salad', 'lentil soup'])
    recipes.push((await cook.call(api.recipes.generate, at, { prompt })).recipe)
  const types = ['breakfast', 'lunch', 'dinner', 'prep'] as const
  const plan = (date: string, turn: number, note?: string) =>
    cook.call(api.meals.create, at, {
      recipeId: recipes[turn % recipes.length]?.id,
      date,
      mealType: types[turn % types.length],
      ...(note && { note }),
    })
  for (let turn = 0; turn < 5; turn++)
    await plan(dayOf(0), turn, turn === 1 ? 'make extra for lunch tomorrow' : undefined)
  for (const ahead of [-9, -4, -2, 1, 2, 3, 5, 8]) await plan(dayOf(ahead), ahead + 20)
  return recipes
}

/** Fills the shopping list: the coming week's food, lines of the cook's own, and some of it in the basket. */
async function shopForWeek(cook: RemoteCook, at: string) {
  const { lines } = await cook.call(api.shopping.addSource, at, { from: dayOf(0), to: dayOf(6) })
  const now = new Date().toISOString()
  const write = (text: string) => ({ type: 'add' as const, id: uuidv7(), at: now, lineId: uuidv7(), text })
  const tick = ({ key }: { key: string }) => ({ type: 'tick' as const, id: uuidv7(), at: now, key })
  await cook.call(api.shopping.change, at, {
    changes: [...['paper towels', 'a bunch of tulips'].map(write), ...lines.slice(1, 4).map(tick)],
  })
}

/** Pays with a test card of the sandbox. @returns the invoice's id */
async function paidBy(cook: RemoteCook, at: string): Promise<string> {
  const { clientSecret } = await cook.call(api.subscription.getOrCreate, at)
  await cook.call(api.billing.sandboxConfirm, at, {
    clientSecret,
    scenario: 'ok',
    brand: 'visa',
    last4: '4242',
  })
  for (let turn = 0; turn < 50; turn++) {
    const invoices = await cook.call(api.subscription.invoices, at)
    const paid = invoices.find(({ status }) => status === 'paid')
    if (paid) return paid.id
    await setTimeout(100)
  }
  throw new Error('The sandbox told of no payment.')
}

/** Returns the local date that is this many days from now. */
function dayOf(ahead: number): string {
  const today = new Date()
  const day = new Date(today.getFullYear(), today.getMonth(), today.getDate() + ahead, 12)
  return day.toISOString().slice(0, 10)
}
