import { MAX_GROUP_LENGTH } from '#contract/limits.ts'
import { headOf } from '#contract/storable-text.ts'
import { sentences } from '#kitchen/checks/words.ts'
import { matchFood } from '#kitchen/foods/index.ts'
import { type Fields, fieldOf, isFields, textOf } from './answer-fields.ts'

export interface ReadIngredient {
  amount: string
  item: string | undefined
  group?: string
}

const groupOf = (value: unknown) => headOf(textOf(value) ?? '', MAX_GROUP_LENGTH).replace(/[:\s]+$/, '')

/** Reads a group of entries under a heading: `{"group": "For the sauce", "items": [...]}`. */
const headed = (entry: Fields): { heading: string; entries: unknown[] } | null => {
  const entries = fieldOf(entry, 'entries')
  if (!Array.isArray(entries)) return null
  const { title, name } = entry
  return { heading: groupOf(fieldOf(entry, 'group') ?? title ?? name), entries }
}

/** Splits a text into entries, one on each line or behind each number. */
const linesOf = (text: string): string[] =>
  text.split(/\n+|(?<=[.!?])\s+(?=(?:step\s*)?\d{1,2}\s*[.:)]\s)/i).filter((line) => line.trim() !== '')

/**
 * Reads the ingredients of an answer: a list of lines or of objects, lists under headings, an object of foods
 * with their amounts, one text with a line for each. Undefined for any other shape.
 */
export function ingredientsOf(value: unknown): ReadIngredient[] | undefined {
  const lines = linesAsWritten(value)
  return lines && underHeadings(lines)
}

/** Longest heading, in words: "For the cream cheese icing". */
const LONGEST_HEADING = 6
/** Openings of a heading in the five languages: "For the", "Für den", "Pour la", "Para la", "Per il". */
const opensHeading =
  /^(?:for (?:the|serving|topping|garnish)|für (?:den|die|das|dem)|pour (?:la|le|les|l['’])|para (?:la|el|las|los)|per (?:la|il|lo|le|gli|i|l['’]))(?![\p{L}])/iu

/** Things that a recipe makes of several lines, which a heading names with a capital: "Burger sauce", "Onion gravy". */
const madeThing =
  /(?<!\p{L})(?:sauce|gravy|dressing|vinaigrette|dough|filling|stuffing|topping|glaze|marinade|batter|crust|frosting|icing|salsa|slaw|dip|rub|crumble|streusel|custard|syrup|relish|butter|cream|soup|salad|meatballs|patties|burgers|Teig|Füllung|Soße|Sauce|Belag|Streusel|Glasur|Guss|Creme|Marinade|pâte|garniture|farce|glaçage|masa|relleno|salsa|aderezo|cobertura|impasto|ripieno|condimento|glassa|crema)$/iu
const isMadeThing = (text: string): boolean =>
  /^\p{Lu}/u.test(text) && madeThing.test(text) && (matchFood(text)?.score ?? 0) < 1

/** Returns the heading that a text without an amount is: "**Filling**", "DOUGH", "Für den Teig:"; null for others. */
function headingOf(text: string): string | null {
  const bare = text.replace(/^[\s#*_=–—-]+|[\s*_:=–—-]+$/g, '')
  if (!/\p{L}{2}/u.test(bare) || /\d/.test(bare) || bare.split(/\s+/).length > LONGEST_HEADING) return null
  const isMarked =
    /^\s*(?:#{1,6}\s|\*\*|__|==)/.test(text) ||
    /:[\s*_]*$/.test(text) ||
    /^\s*[–—-]+\s*\S.*?[–—-]+\s*$/.test(text)
  return isMarked ||
    (bare === bare.toUpperCase() && bare !== bare.toLowerCase()) ||
    opensHeading.test(bare) ||
    isMadeThing(bare)
    ? groupOf(bare)
    : null
}

/** Foods that stand in a list without an amount, and head none: salt, oil, water. */
const withoutAmount = /\b(?:salt|pepper|oil|water|spray|ice|parsley|basil|cilantro|flour|butter|sugar)\b/i

/** Shop sections of foods that are no part of a dish by themselves: eggs may stand without an amount. */
const fresh: ReadonlySet<string> = new Set([
  ...['Produce', 'Meat & Fish', 'Dairy & Eggs', 'Spices & Seasonings', 'Canned & Jarred'],
  ...['Pasta, Rice & Grains', 'Nuts & Dried Fruit', 'Frozen', 'Oils & Condiments'],
])
const isFresh = (item: string): boolean => {
  const known = matchFood(item)
  return (
    known?.score === 1 && fresh.has(known.food.aisle) && !madeThing.test(item) && !/ (?:&|and) /.test(item)
  )
}

/**
 * True for a bare name with a capital before a line with an amount: a list that opens with one, "Sponge", has headings.
 */
function mayHead(lines: readonly ReadIngredient[], at: number): boolean {
  const [line, next] = [lines[at], lines[at + 1]]
  const item = line?.item ?? ''
  return (
    line?.amount === '' &&
    line.group === undefined &&
    /^\p{Lu}[\p{L}&'’ -]+$/u.test(item) &&
    item.split(' ').length <= LONGEST_HEADING &&
    !withoutAmount.test(item) &&
    !isFresh(item) &&
    next !== undefined &&
    (/\d/.test(next.amount) || /^\d/.test(next.item ?? ''))
  )
}

/** Splits a heading with its list on one line: "Dressing: 3 tbsp oil, 1 tbsp vinegar, salt". */
function withOwnList(line: ReadIngredient): ReadIngredient[] {
  const [, heading, list] = /^(\p{Lu}[\p{L} ]{2,30}): (\d.*)$/u.exec(line.item ?? '') ?? []
  const parts = (list ?? '').split(/, (?![^(]*\))/)
  const isList = line.amount === '' && parts.filter((part) => /^\d/.test(part)).length > 1
  return isList && heading !== undefined
    ? parts.map((item) => ({ amount: '', item, group: groupOf(heading) }))
    : [line]
}

/** Puts the lines behind a heading that stands among them under it, as a group. */
function underHeadings(lines: readonly ReadIngredient[]): ReadIngredient[] {
  // A list in capitals throughout has no heading.
  const isShouted = lines.every(({ item = '' }) => item === item.toUpperCase())
  const isHeaded = mayHead(lines, 0)
  let heading = ''
  return lines.flatMap(withOwnList).flatMap((line, at, all) => {
    const { amount, item = '', group } = line
    const own =
      amount === '' && group === undefined && !isShouted
        ? (headingOf(item) ?? (isHeaded && mayHead(all, at) ? groupOf(item) : null))
        : null
    if (own !== null && at + 1 < all.length) {
      heading = own
      return []
    }
    return [group === undefined && heading !== '' ? { ...line, group: heading } : line]
  })
}

function linesAsWritten(value: unknown): ReadIngredient[] | undefined {
  if (typeof value === 'string') return linesOf(value).flatMap((line) => ingredientOf(line))
  if (Array.isArray(value)) return value.flatMap((entry) => ingredientOf(entry))
  if (!isFields(value)) return undefined
  return Object.entries(value).flatMap(([name, said]) =>
    Array.isArray(said)
      ? said.flatMap((entry) => ingredientOf(entry, groupOf(name)))
      : ingredientOf(isFields(said) ? { name, ...said } : { item: name, amount: said }),
  )
}

function ingredientOf(entry: unknown, heading = ''): ReadIngredient[] {
  if (typeof entry === 'string') {
    const item = textOf(entry)
    return item ? [{ amount: '', item, ...(heading && { group: heading }) }] : []
  }
  if (!isFields(entry)) return entry === null ? [] : [{ amount: '', item: undefined }]
  const part = headed(entry)
  if (part) return part.entries.flatMap((one) => ingredientOf(one, part.heading))
  const amount = amountOf(entry)
  const item = withPreparation(textOf(fieldOf(entry, 'item')), textOf(fieldOf(entry, 'preparation')))
  const group = groupOf(fieldOf(entry, 'group')) || heading
  return item === '' || isNote(amount, item ?? '') ? [] : [{ amount, item, ...(group && { group }) }]
}

/** Placeholders that models write into empty fields. */
const nothing = /^(?:none|null|n\/?a|-+|–|unit|units)$/i

/**
 * Reads an amount such as "1/2 teaspoon" from one field or several: number and unit apart, or an object of
 * both.
 */
function amountOf(entry: Fields): string {
  const said = fieldOf(entry, 'amount')
  const number = isFields(said) ? amountOf(said) : (textOf(said) ?? '')
  const unit = textOf(fieldOf(entry, 'unit')) ?? ''
  // A unit that the amount already contains ("1/2 cup" beside "cup") is not repeated.
  const isSaid = number
    .toLowerCase()
    .split(/[\s\d]+/)
    .includes(unit.toLowerCase())
  return [number, isSaid ? '' : unit].filter((part) => part !== '' && !nothing.test(part)).join(' ')
}

/** Appends a preparation such as "finely chopped" to the item; a remark of several sentences is dropped. */
function withPreparation(item: string | undefined, preparation = ''): string | undefined {
  if (!item || !preparation || nothing.test(preparation) || preparation.length > 60) return item
  return item.toLowerCase().includes(preparation.toLowerCase()) ? item : `${item}, ${preparation}`
}

/** Recognises notes such as "Note: check all labels", which are no ingredients. */
const isNote = (amount: string, item: string): boolean =>
  /^notes?:?$/i.test(amount) || /^(?:notes?:|check (?:the |all )?labels?\b|see notes?\b)/i.test(item)

/**
 * Reads the steps of an answer, without their numbers: a list of texts or of objects, steps under headings,
 * an object that numbers them, one text. A method in one paragraph has its sentences as steps. Undefined for any
 * other shape.
 */
export function stepsOf(value: unknown): (string | undefined)[] | undefined {
  const steps = stepsAsWritten(value)
  const [only] = steps ?? []
  return steps?.length === 1 && only ? ofParagraph(only) : steps
}

/** Number of steps of a paragraph: more would be hard to follow, and too many for the checks. */
const MOST_OF_PARAGRAPH = 12

/** Returns the sentences of a paragraph as steps, several in one where there are many. */
function ofParagraph(text: string): string[] {
  const found = sentences(text).filter((sentence) => sentence !== '')
  const inOne = Math.ceil(found.length / MOST_OF_PARAGRAPH)
  return found.flatMap((_, at) => (at % inOne === 0 ? [found.slice(at, at + inOne).join(' ')] : []))
}

function stepsAsWritten(value: unknown): (string | undefined)[] | undefined {
  if (typeof value === 'string') return linesOf(value).flatMap((line) => stepOf(line))
  if (Array.isArray(value)) return value.flatMap(stepOf)
  return isFields(value) ? Object.values(value).flatMap(stepOf) : undefined
}

function stepOf(entry: unknown): (string | undefined)[] {
  if (isFields(entry)) {
    const part = headed(entry)
    if (part) return part.entries.flatMap(stepOf)
  }
  if (Array.isArray(entry)) return entry.flatMap(stepOf)
  if (entry === null) return []
  const words = textOf(isFields(entry) ? fieldOf(entry, 'step') : entry)
  const bare = words?.replace(/^(?:step\s*)?\d{1,2}\s*[.:)]\s+/i, '')
  return bare === '' ? [] : [bare]
}
