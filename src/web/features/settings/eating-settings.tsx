import { allergens, type Diet, diets } from '#contract/dietary.ts'
import type { CookSettings } from '#contract/settings.ts'
import { useSaveSettings } from '#web/data/settings.ts'
import { CheckChips } from '#web/ui/check-chips.tsx'
import { Section } from '#web/ui/section.tsx'
import { DislikesField } from './dislikes-field.tsx'
import { SavingState } from './saving-state.tsx'

const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1)

const allergyOptions = allergens.map((value) => ({ value, label: capital(value.replace('-', ' ')) }))

/** Diets that say the same as an allergy of the list above are offered there. */
const saidByAllergies: readonly Diet[] = [
  'egg-free',
  'nut-free',
  'soy-free',
  'fish-free',
  'shellfish-free',
  'sesame-free',
]

/** Allergies, diets and dislikes: every recipe is made under them. */
export function EatingSettings({ settings }: { settings: CookSettings }) {
  const { mutate: save } = useSaveSettings()
  const dietOptions = diets
    .filter((one) => !saidByAllergies.includes(one) || settings.diets.includes(one))
    .map((value) => ({ value, label: capital(value) }))
  return (
    <Section id="eating" title="What you eat">
      <p className="text-ink-soft">
        Every new recipe keeps to this. Always check the label of what you buy: no list knows every product.
      </p>
      <div className="mt-5 flex flex-col gap-6">
        <CheckChips
          legend="Allergies"
          hint="Never in a recipe, whatever you crave."
          options={allergyOptions}
          chosen={settings.allergies}
          onChange={(allergies) => save({ allergies })}
        />
        <CheckChips
          legend="Diets"
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
