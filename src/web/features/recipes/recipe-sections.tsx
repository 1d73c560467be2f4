import { partsOf } from '#contract/ingredient-parts.ts'
import type { GroceryList, Ingredient } from '#contract/recipe.ts'
import { withFractionSigns } from '#domain/fraction-signs.ts'
import { HeadedLists } from '#web/ui/headed-lists.tsx'
import { aisleName } from '#web/words/aisles.ts'

export const Ingredients = ({ lines }: { lines: Ingredient[] }) => (
  <HeadedLists parts={partsOf(lines)}>
    {(own) => (
      <ul className="divide-y divide-line">
        {own.map(({ amount, item }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two lines may read the same
          <li key={index} dir="auto" className="py-2.5 leading-6 print:py-1 print:leading-5">
            {amount && <span className="font-semibold tabular-nums">{withFractionSigns(amount)} </span>}
            {item}
          </li>
        ))}
      </ul>
    )}
  </HeadedLists>
)

export const Steps = ({ steps }: { steps: string[] }) => (
  <ol className="space-y-6 print:space-y-3">
    {steps.map((step, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: two steps may read the same
      <li key={index} className="grid grid-cols-[2rem_minmax(0,1fr)] gap-2">
        <span aria-hidden="true" className="font-serif text-2xl leading-7 font-semibold text-accent">
          {index + 1}
        </span>
        <p dir="auto" className="max-w-prose text-lg leading-7 print:text-base print:leading-6">
          {step}
        </p>
      </li>
    ))}
  </ol>
)

export const Groceries = ({ list }: { list: GroceryList }) => (
  <div className="gap-8 sm:columns-2">
    {Object.entries(list).map(([aisle, items]) => (
      <div key={aisle} className="mb-5 break-inside-avoid">
        <h3 className="text-lg">{aisleName(aisle)}</h3>
        <ul className="mt-1">
          {items.map((item) => (
            <li key={item} dir="auto" className="py-1">
              {item}
            </li>
          ))}
        </ul>
      </div>
    ))}
  </div>
)
