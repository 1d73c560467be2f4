import { MAX_SHOPPING_MEALS, type ShoppingList } from '#contract/shopping.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { inFigures } from '#web/words/format.ts'
import { shoppingWords } from '#web/words/shopping.ts'
import { useWords } from '#web/words/words.ts'
import { plainDay } from './line-words.ts'

interface LeftOffProps {
  leftOff: ShoppingList['leftOff']
  onFewerDays: () => void
}

/**
 * A notice that the plan has more meals than one list can take; also printed, because the cook may shop with
 * the paper.
 */
export function LeftOff({ leftOff, onFewerDays }: LeftOffProps) {
  const t = useWords(shoppingWords)
  // A list that an older version stored on the device lacks this field.
  if (!leftOff) return null
  return (
    <Notice
      tone="info"
      title={t.leftOffTitle}
      actions={
        <Button size="sm" onClick={onFewerDays} className="print:hidden">
          {t.fewerDays}
        </Button>
      }
    >
      {t.leftOff(leftOff.meals, { max: inFigures(MAX_SHOPPING_MEALS), from: plainDay(leftOff.from) })}
    </Notice>
  )
}
