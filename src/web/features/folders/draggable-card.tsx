import { type DraggableAttributes, type DraggableSyntheticListeners, useDraggable } from '@dnd-kit/core'
import { GripVertical } from 'lucide-react'
import { createContext, type ReactNode, useContext, useMemo } from 'react'
import type { RecipeCard } from '#contract/recipe.ts'
import { cx } from '#web/ui/cx.ts'
import { fromInside } from '#web/ui/dragging.ts'
import { icon } from '#web/ui/icon.ts'
import { foldersWords } from '#web/words/folders.ts'
import { useWords } from '#web/words/words.ts'
import type { DragData } from './folder-drag.tsx'

interface Grip {
  title: string
  attributes: DraggableAttributes
  onKeyDown: DraggableSyntheticListeners
  ref: (element: HTMLElement | null) => void
}
const GripContext = createContext<Grip | null>(null)

interface DraggableCardProps {
  recipe: RecipeCard
  /** True where no folder is visible as a drop target. */
  disabled: boolean
  /** The card, which contains a `DragHandle`. */
  children: ReactNode
}

/** A card that can be dragged anywhere with a pointer, and by its handle with the keyboard. */
export function DraggableCard({ recipe, disabled, children }: DraggableCardProps) {
  const t = useWords(foldersWords)
  const data: DragData = { recipe }
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, isDragging } = useDraggable({
    id: recipe.id,
    data,
    disabled,
    attributes: { roleDescription: t.draggable },
  })
  const { onKeyDown, ...byPointer } = listeners ?? {}
  const grip = useMemo(
    () =>
      disabled
        ? null
        : {
            title: recipe.title,
            attributes,
            onKeyDown: onKeyDown && { onKeyDown },
            ref: setActivatorNodeRef,
          },
    [disabled, recipe.title, attributes, onKeyDown, setActivatorNodeRef],
  )
  return (
    <GripContext value={grip}>
      <div
        ref={setNodeRef}
        {...fromInside(byPointer)}
        className={cx('h-full', !disabled && '[-webkit-touch-callout:none]', isDragging && 'opacity-50')}
      >
        {children}
      </div>
    </GripContext>
  )
}

/**
 * The button that picks up the surrounding card by keyboard; renders nothing where cards cannot be dragged.
 */
export function DragHandle() {
  const t = useWords(foldersWords)
  const grip = useContext(GripContext)
  if (!grip) return null
  return (
    <button
      type="button"
      ref={grip.ref}
      {...grip.attributes}
      {...grip.onKeyDown}
      aria-label={t.drag({ title: grip.title })}
      className="grid size-10 cursor-grab place-items-center rounded-full bg-card/90 text-ink-soft opacity-0 group-hover:opacity-100 hover:text-ink focus-visible:opacity-100 pointer-coarse:size-11 pointer-coarse:opacity-100"
    >
      <GripVertical {...icon} className="size-5.5" />
    </button>
  )
}
