import { useQuery } from '@tanstack/react-query'
import { FileText, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { MAX_RECIPE_PHOTOS } from '#contract/limits.ts'
import { configQuery } from '#web/data/config.ts'
import { Button } from '#web/ui/button.tsx'
import { buttonLook } from '#web/ui/button-look.ts'
import { icon } from '#web/ui/icon.ts'
import { Notice } from '#web/ui/notice.tsx'
import { generateWords } from '#web/words/generate.ts'
import { useWords } from '#web/words/words.ts'
import { PhotoField } from '../photo-field.tsx'
import { PhotoPreview } from '../photo-preview.tsx'
import type { usePhotos } from '../use-photos.ts'

interface OcrPanelProps {
  photos: ReturnType<typeof usePhotos>
  busy: boolean
  onExtract: (photos: File[]) => void
  /** In place of the form, such as that the month's recipes are used up. */
  instead?: ReactNode
  /** The page has this heading already. */
  headingHidden?: boolean
}

/** Photos of a written recipe, in the order of its pages. */
export function OcrPanel({ photos, busy, onExtract, instead, headingHidden = false }: OcrPanelProps) {
  const t = useWords(generateWords)
  const { data: config } = useQuery(configQuery)
  const { photos: chosen, choose, remove } = photos
  if (instead) return instead
  return (
    <section aria-labelledby="ocr-panel" className="rounded-card border border-line bg-card p-5 md:p-7">
      <h2 id="ocr-panel" className={headingHidden ? 'sr-only' : 'text-2xl'}>
        {t.ocrTab}
      </h2>
      <p className="mt-1 mb-4 text-ink-soft">{t.ocrText}</p>
      {config?.ai.vision === false && (
        <Notice tone="info" className="mb-4">
          {t.onlyPrint}
        </Notice>
      )}
      {chosen.length > 0 && (
        <ol aria-label={t.chosenPhotos} className="mb-4 grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-4">
          {chosen.map(({ file, url }, index) => (
            <li key={url} className="relative">
              <PhotoPreview
                url={url}
                alt={t.photoNumber({ number: index + 1, name: file.name })}
                className="aspect-3/4 w-full border border-line"
              />
              <button
                type="button"
                aria-label={t.removePhoto({ number: index + 1 })}
                disabled={busy}
                onClick={() => remove(url)}
                className={buttonLook(
                  { variant: 'secondary', size: 'icon' },
                  'absolute top-2 right-2 rounded-full shadow-float',
                )}
              >
                <X {...icon} />
              </button>
            </li>
          ))}
        </ol>
      )}
      {chosen.length < MAX_RECIPE_PHOTOS && (
        <PhotoField
          label={t.ocrPhotos}
          title={chosen.length > 0 ? t.nextPage : t.firstPage}
          hint={t.photoRules}
          multiple
          compact={chosen.length > 0}
          onFiles={choose}
        />
      )}
      <Button
        busy={busy}
        disabled={chosen.length === 0}
        onClick={() => onExtract(chosen.map(({ file }) => file))}
        className="mt-5 w-full sm:w-auto"
      >
        {!busy && <FileText {...icon} />}
        {t.extract}
      </Button>
    </section>
  )
}
