import { Specimen } from './specimen.tsx'

/** Background colours, each with the text colour that is used on it. */
const colors = [
  ['bg-paper', 'text-ink'],
  ['bg-card', 'text-ink-soft'],
  ['bg-accent', 'text-on-accent'],
  ['bg-accent-tint', 'text-accent-strong'],
  ['bg-leaf-tint', 'text-leaf'],
  ['bg-amber-tint', 'text-amber'],
  ['bg-alert-tint', 'text-alert'],
  ['bg-alert', 'text-on-alert'],
  ['bg-breakfast-tint', 'text-breakfast'],
  ['bg-lunch-tint', 'text-lunch'],
  ['bg-dinner-tint', 'text-dinner'],
  ['bg-prep-tint', 'text-prep'],
] as const

export const TokenSpecimens = () => (
  <>
    <Specimen name="colours">
      {colors.map(([ground, ink]) => (
        <div
          key={ground}
          className={`${ground} ${ink} w-44 rounded-card border border-line px-4 py-3 font-semibold`}
        >
          {ground.slice('bg-'.length)}
        </div>
      ))}
    </Specimen>
    <Specimen name="lines and fills">
      <div className="w-44 border-t-2 border-line pt-2">line</div>
      <div className="w-44 border-t-2 border-line-strong pt-2">line-strong</div>
      <div className="w-44 rounded-full bg-accent-fill p-2" title="accent-fill" />
      <div className="w-44 rounded-card bg-card p-4 shadow-float">shadow-float</div>
    </Specimen>
    <Specimen name="type">
      <div className="space-y-2">
        <p className="font-serif text-5xl font-semibold">Tomato Soup</p>
        <p className="font-serif text-3xl font-semibold">Tomato Soup</p>
        <p className="font-serif text-2xl font-semibold">Tomato Soup</p>
        <p className="font-serif text-xl font-semibold">Tomato Soup</p>
        <p className="text-lg">Roast the tomatoes for 30 minutes.</p>
        <p>Roast the tomatoes for 30 minutes.</p>
        <p className="text-small text-ink-soft">Roast the tomatoes for 30 minutes.</p>
        <p className="text-sm text-ink-soft">Roast the tomatoes for 30 minutes.</p>
        <p className="text-fine text-ink-soft">Roast the tomatoes for 30 minutes.</p>
        <p dir="auto">شوربة العدس الأحمر بالكمون والليمون</p>
        <p className="tabular-nums">1,234 kcal · 567 g · ½ cup</p>
      </div>
    </Specimen>
  </>
)
