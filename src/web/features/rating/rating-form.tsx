import { Controller, useForm } from 'react-hook-form'
import { MAX_COMMENT_LENGTH, type Rating, type RatingTag, ratingTags } from '#contract/ratings.ts'
import { useAddCooked } from '#web/data/cooked.ts'
import { useRate } from '#web/data/ratings.ts'
import { dayInWords, today } from '#web/lib/calendar-day.ts'
import { messageOf } from '#web/lib/http-error.ts'
import { tellFailure } from '#web/lib/tell-failure.ts'
import { toast } from '#web/lib/toasts.ts'
import { useOneAtATime } from '#web/lib/use-one-at-a-time.ts'
import { WAITS } from '#web/offline/outbox.ts'
import { Button } from '#web/ui/button.tsx'
import { cx } from '#web/ui/cx.ts'
import { Field } from '#web/ui/field.tsx'
import { Textarea } from '#web/ui/textarea.tsx'
import { networkWords } from '#web/words/network.ts'
import { ratingWords } from '#web/words/rating.ts'
import { ratingTagsWords } from '#web/words/rating-tags.ts'
import { useWords } from '#web/words/words.ts'
import { StarChoice } from './star-choice.tsx'

interface RatingFormProps {
  recipeId: string
  before: {
    rating: number | null
    comment?: string | null | undefined
    tags?: RatingTag[] | null | undefined
  }
  isUpdate: boolean
  logsToday: boolean
  servings: number | undefined
  onSaving: () => void
  onSaved: () => void
}

interface Fields {
  stars: number
  comment: string
  tags: RatingTag[]
  logsToday: boolean
}

export function RatingForm({
  recipeId,
  before,
  isUpdate,
  logsToday,
  servings,
  onSaving,
  onSaved,
}: RatingFormProps) {
  const t = useWords(ratingWords)
  const { control, register, handleSubmit, watch, setValue } = useForm<Fields>({
    defaultValues: {
      stars: before.rating ?? 0,
      comment: before.comment ?? '',
      tags: before.tags ?? [],
      logsToday,
    },
  })
  const rating = useRate(recipeId)
  const log = useAddCooked(recipeId)
  const [stars, tags] = watch(['stars', 'tags'])
  const day = today()

  const rate = useOneAtATime(async (fields: Fields) => {
    if (fields.stars === 0) {
      toast({
        title: t.selectStars,
        description: t.selectStarsText,
        tone: 'error',
      })
      return
    }
    onSaving()
    let waits = false
    try {
      waits = (await rating.mutateAsync(ratingOf(fields))) === WAITS
    } catch (error) {
      tellFailure(error, { title: t.saveFailed, description: messageOf(error, t.tryAgain) })
      return
    }
    const logged = fields.logsToday
      ? await log.mutateAsync({ cookedOn: day, servings: servings ?? null }).then(
          () => true,
          () => false,
        )
      : true
    toast({
      title: t.saved,
      tone: 'success',
      ...(waits ? { description: networkWords.get().sentLater } : {}),
      ...(logged ? {} : { description: t.logFailed }),
    })
    onSaved()
  })
  const save = handleSubmit(rate)

  return (
    <form
      onSubmit={save}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && (event.ctrlKey || event.metaKey) && !event.repeat) void save()
      }}
      className="flex flex-col gap-5"
    >
      <Controller
        control={control}
        name="stars"
        render={({ field }) => <StarChoice value={field.value} onChange={field.onChange} />}
      />
      <fieldset>
        <legend className="font-semibold">{t.tags}</legend>
        <div className="mt-1.5 flex flex-wrap gap-2">
          {ratingTags.map((tag) => (
            <Tag
              key={tag}
              tag={tag}
              chosen={tags.includes(tag)}
              onToggle={() =>
                setValue('tags', tags.includes(tag) ? tags.filter((one) => one !== tag) : [...tags, tag])
              }
            />
          ))}
        </div>
      </fieldset>
      <Field label={t.comment} hint={t.onlyYou}>
        {(attributes) => <Textarea {...attributes} maxLength={MAX_COMMENT_LENGTH} {...register('comment')} />}
      </Field>
      <label className="flex min-h-11 cursor-pointer items-center gap-3">
        <input type="checkbox" className="size-5.5 accent-(--accent)" {...register('logsToday')} />
        {t.addToday({ day: dayInWords(day) })}
      </label>
      <Button
        type="submit"
        className="min-h-14 w-full text-lg"
        disabled={stars === 0}
        busy={rating.isPending || log.isPending}
      >
        {isUpdate ? t.update : t.cooked}
      </Button>
    </form>
  )
}

/** The rating to send, without an empty comment or empty tags. */
function ratingOf({ stars, comment, tags }: Fields): Rating {
  const words = comment.trim()
  return { rating: stars, ...(words ? { comment: words } : {}), ...(tags.length > 0 ? { tags } : {}) }
}

const Tag = ({ tag, chosen, onToggle }: { tag: RatingTag; chosen: boolean; onToggle: () => void }) => {
  const tags = useWords(ratingTagsWords)
  return (
    <button
      type="button"
      aria-pressed={chosen}
      onClick={onToggle}
      className={cx(
        'min-h-11 rounded-full border px-4 font-semibold transition-colors duration-150',
        chosen
          ? 'border-accent bg-accent text-on-accent'
          : 'border-line-strong/60 bg-card hover:border-accent',
      )}
    >
      {tags[tag]}
    </button>
  )
}
