import { useQuery } from '@tanstack/react-query'
import { settingsQuery } from '#web/data/settings.ts'
import { ErrorState } from '#web/ui/error-state.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { settingsWords } from '#web/words/settings.ts'
import { useWords } from '#web/words/words.ts'
import { CalendarSettings } from './calendar-settings.tsx'
import { EatingSettings } from './eating-settings.tsx'
import { PreferenceSettings } from './preference-settings.tsx'

/** All settings of a cook; each change is saved at once. */
export function SettingsPanel() {
  const t = useWords(settingsWords)
  const { data: settings, isError, refetch } = useQuery(settingsQuery)
  if (isError && !settings) {
    return <ErrorState title={t.failed} text={t.failedText} onRetry={() => void refetch()} />
  }
  if (!settings) return <Skeleton className="h-[44rem]" />
  return (
    <div className="flex flex-col gap-10">
      <EatingSettings settings={settings} />
      <PreferenceSettings settings={settings} />
      <CalendarSettings settings={settings} />
    </div>
  )
}
