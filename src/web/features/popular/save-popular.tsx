import { BookmarkCheck, BookmarkPlus } from 'lucide-react'
import type { PopularRecipe } from '#contract/popular.ts'
import { useSavePopular } from '#web/data/popular.ts'
import { messageOf } from '#web/lib/http-error.ts'
import { tellFailure } from '#web/lib/tell-failure.ts'
import { toast } from '#web/lib/toasts.ts'
import { Button } from '#web/ui/button.tsx'
import { icon } from '#web/ui/icon.ts'
import { popularWords } from '#web/words/popular.ts'
import { useWords } from '#web/words/words.ts'

interface SavePopularProps {
  recipe: Pick<PopularRecipe, 'id' | 'title' | 'isSaved'>
  size?: 'sm' | 'md'
}

/** The button that copies a library recipe into the cook's collection, and then shows that it is there. */
export function SavePopular({ recipe, size = 'sm' }: SavePopularProps) {
  const t = useWords(popularWords)
  const { mutate, isPending, isSuccess } = useSavePopular()
  const save = () =>
    mutate(recipe.id, {
      onSuccess: () =>
        toast({
          title: t.saved,
          description: t.savedText({ title: recipe.title }),
          tone: 'success',
        }),
      onError: (error) =>
        tellFailure(error, {
          title: t.saveFailed,
          description: messageOf(error, t.pleaseRetry),
        }),
    })
  return recipe.isSaved ? (
    // A cook who has just pressed the button keeps the focus on it, which `disabled` would take away.
    <Button size={size} variant="secondary" done={isSuccess} disabled={!isSuccess} className="w-full">
      <BookmarkCheck {...icon} />
      {t.inCollection}
    </Button>
  ) : (
    <Button
      size={size}
      variant="secondary"
      busy={isPending}
      onClick={save}
      aria-label={t.saveOf({ title: recipe.title })}
      className="w-full"
    >
      <BookmarkPlus {...icon} />
      {t.save}
    </Button>
  )
}
