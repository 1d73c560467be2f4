import { TriangleAlert } from 'lucide-react'
import type { Doubt } from '#contract/reviews.ts'
import { cx } from '#web/ui/cx.ts'
import { icon } from '#web/ui/icon.ts'
import { reviewWords } from '#web/words/review.ts'
import { useWords } from '#web/words/words.ts'

interface DoubtListProps {
  doubts: readonly Doubt[]
  active: Doubt | null
  onChoose: (doubt: Doubt) => void
}

const facts = ['title', 'description', 'category', 'servings', 'prepTime', 'cookTime', 'recipe'] as const

/** The name of a place in the recipe: `ingredients.2` becomes `Ingredient 3`. */
function placeName(place: string): string {
  const t = reviewWords.get()
  const [part = '', index] = place.split('.')
  if (index === undefined) {
    const fact = facts.find((one) => one === part)
    return fact ? t[fact] : t.someRecipe
  }
  return (part === 'instructions' ? t.stepNumber : t.ingredientNumber)({ number: Number(index) + 1 })
}

/** The doubtful parts, one line each; a tap shows the part on the photo and focuses its field. */
export const DoubtList = ({ doubts, active, onChoose }: DoubtListProps) => {
  const t = useWords(reviewWords)
  return (
    <section aria-labelledby="doubts">
      <h2 id="doubts" className="text-xl">
        {t.toCheck(doubts.length)}
      </h2>
      <ul className="mt-2 divide-y divide-line overflow-hidden rounded-card border border-line bg-card">
        {doubts.map((doubt, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: one place can have several doubts, and the list stands still
          <li key={index}>
            <button
              type="button"
              aria-current={doubt === active ? 'true' : undefined}
              onClick={() => onChoose(doubt)}
              className={cx(
                'flex min-h-11 w-full items-start gap-2.5 px-3.5 py-2.5 text-left hover:bg-accent-tint',
                doubt === active && 'bg-accent-tint',
              )}
            >
              <TriangleAlert {...icon} className="mt-1 size-4.5 shrink-0 text-amber" />
              <span>
                <span className="font-semibold">{placeName(doubt.place)}</span>
                {doubt.text && <span className="text-ink-soft"> {t.quoted({ text: doubt.text })}</span>}
                <span className="block text-small">{doubt.reason}</span>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
