import { isClaimed, type Reading } from '../reading.ts'
import { type Thing, thingAt } from '../things.ts'
import { wordSet } from '../word-set.ts'

/** Nouns behind "no" that are nothing to eat: "no time", "no problem". */
export const notFoodHeads = wordSet(
  'soaking stirring peeling kneading rolling chopping whisking mixing shaping straining marinating proofing pitter teeth teething drama prep prepare preparation time problem idea ideas fuss need rush matter frill frills mess stress one kidding muss faff hassle nonsense brainer worry worries clue energy money tempted temptation way chance less longer later knead bake baking boil fry roll peel stir soak rise proof press fold chill cook cooking joke doubt reason question questions thanks thank you skill skills experience effort work shopping special fancy dishes dish cleanup oven stove hob microwave fridge longer earlier tools equipment blender mixer machine lies pressure plans shop shops store stores canning jarring preservative preservatives additive additives chemical chemicals dye dyes limit limits preference preferences restriction restrictions allergies allergy churn fail judgment luck electricity power wonder sweat guilt rules recipe drama wait waiting luft thema problema souci ahnung',
)
/** Determiners and words of degree before a noun, which do not tell one food from another. */
export const fillers = wordSet(
  'overly particularly terribly the a an any another most have own got all of to my his her our their some kind kinds type types form forms sort eating eat eats please such too very so much many added extra even also or nor either whatsoever like likes him me us them it with containing contains having trace traces bit tiny fresh real actual stuff things thing every both more is are being will would can irgendwelche irgendein irgendeine irgendwelchen',
)
/** Words that end a denied list: a wish follows them. */
export const enders = wordSet(
  "but with for please that which so because since want wants need needs craving crave lots plenty extra make give suggest what how who when where i we you is are was can could would should just only instead then also plus who looking something anything cook cooking while yet served over on in from using use recipe dinner lunch breakfast snack dessert idea ideas she he they his her otherwise though however made serve ideas friendly style inspired rut i'll i'd i'm i've we'll we'd we've you'll",
)
/** Words that make a meal of the food before them: "pasta dinner". Behind a comma such a phrase is a wish. */
export const mealWords = wordSet(
  'dinner lunch breakfast snack dessert supper brunch soup stew salad cake pie curry casserole bake sandwich cookie pasta pizza burger bowl taco recipe dish meal idea stirfry fry roast chili risotto noodle smoothie muffin pancake bread wrap bar tart lasagna omelet omelette birthday party meatball falafel hotdog dumpling kebab kofta fajita enchilada burrito quesadilla nacho gnocchi ravioli granola porridge oatmeal pudding crumble brownie scone waffle flapjack chowder ramen sushi paella biryani',
)
/** Foods that a meal is made around, and that few people are allergic to. */
export const mains = wordSet('chicken beef pork lamb turkey duck veal rice potato pasta noodle')
/** Words that belong to the food before them: "peanut products", "egg whites". */
const belongings = wordSet(
  'product white yolk meat oil seed stuff family thing item dust protein ingredient food allergen',
)

/** True for a word that joins two items of a list. */
export const joins = (word: string) => ['and', 'or', 'nor'].includes(word)

/** True when a noun phrase ends at a place: a stop, a joining word or an end word stands there. */
export function endsPhrase({ words }: Reading, at: number): boolean {
  const next = words[at]
  return (
    next === undefined ||
    next.stop !== '' ||
    joins(next.plain) ||
    enders.has(next.plain) ||
    onceMore.has(next.plain)
  )
}

/** Words behind a dish that somebody has had enough of: "no banana bread again". */
const onceMore = wordSet('again anymore tonight today either whatsoever')

/**
 * Returns the noun phrase that begins here: descriptive words, then a food or a kind of food; null when there
 * is none.
 */
export function nounPhrase(reading: Reading, from: number): Thing | null {
  const { words } = reading
  let described = 0
  for (let at = from; at < words.length && described <= 3; at++) {
    const word = words[at]!
    if ((at > from && word.stop !== '' && word.stop !== '/') || isClaimed(reading, at)) return null
    const thing = thingAt(words, at)
    if (thing) return withBelongings(reading, from, thing)
    if (enders.has(word.plain) || joins(word.plain) || word.plain === 'no') return null
    if (notFoodHeads.has(word.plain)) return null
    if (!fillers.has(word.plain)) described++
  }
  return null
}

function withBelongings({ words }: Reading, from: number, thing: Thing): Thing {
  let { to } = thing
  while (to < words.length && words[to]!.stop === '' && belongings.has(words[to]!.stem)) to++
  return { ...thing, from, to: behindKind(words, to) }
}

const kindsOfThings = wordSet('kind sort type form shape description variety')

/** Returns the place behind "of any kind" and "in any form", which say that a food is meant in all of its kinds. */
function behindKind(words: Reading['words'], at: number): number {
  const [preposition, any, kind] = words.slice(at, at + 3)
  const isHere =
    /^(?:of|in)$/.test(preposition?.plain ?? '') && /^(?:any|all|every|whatever)$/.test(any?.plain ?? '')
  const isOneClause = preposition?.stop === '' && any?.stop === '' && kind?.stop === ''
  return isHere && isOneClause && kindsOfThings.has(kind.stem) ? at + 3 : at
}

/** Foods that people commonly exclude in the form "X and Y free". */
export const commonlyLacking = wordSet(
  'gluten dairy egg nut peanut soy sugar grain wheat milk lactose oil flour alcohol caffeine meat corn nightshade salt yeast fish shellfish sesame onion garlic fat cholesterol legume coconut carb carbohydrate celery mustard lupin sulphite',
)
