import { Copy, EllipsisVertical, History, Pencil, Printer, Share2, Trash2 } from 'lucide-react'
import type { ReactNode, Ref } from 'react'
import { Link } from 'react-router'
import type { Recipe } from '#contract/recipe.ts'
import { paths } from '#web/lib/paths.ts'
import { Button } from '#web/ui/button.tsx'
import { icon } from '#web/ui/icon.ts'
import { Menu, MenuItem, MenuLine } from '#web/ui/menu.tsx'
import { commonWords } from '#web/words/common.ts'
import { recipesWords } from '#web/words/recipes.ts'
import { useWords } from '#web/words/words.ts'
import { useCopyRecipe } from './use-copy-recipe.ts'

interface RecipeActionsProps {
  recipe: Recipe
  /** Loads the editor ahead of the click. */
  onPrepareEdit: () => void
  onShare: () => void
  shareButton?: Ref<HTMLButtonElement>
  isSharing: boolean
  onVersions: () => void
  onDelete: () => void
  isDeleting: boolean
  /** Further entries of the menu. */
  menu?: ReactNode
  /** Further buttons, first in the row. */
  children?: ReactNode
}

/**
 * A label such as `Edit Recipe`, of which a phone shows only the verb, so that all buttons fit in one row.
 */
const Verb = ({ short, full }: { short: string; full: string }) => (
  <span>
    <span aria-hidden="true" className="sm:hidden">
      {short}
    </span>
    <span className="max-sm:sr-only">{full}</span>
  </span>
)

/** The actions on a recipe, beside its title. */
export function RecipeActions({
  recipe,
  onPrepareEdit,
  onShare,
  shareButton,
  isSharing,
  onVersions,
  onDelete,
  isDeleting,
  menu,
  children,
}: RecipeActionsProps) {
  const t = useWords(recipesWords)
  const common = useWords(commonWords)
  const copy = useCopyRecipe()
  return (
    <>
      {children}
      <Button asChild variant="secondary" size="sm">
        <Link to={paths.editRecipe(recipe.id)} onPointerEnter={onPrepareEdit} onFocus={onPrepareEdit}>
          <Pencil {...icon} />
          <Verb short={t.editShort} full={t.editRecipe} />
        </Link>
      </Button>
      <Button ref={shareButton} variant="secondary" size="sm" busy={isSharing} onClick={onShare}>
        <Share2 {...icon} />
        <Verb short={common.share} full={t.shareRecipe} />
      </Button>
      <Menu
        trigger={
          <Button
            variant="secondary"
            size="icon"
            aria-label={t.more}
            className="size-9 pointer-coarse:size-11"
          >
            <EllipsisVertical {...icon} />
          </Button>
        }
      >
        <MenuItem onSelect={() => void copy(recipe)}>
          <Copy {...icon} />
          {t.copyRecipe}
        </MenuItem>
        <MenuItem onSelect={() => setTimeout(() => window.print())}>
          <Printer {...icon} />
          {t.print}
        </MenuItem>
        <MenuItem onSelect={onVersions}>
          <History {...icon} />
          {t.versions}
        </MenuItem>
        {menu}
        <MenuLine />
        <MenuItem danger disabled={isDeleting} onSelect={onDelete}>
          <Trash2 {...icon} />
          {t.deleteRecipe}
        </MenuItem>
      </Menu>
    </>
  )
}
