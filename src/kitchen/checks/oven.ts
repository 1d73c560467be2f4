import type { Finding } from '#contract/recipe.ts'
import type { RuleFamily } from './rule-family.ts'
import { isInTalk } from './talk.ts'
import { temperaturesOf, toCelsius } from './temperatures.ts'

const ovenWords =
  /(?<!dutch |microwave |slow )\boven\b(?!-?\s?(?:mitt|glove|proof|safe|dried))|(?<!no[- ])\bbake\b|\bbroil\b|\broast (?:for|until|in|the|at)\b/

/** Wording that leaves the temperature to the package: "bake the fries according to the packet". */
const byPackage =
  /\b(?:according to|as|per|following) the (?:pack(?:et|age|aging)?|box|label|bag)\b|\b(?:package|packet) (?:directions|instructions)\b/

/** An oven that only keeps things warm, however hot it is: "keep the pancakes warm in a low oven". */
const keepsWarm =
  /\b(?:low|warm|cool|barely warm) oven\b|\b(?:keep|hold|stay)\w*\b[^.]*\bwarm\b[^.]*\boven\b|\boven\b[^.;]{0,30}\b(?:keep|kept|hold|held|stay)\b[^.;]{0,20}\bwarm\b|\boven\b[^.;]{0,12}\bwarm\b[^.;]{0,12}$/m

/** Baking in a pan on the stove, as German says of pancakes: "in einer Pfanne … bei mittlerer Hitze backen". */
const onTheStove =
  /^(?!.*\boven\b).*(?:\b(?:skillet|frying pan|pan)\b.*\b(?:medium|low|high|moderate|in) heat\b|\bin (?:the |plenty of )?(?:very )?hot (?:oil|butter|lard|ghee|fat)\b|\b(?:oil|butter|lard|ghee|fat) in (?:an? |the )?(?:\w+ )?(?:skillet|frying pan|pan)\b.*\bheat\b|\bheat\b.*\b(?:oil|butter|lard|ghee|fat) in (?:an? |the )?(?:\w+ )?(?:skillet|frying pan|pan)\b)/

/** A batter that sets in a pan on the stove, in the words of a translation. */
const pouredInPan = /\b(?:pan|skillet)\b.*\bheat\b.*\b(?:dough|batter|eggs?)\b[^.;]*\b(?:pour|add|in)\b/
/** A waffle iron bakes by itself. */
const waffleIron =
  /\bwaffle (?:iron|maker)\b|\b(?:waffeleisen|waffelautomat|gaufrier|gofrera|piastra per (?:le )?waffle|waflera)\b/
const forTheOven =
  /\b(?:ovens?|tin|mou?ld|baking (?:dish|sheet|tray|paper)|casserole|tray|grate|preheat|springform)\b/

/** Rules O1 and O2: a recipe with an oven gives its temperature, and °F and °C agree. */
export const oven: RuleFamily = {
  group: 'Oven temperatures are given',
  check({ steps, language }) {
    // A dish that was begun in a pan goes on baking in it, unless a step names the oven or a dish that goes into one.
    // German also says of a batter poured into a pan that it is baked there.
    const isInPan =
      steps.some(
        ({ folded }) =>
          (ovenWords.test(folded) && onTheStove.test(folded)) ||
          (language === 'de' && pouredInPan.test(folded)),
      ) && !steps.some(({ folded }) => (language === 'de' ? forTheOven : /\boven\b/).test(folded))
    const inOven = steps.filter(
      ({ folded }) =>
        ovenWords.test(folded.replace(keepsWarm, ' ')) &&
        !byPackage.test(folded) &&
        !isInPan &&
        !waffleIron.test(folded) &&
        [...folded.matchAll(new RegExp(ovenWords, 'g'))].some(({ index }) => !isInTalk({ folded }, index)) &&
        !onTheStove.test(folded),
    )
    const pairs = steps.flatMap((step) => mismatches(step.text, step.index))
    if (inOven.length === 0) return pairs.length > 0 ? pairs : null
    const first = inOven[0]
    const given = steps.flatMap((step) => temperaturesOf(step.text))
    const hot = given.filter(isOvenHeat)
    const broiler = inOven.every((step) => /broil|grill/.test(step.folded) && !/\bbake\b/.test(step.folded))
    const gasMark = steps.some((step) => /gas mark \d/.test(step.folded))
    if (hot.length > 0 || gasMark || broiler || !first) return pairs
    return [
      {
        rule: 'oven.temperature',
        severity: 'error',
        place: `instructions.${first.index}`,
        message: 'The oven is used, but no step says how hot it is (200 to 500°F, 95 to 260°C).',
        remedy: 'Give the temperature where the oven is first named, such as 400°F (200°C).',
      },
      ...pairs,
    ]
  },
}

const isOvenHeat = ({ value, scale }: { value: number; scale: 'F' | 'C' }): boolean =>
  scale === 'F' ? value >= 200 && value <= 500 : value >= 95 && value <= 260

/** Finds temperatures side by side in two scales, as in "400°F (200°C)", that differ by more than 8 °C. */
function mismatches(text: string, index: number): Finding[] {
  const found = temperaturesOf(text)
  return found.flatMap((first, i): Finding[] => {
    const second = found[i + 1]
    if (!second || second.scale === first.scale || second.index - first.end > 6) return []
    if (Math.abs(toCelsius(first) - toCelsius(second)) <= 8) return []
    return [
      {
        rule: 'oven.scales-agree',
        severity: 'error',
        place: `instructions.${index}`,
        message: `${text.slice(first.index, second.end)}: the two scales do not say the same.`,
        remedy: `${first.value}°${first.scale} is ${inOther(first)}.`,
      },
    ]
  })
}

const inOther = (given: { value: number; scale: 'F' | 'C' }): string =>
  given.scale === 'F'
    ? `${Math.round(toCelsius(given) / 5) * 5}°C`
    : `${Math.round((given.value * 1.8 + 32) / 5) * 5}°F`
