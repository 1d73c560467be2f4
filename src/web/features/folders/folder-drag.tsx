import {
  type Announcements,
  DndContext,
  DragOverlay,
  KeyboardSensor,
  MouseSensor,
  TouchSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import { createContext, type ReactNode, useState } from 'react'
import type { RecipeCard } from '#contract/recipe.ts'
import { atPointer, underPointerOrKeys } from '#web/ui/dragging.ts'
import { foldersWords } from '#web/words/folders.ts'
import { useWords } from '#web/words/words.ts'
import type { FolderTarget } from './folder-drop.tsx'
import { nextFolderCoordinates } from './next-folder-coordinates.ts'
import { useMoveRecipeToFolder } from './use-move-recipe-to-folder.ts'

/** Data of a dragged card. */
export interface DragData {
  recipe: RecipeCard
}

/** Context with the card that is being dragged; null during no drag and outside `FolderDrag`. */
export const CarriedCard = createContext<RecipeCard | null>(null)

/** The area in which cards can be dragged onto folders: by mouse, by a long touch, and by keyboard. */
export function FolderDrag({ children }: { children: ReactNode }) {
  const t = useWords(foldersWords)
  const [dragged, setDragged] = useState<RecipeCard | null>(null)
  const move = useMoveRecipeToFolder()
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 8 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 250, tolerance: 8 } }),
    useSensor(KeyboardSensor, { coordinateGetter: nextFolderCoordinates }),
  )
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={underPointerOrKeys}
      measuring={{ droppable: { frequency: 200 } }}
      autoScroll={{ canScroll: (element) => element !== document.scrollingElement }}
      accessibility={{ announcements, screenReaderInstructions: { draggable: t.dragHelp } }}
      onDragStart={({ active }) => setDragged((active.data.current as DragData).recipe)}
      onDragCancel={() => setDragged(null)}
      onDragEnd={({ active, over }) => {
        setDragged(null)
        const target = over?.data.current as FolderTarget | undefined
        if (target) void move({ recipe: (active.data.current as DragData).recipe, folderId: target.folderId })
      }}
    >
      <CarriedCard value={dragged}>{children}</CarriedCard>
      <DragOverlay modifiers={[atPointer]} dropAnimation={null} className="size-auto!" zIndex={50}>
        {dragged && (
          <span className="inline-block max-w-60 truncate rounded-lg border border-accent bg-card px-3 py-2 font-semibold shadow-float">
            {dragged.title}
          </span>
        )}
      </DragOverlay>
    </DndContext>
  )
}

interface Told {
  data: { current?: unknown }
}
const titleOf = (active: Told) =>
  (active.data.current as DragData | undefined)?.recipe.title ?? foldersWords.get().theRecipe
const folderOf = (over: Told) =>
  (over.data.current as FolderTarget | undefined)?.name ?? foldersWords.get().aFolder

const announcements: Announcements = {
  onDragStart: ({ active }) => foldersWords.get().pickedUp({ title: titleOf(active) }),
  onDragOver: ({ active, over }) => {
    const t = foldersWords.get()
    const title = titleOf(active)
    return over ? t.isOver({ title, folder: folderOf(over) }) : t.isOverNone({ title })
  },
  onDragEnd: ({ active, over }) => {
    const t = foldersWords.get()
    const title = titleOf(active)
    return over ? t.dropped({ title, folder: folderOf(over) }) : t.stays({ title })
  },
  onDragCancel: ({ active }) => foldersWords.get().stays({ title: titleOf(active) }),
}
