import { cx } from '#web/ui/cx.ts'

export interface Fact {
  label: string
  value: string
}

/** Four or five short facts in a row; in several rows where the width does not suffice. */
export const ShortFacts = ({ facts }: { facts: readonly Fact[] }) => (
  <dl
    className={cx(
      'mt-5 grid border-y border-line py-3 text-center tabular-nums',
      facts.length > 4
        ? 'grid-cols-3 gap-y-3 min-[30rem]:grid-cols-5 min-[30rem]:divide-x min-[30rem]:divide-line'
        : 'grid-cols-4 divide-x divide-line max-[16rem]:grid-cols-2 max-[16rem]:gap-y-3',
    )}
  >
    {facts.map(({ label, value }) => (
      <div key={label} className="flex flex-col-reverse justify-end px-1">
        <dt className="text-sm text-ink-soft">{label}</dt>
        <dd className="font-serif text-lg font-semibold">{value}</dd>
      </div>
    ))}
  </dl>
)
