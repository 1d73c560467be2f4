import { type FormEvent, useRef, useState } from 'react'
import { MAX_DISLIKE_LENGTH, MAX_DISLIKES } from '#contract/limits.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { RemovableChips } from '#web/ui/removable-chips.tsx'
import { commonWords } from '#web/words/common.ts'
import { settingsWords } from '#web/words/settings.ts'
import { useWords } from '#web/words/words.ts'

interface DislikesFieldProps {
  dislikes: readonly string[]
  onChange: (dislikes: string[]) => void
}

const folded = (word: string) => word.normalize('NFKC').toLowerCase()
const foodName = /^\p{L}[\p{L}\p{M}' -]*$/u

/** The error message for a new word; undefined when it can be added. */
function faultOf(word: string, dislikes: readonly string[]): string | undefined {
  if (word === '') return settingsWords.get().nameFood
  if (!foodName.test(word)) return settingsWords.get().lettersOnly
  if (word.length > MAX_DISLIKE_LENGTH) return settingsWords.get().tooLong({ max: MAX_DISLIKE_LENGTH })
  if (dislikes.some((one) => folded(one) === folded(word))) return settingsWords.get().onList({ food: word })
  if (dislikes.length >= MAX_DISLIKES) return settingsWords.get().listFull({ max: MAX_DISLIKES })
  return undefined
}

/** The field for foods that the cook dislikes, entered one at a time. */
export function DislikesField({ dislikes, onChange }: DislikesFieldProps) {
  const t = useWords(settingsWords)
  const common = useWords(commonWords)
  const [word, setWord] = useState('')
  const [fault, setFault] = useState<string>()
  const input = useRef<HTMLInputElement>(null)

  function add(event: FormEvent) {
    event.preventDefault()
    const plain = word.trim().replaceAll('’', "'")
    const wrong = faultOf(plain, dislikes)
    setFault(wrong)
    if (wrong) return
    onChange([...dislikes, plain])
    setWord('')
  }

  return (
    <form onSubmit={add} noValidate>
      <Field label={t.dislikes} hint={t.dislikesHint} error={fault} className="max-w-md">
        {(control) => (
          <span className="flex gap-2">
            <Input
              {...control}
              ref={input}
              value={word}
              placeholder={t.dislikesExample}
              autoComplete="off"
              autoCapitalize="none"
              enterKeyHint="done"
              onChange={(event) => {
                setWord(event.target.value)
                setFault(undefined)
              }}
            />
            <Button type="submit" variant="secondary">
              {common.add}
            </Button>
          </span>
        )}
      </Field>
      <RemovableChips
        label={t.yourDislikes}
        names={dislikes}
        removeLabel={(food) => t.removeFood({ food })}
        onRemove={(gone) => onChange(dislikes.filter((one) => one !== gone))}
        field={input}
      />
    </form>
  )
}
