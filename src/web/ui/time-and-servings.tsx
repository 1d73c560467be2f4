import { Clock, Users } from 'lucide-react'
import type { ReactNode } from 'react'
import { uiWords } from '#web/words/ui.ts'
import { useWords } from '#web/words/words.ts'
import { cx } from './cx.ts'
import { icon } from './icon.ts'

interface TimeAndServingsProps {
  /** The formatted total time, such as `1 h 20 min`. */
  time: string
  servings: number
  /** Further facts, as list items. */
  children?: ReactNode
  className?: string
}

/** Total time and servings in one line, with icons. */
export const TimeAndServings = ({ time, servings, children, className }: TimeAndServingsProps) => {
  const t = useWords(uiWords)
  return (
    <ul className={cx('flex flex-wrap gap-x-4 gap-y-1 text-small text-ink-soft tabular-nums', className)}>
      <li className="flex items-center gap-1.5">
        <Clock {...icon} className="size-4.5" />
        <span className="sr-only">{t.totalTime} </span>
        {time}
      </li>
      <li className="flex items-center gap-1.5">
        <Users {...icon} className="size-4.5" />
        <span className="sr-only">{t.servings} </span>
        {servings}
      </li>
      {children}
    </ul>
  )
}
