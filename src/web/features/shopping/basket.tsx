import { ChevronDown } from 'lucide-react'
import { useState } from 'react'
import type { ShoppingLine } from '#contract/shopping.ts'
import { Button } from '#web/ui/button.tsx'
import { cx } from '#web/ui/cx.ts'
import { icon } from '#web/ui/icon.ts'
import { shoppingWords } from '#web/words/shopping.ts'
import { useWords } from '#web/words/words.ts'
import { LineRow } from './line-row.tsx'

interface BasketProps {
  lines: readonly ShoppingLine[]
  today: string
  onTick: (key: string, isTicked: boolean) => void
  onOpen: (key: string) => void
  onClear: () => void
}

/** The ticked lines, below all lines that are still to be bought. */
export function Basket({ lines, onClear, ...row }: BasketProps) {
  const t = useWords(shoppingWords)
  const [isOpen, setOpen] = useState(true)
  if (lines.length === 0) return null
  return (
    <section aria-labelledby="in-basket" className="print:hidden">
      <div className="flex items-center justify-between gap-3 border-b border-line pb-1">
        <h2 id="in-basket" className="min-w-0 text-lg">
          <button
            type="button"
            aria-expanded={isOpen}
            aria-controls="basket-lines"
            onClick={() => setOpen(!isOpen)}
            className="flex min-h-11 items-center gap-2 rounded-lg px-2 tabular-nums hover:bg-accent-tint"
          >
            <ChevronDown
              {...icon}
              className={cx('size-5 transition-transform duration-150', !isOpen && '-rotate-90')}
            />
            {t.basket({ n: lines.length })}
          </button>
        </h2>
        <Button variant="ghost" size="sm" onClick={onClear}>
          {t.clearBasket}
        </Button>
      </div>
      <ul id="basket-lines" hidden={!isOpen} className="py-1">
        {lines.map((line) => (
          <LineRow key={line.key} line={line} {...row} />
        ))}
      </ul>
    </section>
  )
}
