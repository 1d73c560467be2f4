import type { Condition } from './condition.ts'

interface AgeMention {
  start: number
  end: number
  condition: Condition | null
}

const numbers: Readonly<Record<string, number>> = {
  ...{
    'one and a half': 1.5,
    one: 1,
    two: 2,
    three: 3,
    four: 4,
    five: 5,
    six: 6,
    seven: 7,
    eight: 8,
    nine: 9,
    ten: 10,
    eleven: 11,
    twelve: 12,
    thirteen: 13,
    fourteen: 14,
    fifteen: 15,
    sixteen: 16,
    seventeen: 17,
    eighteen: 18,
    nineteen: 19,
    twenty: 20,
    'twenty-one': 21,
    'twenty-two': 22,
    'twenty-three': 23,
    'twenty-four': 24,
    thirty: 30,
  },
  ...{ vierzehn: 14, funfzehn: 15, sechzehn: 16, achtzehn: 18, zwanzig: 20, vierundzwanzig: 24 },
  ...{ catorce: 14, quince: 15, dieciseis: 16, dieciocho: 18, veinte: 20, veinticuatro: 24 },
  ...{ quatorze: 14, quinze: 15, seize: 16, 'dix-huit': 18, vingt: 20, 'vingt-quatre': 24 },
  ...{ quattordici: 14, quindici: 15, sedici: 16, diciotto: 18, venti: 20, ventiquattro: 24 },
  ...{
    ein: 1,
    zwei: 2,
    drei: 3,
    vier: 4,
    funf: 5,
    sechs: 6,
    sieben: 7,
    acht: 8,
    neun: 9,
    zehn: 10,
    elf: 11,
    zwolf: 12,
  },
  ...{
    un: 1,
    uno: 1,
    dos: 2,
    tres: 3,
    cuatro: 4,
    cinco: 5,
    seis: 6,
    siete: 7,
    ocho: 8,
    nueve: 9,
    diez: 10,
    once: 11,
  },
  ...{ deux: 2, trois: 3, quatre: 4, cinq: 5, sept: 7, huit: 8, neuf: 9, dix: 10, onze: 11 },
  ...{ due: 2, tre: 3, quattro: 4, cinque: 5, sei: 6, sette: 7, otto: 8, nove: 9, dieci: 10, undici: 11 },
}
const number = `(\\d{1,2}(?:[.,]5| ?1/2)?|${Object.keys(numbers)
  .sort((a, b) => b.length - a.length)
  .join('|')})`
/** Optional second number of a range such as "6 to 9 month old", of which the first counts. */
const upTo = `(?:\\s*(?:-|to|or|and|bis|a|o|y|ou|et)\\s*(?:\\d{1,2}))?`
const before = '(?<![\\p{L}\\p{N}.,/])'
const after = '(?![\\p{L}\\p{N}])'
const child =
  '(?:toddlers?|infants?|newborns?|lo|babys?|babies|bebes?|bambin[oaie]|bimb[oaie]|neonat[oi]|ninos?|ninas?|hij[oa]s?|enfants?|fils|fille|nourrisson|figli[oa]|kind|kinder|kindes|sohn|tochter|kleinkind|saugling|son|daughter|child|kid|kiddo|grandson|granddaughter|nephew|niece|little one|twins)'

/** Patterns of ages in months in five languages; the first group captures the number. */
const monthsOld = [
  `${number}${upTo}[\\s-]*(?:months?|mos?|mths?)[\\s-]+olds?`,
  `${child}(?:,| is| of| at| who is| aged| \\()?\\s+${number}${upTo}[\\s-]*(?:months?|mos?)(?:[\\s-]+old)?`,
  `${number}${upTo}[\\s-]*(?:months?|mo)(?=[\\s-]+(?:bab(?:y|ies)|infants?|toddlers?|kid|child))`,
  // A meal of so many months is for whom it was named: "18 months lunch".
  `${number}${upTo}[\\s-]*(?:months?|mos?)(?=[\\s-]+(?:breakfasts?|lunch(?:es)?|dinners?|suppers?|snacks?|meals?|foods?|recipes?|pur[eé]es?|finger foods?)(?![\\p{L}]))`,
  // A figure right before the abbreviation shows that it means months, as in "porridge for my 7mo".
  `(\\d{1,2})[\\s-]?m(?:os?|ths?)`,
  `(?:from|ab|ab dem|des|a partir de|a partir des|a partir dai|dai|desde los|desde)\\s+${number}${upTo}\\.?\\s*(?:months?|monate?n?|mois|meses|mesi)`,
  `${number}\\s*\\+\\s*(?:months?|monate?n?|mois|meses|mesi)|${number}\\s*(?:months?|mois|meses|mesi)\\s*\\+`,
  `${number}${upTo}[\\s-]*monate?n?[\\s-]+alte?[snmr]*`,
  `${number}${upTo}[\\s-]*monatige[snmr]?`,
  `${child}(?:,| de| di| von| mit| ab| d'| ist| (?:de|di) eta)?\\s+(?:de |di |von |mit |ab )?${number}${upTo}\\s*(?:monate?n?|meses|mois|mesi)`,
]
const yearsOld = [
  `${number}${upTo}[\\s-]*(?:years?|yrs?)[\\s-]+olds?`,
  `${number}${upTo}[\\s-]*y[/.]?o`,
  `${number}${upTo}[\\s-]*jahrige[snmr]?`,
  `${number}${upTo}[\\s-]*jahre?n?[\\s-]+alte?[snmr]*`,
  `${child}(?:,| is| de| di| von| mit| aged| \\()?\\s+(?:de |di |von |mit )?${number}${upTo}\\s*(?:years?|jahre?n?|anos?|ans?|anni|anno)`,
]

const patternsOf = (list: readonly string[]): RegExp[] =>
  list.map((each) => new RegExp(`${before}(?:${each})${after}`, 'gu'))
const inMonths = patternsOf(monthsOld)
const inYears = patternsOf(yearsOld)
const months = `${number}${upTo}[\\s-]*(?:months?|monate?n?|mois|meses|mesi)`
/** The months of a text about a baby's food, which need no "old": "steamed smooth puree for 6 months". */
const inMonthsOfFood = patternsOf([`(?:for|at|von|ab|pour|para|per)\\s+${months}`])
/** The same without a word before them where only a baby's first food is meant: "first purees, 5 months". */
const bareMonths = patternsOf([months])
const isOfBaby = /\b(?:bab(?:y|ies)|infants?|toddlers?|weaning|bebes?|bambin[oaie]|saugling|kleinkind)\b/
const isFirstFood =
  /\b(?:(?:first|baby|smooth) purees?|purees? for|first (?:foods?|solids)|weaning|blw|breifrei)\b/
const isForBaby =
  /\b(?:purees?|mash|mashed|porridge|cereal|finger foods?|first foods?|weaning|solids|breifrei|brei|blw|papillas?|bouillie|pappa)\b/

/**
 * Foods and animals that have an age but are no child: cheese, ham, spirits, pets. One word may stand before them, but a
 * child who "loves cheese" has the age itself.
 */
const ripens =
  /^[\s-]*(?:(?!(?:loves?|likes?|eats?|hates?|wants?|needs?|gets?|takes?|has|had|is|was|can|will|won|would|does|enjoys?|prefers?|refuses?|craves?|asks?|and|with|for|who|on|off|to|allergic|kid|boy|girl|son|daughter|mag|isst|aime|mange|come|ama|mangia)\b)\w+ )?(?:parmesan|parmigiano|cheddar|gouda|cheese|cheeses|gruyere|comte|manchego|pecorino|ham|prosciutto|jamon|whisk(?:e)?y|scotch|bourbon|rum|wine|balsamic|vinegar|port|brandy|cognac|miso|starter|sourdough|kimchi|soy sauce|sauce|recipe|kase|schinken|queso|kittens?|pupp(?:y|ies)|dogs?|cats?|leftovers?|fromage|formaggio)/

const LAST_MONTH_OF_A_TODDLER = 59

/** Returns the ages of small children that a folded text names; ages of cheese and whisky are ignored. */
export function agesIn(text: string): AgeMention[] {
  const found = (patterns: readonly RegExp[], monthsOf: number) =>
    patterns.flatMap((pattern) =>
      [...text.matchAll(pattern)].map((match): AgeMention => {
        const end = match.index + match[0].length
        const months = Math.floor(monthsOrYears(match[1] ?? match[2] ?? '') * monthsOf)
        const isChild = !ripens.test(text.slice(end, end + 40))
        return { start: match.index, end, condition: isChild ? audienceOf(months) : null }
      }),
    )
  return [
    ...found(inMonths, 1),
    ...(isForBaby.test(text) ? found(inMonthsOfFood, 1) : []),
    ...(isFirstFood.test(text) || isOfBaby.test(text) ? found(bareMonths, 1) : []),
    ...found(inYears, 12),
  ]
}

const audienceOf = (months: number): Condition | null =>
  months < 12 ? { id: 'baby', months } : months <= LAST_MONTH_OF_A_TODDLER ? { id: 'toddler', months } : null

function monthsOrYears(text: string): number {
  const word = numbers[text]
  if (word !== undefined) return word
  return Number(text.replace(/ ?1\/2/, '.5').replace(',', '.'))
}
