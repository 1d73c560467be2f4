import { type FormEvent, useState } from 'react'
import { MAX_PASTED_LENGTH } from '#contract/capture.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Textarea } from '#web/ui/textarea.tsx'
import { CostsNothing } from './costs-nothing.tsx'

interface TextImportProps {
  text: string
  onText: (text: string) => void
  isReading: boolean
  failure: string | null
  onRead: (text: string) => void
}

/** A recipe by its text, from wherever it was copied. */
export function TextImport({ text, onText, isReading, failure, onRead }: TextImportProps) {
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
        label="Recipe"
        hint="From a page, a mail, a note or a book. Title first, then ingredients and steps, each on a line of its own."
        error={
          tooLong
            ? 'This is more than one recipe can be. Please paste a part of it.'
            : isMissing
              ? 'Please paste a recipe.'
              : undefined
        }
      >
        {(control) => (
          <Textarea
            {...control}
            className="min-h-72"
            placeholder={
              'Tomato Soup\nServes 4\n\nIngredients\n2 pounds tomatoes\n\nSteps\nHeat the oven to 400 °F.'
            }
            value={text}
            onChange={(event) => onText(event.target.value)}
          />
        )}
      </Field>
      <Button type="submit" busy={isReading}>
        Read the text
      </Button>
      {failure && (
        <Notice tone="error" title="No recipe yet">
          {failure}
        </Notice>
      )}
      <CostsNothing />
    </form>
  )
}
