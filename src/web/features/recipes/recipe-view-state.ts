import { useCallback, useSyncExternalStore } from 'react'
import type { Recipe } from '#contract/recipe.ts'
import { whenForgotten } from '#web/offline/kept-beside.ts'

export type Units = 'us' | 'metric'

/** The servings and units in which a cook views a recipe; the stored recipe does not change. */
export interface RecipeView {
  /** Number of servings shown; the recipe's own until the cook chooses another. */
  servings: number
  units: Units
}

export const MIN_SERVINGS = 1
export const MAX_SERVINGS = 100

const KEY = 'larder.recipe-view'
/** Number of recipes whose chosen servings are stored; the oldest choices are dropped. */
const KEPT_RECIPES = 200

interface Stored {
  /** The units chosen on this device; null until then, so that the cook's settings apply. */
  units: Units | null
  /** Recipe ids with their servings, latest choice last. */
  servings: [id: string, servings: number][]
}

const listeners = new Set<() => void>()
let state = read()
let defaultUnits: Units = 'us'

whenForgotten(() => {
  state = read()
  defaultUnits = 'us'
  tell()
})

/** The present view of a recipe, also for code outside React. */
export const recipeViewOf = ({ id, servings }: Pick<Recipe, 'id' | 'servings'>): RecipeView => ({
  servings: state.servings.find(([one]) => one === id)?.[1] ?? servings,
  units: state.units ?? defaultUnits,
})

/** Chooses the servings, which survives a reload; choosing the recipe's own number deletes the choice. */
export function setServings(recipe: Pick<Recipe, 'id' | 'servings'>, servings: number): void {
  const wanted = Math.min(MAX_SERVINGS, Math.max(MIN_SERVINGS, Math.round(servings)))
  const others = state.servings.filter(([id]) => id !== recipe.id)
  const next = wanted === recipe.servings ? others : [...others, [recipe.id, wanted] as [string, number]]
  become({ ...state, servings: next.slice(-KEPT_RECIPES) })
}

/** Chooses the units for every recipe on this device. */
export const setUnits = (units: Units): void => become({ ...state, units })

/** Sets the units from the cook's settings, which apply until the cook chooses others on this device. */
export function setDefaultUnits(units: Units): void {
  if (defaultUnits === units) return
  defaultUnits = units
  tell()
}

/** The view of a recipe with the functions that change it. */
export function useRecipeView(recipe: Pick<Recipe, 'id' | 'servings'>) {
  const { id, servings: own } = recipe
  const servings = useSyncExternalStore(subscribe, () => recipeViewOf({ id, servings: own }).servings)
  const units = useSyncExternalStore(subscribe, () => recipeViewOf({ id, servings: own }).units)
  return {
    servings,
    units,
    setServings: useCallback((wanted: number) => setServings({ id, servings: own }, wanted), [id, own]),
    setUnits,
  }
}

function become(next: Stored) {
  state = next
  try {
    localStorage.setItem(KEY, JSON.stringify(next))
  } catch {
    // without storage the choice lasts as long as the page
  }
  tell()
}

function tell() {
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  if (listeners.size === 0) globalThis.addEventListener?.('storage', readAgain)
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) globalThis.removeEventListener?.('storage', readAgain)
  }
}

/** Applies a choice that was made in another tab. */
function readAgain({ key }: StorageEvent) {
  if (key !== KEY && key !== null) return
  state = read()
  tell()
}

function read(): Stored {
  const nothing: Stored = { units: null, servings: [] }
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null')
    if (typeof stored !== 'object' || stored === null) return nothing
    const { units, servings } = stored as Partial<Record<keyof Stored, unknown>>
    return {
      units: units === 'us' || units === 'metric' ? units : null,
      servings: Array.isArray(servings) ? servings.filter(isChoice) : [],
    }
  } catch {
    return nothing // storage can be blocked, and anything can write to it
  }
}

function isChoice(entry: unknown): entry is [string, number] {
  if (!Array.isArray(entry) || typeof entry[0] !== 'string') return false
  return Number.isInteger(entry[1]) && entry[1] >= MIN_SERVINGS && entry[1] <= MAX_SERVINGS
}
