import type { ReadDraft, ReadLine } from './read-draft.ts'
import { durationsOf } from './times.ts'
import { sentences } from './words.ts'

/** Dry pulse on the list, with the time after which its lectins are harmless. */
export interface DryPulse {
  line: ReadLine
  name: string
  /** Minutes at a simmer. */
  minutes: number
}

const nouns =
  'lentils?|da+l|dhal|chick ?peas?|garbanzos?|beans?|split peas?|black[- ]?eyed? peas?|cowpeas?|pigeon peas?|field peas?|crowder peas?|marrowfat peas?|soya ?beans?|soybeans?|masoor|rajma|chana|moong|mung|urad|toor|arhar|pulses|legumes'
const noun = new RegExp(String.raw`\b(?:${nouns})\b`)
/**
 * Pulses that are sold dry under their plain name: lentils, dals, split peas. A plain "bean" or "chickpea" is
 * canned.
 */
const dryByName =
  /\blentils?\b|\bda+l\b|\bdhal\b|\bsplit peas?\b|\bmasoor\b|\burad\b|\btoor\b|\bmoong\b|\bmung beans?\b|\bblack[- ]?eyed? peas?\b|\bpigeon peas?\b/
const saysDry = new RegExp(
  String.raw`(?<!\b(?:pat|patted|pat them|blotted|wiped|well|thoroughly|towel|and) )\b(?:dried|dry|uncooked|raw|soaked)\b[^,;()]{0,40}\b(?:${nouns}|peas)\b|\b(?:${nouns})\b[^.]{0,30}[,(;] ?(?:dried|dry|uncooked|raw|(?:pre-?)?soaked)\b(?! with)|\b(?:${nouns})\b[^.]{0,20}\bsoaked\b`,
)
/** Wording of pulses that are cooked already, or of another food made from them. */
const notDry =
  /\b(?:canned|tinned|cans?|tins?|jars?|jarred|cooked|precooked|leftover|frozen|fresh|green beans?|string beans?|runner beans?|french beans?|wax beans?|snap|long beans?|haricots? verts?|coffee|cocoa|cacao|vanilla|tonka|jelly beans?|edamame|sprouts?|sprouted|sprouting|flour|noodles?|pasta|spaghetti|penne|rotini|fusilli|vermicelli|thread|paste|sauce|dip|hummus|refried|baked beans?|roasted|boiled|steamed|steam-cooked|pouch|pouches|vacuum[- ]packed|ready[- ]to[- ]eat|ready[- ]cooked|chips?|crisps?|crackers?|puffs?|milk|soup|curd|burgers?|patty|patties|fermented|salted black|meatballs?|sausages?|crumbles?|blind[- ]baking|pie weights?|baking beans?)\b/
/** Small amounts of dal, which are a spice of South Indian tempering and fried in oil. */
const aSpice = /^\s*(?:an?|[\d/.,\s-]+|one|two|half an?)?\s*(?:teaspoons?|tsps?|pinch(?:es)?)\b/

/**
 * Smallest number of minutes in simmering liquid: the shortest times of packages and the USDA; FDA, Bad Bug
 * Book, on phytohaemagglutinin.
 */
const least: readonly [RegExp, number][] = [
  [/\b(?:red|pink|orange|split) (?:split )?lentils?\b|\bmasoor\b|\blentils?, (?:red|split)\b/, 10],
  [/\blentils?\b|\bmoong\b|\bmung\b/, 15],
  [/\bsplit peas?\b|\bda+l\b|\bdhal\b|\btoor\b|\barhar\b|\burad\b/, 30],
  [/./, 40],
]

/**
 * Returns the minutes of a pulse: a plain "dal" is of red lentils, a named one takes the time of its pulse.
 */
function minutesOf(text: string): number {
  if (/^[^a-z]*(?:[a-z]+ )?(?:cups? )?(?:da+l|dhal)\b/.test(text) && !/toor|chana|urad|moong|mung/.test(text))
    return 10
  return least.find(([words]) => words.test(text))?.[1] ?? 40
}

/**
 * Returns the dry pulses of a list. Beans and chickpeas are dry when the line says so, or when a step soaks
 * them for hours.
 */
export function dryPulses(recipe: ReadDraft): DryPulse[] {
  return recipe.lines.flatMap((line) => {
    const text = line.text
    if (!noun.test(text) && !/\b(?:dried|dry|uncooked) peas\b/.test(text)) return []
    if (aSpice.test(text) || isPieWeight(recipe, text)) return []
    const said = saysDry.test(text)
    if (notDry.test(text) && !(said && onlyDrained(text))) return []
    const dry = said || (!/\bdrained\b/.test(text) && (dryByName.test(text) || soaks(recipe, text)))
    return dry ? [{ line, name: nameOf(text), minutes: minutesOf(text) }] : []
  })
}

/** True for pulses that were only soaked and drained, never cooked: "dried beans, soaked and drained". */
const onlyDrained = (text: string): boolean => !notDry.test(text.replace(/\bfresh water\b/g, ''))

const nameOf = (text: string): string => {
  const named = text.match(
    new RegExp(
      `(?:(?:red|green|brown|black|yellow|white|puy|french|beluga|kidney|pinto|navy|cannellini|borlotti|butter|lima|fava|adzuki|great northern|black-eyed|split|mung|urad|toor|chana|masoor|moong)[ -])*(?:${nouns}|peas)`,
    ),
  )
  return named?.[0] ?? 'beans'
}

const isPieWeight = (recipe: ReadDraft, text: string): boolean =>
  /\bbeans?\b/.test(text) &&
  /\bblind[- ]bak|\bpie weights?\b|\bbaking beans?\b/.test(`${text}\n${recipe.method}`)

const soaks = (recipe: ReadDraft, text: string): boolean =>
  /\b(?:beans?|chick ?peas?|garbanzos?)\b/.test(text) &&
  recipe.steps.some(({ folded }) =>
    /\bsoak\w*\b[^.]*\b(?:beans?|chick ?peas?|garbanzos?)\b[^.]*\b(?:overnight|hours)|\b(?:beans?|chick ?peas?|garbanzos?)\b[^.]*\bsoak\w*\b[^.]*\b(?:overnight|hours)/.test(
      folded,
    ),
  )

/**
 * True when pulses are soaked, ground raw, and then fried, baked or steamed, as for falafel, dosa or vada.
 * Kidney beans are not made safe by it.
 */
function isGroundRaw(recipe: ReadDraft): boolean {
  const text = `${recipe.lines.map((line) => line.text).join('\n')}\n${recipe.method}`
  const ground =
    /\b(?:grind|ground to|ground into|blend|blitz|process(?:or)?|puree|pulse (?:until|in|the|them|to)|batter|mill)\b/
  const soaked = /\bsoak/.test(text) || /\b(?:flour|powder)\b/.test(recipe.method)
  return (
    soaked &&
    ground.test(recipe.method) &&
    /\b(?:deep-?fr|fr(?:y|ied|ying)|bake|steam|griddle|air-?fr|waffle|tawa|cook\b[^.]*\b(?:side|golden|crisp)|roast|toast)/.test(
      recipe.method,
    )
  )
}

const wet =
  /\b(?:boil\w*|simmer\w*|poach\w*|stew(?:s|ed|ing)?|brais(?:e|es|ed|ing)|bubbl\w+|parboil\w*|pressure|instant pot|slow[- ]?cook\w*|crock-?pot|rice cooker)\b/
const slow = /\bslow[- ]?cook\w*|\bcrock-?pot/
const pressed = /\bpressure|\binstant pot|\bmanual\b/
const liquid =
  /\b(?:water|stock|broth|bouillon|liquid|boil\w*|simmer\w*|coconut milk|passata|crushed tomato(?:es)?|canned tomato(?:es)?|chopped tomato(?:es)?|tomato sauce|soup|stew|milk|wine|cider|dashi|sauce)\b/
const dry =
  /\b(?:fr(?:y|ies|ied|ying)|saut\w+|toast(?:s|ed|ing)?|roast(?:s|ed|ing)?|brown(?:s|ed|ing)?|sear\w*|sweat\w*|crisp|grill\w*)\b/
const still = /\b(?:soak|soaking|stand|sit|steep|rest|chill|cool|refrigerate|marinate|infuse)\b/
const named =
  /\b(?:lentils?|da+l|dhal|chick ?peas?|garbanzos?|beans?|peas?|pulses?|legumes?|moong|mung|chana|rajma|urad|everything|ingredients|all of it)\b/
/** Words for another pot, whose minutes do not cook the pulses. */
const elsewhere =
  /\b(?:boil|simmer|cook|poach|steam) (?:the |your )?(?:[a-z-]+ ){0,2}(?:rice|pasta|spaghetti|noodles?|potato(?:es)?|quinoa|couscous|eggs?|bulgur|macaroni|penne|barley|farro|cauliflower|broccoli)\b|\b(?:separate|another) (?:pot|pan|saucepan)\b/
const tender =
  /\buntil\b[^.]*\b(?:tender|soft|creamy|mushy|collaps\w+|break\w*|broken|fall\w* apart|cooked(?: through)?|done|thick\w*|dissolv\w*|absorbed)\b/
const byPackage = /\baccording to (?:the )?(?:package|packet)|\bpackage (?:directions|instructions)/

/**
 * Returns the minutes that a recipe cooks its pulses in liquid, from the sentence that first names them. A
 * simmer without minutes that ends "until tender" counts as long enough; minutes under pressure count
 * threefold, and a slow cooker needs at least two hours.
 */
export function minutesInLiquid(recipe: ReadDraft): number {
  const all = recipe.steps.flatMap(({ folded }) => sentences(folded))
  const first = all.findIndex((sentence) => named.test(sentence))
  let isWet = false
  let minutes = 0
  for (const sentence of all.slice(Math.max(0, first))) {
    const isOwn = named.test(sentence)
    if (!isOwn && elsewhere.test(sentence)) continue
    if (isOwn && byPackage.test(sentence)) minutes += 240
    let mode: 'wet' | 'dry' | 'still' | null = null
    for (const clause of sentence.split(/[;:]|,|\bthen\b/)) {
      if (liquid.test(clause) && !/\bdrain|\brinse/.test(clause)) isWet = true
      if (wet.test(clause) && !still.test(clause)) mode = 'wet'
      else if (still.test(clause)) mode = 'still'
      else if (dry.test(clause) && !(isWet && /\b(?:roast|brown)/.test(clause))) mode = 'dry'
      else if (/\b(?:cook\w*|bake\w*|oven|steam\w*|heat|leave|warm)\b/.test(clause) && mode !== 'wet')
        mode = isWet || /\bsteam/.test(clause) ? 'wet' : 'dry'
      if (mode !== 'wet') continue
      const spans = durationsOf(clause)
      const longest = spans.reduce((sum, { most }) => sum + most, 0)
      const factor = pressed.test(sentence) ? 3 : 1
      if (slow.test(sentence)) minutes += longest >= 120 || spans.length === 0 ? 240 : 0
      else if (/\brice cooker\b/.test(sentence)) minutes += 20
      else minutes += longest * factor
    }
    const hasMinutes = durationsOf(sentence).length > 0
    const isLong = /\b(?:overnight|all day|for hours|an afternoon|several hours)\b/.test(sentence)
    if (mode === 'wet' && !hasMinutes && (tender.test(sentence) || isLong)) minutes += 240
  }
  return minutes
}

/** Returns the first dry pulse that is not cooked in liquid for long enough, or null. */
export function rawPulse(recipe: ReadDraft): DryPulse | null {
  const pulses = dryPulses(recipe)
  if (pulses.length === 0) return null
  const cooked = minutesInLiquid(recipe)
  const isBatter = isGroundRaw(recipe)
  return (
    pulses.find(({ line, minutes }) => cooked < minutes && !(isBatter && !/kidney/.test(line.text))) ?? null
  )
}

/** Returns the sentence for a recipe that leaves its pulses raw. */
export const boilPulses = ({ name, minutes }: DryPulse): string =>
  `Simmer the ${name} in plenty of water for at least ${minutes} minutes, until tender, and drain before you go on: dry pulses are harmful unless boiled.`
