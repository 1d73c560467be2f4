import { AlertDialog } from 'radix-ui'
import { commonWords } from '#web/words/common.ts'
import { useWords } from '#web/words/words.ts'
import { Button } from './button.tsx'
import { useFocusBack } from './focus-back.ts'

interface QuestionProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: string
  text: string
  /** Text of the confirming button: the action's verb. */
  confirm: string
  /** Text of the button that changes nothing. */
  dismiss?: string
  busy?: boolean
  onConfirm: () => void
}

/** A confirmation before an action that cannot be undone. */
export const Question = ({
  open,
  onOpenChange,
  title,
  text,
  confirm,
  dismiss,
  busy = false,
  onConfirm,
}: QuestionProps) => {
  const common = useWords(commonWords)
  const focusBack = useFocusBack()
  return (
    <AlertDialog.Root open={open} onOpenChange={onOpenChange}>
      <AlertDialog.Portal>
        <AlertDialog.Overlay className="fixed inset-0 z-50 animate-fade-in bg-scrim" />
        <AlertDialog.Content
          {...focusBack}
          className="fixed inset-0 z-50 m-auto h-fit w-[min(26rem,calc(100vw-2rem))] animate-rise-in rounded-2xl border border-line bg-card p-6 shadow-float"
        >
          <AlertDialog.Title className="font-serif text-xl font-semibold">{title}</AlertDialog.Title>
          <AlertDialog.Description className="mt-2 text-ink-soft">{text}</AlertDialog.Description>
          <div className="mt-6 flex flex-wrap justify-end gap-3">
            <AlertDialog.Cancel asChild>
              <Button variant="secondary">{dismiss ?? common.cancel}</Button>
            </AlertDialog.Cancel>
            <Button
              variant="danger"
              busy={busy}
              onClick={(event) => {
                event.preventDefault()
                onConfirm()
              }}
            >
              {confirm}
            </Button>
          </div>
        </AlertDialog.Content>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  )
}
