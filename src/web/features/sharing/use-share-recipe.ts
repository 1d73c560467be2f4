import { useSwitchLinkOn } from '#web/data/sharing.ts'
import { copyText } from '#web/lib/copy-text.ts'
import { offerSheet } from '#web/lib/offer-sheet.ts'
import { tellFailure } from '#web/lib/tell-failure.ts'
import { toast } from '#web/lib/toasts.ts'
import { sharingWords } from '#web/words/sharing.ts'
import { useWords } from '#web/words/words.ts'

interface Shareable {
  id: string
  title: string
}

/**
 * Shares a recipe without a confirmation: switches its link on, then offers the link through the device's
 * share sheet, or copies it where there is none. Shows the result and never rejects.
 * @param linkCopied message after the link was copied; `Link Copied` by default
 */
export function useShareRecipe(linkCopied?: string) {
  const t = useWords(sharingWords)
  const { mutateAsync, isPending } = useSwitchLinkOn()

  async function shareRecipe({ id, title }: Shareable): Promise<void> {
    try {
      const { url } = await mutateAsync(id)
      if ((await offerSheet({ title, url })) === 'no sheet') {
        await copyText(url)
        toast({
          title: linkCopied ?? t.linkCopied,
          description: t.linkCopiedText,
          tone: 'success',
        })
      }
    } catch (error) {
      tellFailure(error, { title: t.shareFailed, description: t.shareFailedText })
    }
  }

  return { shareRecipe, isSharing: isPending }
}
