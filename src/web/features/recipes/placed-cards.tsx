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

/** What of a card stands below its picture: the first guess, until a card has been measured. */
const TEXT_HEIGHT_PX = 303
/** So many rows before the end the next page is asked for. */
const ROWS_AHEAD = 6

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
      // What comes next, by wheel or finger.
      const next = isUpward.current ? range.startIndex - 1 : range.endIndex + 1
      // The row with the focus stays, wherever the page is scrolled to: its keys would be lost otherwise. They go on from
      // there to the rows beside it.
      const row = focused === null ? null : Math.floor(focused / columns)
      const byKeys = row === null ? [] : [row - 1, row, row + 1]
      const wanted = new Set([...inSight, next, ...byKeys])
      return [...wanted].filter((one) => one >= 0 && one < rows).toSorted((one, other) => one - other)
    },
    useFlushSync: false,
  })

  if (virtualizer.scrollDirection) isUpward.current = virtualizer.scrollDirection === 'backward'

  // Rows of another width have another height.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the width is what makes the measures stale
  useLayoutEffect(() => virtualizer.measure(), [virtualizer, columns, columnWidth])

  const shown = virtualizer.getVirtualItems()
  const inRow = (row: number) => recipes.slice(row * columns, (row + 1) * columns)
  const drawn = useDrawnOneByOne(
    shown.flatMap(({ index }) => inRow(index).map(({ id }) => id)),
    // A sketch has nothing that keys could stop at: a key held down would go past it, and out of the list.
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
                // Not by a transform: the browser would keep and order a layer's worth of painting for each card.
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

/** The list is drawn anew with every row that comes into sight; what stands in it already is not. */
const OneCard = memo(function OneCard({ renderCard, recipe, index }: OneCardProps) {
  return renderCard(recipe, index)
})
