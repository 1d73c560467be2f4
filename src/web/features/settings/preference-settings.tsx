import type { CookSettings } from '#contract/settings.ts'
import { useSaveSettings } from '#web/data/settings.ts'
import { Section } from '#web/ui/section.tsx'
import { Segments } from '#web/ui/segments.tsx'
import { settingsWords } from '#web/words/settings.ts'
import { useWords } from '#web/words/words.ts'
import { LanguageChoice } from './language-choice.tsx'
import { SavingState } from './saving-state.tsx'
import { ThemeChoice } from './theme-choice.tsx'

/** Settings for units, hemisphere, theme, and the language of this device. */
export function PreferenceSettings({ settings }: { settings: CookSettings }) {
  const t = useWords(settingsWords)
  const { mutate: save } = useSaveSettings()
  return (
    <Section id="preferences" title={t.preferences}>
      <div className="flex flex-col gap-5">
        <Segments
          legend={t.units}
          options={[
            { value: 'us', label: t.us },
            { value: 'metric', label: t.metric },
          ]}
          value={settings.units}
          onChange={(chosen) => save({ units: chosen })}
        />
        <Segments
          legend={t.hemisphere}
          hint={t.hemisphereHint}
          options={[
            { value: 'north', label: t.northern },
            { value: 'south', label: t.southern },
          ]}
          value={settings.hemisphere}
          onChange={(chosen) => save({ hemisphere: chosen })}
        />
        <ThemeChoice />
        <LanguageChoice />
      </div>
      <div className="mt-3">
        <SavingState of={['units', 'hemisphere', 'theme']} />
      </div>
    </Section>
  )
}
