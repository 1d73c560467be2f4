import {
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import {
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable'
import { CSS } from '@dnd-kit/utilities'
import { ArrowDown, ArrowUp, EllipsisVertical, GripVertical, Heading, Trash2 } from 'lucide-react'
import { createContext, type ReactNode, useContext } from 'react'
import { buttonLook } from '#web/ui/button-look.ts'
import { cx } from '#web/ui/cx.ts'
import { icon } from '#web/ui/icon.ts'
import { Menu, MenuItem, MenuLine } from '#web/ui/menu.tsx'
import { useHeirFocus } from '#web/ui/use-heir-focus.ts'
import { commonWords } from '#web/words/common.ts'
import { editWords } from '#web/words/edit.ts'
import { useWords } from '#web/words/words.ts'

type Noun = 'ingredient' | 'step'
type RowNoun = Noun | 'heading'

interface SortableRowsProps {
  ids: string[]
  /** The kind of row, for screen reader announcements. */
  noun: Noun
  onMove: (from: number, to: number) => void
  children: ReactNode
}

/** Context with the function that notes a row's removal, for moving the focus on. */
const Leave = createContext<(id: string) => void>(() => undefined)

/** A list whose rows can be sorted by dragging, by keyboard (Space, arrows, Space) or by their menus. */
export function SortableRows({ ids, noun, onMove, children }: SortableRowsProps) {
  const t = useWords(editWords)
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 6 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  )
  const { list, leave } = useHeirFocus(ids)
  const place = (id: string | number) => ids.indexOf(String(id)) + 1
  function onDragEnd({ active, over }: DragEndEvent) {
    if (over && active.id !== over.id) onMove(place(active.id) - 1, place(over.id) - 1)
  }
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragEnd={onDragEnd}
      accessibility={{
        announcements: {
          onDragStart: ({ active }) =>
            (noun === 'step' ? t.pickedUpStep : t.pickedUpIngredient)({
              place: place(active.id),
              all: ids.length,
            }),
          onDragOver: ({ over }) => (over ? t.nowAt({ place: place(over.id), all: ids.length }) : undefined),
          onDragEnd: ({ over }) => (over ? t.putDown({ place: place(over.id), all: ids.length }) : undefined),
          onDragCancel: () => t.moveCancelled,
        },
      }}
    >
      <SortableContext items={ids} strategy={verticalListSortingStrategy}>
        <ul ref={list} className="space-y-2.5">
          <Leave value={leave}>{children}</Leave>
        </ul>
      </SortableContext>
    </DndContext>
  )
}

interface SortableRowProps {
  id: string
  noun: RowNoun
  index: number
  count: number
  /** Ordinal among rows of the same kind, for a list with several kinds. */
  number?: number
  onMove: (from: number, to: number) => void
  onRemove: () => void
  /** Inserts a heading above the row. */
  onHeading?: () => void
  children: ReactNode
}

export function SortableRow({
  id,
  noun,
  index,
  count,
  number = index + 1,
  onMove,
  onRemove,
  onHeading,
  children,
}: SortableRowProps) {
  const t = useWords(editWords)
  const common = useWords(commonWords)
  const leave = useContext(Leave)
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } =
    useSortable({ id, attributes: { roleDescription: t.sortable } })
  const moves = { step: t.moveStep, ingredient: t.moveIngredient, heading: t.moveHeading }
  const more = { step: t.moreForStep, ingredient: t.moreForIngredient, heading: t.moreForHeading }
  return (
    <li
      ref={setNodeRef}
      style={{ transform: CSS.Translate.toString(transform), transition }}
      className={cx('flex items-start gap-1', isDragging && 'relative z-10 rounded-lg bg-card shadow-float')}
    >
      <button
        type="button"
        ref={setActivatorNodeRef}
        {...attributes}
        {...listeners}
        aria-label={moves[noun]({ number })}
        className="grid h-11 w-7 shrink-0 cursor-grab touch-none place-items-center rounded-md text-ink-soft hover:text-ink active:cursor-grabbing pointer-coarse:w-11"
      >
        <GripVertical {...icon} className="size-5" />
      </button>
      <div className="min-w-0 flex-1">{children}</div>
      <Menu
        trigger={
          <button
            type="button"
            data-remove
            aria-label={more[noun]({ number })}
            className={buttonLook({ variant: 'ghost', size: 'icon' })}
          >
            <EllipsisVertical {...icon} />
          </button>
        }
      >
        <MenuItem disabled={index === 0} onSelect={() => onMove(index, index - 1)}>
          <ArrowUp {...icon} />
          {t.moveUp}
        </MenuItem>
        <MenuItem disabled={index === count - 1} onSelect={() => onMove(index, index + 1)}>
          <ArrowDown {...icon} />
          {t.moveDown}
        </MenuItem>
        {onHeading && (
          <MenuItem onSelect={onHeading}>
            <Heading {...icon} />
            {t.headingAbove}
          </MenuItem>
        )}
        <MenuLine />
        <MenuItem
          danger
          onSelect={() => {
            leave(id)
            onRemove()
          }}
        >
          <Trash2 {...icon} />
          {common.remove}
        </MenuItem>
      </Menu>
    </li>
  )
}
