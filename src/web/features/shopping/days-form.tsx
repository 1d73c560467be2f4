import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { Link } from 'react-router'
import { MAX_SHOPPING_DAYS } from '#contract/shopping.ts'
import { isPremium } from '#domain/plan.ts'
import { currentUserQuery } from '#web/data/users.ts'
import { addDays } from '#web/lib/calendar-day.ts'
import { paths } from '#web/lib/paths.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { shoppingWords } from '#web/words/shopping.ts'
import { useWords } from '#web/words/words.ts'

interface Days {
  from: string
  to: string
}

interface DaysFormProps {
  today: string
  /** The form's first value; the next seven days by default. */
  start?: Days
  onAdd: (days: Days) => Promise<unknown>
}

/**
 * A form that adds days of the plan to the list. The plan is part of Premium, so other cooks see a link to
 * Premium.
 */
export function DaysForm(props: DaysFormProps) {
  const t = useWords(shoppingWords)
  const { data: user } = useQuery(currentUserQuery)
  if (!user) return <Skeleton className="h-48" />
  if (isPremium(user.subscriptionStatus)) return <Form {...props} />
  return (
    <div>
      <p>{t.daysUpsell}</p>
      <Button asChild className="mt-4">
        <Link to={paths.subscribe}>{t.upgrade}</Link>
      </Button>
    </div>
  )
}

function Form({ today, start, onAdd }: DaysFormProps) {
  const t = useWords(shoppingWords)
  const [days, setDays] = useState<Days>(start ?? { from: today, to: addDays(today, 6) })
  const [fault, setFault] = useState<string>()
  const [isAdding, setAdding] = useState(false)
  const tomorrow = addDays(today, 1)
  const usual = [
    { words: t.today, from: today, to: today },
    { words: t.tomorrow, from: tomorrow, to: tomorrow },
    { words: t.nextSevenDays, from: today, to: addDays(today, 6) },
  ]

  function faultOf({ from, to }: Days): string | undefined {
    if (!from || !to || from > to) return t.daysInOrder
    if (to > addDays(from, MAX_SHOPPING_DAYS - 1)) return t.daysTooMany({ max: MAX_SHOPPING_DAYS })
    return undefined
  }

  async function submit(event: FormEvent) {
    event.preventDefault()
    const wrong = faultOf(days)
    setFault(wrong)
    if (wrong) return
    setAdding(true)
    await onAdd(days)
    setAdding(false)
  }

  const change = (change: Partial<Days>) => {
    setDays({ ...days, ...change })
    setFault(undefined)
  }
  return (
    <form onSubmit={submit} noValidate>
      <div className="flex flex-wrap gap-2">
        {usual.map(({ words, from, to }) => (
          <Button
            key={words}
            variant="secondary"
            size="sm"
            aria-pressed={days.from === from && days.to === to}
            onClick={() => change({ from, to })}
            className="aria-pressed:border-accent aria-pressed:bg-accent-tint aria-pressed:text-accent-strong"
          >
            {words}
          </Button>
        ))}
      </div>
      <div className="mt-5 grid gap-4 sm:grid-cols-2">
        <Field label={t.firstDay} error={fault}>
          {(control) => (
            <Input
              {...control}
              type="date"
              min={today}
              value={days.from}
              onChange={({ target }) => change({ from: target.value })}
            />
          )}
        </Field>
        <Field label={t.lastDay}>
          {(control) => (
            <Input
              {...control}
              type="date"
              min={days.from}
              value={days.to}
              onChange={({ target }) => change({ to: target.value })}
            />
          )}
        </Field>
      </div>
      <Button type="submit" busy={isAdding} className="mt-6">
        {t.addDays}
      </Button>
    </form>
  )
}
