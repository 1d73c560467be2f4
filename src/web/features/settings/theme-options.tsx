import { Monitor, Moon, Sun } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Theme } from '#web/lib/theme.ts'
import { icon } from '#web/ui/icon.ts'
import { settingsWords } from '#web/words/settings.ts'
import { useWords } from '#web/words/words.ts'

/** The themes with their names and icons. */
export function useThemeOptions(): { value: Theme; label: string; icon: ReactNode }[] {
  const t = useWords(settingsWords)
  return [
    { value: 'system', label: t.system, icon: <Monitor {...icon} /> },
    { value: 'light', label: t.light, icon: <Sun {...icon} /> },
    { value: 'dark', label: t.dark, icon: <Moon {...icon} /> },
  ]
}
