import { cx } from './cx.ts'

/** The jar and the name; only the jar where doubled text leaves a phone no room for more. */
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
