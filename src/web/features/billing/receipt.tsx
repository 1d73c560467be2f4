import { Download, Printer } from 'lucide-react'
import type { Invoice } from '#contract/subscription.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { icon } from '#web/ui/icon.ts'
import { billingWords } from '#web/words/billing.ts'
import { useWords } from '#web/words/words.ts'
import { invoiceName, receiptLines } from './invoice-words.ts'

interface ReceiptProps {
  invoice: Invoice
  /** Name and address of the payer. */
  payer: string
  /** True for a sandbox payment; the receipt says that nothing was charged. */
  isTest: boolean
}

/** A receipt to print or download. */
export function Receipt({ invoice, payer, isTest }: ReceiptProps) {
  const t = useWords(billingWords)
  const lines = receiptLines(invoice, payer)
  return (
    <>
      <Card className="p-6 md:p-8 print:border-0 print:p-0">
        <p className="font-serif text-xl font-semibold">Larder</p>
        <h1 className="mt-1 text-3xl">{t.receipt}</h1>
        {isTest && <p className="mt-3 font-semibold text-amber">{t.noProof}</p>}
        <dl className="mt-6 divide-y divide-line border-y border-line">
          {lines.map(([label, value]) => (
            <div key={label} className="flex flex-wrap justify-between gap-x-6 py-2.5">
              <dt className="text-ink-soft">{label}</dt>
              <dd className="min-w-0 font-semibold break-words tabular-nums">{value}</dd>
            </div>
          ))}
        </dl>
      </Card>
      <div className="mt-5 flex flex-wrap gap-3 print:hidden">
        <Button onClick={() => window.print()}>
          <Printer {...icon} />
          {t.print}
        </Button>
        <Button
          variant="secondary"
          onClick={() => download(`larder-receipt-${invoiceName(invoice)}.txt`, textOf(lines, isTest))}
        >
          <Download {...icon} />
          {t.download}
        </Button>
      </div>
    </>
  )
}

const textOf = (lines: [string, string][], isTest: boolean): string =>
  [
    billingWords.get().receiptFile,
    ...(isTest ? [billingWords.get().noProof] : []),
    '',
    ...lines.map(([label, value]) => `${label}: ${value}`),
    '',
  ].join('\n')

function download(name: string, text: string) {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/plain;charset=utf-8' }))
  link.download = name
  link.click()
  // The browser may still be asking where to save the file.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}
