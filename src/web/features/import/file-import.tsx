import { useQuery } from '@tanstack/react-query'
import { type RefObject, useEffect, useRef, useState } from 'react'
import {
  importQuery,
  importsQuery,
  isAtWork,
  useAfterImport,
  useForgetImport,
  useUploadFile,
} from '#web/data/imports.ts'
import { isUnauthorized, messageOf } from '#web/lib/http-error.ts'
import { useStageFocus } from '#web/lib/use-stage-focus.ts'
import { Button } from '#web/ui/button.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { ProgressBar } from '#web/ui/progress-bar.tsx'
import { commonWords } from '#web/words/common.ts'
import { importWords } from '#web/words/import.ts'
import { useWords } from '#web/words/words.ts'
import { FileChooser } from './file-chooser.tsx'
import { FileResult } from './file-result.tsx'
import { FileReview } from './file-review.tsx'
import { progressOf } from './file-words.ts'
import { Waiting } from './waiting.tsx'

/**
 * The tab "From files": upload a file, review its recipes, save them. An unfinished import is found again
 * after a reload.
 */
export function FileImport() {
  const t = useWords(importWords)
  const [shown, setShown] = useState<string | null>(null)
  const [isFresh, setFresh] = useState(false)
  const { data: earlier, isPending } = useQuery({ ...importsQuery, refetchOnMount: 'always' })
  const upload = useUploadFile()
  const open = earlier?.find(({ state }) => state === 'reading' || state === 'ready' || state === 'saving')
  const id = shown ?? (isFresh ? undefined : open?.id)

  const begin = () => {
    setShown(null)
    setFresh(true)
    upload.reset()
  }
  const place = useRef<HTMLDivElement>(null)
  useStageFocus(place, isPending ? undefined : (id ?? 'none'))

  return (
    <div ref={place} tabIndex={-1} className="outline-none">
      {id ? (
        <OneImport key={id} id={id} place={place} onAnother={begin} />
      ) : isPending ? (
        <Waiting />
      ) : (
        <FileChooser
          busy={upload.isPending}
          failure={
            upload.error && !isUnauthorized(upload.error) ? messageOf(upload.error, t.sendFailed) : null
          }
          onChoose={(file) => upload.mutate(file, { onSuccess: (job) => setShown(job.id) })}
        />
      )}
    </div>
  )
}

interface OneImportProps {
  id: string
  /** Element that contains the import. */
  place: RefObject<HTMLElement | null>
  onAnother: () => void
}

function OneImport({ id, place, onAnother }: OneImportProps) {
  const t = useWords(importWords)
  const common = useWords(commonWords)
  const { data: job, isError, refetch } = useQuery(importQuery(id))
  const forget = useForgetImport(id)
  const afterImport = useAfterImport()
  useStageFocus(place, job?.state)
  const isDone = job?.state === 'done'
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it is done
  useEffect(() => {
    if (isDone) afterImport()
  }, [isDone])

  if (isError) return <ErrorState title={t.notShown} text={t.nothingLost} onRetry={() => void refetch()} />
  if (!job) return <Waiting />
  if (isAtWork(job)) {
    const { label, percent } = progressOf(job)
    return (
      <div className="flex flex-col gap-4 py-6" aria-live="polite">
        <h2 className="text-xl break-words">{job.fileName}</h2>
        <ProgressBar label={label} percent={percent} />
        <p className="text-ink-soft">{label}</p>
        {job.state === 'reading' ? (
          <div>
            <Button
              variant="secondary"
              busy={forget.isPending}
              onClick={() => forget.mutate(undefined, { onSuccess: onAnother })}
            >
              {common.cancel}
            </Button>
          </div>
        ) : (
          <p className="text-ink-soft">{t.goesOn}</p>
        )}
      </div>
    )
  }
  if (job.state === 'failed') {
    return (
      <ErrorState
        title={t.notRead({ file: job.fileName })}
        text={job.problem?.message ?? t.nothingSaved}
        onRetry={onAnother}
      />
    )
  }
  return job.state === 'ready' ? (
    <FileReview job={job} onForgotten={onAnother} />
  ) : (
    <FileResult job={job} onAnother={onAnother} />
  )
}
