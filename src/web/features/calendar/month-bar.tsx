import { ChevronLeft, ChevronRight, CopyPlus } from 'lucide-react'
import { addMonths, monthInWords } from '#web/lib/calendar-day.ts'
import { Button } from '#web/ui/button.tsx'
import { icon } from '#web/ui/icon.ts'
import { calendarWords } from '#web/words/calendar.ts'
import { useWords } from '#web/words/words.ts'

interface MonthBarProps {
  month: string
  onMonth: (month: string) => void
  onToday: () => void
  onCopyWeek: () => void
}

export const MonthBar = ({ month, onMonth, onToday, onCopyWeek }: MonthBarProps) => {
  const t = useWords(calendarWords)
  return (
    <div className="mb-3 flex flex-wrap items-center gap-x-0.5 gap-y-2 md:gap-x-1">
      <h2 aria-live="polite" className="mr-auto min-w-0 text-xl max-sm:basis-full md:text-2xl">
        {monthInWords(month)}
      </h2>
      <Button
        variant="secondary"
        size="sm"
        className="mr-1 max-md:size-9 max-md:px-0 pointer-coarse:max-md:size-11"
        onClick={onCopyWeek}
      >
        <CopyPlus {...icon} />
        <span className="max-md:sr-only">{t.copyWeek}</span>
      </Button>
      <Button variant="secondary" size="sm" className="mr-1 max-md:px-2.5" onClick={onToday}>
        {t.today}
      </Button>
      <Button
        variant="ghost"
        size="icon"
        className="max-sm:ml-auto"
        aria-label={t.previousMonth}
        onClick={() => onMonth(addMonths(month, -1))}
      >
        <ChevronLeft {...icon} />
      </Button>
      <Button
        variant="ghost"
        size="icon"
        aria-label={t.nextMonth}
        onClick={() => onMonth(addMonths(month, 1))}
      >
        <ChevronRight {...icon} />
      </Button>
    </div>
  )
}
