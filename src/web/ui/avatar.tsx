import { useState } from 'react'
import { cx } from './cx.ts'

interface AvatarProps {
  name: string
  src?: string | null
  className?: string
}

/**
 * A person's picture, or the first letter of their name; hidden from screen readers, because the name stands
 * beside it.
 */
export function Avatar({ name, src, className }: AvatarProps) {
  const [broken, setBroken] = useState<string | null>(null)
  return (
    <span
      aria-hidden
      className={cx(
        'grid size-9 shrink-0 place-items-center overflow-hidden rounded-full bg-accent-tint font-serif text-lg font-semibold text-accent-strong',
        className,
      )}
    >
      {src && broken !== src ? (
        <img src={src} alt="" className="size-full object-cover" onError={() => setBroken(src)} />
      ) : (
        ([...name.trim()][0] ?? '?').toUpperCase()
      )}
    </span>
  )
}
