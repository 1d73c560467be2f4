import { ClipboardPaste, FileUp, Link2, PencilLine, Plus } from 'lucide-react'
import { memo } from 'react'
import { Link } from 'react-router'
import { paths } from '#web/lib/paths.ts'
import { Button } from '#web/ui/button.tsx'
import { icon } from '#web/ui/icon.ts'
import { Menu, MenuItem, MenuLine } from '#web/ui/menu.tsx'
import { recipesWords } from '#web/words/recipes.ts'
import { useWords } from '#web/words/words.ts'

const imports = [
  { way: 'link', label: 'fromLink', Sign: Link2 },
  { way: 'text', label: 'fromText', Sign: ClipboardPaste },
  { way: 'files', label: 'fromFiles', Sign: FileUp },
] as const

/** The menu of ways to add a recipe without generating it. */
export const NewRecipeMenu = memo(function NewRecipeMenu({ className }: { className?: string }) {
  const t = useWords(recipesWords)
  return (
    <Menu
      trigger={
        <Button variant="secondary" size="sm" className={className}>
          <Plus {...icon} />
          {t.newRecipe}
        </Button>
      }
    >
      <MenuItem asChild>
        <Link to={paths.newRecipe}>
          <PencilLine {...icon} />
          {t.byHand}
        </Link>
      </MenuItem>
      <MenuLine />
      {imports.map(({ way, label, Sign }) => (
        <MenuItem key={way} asChild>
          <Link to={paths.importFrom(way)}>
            <Sign {...icon} />
            {t[label]}
          </Link>
        </MenuItem>
      ))}
    </Menu>
  )
})
