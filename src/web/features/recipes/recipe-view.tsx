import type { ReactNode } from 'react'
import type { Recipe } from '#contract/recipe.ts'
import { totalMinutes } from '#domain/cook-time.ts'
import { useNextFrame } from '#web/lib/next-frame.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Section } from '#web/ui/section.tsx'
import { Segments } from '#web/ui/segments.tsx'
import { categoryWords } from '#web/words/common.ts'
import { useDuration } from '#web/words/duration.ts'
import { recipesWords } from '#web/words/recipes.ts'
import { useWords } from '#web/words/words.ts'
import { FavoriteButton } from './favorite-button.tsx'
import { PaintingNote } from './painting-note.tsx'
import { RecipePicture } from './recipe-picture.tsx'
import { Groceries, Ingredients, Steps } from './recipe-sections.tsx'
import { RecipeSourceLine } from './recipe-source-line.tsx'
import { useRecipeView } from './recipe-view-state.ts'
import { ServingsControl } from './servings-control.tsx'
import { ShortFacts } from './short-facts.tsx'
import { useShownRecipe } from './use-shown-recipe.ts'

interface RecipeViewProps {
  recipe: Recipe
  /** The actions on the recipe, beside the title. */
  actions: ReactNode
  /** Renders content below the ingredients, for the shown number of servings. */
  belowIngredients?: (servings: number) => ReactNode
  /** Content beside the steps' heading, such as the link to cook mode. */
  besideSteps?: ReactNode
  /** The rating and the cooking log, after the steps. */
  rating: ReactNode
  /** The cook's own notes, after the rating. */
  notes?: ReactNode
  /** The kitchen's report on the recipe, at the end. */
  kitchen: ReactNode
}

/** A recipe like a page of a cookbook: on a phone a sheet over its picture, on a desktop two columns. */
export function RecipeView({
  recipe,
  actions,
  belowIngredients,
  besideSteps,
  rating,
  notes,
  kitchen,
}: RecipeViewProps) {
  const t = useWords(recipesWords)
  const categories = useWords(categoryWords)
  const duration = useDuration()
  const view = useRecipeView(recipe)
  const { recipe: shown, isReady } = useShownRecipe(recipe, view)
  const isBelowDrawn = useNextFrame()
  return (
    <main className="recipe-page md:page md:py-10">
      <div className="md:grid md:grid-cols-2 md:gap-10 print:block">
        <div className="relative print:hidden">
          <RecipePicture
            recipe={recipe}
            eager
            sizes="(min-width: 48rem) 38rem, 100vw"
            className="w-full md:max-h-160 md:min-h-full md:rounded-card md:border md:border-line"
          />
          <FavoriteButton recipe={recipe} className="absolute top-4 right-4" />
          <PaintingNote painting={recipe.painting} className="absolute bottom-9 left-4 md:bottom-4" />
        </div>
        <header className="relative -mt-6 rounded-t-3xl bg-paper px-4 pt-6 md:m-0 md:rounded-none md:bg-transparent md:p-0 print:m-0 print:p-0">
          <Badge tone="accent" className="print:hidden">
            {categories[recipe.category]}
          </Badge>
          <h1 dir="auto" className="mt-3 text-3xl lg:text-5xl">
            {recipe.title}
          </h1>
          {recipe.description && (
            <p dir="auto" className="mt-3 text-lg whitespace-pre-line text-ink-soft">
              {recipe.description}
            </p>
          )}
          <RecipeSourceLine source={recipe.source} />
          <ShortFacts
            facts={[
              { label: t.prep, value: duration(recipe.prepTime) },
              { label: t.cook, value: duration(recipe.cookTime) },
              ...(recipe.restTime > 0 ? [{ label: t.rest, value: duration(recipe.restTime) }] : []),
              { label: t.total, value: duration(totalMinutes(recipe)) },
              { label: t.servings, value: String(view.servings) },
            ]}
          />
          <div className="mt-5 flex flex-wrap gap-2 max-sm:*:px-2.5 sm:gap-3 print:hidden">{actions}</div>
        </header>
      </div>
      <div className="px-4 md:mt-12 md:grid md:grid-cols-[5fr_8fr] md:gap-12 md:px-0 print:mt-6 print:grid print:grid-cols-[5fr_8fr] print:gap-8 print:px-0">
        <Section
          id="ingredients"
          title={t.ingredients}
          beside={
            <Segments
              legend={t.units}
              legendHidden
              options={[
                { value: 'us', label: t.us },
                { value: 'metric', label: t.metric },
              ]}
              value={view.units}
              onChange={view.setUnits}
              className="min-w-40 print:hidden"
            />
          }
          className="mt-10 print:mt-0 md:sticky md:top-24 md:mt-0 md:max-h-[calc(100dvh-7rem)] md:self-start md:overflow-y-auto print:static print:max-h-none print:overflow-visible"
        >
          <ServingsControl own={recipe.servings} servings={view.servings} onChange={view.setServings} />
          <p className="sr-only" aria-live="polite">
            {view.servings === recipe.servings ? '' : t.amountsFor(view.servings)}
          </p>
          <div className={isReady ? 'mt-3' : 'mt-3 opacity-0'}>
            <Ingredients lines={shown.ingredients} />
          </div>
          {belowIngredients && <div className="mt-4 print:hidden">{belowIngredients(view.servings)}</div>}
        </Section>
        <div className="mt-10 space-y-12 md:mt-0 print:mt-0 print:space-y-4">
          <Section id="steps" title={t.steps} beside={besideSteps}>
            <div className={isReady ? '' : 'opacity-0'}>
              <Steps steps={shown.instructions} />
            </div>
          </Section>
          <div className="space-y-12 print:hidden">
            {isBelowDrawn && (
              <>
                {rating}
                {notes}
                {Object.keys(recipe.groceryList).length > 0 && (
                  <Section id="groceries" title={t.groceries}>
                    {view.servings !== recipe.servings && (
                      <p className="mb-4 text-small text-ink-soft">{t.asWritten(recipe.servings)}</p>
                    )}
                    <Groceries list={recipe.groceryList} />
                  </Section>
                )}
                {kitchen}
              </>
            )}
          </div>
        </div>
      </div>
    </main>
  )
}
