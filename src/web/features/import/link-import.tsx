import { type FormEvent, useState } from 'react'
import { MAX_ADDRESS_LENGTH } from '#contract/capture.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { commonWords } from '#web/words/common.ts'
import { importWords } from '#web/words/import.ts'
import { useWords } from '#web/words/words.ts'
import { CostsNothing } from './costs-nothing.tsx'

interface LinkImportProps {
  url: string
  onUrl: (url: string) => void
  isReading: boolean
  failure: string | null
  onRead: (url: string) => void
  onCancel: () => void
  onPasteInstead: () => void
}

/** The tab that imports a recipe by the address of its page. */
export function LinkImport({
  url,
  onUrl,
  isReading,
  failure,
  onRead,
  onCancel,
  onPasteInstead,
}: LinkImportProps) {
  const t = useWords(importWords)
  const common = useWords(commonWords)
  const [isMissing, setIsMissing] = useState(false)

  function submit(event: FormEvent) {
    event.preventDefault()
    const address = url.trim()
    setIsMissing(address === '')
    if (address !== '') onRead(address)
  }

  return (
    <form noValidate onSubmit={submit} className="space-y-5">
      <Field label={t.address} hint={t.addressHint} error={isMissing ? t.addressMissing : undefined}>
        {(control) => (
          <Input
            {...control}
            type="url"
            inputMode="url"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={MAX_ADDRESS_LENGTH}
            placeholder="https://"
            value={url}
            onChange={(event) => onUrl(event.target.value)}
          />
        )}
      </Field>
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" busy={isReading}>
          {t.readPage}
        </Button>
        {isReading && (
          <Button variant="ghost" onClick={onCancel}>
            {common.cancel}
          </Button>
        )}
        <p role="status" className="text-small text-ink-soft">
          {isReading ? t.readingPage : ''}
        </p>
      </div>
      {failure && (
        <Notice
          tone="error"
          title={t.pageFailed}
          actions={
            <Button size="sm" variant="secondary" onClick={onPasteInstead}>
              {t.pasteInstead}
            </Button>
          }
        >
          {failure}
        </Notice>
      )}
      <CostsNothing />
    </form>
  )
}
