import { FileText, Image } from 'lucide-react'
import { icon } from '#web/ui/icon.ts'

interface FileTileProps {
  file: File
  /** Accessible name of the tile. */
  label: string
}

/** A tile with type and name, for a PDF among the chosen pages or a photo that this browser cannot show. */
export const FileTile = ({ file: { name, type }, label }: FileTileProps) => {
  const kind = type.split('/').at(-1)?.toUpperCase()
  const Sign = type.startsWith('image/') ? Image : FileText
  return (
    <div
      role="img"
      aria-label={label}
      className="grid aspect-3/4 w-full place-content-center justify-items-center gap-2 bg-accent-tint p-4 text-center"
    >
      <Sign {...icon} className="size-9 text-accent" />
      <span className="text-small font-semibold">{kind}</span>
      <span className="line-clamp-3 text-small text-ink-soft wrap-anywhere">{name}</span>
    </div>
  )
}
