import fc from 'fast-check'
import { expect, test } from 'vitest'
import { categories } from '#contract/common.ts'
import type { RecipeCard } from '#contract/recipe.ts'
import { type RecipeCards, sortOrders } from '#contract/recipes.ts'
import { sortRecipes } from '#domain/sorting.ts'
import { fitsView, placeCard, withoutCard } from './place-card.ts'
import type { CollectionView } from './recipe-keys.ts'

const card = (number: number, patch: Partial<RecipeCard> = {}): RecipeCard => ({
  id: `recipe-${number}`,
  title: `Dish ${number % 7} ${number}`,
  description: '',
  category: categories[number % 5] ?? 'lunch',
  prepTime: 5,
  cookTime: 5,
  restTime: 0,
  servings: 2,
  nutrition: null,
  imageUrl: null,
  imageAlt: null,
  isFavorite: number % 3 === 0,
  isShared: false,
  folderId: number % 2 ? 'soups' : null,
  createdAt: new Date(1_700_000_000_000 + number * 1000).toISOString(),
  averageRating: null,
  totalRatings: 0,
  myRating: null,
  ...patch,
})

const inPages = (cards: RecipeCard[], sizes: number, loaded: number): RecipeCards[] => {
  const shown = cards.slice(0, loaded)
  const pages: RecipeCards[] = []
  for (let at = 0; at < Math.max(1, shown.length); at += sizes) {
    pages.push({ recipes: shown.slice(at, at + sizes), nextCursor: 'more' })
  }
  return pages.map((page, index) =>
    index === pages.length - 1 && loaded >= cards.length ? { ...page, nextCursor: null } : page,
  )
}
const idsOf = (pages: RecipeCards[]) => pages.flatMap(({ recipes }) => recipes.map(({ id }) => id))

const views: CollectionView[] = sortOrders.flatMap((sort) => [
  { sort },
  { sort, folderId: 'soups' },
  { sort, folderId: 'unorganized' },
  { sort, category: 'dinner' },
])

test('any change of a card leaves the loaded pages as the server would answer them', () => {
  const change = fc.record(
    {
      title: fc.constantFrom('Aioli', 'Dish 3', 'Zabaione'),
      isFavorite: fc.boolean(),
      folderId: fc.constantFrom('soups', null),
      category: fc.constantFrom(...categories),
    },
    { requiredKeys: [] },
  )
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 30 }),
      fc.nat(),
      fc.integer({ min: 1, max: 8 }),
      fc.integer({ min: 1, max: 40 }),
      fc.constantFrom(...views),
      change,
      (count, which, size, loaded, view, patch) => {
        const all = Array.from({ length: count }, (_, number) => card(number))
        const before = all[which % count]!
        const after = { ...before, ...patch }
        const listed = (cards: RecipeCard[]) =>
          sortRecipes(
            cards.filter((one) => fitsView(one, view, false)),
            view.sort,
          )
        const server = listed(all)
        const pages = inPages(server, size, loaded)
        const seen = placeCard(pages, view, after)
        const wanted = listed(all.map((one) => (one.id === after.id ? after : one))).map(({ id }) => id)
        // The loaded cards are the beginning of the new order, without any card of the next page.
        expect(idsOf(seen)).toEqual(wanted.slice(0, idsOf(seen).length))
        const last = server[loaded - 1]
        const rest = last
          ? server
              .slice(loaded)
              .map(({ id }) => id)
              .filter((id) => id !== after.id)
          : []
        expect(wanted.slice(idsOf(seen).length).filter((id) => id !== after.id)).toEqual(rest)
        if (loaded >= server.length) expect(idsOf(seen)).toEqual(wanted)
      },
    ),
  )
})

test('a search keeps its results and gets no new ones from the cache', () => {
  const view: CollectionView = { sort: 'newest', search: 'soup' }
  const pages = inPages([card(2), card(1)], 5, 5)
  expect(idsOf(placeCard(pages, view, card(3)))).toEqual(['recipe-2', 'recipe-1'])
  const renamed = placeCard(pages, view, card(1, { title: 'Stew' }))
  expect(renamed[0]?.recipes[1]?.title).toBe('Stew')
})

test('removing an absent card changes nothing', () => {
  const pages = inPages([card(1)], 5, 5)
  expect(withoutCard(pages, 'recipe-9')).toBe(pages)
  expect(idsOf(withoutCard(pages, 'recipe-1'))).toEqual([])
})
