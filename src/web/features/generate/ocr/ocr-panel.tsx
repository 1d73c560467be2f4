import { useQuery } from '@tanstack/react-query'
import { FileText } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { MAX_RECIPE_PAGES } from '#contract/limits.ts'
import type { PagesAre } from '#contract/recipes.ts'
import { configQuery } from '#web/data/config.ts'
import { Button } from '#web/ui/button.tsx'
import { icon } from '#web/ui/icon.ts'
import { Notice } from '#web/ui/notice.tsx'
import { generateWords } from '#web/words/generate.ts'
import { photosWords } from '#web/words/photos.ts'
import { useWords } from '#web/words/words.ts'
import { writtenPagesWords } from '#web/words/written-pages.ts'
import { isPdf, type RefusedFile } from '../chosen-files.ts'
import { PhotoField } from '../photo-field.tsx'
import type { usePhotos } from '../use-photos.ts'
import { PageList } from './page-list.tsx'
import { PagesAreChoice } from './pages-are-choice.tsx'
import { RefusedFiles } from './refused-files.tsx'

interface OcrPanelProps {
  photos: ReturnType<typeof usePhotos>
  /** Files that were refused at the last choice. */
  refused: readonly RefusedFile[]
  busy: boolean
  /**
   * Reads the pages; `are` is the cook's statement of how they belong together, and without it their text
   * decides.
   */
  onExtract: (photos: File[], are?: PagesAre) => void
  /** Content in place of the form, such as that the quota is used up. */
  instead?: ReactNode
  /** True when the page already shows this heading. */
  headingHidden?: boolean
}

/** The form for photos and PDFs of written recipes, in the order of their pages. */
export function OcrPanel({
  photos,
  refused,
  busy,
  onExtract,
  instead,
  headingHidden = false,
}: OcrPanelProps) {
  const t = useWords(photosWords)
  const making = useWords(generateWords)
  const { data: config } = useQuery(configQuery)
  const pages = useWords(writtenPagesWords)
  const [are, setAre] = useState<PagesAre>('as_read')
  const { photos: chosen, choose, move, remove } = photos
  const areSeveral = chosen.length > 1 || chosen.some(({ file }) => isPdf(file))
  if (instead) return instead
  return (
    <section aria-labelledby="ocr-panel" className="rounded-card border border-line bg-card p-5 md:p-7">
      <h2 id="ocr-panel" className={headingHidden ? 'sr-only' : 'text-2xl'}>
        {making.ocrTab}
      </h2>
      <p className="mt-1 mb-4 text-ink-soft">{t.ocrText}</p>
      {config?.ai.vision === false && (
        <Notice tone="info" className="mb-4">
          {t.onlyPrint}
        </Notice>
      )}
      {chosen.length > 0 && <PageList photos={chosen} busy={busy} onMove={move} onRemove={remove} />}
      {chosen.length < MAX_RECIPE_PAGES && (
        <PhotoField
          label={t.ocrPhotos}
          title={chosen.length > 0 ? t.nextPage : t.firstPage}
          hint={pages.rules({ most: MAX_RECIPE_PAGES })}
          multiple
          alsoPdf
          compact={chosen.length > 0}
          onFiles={choose}
        />
      )}
      <RefusedFiles files={refused} most={MAX_RECIPE_PAGES} />
      {areSeveral && <PagesAreChoice are={are} onChange={setAre} />}
      <Button
        busy={busy}
        disabled={chosen.length === 0}
        onClick={() =>
          onExtract(
            chosen.map(({ file }) => file),
            areSeveral && are !== 'as_read' ? are : undefined,
          )
        }
        className="mt-5 w-full sm:w-auto"
      >
        {!busy && <FileText {...icon} />}
        {t.extract}
      </Button>
    </section>
  )
}
