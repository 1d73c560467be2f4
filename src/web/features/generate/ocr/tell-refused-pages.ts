import { toast } from '#web/lib/toasts.ts'
import { photosWords } from '#web/words/photos.ts'
import { writtenPagesWords } from '#web/words/written-pages.ts'
import { isPdf, type RefusedFile } from '../chosen-files.ts'
import { tellRefused } from '../tell-refused.ts'

/** Shows a toast with the reason why pages were refused; the page itself lists the files. */
export function tellRefusedPages(refused: readonly RefusedFile[], most: number): void {
  const [first] = refused
  if (!first) return
  const t = writtenPagesWords.get()
  const isOne = (why: RefusedFile['why']) => refused.every((one) => one.why === why)
  if (isOne('no_room')) toast({ title: t.tooMany, description: t.tooManyText({ most }) })
  else if (isOne('too_large') && refused.every(({ file }) => isPdf(file)))
    toast({ title: photosWords.get().fileTooLarge, description: t.pdfTooLarge, tone: 'error' })
  else tellRefused(refused, photosWords.get().ocrNoImage)
}
