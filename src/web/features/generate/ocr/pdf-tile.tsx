import { FileText } from 'lucide-react'
import { icon } from '#web/ui/icon.ts'
import { useWords } from '#web/words/words.ts'
import { writtenPagesWords } from '#web/words/written-pages.ts'

interface PdfTileProps {
  name: string
  /** Read out for all of it. */
  label: string
}

/** A PDF among the chosen pages: its name, because a page can show no small picture of it. */
export const PdfTile = ({ name, label }: PdfTileProps) => {
  const t = useWords(writtenPagesWords)
  return (
    <div
      role="img"
      aria-label={label}
      className="grid aspect-3/4 w-full place-content-center justify-items-center gap-2 bg-accent-tint p-4 text-center"
    >
      <FileText {...icon} className="size-9 text-accent" />
      <span className="text-small font-semibold">{t.pdf}</span>
      <span className="line-clamp-3 text-small text-ink-soft wrap-anywhere">{name}</span>
    </div>
  )
}
