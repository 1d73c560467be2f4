import type { WordDiff } from '#contract/refine.ts'
import { refineWords } from '#web/words/refine.ts'
import { useWords } from '#web/words/words.ts'

/**
 * A text with what goes struck through and what comes underlined: told apart by more than colour, and in words for
 * those who listen.
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
          <span className="sr-only"> ({t.goes}: </span>
          {text}
          <span className="sr-only">) </span>
        </del>
      )
    }
    return (
      <ins
        key={key}
        className="rounded-sm bg-leaf-tint font-semibold decoration-leaf decoration-2 underline-offset-2"
      >
        <span className="sr-only"> ({t.comes}: </span>
        {text}
        <span className="sr-only">) </span>
      </ins>
    )
  })
}
