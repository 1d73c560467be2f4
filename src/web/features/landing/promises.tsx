const promises = [
  {
    title: 'Crave it',
    text: 'A dish, a mood, what is in the fridge, how long you have, what you must not eat. In your own words; the recipe is written while you watch.',
  },
  {
    title: 'Cook it',
    text: 'Every ingredient is used, every step names what it needs, times add up, and diets hold. What was checked stands below each recipe, with the nutrition worked out line by line.',
  },
  {
    title: 'Keep it',
    text: 'Each recipe stays in your collection with its picture and a grocery list in the order of the shop. Find it again by a word or by the meal.',
  },
]

export const Promises = () => (
  <section aria-label="How it goes" className="border-y border-line bg-card">
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
