import { useQuery } from '@tanstack/react-query'
import { CalendarPlus, Plus, X } from 'lucide-react'
import { Link } from 'react-router'
import type { ShelfRecipe } from '#contract/shelf.ts'
import { shelfQuery, useAddToShelf, useTakeFromShelf } from '#web/data/shelf.ts'
import { DishPicture } from '#web/lib/dish-picture.tsx'
import { messageOf } from '#web/lib/http-error.ts'
import { paths } from '#web/lib/paths.ts'
import { tellFailure } from '#web/lib/tell-failure.ts'
import { toast } from '#web/lib/toasts.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { icon } from '#web/ui/icon.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { commonWords } from '#web/words/common.ts'
import { shelfWords } from '#web/words/shelf.ts'
import { useWords } from '#web/words/words.ts'
import { Draggable } from './draggable.tsx'

interface ShelfProps {
  onAdd: () => void
  onPlan: (recipe: ShelfRecipe) => void
}

/**
 * The shelf beside the calendar: recipes to cook some day, which can be dragged onto a day or planned by
 * their button.
 */
export function Shelf({ onAdd, onPlan }: ShelfProps) {
  const t = useWords(shelfWords)
  const { data: recipes, error, refetch } = useQuery(shelfQuery)
  const takeOff = useTakeOff()
  return (
    <Card className="p-5">
      <h2 className="text-xl">{t.title}</h2>
      {recipes === undefined && !error && <Skeleton className="mt-3 h-16" />}
      {recipes === undefined && error && (
        <p className="mt-2 text-ink-soft">
          {t.notLoaded}{' '}
          <Button variant="link" size="inline" className="px-0" onClick={() => refetch()}>
            {commonWords.get().retry}
          </Button>
        </p>
      )}
      {recipes?.length === 0 && <p className="mt-2 text-ink-soft">{t.empty}</p>}
      {recipes !== undefined && recipes.length > 0 && (
        <ul className="-mx-2 mt-3 max-h-96 space-y-1 overflow-y-auto">
          {recipes.map((one) => (
            <li key={one.recipe.id}>
              <Draggable id={`shelf ${one.recipe.id}`} item={{ shelf: one }}>
                <div className="flex items-center gap-2 rounded-lg p-2">
                  <DishPicture src={one.recipe.imageUrl} className="size-11" />
                  <Link
                    to={paths.recipe(one.recipe.id)}
                    draggable={false}
                    dir="auto"
                    className="min-w-0 flex-1 leading-snug font-semibold text-ink no-underline hover:text-accent"
                  >
                    {one.recipe.title}
                  </Link>
                  <Button
                    variant="ghost"
                    size="icon"
                    aria-label={t.plan({ title: one.recipe.title })}
                    onClick={() => onPlan(one)}
                  >
                    <CalendarPlus {...icon} />
                  </Button>
                  <Button
                    variant="ghost"
                    size="icon"
                    className="-ml-2"
                    aria-label={t.remove({ title: one.recipe.title })}
                    onClick={() => void takeOff(one)}
                  >
                    <X {...icon} />
                  </Button>
                </div>
              </Draggable>
            </li>
          ))}
        </ul>
      )}
      <Button variant="secondary" className="mt-3 w-full" onClick={onAdd}>
        <Plus {...icon} />
        {t.add}
      </Button>
    </Card>
  )
}

/** Returns a function that takes a recipe off the shelf and offers Undo, which restores its place. */
function useTakeOff() {
  const taking = useTakeFromShelf()
  const adding = useAddToShelf()
  const attempt = async (change: Promise<unknown>) => {
    try {
      await change
      return true
    } catch (error) {
      const { failed } = shelfWords.get()
      tellFailure(error, { title: commonWords.get().error, description: messageOf(error, failed) })
      return false
    }
  }
  return async ({ recipe: { id, title }, addedAt }: ShelfRecipe) => {
    if (!(await attempt(taking.mutateAsync(id)))) return
    toast({
      title: shelfWords.get().removed,
      description: title,
      tone: 'success',
      action: {
        label: commonWords.get().undo,
        run: () => void attempt(adding.mutateAsync({ id, addedAt })),
      },
    })
  }
}
