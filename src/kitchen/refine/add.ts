import type { RecipeDraft } from '#contract/recipe.ts'
import { withSafetySteps } from '../checks/index.ts'
import { tokens } from '../checks/words.ts'
import { withStarch } from '../cookbook/adapt/beside.ts'
import { meansLine } from '../cookbook/line-of.ts'
import type { LinkedRecipe } from '../cookbook/open-cookbook.ts'
import { pantryItem } from '../culinary/index.ts'
import { type Food, foodById, matchFood } from '../foods/index.ts'
import { capital } from '../prose.ts'
import { moistDish } from './appliances/moist.ts'
import { kindOf } from './keep-rules.ts'
import { type Line, readLines } from './lines.ts'
import { buyAs, isMain, isMeat, minutesOf, signOf, soldAs } from './meats.ts'
import { already, changed, type Outcome, refused } from './outcome.ts'
import { weighed } from './replace.ts'
import { mapSentences, sentencesOf, withFinish } from './sentences.ts'
import { means } from './swap.ts'
import { listedWith, titled, withUsedUp } from './use-up.ts'

/** Adds a food to a finished recipe: where its author says, into the batter, into the pot, or beside it. */
export function withAdded(
  draft: RecipeDraft,
  wished: string,
  linked?: LinkedRecipe,
  isCooked = false,
): Outcome {
  const name = foodById(wished)?.name ?? wished.replace(/-/g, ' ')
  const wishedFood = foodById(wished) ?? matchFood(name)?.food
  // Chicken stock in the list does not mean that there is chicken.
  const isSame = (line: Line) =>
    !wishedFood || !isMain(wishedFood) || (line.food !== null && isMeat(line.food))
  const there = readLines(draft).find(
    (line) => line.food?.id === wished || (means(line, name) && isSame(line)),
  )
  if (there)
    return already(`This recipe already uses ${[there.amount, there.parsed.food].filter(Boolean).join(' ')}.`)
  const food = foodById(soldAs(name, 'pieces', false) ?? wished) ?? matchFood(name)?.food
  if (!food) return refused(`The built-in kitchen does not know “${name}” as a food.`)
  if (isPoured(food) && !(linked && placeFor(linked.file, name, food))) return poured(draft, food, name)
  if (isCooked && isMeat(food) && food.tags.includes('raw-risk'))
    return refused(
      `The built-in kitchen does not know how cooked ${name} goes into this dish. Ask for a new recipe that uses it.`,
    )
  if (kindOf(draft) === 'sweet') {
    const decorated = strewn(draft, food)
    if (decorated) return changed(decorated)
    const mixed = intoBatter(draft, food)
    if (mixed) return changed(mixed)
  }
  const own = linked ? byAuthor(draft, food, name, linked) : null
  if (own) return changed(own)
  if (food.tags.includes('raw-risk') && isMeat(food)) return withMeat(draft, food, name)
  if (isMeat(food) && kindOf(draft) === 'savoury')
    return changed(
      food.tags.includes('cooked') || !crisped.test(food.id) ? warmed(draft, food) : crisp(draft, food),
    )
  if (food.id === 'egg' && kindOf(draft) === 'savoury') return changed(withFriedEggs(draft))
  if (isNut(food) && kindOf(draft) === 'savoury') return changed(toasted(draft, food))
  if ((isCheese(food) || isPickle(food)) && kindOf(draft) === 'savoury')
    return changed(onTop(draft, food, isCheese(food) ? 25 : 15))
  if (
    food.aisle === 'Canned & Jarred' &&
    pantryItem(food.id)?.roles.includes('vegetable') &&
    kindOf(draft) === 'savoury'
  )
    return changed(onTop(draft, food, 25))
  const outcome = withUsedUp(draft, food.id)
  if (outcome.kind !== 'refused') return outcome
  const starch = /dessert|breakfast|snack/.test(draft.category) ? null : withStarch(draft, name)
  return starch ? changed(starch) : outcome
}

/** True for a sauce, which is poured over a dish and never diced into it. */
const isPoured = ({ id, aisle }: Food): boolean =>
  /(?:^|-)(?:gravy|sauce|dressing|vinaigrette|chutney|relish|custard|frosting|icing|glaze|demi-glace)$/.test(
    id,
  ) && !/Condiments|Spices/.test(aisle)

/** Pours a bought sauce over a hot dish that makes none itself. */
function poured(draft: RecipeDraft, food: Food, name: string): Outcome {
  if (isMadeInIt(draft, name)) return already(`This recipe makes its own ${name}.`)
  const isHot = /\b(?:roast|bake|fry|grill|simmer|sear|brown)\b/i.test(draft.instructions.join(' '))
  // A roast leaves the juices of its own gravy, and none is bought for it.
  const hasJuices =
    food.id === 'gravy' &&
    /\broast/i.test(draft.instructions.join(' ')) &&
    readLines(draft).some((line) => line.food && isMain(line.food))
  if (hasJuices)
    return refused('A roast leaves the juices for its own gravy. Ask for a gravy, or for a roast with one.')
  if (kindOf(draft) === 'sweet' || !isHot || !/(?:gravy|sauce)$/.test(food.id))
    return refused(`${capital(name)} is a recipe of its own. Ask for one, or for the dish with it.`)
  const cups = Math.max(1, Math.round(draft.servings / 2)) / 2
  const amount = Number.isInteger(cups) ? String(cups) : cups < 1 ? '1/2' : `${Math.floor(cups)} 1/2`
  return changed(
    titled(
      {
        ...draft,
        ingredients: listedWith(draft.ingredients, {
          amount: `${amount} cup${cups > 1 ? 's' : ''}`,
          item: food.name,
        }),
        instructions: draft.instructions.map((step, at) =>
          at === draft.instructions.length - 1
            ? `${step} Warm the ${food.name} in a small pan over low heat for 5 minutes, until it bubbles, and serve it over the dish.`
            : step,
        ),
      },
      food.name,
    ),
  )
}

/** True when the title or the steps of a dish name what it makes for itself. */
const isMadeInIt = ({ title, instructions }: RecipeDraft, name: string): boolean =>
  tokens([title, ...instructions].join(' ')).includes(tokens(name).at(-1) ?? '')

const crisped = /^(?:bacon|pancetta|chorizo|prosciutto|turkey-bacon|speck)$/
const isNut = ({ id }: Food) => pantryItem(id)?.roles.includes('nut') ?? false
const isPickle = ({ id }: Food) => pantryItem(id)?.roles.some((role) => /pickle|seed/.test(role)) ?? false
const isCheese = ({ id }: Food) => pantryItem(id)?.roles.some((role) => /cheese/.test(role)) ?? false

/** Adds an egg for each person, fried beside the dish and served on top of it. */
function withFriedEggs(draft: RecipeDraft): RecipeDraft {
  const [eggs, they] = draft.servings === 1 ? ['egg', 'it'] : ['eggs', 'them']
  const sentence = `Meanwhile, fry the ${eggs} in a little oil in a skillet over medium heat for 3 minutes, until the whites are set and the yolks thicken, and serve ${they} on top.`
  return titled(
    {
      ...draft,
      ingredients: listedWith(draft.ingredients, { amount: String(draft.servings), item: `large ${eggs}` }),
      instructions: [...draft.instructions, sentence],
    },
    'eggs',
  )
}

/**
 * Returns the words of the step into which the author would take a food; undefined if the author does not
 * name it.
 */
export const placeFor = (file: LinkedRecipe['file'], name: string, food: Food): string | undefined =>
  Object.entries(file.with).find(([, foods]) =>
    foods.some((one) => meansLine(name, one) || matchFood(one)?.food.id === food.id),
  )?.[0]

/** Words of a place that every sentence has. */
const little: ReadonlySet<string> = new Set('in into on the a an with and of to at'.split(' '))

/** Adds a food that the author names, in the step that it goes into. */
function byAuthor(draft: RecipeDraft, food: Food, name: string, { file }: LinkedRecipe): RecipeDraft | null {
  const place = placeFor(file, name, food)
  if (!place) return null
  const wanted = tokens(place).filter((word) => !little.has(word))
  const shared = (sentence: string) => {
    const said = tokens(sentence)
    return wanted.filter((word) => said.includes(word)).length
  }
  const target = draft.instructions.flatMap(sentencesOf).toSorted((a, b) => shared(b) - shared(a))[0]
  if (!target) return null
  // Raw meat would not be done in a salad or a finished sauce, so it goes in cooked.
  const isRaw = food.tags.includes('raw-risk') && isMeat(food)
  const called = isRaw ? name : (pantryItem(food.id)?.many ?? food.plural)
  const line = lineFor(draft, food, isRaw ? 85 : 60)
  return titled(
    {
      ...mapSentences(draft, (sentence) =>
        sentence === target
          ? `${sentence} ${isRaw ? `Add the ${called}.` : `Add the ${called} at the same time.`}`
          : sentence,
      ),
      ingredients: listedWith(draft.ingredients, isRaw ? { ...line, item: `cooked ${name}, sliced` } : line),
    },
    called,
  )
}

const lineFor = (draft: RecipeDraft, food: Food, gramsEach: number) => {
  const item = pantryItem(food.id)
  const metric = !draft.ingredients.some(({ amount }) =>
    /\b(?:cups?|ounces?|oz|pounds?|lbs?)\b/i.test(amount),
  )
  return {
    amount: weighed(gramsEach * draft.servings, metric),
    item: [
      isMeat(food) ? buyAs(food) : (item?.buy?.split('|').at(-1) ?? item?.many ?? food.plural),
      item?.cut,
    ]
      .filter(Boolean)
      .join(', '),
  }
}

/** Minutes in the pan of a meat that the table does not know, which is cooked to its sign. */
const PLAIN_MINUTES = 8

/** Adds meat or fish: simmered in the sauce for its own time, or fried and laid on top. */
function withMeat(draft: RecipeDraft, food: Food, name: string): Outcome {
  if (kindOf(draft) === 'sweet') return refused(`${capital(name)} would not do a sweet dish any good.`)
  if (/whole|chuck|shoulder|brisket|shank|rib/.test(food.id))
    return refused(
      `${capital(name)} takes hours of its own, and the rest of this dish does not. Ask for a new recipe with it.`,
    )
  const line = lineFor(draft, food, 110)
  const isSauce = moistDish(draft) !== null
  const minutes =
    (minutesOf(food, 'fried') ?? PLAIN_MINUTES) + (isSauce && food.tags.includes('poultry') ? 3 : 0)
  const called = food.tags.includes('ground-meat') ? food.name : name
  const sign = signOf(food, 'fried')
  const they = /s$|shrimp|fish/.test(called) ? 'they are' : 'it is'
  const until = sign ? `, until ${/^(?:it|no pink)/.test(sign) ? sign : `${they} ${sign}`}` : ''
  const sentence = isSauce
    ? `Add the ${called} and simmer for ${minutes} minutes${until}.`
    : `Meanwhile, cook the ${called} in a little oil in a skillet over medium-high heat for ${minutes} minutes${until}. Serve on top.`
  const steps = draft.instructions
  const last = steps.length - 1
  const at = /\b(?:serve|top|sprinkle|garnish|stir in the (?:cream|half|milk|cheese))\b/i.test(
    steps[last] ?? '',
  )
    ? last
    : last + 1
  const next = {
    ...draft,
    ingredients: listedWith(draft.ingredients, line),
    instructions: steps.toSpliced(Math.max(1, at), 0, sentence),
    cookTime: draft.cookTime + (isSauce ? minutes : 0),
  }
  return changed(withSafetySteps(titled(next, called)))
}

/** Adds cooked or smoked food: warmed in the dish before it is served, or put on top of a cold one. */
function warmed(draft: RecipeDraft, food: Food): RecipeDraft {
  const called = food.name.replace(/^cooked /, '')
  const steps = draft.instructions
  const isHot =
    steps.some((step) => /\b(?:simmer|cook|fry|saut[eé]|boil|heat)\b/i.test(step)) &&
    !/\bsalad\b/i.test(draft.title)
  const line = { ...lineFor(draft, food, 60), item: `${food.name}, diced` }
  const at = Math.max(
    1,
    steps.findLastIndex((step) => !/^(?:serve|top|sprinkle|garnish|scatter|spoon)\b/i.test(step)) + 1,
  )
  const sentence = isHot
    ? `Stir in the ${called} and warm it through for 2 minutes.`
    : `Toss in the ${called}.`
  return titled(
    {
      ...draft,
      ingredients: listedWith(draft.ingredients, line),
      instructions: steps.toSpliced(at, 0, sentence),
    },
    called,
  )
}

/** Adds cured meat, crisp from a pan of its own, on top. */
function crisp(draft: RecipeDraft, food: Food): RecipeDraft {
  const last = draft.instructions.length - 1
  const line = { ...lineFor(draft, food, 25), item: `${food.name}, diced` }
  const next = {
    ...draft,
    ingredients: listedWith(draft.ingredients, line),
    instructions: [
      ...draft.instructions.slice(0, last),
      `Meanwhile, fry the ${food.name} in a dry skillet over medium heat for 8 minutes, until crisp.`,
      ...withFinish(draft.instructions.slice(last), `Scatter with the ${food.name}.`),
    ],
  }
  return titled({ ...next, cookTime: Math.max(draft.cookTime, 8) }, food.name)
}

/** Adds nuts, toasted in a dry pan, on top. */
function toasted(draft: RecipeDraft, food: Food): RecipeDraft {
  const called = pantryItem(food.id)?.many ?? food.plural
  const last = draft.instructions.length - 1
  return titled(
    {
      ...draft,
      ingredients: listedWith(draft.ingredients, { ...lineFor(draft, food, 15), item: called }),
      instructions: draft.instructions.map((step, index) =>
        index === last
          ? `${step} Toast the ${called} in a dry skillet over medium heat for 4 minutes, until they smell of nuts, and scatter them over.`
          : step,
      ),
      cookTime: Math.max(draft.cookTime, 5),
    },
    called,
  )
}

const mixIn =
  /chocolate|chip|nut|walnut|pecan|almond|hazelnut|pistachio|macadamia|raisin|cranberry|blueberry|raspberry|strawberry|cherry|apricot|date|fig|banana|apple|coconut|seed|ginger|zest|cinnamon|pear|mango/
const spices = /cinnamon|cardamom|nutmeg|ginger-ground|allspice|pumpkin-pie-spice|zest/

/** Adds pieces that are folded into a batter before it is baked. */
function intoBatter(draft: RecipeDraft, food: Food): RecipeDraft | null {
  const all = draft.instructions.flatMap(sentencesOf)
  const isMixed = (sentence: string) =>
    /\b(?:fold|stir|mix|beat|whisk|combine)\b/i.test(sentence) &&
    !/\bglaze|frosting|icing|filling\b/i.test(sentence)
  const begun = all.findIndex(isMixed)
  // Nothing can be folded into a batter that is in its tin.
  const done = all.findIndex((sentence, at) => at > begun && leavesBowl.test(sentence) && !isMixed(sentence))
  const last = all.findLastIndex((sentence, at) => isMixed(sentence) && (done < 0 || at < done))
  if (last < 0 || !mixIn.test(food.id) || !/\bbake|batter|dough\b/i.test(draft.instructions.join(' ')))
    return null
  const called = pantryItem(food.id)?.many ?? food.plural
  const isSpice = spices.test(food.id)
  const cups = Math.max(1, Math.round((draft.servings / 12) * 3), Math.round(flourCups(draft) * 2)) / 4
  const amount = isSpice
    ? '1 teaspoon'
    : cups >= 1
      ? '1 cup'
      : ({ 0.25: '1/4 cup', 0.5: '1/2 cup', 0.75: '3/4 cup' }[cups] ?? '3/4 cup')
  const cut = /walnut|pecan|almond|hazelnut|apricot|date|fig|apple|pear|strawberr/.test(food.id)
    ? ', chopped'
    : ''
  const target = all[last]!
  const next = mapSentences(draft, (sentence) =>
    sentence === target ? `${sentence} ${isSpice ? 'Stir' : 'Fold'} in the ${called}.` : sentence,
  )
  return titled(
    { ...next, ingredients: listedWith(draft.ingredients, { amount, item: `${called}${cut}` }) },
    called,
  )
}

/** Grams of a cup of flour, leveled (USDA NDB 20081). */
const FLOUR_CUP = 125
/** Returns the cups of flour in a recipe: a batter takes half a cup of berries or nuts for each. */
const flourCups = (draft: RecipeDraft): number =>
  readLines(draft).reduce((sum, { food, grams }) => (food && /flour$/.test(food.id) ? sum + grams : sum), 0) /
  FLOUR_CUP

/** Phrases that put a batter or dough where it is baked. */
const leavesBowl =
  /\b(?:scoop|pipe|drop|divide|scrape|spread|spoon|pour)\b.{0,60}\b(?:tins?|pans?|sheets?|cups?|molds?|ramekins?|mounds?|rounds?|dish)\b|\bbake (?:until|for|the|them|it|\d)/i

/** Decorations that are strewn over something sweet once it is done, with their amount and sentence. */
const decorations: Readonly<Record<string, { amount: string; item: string; sentence: string }>> = {
  'powdered-sugar': {
    amount: '2 tablespoons',
    item: 'powdered sugar, for dusting',
    sentence: 'Once it is cool, dust with the powdered sugar through a fine sieve.',
  },
  sprinkles: {
    amount: '1/4 cup',
    item: 'sprinkles',
    sentence: 'Scatter with the sprinkles while the top is still soft.',
  },
}

function strewn(draft: RecipeDraft, { id }: Food): RecipeDraft | null {
  const decoration = decorations[id]
  if (!decoration) return null
  const { amount, item, sentence } = decoration
  return {
    ...draft,
    ingredients: listedWith(draft.ingredients, { amount, item }),
    instructions: draft.instructions.map((step, at) =>
      at === draft.instructions.length - 1 ? `${step} ${sentence}` : step,
    ),
  }
}

function onTop(draft: RecipeDraft, food: Food, gramsEach: number): RecipeDraft {
  const called = pantryItem(food.id)?.many ?? food.name
  const line = lineFor(draft, food, gramsEach)
  return {
    ...draft,
    ingredients: listedWith(draft.ingredients, {
      ...line,
      item: line.item.includes(',') || !isCheese(food) ? line.item : `${line.item}, grated or crumbled`,
    }),
    instructions: withFinish(draft.instructions, `Scatter with the ${called}.`),
  }
}
