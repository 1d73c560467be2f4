import { Check, Circle } from 'lucide-react'
import { uiWords } from '#web/words/ui.ts'
import { useWords } from '#web/words/words.ts'
import { cx } from './cx.ts'
import { icon } from './icon.ts'
import { VisuallyHidden } from './visually-hidden.tsx'

/**
 * Rules for a value, each with a sign that tells whether it is met. The elements are inline, so that the list
 * may stand in a hint.
 */
export const RuleList = ({ rules }: { rules: readonly { label: string; met: boolean }[] }) => {
  const t = useWords(uiWords)
  return (
    <span className="flex flex-wrap gap-x-4 gap-y-1">
      {rules.map(({ label, met }) => {
        const Sign = met ? Check : Circle
        return (
          <span key={label} className={cx('inline-flex items-center gap-1.5', met && 'text-leaf')}>
            <Sign {...icon} className={cx('shrink-0', met ? 'size-4' : 'size-2.5 mx-0.75')} />
            {label}
            <VisuallyHidden>{met ? ` ${t.ruleMet}` : ''}</VisuallyHidden>
          </span>
        )
      })}
    </span>
  )
}
