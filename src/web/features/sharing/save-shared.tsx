import { BookmarkCheck, BookmarkPlus } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { useSaveShared } from '#web/data/shared.ts'
import { paths } from '#web/lib/paths.ts'
import { tellFailure } from '#web/lib/tell-failure.ts'
import { toast } from '#web/lib/toasts.ts'
import { Button } from '#web/ui/button.tsx'
import { icon } from '#web/ui/icon.ts'

/** Takes a shared recipe into the cook's own collection, once. */
export function SaveShared({ id }: { id: string }) {
  const { mutate, isPending, data: copy } = useSaveShared()
  const [isMine, setIsMine] = useState(false)

  const save = () =>
    mutate(id, {
      onSuccess: () => {
        setIsMine(true)
        toast({ title: 'Recipe Saved!', description: 'It is in your collection now.', tone: 'success' })
      },
      onError: (error) => {
        const already = error.message.includes('already saved')
        if (already) setIsMine(true)
        tellFailure(error, {
          title: 'Save Failed',
          description: already
            ? 'You already have this recipe in your collection!'
            : 'Failed to save recipe. Please try again.',
        })
      },
    })

  if (!isMine) {
    return (
      <Button busy={isPending} onClick={save}>
        <BookmarkPlus {...icon} />
        Save Recipe
      </Button>
    )
  }
  return (
    <>
      <Button disabled>
        <BookmarkCheck {...icon} />
        Saved to Collection
      </Button>
      <Button asChild variant="secondary">
        <Link to={copy ? paths.recipe(copy.id) : paths.recipes}>{copy ? 'View Recipe' : 'My Recipes'}</Link>
      </Button>
    </>
  )
}
