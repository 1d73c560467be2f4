import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { icon } from '#web/ui/icon.ts'

interface StripProps {
  Sign: LucideIcon
  words: string
  /** Buttons at the end of the line. */
  children?: ReactNode
}

/** A line below every page's top bar about the state of the app itself. */
export const Strip = ({ Sign, words, children }: StripProps) => (
  <div data-passing className="border-t border-line bg-accent-tint print:hidden">
    <div className="page flex min-h-11 flex-wrap items-center gap-x-3 gap-y-1 py-1">
      <p role="status" className="flex items-center gap-2 font-semibold">
        <Sign {...icon} className="size-5 shrink-0 text-accent" />
        {words}
      </p>
      {children && <div className="ml-auto flex flex-wrap items-center gap-2">{children}</div>}
    </div>
  </div>
)
