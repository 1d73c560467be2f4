import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'

/** The card fields did not come: a lost connection, or something in the browser that keeps them away. */
export const StripeUnavailable = ({ onAgain }: { onAgain: () => void }) => (
  <Notice
    tone="error"
    title="Unable to Load Subscription"
    actions={
      <Button variant="secondary" onClick={onAgain}>
        Try Again
      </Button>
    }
  >
    The card fields could not be loaded. Nothing was charged. Check the connection, and whether something in
    this browser blocks js.stripe.com.
  </Notice>
)
