import type { Recipe } from '#contract/recipe.ts'
import { AllergenPanel } from './allergen-panel.tsx'
import { ChecksPanel } from './checks-panel.tsx'
import { NutritionPanel } from './nutrition-panel.tsx'
import { WrittenBy } from './written-by.tsx'

/** What the kitchen knows of a recipe: the last part of its page. */
export const KitchenPanels = ({ recipe }: { recipe: Recipe }) => (
  <>
    <NutritionPanel recipe={recipe} />
    <AllergenPanel recipe={recipe} />
    <ChecksPanel recipe={recipe} />
    <WrittenBy recipe={recipe} />
  </>
)
