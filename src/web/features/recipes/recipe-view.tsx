import type { ReactNode } from 'react'
import type { Recipe } from '#contract/recipe.ts'
import { minutesInWords, totalMinutes } from '#domain/cook-time.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Section } from '#web/ui/section.tsx'
import { categoryNames } from './category.ts'
import { FavoriteButton } from './favorite-button.tsx'
import { RecipePicture } from './recipe-picture.tsx'
import { Groceries, Ingredients, Steps } from './recipe-sections.tsx'

interface RecipeViewProps {
  recipe: Recipe
  /** What can be done with it, beside the title. */
  actions: ReactNode
  /** What was thought of it and when it was cooked, after the steps. */
  rating: ReactNode
  /** What the kitchen knows of it, after that. */
  kitchen: ReactNode
}

/** A recipe as a page of a cookbook: on a phone a sheet over its picture, on a desk two columns. */
export const RecipeView = ({ recipe, actions, rating, kitchen }: RecipeViewProps) => (
  <main className="md:page md:py-10">
    <div className="md:grid md:grid-cols-2 md:items-center md:gap-10">
      <div className="relative">
        <RecipePicture
          recipe={recipe}
          eager
          sizes="(min-width: 48rem) 38rem, 100vw"
          className="md:rounded-card md:border md:border-line"
        />
        <FavoriteButton recipe={recipe} className="absolute top-4 right-4" />
      </div>
      <header className="relative -mt-6 rounded-t-3xl bg-paper px-4 pt-6 md:m-0 md:rounded-none md:bg-transparent md:p-0">
        <Badge tone="accent">{categoryNames[recipe.category]}</Badge>
        <h1 className="mt-3 text-3xl lg:text-5xl">{recipe.title}</h1>
        <p className="mt-3 text-lg text-ink-soft">{recipe.description}</p>
        <dl className="mt-5 grid grid-cols-4 divide-x divide-line border-y border-line py-3 text-center tabular-nums">
          <Fact label="Prep" value={minutesInWords(recipe.prepTime)} />
          <Fact label="Cook" value={minutesInWords(recipe.cookTime)} />
          <Fact label="Total" value={minutesInWords(totalMinutes(recipe))} />
          <Fact label="Servings" value={String(recipe.servings)} />
        </dl>
        <div className="mt-5 flex flex-wrap gap-3">{actions}</div>
      </header>
    </div>
    <div className="px-4 md:mt-12 md:grid md:grid-cols-[5fr_8fr] md:gap-12 md:px-0">
      <Section
        id="ingredients"
        title="Ingredients"
        className="mt-10 md:sticky md:top-24 md:mt-0 md:self-start"
      >
        <Ingredients lines={recipe.ingredients} />
      </Section>
      <div className="mt-10 space-y-12 md:mt-0">
        <Section id="steps" title="Steps">
          <Steps steps={recipe.instructions} />
        </Section>
        {rating}
        {Object.keys(recipe.groceryList).length > 0 && (
          <Section id="groceries" title="Grocery list">
            <Groceries list={recipe.groceryList} />
          </Section>
        )}
        {kitchen}
      </div>
    </div>
  </main>
)

const Fact = ({ label, value }: { label: string; value: string }) => (
  <div className="flex flex-col-reverse px-1">
    <dt className="text-sm text-ink-soft">{label}</dt>
    <dd className="font-serif text-lg font-semibold">{value}</dd>
  </div>
)
