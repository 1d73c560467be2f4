import { useQuery } from '@tanstack/react-query'
import { Check, ShoppingBasket } from 'lucide-react'
import { Link } from 'react-router'
import { shoppingQuery } from '#web/data/shopping.ts'
import { paths } from '#web/lib/paths.ts'
import { Button } from '#web/ui/button.tsx'
import { icon } from '#web/ui/icon.ts'
import { shoppingWords } from '#web/words/shopping.ts'
import { useWords } from '#web/words/words.ts'
import { useAddToList } from './use-add-to-list.ts'

interface AddToListButtonProps {
  recipe: { id: string; title: string }
  /** Number of servings for which the recipe is shown. */
  servings: number
}

/**
 * Adds a recipe to the shopping list for the shown servings; once it is there, the button is a link to the
 * list.
 */
export function AddToListButton({ recipe, servings }: AddToListButtonProps) {
  const t = useWords(shoppingWords)
  const { add, isAdding } = useAddToList()
  // The button does not fetch the list and relies on what another page has put in the cache.
  const { data: list } = useQuery({ ...shoppingQuery, enabled: false })
  const source = list?.sources.find(({ recipeId }) => recipeId === recipe.id)
  if (source?.servings === servings) {
    return (
      <Button asChild variant="secondary" size="sm" className="text-leaf">
        <Link to={paths.shopping}>
          <Check {...icon} />
          {t.onYourList}
        </Link>
      </Button>
    )
  }
  return (
    <Button
      variant="secondary"
      size="sm"
      busy={isAdding}
      onClick={() => void add({ recipeId: recipe.id, servings })}
    >
      {!isAdding && <ShoppingBasket {...icon} />}
      {source ? t.shopForServings(servings) : t.addToList}
    </Button>
  )
}
