import { useCallback, useRef } from 'react'
import type { ShoppingLine } from '#contract/shopping.ts'
import { AisleSection } from './aisle-section.tsx'
import { Basket } from './basket.tsx'
import { useHeldPlaces } from './use-held-places.ts'
import { useLineFocus } from './use-line-focus.ts'

interface ListLinesProps {
  aisles: readonly string[]
  /** The lines that are not left out. */
  lines: readonly ShoppingLine[]
  today: string
  onTick: (key: string, isTicked: boolean) => void
  onOpen: (key: string) => void
  onClear: () => void
}

/** Number of lines, more than a household's week, above which a list counts as long. */
const MANY = 100

/** The lines to buy by aisle, with the basket below them. */
export function ListLines({ aisles, lines, today, onTick, onOpen, onClear }: ListLinesProps) {
  const { list, onFocus, onBlur, keysAreOn } = useLineFocus()
  const { held, hold, release, onTouch } = useHeldPlaces(keysAreOn)
  const latest = useRef(onTick)
  latest.current = onTick
  // A stable callback, so that a tick redraws one row instead of hundreds.
  const tick = useCallback(
    (key: string, isTicked: boolean) => {
      hold(key, !isTicked)
      latest.current(key, isTicked)
    },
    [hold],
  )
  const row = { today, onTick: tick, onOpen }
  const isInBasket = ({ key, ticked }: ShoppingLine) => held.get(key) ?? ticked
  const basket = lines.filter(isInBasket)
  const toFind = lines.filter((line) => !isInBasket(line))
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: It only watches where focus and finger are.
    <div
      ref={list}
      onFocus={onFocus}
      onBlur={onBlur}
      data-long={lines.length > MANY || undefined}
      onPointerDown={held.size > 0 ? onTouch : undefined}
      className="group/lines space-y-5"
    >
      {aisles.map((aisle) => {
        const here = toFind.filter((line) => line.aisle === aisle)
        return here.length > 0 && <AisleSection key={aisle} aisle={aisle} lines={here} {...row} />
      })}
      <Basket
        lines={basket}
        {...row}
        onClear={() => {
          release()
          onClear()
        }}
      />
    </div>
  )
}
