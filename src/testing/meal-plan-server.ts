import type { Meal } from '#contract/meals.ts'
import type { ShelfRecipe } from '#contract/shelf.ts'

/** The state of a fake meal-plan server, and the requests that it received. */
export interface MealPlan {
  status: string
  meals: Meal[]
  shelf: ShelfRecipe[]
  recipes: NonNullable<Meal['recipe']>[]
  /** Refuses writes with this message; `undefined` refuses without a message, null accepts them. */
  refuse: string | null | undefined
  /** True to refuse further meals, as a full plan does. */
  isFull?: boolean
  /** Method and body of each write; the address when there is no body. */
  sent: unknown[]
  reads: number
}

export const planRecipes = ['Tomato Soup', 'Lentil Stew', 'Plum Cake', 'Bean Salad'].map((title, index) => ({
  id: `recipe-${index}`,
  title,
  imageUrl: null,
  prepTime: 10 + index,
  servings: 4,
}))

export const emptyPlan = (): MealPlan => ({
  status: 'active',
  meals: [],
  shelf: [],
  recipes: planRecipes,
  refuse: null,
  isFull: false,
  sent: [],
  reads: 0,
})

/** Builds a planned meal: a dinner of tomato soup, unless the patch changes it. */
export const plannedMeal = (id: number, patch: Partial<Meal> = {}): Meal => ({
  id: `meal-${id}`,
  kind: 'recipe',
  recipeId: 'recipe-0',
  text: null,
  date: '2026-11-25',
  mealType: 'dinner',
  servings: null,
  note: null,
  cookedOn: null,
  recipe: planRecipes[0] ?? null,
  ...patch,
})

const json = (body: unknown, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { 'Content-Type': 'application/json' } })

/**
 * Creates a fetch that answers like the server with this plan, for component tests in a DOM without a server.
 */
export const mealPlanServer =
  (plan: MealPlan): typeof fetch =>
  async (input, options) => {
    const { pathname, searchParams } = new URL(String(input), 'http://larder.test')
    const body = JSON.parse(String(options?.body ?? 'null'))
    if (pathname === '/api/auth/user') return json({ subscriptionStatus: plan.status })
    if (pathname === '/api/recipes/cards') {
      const words = searchParams.get('search')?.toLowerCase() ?? ''
      const found = plan.recipes.filter(({ title }) => title.toLowerCase().includes(words))
      return json({ recipes: found, nextCursor: null })
    }
    if (options?.method === 'GET') {
      if (pathname === '/api/shelf') return json(plan.shelf)
      plan.reads += 1
      const { from = '', to = '' } = Object.fromEntries(searchParams)
      return json(plan.meals.filter(({ date }) => date >= from && date <= to))
    }
    plan.sent.push([options?.method, body ?? pathname])
    if (plan.isFull) return json({ code: 'plan_full', message: 'No room.' }, 409)
    if (plan.refuse !== null) return json({ code: 'not_found', message: plan.refuse }, 404)
    const present = plan.meals.find(({ id }) => pathname.endsWith(`/${id}`))
    if (present && body?.was && !isSame(present, body.was))
      return json({ code: 'conflict', message: 'It was changed.' }, 409)
    return json(written(plan, options?.method ?? '', pathname.split('/').slice(3), body))
  }

const isSame = (meal: Meal, was: Partial<Meal>) =>
  (['kind', 'recipeId', 'text', 'date', 'mealType', 'servings', 'note'] as const).every(
    (part) => (meal[part] || null) === (was[part] || null),
  )

// The page under test sends the body, and the tests check it.
// biome-ignore lint/suspicious/noExplicitAny: see above
function written(plan: MealPlan, method: string, [id = '', act]: string[], body: any): unknown {
  const change = (patch: Partial<Meal>) => {
    plan.meals = plan.meals.map((one) => (one.id === id ? { ...one, ...patch } : one))
    return plan.meals.find((one) => one.id === id) ?? { ok: true }
  }
  const add = (fields: Partial<Meal>) => {
    const recipe = plan.recipes.find((one) => one.id === fields.recipeId) ?? null
    const made = plannedMeal(100 + plan.meals.length, {
      text: null,
      note: null,
      servings: null,
      ...fields,
      recipe,
    })
    plan.meals = [...plan.meals, made]
    return made
  }
  const remove = (ids: string[]) => {
    plan.meals = plan.meals.filter((one) => !ids.includes(one.id))
    return { removed: ids.length }
  }
  if (act === 'cooked') return change({ cookedOn: method === 'PUT' ? body.cookedOn : null })
  if (id === 'remove-many') return remove(body.ids)
  if (id === 'restore') {
    plan.meals = [...plan.meals, ...body.meals]
    return body.meals
  }
  if (id === 'copy-week') {
    const days = (Date.parse(body.to) - Date.parse(body.from)) / 86_400_000
    const later = (date: string) => new Date(Date.parse(date) + days * 86_400_000).toISOString().slice(0, 10)
    const last = new Date(Date.parse(body.from) + 6 * 86_400_000).toISOString().slice(0, 10)
    const week = plan.meals.filter(({ date }) => date >= body.from && date <= last)
    const meals = week.map(({ id: _, ...meal }) => add({ ...meal, date: later(meal.date) }))
    return { meals, present: 0 }
  }
  if (method === 'POST') return add(body)
  if (method === 'PATCH') {
    const recipe = plan.recipes.find((one) => one.id === body.recipeId) ?? null
    const { was: _, ...fields } = body
    return change({ note: null, ...fields, recipe })
  }
  if (method === 'DELETE') remove([id])
  return { ok: true }
}

/** Adds the shelf's writes: `PUT` and `DELETE /api/shelf/:id`. */
export const mealShelfServer =
  (plan: MealPlan): typeof fetch =>
  async (input, options) => {
    const [, area, id] = new URL(String(input), 'http://larder.test').pathname.slice(1).split('/')
    if (area !== 'shelf' || options?.method === 'GET' || plan.refuse !== null)
      return mealPlanServer(plan)(input, options)
    const recipe = plan.recipes.find((one) => one.id === id)
    plan.sent.push([options?.method, id])
    const others = plan.shelf.filter((one) => one.recipe.id !== id)
    const { addedAt = '2026-11-22T12:00:00.000Z' } = JSON.parse(String(options?.body ?? '{}'))
    plan.shelf =
      options?.method === 'PUT' && recipe
        ? [{ recipe, addedAt }, ...others].toSorted((a, b) => (a.addedAt < b.addedAt ? 1 : -1))
        : others
    return json(options?.method === 'PUT' ? plan.shelf.find((one) => one.recipe.id === id) : { ok: true })
  }
