import { defaultRangeExtractor, useWindowVirtualizer } from '@tanstack/react-virtual'
import { memo, useEffect, useLayoutEffect, useRef } from 'react'
import type { RecipeCard } from '#contract/recipe.ts'
import { useDrawnOneByOne } from '#web/lib/drawn-one-by-one.ts'
import { CardSketch } from './card-sketch.tsx'
import { COLUMN_GAP_PX, recipeColumns } from './recipe-columns.ts'
import type { CardsProps } from './recipe-grid.tsx'
import { useFocusedCard, useKeptFocus } from './use-kept-focus.ts'
import { type ListBox, useListBox } from './use-list-box.ts'
import { useScrollMemory } from './use-scroll-memory.ts'

/** Estimated height in pixels of a card's text below its picture, until a card has been measured. */
const TEXT_HEIGHT_PX = 303
/** Number of rows before the end at which the next page is requested. */
const ROWS_AHEAD = 6

/**
 * A virtual list of many cards: only those near the viewport are in the page. The cards are children of one
 * list with absolute positions, so that screen readers get each card's position and the total.
 */
export function PlacedCards(props: CardsProps) {
  const probe = useRef<HTMLDivElement>(null)
  const box = useListBox(probe)
  return (
    <div className="@container">
      <div ref={probe} aria-hidden className={recipeColumns} />
      {box && <Placed {...props} box={box} />}
    </div>
  )
}

function Placed({
  label,
  recipes,
  total,
  renderCard,
  onNearEnd,
  box: { columns, columnWidth, top },
}: CardsProps & { box: ListBox }) {
  const list = useRef<HTMLUListElement>(null)
  const start = useScrollMemory(true)
  const { focused, ...focusEvents } = useFocusedCard()
  const isUpward = useRef(false)
  const rows = Math.ceil(recipes.length / columns)
  const virtualizer = useWindowVirtualizer({
    count: rows,
    estimateSize: () => columnWidth * 0.75 + TEXT_HEIGHT_PX,
    gap: COLUMN_GAP_PX,
    overscan: 0,
    scrollMargin: top,
    initialOffset: () => start ?? window.scrollY,
    rangeExtractor: (range) => {
      const inSight = defaultRangeExtractor(range)
      // One more row in the direction of scrolling.
      const next = isUpward.current ? range.startIndex - 1 : range.endIndex + 1
      // The row with the focus stays mounted wherever the page is scrolled to, or keyboard users would lose
      // their place; its neighbours are the next rows that the keys reach.
      const row = focused === null ? null : Math.floor(focused / columns)
      const byKeys = row === null ? [] : [row - 1, row, row + 1]
      const wanted = new Set([...inSight, next, ...byKeys])
      return [...wanted].filter((one) => one >= 0 && one < rows).toSorted((one, other) => one - other)
    },
    useFlushSync: false,
  })

  if (virtualizer.scrollDirection) isUpward.current = virtualizer.scrollDirection === 'backward'

  // A new column width changes the height of the rows.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the width is what makes the measures stale
  useLayoutEffect(() => virtualizer.measure(), [virtualizer, columns, columnWidth])

  const shown = virtualizer.getVirtualItems()
  const inRow = (row: number) => recipes.slice(row * columns, (row + 1) * columns)
  const drawn = useDrawnOneByOne(
    shown.flatMap(({ index }) => inRow(index).map(({ id }) => id)),
    // A placeholder has no focusable controls, so a held Tab key would skip it and leave the list.
    focused === null ? [] : recipes.slice(Math.max(0, focused - 1), focused + 2).map(({ id }) => id),
  )
  const lastRow = shown.at(-1)?.index ?? 0
  useEffect(() => {
    if (lastRow >= rows - ROWS_AHEAD) onNearEnd()
  }, [lastRow, rows, onNearEnd])

  useKeptFocus(list, focused, recipes)

  return (
    <ul
      ref={list}
      aria-label={label}
      tabIndex={-1}
      {...focusEvents}
      className="relative outline-none"
      style={{ height: virtualizer.getTotalSize() }}
    >
      {shown.flatMap((row) =>
        inRow(row.index).map((recipe, column) => {
          const index = row.index * columns + column
          return (
            <li
              key={recipe.id}
              ref={column === 0 ? virtualizer.measureElement : undefined}
              data-index={row.index}
              data-card={index}
              aria-setsize={total ?? -1}
              aria-posinset={index + 1}
              className="absolute"
              style={{
                left: `calc((100% + ${COLUMN_GAP_PX}px) / ${columns} * ${column})`,
                width: `calc((100% - ${COLUMN_GAP_PX * (columns - 1)}px) / ${columns})`,
                // `top` instead of a transform, for which the browser would create a layer for each card.
                top: row.start - top,
              }}
            >
              {drawn.has(recipe.id) ? (
                <OneCard renderCard={renderCard} recipe={recipe} index={index} />
              ) : (
                <CardSketch recipe={recipe} height={row.size} />
              )}
            </li>
          )
        }),
      )}
    </ul>
  )
}

interface OneCardProps {
  renderCard: CardsProps['renderCard']
  recipe: RecipeCard
  index: number
}

/** A memoised card, because the list re-renders with every row that comes into view. */
const OneCard = memo(function OneCard({ renderCard, recipe, index }: OneCardProps) {
  return renderCard(recipe, index)
})
