import { type ClipboardEvent, type DragEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { cx } from './cx.ts'
import { useKeptPage } from './use-kept-page.ts'

interface FileDropProps {
  /** Accessible name of the drop area. */
  label: string
  /** Types for the file picker, such as `image/*`; dropped and pasted files are not restricted. */
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
  /** True while something is dragged over the area. */
  isOver: boolean
}

/**
 * An area that accepts files from the picker, the camera, by drag and drop, and by paste anywhere on the page
 * while it is in view. Its content supplies the buttons.
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
        target.value = '' // clearing the value lets the same file be chosen again
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

/**
 * Returns the function that passes files on; also listens for pasted files, and blocks drops beside the area.
 */
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
