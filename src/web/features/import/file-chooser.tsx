import { FileUp } from 'lucide-react'
import { type DragEvent, useState } from 'react'
import { MAX_IMPORT_BYTES } from '#contract/limits.ts'
import { cx } from '#web/ui/cx.ts'
import { icon } from '#web/ui/icon.ts'
import { Notice } from '#web/ui/notice.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { useKeptPage } from '#web/ui/use-kept-page.ts'
import { importWords } from '#web/words/import.ts'
import { useWords } from '#web/words/words.ts'
import { accepted } from './file-words.ts'

interface FileChooserProps {
  onChoose: (file: File) => void
  busy: boolean
  failure: string | null
}

const MEGABYTES = MAX_IMPORT_BYTES / 1024 / 1024

/** A field for an import file, by drop or by choice, with the accepted formats. */
export function FileChooser({ onChoose, busy, failure }: FileChooserProps) {
  const t = useWords(importWords)
  const [isOver, setOver] = useState(false)
  const [tooLarge, setTooLarge] = useState(false)
  useKeptPage()
  const take = (file: File | undefined) => {
    if (!file || busy) return
    setTooLarge(file.size > MAX_IMPORT_BYTES)
    if (file.size <= MAX_IMPORT_BYTES) onChoose(file)
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    take(event.dataTransfer.files[0])
  }
  const problem = tooLarge ? t.tooLarge({ megabytes: MEGABYTES }) : failure
  return (
    <div className="flex flex-col gap-6">
      {problem && (
        <Notice tone="error" title={t.notTaken}>
          {problem}
        </Notice>
      )}
      <label
        onDragOver={(event) => {
          event.preventDefault()
          setOver(true)
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
        className={cx(
          'flex cursor-pointer flex-col items-center rounded-card border-2 border-dashed px-6 py-12 text-center transition-colors duration-150',
          'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent',
          isOver ? 'border-accent bg-accent-tint' : 'border-line-strong/60 hover:border-ink-soft',
        )}
      >
        <input
          type="file"
          className="sr-only"
          // `aria-disabled` instead of `disabled`, so that the focus is still here when the file is refused.
          aria-disabled={busy || undefined}
          onClick={(event) => busy && event.preventDefault()}
          onChange={({ target }) => {
            take(target.files?.[0])
            target.value = ''
          }}
        />
        {busy ? (
          <span className="mb-3">
            <Spinner />
          </span>
        ) : (
          <FileUp {...icon} className="mb-3 size-9 text-accent" />
        )}
        <span className="text-lg font-semibold">{busy ? t.sending : t.dropFile}</span>
        <span className="mt-1 max-w-md text-ink-soft">{t.dropText}</span>
      </label>
      <section aria-labelledby="accepted-files">
        <h2 id="accepted-files" className="text-lg">
          {t.whatIsRead}
        </h2>
        <dl className="mt-2 grid gap-x-8 gap-y-1.5 sm:grid-cols-2">
          {accepted.map(([app, file]) => (
            <div key={app} className="flex gap-2">
              <dt className="font-semibold">{app === 'other' ? t.otherApp : app}:</dt>
              <dd className="text-ink-soft">{t[file]}</dd>
            </div>
          ))}
        </dl>
      </section>
    </div>
  )
}
