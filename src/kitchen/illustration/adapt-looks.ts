import type { Looks } from '../cookbook/looks.ts'
import { isPiece } from './looks.ts'
import { foodIn, lookOf } from './palette.ts'

type Items = readonly { item: string }[]

/** The adapted version of a recipe. */
export interface AdaptedTo {
  ingredients: Items
}

/**
 * Returns the looks of an adapted recipe: a replaced food changes in its part, and an added food becomes a
 * new part.
 */
export function adaptLooks(looks: Looks, before: Items, after: Items): Looks {
  const foodsOf = (items: Items) => items.flatMap(({ item }) => lookOf(item)?.word ?? [])
  const [was, is] = [new Set(foodsOf(before)), new Set(foodsOf(after))]
  const gone = (part: string) => {
    const word = foodIn(part.toLowerCase())?.word
    return word !== undefined && was.has(word) && !is.has(word)
  }
  const come = after
    .map(({ item }) => item.split(',')[0] ?? item)
    .filter((item) => {
      const word = lookOf(item)?.word
      return word !== undefined && !was.has(word)
    })
  const parts = looks.parts.flatMap((part) => (gone(part) ? come.splice(0, 1) : [part]))
  const added = come.filter((item) => {
    const look = lookOf(item)
    return look !== null && isPiece(look)
  })
  parts.push(...added.slice(0, 2))
  return { ...looks, parts: parts.length > 0 ? parts : looks.parts }
}
