import { type Colour, mix } from './colour.ts'
import { coloursIn, withoutColours, withoutShades } from './colour-words.ts'
import { type FoodLook, foodIn, type Shape } from './palette.ts'

/**
 * A part of a dish, as one entry of its looks names it: `dark beef pieces`, `red tomato sauce`, `parsley`.
 */
export interface Part {
  /** Text of the part as written. */
  raw: string
  /** Text without the word that holds the food: a mound, a bowl, a thread. */
  words: string
  colour: Colour
  /**
   * Ways in which the part shows: as pieces, as a ground, or as a liquid that tints it. A part may name two
   * foods.
   */
  looks: FoodLook[]
  /** True for a part that flows: a sauce, a dressing, a glaze. */
  flows: boolean
}

/** Words for a cut with the shape that shows it. `keeps` lists shapes that already show this cut. */
const cuts: readonly { words: RegExp; shape: Shape; size: number; keeps?: readonly Shape[] }[] = [
  {
    words: /(?:cubes?|dice|diced|squares|croutons)$|^(?:diced|cubed)(?![a-z])/,
    shape: 'cube',
    size: 26,
    keeps: ['seared'],
  },
  {
    words: /(?:strips?|batons|sticks|ribbons|matchsticks|slivers|julienne)$/,
    shape: 'strip',
    size: 32,
    keeps: ['shred'],
  },
  {
    words: /(?:threads?|shreds|shavings|curls|strands)$|^(?:shredded|grated|shaved)/,
    shape: 'shred',
    size: 22,
  },
  {
    words: /(?:crumbs?|crumbles|bits|crumbled|crumble)$|^(?:crumbled|minced|finely chopped|ground)/,
    shape: 'crumb',
    size: 10,
    keeps: ['herb', 'ringlet', 'seed'],
  },
  {
    words: /(?:flakes|flecks|specks|sprinkles|dust)$/,
    shape: 'crumb',
    size: 7,
    keeps: ['seed', 'shred', 'nut'],
  },
  { words: /seeds?$/, shape: 'seed', size: 4, keeps: ['ball', 'nut'] },
  { words: /(?:rings?|hoops)$/, shape: 'hoop', size: 24 },
  { words: /florets?$/, shape: 'floret', size: 42 },
  { words: /leaves$/, shape: 'leaf', size: 28, keeps: ['frill', 'herb', 'shred'] },
  { words: /sprigs?$/, shape: 'herb', size: 18 },
  { words: /wedges?$/, shape: 'wedge', size: 36, keeps: ['frill', 'egg'] },
  {
    words: /(?:rounds?|coins|discs|slices?|halves)$/,
    shape: 'coin',
    size: 30,
    keeps: [
      'cucumber',
      'zucchini',
      'radish',
      'eggplant',
      'citrus',
      'tomato',
      'halved',
      'mushroom',
      'egg',
      'crescent',
      'seared',
      'strawberry',
      'hoop',
      'nut',
      'strip',
      'fillet',
      'beads',
      'blueberry',
      'shrimp',
      'frill',
      'ball',
    ],
  },
  {
    words: /(?:balls?|pearls|cherries|berries|grapes|olives|peas)$/,
    shape: 'ball',
    size: 18,
    keeps: ['beads', 'blueberry', 'strawberry', 'hoop', 'seared'],
  },
  { words: /(?:nuts|beans)$/, shape: 'bean', size: 15, keeps: ['nut', 'chunk', 'spear', 'ball'] },
  {
    words: /(?:chunks?|pieces|bites|cloves|lumps|joints|clusters|nuggets)$/,
    shape: 'chunk',
    size: 36,
    keeps: [
      'seared',
      'floret',
      'fillet',
      'shrimp',
      'cube',
      'coin',
      'mushroom',
      'strip',
      'hoop',
      'tomato',
      'frill',
      'crescent',
      'citrus',
    ],
  },
]

const flowing =
  /(?<![a-z])(?:sauce|gravy|broth|soup|glaze|dressing|cream|custard|syrup|oil|butter|milk|yogh?urt|juices?|icing|frosting|mayonnaise|mayo|mustard|ketchup|jam|jelly|caramel|honey|pesto|salsa|hummus|pur[eé]e|mousse|vinaigrette|drizzle|swirl|marinade|ganache|batter|water|coffee|tea|drink|lemonade|wine|beer|liquid|liquor|brine|dip|aioli|guacamole|chutney|relish|compote|meringue|foam|bisque|chowder|borscht|molasses|cheese sauce|tahini|buttercream|fudge|gloss|paste|masala|curry|stew|smoothie|b[eé]chamel|crema|labneh|ricotta|tapenade|hollandaise)$/

/** Colour of a part that names neither a colour nor a known food. */
const unknown: Colour = '#d9a05a'

/** Applies the last word of a part to its food: tomatoes become a sauce, beef becomes strips. */
function shaped(
  look: FoodLook | null,
  colour: Colour,
  said: boolean,
  words: string,
  flows: boolean,
): FoodLook | null {
  if (flows) return { shape: 'tint', colour, size: 0, word: words }
  const cut = cuts.find((each) => each.words.test(words))
  const isGround = look !== null && ['noodle', 'pasta', 'grain'].includes(look.shape)
  if (cut && !isGround && !(look && (look.shape === cut.shape || cut.keeps?.includes(look.shape))))
    return { shape: cut.shape, colour, size: cut.size, word: look?.word ?? words }
  if (look) return { ...look, colour }
  return said ? { shape: 'tint', colour, size: 0, word: words } : null
}

/** Reads one part of a dish's looks. */
export function readPart(text: string): Part {
  const raw = text.toLowerCase().trim()
  const words = raw.replace(
    /^(?:small |large |little )?(?:mound|heap|pool|bowl|dish|cup|thread|layers?|pile|pat|dollop|drops?|sprinkling|glass|swirl|spoonful|bed|dusting|ring|slices?) of /,
    '',
  )
  const bare = words
    .replace(/ (?:in|on|with|under|over|around|at|beside|between|showing|of) .*$/, '')
    .replace(/ (?:coated|dipped|covered|topped|filled|stuffed|tossed|rolled|dusted|folded|cut)$/, '')
  // “green beans” and “white rice” are names of foods; the orange of “orange squash” is a colour.
  const plain = withoutShades(bare)
  const named = foodIn(plain)
  const rest = named ? bare.replace(named.word, ' ') : bare
  const colours = coloursIn(rest)
  const food = colours.length > 0 ? (foodIn(withoutColours(plain)) ?? named) : named
  const shades = colours.length > 0 ? colours.map((each) => (food ? mix(each, food.colour, 0.25) : each)) : []
  const colour = shades[0] ?? food?.colour ?? unknown
  const flows = flowing.test(bare)
  const each = (one: Colour) => shaped(food, one, colours.length > 0, bare, flows)
  const first = each(colour)
  const second = / and /.test(bare) && shades[1] ? each(shades[1]) : null
  return { raw, words, colour, flows, looks: [first, second].filter((look) => look !== null) }
}
