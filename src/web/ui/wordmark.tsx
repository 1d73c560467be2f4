import { cx } from './cx.ts'

/** The name with its jar; the jar alone where the text is so large that a phone has room for nothing else. */
export const Wordmark = ({ className }: { className?: string }) => (
  <span
    className={cx(
      'inline-flex items-center gap-2 font-serif text-2xl font-semibold tracking-tight text-ink max-[16rem]:w-7.5 max-[16rem]:overflow-hidden',
      className,
    )}
  >
    <img src="/favicon.svg" alt="" width={30} height={30} className="size-7.5 shrink-0" />
    Larder
  </span>
)
