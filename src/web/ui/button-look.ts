import { cx } from './cx.ts'

const base =
  'inline-flex shrink-0 items-center justify-center gap-2 rounded-lg font-semibold whitespace-nowrap no-underline ' +
  // Only a phone with doubled text size has a viewport narrower than 16rem.
  'transition-colors duration-150 select-none disabled:opacity-55 [&_svg]:shrink-0 max-[16rem]:max-w-full max-[16rem]:whitespace-normal'

/** A transparent border that becomes visible in forced-colors mode, which removes the fill. */
const edge = 'border border-transparent'

const variants = {
  primary: `${edge} bg-accent text-on-accent live:hover:bg-accent-strong`,
  secondary: 'border border-line-strong/60 bg-card text-ink live:hover:border-accent live:hover:text-accent',
  ghost: 'text-ink-soft live:hover:bg-accent-tint live:hover:text-ink',
  danger: `${edge} bg-alert text-on-alert live:hover:opacity-90`,
  link: 'text-accent underline decoration-accent/40 underline-offset-4 live:hover:decoration-accent',
} as const

const sizes = {
  md: 'min-h-11 px-5 py-2 text-base [&_svg]:size-5',
  sm: 'min-h-9 px-3.5 py-1 text-small pointer-coarse:min-h-11 [&_svg]:size-4.5',
  icon: 'size-10 pointer-coarse:size-11 [&_svg]:size-5',
  inline: 'min-h-6 py-0.5 pointer-coarse:min-h-11 text-base [&_svg]:size-4.5',
} as const

export interface ButtonLook {
  variant?: keyof typeof variants
  size?: keyof typeof sizes
}

/** Returns the classes of a button, for links and other elements that look like one. */
export const buttonLook = (
  { variant = 'primary', size = 'md' }: ButtonLook = {},
  className?: string,
): string => cx(base, variants[variant], sizes[size], className)
