import { Globe, Link2Off } from 'lucide-react'
import { Link } from 'react-router'
import type { Recipe } from '#contract/recipe.ts'
import { useSwitchLinkOff } from '#web/data/sharing.ts'
import { paths } from '#web/lib/paths.ts'
import { tellFailure } from '#web/lib/tell-failure.ts'
import { toast } from '#web/lib/toasts.ts'
import { Button } from '#web/ui/button.tsx'
import { icon } from '#web/ui/icon.ts'

/** That a recipe is shared, where, and the way to end it. Nothing for one that is not. */
export function LinkStatus({ recipe }: { recipe: Pick<Recipe, 'id' | 'isShared'> }) {
  const { mutate, isPending } = useSwitchLinkOff()
  if (!recipe.isShared) return null
  const stop = () =>
    mutate(recipe.id, {
      onSuccess: () =>
        toast({
          title: 'Sharing stopped',
          description: 'The link leads nowhere now. Copies that others saved stay with them.',
          tone: 'success',
        }),
      onError: (error) =>
        tellFailure(error, {
          title: 'Error',
          description: 'Sharing could not be stopped. The link still works.',
        }),
    })
  return (
    <section
      aria-label="Sharing"
      className="flex w-full flex-wrap items-center gap-x-3 gap-y-1 text-[0.9375rem] text-ink-soft print:hidden"
    >
      <span className="inline-flex items-center gap-1.5">
        <Globe {...icon} className="size-4.5" />
        Anyone with the link can read this.
      </span>
      <Link
        to={paths.shared(recipe.id)}
        className="inline-flex min-h-6 items-center text-accent underline underline-offset-4 pointer-coarse:min-h-11"
      >
        Open Shared Page
      </Link>
      <Button variant="ghost" size="sm" busy={isPending} onClick={stop}>
        <Link2Off {...icon} />
        Stop Sharing
      </Button>
    </section>
  )
}
