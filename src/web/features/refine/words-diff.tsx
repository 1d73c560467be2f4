import type { WordDiff } from '#contract/refine.ts'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'
import { refineWords } from '#web/words/refine.ts'
import { useWords } from '#web/words/words.ts'

/**
 * A text with removed words struck through and added words underlined, so that colour is not the only sign,
 * and with hidden labels for screen readers. The surrounding element must have `dir="auto"`.
 */
export const WordsDiff = ({ words }: { words: readonly WordDiff[] }) => {
  const t = useWords(refineWords)
  return words.map(({ kind, text }, index) => {
    // The pieces of one text have no identity but their order.
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
