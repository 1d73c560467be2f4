import { useState } from 'react'
import { Link } from 'react-router'
import { paths } from '#web/lib/paths.ts'
import { Button } from '#web/ui/button.tsx'
import { Section } from '#web/ui/section.tsx'
import { DeleteAccountDialog } from './delete-account-dialog.tsx'
import { ExportButton } from './export-button.tsx'

/** Taking everything along, and leaving for good. */
export function YourData() {
  const [asking, setAsking] = useState(false)
  return (
    <Section id="your-data" title="Your data">
      <p className="max-w-prose text-ink-soft">
        Everything that you keep here as one file: recipes with their versions and notes, folders, ratings,
        what you cooked, your plan and your lists, pictures included. Larder reads it again under{' '}
        <Link to={paths.importFrom('files')} className="text-accent underline underline-offset-4">
          Import recipes
        </Link>
        , and other recipe apps read the recipes in it.
      </p>
      <div className="mt-4">
        <ExportButton />
      </div>
      <p className="mt-6 max-w-prose text-ink-soft">
        Or the recipes alone, with their pictures, as text files:
      </p>
      <div className="mt-3 flex flex-wrap gap-3">
        <ExportButton format="cooklang" label="Export as Cooklang" />
        <ExportButton format="markdown" label="Export as Markdown" />
      </div>
      <h3 className="mt-8 text-lg">Delete account</h3>
      <p className="mt-1 max-w-prose text-ink-soft">Erases your account and everything in it, for good.</p>
      <Button
        variant="secondary"
        className="mt-4 text-alert! not-disabled:hover:border-alert!"
        onClick={() => setAsking(true)}
      >
        Delete Account
      </Button>
      <DeleteAccountDialog open={asking} onOpenChange={setAsking} />
    </Section>
  )
}
