import { useEffect, useState } from 'react'
import type { Recipe } from '#contract/recipe.ts'
import type { RecipeView } from './recipe-view-state.ts'

type Display = typeof import('#kitchen/display/index.ts')

let loading: Promise<Display> | undefined
let loaded: Display | undefined

/**
 * Loads the kitchen's code for scaling and unit conversion, with its table of foods, with the first recipe
 * page.
 */
export const loadDisplay = (): Promise<Display> => {
  loading ??= import('#kitchen/display/index.ts')
  return loading.then((module) => {
    loaded = module
    return module
  })
}

export interface ShownRecipe<R> {
  recipe: R
  /** True when the amounts are those for the requested servings; until then they are the recipe's own. */
  isReady: boolean
}

/** The recipe in the requested servings and units; until the kitchen's code is loaded, as written. */
export function useShownRecipe<R extends Pick<Recipe, 'servings' | 'ingredients' | 'instructions'>>(
  recipe: R,
  { servings, units }: RecipeView,
): ShownRecipe<R> {
  const [display, setDisplay] = useState(loaded)
  useEffect(() => {
    if (display) return
    let isHere = true
    loadDisplay().then(
      (module) => isHere && setDisplay(module),
      () => {
        // A failed load, such as offline, is repeated by the next page; this one shows the recipe as written.
        loading = undefined
      },
    )
    return () => {
      isHere = false
    }
  }, [display])
  if (!display) return { recipe, isReady: servings === recipe.servings }
  const shown = display.showRecipe(
    recipe,
    display.scaleFor(recipe.servings, servings, units, display.proseLanguage(recipe.instructions)),
  )
  return { recipe: { ...recipe, ...shown, servings }, isReady: true }
}
