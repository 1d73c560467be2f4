import { lazy, type ReactNode, Suspense, useState } from 'react'
import type { PopularRecipe } from '#contract/popular.ts'
import { PopularCard } from './popular-card.tsx'

// The preview includes the report form, so its code is loaded when the first card is opened.
const PopularPreview = lazy(() =>
  import('./popular-preview.tsx').then((m) => ({ default: m.PopularPreview })),
)

type Pictured = Pick<PopularRecipe, 'title' | 'category' | 'imageUrl' | 'imageAlt'>

/** Pictures and category names that pages pass to the library, because they belong to the recipes feature. */
export interface LibraryLooks {
  columns: string
  renderPicture: (recipe: Pictured) => ReactNode
  categoryNames: Record<PopularRecipe['category'], string>
}

interface PopularGridProps extends LibraryLooks {
  label: string
  recipes: readonly (PopularRecipe & { reason?: string })[]
}

/** Cards in columns, with the preview of the opened one. */
export function PopularGrid({ label, recipes, columns, renderPicture, categoryNames }: PopularGridProps) {
  const [open, setOpen] = useState<PopularRecipe | null>(null)
  // The title stays set while the dialog closes.
  const [title, setTitle] = useState('')
  return (
    <div className="@container">
      <ul aria-label={label} className={columns}>
        {recipes.map((recipe) => (
          <li key={recipe.id}>
            <PopularCard
              recipe={recipe}
              category={categoryNames[recipe.category]}
              picture={renderPicture(recipe)}
              {...(recipe.reason && { reason: recipe.reason })}
              onOpen={() => {
                setTitle(recipe.title)
                setOpen(recipe)
              }}
            />
          </li>
        ))}
      </ul>
      {title !== '' && (
        <Suspense fallback={null}>
          <PopularPreview
            id={open?.id ?? null}
            title={title}
            onClose={() => setOpen(null)}
            renderPicture={renderPicture}
          />
        </Suspense>
      )}
    </div>
  )
}
