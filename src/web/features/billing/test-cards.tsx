import { ChevronDown } from 'lucide-react'
import type { SandboxScenario } from '#contract/billing.ts'
import { sandboxCards } from '#domain/sandbox-cards.ts'
import { icon } from '#web/ui/icon.ts'

const outcomes: Record<SandboxScenario, string> = {
  ok: 'pays',
  declined: 'is declined',
  insufficient_funds: 'has no money on it',
  expired_card: 'has expired',
  incorrect_cvc: 'has another security code',
  processing_error: 'cannot be processed',
  sca_on_setup: 'asks for authentication once',
  sca_always: 'asks for authentication every time',
  renewal_fails: 'pays now, and not next month',
  disputed: 'pays, and is then disputed',
}

const grouped = (number: string) => number.replaceAll(/(\d{4})(?=\d)/g, '$1 ')

/** Every card that works here, and what it does. */
export const TestCards = ({ onChoose }: { onChoose: (number: string) => void }) => (
  <details className="group">
    <summary className="flex min-h-11 cursor-pointer list-none items-center gap-1.5 font-semibold text-accent [&::-webkit-details-marker]:hidden">
      Choose a test card
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
            <span className="text-[0.9375rem] text-ink-soft">{outcomes[scenario]}</span>
          </button>
        </li>
      ))}
    </ul>
  </details>
)
