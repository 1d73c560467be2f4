import { setTheme, type Theme, useTheme } from '#web/lib/theme.ts'
import { useTitle } from '#web/lib/use-title.ts'
import { Segments } from '#web/ui/segments.tsx'
import { ControlSpecimens } from './control-specimens.tsx'
import { FloatingSpecimens } from './floating-specimens.tsx'
import { ShownSpecimens } from './shown-specimens.tsx'
import { TokenSpecimens } from './token-specimens.tsx'

const themes: { value: Theme; label: string }[] = [
  { value: 'system', label: 'System' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
]

/**
 * The page `/design` of the development build: all tokens, and all components in every state, in the chosen
 * theme.
 */
export function DesignPage() {
  useTitle('Design')
  const theme = useTheme()
  return (
    <main className="page space-y-6 py-8">
      <h1 className="text-3xl">Tokens and primitives</h1>
      <Segments legend="Theme" options={themes} value={theme} onChange={setTheme} />
      <h2 className="text-2xl">Tokens</h2>
      <TokenSpecimens />
      <h2 className="text-2xl">Controls</h2>
      <ControlSpecimens />
      <h2 className="text-2xl">What is shown</h2>
      <ShownSpecimens />
      <h2 className="text-2xl">What floats</h2>
      <FloatingSpecimens />
    </main>
  )
}
