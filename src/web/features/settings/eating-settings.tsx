import { allergens, type Diet, diets } from '#contract/dietary.ts'
import type { CookSettings } from '#contract/settings.ts'
import { useSaveSettings } from '#web/data/settings.ts'
import { CheckChips } from '#web/ui/check-chips.tsx'
import { Section } from '#web/ui/section.tsx'
import { allergenWords, dietWords } from '#web/words/dietary.ts'
import { settingsWords } from '#web/words/settings.ts'
import { useWords } from '#web/words/words.ts'
import { DislikesField } from './dislikes-field.tsx'
import { SavingState } from './saving-state.tsx'

/** Diets that repeat an allergy of the list above, and so are not offered again. */
const saidByAllergies: readonly Diet[] = [
  'egg-free',
  'nut-free',
  'soy-free',
  'fish-free',
  'shellfish-free',
  'sesame-free',
]

/** Allergies, diets and dislikes, which every generated recipe respects. */
export function EatingSettings({ settings }: { settings: CookSettings }) {
  const t = useWords(settingsWords)
  const allergenNames = useWords(allergenWords)
  const dietNames = useWords(dietWords)
  const { mutate: save } = useSaveSettings()
  const dietOptions = diets
    .filter((one) => !saidByAllergies.includes(one) || settings.diets.includes(one))
    .map((value) => ({ value, label: dietNames[value] }))
  return (
    <Section id="eating" title={t.eating}>
      <p className="text-ink-soft">{t.eatingText}</p>
      <div className="mt-5 flex flex-col gap-6">
        <CheckChips
          legend={t.allergies}
          hint={t.allergiesHint}
          options={allergens.map((value) => ({ value, label: allergenNames[value] }))}
          chosen={settings.allergies}
          onChange={(allergies) => save({ allergies })}
        />
        <CheckChips
          legend={t.diets}
          options={dietOptions}
          chosen={settings.diets}
          onChange={(chosen) => save({ diets: chosen })}
        />
        <DislikesField dislikes={settings.dislikes} onChange={(dislikes) => save({ dislikes })} />
      </div>
      <div className="mt-3">
        <SavingState of={['allergies', 'diets', 'dislikes']} />
      </div>
    </Section>
  )
}
