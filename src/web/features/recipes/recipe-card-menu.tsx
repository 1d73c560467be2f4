import { Copy, EllipsisVertical, FolderInput, Pencil, Share2, ShoppingBasket, Trash2 } from 'lucide-react'
import { Link } from 'react-router'
import type { RecipeCard } from '#contract/recipe.ts'
import { paths } from '#web/lib/paths.ts'
import { Button } from '#web/ui/button.tsx'
import { icon } from '#web/ui/icon.ts'
import { Menu, MenuItem, MenuLine } from '#web/ui/menu.tsx'
import { recipesWords } from '#web/words/recipes.ts'
import { useWords } from '#web/words/words.ts'

/** Further actions on a recipe; each shows its own result. */
export interface RecipeDeeds {
  onShare: (recipe: RecipeCard) => void
  onCopy: (recipe: RecipeCard) => void
  onMove: (recipe: RecipeCard) => void
  onShop: (recipe: RecipeCard) => void
  onDelete: (recipe: RecipeCard) => void
}

export const RecipeCardMenu = ({ recipe, deeds }: { recipe: RecipeCard; deeds: RecipeDeeds }) => {
  const t = useWords(recipesWords)
  return (
    <Menu
      trigger={
        <Button
          variant="ghost"
          size="icon"
          className="-mr-2 size-9 pointer-coarse:size-11"
          aria-label={t.moreFor({ title: recipe.title })}
        >
          <EllipsisVertical {...icon} />
        </Button>
      }
    >
      <MenuItem asChild>
        <Link to={paths.editRecipe(recipe.id)}>
          <Pencil {...icon} />
          {t.editRecipe}
        </Link>
      </MenuItem>
      <MenuItem onSelect={() => deeds.onShare(recipe)}>
        <Share2 {...icon} />
        {t.shareRecipe}
      </MenuItem>
      <MenuItem onSelect={() => deeds.onCopy(recipe)}>
        <Copy {...icon} />
        {t.copyRecipe}
      </MenuItem>
      <MenuItem onSelect={() => deeds.onMove(recipe)}>
        <FolderInput {...icon} />
        {t.moveRecipe}
      </MenuItem>
      <MenuItem onSelect={() => deeds.onShop(recipe)}>
        <ShoppingBasket {...icon} />
        {t.shopRecipe}
      </MenuItem>
      <MenuLine />
      <MenuItem danger onSelect={() => deeds.onDelete(recipe)}>
        <Trash2 {...icon} />
        {t.deleteRecipe}
      </MenuItem>
    </Menu>
  )
}
