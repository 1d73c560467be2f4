import { toast } from '#web/lib/toasts.ts'
import { commonWords } from '#web/words/common.ts'
import type { Language } from '#web/words/language.ts'
import { chooseLanguage } from '#web/words/words.ts'

/**
 * Switches the interface to another language; when its texts cannot be loaded, the present one stays and a
 * message is shown.
 */
export const changeLanguage = (code: Language): void =>
  void chooseLanguage(code).catch(() => {
    const t = commonWords.get()
    toast({ title: t.error, description: t.languageFailed, tone: 'error' })
  })
