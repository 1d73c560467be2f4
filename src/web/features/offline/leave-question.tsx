import { Question } from '#web/ui/question.tsx'
import { offlineWords } from '#web/words/offline.ts'
import { useWords } from '#web/words/words.ts'

interface LeaveQuestionProps {
  /** Number of changes that would be lost. */
  count: number
  onAnswer: (leave: boolean) => void
}

export function LeaveQuestion({ count, onAnswer }: LeaveQuestionProps) {
  const t = useWords(offlineWords)
  return (
    <Question
      open
      onOpenChange={(open) => !open && onAnswer(false)}
      title={t.leaveTitle}
      text={t.leaveText(count)}
      confirm={t.leaveAnyway}
      dismiss={t.stay}
      onConfirm={() => onAnswer(true)}
    />
  )
}
