import { diffWords } from 'diff'
import { uiWords } from '#web/words/ui.ts'
import { useWords } from '#web/words/words.ts'
import { VisuallyHidden } from './visually-hidden.tsx'

interface WordDifferenceProps {
  before: string
  after: string
}

/** A text with its removed and added words marked: by colour, by line, and by words for screen readers. */
export const WordDifference = ({ before, after }: WordDifferenceProps) => {
  const t = useWords(uiWords)
  return (
    <p dir="auto" className="whitespace-pre-wrap break-words">
      {diffWords(before, after).map(({ value, added, removed }, index) =>
        added ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one text have no other identity
          <ins key={index} className="rounded-sm bg-leaf-tint text-leaf decoration-2 underline-offset-2">
            <VisuallyHidden>{t.added} </VisuallyHidden>
            {value}
          </ins>
        ) : removed ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: as above
          <del key={index} className="rounded-sm bg-alert-tint text-alert">
            <VisuallyHidden>{t.removed} </VisuallyHidden>
            {value}
          </del>
        ) : (
          value
        ),
      )}
    </p>
  )
}
