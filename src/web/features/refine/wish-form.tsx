import type { FormEvent } from 'react'
import { MAX_WISH_LENGTH } from '#contract/refine.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { Textarea } from '#web/ui/textarea.tsx'
import { refineWords } from '#web/words/refine.ts'
import { useWords } from '#web/words/words.ts'
import { wishes } from './wishes.ts'

interface WishFormProps {
  wish: string
  onWish: (wish: string) => void
  busy: boolean
  onAsk: (wish: string) => void
  onStop: () => void
}

/** Chips for common requests, and a field for any other. */
export function WishForm({ wish, onWish, busy, onAsk, onStop }: WishFormProps) {
  const t = useWords(refineWords)
  const empty = wish.trim() === ''

  function submit(event?: FormEvent) {
    event?.preventDefault()
    if (!empty && !busy) onAsk(wish.trim())
  }

  return (
    <form onSubmit={submit} className="flex flex-col gap-5">
      <fieldset>
        <legend className="font-semibold">{t.common}</legend>
        <ul className="mt-2 flex flex-wrap gap-2">
          {wishes.map(([key, asked]) => (
            <li key={key}>
              <button
                type="button"
                // `aria-disabled` instead of `disabled`, so that the chip keeps the focus when its request is
                // refused.
                aria-disabled={busy || undefined}
                onClick={() => !busy && onAsk(asked)}
                className="min-h-9 rounded-full border border-line-strong/60 bg-card px-4 text-small transition-colors duration-150 not-aria-disabled:hover:border-accent not-aria-disabled:hover:text-accent aria-disabled:opacity-55 pointer-coarse:min-h-11"
              >
                {t[key]}
              </button>
            </li>
          ))}
        </ul>
      </fieldset>
      <Field label={t.ownWords}>
        {(control) => (
          <Textarea
            {...control}
            value={wish}
            rows={2}
            maxLength={MAX_WISH_LENGTH}
            readOnly={busy}
            placeholder={t.wishExample}
            onChange={(event) => onWish(event.target.value)}
            onKeyDown={(event) => {
              if (event.key === 'Enter' && !event.shiftKey) {
                event.preventDefault()
                submit()
              }
            }}
          />
        )}
      </Field>
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" disabled={empty} busy={busy}>
          {t.show}
        </Button>
        {busy && (
          <Button variant="secondary" onClick={onStop}>
            {t.stop}
          </Button>
        )}
        <span role="status" className="text-small text-ink-soft">
          {busy ? t.atIt : t.costsNothing}
        </span>
      </div>
    </form>
  )
}
