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

/** Says that the plan has more meals than one list is put together from; on paper, too, for there it is shopped by. */
export function LeftOff({ leftOff, onFewerDays }: LeftOffProps) {
  const t = useWords(shoppingWords)
  // A list that was kept on the device by an older version does not say.
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
