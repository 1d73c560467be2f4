import { CalendarDays, X } from 'lucide-react'
import { Link } from 'react-router'
import type { ShoppingSource } from '#contract/shopping.ts'
import { paths } from '#web/lib/paths.ts'
import { Button } from '#web/ui/button.tsx'
import { icon } from '#web/ui/icon.ts'
import { Stepper } from '#web/ui/stepper.tsx'
import { shoppingWords } from '#web/words/shopping.ts'
import { useWords } from '#web/words/words.ts'
import { daysName, sourceName } from './source-words.ts'
import { useWantedServings } from './use-wanted-servings.ts'

interface SourceRowProps {
  source: ShoppingSource
  onServings: (source: ShoppingSource, servings: number) => void
  onRemove: (source: ShoppingSource) => void
}

/** A source of the list: a recipe with its servings, or days of the plan. */
export function SourceRow({ source, onServings, onRemove }: SourceRowProps) {
  const t = useWords(shoppingWords)
  const { recipeId, title, from, to, reason } = source
  const name = sourceName(source)
  const { wanted, setWanted, forget } = useWantedServings(source, onServings)
  return (
    <li className="py-2.5">
      <div className="flex items-start gap-2">
        <p dir="auto" className="min-w-0 flex-1 pt-2 leading-6 [overflow-wrap:anywhere]">
          {recipeId ? (
            <Link to={paths.recipe(recipeId)} className="font-semibold hover:text-accent hover:underline">
              {title}
            </Link>
          ) : (
            <span className="flex items-start gap-2">
              <CalendarDays {...icon} className="mt-0.5 size-5 shrink-0 text-ink-soft" />
              <span>
                <span className="font-semibold">{t.planDays}</span>{' '}
                <span className="whitespace-nowrap text-ink-soft">{from && to && daysName(from, to)}</span>
              </span>
            </span>
          )}
        </p>
        {wanted !== null && (
          <Stepper
            label={t.servingsOf({ title: name })}
            fewer={t.fewer}
            more={t.moreServings}
            value={wanted}
            min={1}
            max={100}
            onChange={setWanted}
          />
        )}
        <Button
          variant="ghost"
          size="icon"
          aria-label={t.removeSource({ title: name })}
          onClick={() => {
            forget()
            onRemove(source)
          }}
        >
          <X {...icon} />
        </Button>
      </div>
      {reason && (
        <p className="mt-1 text-small text-ink-soft">
          {reason === 'premium' ? t.sourcePremium : t.sourcePast}
        </p>
      )}
    </li>
  )
}
