import { ClipboardPaste, FileUp, Link2, PencilLine, Plus } from 'lucide-react'
import { Link } from 'react-router'
import { paths } from '#web/lib/paths.ts'
import { Button } from '#web/ui/button.tsx'
import { icon } from '#web/ui/icon.ts'
import { Menu, MenuItem, MenuLine } from '#web/ui/menu.tsx'

const imports = [
  { way: 'link', label: 'From a link', Sign: Link2 },
  { way: 'text', label: 'Pasted text', Sign: ClipboardPaste },
  { way: 'files', label: 'From files', Sign: FileUp },
] as const

/** The ways to a recipe that nobody has to generate. */
export const NewRecipeMenu = ({ className }: { className?: string }) => (
  <Menu
    trigger={
      <Button variant="secondary" size="sm" className={className}>
        <Plus {...icon} />
        New recipe
      </Button>
    }
  >
    <MenuItem asChild>
      <Link to={paths.newRecipe}>
        <PencilLine {...icon} />
        Write it by hand
      </Link>
    </MenuItem>
    <MenuLine />
    {imports.map(({ way, label, Sign }) => (
      <MenuItem key={way} asChild>
        <Link to={paths.importFrom(way)}>
          <Sign {...icon} />
          {label}
        </Link>
      </MenuItem>
    ))}
  </Menu>
)
