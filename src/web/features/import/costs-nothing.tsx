/** Said wherever something is imported. */
export const CostsNothing = () => (
  <p className="text-[0.9375rem] text-ink-soft">
    Importing counts nothing of your month. You look the recipe over before it is saved.
  </p>
)
