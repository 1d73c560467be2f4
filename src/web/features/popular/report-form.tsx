import { useForm } from 'react-hook-form'
import { type RecipeReport, reportReasons } from '#contract/popular.ts'
import { useReportPopular } from '#web/data/popular.ts'
import { tellFailure } from '#web/lib/tell-failure.ts'
import { toast } from '#web/lib/toasts.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { Select } from '#web/ui/select.tsx'
import { Textarea } from '#web/ui/textarea.tsx'
import { reportWords } from './report-words.ts'

interface ReportFormProps {
  id: string
  onDone: () => void
  onCancel: () => void
}

/** Tells the administrators that a recipe should not be in the library. */
export function ReportForm({ id, onDone, onCancel }: ReportFormProps) {
  const { mutate, isPending } = useReportPopular()
  const { register, handleSubmit } = useForm<{ reason: RecipeReport['reason']; note: string }>({
    defaultValues: { reason: 'unsafe', note: '' },
  })
  const submit = handleSubmit((report) =>
    mutate(
      { id, ...report },
      {
        onSuccess: ({ message }) => {
          toast({ title: 'Report sent', description: message, tone: 'success' })
          onDone()
        },
        onError: (error) =>
          tellFailure(error, {
            title: 'Error',
            description: 'The report could not be sent. Please try again.',
          }),
      },
    ),
  )
  return (
    <form onSubmit={submit} className="mt-4 grid gap-4">
      <Field label="What is wrong with this recipe?">
        {(props) => (
          <Select {...props} {...register('reason')}>
            {reportReasons.map((reason) => (
              <option key={reason} value={reason}>
                {reportWords[reason]}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field label="More about it (optional)">
        {(props) => <Textarea {...props} rows={3} maxLength={1000} {...register('note')} />}
      </Field>
      <div className="flex flex-wrap justify-end gap-3">
        <Button type="button" variant="secondary" onClick={onCancel}>
          Back
        </Button>
        <Button type="submit" busy={isPending}>
          Send Report
        </Button>
      </div>
    </form>
  )
}
