import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { type RefObject, useDeferredValue, useState } from 'react'
import { foodNamesQuery } from '#web/data/search.ts'
import { icon } from '#web/ui/icon.ts'
import { SuggestBox } from '#web/ui/suggest-box.tsx'
import { commonWords } from '#web/words/common.ts'
import { searchWords } from '#web/words/search.ts'
import { useWords } from '#web/words/words.ts'

interface FoodBoxProps {
  onAdd: (names: string[]) => void
  /** Called on Backspace in the empty box, to remove the last ingredient. */
  onTakeBack: () => void
  disabled: boolean
  field: RefObject<HTMLInputElement | null>
}

/** A text box for one ingredient or several separated by commas, which suggests foods during typing. */
export function FoodBox({ onAdd, onTakeBack, disabled, field }: FoodBoxProps) {
  const t = useWords(searchWords)
  const common = useWords(commonWords)
  const [sought, setSought] = useState('')
  const { data } = useQuery(foodNamesQuery(useDeferredValue(sought)))
  return (
    <SuggestBox
      label={t.foodBox}
      placeholder={t.foodExample}
      suggestions={data?.names ?? []}
      onSeek={setSought}
      onAdd={onAdd}
      onTakeBack={onTakeBack}
      disabled={disabled}
      field={field}
      button={
        <>
          <Plus {...icon} />
          {common.add}
        </>
      }
    />
  )
}
