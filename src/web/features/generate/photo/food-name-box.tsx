import { useQuery } from '@tanstack/react-query'
import { type ReactNode, type RefObject, useDeferredValue, useState } from 'react'
import { foodNamesQuery } from '#web/data/search.ts'
import { SuggestBox } from '#web/ui/suggest-box.tsx'

interface FoodNameBoxProps {
  label: string
  placeholder?: string
  initial?: string
  button: ReactNode
  focusFirst?: boolean
  field?: RefObject<HTMLInputElement | null>
  disabled?: boolean
  onNames: (names: string[]) => void
  onCancel?: () => void
}

/** A text box that suggests food names during typing. */
export function FoodNameBox({ onNames, ...rest }: FoodNameBoxProps) {
  const [sought, setSought] = useState('')
  const { data } = useQuery(foodNamesQuery(useDeferredValue(sought)))
  return <SuggestBox {...rest} suggestions={data?.names ?? []} onSeek={setSought} onAdd={onNames} />
}
