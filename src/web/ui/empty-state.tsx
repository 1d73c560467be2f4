import type { ReactNode } from 'react'

interface EmptyStateProps {
  picture?: ReactNode
  title: string
  text: string
  /** The suggested next action. */
  action?: ReactNode
  /** Heading level; 2 directly below the page's title. */
  level?: 2 | 3
}

export const EmptyState = ({ picture, title, text, action, level = 3 }: EmptyStateProps) => {
  const Heading = `h${level}` as const
  return (
    <div className="flex flex-col items-center rounded-card border border-dashed border-line-strong/50 px-6 py-12 text-center">
      {picture && <div className="mb-5">{picture}</div>}
      <Heading className="text-xl">{title}</Heading>
      <p className="mt-2 max-w-md text-ink-soft">{text}</p>
      {action && <div className="mt-5">{action}</div>}
    </div>
  )
}
