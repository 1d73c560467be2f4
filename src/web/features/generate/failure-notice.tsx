import { Link } from 'react-router'
import { paths } from '#web/lib/paths.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { generateWords } from '#web/words/generate.ts'
import { useWords } from '#web/words/words.ts'
import type { GenerationState } from './generation-state.ts'
import { NearRecipes } from './near-recipes.tsx'

interface FailureNoticeProps {
  failure: Extract<GenerationState, { kind: 'failed' }>
  /** Generates a similar recipe, by its name. */
  onNear?: (title: string) => void
}

/**
 * A notice with the reason of a failure, that it cost nothing where that is known, and recipes that come
 * near.
 */
export const FailureNotice = ({ failure, onNear }: FailureNoticeProps) => {
  const t = useWords(generateWords)
  return (
    <Notice
      tone="error"
      title={failure.mode === 'ocr' ? t.notRead : t.notMade}
      actions={
        failure.profileConflict && (
          <Button asChild size="sm" variant="secondary">
            <Link to={paths.profile}>{t.openProfile}</Link>
          </Button>
        )
      }
    >
      {(failure.unheard ? t.notKnown : t.notCounted)({ problem: failure.message })}
      {onNear && failure.near.length > 0 && <NearRecipes near={failure.near} onNear={onNear} />}
    </Notice>
  )
}
