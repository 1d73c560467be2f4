import type { ReactNode } from 'react'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { billingWords } from '#web/words/billing.ts'
import { commonWords } from '#web/words/common.ts'
import { useWords } from '#web/words/words.ts'

/** A notice in place of the card form, for a reason that may pass. */
export const CheckoutUnavailable = ({ onAgain, children }: { onAgain: () => void; children: ReactNode }) => {
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
      {children}
    </Notice>
  )
}
