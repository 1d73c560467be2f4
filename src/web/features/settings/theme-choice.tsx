import { useSaveSettings } from '#web/data/settings.ts'
import { useTheme } from '#web/lib/theme.ts'
import { Segments } from '#web/ui/segments.tsx'
import { settingsWords } from '#web/words/settings.ts'
import { useWords } from '#web/words/words.ts'
import { useThemeOptions } from './theme-options.tsx'

/** The choice between light, dark and the system's theme, applied at once. */
export function ThemeChoice() {
  const t = useWords(settingsWords)
  const { mutate: save } = useSaveSettings()
  const theme = useTheme()
  return (
    <Segments
      legend={t.theme}
      options={useThemeOptions()}
      value={theme}
      onChange={(chosen) => save({ theme: chosen })}
    />
  )
}
