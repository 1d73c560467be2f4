import { FailureNotice } from '#web/features/generate/failure-notice.tsx'
import { LostNotice } from '#web/features/generate/lost-notice.tsx'
import { OcrUpload } from '#web/features/generate/ocr/ocr-upload.tsx'
import { QuotaBadge } from '#web/features/generate/quota-badge.tsx'
import { useGeneration } from '#web/features/generate/use-generation.ts'
import { NeedsNetwork } from '#web/lib/needs-network.tsx'
import { useTitle } from '#web/lib/use-title.ts'
import { pagesWords } from '#web/words/pages.ts'
import { useWords } from '#web/words/words.ts'

/** The page that turns photos of a written recipe into a recipe of the collection. */
export function OcrUploadPage() {
  const t = useWords(pagesWords)
  useTitle(t.ocr)
  const generation = useGeneration()
  return (
    <main className="page max-w-4xl py-8 md:py-12">
      <div className="mb-6 flex flex-wrap items-end justify-between gap-4">
        <h1 className="text-3xl md:text-4xl">{t.ocr}</h1>
        <QuotaBadge />
      </div>
      <NeedsNetwork className="mb-5" />
      <OcrUpload generation={generation} headingHidden />
      {generation.state.kind === 'failed' && (
        <div className="mt-5">
          <FailureNotice failure={generation.state} />
        </div>
      )}
      {generation.state.kind === 'lost' && (
        <div className="mt-5">
          <LostNotice />
        </div>
      )}
    </main>
  )
}
