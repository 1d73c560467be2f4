import { tokens } from '../../checks/words.ts'
import type { Craving } from '../craving.ts'

/**
 * Restaurant chains and shops with the dish that each is known for, which answers who names nothing else: "I want
 * something that tastes like McDonald's".
 */
const table = `
cheeseburger: mcdonald'?s?, burger king, wendy'?s?, five guys, in[ -]?n[ -]?out, shake shack, whataburger, a fast food burger
fried chicken: kfc, kentucky fried chicken, popeyes, church'?s chicken
chicken sandwich: chick[ -]?fil[ -]?a
chicken tenders: raising cane'?s, zaxby'?s
buffalo wings: wingstop, buffalo wild wings, hooters
beef tacos: taco bell, del taco
chicken burrito bowl: chipotle'?s?, qdoba
pizza: pizza hut, domino'?s?, papa john'?s?, little caesar'?s?
orange chicken: panda express
pancakes: ihop, denny'?s
waffles: waffle house
cinnamon rolls: cinnabon
chocolate chip cookies: crumbl, levain, insomnia cookies
glazed doughnuts: krispy kreme, dunkin'? donuts?, dunkin
iced latte: starbucks
swedish meatballs: ikea
fettuccine alfredo: olive garden
broccoli cheddar soup: panera bread, panera
peri-peri chicken: nando'?s
sausage rolls: greggs
chicken katsu curry: wagamama
chicken gyro bowl: halal guys
soft pretzels: auntie anne'?s
banana split: dairy queen
`
const kinds: readonly (readonly [dish: string, makers: RegExp])[] = table
  .trim()
  .split('\n')
  .map((row): [string, RegExp] => {
    const [dish = '', names = ''] = row.split(': ')
    return [dish, new RegExp(`\\b(?:${names.split(', ').join('|')})(?=\\W|$)`, 'i')]
  })

/**
 * Returns a craving that names nothing but a maker, or a food of the dish that the maker is known for, with that dish in
 * its place: fried chicken for "Popeyes style chicken". Null where another dish or a way of eating is named, or no such
 * maker.
 */
export function dishOfMaker({ claims = [], recipes, foods, dishes }: Craving, text: string): string | null {
  const said = text.replace(/’/g, "'")
  const row = kinds.find(([, maker]) => maker.test(said))
  if (!row) return null
  const [dish, maker] = row
  const wishes = claims.filter(
    ({ kind, namesA = [] }) => kind === 'wish' && !namesA.every((one) => one === 'category'),
  )
  if (!recipes && foods.length === 0 && dishes.length === 0 && wishes.length === 0)
    return said.replace(maker, dish)
  const own = tokens(dish)
  const isOfDish = wishes.every(({ means }) => tokens(means).some((word) => own.includes(word)))
  const food = wishes.length === 1 && isOfDish ? wishes[0] : undefined
  if (!food) return null
  const name = food.words.replace(/[^\p{L}\p{N} '-]/gu, '.')
  const behind = new RegExp(
    `${name}\\s+(?:just |exactly )?(?:like|from|as (?:at|in)|that tastes? like|similar to)\\s+(?:the one (?:at|from) )?${maker.source}(?:'s)?`,
    'i',
  )
  const before = new RegExp(`${maker.source}(?:'s)?(?:[- ](?:style|type|copycat|inspired))?\\s+${name}`, 'i')
  const found = [behind, before].find((one) => one.test(said))
  return found ? said.replace(found, dish) : null
}
