import { useEffect, useState } from 'react'
import type { Recipe } from '#contract/recipe.ts'
import type { RecipeView } from './recipe-view-state.ts'

type Display = typeof import('#kitchen/display/index.ts')

let loading: Promise<Display> | undefined
let loaded: Display | undefined

/** The kitchen's part that scales and converts, with its table of foods: fetched with the first recipe page. */
export const loadDisplay = (): Promise<Display> => {
  loading ??= import('#kitchen/display/index.ts')
  return loading.then((module) => {
    loaded = module
    return module
  })
}

export interface ShownRecipe<R> {
  recipe: R
  /** The amounts are those asked for; until then they are the recipe's own. */
  isReady: boolean
}

/** The recipe as it is shown for that many, in those measures. Until the kitchen is there, as its author wrote it. */
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
        loading = undefined // offline: the next page tries again, and this one shows the recipe as written
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
