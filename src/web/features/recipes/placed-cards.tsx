import { defaultRangeExtractor, useWindowVirtualizer } from '@tanstack/react-virtual'
import { memo, useEffect, useLayoutEffect, useRef } from 'react'
import type { RecipeCard } from '#contract/recipe.ts'
import { useDrawnOneByOne } from '#web/lib/drawn-one-by-one.ts'
import { COLUMN_GAP_PX, recipeColumns } from './recipe-columns.ts'
import type { CardsProps } from './recipe-grid.tsx'
import { useFocusedCard, useKeptFocus } from './use-kept-focus.ts'
import { type ListBox, useListBox } from './use-list-box.ts'
import { useScrollMemory } from './use-scroll-memory.ts'

/** What of a card stands below its picture: the first guess, until a card has been measured. */
const TEXT_HEIGHT_PX = 303
/** So many rows before the end the next page is asked for. */
const ROWS_AHEAD = 6
const ROWS_BEYOND_THE_SCREEN = 1

/**
 * Many cards: only those near the screen are in the page. Each is placed by itself in one list, so that its number and
 * the number of all can be read out.
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
  const rows = Math.ceil(recipes.length / columns)
  const virtualizer = useWindowVirtualizer({
    count: rows,
    estimateSize: () => columnWidth * 0.75 + TEXT_HEIGHT_PX,
    gap: COLUMN_GAP_PX,
    overscan: ROWS_BEYOND_THE_SCREEN,
    scrollMargin: top,
    initialOffset: () => start ?? window.scrollY,
    // The row with the focus stays, wherever the page is scrolled to: its keys would be lost otherwise.
    rangeExtractor: (range) => {
      const seen = defaultRangeExtractor(range)
      const row = focused === null ? -1 : Math.floor(focused / columns)
      return row < 0 || row >= rows || seen.includes(row) ? seen : [...seen, row].toSorted((a, b) => a - b)
    },
    useFlushSync: false,
  })

  // Rows of another width have another height.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the width is what makes the measures stale
  useLayoutEffect(() => virtualizer.measure(), [virtualizer, columns, columnWidth])

  const shown = virtualizer.getVirtualItems()
  const inRow = (row: number) => recipes.slice(row * columns, (row + 1) * columns)
  const drawn = useDrawnOneByOne(
    shown.flatMap(({ index }) => inRow(index).map(({ id }) => id)),
    columns,
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
                // Not by a transform: the browser would keep and order a layer's worth of painting for each card.
                top: row.start - top,
              }}
            >
              {drawn.has(recipe.id) ? (
                <OneCard renderCard={renderCard} recipe={recipe} index={index} />
              ) : (
                <div
                  className="overflow-hidden rounded-card border border-line bg-card"
                  style={{ height: row.size }}
                >
                  <div className="aspect-4/3 bg-accent-tint" />
                </div>
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

/** The list is drawn anew with every row that comes into sight; what stands in it already is not. */
const OneCard = memo(function OneCard({ renderCard, recipe, index }: OneCardProps) {
  return renderCard(recipe, index)
})
