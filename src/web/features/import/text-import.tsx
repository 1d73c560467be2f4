import { type FormEvent, useState } from 'react'
import { MAX_PASTED_LENGTH } from '#contract/capture.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Textarea } from '#web/ui/textarea.tsx'
import { importWords } from '#web/words/import.ts'
import { useWords } from '#web/words/words.ts'
import { CostsNothing } from './costs-nothing.tsx'

interface TextImportProps {
  text: string
  onText: (text: string) => void
  isReading: boolean
  failure: string | null
  onRead: (text: string) => void
}

/** The tab that imports a recipe from pasted text. */
export function TextImport({ text, onText, isReading, failure, onRead }: TextImportProps) {
  const t = useWords(importWords)
  const [isMissing, setIsMissing] = useState(false)
  const tooLong = text.length > MAX_PASTED_LENGTH

  function submit(event: FormEvent) {
    event.preventDefault()
    setIsMissing(text.trim() === '')
    if (text.trim() !== '' && !tooLong) onRead(text)
  }

  return (
    <form noValidate onSubmit={submit} className="space-y-5">
      <Field
        label={t.recipe}
        hint={t.recipeHint}
        error={tooLong ? t.textTooLong : isMissing ? t.textMissing : undefined}
      >
        {(control) => (
          <Textarea
            {...control}
            className="min-h-72"
            placeholder={t.textExample}
            value={text}
            onChange={(event) => onText(event.target.value)}
          />
        )}
      </Field>
      <Button type="submit" busy={isReading}>
        {t.readText}
      </Button>
      {failure && (
        <Notice tone="error" title={t.noRecipe}>
          {failure}
        </Notice>
      )}
      <CostsNothing />
    </form>
  )
}
