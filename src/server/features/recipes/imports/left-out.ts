import { MAX_RECIPES } from '#contract/limits.ts'
import { MAX_PLANNED_MEALS } from '#contract/meals.ts'
import { MAX_SHELF_RECIPES } from '#contract/shelf.ts'
import { MAX_SHOPPING_LINES, MAX_SHOPPING_MARKS, MAX_SHOPPING_SOURCES } from '#contract/shopping.ts'
import type { WaitingItem } from '#server/stores/import-items.ts'
import type { ShoppingLeftOut } from '#server/stores/imported-lists.ts'

/**
 * Returns a sentence for the cook about the parts of a file that were left out; none when everything fitted.
 */
const sentence = (leftOut: number, what: string, bound: string): string[] =>
  leftOut > 0 ? [`${leftOut} of the file's ${what} found no room: ${bound}.`] : []

export const noRoomForRecipes = (): string =>
  `A collection holds at most ${MAX_RECIPES.toLocaleString('en-US')} recipes. Delete some and import the file again.`

export const noRoomForMeals = (leftOut: number): string[] =>
  sentence(
    leftOut,
    'planned meals, those of the earliest days,',
    `a calendar holds at most ${MAX_PLANNED_MEALS.toLocaleString('en-US')}. Take some out and import the file again`,
  )

export const noRoomForShelf = (leftOut: number): string[] =>
  sentence(
    leftOut,
    'recipes to cook some day',
    `the shelf holds at most ${MAX_SHELF_RECIPES}. Take some off and import the file again`,
  )

export const noRoomOnList = ({ sources, lines, marks }: ShoppingLeftOut): string[] => [
  ...sentence(
    sources,
    'recipes and days to shop for',
    `a list holds at most ${MAX_SHOPPING_SOURCES}. Take some off and import the file again`,
  ),
  ...sentence(
    lines,
    'own lines of the shopping list',
    `a list holds at most ${MAX_SHOPPING_LINES}. Take some off and import the file again`,
  ),
  ...sentence(marks, 'ticks of the shopping list', `a list holds at most ${MAX_SHOPPING_MARKS}`),
]

/** Returns a sentence about a folder or a part of the file that the database refused. */
export const notSaved = ({ kind, key }: Pick<WaitingItem, 'kind' | 'key'>): string =>
  kind === 'folder' ? 'One of the folders could not be saved.' : `${key}.json could not be saved.`
