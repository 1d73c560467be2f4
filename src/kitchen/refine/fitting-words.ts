import type { Food } from '../foods/index.ts'
import { asPattern } from '../prose.ts'

const called =
  (words: RegExp) =>
  ({ id }: Food): boolean =>
    words.test(id)
/** True for an oil; coconut oil is hard in a cool kitchen and is melted like butter. */
export const isOil = (food: Food | undefined): boolean =>
  food !== undefined && /oil$/.test(food.id) && food.id !== 'coconut-oil'
const isLiquid = (food: Food): boolean =>
  isOil(food) || /(?:^|-)(?:milk|stock|broth|wine|vinegar|juice|syrup|water|sauce|cream)$/.test(food.id)
const isGround = ({ id, tags }: Food): boolean => tags.includes('ground-meat') || /-ground(?:-|$)/.test(id)
const isFlesh = ({ aisle }: Food): boolean => aisle === 'Meat & Fish'
const isRaw = (food: Food): boolean => isFlesh(food) && !food.tags.includes('cooked')
const grows = ({ aisle }: Food): boolean => /Produce|Dried Fruit|Canned|Frozen/.test(aisle)

/** Words of a preparation that fit only foods of a kind, with the test for these foods. */
const fitting: readonly (readonly [words: RegExp, fits: (food: Food) => boolean])[] = [
  [/\bcasings?\b/, called(/sausage|chorizo|merguez|bratwurst|boudin|kielbasa/)],
  [
    /\bmelted\b/,
    called(
      /butter|coconut-oil|shortening|lard|margarine|ghee|suet|fat$|chocolate|chip|cheese|marshmallow|caramel|jam|jelly/,
    ),
  ],
  [
    /\bsoft(?:ened)?\b/,
    called(
      /butter|coconut-oil|shortening|lard|margarine|ghee|fat$|cheese|ice-cream|tofu|date|raisin|prune|fig|apricot|noodle|bread/,
    ),
  ],
  [/\bat (?:cool )?room temperature\b|\bcold\b|\bchilled\b/, (food) => !isOil(food)],
  [/\bwhipped\b/, called(/cream|butter|cheese|egg/)],
  [
    /\b(?:peeled|deveined|shells?|shelled|tails?)\b/,
    (food) => (grows(food) && !isFlesh(food)) || food.tags.includes('shellfish') || /egg|nut/.test(food.id),
  ],
  [
    /\b(?:skins?|skinned|skinless|boned|bones?|boneless|pounded|butterflied|scaled)\b/,
    (food) => (isFlesh(food) && !isGround(food)) || grows(food),
  ],
  [/\bflorets?\b/, called(/broccoli|cauliflower|romanesco/)],
  [/\bpicked over\b/, (food) => !isFlesh(food) || /crab|fish/.test(food.id)],
  [/\b(?:drained|rinsed|pressed)\b/, (food) => !isLiquid(food) && !isRaw(food)],
  [/\b(?:pitted|cored|stemmed|hulled|zested|juiced|stems? removed|seeded|seeds)\b/, grows],
  [/\b(?:beaten|whisked|separated)\b/, called(/egg|yogurt|cream|milk|flax|aquafaba/)],
  [
    /\b(?:cubed|diced|sliced|slices|quartered|halved|split|batons|coins|chunks|cut|dice|cubes|pieces|strips|thick|each)\b/,
    (food) => !isLiquid(food) && !isGround(food),
  ],
  [/\b(?:grated|shredded|crumbled|chopped|minced|mashed|shaved|whole)\b/, (food) => !isLiquid(food)],
]

const fits = (words: string, food: Food): boolean =>
  fitting.every(([each, isFitting]) => !each.test(words) || isFitting(food))

/**
 * Returns the parts of a preparation that fit the food taking another's place: casings are removed from no
 * ground beef, and oil is not melted. Null when nothing is left.
 */
export function fittingPreparation(preparation: string, food: Food): string | null {
  const clauses = preparation.split(/, /).flatMap((clause) => {
    if (fits(clause, food)) return [clause]
    const left = clause.split(/ and /).filter((part) => fits(part, food))
    return left.length > 0 && clause.includes(' and ') ? [left.join(' and ')] : []
  })
  return clauses.length === 0 ? null : clauses.join(', ')
}

/**
 * Rewrites a sentence in which an oil has taken the place of a hard fat: oil is heated, not melted, and
 * shimmers where butter foams.
 */
export function withVerbsOfOil(sentence: string, name: string): string {
  const oil = asPattern(name)
  const share =
    '(?:(?:the |its )?(?:(?:remaining|rest|half|some|most|other half|(?:a|one|two|three) [a-z]+) ?)?(?:of )?(?:the )?)'
  return sentence
    .replace(new RegExp(String.raw`\b([Mm])elt(?=(?: in)? ${share}${oil}\b)`, 'g'), (_, letter: string) =>
      letter === 'M' ? 'Heat' : 'heat',
    )
    .replace(new RegExp(String.raw`\b(?:melted|softened|soft|cold) (?=${oil}\b)`, 'g'), '')
    .replace(new RegExp(String.raw`\b([Ff])oam (?=(?:the )?${oil}\b)`, 'g'), (_, letter: string) =>
      letter === 'F' ? 'Heat ' : 'heat ',
    )
    .replace(
      new RegExp(
        String.raw`(\b${oil}\b[^.;]*\b(?:until|when|once) (?:it|the ${oil}) )(?:foams|is foaming|stops foaming|has melted|is melted|melts)\b`,
      ),
      '$1shimmers',
    )
    .replace(
      new RegExp(String.raw`(\b${oil}\b[^.;]*\buntil )(?:melted and foaming|foaming|foamy|melted)\b`),
      '$1shimmering',
    )
}
