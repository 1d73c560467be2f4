import { useCallback, useState } from 'react'

/** A cook's position in a recipe: -1 for the ingredients before the first step, then the step's index. */
export interface CookingPlace {
  step: number
  /** Indexes of the ingredient lines that are marked as ready. */
  ready: number[]
}

const KEY = 'larder.cooking'
/** Number of recipes whose position is stored; the oldest positions are dropped. */
const KEPT = 20
const start: CookingPlace = { step: -1, ready: [] }

/** The position in one recipe, which survives a reload; `forget` deletes it when the cook is done. */
export function useCookingPlace(recipeId: string, steps: number) {
  const [stored, setStored] = useState(() => read(recipeId))
  const place = { ...stored, step: Math.min(stored.step, steps - 1) }
  const keep = useCallback(
    (change: (place: CookingPlace) => CookingPlace) =>
      setStored((before) => {
        const next = change(before)
        write(recipeId, next)
        return next
      }),
    [recipeId],
  )
  const go = useCallback(
    (step: number) => keep((before) => ({ ...before, step: Math.max(-1, Math.min(steps - 1, step)) })),
    [keep, steps],
  )
  const toggleReady = useCallback(
    (line: number) =>
      keep(({ ready, ...before }) => ({
        ...before,
        ready: ready.includes(line) ? ready.filter((one) => one !== line) : [...ready, line],
      })),
    [keep],
  )
  const forget = useCallback(() => write(recipeId, null), [recipeId])
  return { ...place, go, toggleReady, forget }
}

type Stored = [id: string, place: CookingPlace][]

function all(): Stored {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(stored) ? stored.filter(isEntry) : []
  } catch {
    return [] // storage can be blocked, and anything can write to it
  }
}

const read = (recipeId: string): CookingPlace => all().find(([id]) => id === recipeId)?.[1] ?? start

function write(recipeId: string, place: CookingPlace | null) {
  const others = all().filter(([id]) => id !== recipeId)
  const next: Stored = place ? [...others, [recipeId, place]] : others
  try {
    localStorage.setItem(KEY, JSON.stringify(next.slice(-KEPT)))
  } catch {
    // without storage the position lasts as long as the page
  }
}

function isEntry(entry: unknown): entry is Stored[number] {
  if (!Array.isArray(entry) || typeof entry[0] !== 'string') return false
  const place = entry[1] as Partial<Record<keyof CookingPlace, unknown>> | null
  return Number.isInteger(place?.step) && Array.isArray(place?.ready) && place.ready.every(Number.isInteger)
}
