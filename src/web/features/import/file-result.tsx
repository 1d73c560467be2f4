import { Link } from 'react-router'
import type { ImportJob } from '#contract/imports.ts'
import { paths } from '#web/lib/paths.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { importWords } from '#web/words/import.ts'
import { useWords } from '#web/words/words.ts'
import { FileItems } from './file-items.tsx'
import { UnreadParts } from './unread-parts.tsx'

/** The result of an import: the saved recipes with links. */
export const FileResult = ({ job, onAnother }: { job: ImportJob; onAnother: () => void }) => {
  const t = useWords(importWords)
  const { saved, skipped, failed } = job.recipes
  const others = [
    ...(skipped > 0 ? [t.leftOut({ number: skipped })] : []),
    ...(failed > 0 ? [t.notSaved({ number: failed })] : []),
    ...(job.unread.length > 0 ? [t.notBrought(job.unread.length)] : []),
  ]
  return (
    <div className="flex flex-col gap-6">
      <Notice
        tone={failed > 0 ? 'error' : 'success'}
        title={t.imported(saved)}
        actions={
          <>
            <Button asChild>
              <Link to={paths.recipes}>{t.myRecipes}</Link>
            </Button>
            <Button variant="secondary" onClick={onAnother}>
              {t.anotherFile}
            </Button>
          </>
        }
      >
        {others.length > 0 ? `${others.join(', ')}.` : t.everything({ file: job.fileName })}
      </Notice>
      <UnreadParts title={t.notBrought(job.unread.length)} lines={job.unread} open />
      <FileItems job={job} />
    </div>
  )
}
