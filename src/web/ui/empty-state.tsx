import type { ReactNode } from 'react'

interface EmptyStateProps {
  picture?: ReactNode
  title: string
  text: string
  /** The one next step. */
  action?: ReactNode
}

export const EmptyState = ({ picture, title, text, action }: EmptyStateProps) => (
  <div className="flex flex-col items-center rounded-card border border-dashed border-line-strong/50 px-6 py-12 text-center">
    {picture && <div className="mb-5">{picture}</div>}
    <h3 className="text-xl">{title}</h3>
    <p className="mt-2 max-w-md text-ink-soft">{text}</p>
    {action && <div className="mt-5">{action}</div>}
  </div>
)
