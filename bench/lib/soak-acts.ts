import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { v7 as uuidv7 } from 'uuid'
import { api } from '#contract/index.ts'
import { tomatoSoup } from '#testing/recipes.ts'
import { any, type SoakCook } from './soak-cook.ts'

/** A photo of a printed recipe, 1100 pixels wide, 48 kB. */
const photo = readFileSync(join(import.meta.dirname, '../../tests/photos/chowder.jpg'))

const prompts = ['tomato soup', 'lentil curry', 'lemon cake', 'beef stir fry', 'greek salad', 'banana bread']
const wishes = ['make it vegan', 'for 6 people', 'without garlic']
/** Number of recipes beyond which a cook deletes some before adding any. */
const MOST_RECIPES = 40

type Act = (cook: SoakCook) => Promise<unknown>

const chosen = (cook: SoakCook) => ({ params: { id: any(cook.recipes) } })
const dayFromNow = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

const kept = (cook: SoakCook, made: { id: string } | null | undefined) => {
  if (made) cook.recipes.push(made.id)
}

export const write: Act = async (cook) => {
  if (cook.recipes.length >= MOST_RECIPES) await remove(cook)
  kept(cook, await cook.ask(api.recipes.create, { ...tomatoSoup, title: `Soup ${uuidv7().slice(-6)}` }))
}

const remove: Act = async (cook) => {
  if (cook.recipes.length < 3) return
  const id = any(cook.recipes)
  cook.recipes = cook.recipes.filter((one) => one !== id)
  await cook.ask(api.recipes.remove, undefined, { params: { id } })
}

const look: Act = async (cook) => {
  const recipe = await cook.ask(api.recipes.get, undefined, chosen(cook))
  if (recipe?.imageUrl) await cook.visit('picture', recipe.imageUrl)
  await cook.ask(api.versions.list, undefined, chosen(cook))
}

const generate: Act = async (cook) => {
  const made = await cook.ask(api.recipes.generate, { prompt: any(prompts) })
  kept(cook, made?.recipe)
  if (made?.imageUrl) await cook.visit('picture', made.imageUrl)
}

const watchGeneration: Act = async (cook) => {
  const headers = { accept: 'text/event-stream' }
  const events = (await cook.bytes(api.recipes.generate, { prompt: any(prompts) }, { headers }))?.toString()
  if (!events) return
  // A stream starts before the server knows whether the cook has a recipe left this month.
  if (!events.includes('event: done') && (cook.isPremium || !events.includes('quota_exceeded')))
    cook.books.fail(`a generation's events ended with ${events.slice(-200)}`)
}

const refine: Act = async (cook) => {
  // Not every dish has a substitute for its garlic or its beef.
  await cook.ask(api.refine.propose, { wish: any(wishes) }, { ...chosen(cook), refusals: ['recipe_refused'] })
}

const plan: Act = async (cook) => {
  const day = dayFromNow(Math.floor(Math.random() * 14))
  const meal = { recipeId: any(cook.recipes), date: day, mealType: 'dinner' }
  const made = await cook.ask(api.meals.create, meal)
  await cook.ask(api.meals.list, undefined, { query: { from: dayFromNow(0), to: dayFromNow(30) } })
  if (made && Math.random() < 0.5) await cook.ask(api.meals.remove, undefined, { params: { id: made.id } })
}

const organize: Act = async (cook) => {
  const old = cook.folders.length > 5 ? cook.folders.shift() : undefined
  if (old) await cook.ask(api.folders.remove, undefined, { params: { id: old } })
  const made = await cook.ask(api.folders.create, { name: `Shelf ${uuidv7().slice(-4)}`, color: '#2563eb' })
  if (!made) return
  cook.folders.push(made.id)
  await cook.ask(api.recipes.move, { folderId: made.id }, chosen(cook))
  await cook.ask(api.folders.counts)
  await cook.ask(api.recipes.cards, undefined, { query: { folderId: made.id } })
}

const shop: Act = async (cook) => {
  const added = await cook.ask(api.shopping.addSource, { recipeId: any(cook.recipes), servings: 4 })
  const stamp = () => ({ id: uuidv7(), at: new Date().toISOString() })
  const lineId = uuidv7()
  const key = any(added?.lines ?? [])?.key
  const changes = [
    { ...stamp(), type: 'add', lineId, text: 'kitchen paper' },
    { ...stamp(), type: 'tick', key: `own:${lineId}` },
    ...(key ? [{ ...stamp(), type: 'tick', key }] : []),
  ]
  await cook.ask(api.shopping.change, { sentAt: new Date().toISOString(), changes })
  const list = await cook.ask(api.shopping.get, undefined, { query: { today: dayFromNow(0) } })
  if (!list || list.sources.length < 4) return
  await cook.ask(api.shopping.change, { changes: [{ ...stamp(), type: 'clear-ticked' }] })
  const [first] = list.sources
  if (first) await cook.ask(api.shopping.removeSource, undefined, { params: { id: first.id } })
}

const share: Act = async (cook) => {
  const { params } = chosen(cook)
  if (!(await cook.ask(api.recipes.share, undefined, { params }))) return
  await cook.visit('shared recipe', `/api/recipes/shared/${params.id}`)
  await cook.ask(api.recipes.unshare, undefined, { params })
}

const capture: Act = async (cook) => {
  if (cook.recipes.length >= MOST_RECIPES) await remove(cook)
  const text = [tomatoSoup.title, 'Serves 4', 'Ingredients', '2 pounds tomatoes', '1 onion', 'Method']
  const read = await cook.ask(api.captures.text, { text: [...text, tomatoSoup.instructions[1]].join('\n') })
  if (!read) return
  kept(cook, await cook.ask(api.captures.save, { draft: tomatoSoup }, { params: { id: read.id } }))
}

const form = (field: string, name: string, type: string, bytes: Uint8Array) => {
  const body = new FormData()
  body.append(field, new Blob([new Uint8Array(bytes)], { type }), name)
  return body
}

const readCard: Act = async (cook) => {
  if (cook.recipes.length >= MOST_RECIPES) await remove(cook)
  kept(cook, (await cook.ask(api.recipes.ocr, form('image', 'card.jpg', 'image/jpeg', photo)))?.recipe)
}

const findFoods: Act = (cook) =>
  cook.ask(api.recipes.analyzeImage, form('image', 'shelf.jpg', 'image/jpeg', photo))

/** Exports the account, deletes a recipe, and imports it again from the file. */
const exportAndImport: Act = async (cook) => {
  const zip = await cook.bytes(api.account.export)
  if (!zip) return
  await remove(cook)
  const started = await cook.ask(api.imports.start, form('file', 'larder.zip', 'application/zip', zip))
  if (!started) return
  const one = { params: { id: started.id } }
  const state = () => cook.ask(api.imports.get, undefined, one)
  const read = await cook.until(state, (job) => job.state !== 'reading')
  if (read && read.state !== 'ready') cook.books.fail(`an import is ${read.state}: ${read.problem?.message}`)
  if (read?.state !== 'ready') return
  await cook.ask(api.imports.items, undefined, one)
  await cook.ask(api.imports.save, {}, one)
  const saved = await cook.until(state, (job) => job.state !== 'saving')
  if (saved && (saved.state !== 'done' || saved.recipes.failed > 0))
    cook.books.fail(`an import is ${saved.state} with ${saved.recipes.failed} failed recipes`)
  await cook.ask(api.imports.remove, undefined, one)
  const all = await cook.ask(api.recipes.cards, undefined, { query: { limit: 100 } })
  if (all) cook.recipes = all.recipes.map(({ id }) => id)
}

const often: Act[] = [
  look,
  write,
  plan,
  organize,
  shop,
  share,
  (cook) => cook.ask(api.recipes.list, undefined, { query: { limit: 50 } }),
  (cook) => cook.ask(api.recipes.cards, undefined, { query: { search: 'tomato' } }),
  (cook) => cook.ask(api.popular.list),
  (cook) => cook.ask(api.quota.check),
  (cook) => cook.ask(api.recipes.favorite, {}, chosen(cook)),
  (cook) => cook.ask(api.ratings.rate, { rating: 4, comment: 'Good' }, chosen(cook)),
  (cook) => cook.ask(api.cooked.add, { cookedOn: dayFromNow(0) }, chosen(cook)),
  (cook) => cook.ask(api.notes.update, { notes: 'More salt.' }, chosen(cook)),
  (cook) => cook.ask(api.recipes.update, { description: 'Better now.' }, chosen(cook)),
]
const sometimes: Act[] = [
  remove,
  capture,
  refine,
  generate,
  watchGeneration,
  (cook) => cook.ask(api.account.stats),
  (cook) => cook.ask(api.settings.update, { units: any(['metric', 'us']) }),
  (cook) => cook.renew(),
]
const rarely: Act[] = [readCard, findFoods, exportAndImport, (cook) => cook.signInAgain()]

/** Chooses a cook's next action: mostly everyday ones, now and then an expensive one. */
export const nextAct = (): Act => {
  const dice = Math.random()
  return (dice < 0.01 ? any(rarely) : dice < 0.2 ? any(sometimes) : any(often)) ?? look
}
