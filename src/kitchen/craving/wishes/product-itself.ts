import type { Course } from '../../cookbook/courses.ts'
import { nameKey } from '../../cookbook/name-key.ts'
import type { Cookbook } from '../../cookbook/open-cookbook.ts'
import { matchFood } from '../../foods/index.ts'
import { makers } from '../passes/makers.ts'

const wanting =
  "(?:(?:i (?:need|want|would like|am looking for)|i['’]m looking for|looking for|need|want|is there|do you have|how (?:do i|can i|to) make|make) )?(?:an?|the|some|my own|your own|our own|une?|ein|eine|einen|un|una)? ?(?:good |great |easy |cheap |quick |recipe for (?:an? )?)*"
/** Words that ask for a product of the shop to be made, or for what stands in for it. */
const leads = [
  '(?:home ?made|home-made|diy|copycat|selbst ?gemachte[rsn]?|hausgemachte[rsn]?)',
  'something (?:just |a lot |very |kind of )?(?:like|similar to)',
  '(?:home ?made )?(?:substitutes?|replacements?|alternatives?|dupe|stand-?in|ersatz|alternative) (?:for|to|für|fuer|zu)',
  '(?:etwas|sowas|so was|was) wie|algo (?:como|parecido al?)|quelque chose comme|qualcosa (?:come|di simile al?)',
  '(?:sustituto|substituto) (?:casero )?(?:de|del|para)(?: la| el)?|casero sustituto (?:de|del)(?: la| el)?|substitut (?:de|du|pour|à)(?: la| le)?|sostituto (?:di|del|della|per)(?: il| la)?',
].join('|')
const asked = new RegExp(
  `^\\W*${wanting}(?:${leads}) (.+?)(?: recipes?| please| at home| from scratch)?[.?!\\s]*$`,
  'iu',
)

/** Courses of what is sold as a food and made at home as well. */
const made: ReadonlySet<Course> = new Set<Course>([
  'basic',
  'condiment',
  'sauce',
  'preserve',
  'dressing',
  'drink',
  'candy',
  'cookie',
])
/** Aisles of food that grows or is caught, which nobody asks to be made. */
const grown = /produce|meat/i

/** Craving for a product, or the reason why the kitchen makes none. */
export interface Product {
  text: string
  refusal: string | null
}

/**
 * Returns a craving for a product itself, "something like Nutella", by the name of the recipe that makes it. Where none
 * does, it is refused, since a dish that uses the product is what nobody asked for.
 */
export function productItself(text: string, { names, bySlug }: Cookbook): Product {
  const rest = asked.exec(text)?.[1]
  const said = rest?.split(/ (?:or|oder|o|ou) |,/)[0]?.trim() ?? ''
  if (said === '' || isMaker(said)) return { text, refusal: null }
  const food = matchFood(said)
  const isWhole = food !== null && nameKey(food.alias) === nameKey(said)
  const called = [
    said,
    `homemade ${said}`,
    `${said} substitute`,
    `copycat ${said}`,
    ...['cheese', 'sauce', 'seasoning', 'spread'].map((kind) => `homemade ${said} ${kind}`),
    ...(isWhole ? [food.food.name, `homemade ${food.food.name}`] : []),
  ]
  const isMade = (name: string) =>
    /^(?:homemade|copycat) /.test(name)
      ? names.has(nameKey(name))
      : (names.get(nameKey(name))?.some((slug) => made.has(bySlug.get(slug)?.file.course ?? 'main')) ?? false)
  const name = called.find(isMade)
  // Words behind the product may be a rule: "something like Nutella, no nuts".
  const behind = (rest ?? '').slice(said.length).replace(/^ (?:or|oder|o|ou) [^,.;]+/i, '')
  if (name) return { text: `${name} recipe${behind}`, refusal: null }
  const isSold =
    isWhole && !grown.test(food.food.aisle) && !names.has(nameKey(said)) && !/ or |,/.test(rest ?? '')
  return { text, refusal: isSold ? refusalFor(said) : null }
}

/** True for a maker's name, which means the maker's best known dish and none of its sauces: "something like Chick-fil-A". */
const isMaker = (said: string): boolean => makers.some((name) => nameKey(name.join(' ')) === nameKey(said))

const refusalFor = (said: string): string =>
  `Larder's kitchen has no recipe of ${said} itself, and no dish that uses it would be what you asked for. Name the dish that it is for, and Larder makes that.`
