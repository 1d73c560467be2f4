import type { ReadDraft } from './read-draft.ts'
import type { Practice } from './safety-practice.ts'
import { temperaturesOf, toCelsius } from './temperatures.ts'
import { heats } from './times.ts'

const list = (recipe: ReadDraft): string => recipe.lines.map((line) => line.text).join('\n')

/** Raw sprouts, which grow in warmth that germs like too: FDA and FSA advise people at risk to cook them. */
const sprouts = /(?<!brussels? )\bsprouts?\b(?! (?:leaves|tops))/
const sproutsStayRaw = (recipe: ReadDraft): boolean =>
  recipe.lines.some(({ text }) => sprouts.test(text) && !/brussels|canned|tinned|jarred/.test(text)) &&
  !recipe.steps.some((step) => sprouts.test(step.folded) && heats(step.folded))

/**
 * Degrees Celsius below which germs grow (54.4 °C, 130 °F): FSIS and the FDA Food Code allow food there for 4
 * hours at most.
 */
const DANGER_CELSIUS = 54
const longBath = /\b(?:(?:[5-9]|[1-9]\d) ?(?:to \d+ )?(?:hours|hrs?|h)\b|overnight|all day)/
const coolBath = (recipe: ReadDraft): boolean =>
  recipe.steps.some(({ folded }) => {
    if (!/sous[- ]vide|immersion circulator|water bath|precision cooker/.test(`${folded} ${recipe.title}`))
      return false
    const bath = temperaturesOf(folded)
      .map(toCelsius)
      .filter((celsius) => celsius > 30 && celsius < 95)
    return bath.some((celsius) => celsius < DANGER_CELSIUS) && longBath.test(folded)
  })

/**
 * Wording of a dish for a pregnancy: NHS and FDA, foods to avoid in pregnancy (listeria, toxoplasma, vitamin
 * A, mercury).
 */
const expecting =
  /\bpregnan(?:t|cy)\b|\bexpecting (?:a (?:baby|child)|mothers?)\b|\bmother-to-be\b|\bprenatal\b/
const notInPregnancy =
  /\b(?:brie|camembert|gorgonzola|roquefort|blue cheese|unpasteuri[sz]ed|raw milk|liver|pate|swordfish|shark|marlin|king mackerel|sashimi|sushi-grade|tartare|smoked salmon|lox|gravlax|raw oysters?|sprouts|wine|beer|rum|vodka|brandy|whisk(?:e)?y)\b/

export const practicesForSome: readonly Practice[] = [
  {
    rule: 'safety.raw-sprouts',
    severity: 'note',
    message:
      'Raw sprouts can carry germs: they are best cooked for children, pregnant women and anyone in weak health.',
    sentence:
      'Raw sprouts can carry germs: cook them through for children, pregnant women and anyone in weak health.',
    missing: (recipe) => sproutsStayRaw(recipe) && !/raw sprouts/.test(recipe.method),
  },
  {
    rule: 'safety.sous-vide',
    severity: 'error',
    message: 'Below 130°F (54°C) food must not stay in the water for more than 4 hours: germs grow there.',
    sentence: null,
    missing: coolBath,
  },
  {
    rule: 'safety.pregnancy',
    severity: 'warning',
    message:
      'Soft and blue cheeses, liver, raw fish, raw sprouts, large predatory fish and alcohol are to be avoided in pregnancy.',
    sentence: null,
    missing: (recipe, { craving }) => {
      const asked = `${recipe.title}\n${recipe.draft.description}\n${craving?.text ?? ''}`.toLowerCase()
      return (
        expecting.test(asked) &&
        notInPregnancy.test(
          list(recipe).replace(
            /\b(?:brussels|non-?alcoholic)[ -]\w+|\bwine vinegar|\bginger beer|\broot beer/g,
            '',
          ),
        )
      )
    },
  },
]
