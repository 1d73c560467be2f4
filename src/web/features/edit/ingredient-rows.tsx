import { Plus } from 'lucide-react'
import type { ClipboardEvent, KeyboardEvent } from 'react'
import { useFieldArray, useFormContext } from 'react-hook-form'
import { MAX_INGREDIENTS, MAX_LINE_LENGTH } from '#contract/limits.ts'
import { toast } from '#web/lib/toasts.ts'
import { Button } from '#web/ui/button.tsx'
import { DoubtHint } from '#web/ui/doubt-hint.tsx'
import { icon } from '#web/ui/icon.ts'
import { Input } from '#web/ui/input.tsx'
import { editWords } from '#web/words/edit.ts'
import { useWords } from '#web/words/words.ts'
import type { RecipeFields } from './recipe-fields.ts'
import { SortableRow, SortableRows } from './sortable-rows.tsx'

/** The kitchen's reader of lines, fetched when the first line needs it. */
const reader = () => import('#kitchen/display/index.ts')

const lines = (event: ClipboardEvent) => event.clipboardData.getData('text/plain')

/** Amount and item of every line. Pasting many lines into one row makes many rows of them. */
export function IngredientRows() {
  const t = useWords(editWords)
  const { control, register, getValues, setValue } = useFormContext<RecipeFields>()
  const { fields, append, insert, move, remove } = useFieldArray({ control, name: 'ingredients' })
  const isFull = fields.length >= MAX_INGREDIENTS

  function onPaste(event: ClipboardEvent, index: number) {
    const text = lines(event)
    if (!/[\r\n]/.test(text.trim())) return
    event.preventDefault()
    void reader().then(({ splitLines }) => {
      const pasted = splitLines(text)
      const { amount, item } = getValues(`ingredients.${index}`)
      const isFree = amount.trim() === '' && item.trim() === ''
      const room = MAX_INGREDIENTS - getValues('ingredients').length + (isFree ? 1 : 0)
      if (pasted.length > room) {
        toast({
          title: t.tooManyLines,
          description: t.tooManyLinesText({ most: MAX_INGREDIENTS }),
        })
      }
      const kept = pasted.slice(0, room).map((line) => ({
        amount: line.amount.slice(0, MAX_LINE_LENGTH),
        item: line.item.slice(0, MAX_LINE_LENGTH),
      }))
      if (isFree) remove(index)
      insert(isFree ? index : index + 1, kept)
    })
  }

  /** "2 cups flour", typed into one field, is parted when the field is left. */
  function onLeave(index: number) {
    const { amount, item } = getValues(`ingredients.${index}`) ?? { amount: '', item: '' }
    if (amount.trim() !== '' || !/^[\d½¼¾⅓⅔⅛]/u.test(item.trim())) return
    void reader().then(({ splitLine }) => {
      const line = splitLine(item)
      if (line.amount === '' || getValues(`ingredients.${index}.item`) !== item) return
      setValue(`ingredients.${index}`, line, { shouldDirty: true })
    })
  }

  function onKeyDown(event: KeyboardEvent, index: number) {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    event.preventDefault()
    if (!isFull) insert(index + 1, { amount: '', item: '' }, { focusName: `ingredients.${index + 1}.amount` })
  }

  return (
    <>
      <SortableRows ids={fields.map(({ id }) => id)} noun="ingredient" onMove={move}>
        {fields.map(({ id, doubt }, index) => (
          <SortableRow
            key={id}
            id={id}
            noun="ingredient"
            index={index}
            count={fields.length}
            onMove={move}
            onRemove={() => remove(index)}
          >
            <div
              data-place={doubt?.place}
              // On a phone one below the other: side by side neither can be read.
              className="grid sm:grid-cols-[9rem_1fr] sm:gap-2"
            >
              <Input
                aria-label={t.amountNumber({ number: index + 1 })}
                aria-describedby={doubt && `${id}-doubt`}
                placeholder={t.amountExample}
                maxLength={MAX_LINE_LENGTH}
                className="max-sm:rounded-b-none max-sm:focus-visible:relative"
                onPaste={(event) => onPaste(event, index)}
                onKeyDown={(event) => onKeyDown(event, index)}
                {...register(`ingredients.${index}.amount`)}
              />
              <Input
                aria-label={t.ingredientNumber({ number: index + 1 })}
                placeholder={t.itemExample}
                maxLength={MAX_LINE_LENGTH}
                className="max-sm:-mt-px max-sm:rounded-t-none max-sm:focus-visible:relative"
                onPaste={(event) => onPaste(event, index)}
                onKeyDown={(event) => onKeyDown(event, index)}
                {...register(`ingredients.${index}.item`, { onBlur: () => onLeave(index) })}
              />
              {doubt && (
                <div className="sm:col-span-2">
                  <DoubtHint id={`${id}-doubt`} reason={doubt.reason} />
                </div>
              )}
            </div>
          </SortableRow>
        ))}
      </SortableRows>
      <Button
        variant="secondary"
        size="sm"
        className="mt-3"
        disabled={isFull}
        onClick={() => append({ amount: '', item: '' }, { focusName: `ingredients.${fields.length}.amount` })}
      >
        <Plus {...icon} />
        {t.addIngredient}
      </Button>
      <p className="mt-2 text-small text-ink-soft">
        {isFull ? t.full({ most: MAX_INGREDIENTS }) : t.pasteHint}
      </p>
    </>
  )
}
