import { useEffect, useRef, useState } from 'react'
import type { ShoppingSource } from '#contract/shopping.ts'

/** Milliseconds after the last step before the number is sent, so that several steps make one request. */
const REST_MS = 450

/** The number of servings of a source while the cook steps it; null for days of the plan. */
export function useWantedServings(
  source: ShoppingSource,
  onServings: (source: ShoppingSource, servings: number) => void,
) {
  const { servings } = source
  const [wanted, setWanted] = useState(servings)
  // A new number in the list replaces the wanted one at once; otherwise leaving the page now would send a
  // number that was just undone.
  const [told, setTold] = useState(servings)
  if (told !== servings) {
    setTold(servings)
    setWanted(servings)
  }
  const latest = useRef({ source, onServings, wanted })
  latest.current = { source, onServings, wanted }
  useEffect(() => {
    if (wanted === servings || wanted === null) return
    const send = () => latest.current.onServings(latest.current.source, wanted)
    const timer = setTimeout(send, REST_MS)
    return () => clearTimeout(timer)
  }, [wanted, servings])
  // Leaving the page sends the wanted number without waiting.
  useEffect(
    () => () => {
      const { source: last, wanted: number, onServings: send } = latest.current
      if (number !== null && number !== last.servings) send(last, number)
    },
    [],
  )
  /** Drops the wanted number; the ref is reset too, in case the source is removed before the next render. */
  const forget = () => {
    latest.current.wanted = servings
    setWanted(servings)
  }
  return { wanted, setWanted, forget }
}
