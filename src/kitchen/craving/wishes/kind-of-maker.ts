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
 * Returns a craving that names nothing but a maker with the dish that the maker is known for in its place; null
 * where a dish, a food or a way of eating is named, or no such maker.
 */
export function dishOfMaker({ claims = [], recipes, foods, dishes }: Craving, text: string): string | null {
  const isOpen =
    !recipes &&
    foods.length === 0 &&
    dishes.length === 0 &&
    claims.every(({ kind, namesA = [] }) => kind !== 'wish' || namesA.every((one) => one === 'category'))
  const row = isOpen ? kinds.find(([, maker]) => maker.test(text.replace(/’/g, "'"))) : undefined
  return row ? text.replace(/’/g, "'").replace(row[1], row[0]) : null
}
