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
  arrayMove,
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable'
import { CSS } from '@dnd-kit/utilities'
import { ArrowDown, ArrowUp, GripVertical } from 'lucide-react'
import type { Aisle } from '#contract/aisles.ts'
import { Button } from '#web/ui/button.tsx'
import { cx } from '#web/ui/cx.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { icon } from '#web/ui/icon.ts'
import { aisleName } from '#web/words/aisles.ts'
import { shoppingWords } from '#web/words/shopping.ts'
import { useWords } from '#web/words/words.ts'

interface AisleOrderDialogProps {
  aisles: readonly Aisle[]
  onReorder: (aisles: Aisle[]) => void
  onClose: () => void
}

/**
 * The dialog that sorts the aisles in the order of the cook's shop: by dragging, by keyboard (Space, arrows,
 * Space), or by buttons.
 */
export function AisleOrderDialog({ aisles, onReorder, onClose }: AisleOrderDialogProps) {
  const t = useWords(shoppingWords)
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 6 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  )
  const ids: readonly string[] = aisles
  const indexOf = (id: string | number) => ids.indexOf(String(id))
  const at = (id: string | number) => ({ place: indexOf(id) + 1, all: aisles.length })
  const move = (from: number, to: number) => onReorder(arrayMove([...aisles], from, to))
  const named = (id: string | number) => aisleName(String(id))
  function onDragEnd({ active, over }: DragEndEvent) {
    if (over && active.id !== over.id) move(indexOf(active.id), indexOf(over.id))
  }
  return (
    <Dialog open onOpenChange={onClose} title={t.aisleOrder} description={t.aisleOrderHint}>
      <DndContext
        sensors={sensors}
        collisionDetection={closestCenter}
        onDragEnd={onDragEnd}
        accessibility={{
          announcements: {
            onDragStart: ({ active }) => t.pickedUp({ aisle: named(active.id), ...at(active.id) }),
            onDragOver: ({ active, over }) =>
              over ? t.nowAt({ aisle: named(active.id), ...at(over.id) }) : undefined,
            onDragEnd: ({ active, over }) =>
              over ? t.putDown({ aisle: named(active.id), ...at(over.id) }) : undefined,
            onDragCancel: () => t.moveCancelled,
          },
        }}
      >
        <SortableContext items={[...aisles]} strategy={verticalListSortingStrategy}>
          <ol className="space-y-1.5">
            {aisles.map((aisle, index) => (
              <AisleRow key={aisle} aisle={aisle} index={index} count={aisles.length} onMove={move} />
            ))}
          </ol>
        </SortableContext>
      </DndContext>
    </Dialog>
  )
}

interface AisleRowProps {
  aisle: Aisle
  index: number
  count: number
  onMove: (from: number, to: number) => void
}

function AisleRow({ aisle, index, count, onMove }: AisleRowProps) {
  const t = useWords(shoppingWords)
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } =
    useSortable({ id: aisle })
  const name = aisleName(aisle)
  return (
    <li
      ref={setNodeRef}
      style={{ transform: CSS.Translate.toString(transform), transition }}
      className={cx(
        'flex items-center rounded-lg border border-line bg-card',
        isDragging && 'relative z-10 shadow-float',
      )}
    >
      <button
        type="button"
        ref={setActivatorNodeRef}
        {...attributes}
        {...listeners}
        aria-label={t.moveAisle({ aisle: name })}
        className="grid size-11 shrink-0 cursor-grab touch-none place-items-center rounded-lg text-ink-soft hover:text-ink active:cursor-grabbing"
      >
        <GripVertical {...icon} className="size-5" />
      </button>
      <span className="min-w-0 flex-1">{name}</span>
      <Button
        variant="ghost"
        size="icon"
        aria-label={t.moveUp({ aisle: name })}
        disabled={index === 0}
        onClick={() => onMove(index, index - 1)}
      >
        <ArrowUp {...icon} />
      </Button>
      <Button
        variant="ghost"
        size="icon"
        aria-label={t.moveDown({ aisle: name })}
        disabled={index === count - 1}
        onClick={() => onMove(index, index + 1)}
      >
        <ArrowDown {...icon} />
      </Button>
    </li>
  )
}
