import { type FormEvent, useRef, useState } from 'react'
import type { PaymentResult } from '#contract/billing.ts'
import { answerChallenge, payAtSandbox } from '#web/data/subscription.ts'
import { messageOf } from '#web/lib/http-error.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { billingWords } from '#web/words/billing.ts'
import { useWords } from '#web/words/words.ts'
import { type CardFaults, type CardWords, mustBeWiped, readCard } from './card-fields.ts'
import { ChallengeDialog } from './challenge-dialog.tsx'
import { TestCards } from './test-cards.tsx'

interface SandboxFormProps {
  clientSecret: string
  /** Called when a payment failed, with a message as from a real provider. */
  onError: (message: string) => void
  onDone: () => void
}

const empty: CardWords = { number: '', expiry: '', cvc: '' }

/**
 * The sandbox's card form. Typed numbers stay in this component: only a test card's name is sent, and any
 * other number is cleared. The fields have no names, so that no browser fills in or stores a real card.
 */
export function SandboxForm({ clientSecret, onError, onDone }: SandboxFormProps) {
  const t = useWords(billingWords)
  const [words, setWords] = useState(empty)
  const [faults, setFaults] = useState<CardFaults>({})
  const [failure, setFailure] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const [challenge, setChallenge] = useState<string | null>(null)
  const form = useRef<HTMLFormElement>(null)

  const type = (field: keyof CardWords, text: string) => {
    const wiped = mustBeWiped(text)
    setWords((old) => ({ ...old, [field]: wiped ? '' : text }))
    setFaults((old) => ({ ...old, [field]: wiped ? t.notATestCard : undefined }))
  }

  const settle = async (work: () => Promise<PaymentResult>) => {
    setBusy(true)
    setFailure(null)
    try {
      const { status, challengeId, error } = await work()
      if (status === 'succeeded') return onDone()
      if (status === 'requires_action' && challengeId) return setChallenge(challengeId)
      fail(error?.message ?? t.payFailed)
    } catch (error) {
      fail(messageOf(error, t.payFailed))
    }
    setBusy(false)
  }
  const fail = (message: string) => {
    setFailure(message)
    onError(message)
  }

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (busy) return
    const { card, faults: found } = readCard(words, new Date())
    setFaults(found)
    if (found.number) setWords((old) => ({ ...old, number: '' }))
    const [first] = Object.keys(found)
    if (first) form.current?.querySelector<HTMLInputElement>(`[data-field="${first}"]`)?.focus()
    else if (card) void settle(() => payAtSandbox(clientSecret, card))
  }

  const answer = (ok: boolean) => {
    const asked = challenge
    setChallenge(null)
    if (asked) void settle(() => answerChallenge(asked, ok))
  }

  const input = (field: keyof CardWords, label: string, placeholder: string, maxLength: number) => (
    <Field label={label} error={faults[field]}>
      {(control) => (
        <Input
          {...control}
          data-field={field}
          value={words[field]}
          onChange={(event) => type(field, event.target.value)}
          placeholder={placeholder}
          maxLength={maxLength}
          inputMode="numeric"
          autoComplete="off"
          disabled={busy}
        />
      )}
    </Field>
  )

  return (
    <Card className="p-5 md:p-6">
      <form ref={form} onSubmit={submit} noValidate aria-label={t.testForm} className="flex flex-col gap-4">
        <p className="font-semibold text-amber">{t.testMode}</p>
        {failure && (
          <Notice tone="error" title={t.failed}>
            {failure}
          </Notice>
        )}
        {input('number', t.testNumber, '4242 4242 4242 4242', 40)}
        <div className="grid grid-cols-2 gap-4 max-[16rem]:grid-cols-1">
          {input('expiry', t.expiry, '12/34', 24)}
          {input('cvc', t.cvc, '123', 24)}
        </div>
        <Button type="submit" busy={busy}>
          {t.subscribeTest}
        </Button>
        <TestCards
          onChoose={(number) => {
            setWords({ number, expiry: '12/34', cvc: '123' })
            setFaults({})
          }}
        />
      </form>
      <ChallengeDialog open={challenge !== null} onAnswer={answer} />
    </Card>
  )
}
