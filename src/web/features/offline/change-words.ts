import type { ShoppingChange } from '#contract/shopping.ts'
import { dayInWords } from '#web/lib/calendar-day.ts'
import type { Change } from '#web/offline/change.ts'
import { offlineWords } from '#web/words/offline.ts'

/** Describes a change in the cook's terms; a batch of shopping changes gives several texts. */
export function changeWords(change: Change): string[] {
  const t = offlineWords.get()
  switch (change.kind) {
    case 'favorite':
      return [change.isFavorite ? t.changeFavorite(change) : t.changeNoFavorite(change)]
    case 'rating':
      return [t.changeRating({ stars: change.rating.rating, title: change.title })]
    case 'cooked':
      return [t.changeCooked({ day: dayInWords(change.day.cookedOn), title: change.title })]
    case 'shopping':
      return change.changes.map(shoppingWords)
  }
}

function shoppingWords(change: ShoppingChange): string {
  const t = offlineWords.get()
  if (change.type === 'tick') return t.changeTick
  if (change.type === 'untick') return t.changeUntick
  if (change.type === 'add' || change.type === 'edit') return t.changeAdd({ text: change.text })
  return t.changeOther
}
