import { Globe } from 'lucide-react'
import { Link } from 'react-router'
import type { Recipe } from '#contract/recipe.ts'
import { useSwitchLinkOff } from '#web/data/sharing.ts'
import { paths } from '#web/lib/paths.ts'
import { tellFailure } from '#web/lib/tell-failure.ts'
import { toast } from '#web/lib/toasts.ts'
import { Button } from '#web/ui/button.tsx'
import { buttonLook } from '#web/ui/button-look.ts'
import { icon } from '#web/ui/icon.ts'
import { commonWords } from '#web/words/common.ts'
import { sharingWords } from '#web/words/sharing.ts'
import { useWords } from '#web/words/words.ts'

/** The link of a shared recipe, with a button that stops sharing; renders nothing for other recipes. */
export function LinkStatus({ recipe }: { recipe: Pick<Recipe, 'id' | 'isShared'> }) {
  const t = useWords(sharingWords)
  const common = useWords(commonWords)
  const { mutate, isPending } = useSwitchLinkOff()
  if (!recipe.isShared) return null
  const stop = () =>
    mutate(recipe.id, {
      onSuccess: () =>
        toast({
          title: t.stopped,
          description: t.stoppedText,
          tone: 'success',
        }),
      onError: (error) =>
        tellFailure(error, {
          title: common.error,
          description: t.notStopped,
        }),
    })
  return (
    <section
      aria-label={t.title}
      className="flex w-full flex-wrap items-center gap-x-4 gap-y-1 text-small text-ink-soft print:hidden"
    >
      <span className="inline-flex items-center gap-1.5">
        <Globe {...icon} className="size-4.5" />
        {t.isShared}
      </span>
      <Link
        to={paths.shared(recipe.id)}
        className={buttonLook({ variant: 'link', size: 'inline' }, 'text-small')}
      >
        {t.open}
      </Link>
      <Button variant="link" size="inline" busy={isPending} onClick={stop} className="text-small">
        {t.stop}
      </Button>
    </section>
  )
}
