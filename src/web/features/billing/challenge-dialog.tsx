import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { billingWords } from '#web/words/billing.ts'
import { useWords } from '#web/words/words.ts'

/** A stand-in for a bank's authentication page; closing it means refusal. */
export const ChallengeDialog = ({ open, onAnswer }: { open: boolean; onAnswer: (ok: boolean) => void }) => {
  const t = useWords(billingWords)
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onAnswer(false)}
      title={t.challenge}
      description={t.challengeText}
    >
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="secondary" onClick={() => onAnswer(false)}>
          {t.fail}
        </Button>
        <Button onClick={() => onAnswer(true)}>{t.complete}</Button>
      </div>
    </Dialog>
  )
}
