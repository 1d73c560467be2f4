import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { billingWords } from '#web/words/billing.ts'
import { commonWords } from '#web/words/common.ts'
import { useWords } from '#web/words/words.ts'

/** The card fields did not come: a lost connection, or something in the browser that keeps them away. */
export const StripeUnavailable = ({ onAgain }: { onAgain: () => void }) => {
  const t = useWords(billingWords)
  const common = useWords(commonWords)
  return (
    <Notice
      tone="error"
      title={t.unavailable}
      actions={
        <Button variant="secondary" onClick={onAgain}>
          {common.retry}
        </Button>
      }
    >
      {t.fieldsMissing}
    </Notice>
  )
}
