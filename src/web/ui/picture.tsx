import { type ReactNode, useEffect, useState } from 'react'
import { cx } from './cx.ts'

/** Milliseconds within which a picture counts as cached and appears without fading in. */
const AT_ONCE_MS = 150

/** Addresses of pictures that have loaded once, which count as loaded when they are drawn again. */
const seen = new Set<string>()

/** Notes that a picture has loaded, in whichever component. */
export const notePicture = (src: string | null): void => {
  if (src) seen.add(src)
}

interface PictureProps {
  src: string | null
  srcSet?: string | undefined
  sizes?: string
  alt: string
  /** Content while the picture loads, and for good when it cannot be loaded. */
  fallback: ReactNode
  /** Milliseconds to wait for the picture before the fallback is shown. */
  fallbackAfterMs: number
  /** True to load the picture at once, for the first pictures of a page. */
  eager?: boolean
  className?: string
}

/** A picture with reserved space, in three states: loading, loaded, or the fallback. */
export const Picture = (props: PictureProps) => <OnePicture key={props.src} {...props} />

function OnePicture({
  src,
  srcSet,
  sizes,
  alt,
  fallback,
  fallbackAfterMs,
  eager = false,
  className,
}: PictureProps) {
  const [state, setState] = useState<'loading' | 'loaded' | 'fallback'>(
    src ? (seen.has(src) ? 'loaded' : 'loading') : 'fallback',
  )
  const [begun] = useState(() => performance.now())
  const [fades, setFades] = useState(false)

  // A picture that arrives after the fallback still replaces it, because a lazy one may not even have been
  // requested by then.
  useEffect(() => {
    if (state !== 'loading') return
    const timer = setTimeout(() => setState('fallback'), fallbackAfterMs)
    return () => clearTimeout(timer)
  }, [state, fallbackAfterMs])

  return (
    <div className={cx('relative overflow-hidden bg-accent-tint', className)} data-picture={state}>
      {state !== 'loaded' && (
        <div className={cx('absolute inset-0', state === 'loading' && 'opacity-40')}>{fallback}</div>
      )}
      {src && (
        <img
          src={src}
          srcSet={srcSet}
          sizes={sizes}
          alt={alt}
          loading={eager ? 'eager' : 'lazy'}
          fetchPriority={eager ? 'high' : 'auto'}
          decoding="async"
          onLoad={() => {
            notePicture(src)
            setFades(performance.now() - begun > AT_ONCE_MS)
            setState('loaded')
          }}
          onError={() => {
            seen.delete(src)
            setState('fallback')
          }}
          className={cx(
            'absolute inset-0 size-full object-cover',
            fades && 'transition-opacity duration-200',
            state !== 'loaded' && 'opacity-0',
          )}
        />
      )}
      {!src && alt && <span className="sr-only">{alt}</span>}
    </div>
  )
}
