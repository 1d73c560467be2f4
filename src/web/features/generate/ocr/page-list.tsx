import {
  closestCenter,
  DndContext,
  type DragEndEvent,
  MouseSensor,
  TouchSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import { rectSortingStrategy, SortableContext, useSortable } from '@dnd-kit/sortable'
import { CSS } from '@dnd-kit/utilities'
import { ArrowLeft, ArrowRight, X } from 'lucide-react'
import { useLayoutEffect, useRef, useState } from 'react'
import { buttonLook } from '#web/ui/button-look.ts'
import { cx } from '#web/ui/cx.ts'
import { icon } from '#web/ui/icon.ts'
import { useHeirFocus } from '#web/ui/use-heir-focus.ts'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'
import { photosWords } from '#web/words/photos.ts'
import { useWords } from '#web/words/words.ts'
import { writtenPagesWords } from '#web/words/written-pages.ts'
import { isPdf } from '../chosen-files.ts'
import { PhotoPreview } from '../photo-preview.tsx'
import type { ChosenPhoto } from '../use-photos.ts'
import { FileTile } from './file-tile.tsx'

interface PageListProps {
  photos: readonly ChosenPhoto[]
  busy: boolean
  onMove: (from: number, to: number) => void
  onRemove: (url: string) => void
}

/** The chosen pages in reading order, which can be changed by dragging or by each page's arrow buttons. */
export function PageList({ photos, busy, onMove, onRemove }: PageListProps) {
  const t = useWords(photosWords)
  const pages = useWords(writtenPagesWords)
  const urls = photos.map(({ url }) => url)
  const { list, leave } = useHeirFocus(urls)
  const [said, setSaid] = useState('')
  const keepFocus = useFocusOnMoved(urls)
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 6 } }),
    // A held finger picks up a page, a moving one scrolls.
    useSensor(TouchSensor, { activationConstraint: { delay: 220, tolerance: 8 } }),
  )
  const place = (url: string | number) => urls.indexOf(String(url)) + 1
  const nameOf = (url: string | number) => photos.find((one) => one.url === url)?.file.name ?? ''
  const told = (url: string | number, at: string | number) => ({
    name: nameOf(url),
    place: place(at),
    all: urls.length,
  })
  const announcements = {
    onDragStart: ({ active }: Pick<DragEndEvent, 'active'>) => pages.pickedUp(told(active.id, active.id)),
    onDragOver: ({ active, over }: Pick<DragEndEvent, 'active' | 'over'>) =>
      over ? pages.nowAt(told(active.id, over.id)) : undefined,
    onDragEnd: ({ active, over }: Pick<DragEndEvent, 'active' | 'over'>) =>
      over ? pages.nowAt(told(active.id, over.id)) : undefined,
    onDragCancel: () => pages.putBack,
  }
  function step(url: string, from: number, to: number) {
    keepFocus(url, to < from ? 'earlier' : 'later')
    onMove(from, to)
    setSaid(pages.nowAt({ name: nameOf(url), place: to + 1, all: urls.length }))
  }
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      accessibility={{ announcements }}
      onDragEnd={({ active, over }) => {
        if (over && active.id !== over.id) onMove(place(active.id) - 1, place(over.id) - 1)
      }}
    >
      <SortableContext items={urls} strategy={rectSortingStrategy} disabled={busy}>
        <ol
          ref={(element) => {
            // The hook only queries buttons in the element.
            list.current = element as unknown as HTMLUListElement
          }}
          aria-label={t.chosenPhotos}
          className="mb-4 grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-4"
        >
          {photos.map((photo, index) => (
            <PageTile
              key={photo.url}
              photo={photo}
              number={index + 1}
              count={photos.length}
              busy={busy}
              onStep={(to) => step(photo.url, index, to)}
              onRemove={() => {
                leave(photo.url)
                onRemove(photo.url)
              }}
            />
          ))}
        </ol>
      </SortableContext>
      <div role="status">
        <VisuallyHidden>{said}</VisuallyHidden>
      </div>
      {photos.length > 1 && <p className="-mt-1 mb-4 text-small text-ink-soft">{pages.order}</p>}
    </DndContext>
  )
}

interface PageTileProps {
  photo: ChosenPhoto
  number: number
  count: number
  busy: boolean
  onStep: (to: number) => void
  onRemove: () => void
}

function PageTile({ photo: { file, url }, number, count, busy, onStep, onRemove }: PageTileProps) {
  const t = useWords(photosWords)
  const pages = useWords(writtenPagesWords)
  const { listeners, setNodeRef, transform, transition, isDragging } = useSortable({ id: url })
  const alt = t.photoNumber({ number, name: file.name })
  const arrow = (Sign: typeof ArrowLeft, label: string, to: number, move: 'earlier' | 'later') => (
    <button
      type="button"
      aria-label={label}
      data-move={move}
      disabled={busy || to < 0 || to >= count}
      onClick={() => onStep(to)}
      className={buttonLook({ variant: 'ghost', size: 'icon' })}
    >
      <Sign {...icon} className="rtl:-scale-x-100" />
    </button>
  )
  return (
    <li
      ref={setNodeRef}
      data-page={url}
      style={{ transform: CSS.Translate.toString(transform), transition }}
      className={cx(
        'overflow-hidden rounded-card border border-line bg-card',
        isDragging && 'relative z-10 shadow-float',
      )}
    >
      {/* Dragging is for pointers only; the arrow buttons offer the same to the keyboard. */}
      <div
        {...listeners}
        className={cx('relative', count > 1 && 'cursor-grab select-none active:cursor-grabbing')}
      >
        {isPdf(file) ? (
          <FileTile file={file} label={alt} />
        ) : (
          <PhotoPreview
            url={url}
            alt={alt}
            className="aspect-3/4 w-full rounded-none"
            instead={<FileTile file={file} label={alt} />}
          />
        )}
        <span
          aria-hidden="true"
          className="absolute top-2 left-2 grid size-7 place-items-center rounded-full bg-card text-small font-semibold shadow-float"
        >
          {number}
        </span>
      </div>
      <div className="flex items-center justify-between border-t border-line">
        {count > 1 && arrow(ArrowLeft, pages.earlier({ number }), number - 2, 'earlier')}
        {count > 1 && arrow(ArrowRight, pages.later({ number }), number, 'later')}
        <button
          type="button"
          data-remove
          aria-label={t.removePhoto({ number })}
          disabled={busy}
          onClick={onRemove}
          className={buttonLook({ variant: 'ghost', size: 'icon' }, 'ms-auto')}
        >
          <X {...icon} />
        </button>
      </div>
    </li>
  )
}

/**
 * Returns the focus to the arrow that moved a page, whose element loses it; at an end the other arrow gets
 * it.
 */
function useFocusOnMoved(urls: readonly string[]) {
  const moved = useRef<{ url: string; move: 'earlier' | 'later' } | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: after each change of the order
  useLayoutEffect(() => {
    if (!moved.current) return
    const { url, move } = moved.current
    moved.current = null
    const tiles = [...document.querySelectorAll<HTMLElement>('[data-page]')]
    const tile = tiles.find(({ dataset }) => dataset.page === url)
    const arrows = [...(tile?.querySelectorAll<HTMLButtonElement>('[data-move]:not(:disabled)') ?? [])]
    ;(arrows.find(({ dataset }) => dataset.move === move) ?? arrows[0])?.focus()
  }, [urls.join(' ')])
  return (url: string, move: 'earlier' | 'later') => {
    moved.current = { url, move }
  }
}
