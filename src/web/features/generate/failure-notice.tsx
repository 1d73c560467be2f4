import { Link } from 'react-router'
import { paths } from '#web/lib/paths.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import type { GenerationState } from './generation-state.ts'

/** What happened, and that it cost nothing. */
export const FailureNotice = ({ failure }: { failure: Extract<GenerationState, { kind: 'failed' }> }) => (
  <Notice
    tone="error"
    title={failure.mode === 'ocr' ? 'No recipe was read' : 'No recipe was made'}
    actions={
      failure.profileConflict && (
        <Button asChild size="sm" variant="secondary">
          <Link to={paths.profile}>Open Profile</Link>
        </Button>
      )
    }
  >
    {failure.message} Nothing was counted.
  </Notice>
)
