import { Monitor, Moon, Sun } from 'lucide-react'
import { icon } from '#web/ui/icon.ts'

/** The themes with their names and signs. */
export const themeOptions = [
  { value: 'system', label: 'System', icon: <Monitor {...icon} /> },
  { value: 'light', label: 'Light', icon: <Sun {...icon} /> },
  { value: 'dark', label: 'Dark', icon: <Moon {...icon} /> },
] as const
