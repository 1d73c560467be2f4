import { type ReactNode, useState } from 'react'
import { cx } from '#web/ui/cx.ts'

interface PhotoPreviewProps {
  url: string
  /** Alternative text, also shown when this browser cannot show the photo. */
  alt: string
  className?: string
  /** Content to show instead of the text when this browser cannot show the photo. */
  instead?: ReactNode
}

/** A chosen photo. Many browsers cannot show some kinds, such as HEIC, and get a text instead. */
export function PhotoPreview({ url, alt, className, instead }: PhotoPreviewProps) {
  const [failedUrl, setFailedUrl] = useState<string | null>(null)
  if (failedUrl === url && instead) return instead
  if (failedUrl === url) {
    return (
      <p
        className={cx(
          'grid min-h-32 place-items-center rounded-card bg-accent-tint p-4 text-center break-all',
          className,
        )}
      >
        {alt}
      </p>
    )
  }
  return (
    <img
      src={url}
      alt={alt}
      draggable={false}
      onError={() => setFailedUrl(url)}
      className={cx('rounded-card bg-accent-tint object-contain', className)}
    />
  )
}

/** The photo below the progress while it is analysed; renders nothing when this browser cannot show it. */
export function PhotoBehind({ url }: { url: string }) {
  const [failedUrl, setFailedUrl] = useState<string | null>(null)
  return (
    <div className="min-h-0 flex-1 p-4 md:p-8">
      {failedUrl !== url && (
        <img
          src={url}
          alt=""
          onError={() => setFailedUrl(url)}
          className="mx-auto size-full max-w-3xl object-contain"
        />
      )}
    </div>
  )
}
