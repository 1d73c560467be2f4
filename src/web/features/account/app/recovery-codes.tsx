import { useAuth } from '#web/lib/auth.ts'
import { longDate } from '#web/lib/long-date.ts'
import { saveText } from '#web/lib/save-file.ts'
import { Button } from '#web/ui/button.tsx'
import { authenticatorWords } from '#web/words/authenticator.ts'
import { useWords } from '#web/words/words.ts'
import { CopyButton } from './copy-button.tsx'

/** New recovery codes, which are shown only this once. */
export function RecoveryCodes({ codes, onKept }: { codes: string[]; onKept: () => void }) {
  const t = useWords(authenticatorWords)
  const { user } = useAuth()
  const text = codes.join('\n')
  const download = () => {
    const head = t.codesFileHead({ email: user?.email ?? '', date: longDate(new Date().toISOString()) })
    saveText(t.codesFile, `${head}\n\n${text}\n`)
  }
  return (
    <section className="flex flex-col items-start gap-4">
      <h4 className="text-lg">{t.codesTitle}</h4>
      <p>{t.codesLead}</p>
      <ul className="grid w-full gap-x-6 gap-y-1 font-mono text-small" translate="no">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3">
        <CopyButton text={text} label={t.copyCodes} />
        <Button variant="secondary" size="sm" onClick={download}>
          {t.downloadCodes}
        </Button>
      </div>
      <Button onClick={onKept}>{t.codesKept}</Button>
    </section>
  )
}
