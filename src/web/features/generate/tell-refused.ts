import { toast } from '#web/lib/toasts.ts'
import { photosWords } from '#web/words/photos.ts'
import type { RefusedFile } from './chosen-files.ts'

/**
 * Shows a toast with the reason why a photo was refused, in the specification's words; `noImage` is the text
 * for a file that is no image.
 */
export function tellRefused(refused: readonly RefusedFile[], noImage: string): void {
  const t = photosWords.get()
  const reasons = new Set(refused.map(({ why }) => why))
  if (reasons.has('no_picture')) toast({ title: t.invalidFile, description: noImage, tone: 'error' })
  else if (reasons.has('too_large'))
    toast({ title: t.fileTooLarge, description: t.fileTooLargeText, tone: 'error' })
}
