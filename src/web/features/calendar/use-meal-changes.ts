import type { Meal, MealBody } from '#contract/meals.ts'
import { usePlanMeal, useRemoveMeal, useUpdateMeal } from '#web/data/meals.ts'
import { messageOf } from '#web/lib/http-error.ts'
import { tellFailure } from '#web/lib/tell-failure.ts'
import { toast } from '#web/lib/toasts.ts'

/** Changes of the plan that say how they went. Each answers whether it was done. */
export function useMealChanges() {
  const planning = usePlanMeal()
  const updating = useUpdateMeal()
  const removing = useRemoveMeal()
  return {
    saving: planning.isPending || updating.isPending,
    removing: removing.isPending,
    plan: (body: MealBody) =>
      told(planning.mutateAsync(body), 'Meal planned successfully!', 'Failed to plan meal'),
    update: (id: string, body: MealBody) =>
      told(updating.mutateAsync({ id, body }), 'Meal updated successfully!', 'Failed to update meal'),
    remove: ({ id }: Meal) =>
      told(removing.mutateAsync(id), 'Meal removed successfully!', 'Failed to remove meal'),
  }
}

async function told(change: Promise<unknown>, done: string, failed: string): Promise<boolean> {
  try {
    await change
    toast({ title: done, tone: 'success' })
    return true
  } catch (error) {
    tellFailure(error, { title: 'Error', description: messageOf(error, failed) })
    return false
  }
}
