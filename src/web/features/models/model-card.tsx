import type { ModelConnection } from '#contract/models.ts'
import { useTryModel } from '#web/data/models.ts'
import { messageOf } from '#web/lib/http-error.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { inFigures, listFormat, numberFormat } from '#web/words/format.ts'
import { modelsWords } from '#web/words/models.ts'
import { useWords } from '#web/words/words.ts'
import { TrialResult } from './trial-result.tsx'

const list = listFormat({ type: 'unit' })

/** A configured model: its settings, its detected abilities, and a button that tests it with a real call. */
export function ModelCard({ connection, currency }: { connection: ModelConnection; currency: string }) {
  const t = useWords(modelsWords)
  const { mutate, data: trial, error, isPending } = useTryModel()
  const { role, provider, model, address, hasKey, headers, proxy, structured, leftOut, references } =
    connection
  const facts: [string, string][] = [
    [t.address, address],
    [t.key, hasKey ? t.keySet : t.keyNone],
    ...(role === 'pictures' ? [] : [[t.form, structured ? t[structured] : t.untried] as [string, string]]),
    ...(leftOut.length > 0 ? [[t.leftOut, list(leftOut)] as [string, string]] : []),
    ...(references ? [[t.references, referencesInWords(references, currency)] as [string, string]] : []),
    ...(headers.length > 0 ? [[t.headers, list(headers)] as [string, string]] : []),
    ...(proxy ? [[t.proxy, proxy] as [string, string]] : []),
    ...(trial?.contextTokens ? [[t.context, t.tokens(trial.contextTokens)] as [string, string]] : []),
  ]
  const heading = `model-${role}`
  return (
    <Card className="p-4 md:p-6">
      <article aria-labelledby={heading}>
        <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
          <div className="min-w-0">
            <h3 id={heading} className="text-small text-ink-soft">
              {t[role]}
            </h3>
            <p className="font-serif text-xl font-semibold break-words">
              {provider} <span className="break-all">{model}</span>
            </p>
          </div>
          <Button
            variant="secondary"
            size="sm"
            busy={isPending}
            aria-label={role === 'pictures' ? t.testPicture : t.testOf({ role: t[role] })}
            onClick={() => mutate(role)}
          >
            {role === 'pictures' ? t.testPicture : t.test}
          </Button>
        </div>
        <dl className="mt-4 grid gap-x-6 gap-y-1 sm:grid-cols-[10rem_1fr]">
          {facts.map(([label, value]) => (
            <div key={label} className="contents">
              <dt className="text-ink-soft max-sm:mt-1 max-sm:text-small">{label}</dt>
              <dd className="min-w-0 break-words">{value}</dd>
            </div>
          ))}
        </dl>
        {trial && !isPending && <TrialResult trial={trial} className="mt-4" />}
        {error && (
          <Notice tone="error" title={t.testFailed} className="mt-4">
            {messageOf(error, '')}
          </Notice>
        )}
      </article>
    </Card>
  )
}

/** Words for what a model is shown of the cookbook, with its price where one is set. */
function referencesInWords(
  { most, tokens, cost }: NonNullable<ModelConnection['references']>,
  currency: string,
): string {
  const t = modelsWords.get()
  const references = t.referencesUpTo(most, { tokens: inFigures(tokens) })
  if (typeof cost !== 'number') return references
  const price = numberFormat({ style: 'currency', currency, maximumSignificantDigits: 2 })
  return t.referencesCost({ references, cost: price(cost) })
}

export const tokensInWords = (input: number, output: number): string =>
  modelsWords.get().tokensOf({ input: inFigures(input), output: inFigures(output) })
