import { useState } from 'react'
import { MAX_PHOTO_FOODS } from '#contract/limits.ts'
import type { ImageAnalysis } from '#contract/recipes.ts'
import { photosWords } from '#web/words/photos.ts'

export type Food = ImageAnalysis['ingredients'][number]

const same = (a: string, b: string) => a.trim().toLowerCase() === b.trim().toLowerCase()

/** The list of ingredients of a photo under the cook's hands. What the cook names is certain. */
export function useFoods(found: readonly Food[]) {
  const [foods, setFoods] = useState<readonly Food[]>(found)
  /** The list that the offered recipes were made for. */
  const [offeredFor, setOfferedFor] = useState<readonly Food[]>(found)
  const [said, setSaid] = useState('')

  function add(names: readonly string[]) {
    const added = [...foods]
    for (const name of names) {
      if (!added.some((one) => same(one.name, name))) added.push({ name, confidence: 1 })
    }
    setFoods(added.slice(0, MAX_PHOTO_FOODS))
    setSaid(photosWords.get().saidAdded({ names: names.join(', ') }))
  }
  function remove(name: string) {
    setFoods(foods.filter((one) => one.name !== name))
    setSaid(photosWords.get().saidRemoved({ name }))
  }
  /** One name that was several foods becomes all of them, in its place. */
  function rename(name: string, to: readonly string[]) {
    const named = to.filter((one, at) => to.findIndex((other) => same(other, one)) === at)
    const kept = foods.filter((one) => one.name === name || !named.some((to) => same(one.name, to)))
    const next = kept.flatMap((one) =>
      one.name === name ? named.map((name) => ({ name, confidence: 1 })) : one,
    )
    setFoods(next.slice(0, MAX_PHOTO_FOODS))
    setSaid(photosWords.get().saidRenamed({ name, to: named.join(', ') }))
  }

  const names = foods.map(({ name }) => name)
  return {
    foods,
    names,
    /** For those who do not see the list change. */
    said,
    add,
    remove,
    rename,
    isFull: foods.length >= MAX_PHOTO_FOODS,
    has: (name: string) => foods.some((one) => same(one.name, name)),
    /** The offered recipes are for another list. */
    isChanged:
      foods.length !== offeredFor.length || foods.some(({ name }, at) => offeredFor[at]?.name !== name),
    markOffered: () => setOfferedFor(foods),
  }
}
export type Foods = ReturnType<typeof useFoods>
