import { Carrot, FileText } from 'lucide-react'
import { useEffect, useMemo, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { handPhotos } from '#web/lib/handed-photos.ts'
import { paths } from '#web/lib/paths.ts'
import { useTitle } from '#web/lib/use-title.ts'
import { forgetReceived } from '#web/offline/kept-beside.ts'
import { type Received, readReceived } from '#web/offline/received.ts'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { icon } from '#web/ui/icon.ts'
import { Notice } from '#web/ui/notice.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { offlineWords } from '#web/words/offline.ts'
import { useWords } from '#web/words/words.ts'

/**
 * The page that receives content from the device's share sheet: an address or text becomes a draft, a PDF
 * counts as a written recipe, and for photos the cook is asked what they show.
 */
export function ShareTarget() {
  const t = useWords(offlineWords)
  useTitle(t.sharedTitle)
  const navigate = useNavigate()
  const [received, setReceived] = useState<Received | 'nothing' | 'unreadable' | null>(null)

  useEffect(() => {
    readReceived().then(
      (what) => {
        if (what && what.photos.length === 0 && (what.url || what.text)) {
          // The history's state carries the content, because no foreign link can set it, and the reading
          // starts by itself.
          navigate(paths.importFrom(what.url ? 'link' : 'text'), { replace: true, state: { shared: what } })
          void forgetReceived()
        } else if (what?.photos.some(({ type }) => type === 'application/pdf')) {
          // A PDF can only be a written recipe, so the cook is not asked.
          handPhotos('recipe', what.photos)
          void forgetReceived()
          navigate(paths.ocrUpload, { replace: true })
        } else if (what && what.photos.length > 0) setReceived(what)
        else setReceived(what && what.leftOut > 0 ? 'unreadable' : 'nothing')
      },
      () => setReceived('nothing'),
    )
  }, [navigate])

  return (
    <main className="page max-w-3xl py-8 md:py-12">
      <h1 className="mb-6 text-3xl md:text-4xl">{t.sharedTitle}</h1>
      {received === null && (
        <div role="status" aria-label={t.sharedLoading}>
          <Skeleton className="h-72 rounded-card" />
        </div>
      )}
      {(received === 'nothing' || received === 'unreadable') && (
        <EmptyState
          level={2}
          title={received === 'nothing' ? t.nothingShared : t.sharedUnreadable}
          text={received === 'nothing' ? t.nothingSharedText : t.sharedUnreadableText}
          action={
            <Button asChild>
              <Link to={paths.importFrom(received === 'nothing' ? 'link' : 'files')}>{t.importInstead}</Link>
            </Button>
          }
        />
      )}
      {typeof received === 'object' && received && <PhotoChoice {...received} />}
    </main>
  )
}

function PhotoChoice({ photos, leftOut }: Received) {
  const t = useWords(offlineWords)
  const navigate = useNavigate()
  const urls = useMemo(() => photos.map((photo) => URL.createObjectURL(photo)), [photos])
  useEffect(() => () => urls.forEach((url) => void URL.revokeObjectURL(url)), [urls])

  function goWith(use: 'ingredients' | 'recipe') {
    handPhotos(use, photos)
    void forgetReceived()
    navigate(use === 'ingredients' ? paths.home : paths.ocrUpload, { replace: true })
  }
  return (
    <>
      <ul aria-label={t.sharedPhotos} className="mb-6 flex flex-wrap gap-3">
        {urls.map((url, index) => (
          <li key={url}>
            <img
              src={url}
              alt={photos[index]?.name ?? ''}
              className="max-h-80 max-w-full rounded-card border border-line object-contain"
            />
          </li>
        ))}
      </ul>
      {leftOut > 0 && (
        <Notice tone="info" className="mb-6">
          {t.sharedLeftOut(leftOut)}
        </Notice>
      )}
      <h2 className="mb-3 text-2xl">{t.whatIsOnIt}</h2>
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => goWith('recipe')}>
          <FileText {...icon} />
          {t.writtenRecipe}
        </Button>
        <Button variant="secondary" onClick={() => goWith('ingredients')}>
          <Carrot {...icon} />
          {t.ingredients}
        </Button>
      </div>
    </>
  )
}
