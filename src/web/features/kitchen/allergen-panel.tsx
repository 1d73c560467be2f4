import { useQuery } from '@tanstack/react-query'
import { CircleAlert, CircleHelp, TriangleAlert } from 'lucide-react'
import type { AllergenAnswer } from '#contract/foods.ts'
import type { Recipe } from '#contract/recipe.ts'
import { recipeFoodsQuery } from '#web/data/foods.ts'
import { icon } from '#web/ui/icon.ts'
import { Section } from '#web/ui/section.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { allergenWords } from '#web/words/dietary.ts'
import { kitchenWords } from '#web/words/kitchen.ts'
import { useWords } from '#web/words/words.ts'

const kinds = [
  { status: 'contains', Sign: CircleAlert, look: 'text-alert' },
  { status: 'may_contain', Sign: TriangleAlert, look: 'text-amber' },
  { status: 'unknown', Sign: CircleHelp, look: 'text-ink-soft' },
] as const

/**
 * Allergens found in the ingredient lines, with the words that cause them. The panel never claims that an
 * allergen is absent.
 */
export function AllergenPanel({ recipe }: { recipe: Recipe }) {
  const t = useWords(kitchenWords)
  const { data, error } = useQuery(recipeFoodsQuery(recipe))
  if (recipe.ingredients.length === 0) return null
  return (
    <Section id="allergens" title={t.allergens}>
      {data ? (
        <Found answers={data.allergens} />
      ) : error ? (
        <p>{t.allergensFailed}</p>
      ) : (
        <Skeleton className="h-16" />
      )}
      <p className="mt-3 text-small text-ink-soft">{t.allergensText}</p>
    </Section>
  )
}

const Found = ({ answers }: { answers: readonly AllergenAnswer[] }) => {
  const t = useWords(kitchenWords)
  const groups = kinds
    .map((kind) => ({ ...kind, answers: answers.filter(({ status }) => status === kind.status) }))
    .filter((group) => group.answers.length > 0)
  if (groups.length === 0) return <p>{t.noAllergens}</p>
  return (
    <dl className="space-y-4">
      {groups.map(({ status, Sign, look, answers: own }) => (
        <div key={status}>
          <dt className="flex items-center gap-2 font-semibold">
            <Sign {...icon} className={`size-5 shrink-0 ${look}`} />
            {t[status]}
          </dt>
          <dd className="mt-1 pl-7">
            <ul className="space-y-1">
              {together(own).map(({ allergens, because }) => (
                <li key={because}>
                  <span className="font-semibold">{allergens.join(', ')}</span>
                  <span className="text-ink-soft">: {because}</span>
                </li>
              ))}
            </ul>
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** Groups allergens with the same cause, because an unknown food may contain all fourteen. */
function together(answers: readonly AllergenAnswer[]) {
  const names: Readonly<Record<string, string>> = allergenWords.get()
  const byCause = new Map<string, string[]>()
  for (const { allergen, because } of answers) {
    byCause.set(because, [...(byCause.get(because) ?? []), names[allergen] ?? allergen])
  }
  return [...byCause].map(([because, allergens]) => ({ because, allergens }))
}
