import { ChevronLeft, ChevronRight } from 'lucide-react'
import { addMonths, monthInWords } from '#web/lib/calendar-day.ts'
import { Button } from '#web/ui/button.tsx'
import { icon } from '#web/ui/icon.ts'

interface MonthBarProps {
  month: string
  onMonth: (month: string) => void
  onToday: () => void
}

export const MonthBar = ({ month, onMonth, onToday }: MonthBarProps) => (
  <div className="mb-3 flex items-center gap-1">
    <h2 aria-live="polite" className="mr-auto text-2xl">
      {monthInWords(month)}
    </h2>
    <Button variant="secondary" size="sm" className="mr-1" onClick={onToday}>
      Today
    </Button>
    <Button
      variant="ghost"
      size="icon"
      aria-label="Previous month"
      onClick={() => onMonth(addMonths(month, -1))}
    >
      <ChevronLeft {...icon} />
    </Button>
    <Button variant="ghost" size="icon" aria-label="Next month" onClick={() => onMonth(addMonths(month, 1))}>
      <ChevronRight {...icon} />
    </Button>
  </div>
)
