import { useQuery } from '@tanstack/react-query'
import { CalendarPlus, Copy, RotateCcw } from 'lucide-react'
import { useState } from 'react'
import { calendarFeedQuery, useMakeFeed, useRemoveFeed } from '#web/data/calendar-feed.ts'
import { copyText } from '#web/lib/copy-text.ts'
import { messageOf } from '#web/lib/http-error.ts'
import { longDate } from '#web/lib/long-date.ts'
import { tellFailure } from '#web/lib/tell-failure.ts'
import { toast } from '#web/lib/toasts.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { icon } from '#web/ui/icon.ts'
import { Input } from '#web/ui/input.tsx'
import { Question } from '#web/ui/question.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { calendarFeedWords } from '#web/words/calendar-feed.ts'
import { commonWords } from '#web/words/common.ts'
import { useWords } from '#web/words/words.ts'

interface CalendarFeedProps {
  /** True without Premium: the feed is empty, and the cook can only remove its address. */
  isAsleep?: boolean
}

/** The settings of the calendar feed: make, copy, replace and remove its secret address. */
export function CalendarFeed({ isAsleep = false }: CalendarFeedProps) {
  const t = useWords(calendarFeedWords)
  const common = useWords(commonWords)
  const { data: feed, error, refetch } = useQuery(calendarFeedQuery)
  const make = useMakeFeed()
  const remove = useRemoveFeed()
  const [asking, setAsking] = useState(false)
  const fail = (error: unknown) => tellFailure(error, { title: common.error, description: t.failed })
  const makeOne = () => make.mutate(undefined, { onError: fail, onSettled: () => setAsking(false) })
  const turnOff = () =>
    remove.mutate(undefined, {
      onError: fail,
      onSuccess: () => {
        make.reset()
        toast({ title: t.isOff, tone: 'success' })
      },
    })
  return (
    <section aria-label={t.feed}>
      <h3 className="font-sans text-base font-semibold">{t.feed}</h3>
      <p className="mt-1 max-w-prose text-ink-soft">{isAsleep ? t.asleepText : t.feedText}</p>
      <div className="mt-4">
        {error && !feed ? (
          <p className="flex flex-wrap items-center gap-x-4 gap-y-1">
            {messageOf(error, t.failed)}
            <Button variant="link" size="inline" onClick={() => void refetch()}>
              {common.retry}
            </Button>
          </p>
        ) : !feed ? (
          <Skeleton className="h-11 max-w-xs" />
        ) : feed.madeAt === null ? (
          <Button variant="secondary" busy={make.isPending} onClick={makeOne}>
            <CalendarPlus {...icon} />
            {t.make}
          </Button>
        ) : (
          <div className="flex flex-col gap-4">
            {make.data ? (
              <Address address={make.data.address} />
            ) : (
              <p>{t.isOn({ day: longDate(feed.madeAt) })}</p>
            )}
            <div className="flex flex-wrap gap-3">
              {!isAsleep && (
                <Button variant="secondary" onClick={() => setAsking(true)}>
                  <RotateCcw {...icon} />
                  {t.reset}
                </Button>
              )}
              <Button variant={isAsleep ? 'secondary' : 'ghost'} busy={remove.isPending} onClick={turnOff}>
                {t.off}
              </Button>
            </div>
          </div>
        )}
      </div>
      <Question
        open={asking}
        onOpenChange={setAsking}
        title={t.resetTitle}
        text={t.resetText}
        confirm={t.resetConfirm}
        busy={make.isPending}
        onConfirm={makeOne}
      />
    </section>
  )
}

/** The secret address right after it was made; it is never shown again. */
function Address({ address }: { address: string }) {
  const t = useWords(calendarFeedWords)
  const copy = () =>
    copyText(address).then(
      () => toast({ title: t.copied, tone: 'success' }),
      () => toast({ title: t.notCopied, tone: 'error' }),
    )
  return (
    <Field label={t.address} hint={t.addressHint} className="max-w-xl">
      {(control) => (
        <span className="flex gap-2">
          <Input
            {...control}
            dir="ltr"
            readOnly
            value={address}
            className="font-mono text-sm"
            onFocus={(event) => event.currentTarget.select()}
          />
          <Button variant="secondary" onClick={() => void copy()}>
            <Copy {...icon} />
            {t.copy}
          </Button>
        </span>
      )}
    </Field>
  )
}
