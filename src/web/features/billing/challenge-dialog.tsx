import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'

/** Stands in for the page of a bank. Closing it is a no. */
export const ChallengeDialog = ({ open, onAnswer }: { open: boolean; onAnswer: (ok: boolean) => void }) => (
  <Dialog
    open={open}
    onOpenChange={(next) => !next && onAnswer(false)}
    title="Authenticate this test payment"
    description="A real bank would now ask whether it is you. Choose what it is told."
  >
    <div className="flex flex-wrap justify-end gap-3">
      <Button variant="secondary" onClick={() => onAnswer(false)}>
        Fail
      </Button>
      <Button onClick={() => onAnswer(true)}>Complete</Button>
    </div>
  </Dialog>
)
