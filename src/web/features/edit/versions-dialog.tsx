import { useQuery } from '@tanstack/react-query'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useState } from 'react'
import type { Recipe } from '#contract/recipe.ts'
import type { RecipeVersion, VersionAuthor } from '#contract/versions.ts'
import { useRestoreVersion, versionQuery, versionsQuery } from '#web/data/versions.ts'
import { messageOf } from '#web/lib/http-error.ts'
import { toast } from '#web/lib/toasts.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { icon } from '#web/ui/icon.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { Differences } from './differences.tsx'

interface VersionsDialogProps {
  recipe: Recipe
  onClose: () => void
}

/** Every save of a recipe with its date and author; each can be compared with the recipe as it is, and restored. */
export function VersionsDialog({ recipe, onClose }: VersionsDialogProps) {
  const [chosen, setChosen] = useState<RecipeVersion | null>(null)
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={chosen ? `Version ${chosen.version}` : 'Versions'}
      description={
        chosen
          ? 'Struck through is what this version had and the recipe no longer has; underlined is what came since.'
          : 'Every save is kept. Restoring one makes a new version, so nothing is lost.'
      }
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
                <span className="font-semibold">{format.format(new Date(one.savedAt))}</span>
                <Badge tone={one.author === 'ai' ? 'accent' : 'plain'}>{authors[one.author]}</Badge>
              </span>
              <span className="block truncate text-ink-soft">
                {isPresent ? 'As it is now' : storyOf(one)} · {one.title}
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
  const { data, error, refetch } = useQuery(versionQuery(recipe.id, version.version))
  const restoring = useRestoreVersion(recipe.id)

  function restore() {
    restoring.mutate(version.version, {
      onSuccess: () => {
        toast({
          title: 'Recipe updated successfully!',
          description: `Version ${version.version} is back.`,
          tone: 'success',
        })
        onRestored()
      },
      onError: (failure) =>
        toast({ title: 'Error', description: messageOf(failure, 'Failed to update recipe'), tone: 'error' }),
    })
  }

  return (
    <>
      <p className="mb-4 text-ink-soft">
        {format.format(new Date(version.savedAt))} · {authors[version.author]} · {storyOf(version)}
      </p>
      {error ? (
        <Failed error={error} onRetry={() => refetch()} />
      ) : data ? (
        <Differences before={data.content} after={recipe} none="It reads the same as the recipe does now." />
      ) : (
        <Skeleton className="h-40" />
      )}
      <div className="mt-6 flex flex-wrap gap-3">
        <Button disabled={!data} busy={restoring.isPending} onClick={restore}>
          Restore this version
        </Button>
        <Button variant="secondary" onClick={onBack}>
          <ChevronLeft {...icon} />
          All versions
        </Button>
      </div>
    </>
  )
}

const Failed = ({ error, onRetry }: { error: unknown; onRetry: () => void }) => (
  <ErrorState
    title="The versions could not be loaded"
    text={messageOf(error, 'They are safe; only this page could not reach them.')}
    onRetry={onRetry}
  />
)

const format = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' })

const authors: Record<VersionAuthor, string> = {
  cook: 'Me',
  ai: 'AI',
  import: 'Import',
  shared: 'Shared with me',
}

const storyOf = ({ reason, detail }: RecipeVersion): string => {
  if (reason === null) return 'The first version'
  if (reason === 'refined') return detail ? `Refined: ${detail}` : 'Refined'
  if (reason === 'restored') return detail ? `Version ${detail}, restored` : 'Restored'
  return reason === 'imported' ? 'Imported' : 'Edited'
}
