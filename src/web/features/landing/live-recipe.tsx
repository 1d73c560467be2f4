import { landingWords } from '#web/words/landing.ts'
import { useWords } from '#web/words/words.ts'
export interface ShownRecipe {
  /** The typed craving. */
  craving: string
  title: string
  description: string
  /** Alternative text of the picture. */
  alt: string
  facts: string[]
  ingredients: { amount: string; item: string }[]
  /** Note on the parts that are not shown. */
  rest: string
  /** Summary of the kitchen's checks in one line. */
  checked: string
}

interface LiveRecipeProps {
  recipe: ShownRecipe
  /** Addresses of the picture at widths of 720 and 1200 pixels. */
  small: string
  large: string
}

/** A recipe as the kitchen generated it: the typed craving, the dish, and its facts. */
export const LiveRecipe = ({ recipe, small, large }: LiveRecipeProps) => {
  const t = useWords(landingWords)
  return (
    <figure className="mx-auto w-full max-w-xl">
      <figcaption className="ml-auto w-fit max-w-full rounded-2xl rounded-br-md bg-accent-tint px-4 py-2.5">
        <span className="sr-only">{t.typed} </span>
        {recipe.craving}
      </figcaption>
      <article
        lang="en"
        aria-label={recipe.title}
        className="mt-4 overflow-hidden rounded-2xl border border-line bg-card shadow-float"
      >
        <img
          src={large}
          srcSet={`${small} 720w, ${large} 1200w`}
          sizes="(min-width: 64rem) 34rem, (min-width: 48rem) 46vw, 92vw"
          width={1200}
          height={900}
          alt={recipe.alt}
          fetchPriority="high"
          decoding="sync"
          className="aspect-4/3 w-full object-cover"
        />
        <div className="p-5 lg:p-6">
          <h2 className="text-2xl lg:text-3xl">{recipe.title}</h2>
          <p className="mt-1.5 text-ink-soft">{recipe.description}</p>
          <ul className="mt-4 flex flex-wrap gap-x-5 gap-y-1 text-small text-ink-soft tabular-nums">
            {recipe.facts.map((fact) => (
              <li key={fact}>{fact}</li>
            ))}
          </ul>
          <ul className="mt-4 grid gap-x-6 gap-y-1 border-t border-line pt-4 sm:grid-cols-2 md:grid-cols-1 lg:grid-cols-2">
            {recipe.ingredients.map(({ amount, item }) => (
              <li key={item}>
                <span className="font-semibold tabular-nums">{amount}</span> {item}
              </li>
            ))}
          </ul>
          <p className="mt-2 text-small text-ink-soft">{recipe.rest}</p>
          <p className="mt-4 flex gap-2 text-small font-semibold text-leaf">
            <Tick />
            {recipe.checked}
          </p>
        </div>
      </article>
    </figure>
  )
}

const Tick = () => (
  <svg
    viewBox="0 0 24 24"
    aria-hidden="true"
    className="mt-0.5 size-5 shrink-0"
    fill="none"
    stroke="currentColor"
    strokeWidth="2"
    strokeLinecap="round"
    strokeLinejoin="round"
  >
    <circle cx="12" cy="12" r="9.5" />
    <path d="m8 12.5 2.700 2.700L16 9.500" />
  </svg>
)
