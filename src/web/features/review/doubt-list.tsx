import { TriangleAlert } from 'lucide-react'
import type { Doubt } from '#contract/reviews.ts'
import { cx } from '#web/ui/cx.ts'
import { icon } from '#web/ui/icon.ts'

interface DoubtListProps {
  doubts: readonly Doubt[]
  active: Doubt | null
  onChoose: (doubt: Doubt) => void
}

const facts: Record<string, string> = {
  title: 'Title',
  description: 'Description',
  category: 'Category',
  servings: 'Servings',
  prepTime: 'Prep',
  cookTime: 'Cook',
  recipe: 'The whole recipe',
}

/** `ingredients.2` → `Ingredient 3`. */
export function placeName(place: string): string {
  const [part = '', index] = place.split('.')
  if (index === undefined) return facts[part] ?? 'Recipe'
  return `${part === 'instructions' ? 'Step' : 'Ingredient'} ${Number(index) + 1}`
}

/** What is not certain, one line each; a tap shows it on the photo and goes to the field. */
export const DoubtList = ({ doubts, active, onChoose }: DoubtListProps) => (
  <section aria-labelledby="doubts">
    <h2 id="doubts" className="text-xl">
      {doubts.length === 1 ? 'One place to check' : `${doubts.length} places to check`}
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
              {doubt.text && <span className="text-ink-soft"> “{doubt.text}”</span>}
              <span className="block text-[0.9375rem]">{doubt.reason}</span>
            </span>
          </button>
        </li>
      ))}
    </ul>
  </section>
)
