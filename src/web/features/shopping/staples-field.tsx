import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
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

/** Foods that are always in the house, one at a time. */
export function StaplesField({ staples, acts }: { staples: readonly string[]; acts: ListActs }) {
  const t = useWords(shoppingWords)
  const common = useWords(commonWords)
  const [sought, setSought] = useState('')
  const [fault, setFault] = useState<string>()
  const { data: found } = useQuery(foodsQuery(sought))

  function faultOf(name: string): string | undefined {
    if (staples.some((one) => folded(one) === folded(name))) return t.stapleKnown({ name })
    if (name.length > MAX_NAME_LENGTH) return t.stapleLong({ max: MAX_NAME_LENGTH })
    if (staples.length >= MAX_SHOPPING_STAPLES) return t.stapleMany({ max: MAX_SHOPPING_STAPLES })
    return undefined
  }
  function add([name]: string[]) {
    if (name === undefined) return
    const wrong = faultOf(name)
    setFault(wrong)
    if (!wrong) void acts.addStaple(name)
  }

  return (
    <div>
      <SuggestBox
        label={t.stapleName}
        placeholder={t.stapleHint}
        suggestions={found?.map(({ name }) => name) ?? []}
        onSeek={(words) => {
          setSought(words)
          setFault(undefined)
        }}
        onAdd={add}
        button={common.add}
      />
      {fault && (
        <p role="alert" className="mt-1.5 text-small text-alert">
          {fault}
        </p>
      )}
      {staples.length === 0 ? (
        <p className="mt-3 text-ink-soft">{t.noStaples}</p>
      ) : (
        <RemovableChips
          label={t.staplesTitle}
          names={staples}
          removeLabel={(name) => t.removeStaple({ name })}
          onRemove={(name) => void acts.removeStaple(name)}
        />
      )}
    </div>
  )
}
