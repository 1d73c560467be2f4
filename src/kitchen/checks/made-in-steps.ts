import { isFlesh } from '../foods/flesh.ts'
import { findFoods, matchFood } from '../foods/index.ts'
import { isTelegraphic } from './clauses.ts'
import { dietRules } from './diet-rules.ts'
import { oncePer } from './once-per.ts'
import { claims } from './own-names.ts'
import { plantShapes } from './plant-shapes.ts'
import type { ReadDraft, ReadStep } from './read-draft.ts'
import { fold, tokens } from './words.ts'

/** Stretch of a step's text. */
export interface Place {
  start: number
  end: number
}

/**
 * Things that a cook makes and then calls by a name of their own: the verb that an earlier step needs, and
 * the food that the list must contain. A sauce with a longer name ("soy sauce") is bought.
 */
const made: readonly (readonly [name: RegExp, verb: RegExp, of: RegExp | null])[] = [
  [
    /^(?:sauce|gravy|dressing|filling|mixture|topping|dip|marinade|glaze|rub|paste)$/,
    /\b(?:blend|blitz|whisk|beat|mash|mix|combine|stir|shake|simmer|braise|boil|reduce|strain|scrape|puree|pulse|process)/,
    null,
  ],
  [
    /^pesto$/,
    /\b(?:blend|blitz|pulse|process|pound|chop|crush)/,
    /\b(?:basil|parsley|cilantro|kale|arugula|spinach|herbs?|mint)\b/,
  ],
  [/^meringue$/, /\b(?:whisk|whip|beat)/, /\baquafaba\b/],
  [
    /^(?:mayonnaise|mayo|aioli)$/,
    /\b(?:whisk|whip|beat|blend)/,
    /\b(?:aquafaba|silken tofu|soy milk|cashews?)\b/,
  ],
  [
    /^(?:cream|custard)$/,
    /\b(?:whisk|whip|blend|beat|cook|heat|simmer|warm|stir)/,
    /\b(?:coconut (?:milk|cream)|cashews?|silken tofu|(?:oat|soya?|almond) (?:milk|cream|drink))\b/,
  ],
  [/^custard$/, /\b(?:whisk|cook|simmer|stir)/, /\b(?:cornstarch|corn starch|cornflour|custard powder)\b/],
  [
    /^(?:buttercream|frosting|icing)$/,
    /\b(?:whisk|whip|beat)/,
    /\b(?:powdered|icing|confectioners'?) sugar\b/,
  ],
  [/^ganache$/, /\b(?:melt|stir|whisk|pour)/, /\bchocolate\b/],
  [/^buttermilk$/, /\b(?:stir|mix|whisk|combine|add|pour)/, /\b(?:milk|soya? drink|oat drink)\b/],
  [
    /^egg$/,
    /\b(?:stir|mix|whisk|combine|soak|whip|beat)/,
    /\b(?:flax\w*|linseeds?|chia|aquafaba|egg replacer)\b/,
  ],
  // Shan tofu is a set porridge of chickpea flour, and other curds are made of seeds and pulses.
  [
    /^tofu$/,
    /\b(?:whisk|cook|simmer|stir|thicken|set)/,
    /\b(?:(?:chickpea|gram|besan|lentil|fava|pea|mung bean) ?(?:flour)?|besan|split peas|lentils|pumpkin seeds)\b/,
  ],
  // A soup that is poured off its vegetables is called bouillon, and only a cube of it is bought.
  [/^bouillon$/, /\b(?:simmer|boil|cook|bubble)/, /\b(?:stock|broth)\b/],
  // Seeds are ground as almonds are where nobody may eat these.
  [
    /^(?:frangipane|marzipan)$/,
    /\b(?:grind|pulse|process|blitz|beat|cream|knead)/,
    /\b(?:(?:sunflower|pumpkin|melon) seeds?|tiger ?nuts?|coconut|semolina)\b/,
  ],
  [/^caramel$/, /\b(?:cook|melt|simmer|boil)/, /\bsugar\b/],
  [
    /^(?:dough|pastry|crust|batter|base)$/,
    /\b(?:mix|knead|rub|stir|whisk|press|combine|pulse|bring together)/,
    /\b(?:flour|starch|meal|oats?|crackers?|biscuits?|cookies|polenta)\b/,
  ],
  [
    /^(?:pasta|noodle|ravioli|tortellini|gnocchi|dumpling|spaetzle|bread|flatbread|naan|pita|bun|roll|tortilla|cake|sponge|cookie|biscuit|cracker|pancake|crepe|waffle|muffin|scone|crumble|pizza|loaf|wrapper)$/,
    /\b(?:knead|dough|batter|bake)/,
    /\b(?:flour|starch|meal|masa|semolina|oats?)\b/,
  ],
  [/^(?:bechamel|veloute|roux)$/, /\b(?:whisk|stir|cook|simmer)/, /\b(?:flour|cornstarch|starch)\b/],
  [/^(?:ragu|bolognese)$/, /\b(?:simmer|brown|cook)/, null],
  [
    /^(?:salsa|slaw|guacamole|relish|chutney|compote|puree|jam|jelly|syrup|crema|tortilla|spaetzle)$/,
    /\b(?:mix|stir|toss|blend|mash|cook|simmer|boil|press|roll|combine|chop)/,
    null,
  ],
  [/^drippings?$/, /\b(?:roast|fry|brown|sear|cook|bake|render)/, null],
  [/^(?:patty|burger|meatball|dumpling|nugget)$/, /\b(?:form|shape|roll|press)/, null],
  [
    /^(?:noodle|spaghetti|ribbon)$/,
    /\b(?:spiraliz|ribbons?|julienne|peel)/,
    /\b(?:zucchini|courgettes?|squash|carrots?|cucumbers?|daikon|sweet potato|celeriac)\b/,
  ],
  [
    /^(?:stock|broth)$/,
    /\b(?:strain|simmer|steep|warm|heat|boil|soak|infuse)/,
    /\b(?:kombu|kelp|dried shiitakes?|dried mushrooms?|porcini|parmesan rinds?|bones|carcass|shells|bacon ends)\b/,
  ],
  [/^dashi$/, /\b(?:simmer|steep|soak|heat|boil)/, /\b(?:kombu|kelp|shiitake|katsuobushi|bonito)\b/],
]
/**
 * Words behind a name that make a homemade sauce of it: "the cheese sauce" of blended cashews. A peanut sauce
 * holds peanuts, whatever the list says.
 */
const madeBehind = /^[ -](?:sauce|gravy|dressing|filling|mixture|topping|dip)\b/
const likeMilk = /^(?:cheese|cream|butter|milk|egg|cream cheese|sour cream)$/
/** Words before a name that refer to something already there: "the", "your", "remaining". */
export const definite =
  /\b(?:the|this|your|its|their|all|half|remaining|reserved|leftover)(?: (?:of the|rest of the|[a-z-]+))?(?: [a-z-]+)? $|\bin (?:fresh|new|more) $|\bthe(?: [a-z-]+){1,2},(?: [a-z-]+){1,2},(?: [a-z-]+){0,2} and $|\bthe(?: [a-z-]+){1,2} and $/

/**
 * True when an earlier step has blended, whisked or simmered it from listed foods: "the pesto", "the cheese
 * sauce".
 */
export function isMadeBefore(recipe: ReadDraft, step: ReadStep, { start, end }: Place): boolean {
  const said = tokens(step.folded.slice(start, end)).map(longName)
  // The cream that was whipped is called whipped cream.
  const name = said.length > 1 && worked.test(said[0] ?? '') ? said.slice(1) : said
  const head = name.at(-1) ?? ''
  if (isBrothOfThePot(recipe, step, { start, end }, name)) return true
  if (head === 'egg' && ofSeeds.test(step.folded.slice(0, start))) return true
  const { starts, named, born, makers, isWarmed } = makingOf(recipe)
  const at = (starts[step.index] ?? 0) + start
  if (isQuoted(recipe, name) || (named.get(name.join(' ')) ?? at) < at) return true
  if (born.has((starts[step.index] ?? 0) + end)) return true
  // The translation of a recipe has no articles.
  const isDefinite =
    recipe.language !== 'en' ||
    definite.test(step.folded.slice(Math.max(0, start - 40), start)) ||
    isTelegraphic(step.folded, start) ||
    (/^(?:stock|broth|dashi)$/.test(head) && ladled.test(step.folded.slice(Math.max(0, start - 20), start)))
  if (!isDefinite) return false
  if (isLikenedBefore(recipe, name, at)) return true
  if (` ${dishOf(recipe) ?? ''}`.endsWith(` ${name.join(' ')}`)) return true
  const isBeforeSauce = madeBehind.test(step.folded.slice(end))
  const isOwn = likeMilk.test(name.join(' ')) || name.every((token) => titleOf(recipe).has(token))
  const own = isBeforeSauce && isOwn ? 'sauce' : head
  // A sauce of the title's own words is made, "the teriyaki sauce" of teriyaki salmon; any other longer name
  // is bought.
  const isOwnSauce =
    name.length > 1 && sauces.has(head) && name.slice(0, -1).every((token) => titleOf(recipe).has(token))
  if (own === head && name.length > 1 && !isOwnSauce && !isOfListed(recipe, name)) return false
  if (isOwnSauce && isWarmed < at) return true
  return makers.some(({ names, since }) => names.test(own) && since < at)
}

/** Foods that turn the water in which they cook into a broth. */
const ofBroth =
  /\b(?:beans?|lentils?|chickpeas|peas|mushrooms?|vegetables?|potato(?:es)?|cabbage|kombu|kelp|water|tomatoes)\b/
/** Words around a broth that is in the pot already: "mash a few beans into the broth", "until the broth thickens". */
const inThePot =
  /\b(?:in|into|from|of|through|under|over|skim|taste|season|thicken|strain) (?:the|its|their) $/
const doesSo =
  /^ (?:is|has|looks?|turns?|thickens?|tastes?|clings?|coats?|should|reduces?|becomes?|gets?|goes|bubbles?|simmers?|darkens?)\b/
const pouring = /\b(?:pour|stir|add|whisk|mix|tip|measure|bring|heat)\b[^.;]{0,24}$/

/** True for the liquid in which listed foods have simmered, where the list has no stock and none is poured in. */
function isBrothOfThePot(
  recipe: ReadDraft,
  { index, folded }: ReadStep,
  { start, end }: Place,
  name: readonly string[],
): boolean {
  if (name.length !== 1 || !/^(?:broth|stock)$/.test(name[0] ?? '')) return false
  const before = folded.slice(Math.max(0, start - 40), start)
  const cooked = [...recipe.steps.slice(0, index).map((step) => step.folded), folded.slice(0, start)].join(
    ' ',
  )
  const isThere = (inThePot.test(before) || doesSo.test(folded.slice(end))) && !pouring.test(before)
  return (
    isThere &&
    /\b(?:simmer|boil|cook|stew)/.test(cooked) &&
    recipe.lines.some(({ text }) => ofBroth.test(text)) &&
    !recipe.lines.some(({ tokens: said }) => said.includes('stock') || said.includes('broth'))
  )
}

/** Words before a stock that is taken from the pot: "a ladle of hot stock". */
const ladled = /\b(?:ladle|ladleful|splash|bit|little) of (?:the )?(?:hot |warm )?$/

/** Words before an egg that is none: the flax eggs which a step makes of flaxseed. */
const ofSeeds = /\b(?:flax(?:seed)?|linseed|chia(?: seed)?|aquafaba)[ -]$/

/**
 * True for a name to which an earlier step likens what it makes, and by which it is called from then on: tofu
 * that is blended "until it looks like ricotta" is the ricotta.
 */
const isLikenedBefore = (recipe: ReadDraft, name: readonly string[], at: number): boolean =>
  [...recipe.method.slice(0, at).matchAll(likening)].some(([, ...words]) =>
    ` ${tokens(words.filter(Boolean).join(' ')).map(longName).join(' ')} `.includes(` ${name.join(' ')} `),
  )
const likening =
  /\b(?:looks?|feels?|tastes?|crumbles?) (?:just |much |a lot )?like ((?:[a-z-]+ ?){1,4})|\bresembl\w+ ((?:[a-z-]+ ?){1,4})|\b(?:texture|consistency|look) of ((?:[a-z-]+ ?){1,4})/g

/**
 * Names that the recipe has set in quotation marks once, such as jackfruit "carnitas"; inch marks do not
 * count.
 */
const quotedIn = oncePer((recipe: ReadDraft): ReadonlySet<string> => {
  const text = `${recipe.title}\n${recipe.method}`
  const said = [
    ...text.matchAll(/(?<!\d)"([^"\n]{2,30})"/g),
    ...text.matchAll(/(?<![^\s(])'([a-z][a-z -]{1,28})'(?![^\s.,;:!?)])/g),
  ]
  return new Set(said.map(([, words = '']) => tokens(words).join(' ')))
})

/**
 * True for a name that the recipe sets in quotation marks, with its other words from the title: the pulled pork
 * of Pulled "Pork" Sandwiches.
 */
function isQuoted(recipe: ReadDraft, name: readonly string[]): boolean {
  const quoted = quotedIn(recipe)
  return (
    quoted.has(name.join(' ')) ||
    (quoted.has(name.at(-1) ?? '') && name.slice(0, -1).every((token) => titleOf(recipe).has(token)))
  )
}

/** Words for what a step has done to a thing. */
const worked = /^(?:hot|warm|whipped|blended|mashed|pureed|toasted|beaten|chilled|frozen|baked|fried)$/

/** Short names of what a recipe writes out elsewhere. */
const longNames: ReadonlyMap<string, string> = new Map([
  ['mayo', 'mayonnaise'],
  ['yoghurt', 'yogurt'],
  ['veg', 'vegetable'],
])
export const longName = (token: string): string => longNames.get(token) ?? token

/**
 * Returns the food that a recipe makes by the last words of its title, without what is served with it: the
 * ice cream of "Coconut Ice Cream with Berries". Meat, fish and wine are bought and not made.
 */
const dishOf = oncePer((recipe: ReadDraft): string | null => {
  const [name = ''] = recipe.title.split(
    / (?:with|in|on|and|for|from|of|a la|al|au|mit|con|alla|di|de|du|von|aus)\b|[,(:]| - /,
  )
  const made = findFoods(name).at(-1)
  const isBought =
    made === undefined ||
    isFlesh(made.food) ||
    made.food.tags.includes('gelatin') ||
    (made.food.tags.includes('alcohol') && !claims(recipe, dietRules['alcohol-free']))
  return isBought || made.end !== name.trimEnd().length
    ? null
    : tokens(name.slice(made.start, made.end)).map(longName).join(' ')
})

const sauces = new Set([
  'sauce',
  'marinade',
  'glaze',
  'dressing',
  'rub',
  'paste',
  'frosting',
  'filling',
  'icing',
  'base',
  'crust',
  'dough',
  'batter',
])
/** Words for a sauce of the pan that no shop uses: "the meat sauce", "the white sauce". */
const plainly = new Set(['white', 'brown', 'meat', 'pan', 'cooking', 'warm'])
const wordsListed = oncePer((recipe: ReadDraft) => new Set(recipe.lines.flatMap((line) => line.tokens)))
/** Syrups and preserves that are cooked of a fruit; a syrup of corn, maple or malt is bought. */
const ofFruit =
  /^(?!(?:corn|maple|rice|malt|agave|golden|chocolate|glucose)\b).* (?:syrup|jam|jelly|compote|puree|chutney|relish)$/
/** True when a sauce's other words are on the list: "the cream cheese frosting" with listed cream cheese. */
const isOfListed = (recipe: ReadDraft, name: readonly string[]): boolean =>
  (sauces.has(name.at(-1) ?? '') || ofFruit.test(name.join(' '))) &&
  name.slice(0, -1).every((token) => plainly.has(token) || wordsListed(recipe).has(token))
const titleOf = oncePer(({ title }: ReadDraft): ReadonlySet<string> => new Set(tokens(title)))

/** Things that the steps of a recipe make, each with the offset in its method from which on it exists. */
interface Making {
  /** Offsets at which the steps begin in the method. */
  starts: readonly number[]
  /** Names that a step has given: `buttermilk` after "until it curdles into a vegan buttermilk". */
  named: ReadonlyMap<string, number>
  /** Offsets at which the name of a thing ends in the words that make it: "blend it to a smooth cream". */
  born: ReadonlySet<number>
  /** Offset from which on something is warm, as sauces of the title are. */
  isWarmed: number
  makers: readonly { names: RegExp; since: number }[]
}

/** Opening of a step that sets out to make something: "for the ricotta, pulse the tofu". */
const settingOut = /(?:^|\n|[.!] )for the ((?:[a-z-]+ ){0,2}[a-z-]+)[,:]/g
/** Substitutes and sauces that cooks make and call by the name of the original. */
const parts = new Set(
  'ricotta feta parmesan mozzarella cheese cream crema custard mayo mayonnaise aioli pesto sauce dressing glaze gravy buttermilk milk yogurt butter ranch hollandaise bechamel queso fondue ganache caramel frosting icing buttercream curd meringue mascarpone halloumi paneer brie camembert quark yoghurt marshmallow gelato scramble mince pate honey marzipan praline nougat'.split(
    ' ',
  ),
)
const bought = /\b(?:oil|vinegar|soy sauce|fish sauce|ketchup|mustard)$/ // no kitchen makes them of other foods
/** True for the name of a sauce or of a food of milk that a cook may make, by the list or by the table of foods. */
const isPart = (name: string): boolean => {
  const food = matchFood(name)?.food
  return (
    parts.has(name) ||
    (food?.aisle === 'Dairy & Eggs' && !food.tags.includes('egg')) ||
    (food?.aisle === 'Oils & Condiments' && !bought.test(name))
  )
}
const mixing =
  /\b(?:blend|blitz|whizz|pulse|process|puree|whisk|whip|beat|mash|mix|stir|combine|crumble|curdle|makes?|simmer|reduce|shake|grind)\b/
/** Verbs whose result has the name that stands behind their "to": "blend the oats to a fine flour". */
const grinding = /\b(?:blend|blitz|whizz|pulse|process|puree|grind|mill|pound|crush)\b[^,;:]*$/
const becoming =
  /\b(?:into|makes?|becomes?|forms?|to make|to) (?:an?|your)((?: "?(?!and\b|or\b|then\b|with\b|for\b|of\b|in\b|on\b|over\b|until\b|that\b|which\b|to\b)[a-z-]+"?,?){1,4})/g
/** Shapes that a thing sets in: cheese that hardens into taco shells. */
const hardening = /\b(?:hardens?|crisps?|sets?|firms? up|dry|dries) (?:in)?to ((?:[a-z-]+ )?[a-z-]+s)\b/g
/** Shapes that a cook gives to what was mixed: "form into sausages", "cut the cauliflower into steaks". */
const shaping =
  /\b(?:form|shape|roll|press|mou?ld|pat|divide|cut|slice|squeeze|flatten)\b[^.;]{0,50}? (?:in)?to ((?:(?!the\b|a\b|an\b)[a-z0-9/-]+,? ){0,4}[a-z]+s)\b/g
/** Sentence that gives a name to what was just mixed or shaped: "That is our blood sausage." */
const naming =
  /\b(?:this|that|these|those|which|there|here|it|they) (?:is|are|will be|becomes?) (?:your|our|my)((?: [a-z-]+){1,3})(?=[.,;:!)\n]|$)/g
/** Heading of a step that names what it makes. */
const headed = /(?:^|\n)([a-z-]+(?: [a-z-]+)?): /g
/** Words for food that is moved about, which nothing is made of: "dip it into a custard". */
const moving = /\b(?:dip|dunk|dredge|drop|lower|place|put|tip|pour|spoon|lay)\b[^,;]*$/

/** Computed once for all mentions, since a recipe may have a hundred steps with a hundred foods each. */
const makingOf = oncePer((recipe: ReadDraft): Making => {
  const { method } = recipe
  const starts: number[] = []
  let start = 0
  for (const { folded } of recipe.steps) {
    starts.push(start)
    start += folded.length + 1
  }
  const named = new Map<string, number>()
  const give = (name: string, at: number) => {
    const long = name.split(' ').map(longName).join(' ')
    if (!named.has(long)) named.set(long, at)
  }
  const born = new Set<number>()
  for (const { index, 0: whole, 1: words = '' } of method.matchAll(becoming)) {
    const said = tokens(words)
    const sentence = method.slice(0, index).split(/[.\n]/).at(-1) ?? ''
    const isTo = /^to an?\b|^to your\b/.test(whole)
    if (isTo && !mixing.test(sentence)) continue
    const isMixed = parts.has(said.at(-1) ?? '') && mixing.test(`${sentence} ${whole}`)
    if ((isMixed || grinding.test(sentence)) && !moving.test(sentence))
      born.add(index + whole.replace(/[",]+$/, '').length)
    for (let from = 0; from < said.length; from++)
      for (let to = from + 1; to <= said.length; to++)
        give(said.slice(from, to).join(' '), index + whole.length)
  }
  for (const { index, 0: whole, 1: words = '' } of method.matchAll(hardening)) {
    born.add(index + whole.length)
    give(tokens(words).join(' '), index + whole.length)
  }
  for (const { index, 0: whole, 1: words = '' } of method.matchAll(shaping)) {
    born.add(index + whole.length)
    give(tokens(words).at(-1) ?? '', index + whole.length)
  }
  for (const { index, 0: whole, 1: words = '' } of method.matchAll(naming)) {
    const [step = ''] = method.slice(0, index).split('\n').slice(-1)
    if (!mixing.test(step) && !/\b(?:shape|form|roll|mold|press|knead)\b/.test(step)) continue
    born.add(index + whole.length)
    give(tokens(words).join(' '), index + whole.length)
  }
  for (const { index, 0: whole, 1: words = '' } of method.matchAll(settingOut)) {
    const said = tokens(words)
    const [step = ''] = method.slice(index + whole.length).split('\n')
    // "For the shrimp: sear the shrimp" sets out to cook a food, not to make one.
    if (!isPart(said.at(-1) ?? '') || !mixing.test(step)) continue
    for (let from = 0; from < said.length; from++) give(said.slice(from).join(' '), index)
  }
  const list = recipe.lines.map(({ text }) => text).join('\n')
  const makers = made
    .filter(([, , of]) => of === null || of.test(list))
    .map(([names, verb]) => ({ names, since: verb.exec(method)?.index ?? Number.POSITIVE_INFINITY }))
  // A step may begin with the name of what it makes: "Dashi: heat the water with the kombu".
  for (const { index, 0: whole, 1: words = '' } of method.matchAll(headed)) {
    const sentence = method.slice(index + whole.length).split(/[.\n]/)[0] ?? ''
    const name = tokens(words).join(' ')
    if (
      makers.some(({ names }) => names.test(name)) &&
      /\b(?:heat|simmer|steep|soak|boil|cook)\b/.test(sentence)
    )
      give(name, index - 1)
  }
  for (const { index, 0: whole } of method.matchAll(plantShapes)) {
    const said = tokens(whole)
    for (let from = 1; from < said.length; from++) give(said.slice(from).join(' '), index + whole.length)
  }
  // The title or the description names what the steps then call by its last word: the bacon of a sandwich with tempeh
  // bacon.
  const listed = wordsListed(recipe)
  for (const [whole] of `${recipe.title}\n${fold(recipe.draft.description)}`.matchAll(plantShapes)) {
    const [plant = '', ...shape] = tokens(whole)
    if (listed.has(plant)) give(shape.join(' '), -1)
  }
  const isWarmed = /\b(?:warm|heat|melt|cook|bring)\b/.exec(method)?.index ?? Number.POSITIVE_INFINITY
  return { starts, named, born, isWarmed, makers }
})
