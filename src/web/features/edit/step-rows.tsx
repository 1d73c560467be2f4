import { Plus } from 'lucide-react'
import type { ClipboardEvent } from 'react'
import { useFieldArray, useFormContext } from 'react-hook-form'
import { MAX_STEP_LENGTH, MAX_STEPS } from '#contract/limits.ts'
import { toast } from '#web/lib/toasts.ts'
import { Button } from '#web/ui/button.tsx'
import { DoubtHint } from '#web/ui/doubt-hint.tsx'
import { icon } from '#web/ui/icon.ts'
import { Textarea } from '#web/ui/textarea.tsx'
import { editWords } from '#web/words/edit.ts'
import { useWords } from '#web/words/words.ts'
import type { RecipeFields } from './recipe-fields.ts'
import { SortableRow, SortableRows } from './sortable-rows.tsx'

/** Splits pasted text into steps, one per line, without their numbers or bullets. */
export const splitSteps = (text: string): string[] =>
  text
    .split(/\r\n|\r|\n/u)
    .map((line) => line.trim().replace(/^(?:step\s*)?\d{1,2}\s*[.):]\s+|^[•·*-]\s+/iu, ''))
    .filter((line) => line !== '' && !/^(?:step\s*)?\d{1,2}\s*[.):]?$/i.test(line))

export function StepRows() {
  const t = useWords(editWords)
  const { control, register, getValues } = useFormContext<RecipeFields>()
  const { fields, append, insert, move, remove } = useFieldArray({ control, name: 'instructions' })
  const isFull = fields.length >= MAX_STEPS

  function onPaste(event: ClipboardEvent, index: number) {
    const pasted = splitSteps(event.clipboardData.getData('text/plain'))
    if (pasted.length < 2) return
    event.preventDefault()
    const isFree = getValues(`instructions.${index}.text`).trim() === ''
    const room = MAX_STEPS - fields.length + (isFree ? 1 : 0)
    if (pasted.length > room) {
      toast({
        title: t.tooManySteps,
        description: t.tooManyStepsText({ most: MAX_STEPS }),
      })
    }
    const kept = pasted.slice(0, room).map((text) => ({ text: text.slice(0, MAX_STEP_LENGTH) }))
    if (isFree) remove(index)
    insert(isFree ? index : index + 1, kept)
  }

  return (
    <>
      <SortableRows ids={fields.map(({ id }) => id)} noun="step" onMove={move}>
        {fields.map(({ id, doubt }, index) => (
          <SortableRow
            key={id}
            id={id}
            noun="step"
            index={index}
            count={fields.length}
            onMove={move}
            onRemove={() => remove(index)}
          >
            <div data-place={doubt?.place}>
              <Textarea
                aria-label={t.stepNumber({ number: index + 1 })}
                aria-describedby={doubt && `${id}-doubt`}
                placeholder={index === 0 ? t.stepExample : t.andThen}
                maxLength={MAX_STEP_LENGTH}
                onPaste={(event) => onPaste(event, index)}
                className="field-sizing-content min-h-18"
                {...register(`instructions.${index}.text`)}
              />
              {doubt && <DoubtHint id={`${id}-doubt`} reason={doubt.reason} />}
            </div>
          </SortableRow>
        ))}
      </SortableRows>
      <Button
        variant="secondary"
        size="sm"
        className="mt-3"
        disabled={isFull}
        onClick={() => append({ text: '' }, { focusName: `instructions.${fields.length}.text` })}
      >
        <Plus {...icon} />
        {t.addStep}
      </Button>
    </>
  )
}
