import { Sparkles } from 'lucide-react'
import { useState } from 'react'
import { useHasUnsavedWork } from '#web/lib/use-leave-guard.ts'
import { changeToNewVersion, useNewVersion } from '#web/offline/new-version.ts'
import { Button } from '#web/ui/button.tsx'
import { networkWords } from '#web/words/network.ts'
import { useWords } from '#web/words/words.ts'
import { Strip } from './strip.tsx'

/**
 * The offer to switch to a newer version of the app; never automatic, and hidden while there is unsaved work.
 */
export function NewVersionOffer() {
  const t = useWords(networkWords)
  const isReady = useNewVersion()
  const isBusy = useHasUnsavedWork()
  const [isPutOff, setIsPutOff] = useState(false)
  if (!isReady || isBusy || isPutOff) return null
  return (
    <Strip Sign={Sparkles} words={t.newVersion}>
      <Button size="sm" onClick={changeToNewVersion}>
        {t.refresh}
      </Button>
      <Button size="sm" variant="ghost" onClick={() => setIsPutOff(true)}>
        {t.later}
      </Button>
    </Strip>
  )
}
