import { Check } from 'lucide-react'
import { RadioGroup } from 'radix-ui'
import { useId } from 'react'
import { Controller, useForm } from 'react-hook-form'
import { type Folder, folderColors } from '#contract/folders.ts'
import type { FolderContent } from '#web/data/folders.ts'
import { useOneAtATime } from '#web/lib/use-one-at-a-time.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { icon } from '#web/ui/icon.ts'
import { Input } from '#web/ui/input.tsx'
import { commonWords } from '#web/words/common.ts'
import { foldersWords } from '#web/words/folders.ts'
import { useWords } from '#web/words/words.ts'
import { colorNames } from './folder-colors.ts'

const MAX_NAME_LENGTH = 80

interface FolderFormProps {
  /** The folder to edit; undefined for a new one. */
  folder?: Folder | undefined
  submitLabel: string
  /** Saves the folder; a rejection keeps the typed content in the form. */
  onSubmit: (content: FolderContent) => Promise<unknown>
  onCancel: () => void
}

/** The form for a folder's name and one of eight colours. */
export function FolderForm({ folder, submitLabel, onSubmit, onCancel }: FolderFormProps) {
  const t = useWords(foldersWords)
  const common = useWords(commonWords)
  const colorLabel = useId()
  const form = useForm<FolderContent>({
    defaultValues: { name: folder?.name ?? '', color: folder?.color ?? folderColors[0] },
  })
  const { isSubmitting } = form.formState
  const hasName = form.watch('name').trim() !== ''
  const save = useOneAtATime(({ name, color }: FolderContent) =>
    onSubmit({ name: name.trim(), color }).catch(() => undefined),
  )
  const submit = form.handleSubmit(save)
  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-5">
      <Field label={t.name}>
        {(control) => (
          <Input
            {...control}
            {...form.register('name', { validate: (name) => name.trim() !== '' })}
            maxLength={MAX_NAME_LENGTH}
            autoComplete="off"
            placeholder={t.nameExample}
          />
        )}
      </Field>
      <div>
        <p id={colorLabel} className="mb-1.5 font-semibold">
          {t.color}
        </p>
        <Controller
          control={form.control}
          name="color"
          render={({ field: { value, onChange, ref } }) => (
            <RadioGroup.Root
              ref={ref}
              value={value}
              onValueChange={onChange}
              aria-labelledby={colorLabel}
              className="flex flex-wrap gap-2 max-sm:grid max-sm:w-fit max-sm:grid-cols-4 max-sm:gap-x-5"
            >
              {folderColors.map((color) => (
                <RadioGroup.Item
                  key={color}
                  value={color}
                  aria-label={t[colorNames[color]]}
                  title={t[colorNames[color]]}
                  className="grid size-10 place-items-center rounded-full text-on-swatch pointer-coarse:size-11"
                  style={{ backgroundColor: color }}
                >
                  <RadioGroup.Indicator>
                    <Check {...icon} strokeWidth={3} className="size-5" />
                  </RadioGroup.Indicator>
                </RadioGroup.Item>
              ))}
            </RadioGroup.Root>
          )}
        />
      </div>
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="secondary" onClick={onCancel}>
          {common.cancel}
        </Button>
        <Button type="submit" disabled={!hasName} busy={isSubmitting}>
          {submitLabel}
        </Button>
      </div>
    </form>
  )
}
