/** How much of a long text is shown around its first marked word. */
const MAX_LENGTH = 140
const BEFORE = 40

interface MarkedProps {
  text: string
  /** Words of the text, as they are written in it. */
  words: readonly string[]
  /** Shows the part of a long text where the words are. */
  clipped?: boolean
}

/** A text with the words that were looked for marked in it. The text stays text, whatever is in it. */
export function Marked({ text, words, clipped = false }: MarkedProps) {
  const found = new Set(words)
  const shown = clipped ? clip(text, words) : text
  return shown.split(/([\p{L}\p{M}\p{N}]+)/u).map((part, index) =>
    found.has(part) ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text, in their order
      <mark key={index} className="rounded-sm bg-accent-tint px-0.5 font-semibold text-accent-strong">
        {part}
      </mark>
    ) : (
      part
    ),
  )
}

function clip(text: string, words: readonly string[]): string {
  if (text.length <= MAX_LENGTH) return text
  const at = Math.max(0, Math.min(...words.map((word) => Math.max(0, text.indexOf(word)))) - BEFORE)
  // From the beginning of a word on.
  const from = at === 0 ? 0 : text.indexOf(' ', at) + 1
  const part = text.slice(from, from + MAX_LENGTH)
  return `${from > 0 ? '…' : ''}${part}${from + MAX_LENGTH < text.length ? '…' : ''}`
}
