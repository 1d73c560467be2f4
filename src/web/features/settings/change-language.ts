import { toast } from '#web/lib/toasts.ts'
import { commonWords } from '#web/words/common.ts'
import type { Language } from '#web/words/language.ts'
import { chooseLanguage } from '#web/words/words.ts'

/** Speaks another language from now on; without a network the present one stays, and the cook is told. */
export const changeLanguage = (code: Language): void =>
  void chooseLanguage(code).catch(() => {
    const t = commonWords.get()
    toast({ title: t.error, description: t.languageFailed, tone: 'error' })
  })
