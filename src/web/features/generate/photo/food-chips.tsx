import { Pencil, X } from 'lucide-react'
import { type RefObject, useState } from 'react'
import { CONFIDENCE_THRESHOLD } from '#contract/limits.ts'
import { cx } from '#web/ui/cx.ts'
import { icon } from '#web/ui/icon.ts'
import { useHeirFocus } from '#web/ui/use-heir-focus.ts'
import { generateWords } from '#web/words/generate.ts'
import { photosWords } from '#web/words/photos.ts'
import { useWords } from '#web/words/words.ts'
import { FoodNameBox } from './food-name-box.tsx'
import type { Food, Foods } from './use-foods.ts'

interface FoodChipsProps {
  foods: Foods
  /** The field that adds foods; it gets the focus when the last chip is removed. */
  field: RefObject<HTMLInputElement | null>
}

/** The ingredients as chips that can be renamed or removed; an uncertain one has a question mark. */
export function FoodChips({ foods, field }: FoodChipsProps) {
  const t = useWords(photosWords)
  const making = useWords(generateWords)
  const [changing, setChanging] = useState<string | null>(null)
  const { list, leave } = useHeirFocus(foods.names, field)
  return (
    <>
      <ul ref={list} aria-label={making.ingredients} className="flex flex-wrap gap-2">
        {foods.foods.map((food) => (
          <li key={food.name}>
            <Chip
              food={food}
              isChanging={changing === food.name}
              onChange={() => setChanging(changing === food.name ? null : food.name)}
              onRemove={() => {
                leave(food.name)
                foods.remove(food.name)
                setChanging(null)
              }}
            />
          </li>
        ))}
      </ul>
      {changing !== null && foods.has(changing) && (
        <div className="mt-3 max-w-md">
          <FoodNameBox
            key={changing}
            label={t.newName({ name: changing })}
            initial={changing}
            button={t.rename}
            focusFirst
            onNames={(names) => {
              foods.rename(changing, names)
              setChanging(null)
            }}
            onCancel={() => setChanging(null)}
          />
        </div>
      )}
      <p aria-live="polite" className="sr-only">
        {foods.said}
      </p>
    </>
  )
}

interface ChipProps {
  food: Food
  isChanging: boolean
  onChange: () => void
  onRemove: () => void
}

function Chip({ food: { name, confidence }, isChanging, onChange, onRemove }: ChipProps) {
  const t = useWords(photosWords)
  const isUncertain = confidence < CONFIDENCE_THRESHOLD
  return (
    <span
      className={cx(
        'inline-flex max-w-full items-center rounded-full border text-small font-semibold',
        isUncertain
          ? 'border-dashed border-amber bg-amber-tint text-amber'
          : 'border-accent bg-accent-tint text-accent-strong',
      )}
    >
      <button
        type="button"
        aria-expanded={isChanging}
        aria-label={isUncertain ? t.renameUncertain({ name }) : t.renameNamed({ name })}
        onClick={onChange}
        className="group inline-flex min-h-9 min-w-0 items-center gap-1.5 rounded-l-full pl-3.5 pointer-coarse:min-h-11"
      >
        <span className="truncate">{name}</span>
        {isUncertain && <span title={t.notCertain}>?</span>}
        <Pencil {...icon} className="size-3.5 shrink-0 opacity-70" />
      </button>
      <button
        type="button"
        aria-label={t.removeNamed({ name })}
        data-remove
        onClick={onRemove}
        className="grid size-9 shrink-0 place-items-center rounded-full pointer-coarse:size-11"
      >
        <X {...icon} className="size-4.5" />
      </button>
    </span>
  )
}
