import { v7 as uuidv7 } from 'uuid'
import type { Database } from '#server/database/open.ts'
import { feedMeals } from '#server/stores/calendar-feeds.ts'
import {
  countByFolder,
  createFolder,
  deleteFolder,
  listFolders,
  updateFolder,
} from '#server/stores/folders.ts'
import {
  appendEvents,
  commitGeneration,
  getGeneration,
  listOpenGenerations,
  markSeen,
  readEvents,
  releaseGeneration,
  renewLease,
  setStage,
} from '#server/stores/generations.ts'
import { usedThisMonth } from '#server/stores/ledger.ts'
import { listPopular } from '#server/stores/library.ts'
import { createMeal, listMeals } from '#server/stores/meals.ts'
import { copyWeek, restoreMeals } from '#server/stores/meals-many.ts'
import { makeableRecipes } from '#server/stores/pantry.ts'
import { reserveGeneration } from '#server/stores/quota.ts'
import { getRating, rate, ratingStats } from '#server/stores/ratings.ts'
import {
  deleteRecipe,
  getRecipe,
  insertRecipe,
  listCards,
  listRecipes,
  moveRecipe,
  recentTitles,
  toggleFavorite,
  updateRecipe,
} from '#server/stores/recipes.ts'
import { searchRecipes } from '#server/stores/search.ts'
import { shareRecipe, unshareRecipe } from '#server/stores/shares.ts'
import { listShelf } from '#server/stores/shelf.ts'
import { readShopping } from '#server/stores/shopping-state.ts'
import { currentUser, findUserByUid } from '#server/stores/users.ts'
import { aContent, aRecipe, aReservation, later, month, noon } from './database-builders.ts'

/** A cook of the crowd, with ids of rows that queries can use. */
export interface Someone {
  userId: string
  uid: string
  recipeId: string
  folderId: string
  generationId: string
}

export interface HotQuery {
  call(db: Database, someone: Someone): Promise<unknown>
  /** Most statements that the query may take, without begin and commit. */
  statements: number
  /** Indexes that the plan must use. */
  indexes?: string[]
  /** True when the rows must come in order from the index. */
  ordered?: boolean
  /** True when the plan must not combine two indexes of a table. */
  oneIndexEach?: boolean
}

const problem = { code: 'ai_failed', message: 'No.' } as const
const aMeal = { kind: 'recipe', date: '2026-11-23', mealType: 'dinner' } as const
const content = { name: 'New', color: '#2563eb' } as const

/** Queries that the requests of a cook make. */
export const hotReads: Record<string, HotQuery> = {
  'get a recipe': {
    call: (db, { userId, recipeId }) => getRecipe(db, userId, recipeId),
    statements: 1,
    indexes: ['recipes_pkey', 'ratings_pkey', 'rating_totals_pkey', 'awaited_pictures_pkey'],
  },
  'list 50 recipes': {
    call: (db, { userId }) => listRecipes(db, userId, { limit: 50 }),
    statements: 1,
    indexes: ['recipes_newest'],
    ordered: true,
  },
  'a page of the library': {
    call: (db, { userId }) => listPopular(db, userId, { q: '', limit: 24 }),
    statements: 1,
    indexes: ['popular_recipes_rank'],
    ordered: true,
  },
  'a page of the library by category': {
    call: (db, { userId }) => listPopular(db, userId, { q: '', category: 'dinner', limit: 24 }),
    statements: 1,
    ordered: true,
  },
  'the next 50': {
    call: async (db, { userId }) =>
      listRecipes(db, userId, {
        limit: 50,
        cursor: `${later(-50 * 3_600_000)
          .getTime()
          .toString(36)}.${userId}`,
      }),
    statements: 1,
    indexes: ['recipes_newest'],
    ordered: true,
  },
  'cards by title': {
    call: (db, { userId }) => listCards(db, userId, { sort: 'alphabetical', limit: 48 }),
    statements: 1,
    indexes: ['recipes_by_title', 'recipes_pkey'],
    ordered: true,
  },
  'the next cards by title': {
    call: (db, { userId }) =>
      listCards(db, userId, { sort: 'alphabetical', limit: 48, cursor: `YQ.${userId}` }),
    statements: 1,
    indexes: ['recipes_by_title', 'recipes_pkey'],
    ordered: true,
  },
  'oldest cards': {
    call: (db, { userId }) => listCards(db, userId, { sort: 'oldest', limit: 48 }),
    statements: 1,
    indexes: ['recipes_newest'],
    ordered: true,
  },
  'favourite cards': {
    call: (db, { userId }) => listCards(db, userId, { sort: 'favorites', limit: 48 }),
    statements: 1,
    indexes: ['recipes_favorites'],
    ordered: true,
  },
  'the next favourite cards': {
    call: (db, { userId }) =>
      listCards(db, userId, {
        sort: 'favorites',
        limit: 48,
        cursor: `0.${noon.getTime().toString(36)}.${userId}`,
      }),
    statements: 1,
    indexes: ['recipes_favorites'],
    ordered: true,
  },
  'list all recipes': {
    call: (db, { userId }) => listRecipes(db, userId),
    statements: 1,
    indexes: ['recipes_newest'],
  },
  'list a folder': {
    call: (db, { userId, folderId }) => listRecipes(db, userId, { folderId, limit: 50 }),
    statements: 1,
    indexes: ['recipes_folder'],
  },
  'list the unorganized': {
    call: (db, { userId }) => listRecipes(db, userId, { folderId: 'unorganized', limit: 10 }),
    statements: 1,
    ordered: true,
  },
  'list a category': {
    call: (db, { userId }) => listRecipes(db, userId, { category: 'dessert', limit: 50 }),
    statements: 1,
    ordered: true,
  },
  search: {
    call: (db, { userId }) => listRecipes(db, userId, { search: 'mushroom pasta', limit: 50 }),
    statements: 1,
    indexes: ['recipes_search'],
    oneIndexEach: true,
  },
  'ranked search': {
    call: (db, { userId }) => searchRecipes(db, userId, { q: 'mushroom pasta', limit: 24 }),
    statements: 1,
    indexes: ['recipes_search', 'recipes_pkey'],
    oneIndexEach: true,
  },
  'search with a slip': {
    call: (db, { userId }) => searchRecipes(db, userId, { q: 'mushrom', limit: 24 }),
    statements: 4,
    indexes: ['recipes_search', 'recipes_pkey'],
  },
  'what can I make': {
    call: (db, { userId }) => makeableRecipes(db, userId, { answers: ['mushroom'], limit: 24 }),
    statements: 1,
    indexes: ['recipes_pkey'],
  },
  'recent titles': {
    call: (db, { userId }) => recentTitles(db, userId),
    statements: 1,
    indexes: ['recipes_newest'],
    ordered: true,
  },
  'own rating': {
    call: (db, { userId, recipeId }) => getRating(db, userId, recipeId),
    statements: 1,
    indexes: ['recipes_pkey', 'ratings_pkey'],
  },
  'rating totals': {
    call: (db, { userId, recipeId }) => ratingStats(db, userId, recipeId),
    statements: 1,
    indexes: ['recipes_pkey', 'rating_totals_pkey'],
  },
  folders: { call: (db, { userId }) => listFolders(db, userId), statements: 1, indexes: ['folders_pkey'] },
  'folder counts': {
    call: (db, { userId }) => countByFolder(db, userId),
    statements: 1,
  },
  'a month of the plan': {
    call: (db, { userId }) => listMeals(db, userId, { from: '2026-11-01', to: '2026-12-05' }),
    statements: 1,
    indexes: ['meal_entries_date'],
  },
  'the shelf': {
    call: (db, { userId }) => listShelf(db, userId),
    statements: 1,
    indexes: ['shelf_recipes_pkey'],
  },
  'the shopping list': {
    call: (db, { userId }) => readShopping(db, userId, { since: '2026-11-20', withPlan: true }),
    statements: 1,
  },
  'meals for another calendar': {
    call: (db, { userId }) => feedMeals(db, userId, { from: '2026-11-01', to: '2027-02-01', limit: 1000 }),
    statements: 1,
    indexes: ['meal_entries_date'],
  },
  'quota check': {
    call: (db, { userId }) => usedThisMonth(db, userId, month, noon),
    statements: 1,
    indexes: ['generations_ledger'],
  },
  'current cook': {
    call: (db, { userId }) => currentUser(db, userId, { month, now: noon, isAdmin: false }),
    statements: 1,
    indexes: ['generations_ledger'],
  },
  'a generation': {
    call: (db, { userId, generationId }) => getGeneration(db, userId, generationId),
    statements: 1,
    indexes: ['generations_pkey'],
  },
  'open generations': {
    call: (db, { userId }) => listOpenGenerations(db, userId, noon),
    statements: 1,
    indexes: ['generations_unseen'],
  },
  'event stream': {
    call: (db, { userId, generationId }) => readEvents(db, userId, generationId, 2),
    statements: 1,
    indexes: ['generation_events_pkey'],
  },
}

export const hotWrites: Record<string, HotQuery> = {
  create: { call: (db, { userId }) => insertRecipe(db, userId, aRecipe()), statements: 1 },
  edit: {
    call: (db, { userId, recipeId }) => updateRecipe(db, userId, recipeId, aContent(), { now: noon }),
    statements: 2,
    indexes: ['recipes_pkey'],
  },
  favourite: {
    call: (db, { userId, recipeId }) => toggleFavorite(db, userId, recipeId),
    statements: 1,
    indexes: ['recipes_pkey'],
  },
  move: {
    call: (db, { userId, recipeId, folderId }) => moveRecipe(db, userId, recipeId, folderId),
    statements: 1,
    indexes: ['recipes_pkey'],
  },
  rate: {
    call: (db, { userId, recipeId }) => rate(db, userId, recipeId, { rating: 5 }, noon),
    statements: 1,
    indexes: ['users_pkey', 'recipes_pkey'],
  },
  'switch the link on': {
    call: (db, { userId, recipeId }) => shareRecipe(db, userId, recipeId, noon),
    statements: 1,
    indexes: ['recipes_pkey'],
  },
  'switch the link off': {
    call: (db, { userId, recipeId }) => unshareRecipe(db, userId, recipeId),
    statements: 2,
    indexes: ['recipes_pkey', 'share_links_pkey'],
  },
  'plan a meal': {
    call: (db, { userId, recipeId }) => createMeal(db, userId, { ...aMeal, recipeId }, noon),
    statements: 2,
    indexes: ['users_pkey', 'recipes_pkey'],
  },
  'copy a week': {
    call: (db, { userId }) => copyWeek(db, userId, { from: '2026-11-15', to: '2026-11-22' }, noon),
    statements: 2,
    indexes: ['users_pkey', 'meal_entries_date'],
  },
  'put meals back': {
    call: (db, { userId, recipeId }) =>
      restoreMeals(db, userId, [{ ...aMeal, recipeId, id: uuidv7() }], noon),
    statements: 2,
    indexes: ['users_pkey', 'recipes_pkey'],
  },
  'make a folder': { call: (db, { userId }) => createFolder(db, userId, content, noon), statements: 1 },
  'rename a folder': {
    call: (db, { userId, folderId }) => updateFolder(db, userId, folderId, content, noon),
    statements: 1,
    indexes: ['folders_pkey'],
  },
  'delete a folder': {
    call: (db, { userId, folderId }) => deleteFolder(db, userId, folderId),
    statements: 2,
    indexes: ['folders_pkey', 'recipes_folder'],
  },
  reserve: {
    call: (db, { userId }) => reserveGeneration(db, aReservation(userId, { unlimited: true })),
    statements: 2,
    indexes: ['generations_ledger', 'generations_attempt', 'generations_user_id_idempotency_key_key'],
  },
  stage: {
    call: (db, { userId, generationId }) => setStage(db, { userId, generationId }, 'image'),
    statements: 1,
  },
  'renew a lease': {
    call: (db, { userId, generationId }) => renewLease(db, { userId, generationId }, later(60_000)),
    statements: 1,
  },
  'append events': {
    call: (db, { userId, generationId }) =>
      appendEvents(db, { userId, generationId }, [{ seq: 900, type: 'partial', data: {} }], noon),
    statements: 1,
  },
  commit: {
    call: (db, { userId, generationId }) =>
      commitGeneration(db, { userId, generationId, recipe: aRecipe({ id: uuidv7() }), now: noon }),
    statements: 3,
  },
  release: {
    call: (db, { userId, generationId }) =>
      releaseGeneration(db, { userId, generationId, job: 'failed', problem, now: noon }),
    statements: 1,
  },
  seen: {
    call: (db, { userId, generationId }) => markSeen(db, userId, generationId, noon),
    statements: 1,
    indexes: ['generations_pkey'],
  },
  'delete a recipe': {
    call: (db, { userId, recipeId }) => deleteRecipe(db, userId, recipeId, noon),
    statements: 2,
    indexes: ['recipes_pkey', 'ratings_pkey'],
  },
}

/**
 * Finds a user by the token's uid, which is not the distribution key: the one query of a request outside its
 * shard.
 */
export const lookup: HotQuery = {
  call: (db, { uid }) => findUserByUid(db, uid, new Date()),
  statements: 1,
  indexes: ['users_identity_uid_key'],
}
