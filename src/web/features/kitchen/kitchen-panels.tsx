import type { Recipe } from '#contract/recipe.ts'
import { AllergenPanel } from './allergen-panel.tsx'
import { ChecksPanel } from './checks-panel.tsx'
import { NutritionPanel } from './nutrition-panel.tsx'
import { WrittenBy } from './written-by.tsx'

/** The kitchen's report at the end of a recipe's page: nutrition, allergens, checks and author. */
export const KitchenPanels = ({ recipe }: { recipe: Recipe }) => (
  <>
    <NutritionPanel recipe={recipe} />
    <AllergenPanel recipe={recipe} />
    <ChecksPanel recipe={recipe} />
    <WrittenBy recipe={recipe} />
  </>
)
