import { useAddToShelf } from '#web/data/shelf.ts'
import { messageOf } from '#web/lib/http-error.ts'
import { tellFailure } from '#web/lib/tell-failure.ts'
import { toast } from '#web/lib/toasts.ts'
import { commonWords } from '#web/words/common.ts'
import { shelfWords } from '#web/words/shelf.ts'

/** Puts a recipe on the shelf and shows the result; resolves to true on success. */
export function usePutOnShelf() {
  const adding = useAddToShelf()
  const put = async ({ id, title }: { id: string; title: string }): Promise<boolean> => {
    const t = shelfWords.get()
    try {
      await adding.mutateAsync({ id })
      toast({ title: t.added, description: title, tone: 'success' })
      return true
    } catch (error) {
      tellFailure(error, { title: commonWords.get().error, description: messageOf(error, t.failed) })
      return false
    }
  }
  return { put, busy: adding.isPending }
}
