import { CircleCheck, House, Trash2 } from 'lucide-react'
import { useId, useState } from 'react'
import { Link } from 'react-router'
import type { Aisle } from '#contract/aisles.ts'
import { MAX_SHOPPING_TEXT_LENGTH, type ShoppingLine, type ShoppingList } from '#contract/shopping.ts'
import { withFractionSigns } from '#domain/fraction-signs.ts'
import { weekdayAndDay } from '#web/lib/calendar-day.ts'
import { paths } from '#web/lib/paths.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Field } from '#web/ui/field.tsx'
import { icon } from '#web/ui/icon.ts'
import { Input } from '#web/ui/input.tsx'
import { Select } from '#web/ui/select.tsx'
import { aisleName } from '#web/words/aisles.ts'
import { commonWords } from '#web/words/common.ts'
import { shoppingWords } from '#web/words/shopping.ts'
import { useWords } from '#web/words/words.ts'
import { lineName } from './line-words.ts'
import type { ListActs } from './use-list-acts.ts'

interface LineDialogProps {
  line: ShoppingLine
  list: ShoppingList
  acts: ListActs
  onClose: () => void
}

/** The dialog of one line: the dishes that need it, and further actions. */
export function LineDialog({ line, list, acts, onClose }: LineDialogProps) {
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={lineName(line)}
      className="[overflow-wrap:anywhere]"
      focusFirst={line.kind === 'own' ? 'input' : 'button'}
    >
      {line.kind === 'own' ? (
        <OwnLine line={line} aisles={list.aisles} acts={acts} onClose={onClose} />
      ) : (
        <FoodLine line={line} acts={acts} onClose={onClose} />
      )}
    </Dialog>
  )
}

function FoodLine({ line, acts, onClose }: Omit<LineDialogProps, 'list'>) {
  const t = useWords(shoppingWords)
  const { key, food, uses } = line
  return (
    <>
      <div className="grid gap-2">
        <ActionButton
          Sign={CircleCheck}
          words={t.haveIt}
          hint={t.haveItHint}
          onClick={() => {
            onClose()
            acts.hide(key)
          }}
        />
        {food !== null && (
          <ActionButton
            Sign={House}
            words={t.alwaysHave}
            hint={t.alwaysHaveHint}
            onClick={() => {
              onClose()
              void acts.addStaple(food)
            }}
          />
        )}
      </div>
      {uses.length > 0 && (
        <>
          <h3 className="mt-6 text-lg">{t.neededTitle}</h3>
          <ul className="mt-1 divide-y divide-line">
            {uses.map((use, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a recipe may need a food twice
              <li key={index} className="py-2.5">
                <Use use={use} />
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  )
}

function Use({ use: { recipeId, title, date, amount, servings } }: { use: ShoppingLine['uses'][number] }) {
  const t = useWords(shoppingWords)
  const common = useWords(commonWords)
  return (
    <>
      <Link to={paths.recipe(recipeId)} className="font-semibold hover:text-accent hover:underline">
        {date === null ? title : t.planned({ title, day: weekdayAndDay(date) })}
      </Link>
      <p className="text-small text-ink-soft tabular-nums">
        {amount
          ? t.dishAmount({ amount: withFractionSigns(amount), servings: common.servings(servings) })
          : common.servings(servings)}
      </p>
    </>
  )
}

interface ActionButtonProps {
  Sign: typeof House
  words: string
  hint: string
  onClick: () => void
}

/** A large button with its effect explained below its label. */
function ActionButton({ Sign, words, hint, onClick }: ActionButtonProps) {
  const id = useId()
  return (
    <button
      type="button"
      onClick={onClick}
      aria-labelledby={id}
      aria-describedby={`${id}-hint`}
      className="flex min-h-14 items-center gap-3.5 rounded-lg border border-line-strong/60 px-4 py-2 text-left transition-colors duration-150 hover:border-accent hover:bg-accent-tint"
    >
      <Sign {...icon} className="size-5.5 shrink-0 text-accent" />
      <span>
        <span id={id} className="block font-semibold">
          {words}
        </span>
        <span id={`${id}-hint`} className="block text-small text-ink-soft">
          {hint}
        </span>
      </span>
    </button>
  )
}

interface OwnLineProps extends Omit<LineDialogProps, 'list'> {
  aisles: readonly Aisle[]
}

function OwnLine({ line, aisles, acts, onClose }: OwnLineProps) {
  const t = useWords(shoppingWords)
  const common = useWords(commonWords)
  const [text, setText] = useState(line.text)
  const [aisle, setAisle] = useState<string>(line.aisle)
  const [fault, setFault] = useState<string>()
  function save() {
    const written = text.trim()
    if (written === '') return setFault(t.emptyLine)
    const chosen = aisles.find((one) => one === aisle) ?? line.aisle
    onClose()
    if (written !== line.text || chosen !== line.aisle) acts.editLine(line.key, written, chosen)
  }
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        save()
      }}
      className="grid gap-4"
    >
      <Field label={t.lineText} error={fault}>
        {(control) => (
          <Input
            {...control}
            value={text}
            maxLength={MAX_SHOPPING_TEXT_LENGTH}
            autoComplete="off"
            onChange={({ target }) => {
              setText(target.value)
              setFault(undefined)
            }}
          />
        )}
      </Field>
      <Field label={t.lineAisle}>
        {(control) => (
          <Select {...control} value={aisle} onChange={({ target }) => setAisle(target.value)}>
            {aisles.map((one) => (
              <option key={one} value={one}>
                {aisleName(one)}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <div className="mt-2 flex flex-wrap justify-between gap-3">
        <Button
          variant="secondary"
          className="text-alert"
          onClick={() => {
            onClose()
            acts.removeLine(line.key)
          }}
        >
          <Trash2 {...icon} />
          {common.remove}
        </Button>
        <Button type="submit">{common.save}</Button>
      </div>
    </form>
  )
}
