import { useCallback, useEffect, useRef, useState } from 'react'
import { type FileRules, type RefusedFile, sorted } from './chosen-files.ts'

/** A chosen photo or PDF, with an object URL under which this page can show it. */
export interface ChosenPhoto {
  file: File
  url: string
}

interface PhotoRules extends FileRules {
  /** Called with the refused files and the reasons. */
  onRefused: (refused: readonly RefusedFile[]) => void
}

/**
 * The chosen photos in their order. A refused file changes nothing; where only one photo is allowed, a new
 * one replaces it.
 */
export function usePhotos({ most, alsoPdf = false, onRefused }: PhotoRules) {
  const [photos, setPhotos] = useState<readonly ChosenPhoto[]>([])
  const shown = useRef(photos)

  const show = useCallback((next: readonly ChosenPhoto[]) => {
    for (const one of shown.current) if (!next.includes(one)) URL.revokeObjectURL(one.url)
    shown.current = next
    setPhotos(next)
  }, [])
  useEffect(() => () => shown.current.forEach(({ url }) => void URL.revokeObjectURL(url)), [])

  /** @returns true when at least one file was accepted */
  const choose = useCallback(
    (files: readonly File[]): boolean => {
      const before = most === 1 ? [] : shown.current
      const { taken, refused } = sorted(files, { most, alsoPdf }, before.length)
      onRefused(refused)
      if (taken.length === 0) return false
      show([...before, ...taken.map((file) => ({ file, url: URL.createObjectURL(file) }))])
      return true
    },
    [most, alsoPdf, onRefused, show],
  )
  const remove = useCallback((url: string) => show(shown.current.filter((one) => one.url !== url)), [show])
  const move = useCallback(
    (from: number, to: number) => {
      const next = [...shown.current]
      next.splice(to, 0, ...next.splice(from, 1))
      show(next)
    },
    [show],
  )
  const clear = useCallback(() => show([]), [show])
  return { photos, choose, remove, move, clear }
}
