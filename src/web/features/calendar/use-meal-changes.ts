import { createContext, useContext, useRef } from 'react'
import { type CopyWeekBody, MAX_PLANNED_MEALS, type Meal, type MealBody } from '#contract/meals.ts'
import {
  useCopyWeek,
  useMarkCooked,
  useMealNow,
  usePlanMeal,
  useRemoveMeal,
  useRemoveMeals,
  useRestoreMeals,
  useUpdateMeal,
} from '#web/data/meals.ts'
import { today, weekdayAndDay } from '#web/lib/calendar-day.ts'
import { HttpError, isConflict, messageOf } from '#web/lib/http-error.ts'
import { tellFailure } from '#web/lib/tell-failure.ts'
import { toast } from '#web/lib/toasts.ts'
import { calendarWords } from '#web/words/calendar.ts'
import { commonWords } from '#web/words/common.ts'
import { inFigures } from '#web/words/format.ts'
import { shelfWords } from '#web/words/shelf.ts'
import { mealTitle } from './meal-words.ts'
import type { Undo } from './use-undo.ts'

export type MealChanges = ReturnType<typeof useMealChangesWith>

const MealChangesContext = createContext<MealChanges | null>(null)
export const MealChangesProvider = MealChangesContext.Provider

/** The calendar's functions that change meals, from the context. */
export function useMealChanges(): MealChanges {
  const changes = useContext(MealChangesContext)
  if (!changes) throw new Error('This is not on the calendar.')
  return changes
}

/** Functions that change the plan, show the result and offer Undo; each resolves to whether it succeeded. */
export function useMealChangesWith({ remember }: Undo) {
  const planning = usePlanMeal()
  const updating = useUpdateMeal()
  const mealNow = useMealNow()
  const removing = useRemoveMeal()
  const removingMany = useRemoveMeals()
  const restoring = useRestoreMeals()
  const copyingWeek = useCopyWeek()
  const marking = useMarkCooked()
  const t = calendarWords.get
  /** Ids of meals for which a change on another device was reported to the cook. */
  const toldOf = useRef(new Set<string>())

  /** Shows a success message with Undo. */
  const told = (title: string, description: string | undefined, back: () => Promise<unknown>) => {
    const undo = remember(async () => {
      const answer = await done(async () => ({ isBack: (await back()) !== false }), t().undoFailed)
      if (answer?.isBack) toast({ title: t().undone })
    })
    toast({
      title,
      ...(description ? { description } : {}),
      tone: 'success',
      action: { label: commonWords.get().undo, run: undo },
    })
  }
  const placed = (meal: Meal, day: string) => t().isOn({ title: mealTitle(meal), day: weekdayAndDay(day) })

  return {
    saving: planning.isPending || updating.isPending,
    removing: removing.isPending,
    copyingWeek: copyingWeek.isPending,

    /** Plans a meal; `after` runs with it, and `back` runs when it is undone. */
    plan: async (
      body: MealBody,
      alongside?: { after: () => Promise<unknown>; back: () => Promise<unknown> },
    ) => {
      const meal = await done(() => planning.mutateAsync(body), t().planFailed)
      if (!meal) return false
      if (!alongside) toast({ title: t().mealPlanned, tone: 'success' })
      else {
        await done(alongside.after, shelfWords.get().failed)
        told(t().mealPlanned, undefined, () =>
          Promise.all([removingMany.mutateAsync([meal.id]), alongside.back()]),
        )
      }
      return true
    },

    /**
     * Changes a meal. When another device has changed it, the first attempt reports that, and a second one
     * overwrites it.
     */
    update: async (meal: Meal, body: MealBody) => {
      const { id } = meal
      const was = bodyOf((toldOf.current.has(id) && mealNow(id)) || meal)
      const changed = await done(
        () =>
          updating.mutateAsync({ id, body: { ...body, was } }).catch((error) => {
            if (isConflict(error)) toldOf.current.add(id)
            throw error
          }),
        t().updateFailed,
        t().changedElsewhere,
      )
      if (!changed) return false
      toldOf.current.delete(id)
      toast({ title: t().mealUpdated, tone: 'success' })
      return true
    },

    move: async (meal: Meal, date: string) => {
      if (date === meal.date) return true
      // The request contains the whole meal, so it uses the latest state, such as a note that was changed
      // since.
      const change = (day: string) => {
        const was = bodyOf(mealNow(meal.id) ?? meal)
        return updating.mutateAsync({ id: meal.id, body: { ...was, date: day, was } })
      }
      if (!(await done(() => change(date), t().updateFailed, t().changedElsewhere))) return false
      told(t().mealUpdated, placed(meal, date), () => change(meal.date))
      return true
    },

    copy: async (meal: Meal, date: string) => {
      const made = await done(() => planning.mutateAsync({ ...bodyOf(meal), date }), t().planFailed)
      if (made) told(t().mealPlanned, placed(meal, date), () => removingMany.mutateAsync([made.id]))
      return made !== null
    },

    remove: async (meal: Meal) => {
      if (!(await done(() => removing.mutateAsync(meal.id), t().removeFailed))) return false
      told(t().mealRemoved, undefined, async () => {
        const back = await restoring.mutateAsync([meal])
        if (back.length > 0) return true
        // The meals of a recipe that was deleted in the meantime cannot be restored.
        tellFailure(null, { title: commonWords.get().error, description: t().gone })
        return false
      })
      return true
    },

    copyWeek: async (weeks: CopyWeekBody) => {
      const copied = await done(() => copyingWeek.mutateAsync(weeks), t().copyWeekFailed)
      if (!copied) return false
      const ids = copied.meals.map(({ id }) => id)
      if (ids.length > 0) told(t().weekCopied(ids.length), undefined, () => removingMany.mutateAsync(ids))
      else toast({ title: copied.present > 0 ? t().weekThere : t().nothingInWeek })
      return true
    },

    /** Marks a meal as cooked on its own day, or today when its day is still to come. */
    markCooked: async (meal: Meal, isCooked: boolean) => {
      const cookedOn = meal.date < today() ? meal.date : today()
      const mark = (on: string | null) => marking.mutateAsync({ meal, cookedOn: on })
      if (!(await done(() => mark(isCooked ? cookedOn : null), t().cookedFailed))) return false
      const before = meal.cookedOn
      told(isCooked ? t().cookedMarked : t().cookedUnmarked, mealTitle(meal), () =>
        mark(isCooked ? null : before),
      )
      return true
    },
  }
}

/** The fields of a meal that a request contains, without those that the server adds. */
const bodyOf = ({ kind, recipeId, text, date, mealType, servings, note }: Meal): MealBody => ({
  kind,
  recipeId,
  text,
  date,
  mealType,
  servings,
  note,
})

/** @param conflicted message for a meal that was changed elsewhere in the meantime */
async function done<Reply>(
  change: () => Promise<Reply>,
  failed: string,
  conflicted?: string,
): Promise<Reply | null> {
  try {
    return await change()
  } catch (error) {
    const description = conflicted && isConflict(error) ? conflicted : reasonOf(error, failed)
    tellFailure(error, { title: commonWords.get().error, description })
    return null
  }
}

const reasonOf = (error: unknown, failed: string): string =>
  error instanceof HttpError && error.code === 'plan_full'
    ? calendarWords.get().full({ max: inFigures(MAX_PLANNED_MEALS) })
    : messageOf(error, failed)
