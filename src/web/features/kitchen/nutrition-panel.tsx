import type { Recipe } from '#contract/recipe.ts'
import { Section } from '#web/ui/section.tsx'
import { NutritionTable } from './nutrition-table.tsx'

export const NutritionPanel = ({ recipe }: { recipe: Recipe }) =>
  recipe.nutrition && (
    <Section id="nutrition" title="Nutrition per serving">
      <NutritionTable nutrition={recipe.nutrition} coverage={recipe.nutritionCoverage} />
    </Section>
  )
