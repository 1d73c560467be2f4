import type { RecipeDraft } from '#contract/recipe.ts'
import { kindOf } from '../keep-rules.ts'
import { mapSentences, minutesIn, sentencesOf, withMinutes } from '../sentences.ts'
import { ovenCelsius } from './oven-celsius.ts'
import { describedFor, titledFor } from './words.ts'

const inches = String.raw`\d+(?: \d/\d)?`
/** Loaf tin, or a single round or square one, whose batter a tin that fits a basket holds. */
const onePan = new RegExp(
  `\\b(?:an? )?(?:${inches}(?:[- ](?:by|x)[- ]${inches})?[- ]inch )?(?:(?:round|square|springform|deep|loaf|cake) )*(?:pan|tin)\\b`,
  'i',
)
/** Bakes that no basket holds, or that a fan blows apart. */
const tooLarge =
  /\b(?:two|three|both|all) (?:\S+ )?(?:pans|tins)\b|\b(?:pans|tins|layers|bundt|tube|13[- ](?:by|x|inch)|sheet|tray|muffin|cupcake|yeast|meringue|souffl[eé]|angel food|cheesecake|water bath)\b/i
const lit = /\b(?:pre)?heat the oven to (\d{3}) ?°F(?: \(\d+ ?°C\))?/i
const baked = /\bbake (?:at \d{3} ?°F(?: \(\d+ ?°C\))? )?(?=for |about |until |\d)/i

/** Degrees Fahrenheit less than in an oven, and the share of its time, in which the middle is done before the top burns. */
const COOLER = 30
const TIME = 0.9
/** Lowest heat at which a batter rises before it sets. */
const LEAST_HEAT = 300

/**
 * Bakes a loaf or a single round cake in an air fryer, at less heat and under foil in the end; null for cakes of other
 * shapes, which do not fit its basket.
 */
export function cakeInAirFryer(draft: RecipeDraft): RecipeDraft | null {
  const text = draft.instructions.join(' ')
  const heat = lit.exec(text)?.[1]
  const bakes = draft.instructions
    .flatMap(sentencesOf)
    .filter((each) => baked.test(each) && minutesIn(each) >= 15)
  const [bake] = bakes
  if (
    !heat ||
    kindOf(draft) !== 'sweet' ||
    bake === undefined ||
    bakes.length > 1 ||
    !onePan.test(text) ||
    tooLarge.test(`${draft.title} ${text}`)
  )
    return null
  const cooler = Math.max(LEAST_HEAT, Number(heat) - COOLER)
  const at = `${cooler}°F (${ovenCelsius(cooler)}°C)`
  const minutes = minutesIn(bake)
  const after = Math.round(minutes * TIME)
  const pan = draft.instructions.flatMap(sentencesOf).find((each) => onePan.test(each))
  const next = mapSentences(draft, (each) =>
    (each === bake
      ? `${withMinutes(each, after).replace(baked, (word) => (/^B/.test(word) ? 'Cook ' : 'cook '))} Lay foil over it as soon as the top is brown.`
      : each
    )
      .replace(each === pan ? onePan : /$^/, 'a 7-inch (18 cm) pan that fits the basket')
      .replace(lit, (words) => `${/^[HP]/.test(words) ? 'Heat' : 'heat'} the air fryer to ${at}`)
      .replace(/\bin the oven\b/gi, 'in the air fryer')
      .replace(/\bthe oven\b/gi, 'the air fryer'),
  )
  return {
    ...next,
    title: titledFor(draft.title, 'Air Fryer'),
    description: describedFor(draft.description, 'in the air fryer'),
    cookTime: draft.cookTime - minutes + after,
  }
}
