import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from 'react-router'
import { sharedRecipeQuery } from '#web/data/shared.ts'
import { NutritionTable } from '#web/features/kitchen/nutrition-table.tsx'
import { RecipeMissing } from '#web/features/recipes/recipe-missing.tsx'
import { RecipePicture } from '#web/features/recipes/recipe-picture.tsx'
import { Ingredients, Steps } from '#web/features/recipes/recipe-sections.tsx'
import { useAuth } from '#web/lib/auth.ts'
import { paths } from '#web/lib/paths.ts'
import { useTitle } from '#web/lib/use-title.ts'
import { Button } from '#web/ui/button.tsx'
import { Section } from '#web/ui/section.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'

export function Shared() {
  const { id = '' } = useParams()
  const { status } = useAuth()
  const { data: recipe, error } = useQuery(sharedRecipeQuery(id))
  useTitle(recipe?.title ?? 'Shared recipe')
  if (error) return <RecipeMissing />
  if (!recipe) return <Skeleton className="page mt-10 aspect-4/3 max-w-3xl" />
  return (
    <main className="page max-w-3xl space-y-10 py-8 md:py-12">
      <header>
        <RecipePicture
          recipe={recipe}
          eager
          sizes="(min-width: 48rem) 44rem, 100vw"
          className="rounded-card"
        />
        <h1 className="mt-6 text-3xl md:text-5xl">{recipe.title}</h1>
        <p className="mt-3 text-lg text-ink-soft">{recipe.description}</p>
        {status === 'visitor' && (
          <Button asChild className="mt-5">
            <Link to={paths.auth('sign-up', paths.shared(id))}>Sign In and Join Free</Link>
          </Button>
        )}
      </header>
      <Section id="ingredients" title="Ingredients">
        <Ingredients lines={recipe.ingredients} />
      </Section>
      <Section id="steps" title="Steps">
        <Steps steps={recipe.instructions} />
      </Section>
      {recipe.nutrition && (
        <Section id="nutrition" title="Nutrition per serving">
          <NutritionTable nutrition={recipe.nutrition} />
        </Section>
      )}
    </main>
  )
}
