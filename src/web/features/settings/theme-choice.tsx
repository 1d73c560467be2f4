import { useSaveSettings } from '#web/data/settings.ts'
import { useTheme } from '#web/lib/theme.ts'
import { Segments } from '#web/ui/segments.tsx'
import { themeOptions } from './theme-options.tsx'

/** Light, dark, or as the device has it; on the page at once. */
export function ThemeChoice() {
  const { mutate: save } = useSaveSettings()
  const theme = useTheme()
  return (
    <Segments
      legend="Theme"
      options={themeOptions}
      value={theme}
      onChange={(chosen) => save({ theme: chosen })}
    />
  )
}
