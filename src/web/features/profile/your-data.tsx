import { useState } from 'react'
import { Link } from 'react-router'
import { paths } from '#web/lib/paths.ts'
import { Button } from '#web/ui/button.tsx'
import { Section } from '#web/ui/section.tsx'
import { Fill } from '#web/words/fill.tsx'
import { profileWords } from '#web/words/profile.ts'
import { useWords } from '#web/words/words.ts'
import { DeleteAccountDialog } from './delete-account-dialog.tsx'
import { ExportButton } from './export-button.tsx'

/** The section for exporting all data and for deleting the account. */
export function YourData() {
  const t = useWords(profileWords)
  const [asking, setAsking] = useState(false)
  return (
    <Section id="your-data" title={t.yourData}>
      <p className="max-w-prose text-ink-soft">
        <Fill
          text={t.yourDataText}
          parts={{
            import: (
              <Link to={paths.importFrom('files')} className="text-accent underline underline-offset-4">
                {t.import}
              </Link>
            ),
          }}
        />
      </p>
      <div className="mt-4">
        <ExportButton />
      </div>
      <p className="mt-6 max-w-prose text-ink-soft">{t.textFiles}</p>
      <div className="mt-3 flex flex-wrap gap-3">
        <ExportButton format="cooklang" label={t.asCooklang} />
        <ExportButton format="markdown" label={t.asMarkdown} />
      </div>
      <h3 className="mt-8 text-lg">{t.deleteHeading}</h3>
      <p className="mt-1 max-w-prose text-ink-soft">{t.deleteHint}</p>
      <Button
        variant="secondary"
        className="mt-4 text-alert! not-disabled:hover:border-alert!"
        onClick={() => setAsking(true)}
      >
        {t.deleteAccount}
      </Button>
      <DeleteAccountDialog open={asking} onOpenChange={setAsking} />
    </Section>
  )
}
