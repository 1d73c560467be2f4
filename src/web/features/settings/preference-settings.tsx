import type { CookSettings } from '#contract/settings.ts'
import { useSaveSettings } from '#web/data/settings.ts'
import { Section } from '#web/ui/section.tsx'
import { Segments } from '#web/ui/segments.tsx'
import { SavingState } from './saving-state.tsx'
import { ThemeChoice } from './theme-choice.tsx'

const units = [
  { value: 'us', label: 'US (cups, °F)' },
  { value: 'metric', label: 'Metric (g, °C)' },
] as const

const hemispheres = [
  { value: 'north', label: 'Northern' },
  { value: 'south', label: 'Southern' },
] as const

/** Units, hemisphere and theme. */
export function PreferenceSettings({ settings }: { settings: CookSettings }) {
  const { mutate: save } = useSaveSettings()
  return (
    <Section id="preferences" title="Preferences">
      <div className="flex flex-col gap-5">
        <Segments
          legend="Units"
          options={units}
          value={settings.units}
          onChange={(chosen) => save({ units: chosen })}
        />
        <Segments
          legend="Hemisphere"
          hint="Whose seasons your recipes follow."
          options={hemispheres}
          value={settings.hemisphere}
          onChange={(chosen) => save({ hemisphere: chosen })}
        />
        <ThemeChoice />
      </div>
      <div className="mt-3">
        <SavingState of={['units', 'hemisphere', 'theme']} />
      </div>
    </Section>
  )
}
