import { cx } from '#web/ui/cx.ts'
import { commonWords } from '#web/words/common.ts'
import { languageCodes, languages } from '#web/words/language.ts'
import { useLanguage, useWords } from '#web/words/words.ts'
import { changeLanguage } from './change-language.ts'

/** The choice of language below the pages for visitors, with each language in its own name. */
export function LanguageSwitch() {
  const t = useWords(commonWords)
  const spoken = useLanguage()
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms
    <div role="group" aria-label={t.language} className="-mx-2.5 flex">
      {languageCodes.map((code) => (
        <button
          key={code}
          type="button"
          lang={code}
          aria-pressed={code === spoken}
          onClick={() => changeLanguage(code)}
          className={cx(
            'min-h-9 rounded-lg px-2.5 pointer-coarse:min-h-11',
            code === spoken ? 'font-semibold text-ink' : 'underline underline-offset-4 hover:text-ink',
          )}
        >
          {languages[code].name}
        </button>
      ))}
    </div>
  )
}
