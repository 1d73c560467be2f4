import { partsOf } from '#contract/ingredient-parts.ts'
import { withFractionSigns } from '#domain/fraction-signs.ts'
import { HeadedLists } from '#web/ui/headed-lists.tsx'
import { readIngredient, type SharedIngredient } from './shared-ingredients.ts'

/** Ingredients or groceries of a shared recipe, whatever their shape. */
export const SharedLines = ({ lines }: { lines: readonly SharedIngredient[] }) => (
  <HeadedLists parts={partsOf(lines.map(readIngredient))}>
    {(own) => (
      <ul className="divide-y divide-line">
        {own.map(({ amount, item }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two lines may read the same
          <li key={index} dir="auto" className="py-2.5 leading-6">
            {amount && <span className="font-semibold tabular-nums">{withFractionSigns(amount)} </span>}
            {item}
          </li>
        ))}
      </ul>
    )}
  </HeadedLists>
)

export const SharedSteps = ({ steps }: { steps: readonly string[] }) => (
  <ol className="space-y-6">
    {steps.map((step, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: two steps may read the same
      <li key={index} className="grid grid-cols-[2rem_minmax(0,1fr)] gap-2">
        <span aria-hidden="true" className="font-serif text-2xl leading-7 font-semibold text-accent">
          {index + 1}
        </span>
        <p dir="auto" className="max-w-prose text-lg leading-7">
          {step}
        </p>
      </li>
    ))}
  </ol>
)
