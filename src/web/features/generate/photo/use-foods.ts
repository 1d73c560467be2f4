import { useState } from 'react'
import { MAX_PHOTO_FOODS } from '#contract/limits.ts'
import type { ImageAnalysis } from '#contract/recipes.ts'
import { photosWords } from '#web/words/photos.ts'

export type Food = ImageAnalysis['ingredients'][number]

const same = (a: string, b: string) => a.trim().toLowerCase() === b.trim().toLowerCase()

/** The editable list of foods of a photo; a food that the cook enters counts as certain. */
export function useFoods(found: readonly Food[]) {
  const [foods, setFoods] = useState<readonly Food[]>(found)
  /** The list for which the offered recipes were made. */
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
  /** Renames a food; a name that was really several foods is replaced by all of them, in its place. */
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
    /** Announcement of the last change for screen readers. */
    said,
    add,
    remove,
    rename,
    isFull: foods.length >= MAX_PHOTO_FOODS,
    has: (name: string) => foods.some((one) => same(one.name, name)),
    /** True when the offered recipes belong to an earlier list. */
    isChanged:
      foods.length !== offeredFor.length || foods.some(({ name }, at) => offeredFor[at]?.name !== name),
    markOffered: () => setOfferedFor(foods),
  }
}
export type Foods = ReturnType<typeof useFoods>
