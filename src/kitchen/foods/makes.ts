import { breaksAny, claimsOf } from './claims.ts'
import type { Food } from './food.ts'
import { foodById } from './lexicon.ts'
import { wordsOf } from './words.ts'

/*
 * Makes of foods that are sold without something: the gluten-free rotini of a shop is a gluten-free pasta, whatever
 * its shape. On each line the claims, any of which is enough (all of those joined by a plus), then the ends of the
 * names that it stands for, then the id of the make; the first line that fits counts.
 */
const table = `
gluten: lasagna-noodle|lasagna-sheet = gluten-free-lasagna-noodle
gluten: gnocchi = gluten-free-gnocchi
gluten: pasta|spaghetti|penne|linguine|fettuccine|tagliatelle|macaroni|rigatoni|fusilli|farfalle|orzo|noodle|ramen|udon|vermicelli|egg-noodle|ravioli|ditalini|shell|couscous|rotini|ziti|stelline = gluten-free-pasta
gluten: pizza-dough|pizza-crust = gluten-free-pizza-crust
gluten: breadcrumb|panko = gluten-free-breadcrumb
gluten: bun|dinner-roll|slider|brioche = gluten-free-burger-bun
gluten: bagel|english-muffin|baguette|ciabatta|hot-dog-bun|crouton = gluten-free-english-muffin
gluten: tortilla|pita|naan|flatbread|wrap = gluten-free-tortilla
gluten: (?<!graham-)cracker|pretzel|matzo|crispbread = rice-cracker
gluten: cookie|biscuit(?!-dough)|wafer|graham-cracker|waffle-cone|ladyfinger|biscoff|gingersnap|shortbread|ice-cream-cone|ice-cream-sandwich = gluten-free-cookie
gluten: cake-mix|brownie-mix|baking-mix|pancake-mix|cornbread-mix|muffin-mix|biscuit-dough = gluten-free-baking-mix
gluten: puff-pastry|pie-crust|phyllo|shortcrust|pastry = gluten-free-pie-crust
gluten: oat = gluten-free-oat
gluten: flour = gluten-free-flour
gluten: beer|stout|lager|ale = gluten-free-beer
gluten: oyster-sauce = gluten-free-oyster-sauce
vegan: graham-cracker|wafer = graham-cracker
gluten: hoisin-sauce|kecap-manis = gluten-free-hoisin-sauce
gluten: granola = gluten-free-granola
gluten: bread|toast|sourdough = gluten-free-bread
vegan+gluten: pepperoni|sausage|hot-dog|meatball|ground-beef|ground-meat|burger|crumble = gluten-free-plant-meat
alcohol: beer|stout|lager|ale = alcohol-free-beer
alcohol: wine = alcohol-free-wine
nut: pesto = nut-free-pesto
vegan: marshmallow = vegan-marshmallow
vegan: gummy-worm|gummy-bear|gummy-candy = vegan-marshmallow
vegan: pesto = vegan-pesto
vegan, dairy: ice-cream = vegan-ice-cream
vegan, dairy: chocolate = vegan-chocolate-chip
vegan, dairy: cream-cheese|quark|mascarpone|ricotta = vegan-cream-cheese
vegan, dairy: sour-cream|creme-fraiche = vegan-sour-cream
vegan, dairy: cheddar|mozzarella|parmesan|feta|provolone|gouda|swiss|monterey-jack|blue-cheese|american-cheese|cheese = vegan-cheese
vegan, dairy: yogurt|skyr|labneh = soy-yogurt
vegan, dairy: cream = vegan-cream
vegan, dairy: butter|baking-stick = vegan-butter
vegan, dairy: milk = soy-milk
vegan: yellow-curry-paste|red-curry-paste|green-curry-paste = vegan-curry-paste
vegan: mayonnaise|ranch-dressing = vegan-mayonnaise
vegan, meat: sausage|hot-dog|bratwurst|frankfurter|ground|ground-meat|black-pudding|chorizo|kielbasa|ham|salami|pepperoni|bologna|mortadella|meatball|mince|burger|ground-beef|ground-pork = veggie-burger
`

interface Make {
  claims: readonly (readonly string[])[]
  replaces: RegExp
  id: string
}

/** Words behind the noun that say in which form it is sold: "vegan cheddar shreds". */
const forms =
  '(?:-(?:shred|crumb|crumble|square|slice|bit|cube|strip|stick|patty|link|twist|crust|dough|short|elbow|mash|blend|alternative|style|sheet|block))*'

const makes: readonly Make[] = table
  .trim()
  .split('\n')
  .map((line) => {
    const [claims = '', rest = ''] = line.split(': ')
    const [replaces = '', id = ''] = rest.split(' = ')
    return {
      claims: claims.split(', ').map((each) => each.split('+')),
      replaces: new RegExp(`(?:^|-)(?:${replaces})${forms}$`),
      id,
    }
  })

/** Ids of all makes, each of which the food table has. */
export const idsOfMakes: readonly string[] = [...new Set(makes.map(({ id }) => id))]

/**
 * Returns the make that a name with a claim means: "gluten-free rotini", "plant-based ground meat"; null when it
 * makes no claim, when no make is known, or when the known one would break another of its claims.
 */
export function makeOf(name: string): Food | null {
  const words = wordsOf(name)
  const said = claimsOf(words)
  if (said.length === 0) return null
  const kind = words.map(({ stem }) => stem).join('-')
  const make = makes.find(
    ({ claims, replaces }) =>
      claims.some((all) => all.every((claim) => said.includes(claim))) && replaces.test(kind),
  )
  const food = make && foodById(make.id)
  return food && !breaksAny(words, food) ? food : null
}
