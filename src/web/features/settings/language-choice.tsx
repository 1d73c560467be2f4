import { Segments } from '#web/ui/segments.tsx'
import { commonWords } from '#web/words/common.ts'
import { languageCodes, languages } from '#web/words/language.ts'
import { settingsWords } from '#web/words/settings.ts'
import { useLanguage, useWords } from '#web/words/words.ts'
import { changeLanguage } from './change-language.ts'

/** The choice of the interface's language on this device. */
export function LanguageChoice() {
  const t = useWords(settingsWords)
  const common = useWords(commonWords)
  return (
    <Segments
      legend={common.language}
      hint={t.languageHint}
      options={languageCodes.map((value) => ({ value, label: languages[value].name }))}
      value={useLanguage()}
      onChange={changeLanguage}
    />
  )
}
