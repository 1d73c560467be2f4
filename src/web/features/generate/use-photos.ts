import { useCallback, useEffect, useRef, useState } from 'react'
import { MAX_UPLOAD_BYTES } from '#contract/limits.ts'
import { toast } from '#web/lib/toasts.ts'
import { generateWords } from '#web/words/generate.ts'

/** A photo that was chosen, with an address under which this page can show it. */
export interface ChosenPhoto {
  file: File
  url: string
}

interface PhotoRules {
  /** What is said of a file that is no image. */
  noImage: string
  most: number
}

/** Says why a file cannot be taken, by the limits of the specification. */
function isTaken(file: File, noImage: string): boolean {
  if (!file.type.startsWith('image/')) {
    toast({ title: generateWords.get().invalidFile, description: noImage, tone: 'error' })
    return false
  }
  if (file.size > MAX_UPLOAD_BYTES) {
    toast({
      title: generateWords.get().fileTooLarge,
      description: generateWords.get().fileTooLargeText,
      tone: 'error',
    })
    return false
  }
  return true
}

/** The chosen photos. A file that cannot be taken changes nothing of what is there. */
export function usePhotos({ most, noImage }: PhotoRules) {
  const [photos, setPhotos] = useState<readonly ChosenPhoto[]>([])
  const shown = useRef(photos)

  const show = useCallback((next: readonly ChosenPhoto[]) => {
    for (const one of shown.current) if (!next.includes(one)) URL.revokeObjectURL(one.url)
    shown.current = next
    setPhotos(next)
  }, [])
  useEffect(() => () => shown.current.forEach(({ url }) => void URL.revokeObjectURL(url)), [])

  /** @returns whether anything was taken */
  const choose = useCallback(
    (files: readonly File[]): boolean => {
      const taken = files.filter((file) => isTaken(file, noImage))
      if (taken.length === 0) return false
      const before = most === 1 ? [] : shown.current
      const room = most - before.length
      if (most > 1 && taken.length > room) {
        toast({
          title: generateWords.get().tooManyPhotos,
          description: generateWords.get().tooManyPhotosText({ most }),
        })
      }
      const added = taken.slice(0, room).map((file) => ({ file, url: URL.createObjectURL(file) }))
      show([...before, ...added])
      return true
    },
    [most, noImage, show],
  )
  const remove = useCallback((url: string) => show(shown.current.filter((one) => one.url !== url)), [show])
  const clear = useCallback(() => show([]), [show])
  return { photos, choose, remove, clear }
}
