import { ChevronDown } from 'lucide-react'
import { sandboxCards } from '#domain/sandbox-cards.ts'
import { icon } from '#web/ui/icon.ts'
import { billingWords } from '#web/words/billing.ts'
import { useWords } from '#web/words/words.ts'

const grouped = (number: string) => number.replaceAll(/(\d{4})(?=\d)/g, '$1 ')

/** All test cards of the sandbox with their behaviour. */
export const TestCards = ({ onChoose }: { onChoose: (number: string) => void }) => {
  const t = useWords(billingWords)
  return (
    <details className="group">
      <summary className="flex min-h-11 cursor-pointer list-none items-center gap-1.5 font-semibold text-accent [&::-webkit-details-marker]:hidden">
        {t.chooseTestCard}
        <ChevronDown {...icon} className="size-5 transition-transform duration-150 group-open:rotate-180" />
      </summary>
      <ul className="mt-1 flex flex-col">
        {sandboxCards.map(({ number, scenario }) => (
          <li key={number}>
            <button
              type="button"
              onClick={() => onChoose(grouped(number))}
              className="flex min-h-11 w-full flex-wrap items-center gap-x-3 rounded-lg px-2 text-left hover:bg-accent-tint"
            >
              <span className="font-semibold tabular-nums">{grouped(number)}</span>
              <span className="text-small text-ink-soft">{t[scenario]}</span>
            </button>
          </li>
        ))}
      </ul>
    </details>
  )
}
