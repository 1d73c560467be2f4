import { ShoppingList } from '#web/features/shopping/shopping-list.tsx'
import { useTitle } from '#web/lib/use-title.ts'
import { shoppingWords } from '#web/words/shopping.ts'
import { useWords } from '#web/words/words.ts'

export function Shopping() {
  const t = useWords(shoppingWords)
  useTitle(t.title)
  return (
    <main className="page py-8 md:py-12">
      <ShoppingList />
    </main>
  )
}
