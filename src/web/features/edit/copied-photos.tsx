import { ChevronDown, ChevronUp } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { icon } from '#web/ui/icon.ts'
import { Notice } from '#web/ui/notice.tsx'
import { editWords } from '#web/words/edit.ts'
import { useWords } from '#web/words/words.ts'

/** Height of the band that shows one line, as a share of the photo's width; fits most handwriting. */
const LINE = 0.055

/**
 * Photos of handwriting beside the form into which the cook copies them: large, with a band over the current
 * line. The photos stay on the device.
 */
export function CopiedPhotos({ photos }: { photos: readonly File[] }) {
  const t = useWords(editWords)
  const urls = useObjectUrls(photos)
  const frame = useRef<HTMLElement>(null)

  const move = (lines: number) => {
    const view = frame.current
    const width = view?.firstElementChild?.clientWidth ?? 0
    view?.scrollBy({
      top: lines * width * LINE,
      behavior: window.matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth',
    })
  }
  return (
    <aside
      aria-label={t.handwrittenPhotos}
      className="sticky top-16 z-10 -mx-4 border-b border-line bg-paper px-4 py-3 md:top-18 lg:top-24 lg:mx-0 lg:self-start lg:border-0 lg:p-0"
    >
      <Notice tone="info">{t.typeHandwriting}</Notice>
      <div className="relative mt-3">
        <section
          ref={frame}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
          tabIndex={0}
          aria-label={t.handwrittenPhotos}
          className="h-[34dvh] overflow-auto rounded-card border border-line bg-card lg:h-[calc(100dvh-16rem)]"
        >
          <div className="w-[160%] lg:w-[130%]">
            {urls.map((url, index) => (
              <CopiedPhoto key={url} url={url} name={photos[index]?.name ?? ''} number={index + 1} />
            ))}
            {/* Space below the photos lets the last line reach the band. */}
            <div aria-hidden="true" className="h-[24dvh]" />
          </div>
        </section>
        <div
          aria-hidden="true"
          className="pointer-events-none absolute inset-x-1 top-1/3 h-12 rounded-md bg-accent-fill/10 outline-2 outline-accent-fill"
        />
        <div className="absolute right-3 bottom-3 flex gap-2">
          <Button
            variant="secondary"
            size="icon"
            aria-label={t.lineBefore}
            onClick={() => move(-1)}
            className="shadow-float"
          >
            <ChevronUp {...icon} />
          </Button>
          <Button
            variant="secondary"
            size="icon"
            aria-label={t.lineAfter}
            onClick={() => move(1)}
            className="shadow-float"
          >
            <ChevronDown {...icon} />
          </Button>
        </div>
      </div>
    </aside>
  )
}

/**
 * A photo, or a link that opens it in another window when the browser cannot show it, such as a HEIC photo or
 * a PDF.
 */
function CopiedPhoto({ url, name, number }: { url: string; name: string; number: number }) {
  const t = useWords(editWords)
  const [isShown, setIsShown] = useState(true)
  if (isShown) {
    return (
      <img
        src={url}
        alt={t.handwrittenPage({ number })}
        onError={() => setIsShown(false)}
        className="h-auto w-full"
      />
    )
  }
  return (
    <p className="border-b border-line p-4">
      <a
        href={url}
        target="_blank"
        rel="noreferrer"
        className="font-semibold text-accent-strong wrap-anywhere underline underline-offset-4"
      >
        {t.openCopied({ name })}
      </a>
    </p>
  )
}

/** Object URLs for files, revoked when the files are no longer shown. */
function useObjectUrls(files: readonly File[]): readonly string[] {
  const [urls, setUrls] = useState<readonly string[]>([])
  useEffect(() => {
    const made = files.map((file) => URL.createObjectURL(file))
    setUrls(made)
    return () => made.forEach((url) => void URL.revokeObjectURL(url))
  }, [files])
  return urls
}
