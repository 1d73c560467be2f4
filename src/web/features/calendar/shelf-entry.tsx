import { useQuery } from '@tanstack/react-query'
import { CalendarClock } from 'lucide-react'
import { isPremium } from '#domain/plan.ts'
import { currentUserQuery } from '#web/data/users.ts'
import { icon } from '#web/ui/icon.ts'
import { MenuItem } from '#web/ui/menu.tsx'
import { shelfWords } from '#web/words/shelf.ts'
import { useWords } from '#web/words/words.ts'
import { usePutOnShelf } from './use-put-on-shelf.ts'

/** The entry in a recipe's menu that puts it on the shelf; only for cooks who have the calendar. */
export function ShelfEntry({ recipe }: { recipe: { id: string; title: string } }) {
  const t = useWords(shelfWords)
  const { data: user } = useQuery(currentUserQuery)
  const { put } = usePutOnShelf()
  if (!user || !isPremium(user.subscriptionStatus)) return null
  return (
    <MenuItem onSelect={() => void put(recipe)}>
      <CalendarClock {...icon} />
      {t.put}
    </MenuItem>
  )
}
