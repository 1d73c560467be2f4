import { Link } from 'react-router'
import type { ImportJob } from '#contract/imports.ts'
import { paths } from '#web/lib/paths.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { FileItems } from './file-items.tsx'
import { counted } from './file-words.ts'

/** What came of a file, each recipe with its address. */
export const FileResult = ({ job, onAnother }: { job: ImportJob; onAnother: () => void }) => {
  const { saved, skipped, failed } = job.recipes
  const others = [
    ...(skipped > 0 ? [`${skipped} left out`] : []),
    ...(failed > 0 ? [`${failed} could not be saved`] : []),
  ]
  return (
    <div className="flex flex-col gap-6">
      <Notice
        tone={failed > 0 ? 'error' : 'success'}
        title={`${counted(saved, 'recipe')} imported`}
        actions={
          <>
            <Button asChild>
              <Link to={paths.recipes}>My Recipes</Link>
            </Button>
            <Button variant="secondary" onClick={onAnother}>
              Import another file
            </Button>
          </>
        }
      >
        {others.length > 0
          ? `${others.join(', ')}.`
          : `Everything in ${job.fileName} that you chose is here now.`}
      </Notice>
      <FileItems job={job} />
    </div>
  )
}
