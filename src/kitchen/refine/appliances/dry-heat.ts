import type { RecipeDraft } from '#contract/recipe.ts'
import { type Line, readLines } from '../lines.ts'
import { formOf, isMeat } from '../meats.ts'
import { changed, type Outcome, refused } from '../outcome.ts'
import { joints } from '../roast-times.ts'
import { mapSentences, minutesIn, sentencesOf, spell, withMinutes } from '../sentences.ts'
import { cakeInAirFryer } from './cake-in-air-fryer.ts'
import { sentence as asSentence, isThin, moistDish, opening, untilOf } from './moist.ts'
import { ovenCelsius } from './oven-celsius.ts'
import { describedFor, titledFor } from './words.ts'

/** Words for food that an oven sets, raises or crusts as a whole, which no basket or grate can hold. */
const setByOven =
  /\b(?:batter|dough|cake|muffins?|cupcakes?|loaf|pie|quiche|souffl[eé]|custard|meringue|lasagn[ae]|casserole|gratin|brownies?|cobbler|crumble|yeast|tart (?:shell|tin|pan|dough)|layer\b.*\bdish)\b/i
const isGrain =
  /rice$|pasta|spaghetti|penne|macaroni|noodle|lentil-(?:red|brown)|couscous|quinoa|bulgur|barley/
const dry = /\b(?:roast|bake|broil|air-fry|grill|sear|pan-fry|fry|deep-fry|stir-fry|cook)\b/i
const oven = /(?<!dutch )\boven\b|\broast(?:ing)?\b|\bbroil|\bbake\b/i

/** A dish of pieces in dry heat, and the sentence that cooks them. */
interface DryDish {
  sentence: string
  minutes: number
  inOven: boolean
  lines: readonly Line[]
  main: Line[]
}

function dryDish(draft: RecipeDraft): DryDish | string {
  const text = `${draft.title} ${draft.instructions.join(' ')}`
  const lines = readLines(draft)
  if (setByOven.test(text))
    return 'it is set, raised or layered in one dish, which only the even heat of an oven does'
  const wet = lines.filter(isThin).reduce((sum, { grams }) => sum + grams, 0)
  if (wet > 60 * draft.servings) return 'it cooks in liquid'
  const grain = lines.find(
    (line) => line.food && isGrain.test(line.food.id) && line.grams > 30 * draft.servings,
  )
  if (grain) return `the ${grain.parsed.food} in it cooks in liquid`
  const simmered = moistDish(draft, 8)
  if (simmered && !/\b(?:roast|bake|broil)\b/i.test(draft.instructions.join(' '))) return 'it simmers'
  const timed = draft.instructions
    .flatMap(sentencesOf)
    .filter((each) => dry.test(each) && minutesIn(each) >= 2 && !/\brest\b|marinat|chill/i.test(each))
  const [longest] = timed.toSorted((a, b) => rank(b) - rank(a))
  if (!longest) return 'no step of it roasts or fries anything'
  const main = lines.filter(
    ({ food, grams, item }) =>
      food &&
      grams > 60 * draft.servings &&
      (isMeat(food) || /Produce/.test(food.aisle)) &&
      formOf(food, item) !== 'ground',
  )
  const shaped = /\bpatt(?:y|ies)|meatball|kebab|skewer|burger|kofta/i.test(text)
  const inPan = !oven.test(text) && /\b(?:skillet|pan|wok)\b/i.test(text)
  const later = draft.instructions.flatMap(sentencesOf)
  if (
    inPan &&
    later
      .slice(later.indexOf(longest) + 1)
      .some((each) =>
        /\b(?:baste|spoon|scrape|deglaze|pour in|in the (?:same )?(?:pan|skillet)|to the (?:pan|skillet)|sauce)\b/i.test(
          each,
        ),
      )
  )
    return 'its sauce is made in the pan in which it is fried'
  if (main.length === 0 && !shaped)
    return 'there are no pieces of meat, fish or vegetables in it that dry heat could brown'
  return {
    sentence: longest,
    minutes: minutesIn(longest),
    inOven: oven.test(draft.instructions.join(' ')),
    lines,
    main,
  }
}
const rank = (sentence: string) =>
  (/\b(?:roast|bake|broil)\b/i.test(sentence) ? 1000 : 0) + minutesIn(sentence)

const preheat =
  /\b(?:Preheat|Heat|Set|Turn on|Warm) (?:the |your |an )?oven to [^.;]*?(?=[.;]|,? and (?:line|set|oil|grease|butter|put|place)|$)/i
const lining =
  /(?:[.;,]?\s*(?:and )?)(?<!\b(?:olive|neutral|vegetable|canola|coconut|sesame|peanut|cooking|melted|the|of|with|in) )\b(?:line|oil|grease|set out|butter) (?:a|the|an|two)\b[^.;]*?(?:pan|sheet|tray|rack|tin|dish)\b[^.;]*/gi
const lit = /\b(?:Pre)?heat (?:a|an|the|your) (?:[a-z]+ )?(?:grill|barbecue|air fryer)\b[^.;]*/i
const grate =
  /\b(?:on|over) (?:a|an|the)(?: (?:hot|oiled|clean|medium-hot|gas|charcoal))*,? (?:grill|grate|barbecue)s?\b/gi
const tray =
  /\b(?:on|onto|in|into|over) (?:a|an|the|one|two)(?: (?:large|rimmed|lined|greased|prepared|big|heavy|wide|foil-lined|hot|parchment-lined|shallow|single))*,? (?:baking sheets?|baking trays?|sheet pans?|roasting pans?|roasting tins?|trays?|baking pans?|baking dish(?:es)?|rack(?: over [^,.;]*| in [^,.;]*)?|skillet|frying pan|grill pan|broiler pan)\b/gi

/** Names for the oven's pan where it is said again: "Add the salmon to the pan". */
const onTray = /\b(?:to|onto) the (?:hot |same |prepared )?(?:pan|sheet|tray|baking sheet|sheet pan)\b/gi
const pans = /\b(?:skillet|saucepan|frying pan|pot|wok)\b/i
const ofOven = /\b(?:roast|bake|broil)\b/i

/** Returns the oven's temperature in °F; one hot enough to brown if none is given. */
function ovenHeat(draft: RecipeDraft): number {
  const text = draft.instructions.join(' ')
  const f = /(\d{3}) ?°? ?F\b/.exec(text.match(preheat)?.[0] ?? '')?.[1]
  const c = /(\d{3}) ?°? ?C\b/.exec(text.match(preheat)?.[0] ?? '')?.[1]
  return f ? Number(f) : c ? Math.round((Number(c) * 9) / 5 / 5) * 5 + 30 : 400
}

interface Fire {
  /** Sentence that heats the appliance: "Heat the air fryer to 400°F (205°C)". */
  heat: string
  /** Words for the place where the pieces lie. */
  place: string
  /** Words in place of "to the pan" of the recipe, which is no more. */
  onto: string
  verb: string
  /** Time as a share of the oven's. */
  time: number
  /** Words behind the time. */
  turning: string
  title: string
  way: string
  /** Number of times that the appliance is filled. */
  batches: number
}

/** Rewrites the steps for another source of heat: its own heat, place, verb and time. */
function withHeatSource(draft: RecipeDraft, dish: DryDish, fire: Fire): RecipeDraft {
  const exact = Math.max(3, Math.round(dish.minutes * (dish.inOven ? fire.time : 1.2)))
  const after = exact < 12 ? exact : Math.round(exact / 5) * 5
  let isHot = false
  const heated = mapSentences(draft, (sentence) => {
    let next = sentence
    if (lit.test(next) && !isHot) {
      isHot = true
      next = next.replace(lit, fire.heat)
    } else if (preheat.test(next)) {
      isHot = true
      next = next.replace(preheat, fire.heat)
    }
    if (dish.inOven) next = next.replace(lining, '')
    if (sentence === dish.sentence)
      next = withMinutes(next, after)
        .replace(
          /\b(?:roast|bake|broil|pan-fry|deep-fry|stir-fry|air-fry|sear|fry|grill|cook)\b(?!ed)/i,
          (verb) => (/^[A-Z]/.test(verb) ? fire.verb : fire.verb.toLowerCase()),
        )
        .replace(
          /\b(\d+ (?:minutes?|hours?)(?: \d+ minutes?)?(?: (?:a|per|each|on each) side)?)/,
          `$1${/turn|flip/i.test(sentence) ? '' : `, ${fire.turning}`}`,
        )
    else if (dish.inOven && ofOven.test(sentence) && minutesIn(sentence) > 0)
      next = withMinutes(next, minutesIn(sentence) * fire.time)
    if (sentence === dish.sentence && fire.batches > 1)
      next = `${next} Nothing may be crowded: that takes ${fire.batches === 2 ? 'two' : 'three'} batches, ${after} minutes for each.`
    return next
      .replace(tray, fire.place)
      .replace(dish.inOven && !pans.test(draft.instructions.join(' ')) ? onTray : /$^/, fire.onto)
      .replace(/oven|skillet/.test(fire.title) ? grate : /$^/, fire.place)
      .replace(/\b(?:the |into the |in the |to the )?(?:oven|broiler)\b(?! mitt)/gi, (words) =>
        /in|to/i.test(words) ? `in the ${fire.title.toLowerCase()}` : `the ${fire.title.toLowerCase()}`,
      )
      .replace(/\b(?:roast|bake|grill|air-fry)(?= (?:for|until|another))/gi, (verb) =>
        /^[A-Z]/.test(verb) ? fire.verb : fire.verb.toLowerCase(),
      )
  })
  const hot = isHot ? heated.instructions : withHeat(heated.instructions, fire)
  return {
    ...heated,
    instructions: hot,
    title: titledFor(draft.title, fire.title === 'grill' ? 'Grilled' : 'Air Fryer'),
    description: describedFor(draft.description, fire.way),
    cookTime: Math.max(5, Math.round(draft.cookTime - dish.minutes + after * fire.batches + (isHot ? 0 : 3))),
  }
}

/** Lights the fire before the sentence that cooks, if no oven was heated. */
function withHeat(steps: readonly string[], fire: Fire): string[] {
  const at = Math.max(
    0,
    steps.findIndex((step) => step.toLowerCase().includes(fire.verb.toLowerCase())),
  )
  return steps.map((step, index) => (index === at ? `${fire.heat}. ${step}` : step))
}

/** Grams that the basket holds in one layer. */
const BASKET = 1300

/**
 * Adapts pieces to an air fryer: 25°F less than the oven, four fifths of its time, in batches if there is
 * much.
 */
export function forAirFryer(draft: RecipeDraft): Outcome {
  const dish = dryDish(draft)
  const cake = typeof dish === 'string' ? cakeInAirFryer(draft) : null
  if (cake) return changed(cake)
  if (typeof dish === 'string')
    return refused(`An air fryer browns pieces in hot air, and that does not suit this dish: ${dish}.`)
  const [joint] = joints(draft)
  if (joint && joint.grams > 1900)
    return refused(
      `The ${joint.name} is too large for the basket of an air fryer, which takes about 4 pounds.`,
    )
  const heat = Math.min(400, ovenHeat(draft) - 25)
  const grams = dish.main.reduce((sum, each) => sum + each.grams, 0)
  const batches = Math.min(3, Math.max(1, Math.ceil(grams / BASKET)))
  const next = withHeatSource(draft, dish, {
    heat: `Heat the air fryer to ${heat}°F (${ovenCelsius(heat)}°C)`,
    place: 'in the basket of the air fryer',
    onto: 'to the basket',
    verb: 'Air-fry',
    time: 0.8,
    turning: 'turning halfway',
    title: 'air fryer',
    way: 'in the air fryer',
    batches,
  })
  return changed({ ...next, cookTime: Math.max(5, Math.round(next.cookTime)) })
}

/** Adapts pieces to a grill: small ones in a grill basket, bone-in ones with the lid down. */
export function forGrill(draft: RecipeDraft): Outcome {
  const dish = dryDish(draft)
  if (typeof dish === 'string')
    return refused(`A grill sears pieces over a fire, and that does not suit this dish: ${dish}.`)
  const small = dish.main.some(
    ({ item, food }) => food && (!isMeat(food) || /cube|bite|dice|strip|thinly/i.test(item)),
  )
  const thick = dish.main.some(
    ({ item, food }) => food && isMeat(food) && /bone|thigh|drumstick|leg|roast/i.test(item),
  )
  return changed(
    withHeatSource(draft, dish, {
      heat: `Heat a grill to medium-high, about 425°F (220°C)${small ? ', with a grill basket on it' : ''}`,
      place: small ? 'in the grill basket' : 'on the oiled grate',
      onto: small ? 'to the grill basket' : 'to the grate',
      verb: 'Grill',
      time: thick ? 0.8 : 0.7,
      turning: thick ? 'with the lid down, turning now and then and away from flames' : 'turning once',
      title: 'grill',
      way: 'on the grill',
      batches: 1,
    }),
  )
}

/**
 * Adapts a dish to the oven: grilled or fried pieces are baked in a hot oven; a pot on the stove goes in
 * covered, for its own time.
 */
export function forOven(draft: RecipeDraft): Outcome {
  const dish = dryDish(draft)
  if (typeof dish === 'string') {
    const pot = moistDish(draft)
    if (!pot || pot.minutes < 25)
      return refused(
        `An oven roasts pieces or braises what simmers for long, and that does not suit this dish: ${dish}.`,
      )
    const next = mapSentences(draft, (sentence) =>
      sentence === pot.long
        ? `${asSentence(opening(pot).replace(/\s+(?:in|on|over|with) an?\.?$/i, ''))} Cover and braise in the oven at 325°F (165°C) for ${spell(pot.minutes)}${untilOf(pot) ? `, ${untilOf(pot)}` : ''}.`.trim()
        : sentence,
    )
    return changed(next)
  }
  const next = withHeatSource(
    draft,
    { ...dish, inOven: false },
    {
      heat: 'Heat the oven to 425°F (220°C)',
      place: 'on a lined sheet pan',
      onto: 'to the sheet pan',
      verb: 'Roast',
      time: 1,
      turning: 'turning once',
      title: 'oven',
      way: 'in the oven',
      batches: 1,
    },
  )
  return changed({ ...next, title: draft.title.replace(/\bGrilled\b/g, 'Roasted') })
}

/** Adapts grilled, broiled or air-fried pieces to a heavy skillet on the stove. */
export function forSkillet(draft: RecipeDraft): Outcome {
  const dish = dryDish(draft)
  if (typeof dish === 'string')
    return refused(`A skillet fries pieces, and that does not suit this dish: ${dish}.`)
  const next = withHeatSource(
    draft,
    { ...dish, inOven: false },
    {
      heat: 'Heat a large, heavy skillet over medium-high heat',
      place: 'in the skillet',
      onto: 'to the skillet',
      verb: 'Fry',
      time: 1,
      turning: 'turning once',
      title: 'skillet',
      way: 'on the stove',
      batches: 1,
    },
  )
  return changed({ ...next, title: draft.title.replace(/\b(?:Grilled|Air Fryer) /g, 'Skillet ') })
}
