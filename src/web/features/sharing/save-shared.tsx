import { BookmarkCheck, BookmarkPlus } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { useSaveShared } from '#web/data/shared.ts'
import { paths } from '#web/lib/paths.ts'
import { tellFailure } from '#web/lib/tell-failure.ts'
import { toast } from '#web/lib/toasts.ts'
import { Button } from '#web/ui/button.tsx'
import { icon } from '#web/ui/icon.ts'
import { sharingWords } from '#web/words/sharing.ts'
import { useWords } from '#web/words/words.ts'

/** The button that copies a shared recipe into the cook's collection, once. */
export function SaveShared({ id }: { id: string }) {
  const t = useWords(sharingWords)
  const { mutate, isPending, data: copy } = useSaveShared()
  const [isMine, setIsMine] = useState(false)

  const save = () =>
    mutate(id, {
      onSuccess: () => {
        setIsMine(true)
        toast({ title: t.saved, description: t.savedText, tone: 'success' })
      },
      onError: (error) => {
        const already = error.message.includes('already saved')
        if (already) setIsMine(true)
        tellFailure(error, {
          title: t.saveFailed,
          description: already ? t.already : t.saveFailedText,
        })
      },
    })

  const Sign = isMine ? BookmarkCheck : BookmarkPlus
  return (
    <>
      <Button busy={isPending} done={isMine} onClick={save}>
        <Sign {...icon} />
        {isMine ? t.inCollection : t.save}
      </Button>
      {isMine && (
        <Button asChild variant="secondary">
          <Link to={copy ? paths.recipe(copy.id) : paths.recipes}>{copy ? t.view : t.myRecipes}</Link>
        </Button>
      )}
    </>
  )
}
