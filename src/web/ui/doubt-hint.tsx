import { TriangleAlert } from 'lucide-react'
import { icon } from './icon.ts'

/** The reason, below a field, why its content is uncertain. */
export const DoubtHint = ({ id, reason }: { id?: string; reason: string }) => (
  <span id={id} className="flex items-start gap-1.5 text-small text-amber">
    <TriangleAlert {...icon} className="mt-0.5 size-4.5 shrink-0" />
    {reason}
  </span>
)
