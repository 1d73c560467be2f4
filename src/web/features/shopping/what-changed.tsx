import type { ShoppingList } from '#contract/shopping.ts'
import { withFractionSigns } from '#domain/fraction-signs.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { listFormat } from '#web/words/format.ts'
import { shoppingWords } from '#web/words/shopping.ts'
import { useWords } from '#web/words/words.ts'
import { lineName } from './line-words.ts'

/** Greatest number of lines that are named; further ones are counted. */
const NAMED = 8

const listed = listFormat()

/** The plan's changes to the list since the cook last looked: new lines, changed amounts, removed lines. */
export function WhatChanged({ list, onSeen }: { list: ShoppingList; onSeen: () => void }) {
  const t = useWords(shoppingWords)
  const lines = list.lines.filter(({ hidden }) => !hidden)
  const fresh = lines.filter(({ change }) => change === 'new').map(lineName)
  const other = lines.flatMap(({ change, amount, text }) =>
    change === null || change === 'new'
      ? []
      : [
          t.changedAmount({
            line: text,
            now: words(amount, t.noAmount),
            before: words(change.from, t.noAmount),
          }),
        ],
  )
  const gone = list.gone.map(({ text }) => text)
  if (fresh.length + other.length + gone.length === 0) return null
  const named = (names: string[]) =>
    listed(names.length > NAMED ? [...names.slice(0, NAMED), t.moreNamed(names.length - NAMED)] : names)
  return (
    <Notice
      tone="info"
      title={t.changedTitle}
      className="print:hidden"
      actions={
        <Button size="sm" onClick={onSeen}>
          {t.gotIt}
        </Button>
      }
    >
      <ul className="mt-1 space-y-0.5 [overflow-wrap:anywhere]">
        {fresh.length > 0 && <li>{t.changedNew({ lines: named(fresh) })}</li>}
        {other.slice(0, NAMED).map((line) => (
          <li key={line}>{line}</li>
        ))}
        {other.length > NAMED && <li>{t.changedMore(other.length - NAMED)}</li>}
        {gone.length > 0 && <li>{t.changedGone({ lines: named(gone) })}</li>}
      </ul>
    </Notice>
  )
}

const words = (amount: string, none: string) => (amount ? withFractionSigns(amount) : none)
