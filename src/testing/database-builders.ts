import { v7 as uuidv7 } from 'uuid'
import type { RecipeDraft } from '#contract/recipe.ts'
import type { Queryable } from '#server/database/open.ts'
import type { ReservationRequest } from '#server/stores/quota.ts'
import type { NewRecipe, RecipeContent } from '#server/stores/recipes.ts'
import { type IdentityClaims, type User, upsertUser } from '#server/stores/users.ts'

export const noon = new Date('2026-11-21T12:00:00.000Z')
export const month = '2026-11'
export const later = (ms: number, from: Date = noon) => new Date(from.getTime() + ms)

/** Creates a cook whose account is in the database. */
export async function aCook(db: Queryable, claims: Partial<IdentityClaims> = {}): Promise<User> {
  const uid = claims.uid ?? uuidv7()
  return await upsertUser(
    db,
    {
      uid,
      email: `${uid}@example.com`,
      emailVerified: true,
      displayName: 'Ada Byron',
      photoUrl: null,
      ...claims,
    },
    noon,
  )
}

export function aContent(draft: Partial<RecipeDraft> = {}): RecipeContent {
  return {
    draft: {
      title: 'Mushroom pasta',
      description: 'Silky, and ready in half an hour.',
      category: 'dinner',
      prepTime: 10,
      cookTime: 20,
      restTime: 0,
      servings: 2,
      ingredients: [
        { amount: '200 g', item: 'tagliatelle' },
        { amount: '250 g', item: 'chestnut mushrooms, sliced' },
      ],
      instructions: ['Boil the tagliatelle.', 'Fry the mushrooms and toss with the pasta.'],
      ...draft,
    },
    parsedIngredients: [],
    groceryList: { Produce: ['250 g chestnut mushrooms'], 'Pasta, Rice & Grains': ['200 g tagliatelle'] },
    nutrition: { calories: 430, protein: 17, carbs: 74, fat: 6, fiber: 5, sugar: 4, sodium: 20 },
    nutritionCoverage: { linesCounted: 2, lines: 2, unmatched: [] },
    checks: { rules: [{ group: 'coherence', passed: true }], findings: [] },
  }
}

/** Builds a recipe that is not stored yet. */
export function aRecipe(recipe: Partial<NewRecipe> & { title?: string } = {}): NewRecipe {
  const { title, ...rest } = recipe
  return {
    ...aContent(title === undefined ? {} : { title }),
    id: uuidv7(),
    source: { kind: 'text', engine: 'larder-kitchen', prompt: 'mushroom pasta' },
    image: { hash: 'a'.repeat(64), alt: 'A bowl of mushroom pasta' },
    createdAt: noon,
    ...rest,
  }
}

/** Builds a free cook's reservation of one recipe of this month, with an idempotency key of its own. */
export function aReservation(userId: string, request: Partial<ReservationRequest> = {}): ReservationRequest {
  return {
    userId,
    kind: 'text',
    month,
    idempotencyKey: uuidv7(),
    request: { prompt: 'mushroom pasta' },
    now: noon,
    leaseMs: 60_000,
    unlimited: false,
    maxOpen: 3,
    ...request,
  }
}
