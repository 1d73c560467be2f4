import { Notice } from '#web/ui/notice.tsx'
import { listFormat } from '#web/words/format.ts'
import { useWords } from '#web/words/words.ts'
import { writtenPagesWords } from '#web/words/written-pages.ts'
import type { Refusal, RefusedFile } from '../chosen-files.ts'

const listed = listFormat()

interface RefusedFilesProps {
  files: readonly RefusedFile[]
  most: number
}

/** The refused files with their reasons, shown until the next choice; a toast would disappear too soon. */
export function RefusedFiles({ files, most }: RefusedFilesProps) {
  const t = useWords(writtenPagesWords)
  if (files.length === 0) return null
  const names = (reason: Refusal) => files.filter(({ why }) => why === reason).map(({ file }) => file.name)
  const lines = [
    { reason: 'no_picture', text: t.noPicture },
    { reason: 'too_large', text: t.tooLarge },
    { reason: 'no_room', text: ({ names }: { names: string }) => t.noRoom({ names, most }) },
  ] as const
  return (
    <Notice tone="info" title={t.notAdded} className="mt-4">
      {lines.map(({ reason, text }) => {
        const left = names(reason)
        return (
          left.length > 0 && (
            <p key={reason} className="wrap-anywhere">
              {text({ names: listed(left) })}
            </p>
          )
        )
      })}
    </Notice>
  )
}
