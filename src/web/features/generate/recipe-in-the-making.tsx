import { useEffect, useRef } from 'react'
import type { PartialRecipe } from '#contract/generations.ts'
import { withFractionSigns } from '#domain/fraction-signs.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { generateWords } from '#web/words/generate.ts'
import { useWords } from '#web/words/words.ts'

/**
 * The recipe as far as it is generated. It is unchecked, so any part may still be missing. Nothing stands
 * below the growing part, so that nothing moves.
 */
export function RecipeInTheMaking({ recipe }: { recipe: PartialRecipe }) {
  const t = useWords(generateWords)
  const { title, description, ingredients = [], instructions = [] } = recipe
  const end = useEndInSight(ingredients.length, instructions.length)
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <section className="min-h-0 flex-1 overflow-y-auto" tabIndex={0} aria-label={t.soFar}>
      <div className="mx-auto w-full max-w-3xl px-4 py-8 md:px-8 md:py-12">
        {title ? (
          <p
            dir="auto"
            className="animate-fade-in font-serif text-3xl leading-tight font-semibold md:text-4xl"
          >
            {title}
          </p>
        ) : (
          <BlankPage />
        )}
        {description && (
          <p dir="auto" className="mt-3 animate-fade-in text-lg text-ink-soft">
            {description}
          </p>
        )}
        <div className="mt-8 grid gap-8 md:grid-cols-[2fr_3fr] md:gap-10">
          {ingredients.length > 0 && (
            <div>
              <p className="border-b border-line pb-2 font-serif text-xl font-semibold">{t.ingredients}</p>
              <ul className="mt-3 space-y-2">
                {ingredients.map(({ amount, item }, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: lines are only ever added at the end
                  <li key={index} dir="auto" className="animate-fade-in">
                    <span className="font-semibold tabular-nums">{withFractionSigns(amount ?? '')}</span>{' '}
                    {item}
                  </li>
                ))}
              </ul>
            </div>
          )}
          {instructions.length > 0 && (
            <div>
              <p className="border-b border-line pb-2 font-serif text-xl font-semibold">{t.steps}</p>
              <ol className="mt-3 space-y-3">
                {instructions.map((step, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: steps are only ever added at the end
                  <li key={index} className="flex animate-fade-in gap-3">
                    <span className="w-5 shrink-0 font-serif text-lg leading-7 font-semibold text-accent">
                      {index + 1}
                    </span>
                    <span dir="auto" className="min-w-0">
                      {step}
                    </span>
                  </li>
                ))}
              </ol>
            </div>
          )}
        </div>
        <div ref={end} />
      </div>
    </section>
  )
}

/** A placeholder until the first word arrives. */
const BlankPage = () => (
  <div aria-hidden="true">
    <Skeleton className="h-9 w-3/4" />
    <div className="mt-5 space-y-2.5">
      <Skeleton className="h-4" />
      <Skeleton className="h-4 w-2/3" />
    </div>
    <div className="mt-10 grid gap-8 md:grid-cols-[2fr_3fr] md:gap-10">
      <Lines widths={['w-4/5', 'w-3/5', 'w-2/3']} />
      <Lines widths={['w-full', 'w-11/12', 'w-4/5']} />
    </div>
  </div>
)

const Lines = ({ widths }: { widths: string[] }) => (
  <div className="space-y-4">
    {widths.map((width) => (
      <Skeleton key={width} className={`h-4 ${width}`} />
    ))}
  </div>
)

/** Keeps the last generated part in view. */
function useEndInSight(...grown: number[]) {
  const end = useRef<HTMLDivElement>(null)
  const length = grown.reduce((sum, one) => sum + one, 0)
  useEffect(() => {
    if (length > 0) end.current?.scrollIntoView({ block: 'nearest' })
  }, [length])
  return end
}
