import { type ClipboardEvent, type DragEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { cx } from './cx.ts'
import { useKeptPage } from './use-kept-page.ts'

interface FileDropProps {
  /** Read out for the whole place. */
  label: string
  /** `image/*`: what the file picker offers. What is dropped or pasted can be anything. */
  accept: string
  multiple?: boolean
  onFiles: (files: File[]) => void
  children: (pick: FilePick) => ReactNode
  className?: string
}

export interface FilePick {
  /** Opens the device's file picker. */
  choose: () => void
  /** Opens the camera where the device has one, else the file picker. */
  capture: () => void
  /** Something is being dragged over the place. */
  isOver: boolean
}

/**
 * A place that takes files: from the picker, the camera, by drag and drop, and by paste anywhere on the page while it
 * is in view. The buttons are its content's own.
 */
export function FileDrop({ label, accept, multiple = false, onFiles, children, className }: FileDropProps) {
  const place = useRef<HTMLElement>(null)
  const picker = useRef<HTMLInputElement>(null)
  const camera = useRef<HTMLInputElement>(null)
  const [isOver, setIsOver] = useState(false)
  const take = useTake(place, multiple, onFiles)

  const onDrag = (event: DragEvent) => {
    if (!event.dataTransfer.types.includes('Files')) return
    event.preventDefault()
    event.dataTransfer.dropEffect = 'copy'
    setIsOver(true)
  }
  const onDrop = (event: DragEvent) => {
    event.preventDefault()
    setIsOver(false)
    take([...event.dataTransfer.files])
  }
  const onLeave = ({ relatedTarget, currentTarget }: DragEvent) => {
    if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setIsOver(false)
  }
  const input = (ref: typeof picker, fromCamera: boolean) => (
    <input
      ref={ref}
      type="file"
      accept={fromCamera ? 'image/*' : accept}
      multiple={multiple && !fromCamera}
      {...(fromCamera && { capture: 'environment' as const })}
      tabIndex={-1}
      aria-hidden="true"
      className="sr-only"
      onChange={({ target }) => {
        take([...(target.files ?? [])])
        target.value = '' // the same file can be chosen again
      }}
    />
  )

  return (
    <section
      ref={place}
      aria-label={label}
      onDragEnter={onDrag}
      onDragOver={onDrag}
      onDragLeave={onLeave}
      onDrop={onDrop}
      className={cx('relative', className)}
    >
      {input(picker, false)}
      {input(camera, true)}
      {children({
        choose: () => picker.current?.click(),
        capture: () => camera.current?.click(),
        isOver,
      })}
    </section>
  )
}

/** Hands files on, from wherever they come; listens for what is pasted, and for drops that miss the place. */
function useTake(
  place: { current: HTMLElement | null },
  multiple: boolean,
  onFiles: (files: File[]) => void,
) {
  const take = (files: File[]) => {
    if (files.length > 0) onFiles(multiple ? files : files.slice(0, 1))
  }
  const latest = useRef(take)
  useEffect(() => {
    latest.current = take
  })
  useEffect(() => {
    const inView = () => place.current !== null && place.current.closest('[hidden]') === null
    const onPaste = (event: Event) => {
      const { clipboardData } = event as unknown as ClipboardEvent // the DOM's own event has the same field
      const files = [...(clipboardData?.files ?? [])]
      if (files.length === 0 || !inView()) return
      event.preventDefault()
      latest.current(files)
    }
    window.addEventListener('paste', onPaste)
    return () => window.removeEventListener('paste', onPaste)
  }, [place])
  useKeptPage()
  return take
}
