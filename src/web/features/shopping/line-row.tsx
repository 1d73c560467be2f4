import { Check, EllipsisVertical } from 'lucide-react'
import { memo, useState } from 'react'
import type { ShoppingLine } from '#contract/shopping.ts'
import { withFractionSigns } from '#domain/fraction-signs.ts'
import { Badge } from '#web/ui/badge.tsx'
import { cx } from '#web/ui/cx.ts'
import { icon } from '#web/ui/icon.ts'
import { listFormat } from '#web/words/format.ts'
import { shoppingWords } from '#web/words/shopping.ts'
import { useWords } from '#web/words/words.ts'
import { distinctUses, lineName, shortDay } from './line-words.ts'

interface LineRowProps {
  line: ShoppingLine
  today: string
  onTick: (key: string, isTicked: boolean) => void
  onOpen: (key: string) => void
}

const listed = listFormat({ type: 'unit' })

/** A line of the list. The whole row ticks it, except for the button at its end. */
export const LineRow = memo(function LineRow({ line, today, onTick, onOpen }: LineRowProps) {
  const t = useWords(shoppingWords)
  const { key, amount, joiner, text } = line
  const [ticked, setTicked] = useTickAtOnce(line)
  return (
    // In a long list the rows outside the viewport are not laid out, so that ticking stays fast with hundreds
    // of them.
    <li
      data-line={key}
      className="flex items-start [contain-intrinsic-size:auto_3.5rem] not-print:group-data-long/lines:[content-visibility:auto] print:break-inside-avoid"
    >
      <label className="group relative flex min-h-12 min-w-0 flex-1 cursor-pointer items-start gap-3 rounded-lg px-2 py-2 hover:bg-accent-tint has-focus-visible:outline-2 has-focus-visible:-outline-offset-2 has-focus-visible:outline-accent print:min-h-0 print:px-0 print:py-1">
        <input
          type="checkbox"
          checked={ticked}
          onChange={({ target }) => {
            setTicked(target.checked)
            onTick(key, target.checked)
          }}
          className="absolute inset-0 size-full cursor-pointer opacity-0"
        />
        <span
          aria-hidden
          className={cx(
            'mt-0.5 grid size-6 shrink-0 place-items-center rounded-md border-2 transition-colors duration-150 print:size-4.5 print:border',
            ticked ? 'border-leaf bg-leaf text-card' : 'border-line-strong group-hover:border-accent',
          )}
        >
          {ticked && <Check {...icon} strokeWidth={3} className="size-4" />}
        </span>
        <span dir="auto" className="min-w-0 flex-1 leading-7 [overflow-wrap:anywhere]">
          <span className={cx(ticked && 'text-ink-soft line-through')}>
            {amount && <span className="font-semibold tabular-nums">{withFractionSigns(amount)} </span>}
            {amount && joiner}
            {text}
          </span>
          {line.optional && <span className="text-small text-ink-soft"> ({t.optional})</span>}
          <ChangeBadge change={line.change} />
          <Uses uses={line.uses} today={today} />
        </span>
      </label>
      <button
        type="button"
        aria-label={t.lineMore({ line: lineName(line) })}
        onClick={() => onOpen(key)}
        className="grid size-12 shrink-0 place-items-center rounded-lg text-ink-soft hover:bg-accent-tint hover:text-ink focus-visible:-outline-offset-2 print:hidden"
      >
        <EllipsisVertical {...icon} className="size-5" />
      </button>
    </li>
  )
})

/**
 * Shows a tick at once, because the cache changes a moment later and the checkbox would visibly spring back
 * until then.
 */
function useTickAtOnce(line: ShoppingLine): [ticked: boolean, tick: (isTicked: boolean) => void] {
  const [wish, setWish] = useState<{ of: ShoppingLine; ticked: boolean } | null>(null)
  // A new line object from the cache replaces the local tick, whatever its state.
  const ticked = wish?.of === line ? wish.ticked : line.ticked
  return [ticked, (isTicked) => setWish({ of: line, ticked: isTicked })]
}

function ChangeBadge({ change }: Pick<ShoppingLine, 'change'>) {
  const t = useWords(shoppingWords)
  if (change === null) return null
  const words =
    change === 'new'
      ? t.isNew
      : change.from
        ? t.wasAmount({ amount: withFractionSigns(change.from) })
        : t.wasNoAmount
  return (
    <Badge tone="amber" className="ml-2 py-0 align-baseline leading-6 print:hidden">
      {words}
    </Badge>
  )
}

function Uses({ uses, today }: Pick<ShoppingLine, 'uses'> & { today: string }) {
  const t = useWords(shoppingWords)
  if (uses.length === 0) return null
  const recipes = distinctUses(uses).map(({ title, date }) =>
    date === null ? title : t.dishOnDay({ title, day: shortDay(date, today) }),
  )
  return (
    <span className="block truncate text-small leading-5.5 text-ink-soft print:ms-2 print:inline print:whitespace-normal">
      {t.neededFor({ recipes: listed(recipes) })}
    </span>
  )
}
