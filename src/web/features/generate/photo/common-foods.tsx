import { Plus } from 'lucide-react'
import { buttonLook } from '#web/ui/button-look.ts'
import { icon } from '#web/ui/icon.ts'
import { generateWords } from '#web/words/generate.ts'
import { useWords } from '#web/words/words.ts'
import type { Foods } from './use-foods.ts'

/** What lies in many kitchens, loose and without a word on it. */
const commonFoods = [
  'onion',
  'garlic',
  'tomato',
  'potato',
  'carrot',
  'egg',
  'chicken breast',
  'lemon',
  'bell pepper',
  'mushroom',
  'spinach',
  'broccoli',
  'zucchini',
  'apple',
  'banana',
  'milk',
  'cheddar',
  'bread',
  'rice',
  'pasta',
] as const

/** Foods to add with one tap; those that are in the list already are not offered. */
export function CommonFoods({ foods }: { foods: Foods }) {
  const t = useWords(generateWords)
  const offered = commonFoods.filter((name) => !foods.has(name))
  if (offered.length === 0 || foods.isFull) return null
  return (
    <fieldset className="mt-4">
      <legend className="text-small text-ink-soft">{t.somethingMissing}</legend>
      <ul aria-label={t.commonFoods} className="mt-2 flex flex-wrap gap-2">
        {offered.map((name) => (
          <li key={name}>
            <button
              type="button"
              aria-label={t.addNamed({ name })}
              onClick={() => foods.add([name])}
              className={buttonLook({ variant: 'secondary', size: 'sm' }, 'rounded-full px-3 font-normal')}
            >
              <Plus {...icon} className="size-4" />
              {name}
            </button>
          </li>
        ))}
      </ul>
    </fieldset>
  )
}
