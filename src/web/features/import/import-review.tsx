import { type ReactNode, useEffect, useRef } from 'react'
import { Link } from 'react-router'
import type { Capture } from '#contract/capture.ts'
import { paths } from '#web/lib/paths.ts'
import { Field } from '#web/ui/field.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Select } from '#web/ui/select.tsx'
import { importWords } from '#web/words/import.ts'
import { useWords } from '#web/words/words.ts'
import { ReadingReport } from './reading-report.tsx'

interface ImportReviewProps {
  capture: Capture
  /** The findings of the kitchen's checks. */
  findings: ReactNode
  keepPicture: boolean
  onKeepPicture: (keep: boolean) => void
  /** Chooses another recipe of the same page. */
  onChoose: (which: number) => void
  isReading: boolean
}

/** Remarks on an imported recipe before it is saved; the form below contains the recipe itself. */
export function ImportReview({
  capture,
  findings,
  keepPicture,
  onKeepPicture,
  onChoose,
  isReading,
}: ImportReviewProps) {
  const t = useWords(importWords)
  const { source, duplicates, choices, which, engine, imageUrl, report } = capture
  const place = useFocusOnArrival(capture.id)
  return (
    <div ref={place} tabIndex={-1} className="mt-6 space-y-6 outline-none">
      <p className="text-lg break-words text-ink-soft">
        {t.reviewIntro({ from: cameFrom(source) })}
        {engine && ` ${t.modelRead}`}
      </p>
      {duplicates.map(({ id, title, why }) => (
        <Notice key={id} tone="info" title={t.haveTitle({ title })}>
          {t[why]}{' '}
          <Link
            to={paths.recipe(id)}
            target="_blank"
            className="text-accent underline decoration-accent/40 underline-offset-4 hover:decoration-accent"
          >
            {t.lookAtIt}
            <span className="sr-only"> {t.newTab}</span>
          </Link>
        </Notice>
      ))}
      {choices.length > 1 && (
        <Field label={t.whichRecipe} hint={t.severalFound(choices.length)}>
          {(control) => (
            <Select
              {...control}
              value={String(which)}
              disabled={isReading}
              onChange={(event) => onChoose(Number(event.target.value))}
            >
              {choices.map((title, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: titles can be the same, and their order never changes
                <option key={index} value={index}>
                  {title || t.recipeNumber({ number: index + 1 })}
                </option>
              ))}
            </Select>
          )}
        </Field>
      )}
      <div className="grid gap-6 sm:grid-cols-[12rem_minmax(0,1fr)] sm:items-start">
        {imageUrl && <PictureChoice imageUrl={imageUrl} keep={keepPicture} onKeep={onKeepPicture} />}
        <section aria-labelledby="import-report" className={imageUrl ? undefined : 'sm:col-span-2'}>
          <h2 id="import-report" className="mb-3 text-xl">
            {t.howRead}
          </h2>
          <ReadingReport report={report} />
        </section>
      </div>
      {findings}
    </div>
  )
}

const cameFrom = ({ url, author }: Capture['source']): string => {
  const site = url && URL.canParse(url) ? new URL(url).hostname.replace(/^www\./, '') : null
  const t = importWords.get()
  if (site) return author ? t.fromSiteBy({ site, author }) : t.fromSite({ site })
  return author ? t.fromBy({ author }) : t.fromText
}

interface PictureChoiceProps {
  imageUrl: string
  keep: boolean
  onKeep: (keep: boolean) => void
}

const PictureChoice = ({ imageUrl, keep, onKeep }: PictureChoiceProps) => {
  const t = useWords(importWords)
  return (
    <div>
      <img
        src={imageUrl}
        alt={t.fromPage}
        className={`aspect-4/3 w-full max-w-80 rounded-card border border-line object-cover ${keep ? '' : 'opacity-40'}`}
      />
      <label className="mt-2 flex min-h-11 items-center gap-2.5">
        <input
          type="checkbox"
          checked={keep}
          onChange={(event) => onKeep(event.target.checked)}
          className="size-5 accent-accent"
        />
        {t.usePicture}
      </label>
    </div>
  )
}

/** Focuses the review when it appears, because the pressed button is gone. */
function useFocusOnArrival(id: string) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (id === '') return
    window.scrollTo({ top: 0 })
    place.current?.focus({ preventScroll: true })
  }, [id])
  return place
}
