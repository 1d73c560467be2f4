/** Greatest number of characters of a clipped text. */
const MAX_LENGTH = 140
const BEFORE = 40

interface MarkedProps {
  text: string
  /** Words to mark, as written in the text. */
  words: readonly string[]
  /** True to show only the part of a long text that contains the words. */
  clipped?: boolean
}

/** A text with the matched words marked; it is rendered as text, so markup in it has no effect. */
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
  // The clipped part begins at the start of a word.
  const from = at === 0 ? 0 : text.indexOf(' ', at) + 1
  const part = text.slice(from, from + MAX_LENGTH)
  return `${from > 0 ? '…' : ''}${part}${from + MAX_LENGTH < text.length ? '…' : ''}`
}
