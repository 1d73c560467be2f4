import { copyText } from '#web/lib/copy-text.ts'
import { toast } from '#web/lib/toasts.ts'
import { Button } from '#web/ui/button.tsx'
import { authenticatorWords } from '#web/words/authenticator.ts'

/** A button that copies a secret and shows the result. */
export function CopyButton({ text, label }: { text: string; label: string }) {
  async function copy() {
    const t = authenticatorWords.get()
    try {
      await copyText(text)
      toast({ title: t.copied, tone: 'success' })
    } catch {
      toast({ title: t.notCopied, tone: 'error' })
    }
  }
  return (
    <Button variant="secondary" size="sm" onClick={() => void copy()}>
      {label}
    </Button>
  )
}
