export interface Fact {
  label: string
  value: string
}

/** Four short facts side by side; two by two where even these have no room. */
export const FourFacts = ({ facts }: { facts: readonly [Fact, Fact, Fact, Fact] }) => (
  <dl className="mt-5 grid grid-cols-4 divide-x divide-line border-y border-line py-3 text-center tabular-nums max-[16rem]:grid-cols-2 max-[16rem]:gap-y-3">
    {facts.map(({ label, value }) => (
      <div key={label} className="flex flex-col-reverse justify-end px-1">
        <dt className="text-sm text-ink-soft">{label}</dt>
        <dd className="font-serif text-lg font-semibold">{value}</dd>
      </div>
    ))}
  </dl>
)
