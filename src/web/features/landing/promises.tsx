import { landingWords } from '#web/words/landing.ts'
import { useWords } from '#web/words/words.ts'

export const Promises = () => {
  const t = useWords(landingWords)
  const promises = [
    { title: t.craveTitle, text: t.craveText },
    { title: t.cookTitle, text: t.cookText },
    { title: t.keepTitle, text: t.keepText },
  ]
  return (
    <section aria-label={t.howItGoes} className="border-y border-line bg-card">
      <ol className="page grid gap-10 py-14 md:grid-cols-3 md:gap-12 md:py-20">
        {promises.map(({ title, text }, index) => (
          <li key={title}>
            <span aria-hidden="true" className="font-serif text-3xl font-semibold text-accent">
              {index + 1}
            </span>
            <h2 className="mt-2 text-2xl">{title}</h2>
            <p className="mt-2 text-ink-soft">{text}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}
