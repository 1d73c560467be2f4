import { Plus } from 'lucide-react'
import type { Aisle } from '#contract/aisles.ts'
import { icon } from '#web/ui/icon.ts'
import { aisleWords } from '#web/words/aisles.ts'
import { photosWords } from '#web/words/photos.ts'
import { useWords } from '#web/words/words.ts'
import type { Foods } from './use-foods.ts'

/** Foods that many kitchens have, most of them loose and without a label, by aisle. */
const shelves: Partial<Record<Aisle, string>> = {
  Produce:
    'onion, garlic, tomato, potato, carrot, bell pepper, mushroom, spinach, broccoli, zucchini, lemon, apple, banana',
  'Meat & Fish': 'chicken breast, ground beef, bacon, salmon',
  'Dairy & Eggs': 'egg, milk, butter, cheddar, plain yogurt',
  'Pasta, Rice & Grains': 'rice, pasta, rolled oats',
  'Canned & Jarred': 'canned tomato, chickpea, canned tuna',
  Bakery: 'bread, flour tortilla',
}
const namesOf = (list: string) => list.split(', ')

interface CommonFoodsProps {
  foods: Foods
  /** True while the list is empty, so that nothing can be missing from it. */
  isFirst: boolean
}

/** Foods to add with one tap, by aisle, without those that are in the list already. */
export function CommonFoods({ foods, isFirst }: CommonFoodsProps) {
  const t = useWords(photosWords)
  const aisles = useWords(aisleWords)
  const offered = (Object.entries(shelves) as [Aisle, string][]) // `shelves` has no other keys
    .map(([shelf, list]) => ({ shelf, names: namesOf(list).filter((name) => !foods.has(name)) }))
    .filter(({ names }) => names.length > 0)
  if (offered.length === 0 || foods.isFull) return null
  return (
    <fieldset className="mt-4">
      <legend className={isFirst ? 'sr-only' : 'text-small text-ink-soft'}>
        {isFirst ? t.commonFoods : t.somethingMissing}
      </legend>
      <ul aria-label={t.commonFoods} className="mt-2 grid gap-x-4 gap-y-2 sm:grid-cols-[auto_1fr]">
        {offered.map(({ shelf, names }) => (
          <li key={shelf} className="contents">
            <span className="pt-1.5 text-small text-ink-soft pointer-coarse:sm:pt-2.5">{aisles[shelf]}</span>
            <ul aria-label={aisles[shelf]} className="flex flex-wrap gap-2">
              {names.map((name) => (
                <li key={name}>
                  <button
                    type="button"
                    aria-label={t.addNamed({ name })}
                    onClick={() => foods.add([name])}
                    className="inline-flex min-h-9 items-center gap-1.5 rounded-full border border-line-strong/60 bg-card pr-3.5 pl-2.5 text-small transition-colors duration-150 pointer-coarse:min-h-11 live:hover:border-accent live:hover:text-accent"
                  >
                    <Plus {...icon} className="size-4" />
                    {name}
                  </button>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </fieldset>
  )
}
