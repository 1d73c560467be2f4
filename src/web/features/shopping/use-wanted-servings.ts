import { useEffect, useRef, useState } from 'react'
import type { ShoppingSource } from '#contract/shopping.ts'

/** Stepping is one wish: it is sent once it rests. */
const REST_MS = 450

/** For how many a source is wanted while that is being stepped; null for days of the plan. */
export function useWantedServings(
  source: ShoppingSource,
  onServings: (source: ShoppingSource, servings: number) => void,
) {
  const { servings } = source
  const [wanted, setWanted] = useState(servings)
  // What the list says anew takes the wish's place at once: who left before would send what was just taken back.
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
  // Who leaves the page has made up their mind.
  useEffect(
    () => () => {
      const { source: last, wanted: number, onServings: send } = latest.current
      if (number !== null && number !== last.servings) send(last, number)
    },
    [],
  )
  /** What was stepped is not wanted any more, also when the source goes before anything is drawn again. */
  const forget = () => {
    latest.current.wanted = servings
    setWanted(servings)
  }
  return { wanted, setWanted, forget }
}
