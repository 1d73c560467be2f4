import type { WordDiff } from '#contract/refine.ts'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'
import { refineWords } from '#web/words/refine.ts'
import { useWords } from '#web/words/words.ts'

/**
 * A text with what goes struck through and what comes underlined: told apart by more than colour, and in words for
 * those who listen. Whatever it stands in has `dir="auto"`.
 */
export const WordsDiff = ({ words }: { words: readonly WordDiff[] }) => {
  const t = useWords(refineWords)
  return words.map(({ kind, text }, index) => {
    // Pieces of one text, in its order.
    const key = index
    if (kind === 'kept') return <span key={key}>{text}</span>
    if (kind === 'removed') {
      return (
        <del key={key} className="mr-0.5 rounded-sm bg-alert-tint text-alert">
          <VisuallyHidden> ({t.goes}: </VisuallyHidden>
          {text}
          <VisuallyHidden>) </VisuallyHidden>
        </del>
      )
    }
    return (
      <ins
        key={key}
        className="rounded-sm bg-leaf-tint font-semibold decoration-leaf decoration-2 underline-offset-2"
      >
        <VisuallyHidden> ({t.comes}: </VisuallyHidden>
        {text}
        <VisuallyHidden>) </VisuallyHidden>
      </ins>
    )
  })
}
