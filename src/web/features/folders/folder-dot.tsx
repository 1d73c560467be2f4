import { cx } from '#web/ui/cx.ts'

/** A dot in a folder's colour, beside its name. */
export const FolderDot = ({ color, className }: { color: string; className?: string }) => (
  <span
    aria-hidden
    className={cx('size-3 shrink-0 rounded-full', className)}
    style={{ backgroundColor: color }}
  />
)
