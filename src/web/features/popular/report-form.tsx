import { useForm } from 'react-hook-form'
import { type RecipeReport, reportReasons } from '#contract/popular.ts'
import { useReportPopular } from '#web/data/popular.ts'
import { tellFailure } from '#web/lib/tell-failure.ts'
import { toast } from '#web/lib/toasts.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { Select } from '#web/ui/select.tsx'
import { Textarea } from '#web/ui/textarea.tsx'
import { commonWords } from '#web/words/common.ts'
import { popularWords } from '#web/words/popular.ts'
import { useWords } from '#web/words/words.ts'

interface ReportFormProps {
  id: string
  onDone: () => void
  onCancel: () => void
}

/** The form that reports a library recipe to the administrators. */
export function ReportForm({ id, onDone, onCancel }: ReportFormProps) {
  const t = useWords(popularWords)
  const common = useWords(commonWords)
  const { mutate, isPending } = useReportPopular()
  const { register, handleSubmit } = useForm<{ reason: RecipeReport['reason']; note: string }>({
    defaultValues: { reason: 'unsafe', note: '' },
  })
  const submit = handleSubmit((report) =>
    mutate(
      { id, ...report },
      {
        onSuccess: ({ message }) => {
          toast({ title: t.reportSent, description: message, tone: 'success' })
          onDone()
        },
        onError: (error) =>
          tellFailure(error, {
            title: common.error,
            description: t.reportFailed,
          }),
      },
    ),
  )
  return (
    <form onSubmit={submit} className="mt-4 grid gap-4">
      <Field label={t.whatIsWrong}>
        {(props) => (
          <Select {...props} {...register('reason')}>
            {reportReasons.map((reason) => (
              <option key={reason} value={reason}>
                {t[reason]}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field label={t.moreAboutIt}>
        {(props) => <Textarea {...props} rows={3} maxLength={1000} {...register('note')} />}
      </Field>
      <div className="flex flex-wrap justify-end gap-3">
        <Button type="button" variant="secondary" onClick={onCancel}>
          {common.back}
        </Button>
        <Button type="submit" busy={isPending}>
          {t.sendReport}
        </Button>
      </div>
    </form>
  )
}
