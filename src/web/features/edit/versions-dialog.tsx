import { useQuery } from '@tanstack/react-query'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useState } from 'react'
import type { Recipe } from '#contract/recipe.ts'
import type { RecipeVersion } from '#contract/versions.ts'
import { useRestoreVersion, versionQuery, versionsQuery } from '#web/data/versions.ts'
import { messageOf } from '#web/lib/http-error.ts'
import { tellFailure } from '#web/lib/tell-failure.ts'
import { toast } from '#web/lib/toasts.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { icon } from '#web/ui/icon.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { commonWords } from '#web/words/common.ts'
import { editWords } from '#web/words/edit.ts'
import { dateFormat } from '#web/words/format.ts'
import { useWords } from '#web/words/words.ts'
import { Differences } from './differences.tsx'

interface VersionsDialogProps {
  recipe: Recipe
  onClose: () => void
}

/**
 * The dialog with all saved versions of a recipe, each with date and author; each can be compared with the
 * present one and restored.
 */
export function VersionsDialog({ recipe, onClose }: VersionsDialogProps) {
  const t = useWords(editWords)
  const [chosen, setChosen] = useState<RecipeVersion | null>(null)
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={chosen ? t.versionNumber({ number: chosen.version }) : t.versions}
      description={chosen ? t.versionText : t.versionsText}
      className="md:w-[min(44rem,calc(100vw-4rem))]"
    >
      {chosen ? (
        <Comparison recipe={recipe} version={chosen} onBack={() => setChosen(null)} onRestored={onClose} />
      ) : (
        <VersionList recipe={recipe} onChoose={setChosen} />
      )}
    </Dialog>
  )
}

function VersionList({ recipe, onChoose }: { recipe: Recipe; onChoose: (version: RecipeVersion) => void }) {
  const t = useWords(editWords)
  const { data, error, refetch } = useQuery(versionsQuery(recipe.id, recipe.version))
  if (error) return <Failed error={error} onRetry={() => refetch()} />
  if (!data) return <Skeleton className="h-40" />
  return (
    <ol className="divide-y divide-line border-y border-line">
      {data.map((one) => {
        const isPresent = one.version === recipe.version
        const words = (
          <>
            <span className="min-w-0 flex-1">
              <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
                <span className="font-semibold">{dateAndTime(one.savedAt)}</span>
                <Badge tone={one.author === 'ai' ? 'accent' : 'plain'}>{t[one.author]}</Badge>
              </span>
              <span className="block truncate text-ink-soft">
                {isPresent ? t.asNow : storyOf(one)} · <bdi dir="auto">{one.title}</bdi>
              </span>
            </span>
            {!isPresent && <ChevronRight {...icon} className="size-5 shrink-0 text-ink-soft" />}
          </>
        )
        return (
          <li key={one.version}>
            {isPresent ? (
              <div className="flex items-center gap-3 py-3">{words}</div>
            ) : (
              <button
                type="button"
                onClick={() => onChoose(one)}
                className="flex w-full items-center gap-3 rounded-md py-3 text-left transition-colors duration-150 hover:bg-accent-tint"
              >
                {words}
              </button>
            )}
          </li>
        )
      })}
    </ol>
  )
}

interface ComparisonProps {
  recipe: Recipe
  version: RecipeVersion
  onBack: () => void
  onRestored: () => void
}

function Comparison({ recipe, version, onBack, onRestored }: ComparisonProps) {
  const t = useWords(editWords)
  const common = useWords(commonWords)
  const { data, error, refetch } = useQuery(versionQuery(recipe.id, version.version))
  const restoring = useRestoreVersion(recipe.id)

  function restore() {
    restoring.mutate(version.version, {
      onSuccess: () => {
        toast({
          title: t.updated,
          description: t.isBack({ number: version.version }),
          tone: 'success',
        })
        onRestored()
      },
      onError: (failure) =>
        tellFailure(failure, { title: common.error, description: messageOf(failure, t.updateFailed) }),
    })
  }

  return (
    <>
      <p className="mb-4 text-ink-soft">
        {dateAndTime(version.savedAt)} · {t[version.author]} · {storyOf(version)}
      </p>
      {error ? (
        <Failed error={error} onRetry={() => refetch()} />
      ) : data ? (
        <Differences before={data.content} after={recipe} none={t.sameAsNow} />
      ) : (
        <Skeleton className="h-40" />
      )}
      <div className="mt-6 flex flex-wrap gap-3">
        <Button disabled={!data} busy={restoring.isPending} onClick={restore}>
          {t.restore}
        </Button>
        <Button variant="secondary" onClick={onBack}>
          <ChevronLeft {...icon} />
          {t.allVersions}
        </Button>
      </div>
    </>
  )
}

const Failed = ({ error, onRetry }: { error: unknown; onRetry: () => void }) => {
  const t = useWords(editWords)
  return (
    <ErrorState title={t.versionsFailed} text={messageOf(error, t.versionsFailedText)} onRetry={onRetry} />
  )
}

const dateAndTime = dateFormat({ dateStyle: 'medium', timeStyle: 'short' })

const storyOf = ({ reason, detail }: RecipeVersion): string => {
  const t = editWords.get()
  if (reason === null) return t.first
  if (reason === 'refined') return detail ? t.refinedBy({ detail }) : t.refined
  if (reason === 'restored') return detail ? t.versionRestored({ detail }) : t.restored
  return reason === 'imported' ? t.imported : t.edited
}
