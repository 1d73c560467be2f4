import { Heading, Plus } from 'lucide-react'
import type { ClipboardEvent, KeyboardEvent } from 'react'
import { useFieldArray, useFormContext } from 'react-hook-form'
import { MAX_GROUP_LENGTH, MAX_INGREDIENTS, MAX_LINE_LENGTH } from '#contract/limits.ts'
import { toast } from '#web/lib/toasts.ts'
import { Button } from '#web/ui/button.tsx'
import { DoubtHint } from '#web/ui/doubt-hint.tsx'
import { icon } from '#web/ui/icon.ts'
import { Input } from '#web/ui/input.tsx'
import { editWords } from '#web/words/edit.ts'
import { useWords } from '#web/words/words.ts'
import { headingRow, type IngredientRow, isHeading, type RecipeFields, rowsOf } from './recipe-fields.ts'
import { SortableRow, SortableRows } from './sortable-rows.tsx'

/** Loads the kitchen's parser of ingredient lines when the first line needs it. */
const reader = () => import('#kitchen/display/index.ts')

const lines = (event: ClipboardEvent) => event.clipboardData.getData('text/plain')

/** The ordinal of each row among the ingredients or among the headings. */
function numbersOf(rows: readonly IngredientRow[]): number[] {
  const seen = { headings: 0, lines: 0 }
  return rows.map((row) => {
    const kind = isHeading(row) ? 'headings' : 'lines'
    seen[kind] += 1
    return seen[kind]
  })
}

/** The rows for ingredient lines and their headings. Pasting several lines into a row makes several rows. */
export function IngredientRows() {
  const t = useWords(editWords)
  const { control, register, getValues, setValue } = useFormContext<RecipeFields>()
  const { fields, append, insert, move, remove } = useFieldArray({ control, name: 'ingredients' })
  const isFull = fields.filter((row) => !isHeading(row)).length >= MAX_INGREDIENTS
  const numbers = numbersOf(fields)

  function onPaste(event: ClipboardEvent, index: number) {
    const text = lines(event)
    if (!/[\r\n]/.test(text.trim())) return
    event.preventDefault()
    void reader().then(({ splitLines }) => {
      const pasted = splitLines(text)
      const { amount, item } = getValues(`ingredients.${index}`)
      const isFree = amount.trim() === '' && item.trim() === ''
      const known = getValues('ingredients').filter((row) => !isHeading(row)).length
      const room = MAX_INGREDIENTS - known + (isFree ? 1 : 0)
      if (pasted.length > room) {
        toast({
          title: t.tooManyLines,
          description: t.tooManyLinesText({ most: MAX_INGREDIENTS }),
        })
      }
      const kept = rowsOf(pasted.slice(0, room)).map((row) => ({
        ...row,
        amount: row.amount.slice(0, MAX_LINE_LENGTH),
        item: row.item.slice(0, MAX_LINE_LENGTH),
      }))
      if (isFree) remove(index)
      insert(isFree ? index : index + 1, kept)
    })
  }

  /** Splits a whole line such as "2 cups flour" into amount and item when the field is left. */
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

  const addHeading = (index: number) =>
    insert(index, headingRow(), { focusName: `ingredients.${index}.heading` })

  return (
    <>
      <SortableRows ids={fields.map(({ id }) => id)} noun="ingredient" onMove={move}>
        {fields.map(({ id, doubt, heading }, index) =>
          heading !== undefined ? (
            <SortableRow
              key={id}
              id={id}
              noun="heading"
              index={index}
              number={numbers[index]!}
              count={fields.length}
              onMove={move}
              onRemove={() => remove(index)}
            >
              <Input
                aria-label={t.headingNumber({ number: numbers[index]! })}
                placeholder={t.headingExample}
                maxLength={MAX_GROUP_LENGTH}
                className="font-serif text-lg font-semibold"
                onKeyDown={(event) => onKeyDown(event, index)}
                {...register(`ingredients.${index}.heading`)}
              />
            </SortableRow>
          ) : (
            <SortableRow
              key={id}
              id={id}
              noun="ingredient"
              index={index}
              number={numbers[index]!}
              count={fields.length}
              onMove={move}
              onRemove={() => remove(index)}
              onHeading={() => addHeading(index)}
            >
              <div
                data-place={doubt?.place}
                // On a phone the two fields are stacked, because side by side they would be too narrow to
                // read.
                className="grid sm:grid-cols-[9rem_1fr] sm:gap-2"
              >
                <Input
                  aria-label={t.amountNumber({ number: numbers[index]! })}
                  aria-describedby={doubt && `${id}-doubt`}
                  placeholder={t.amountExample}
                  maxLength={MAX_LINE_LENGTH}
                  className="max-sm:rounded-b-none max-sm:focus-visible:relative"
                  onPaste={(event) => onPaste(event, index)}
                  onKeyDown={(event) => onKeyDown(event, index)}
                  {...register(`ingredients.${index}.amount`)}
                />
                <Input
                  aria-label={t.ingredientNumber({ number: numbers[index]! })}
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
          ),
        )}
      </SortableRows>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button
          variant="secondary"
          size="sm"
          disabled={isFull}
          onClick={() =>
            append({ amount: '', item: '' }, { focusName: `ingredients.${fields.length}.amount` })
          }
        >
          <Plus {...icon} />
          {t.addIngredient}
        </Button>
        <Button variant="ghost" size="sm" disabled={isFull} onClick={() => addHeading(fields.length)}>
          <Heading {...icon} />
          {t.addHeading}
        </Button>
      </div>
      <p className="mt-2 text-small text-ink-soft">
        {isFull ? t.full({ most: MAX_INGREDIENTS }) : t.pasteHint}
      </p>
    </>
  )
}
