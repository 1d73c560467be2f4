import type { PartialRecipe } from '#contract/generations.ts'
import { partialRecipe } from './partial-recipe.ts'

/**
 * Milliseconds between two updates: a fast model writes hundreds of tokens a second, more than a reader can
 * see.
 */
const EVERY_MS = 40

/** Turns the growing text into partial recipes: the first one at once, then at most 25 a second, in order. */
export function partialTeller(onPartial: (partial: PartialRecipe) => void) {
  let reading = false
  let lastAt = Number.NEGATIVE_INFINITY
  let told = ''
  return (text: string) => {
    const now = performance.now()
    if (reading || now - lastAt < EVERY_MS) return
    reading = true
    void partialRecipe(text)
      .then((partial) => {
        const shape = JSON.stringify(partial)
        if (!partial || shape === told) return
        told = shape
        lastAt = now
        onPartial(partial)
      })
      .finally(() => {
        reading = false
      })
  }
}
