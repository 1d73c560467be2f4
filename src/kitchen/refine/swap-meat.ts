import type { RecipeDraft } from '#contract/recipe.ts'
import { withSafetySteps } from '../checks/index.ts'
import { heats } from '../checks/times.ts'
import { pantryItem } from '../culinary/index.ts'
import { type Food, foodById, matchFood } from '../foods/index.ts'
import { capital } from '../prose.ts'
import { type Line, mentionsIn, readLines } from './lines.ts'
import { meatless } from './meatless.ts'
import {
  buyAs,
  cutletOf,
  donenessClass,
  formOf,
  type Heat,
  isMeat,
  minutesOf,
  signOf,
  soldAs,
} from './meats.ts'
import { changed, type Outcome, refused } from './outcome.ts'
import { isMetric, replaceLines, weighed } from './replace.ts'
import { joints } from './roast-times.ts'
import { isAdvice, mapSentences, minutesIn, sentencesOf, withMinutes } from './sentences.ts'
import type { StandIn } from './stand-ins.ts'

const moist = /\b(?:simmer|stew|brais|cover|poach|bubbl|boil|low heat|sauce|stock|broth)/i
const oven = /(?<!dutch )\boven\b|\broast|\bbake/i

/**
 * Finds the sentence that cooks a line, and its heat: the long one of a braise, the one in the oven, the one
 * in the pan.
 */
function cookingOf(
  draft: RecipeDraft,
  line: Line,
  lines: readonly Line[],
): { heat: Heat; sentence: string | null } {
  const all = draft.instructions.flatMap(sentencesOf)
  const first = all.findIndex((each) =>
    mentionsIn(each, lines).some((found) => found.line.index === line.index),
  )
  const after = first < 0 ? all : all.slice(first)
  const cooking = after.filter((each) => heats(each.toLowerCase()) && !waiting.test(each) && !isAdvice(each))
  const longest = cooking.toSorted((a, b) => minutesIn(b) - minutesIn(a))[0] ?? null
  const minutes = longest ? minutesIn(longest) : 0
  if (longest && minutes >= 12 && /\b(?:roast|bake)\b/i.test(longest) && !/\bcover/i.test(longest))
    return { heat: 'roasted', sentence: longest }
  const named = cooking.filter(
    (each) => minutesIn(each) > 0 && mentionsIn(each, lines).some((found) => found.line.index === line.index),
  )
  // A thigh is done when it has simmered for 20 minutes, but its substitute may have to be braised.
  const simmered = named.find((each) => /\b(?:simmer|stew|brais)/i.test(each) && minutesIn(each) >= 15)
  if (simmered) return { heat: 'braised', sentence: simmered }
  if (longest && minutes >= 25 && (moist.test(longest) || oven.test(longest)) && !named.some(isDone))
    return { heat: 'braised', sentence: longest }
  return { heat: 'fried', sentence: named.find(isDone) ?? named[0] ?? null }
}
const waiting =
  /\b(?:let (?:it|them|the [a-z]+) (?:stand|rest|cool)|rest|marinat|chill|refrigerate|stand for)\b/i
const isDone = (sentence: string) =>
  /\d ?°|\bpink\b|\bopaque\b|\bjuices\b|cooked through|\bflake/i.test(sentence)

/**
 * Replaces one line by another meat, fish or something meatless, with its own time, sign of doneness and
 * temperature. Refused if the steps could not be followed with it.
 */
export function withOtherMain(draft: RecipeDraft, index: number, name: string): Outcome {
  const lines = readLines(draft)
  const line = lines[index]
  if (!line?.food) return refused('The kitchen does not know what it would replace.')
  const { heat, sentence } = cookingOf(draft, line, lines)
  const form = isFlat(draft, line) ? 'cutlet' : formOf(line.food, line.item)
  const standIn = standInFor(line, name, heat, form)
  const food = standIn && foodById(standIn.id)
  if (!standIn || !food)
    return refused(`${capital(name)} cannot take the place of the ${line.parsed.food} here.`)
  const isJoint = form === 'whole' || joints(draft).some((one) => one.index === index && one.count === 1)
  if (isJoint && donenessClass(food) !== donenessClass(line.food))
    return refused(
      `The ${line.parsed.food} is cooked in one piece, for a time of its own; ${name} is another dish. Ask for a new recipe with it.`,
    )
  const isPlant = donenessClass(food) === 'plant'
  if (
    isPlant &&
    /\b(?:pound|truss|stuff|carve) (?:the|each|it)\b|\bskin side\b/i.test(draft.instructions.join(' '))
  )
    return refused(
      `The ${line.parsed.food} is pounded, stuffed or crisped in its skin here, which ${name} cannot follow. Ask for a new recipe with ${name}.`,
    )
  const loose = /canned|lentil-cooked/.test(food.id)
  if (
    loose &&
    /\b(?:broil|grill|skewer|rack|roast|patt(?:y|ies)|meatball|carve|a side|each side)\b/i.test(
      sentence ?? draft.instructions.join(' '),
    )
  )
    return refused(
      `The ${line.parsed.food} is grilled, roasted or shaped in this dish, which ${name} cannot be. Ask for a new recipe with ${name}.`,
    )
  const [was, is] = [minutesOf(line.food, heat), minutesOf(food, heat)]
  if (was === null || is === null)
    return refused(
      `The kitchen does not know how long ${name} takes in place of the ${line.parsed.food}. Ask for a new recipe with it.`,
    )
  const ratio = is / was
  const before = sentence ? minutesIn(sentence) : 0
  const after = Math.max(1, before * ratio)
  // Foods that share the pot or tray are done in the old time, or fall apart in the new one.
  const sharing = sentence && heat !== 'fried' ? slowOnesWith(lines, index) : []
  if (sharing.length > 0 && heat !== 'fried' && (ratio < 0.6 || ratio > 2))
    return refused(
      `${capital(name)} takes about ${Math.round(after / 5) * 5} minutes where the ${line.parsed.food} takes ${Math.round(before)}, and the ${sharing[0]!.parsed.food} beside it would not be right by then. Ask for a new recipe with it.`,
    )
  // Shrimp that simmer as long as beef are rubber, and in the time of shrimp there is no stew.
  if (heat === 'braised' && ratio < 0.2)
    return refused(
      `${capital(name)} is done in minutes where the ${line.parsed.food} simmers for ${Math.round(before)}, so it would be another dish. Ask for a new recipe with it.`,
    )
  const timed = Math.abs(ratio - 1) < 0.15 || before === 0 ? draft : retimed(draft, sentence!, before, after)
  const shown = loose
    ? mapSentences(timed, (each) => each.replace(/,? breaking (?:it|them) (?:up|small|apart)[^,.;]*/gi, ''))
    : timed
  const next = withOwnLine(replaceLines(shown, new Map([[index, standIn]])), line, food, standIn)
  const tender = isPlant
    ? mapSentences(next, (each) =>
        each.replace(/\buntil [^.;]*\b(?:meat|fork|bone)\b[^.;]*/gi, 'until tender'),
      )
    : next
  const signed = withSign(tender, index, line.food, food, heat)
  const isOtherClass = donenessClass(line.food) !== donenessClass(food)
  return changed(withSafetySteps(isOtherClass ? withoutOldSigns(signed, name) : signed))
}

/** True for breasts and cutlets that are pounded or split, one for each eater. */
const isFlat = (draft: RecipeDraft, { item, parsed }: Line): boolean =>
  /\b(?:breasts?|cutlets?|chops?|scaloppine|escalopes?|schnitzels?)\b/i.test(`${parsed.food} ${item}`) &&
  /\b(?:pound|butterfly|flatten|split each|halve each|cut each)\b/i.test(draft.instructions.join(' '))

/**
 * Writes the line of the new food: "4 salmon fillets, skin on" become 4 cod fillets, skin on; canned food is
 * bought by the can.
 */
function withOwnLine(draft: RecipeDraft, line: Line, food: Food, standIn: StandIn): RecipeDraft {
  const old = line.food!.name // looked up before anything is replaced
  const isFish = line.food?.tags.includes('fish') && food.tags.includes('fish')
  const lineOf = (amount: string, item: string) => ({
    ...draft,
    ingredients: draft.ingredients.with(line.index, { ...draft.ingredients[line.index]!, amount, item }),
  })
  if (isFish && line.item.toLowerCase().includes(old.toLowerCase()))
    return lineOf(line.amount, line.item.replace(new RegExp(old, 'i'), food.name))
  // One flat piece for each eater stays one: four breasts become four chops.
  if (
    cutletOf(food)?.[0] === standIn.buy.many &&
    line.parsed.unit === null &&
    line.parsed.quantity &&
    line.grams > 0
  )
    return lineOf(line.amount, `${standIn.buy.many} (about ${weighed(line.grams, isMetric(draft))} in all)`)
  if (!food.id.endsWith('-canned') || line.grams === 0) return draft
  const cans = Math.max(1, Math.round((line.grams * standIn.ratio * 0.85) / 250))
  return lineOf(
    `${cans} can${cans > 1 ? 's' : ''} (15 ounces${cans > 1 ? ' each' : ''})`,
    `${standIn.name.many}, drained and rinsed`,
  )
}

function retimed(draft: RecipeDraft, sentence: string, before: number, after: number): RecipeDraft {
  const next = mapSentences(draft, (each) => (each === sentence ? withMinutes(each, after) : each))
  const cook = Math.max(5, Math.round((draft.cookTime + after - before) / 5) * 5)
  return { ...next, cookTime: Math.abs(after - before) < 3 ? draft.cookTime : cook }
}

const slowOnesWith = (lines: readonly Line[], index: number): Line[] =>
  lines.filter(
    ({ food, index: at, grams }) =>
      at !== index && food && grams > 150 && ['hard'].includes(pantryItem(food.id)?.speed ?? ''),
  )

function standInFor(line: Line, name: string, heat: Heat, form: Form): StandIn | null {
  const key = Object.keys(meatless).find(
    (each) => new RegExp(`\\b${each}s?\\b`, 'i').test(name) && !/\bsoup|curd/.test(name),
  )
  const specific =
    key && /\b(?:black|kidney|pinto|white|cannellini)\b/.test(name)
      ? matchFood(`canned ${name}`)?.food
      : undefined
  const plant = specific
    ? {
        id: specific.id,
        buy: specific.plural,
        name: name.toLowerCase(),
        ratio: 1,
        preparation: 'drained and rinsed',
      }
    : key && meatless[key]
  if (plant)
    return {
      id: plant.id,
      buy: { one: plant.buy, many: plant.buy },
      name: { one: plant.name, many: plant.name },
      ratio: plant.ratio,
      preparation: form === 'ground' && plant.id.startsWith('tofu') ? 'crumbled' : plant.preparation,
      insteadOfMeat: true,
    }
  const bare = name
    .toLowerCase()
    .trim()
    .replace(/^(?:(?:boneless|skinless|bone-in|skin-on|lean|fresh|raw)[, ]+)+/, '')
  const id = soldAs(bare, form, heat === 'braised') ?? matchFood(bare)?.food.id
  const food = id === undefined ? undefined : foodById(id)
  if (!food || !isMeat(food) || food.tags.includes('cooked')) return null
  if (form === 'ground' && !food.tags.includes('ground-meat')) return null
  if (form !== 'ground' && food.tags.includes('ground-meat')) return null
  const short = form === 'ground' ? food.name : bare
  const isPiece = /(?:breast|thigh|fillet|chop|steak|drumstick|cutlet|sausage)$/.test(short)
  const many = isPiece ? `${short}s` : short
  const isWhole = /-whole$/.test(food.id) && form !== 'whole'
  if (isWhole) return null
  const flat = form === 'cutlet' ? cutletOf(food) : undefined
  // A meat that is not sold in flat pieces would be pounded to shreds.
  if (form === 'cutlet' && flat === undefined) return null
  if (flat) {
    const [bought, one] = flat
    const preparation = preparationFor(line, food)
    return {
      id: food.id,
      buy: { one: bought, many: bought },
      name: { one, many: `${one}s` },
      ratio: 1,
      preparation,
    }
  }
  return {
    id: food.id,
    buy: { one: buyAs(food), many: /sausage$/.test(food.name) ? food.plural : buyAs(food) },
    name: { one: short, many },
    ratio: 1,
    preparation: preparationFor(line, food),
  }
}
type Form = ReturnType<typeof formOf>

/**
 * Returns the preparation of the new food: "peeled and deveined" is for shrimp; cubes are cubes of whatever
 * meat.
 */
const preparationFor = (line: Line, food: Food): string => {
  const { preparation } = line.parsed
  if (line.food && !isMeat(line.food)) return 'cut into bite-size pieces'
  if (food.tags.includes('shellfish')) return food.id === 'shrimp' ? 'peeled and deveined' : ''
  if (food.tags.includes('fish')) return 'cut into large pieces'
  if (preparation && !/peel|devein|skin|scal/i.test(preparation)) return preparation
  return line.food?.tags.includes('shellfish') || line.food?.tags.includes('fish')
    ? 'cut into bite-size pieces'
    : ''
}

/** Removes the old meat's words of doneness from the description. */
function withoutOldSigns(draft: RecipeDraft, name: string): RecipeDraft {
  if (!/\d{3} ?°|\bpink\b|\brare\b|\bopaque\b/i.test(draft.description)) return draft
  const kept = draft.description
    .split(/(?<=[.;])\s+/)
    .filter((clause) => !/\d{3} ?°|\bpink\b|\brare\b|\bopaque\b/i.test(clause))
    .join(' ')
    .replace(/[;,]\s*$/, '.')
  return { ...draft, description: kept.length >= 20 ? kept : `${draft.title}, made with ${name}.` }
}

/** Replaces the old food's sign of doneness by that of the new one. */
function withSign(draft: RecipeDraft, index: number, from: Food, to: Food, heat: Heat): RecipeDraft {
  const sign = signOf(to, heat)
  if (donenessClass(from) === donenessClass(to) || !sign) return draft
  const lines = readLines(draft)
  const isNamed = (sentence: string) => mentionsIn(sentence, lines).some(({ line }) => line.index === index)
  const own = draft.instructions.flatMap(sentencesOf).filter((one) => isNamed(one) && isDone(one))
  // The loaf, and no meat by its name, is baked "until the center reads 160°F".
  const isOfWhole = (sentence: string) =>
    own.length === 0 &&
    !isAdvice(sentence) &&
    !mentionsIn(sentence, lines).some(({ line }) => line.food && isMeat(line.food))
  return mapSentences(draft, (sentence) => {
    if (own.includes(sentence)) return signed(sentence, sign)
    const degrees = isOfWhole(sentence) ? temperature.exec(sign)?.[0] : undefined
    return degrees ? sentence.replace(temperature, degrees) : sentence
  })
}

/** Inner temperature of meat, which no oven has. */
const temperature = /\b1[4-7]\d ?°F(?: \(\d+ ?°C\))?/

/** Time behind a sign of doneness, which stays: "until pink, 2 minutes a side". */
const timeBehind = /,? (?:about )?\d[\d to½¼/-]*(?: |-)(?:seconds?|minutes?)(?: (?:a|per|each) side)?$/i

/** Writes the new sign in place of the last "until …" of a sentence, or of its temperature. */
function signed(sentence: string, sign: string): string {
  const until = /,? until [^.;]*(?=[.;]|$)/i
  if (until.test(sentence))
    return sentence.replace(until, (words) => `, until ${sign}${timeBehind.exec(words)?.[0] ?? ''}`)
  return sentence.replace(
    /,? (?:to|at|and reads?|and)? ?\(?\d{3} ?°F(?: ?[(/][^).;]*\)?)?/i,
    `, until ${sign}`,
  )
}
