import { CloudAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { commonWords } from '#web/words/common.ts'
import { useWords } from '#web/words/words.ts'
import { Button } from './button.tsx'
import { icon } from './icon.ts'

interface ErrorStateProps {
  title: string
  text: ReactNode
  onRetry?: () => void
  /** An additional action, for a page that has no other way on. */
  action?: ReactNode
  /** Heading level; 1 in place of a whole page. */
  level?: 1 | 2
}

/** An error in place of content that failed to load, with ways to go on. */
export const ErrorState = ({ title, text, onRetry, action, level = 2 }: ErrorStateProps) => {
  const Heading = `h${level}` as const
  const common = useWords(commonWords)
  return (
    <div
      role="alert"
      className="flex flex-col items-center rounded-card border border-line bg-card px-6 py-12 text-center"
    >
      <CloudAlert {...icon} className="mb-4 size-9 text-alert" />
      <Heading className="text-xl">{title}</Heading>
      <p className="mt-2 max-w-md text-ink-soft">{text}</p>
      {onRetry && (
        <Button variant="secondary" className="mt-5" onClick={onRetry}>
          {common.retry}
        </Button>
      )}
      {action && <div className="mt-3">{action}</div>}
    </div>
  )
}
