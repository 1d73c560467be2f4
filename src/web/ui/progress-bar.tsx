import { Progress } from 'radix-ui'
import { cx } from './cx.ts'

interface ProgressBarProps {
  label: string
  /** Progress from 0 to 100. */
  percent: number
  tone?: 'accent' | 'alert'
  className?: string
}

export const ProgressBar = ({ label, percent, tone = 'accent', className }: ProgressBarProps) => (
  <Progress.Root
    value={Math.round(percent)}
    aria-label={label}
    className={cx('h-2 overflow-hidden rounded-full bg-line', className)}
  >
    <Progress.Indicator
      className={cx(
        'h-full origin-left rounded-full transition-transform duration-300 ease-out',
        tone === 'alert' ? 'bg-alert' : 'bg-accent-fill',
      )}
      style={{ transform: `scaleX(${percent / 100})` }}
    />
  </Progress.Root>
)
