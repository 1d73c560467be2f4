import type { ShoppingList } from '#contract/shopping.ts'
import { isToBuy } from '#domain/shopping-changes.ts'
import { copyText } from '#web/lib/copy-text.ts'
import { offerSheet } from '#web/lib/offer-sheet.ts'
import { tellFailure } from '#web/lib/tell-failure.ts'
import { toast } from '#web/lib/toasts.ts'
import { shoppingWords } from '#web/words/shopping.ts'
import { listText } from './list-text.ts'

/**
 * Offers the lines to buy through the device's share sheet, or copies them where there is none. Never
 * rejects.
 */
export async function shareList({ aisles, lines }: ShoppingList): Promise<void> {
  const t = shoppingWords.get()
  if (!lines.some(isToBuy)) return toast({ title: t.nothingToShare })
  const text = listText(aisles, lines)
  try {
    if ((await offerSheet({ title: t.title, text })) === 'offered') return
    await copyText(text)
    toast({ title: t.copied, tone: 'success' })
  } catch (error) {
    tellFailure(error, { title: t.shareFailed, description: t.shareFailedText })
  }
}
