import { EllipsisVertical, EyeOff, History as HistorySign, ListOrdered, Printer } from 'lucide-react'
import { Button } from '#web/ui/button.tsx'
import { icon } from '#web/ui/icon.ts'
import { Menu, MenuItem, MenuLine } from '#web/ui/menu.tsx'
import { shoppingWords } from '#web/words/shopping.ts'
import { useWords } from '#web/words/words.ts'

interface ListMenuProps {
  /** Number of lines that are left out. */
  hidden: number
  onLeftOut: () => void
  onAisles: () => void
  onHistory: () => void
}

/** The menu of the list's less frequent actions. */
export function ListMenu({ hidden, onLeftOut, onAisles, onHistory }: ListMenuProps) {
  const t = useWords(shoppingWords)
  return (
    <Menu
      trigger={
        <Button variant="secondary" size="icon" aria-label={t.more} className="size-9 pointer-coarse:size-11">
          <EllipsisVertical {...icon} />
        </Button>
      }
    >
      <MenuItem onSelect={onLeftOut}>
        <EyeOff {...icon} />
        {hidden > 0 ? t.leftOutCount({ n: hidden }) : t.leftOut}
      </MenuItem>
      <MenuItem onSelect={onAisles}>
        <ListOrdered {...icon} />
        {t.aisleOrder}
      </MenuItem>
      <MenuLine />
      <MenuItem onSelect={() => setTimeout(() => window.print())}>
        <Printer {...icon} />
        {t.print}
      </MenuItem>
      <MenuItem onSelect={onHistory}>
        <HistorySign {...icon} />
        {t.history}
      </MenuItem>
    </Menu>
  )
}
