import { useQuery } from '@tanstack/react-query'
import { Sparkles } from 'lucide-react'
import type { FormEvent } from 'react'
import { categories as allCategories, type Category } from '#contract/common.ts'
import { MAX_PROMPT_LENGTH } from '#contract/limits.ts'
import type { GenerateRequest } from '#contract/recipes.ts'
import { configQuery } from '#web/data/config.ts'
import { toast } from '#web/lib/toasts.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { icon } from '#web/ui/icon.ts'
import { Select } from '#web/ui/select.tsx'
import { Textarea } from '#web/ui/textarea.tsx'
import { categoryWords } from '#web/words/common.ts'
import { Fill } from '#web/words/fill.tsx'
import { generateWords } from '#web/words/generate.ts'
import { useWords } from '#web/words/words.ts'

export interface CravingDraft {
  prompt: string
  category: Category | undefined
}

interface TextGeneratorProps {
  draft: CravingDraft
  onDraft: (draft: CravingDraft) => void
  busy: boolean
  onSubmit: (request: GenerateRequest) => void
}

export function TextGenerator({ draft, onDraft, busy, onSubmit }: TextGeneratorProps) {
  const t = useWords(generateWords)
  const categories = useWords(categoryWords)
  const empty = draft.prompt.trim() === ''

  function submit(event?: FormEvent) {
    event?.preventDefault()
    if (busy) return
    if (empty) {
      toast({ title: t.missing, description: t.missingCraving, tone: 'error' })
      return
    }
    onSubmit({ prompt: draft.prompt.trim(), ...(draft.category && { category: draft.category }) })
  }

  return (
    <form
      onSubmit={submit}
      className="rounded-card border border-line bg-card p-5 md:p-7"
      aria-labelledby="text-generator"
    >
      <h2 id="text-generator" className="text-2xl">
        {t.textTab}
      </h2>
      <div className="mt-4 grid gap-4 md:grid-cols-[1fr_14rem]">
        <Field label={t.craving}>
          {(control) => (
            <Textarea
              {...control}
              value={draft.prompt}
              maxLength={MAX_PROMPT_LENGTH}
              rows={3}
              placeholder={t.cravingExample}
              onChange={(event) => onDraft({ ...draft, prompt: event.target.value })}
              onKeyDown={(event) => {
                if (event.key === 'Enter' && (event.metaKey || event.ctrlKey)) submit()
              }}
              className="md:h-full"
            />
          )}
        </Field>
        <div className="flex flex-col justify-between gap-4">
          <Field label={t.category}>
            {(control) => (
              <Select
                {...control}
                value={draft.category ?? ''}
                onChange={(event) =>
                  onDraft({ ...draft, category: allCategories.find((one) => one === event.target.value) })
                }
              >
                <option value="">{t.anyCategory}</option>
                {allCategories.map((one) => (
                  <option key={one} value={one}>
                    {categories[one]}
                  </option>
                ))}
              </Select>
            )}
          </Field>
          <Button type="submit" disabled={empty} busy={busy} className="w-full">
            {!busy && <Sparkles {...icon} />}
            {t.generate}
          </Button>
        </div>
      </div>
      <WrittenBy />
    </form>
  )
}

/** The name of the model or engine that writes the recipes. */
function WrittenBy() {
  const t = useWords(generateWords)
  const { data: config } = useQuery(configQuery)
  return (
    <p className="mt-4 min-h-12 text-small sm:min-h-6 text-ink-soft">
      {config && (
        <Fill
          text={t.writtenBy}
          parts={{
            engine: (
              <span className="font-semibold text-ink">
                {config.ai.engine === 'builtin' ? t.builtIn : config.ai.label}
              </span>
            ),
          }}
        />
      )}
    </p>
  )
}
