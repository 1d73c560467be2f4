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
  /** Asks for a recipe that comes near, by its name. */
  onNear?: (title: string) => void
}

/** What happened, that it cost nothing where that is known, and what could be had in its place. */
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
