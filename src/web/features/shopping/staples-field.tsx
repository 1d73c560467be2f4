import { useQuery } from '@tanstack/react-query'
import { X } from 'lucide-react'
import { useState } from 'react'
import { MAX_SHOPPING_STAPLES } from '#contract/shopping.ts'
import { foodsQuery } from '#web/data/foods.ts'
import { icon } from '#web/ui/icon.ts'
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
        <ul aria-label={t.staplesTitle} className="mt-3 flex flex-wrap gap-2">
          {staples.map((name) => (
            <li
              key={name}
              className="inline-flex min-h-9 max-w-full items-center rounded-full border border-line-strong/60 pl-3.5 text-small pointer-coarse:min-h-11"
            >
              <span className="truncate">{name}</span>
              <button
                type="button"
                aria-label={t.removeStaple({ name })}
                onClick={() => void acts.removeStaple(name)}
                className="grid size-9 shrink-0 place-items-center rounded-full text-ink-soft hover:text-ink pointer-coarse:size-11"
              >
                <X {...icon} className="size-4.5" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
