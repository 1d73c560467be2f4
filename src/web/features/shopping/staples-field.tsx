import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { MAX_SHOPPING_STAPLES } from '#contract/shopping.ts'
import { foodsQuery } from '#web/data/foods.ts'
import { RemovableChips } from '#web/ui/removable-chips.tsx'
import { SuggestBox } from '#web/ui/suggest-box.tsx'
import { commonWords } from '#web/words/common.ts'
import { shoppingWords } from '#web/words/shopping.ts'
import { useWords } from '#web/words/words.ts'
import type { ListActs } from './use-list-acts.ts'

const MAX_NAME_LENGTH = 60
const folded = (name: string) => name.normalize('NFKC').trim().toLowerCase()
const onceEach = (names: string[]) =>
  names.filter((name, at) => names.findIndex((one) => folded(one) === folded(name)) === at)

interface StaplesFieldProps {
  staples: readonly string[]
  acts: Pick<ListActs, 'addStaple' | 'removeStaple'>
}

/** The field for staples: foods that are always in the house. */
export function StaplesField({ staples, acts }: StaplesFieldProps) {
  const t = useWords(shoppingWords)
  const common = useWords(commonWords)
  const field = useRef<HTMLInputElement>(null)
  const [sought, setSought] = useState('')
  const [fault, setFault] = useState<string>()
  const { data: found } = useQuery(foodsQuery(sought))

  function faultOf(names: string[]): string | undefined {
    const known = names.find((name) => staples.some((one) => folded(one) === folded(name)))
    if (known !== undefined) return t.stapleKnown({ name: known })
    if (names.some((name) => name.length > MAX_NAME_LENGTH)) return t.stapleLong({ max: MAX_NAME_LENGTH })
    if (staples.length + names.length > MAX_SHOPPING_STAPLES)
      return t.stapleMany({ max: MAX_SHOPPING_STAPLES })
    return undefined
  }
  function canAdd(names: string[]): boolean {
    const wrong = faultOf(onceEach(names))
    setFault(wrong)
    return wrong === undefined
  }
  async function add(names: string[]) {
    // Each call sends the whole list of staples, so the next one waits for it.
    for (const name of onceEach(names)) await acts.addStaple(name)
  }

  return (
    <div>
      <SuggestBox
        field={field}
        label={t.stapleName}
        placeholder={t.stapleHint}
        suggestions={found?.map(({ name }) => name) ?? []}
        onSeek={(words) => {
          setSought(words)
          setFault(undefined)
        }}
        canAdd={canAdd}
        onAdd={(names) => void add(names)}
        button={common.add}
      />
      {fault && (
        <p role="alert" className="mt-1.5 text-small text-alert">
          {fault}
        </p>
      )}
      {staples.length === 0 && <p className="mt-3 text-ink-soft">{t.noStaples}</p>}
      <RemovableChips
        label={t.staplesTitle}
        names={staples}
        removeLabel={(name) => t.removeStaple({ name })}
        onRemove={(name) => void acts.removeStaple(name)}
        field={field}
      />
    </div>
  )
}
