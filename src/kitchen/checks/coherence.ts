import type { Finding } from '#contract/recipe.ts'
import type { Craving } from '../craving/craving.ts'
import { isFlesh, sharesFlesh } from '../foods/flesh.ts'
import type { Food } from '../foods/food.ts'
import { matchFood } from '../foods/index.ts'
import { isNamedTogether } from './collective-words.ts'
import { dietRules } from './diet-rules.ts'
import { familyOf } from './food-families.ts'
import { isMadeBefore } from './made-in-steps.ts'
import { isOnlyTalk } from './mentions.ts'
import { oncePer } from './once-per.ts'
import { claims, isOfTitle, isWaitedFor } from './own-names.ts'
import { type Part, partOf } from './part-in-the-dish.ts'
import { type HasPhrase, readPhrases } from './phrases.ts'
import type { ReadDraft, ReadLine, ReadStep } from './read-draft.ts'
import { isOfListed, isPiece, isPlantShape, isState } from './references.ts'
import type { RuleFamily } from './rule-family.ts'
import { isIdea, isMeasuredAt } from './serving-ideas.ts'
import { roleOf } from './use-of-foods.ts'
import { severityOf } from './what-turns-away.ts'
import { wishedKind } from './wished-kinds.ts'
import { tokens } from './words.ts'

/** Words of an item that describe its form and do not name the food: they prove no use. */
const describing = new Set(
  'fresh freshly dried ground large small medium extra whole chopped minced sliced diced grated shredded crushed peeled finely roughly thinly coarsely boneless skinless unsalted salted plain light dark cold warm hot soft ripe lean optional serving garnish taste needed divided plus more about each cup tablespoon teaspoon ounce pound gram piece clove can tin package pinch white black brown cooked raw frozen canned reduced sodium free organic virgin purpose broken cut half halved quartered cubed trimmed rinsed drained softened melted room temperature good quality store bought from with into your for the and or'.split(
    ' ',
  ),
)

/** Rule C1: every listed ingredient is used. */
export const listedIsUsed: RuleFamily = {
  group: 'Every ingredient is used',
  check(recipe, { source }) {
    if (recipe.lines.length === 0 || recipe.steps.length === 0) return null
    const unused = source === 'engine' ? unusedLines(recipe) : leftUnused(recipe)
    const paired = new Set(source === 'engine' ? [] : namePairs(recipe).map(({ line }) => line))
    const missing = unused.filter((line) => isMain(line) && !paired.has(line))
    const title = new Set(tokens(recipe.title))
    const isOfTitle = (line: ReadLine) => plainName(line).some((token) => title.has(token))
    // A spice that no step names is an error of style; spinach and feta that no step cooks are missing parts
    // of the dish, and so are a meat, an egg and the one food that it is called by.
    const isPartOfDish = (line: ReadLine) =>
      missing.includes(line) &&
      !isImplied(line, recipe) &&
      (missing.length > 1 || isOfTitle(line) || isProtein(line))
    return unused.map((line) => ({
      rule: 'coherence.listed-is-used',
      severity: severityOf(
        'coherence.listed-is-used',
        isPartOfDish(line) ? 'main food' : 'minor food',
        source,
      ),
      place: `ingredients.${line.index}`,
      message: `${sentenceCase(line.item)} is listed but no step uses it.`,
      remedy: 'Name it in the step where it goes in, or take it off the list.',
    }))
  },
}

/** First order of a recipe without an object, or with a pronoun for one: "Scrub, dry, prick." */
const withoutObject = /^[a-z]{3,}(?:[,.]| (?:them|it)\b| and [a-z]{3,}(?:[,.]| (?:them|it|with|until)\b))/

/** True for the first main food of a list, when the first order acts on it without naming it. */
const isImplied = (line: ReadLine, { lines, method }: ReadDraft): boolean =>
  lines.find(isMain) === line && withoutObject.test(method)

/** Returns the lines that no step names by a word of their own. */
const unusedLines = oncePer((recipe: ReadDraft): readonly ReadLine[] => {
  const names = new Map(recipe.lines.map((line) => [line, plainName(line)]))
  const nameOf = (line: ReadLine) => names.get(line) ?? []
  const methodFor = methodReader(recipe, nameOf)
  return recipe.lines.filter((line) => !isUsed(line, nameOf(line), recipe, methodFor))
})

/** Returns the lines that no step names, not even together with others or in short, as people and models do. */
export const leftUnused = oncePer((recipe: ReadDraft): readonly ReadLine[] =>
  unusedLines(recipe).filter((line) => !isNamedTogether(line, recipe) && !isNamedShort(line, recipe)),
)

/** Words for a cut, by which a line may name a meat without its animal: "boneless thighs". */
const cuts =
  /\b(?:thighs?|breasts?|wings?|legs?|drumsticks?|tenders?|flank|skirt|chuck|sirloin|rib-?eyes?|ribs?|loins?|tenderloins?|rump|round|brisket|shanks?|chops?|fillets?|filets?|steaks?|cutlets?|strips?|birds?|carcass|patty|patties|links?|hocks?|shoulder|belly|butt|rack|mince|medallions?|boneless|bone-in|skinless|skin-on|peeled|deveined|tail-on|\d+\/\d+s?)\b/

/**
 * Pairs each line that no step names with a food of the steps that no line explains: the bacon of a list is the
 * ham of its steps, and "Romas" are the tomatoes. The kitchen cannot tell a name that it does not know from a
 * missing food, so neither of the two is held against a recipe.
 */
export const namePairs = oncePer((recipe: ReadDraft): readonly { line: ReadLine; food: Food }[] => {
  const unexplained = strangersTo(recipe, 'nothing')
  const foods = [...new Set(recipe.steps.flatMap((step) => unexplained(step).map(({ food }) => food)))]
  const pairs: { line: ReadLine; food: Food }[] = []
  for (const line of leftUnused(recipe)) {
    const free = foods.filter((food) => !pairs.some((pair) => pair.food === food) && mayBe(line, food))
    // A cut stands for its meat before it stands for anything else.
    const first = free.find((food) => isFlesh(food) === cuts.test(line.text)) ?? free[0]
    if (!first) continue
    // The flank of a list is first called beef, then steak.
    const isSame = (food: Food) => food === first || (isFlesh(first) && sharesFlesh(food, first))
    pairs.push(...free.filter(isSame).map((food) => ({ line, food })))
  }
  return pairs
})

const mayBe = ({ food, text }: ReadLine, other: Food): boolean => {
  if (food === null) return !isFlesh(other) || cuts.test(text)
  return isFlesh(other) || isFlesh(food) ? sharesFlesh(food, other) : food.aisle === other.aisle
}

const isProtein = ({ food }: ReadLine): boolean =>
  food !== null && (isFlesh(food) || food.allergens.includes('eggs'))

/** True for a word that names a food or a sauce by itself, and no half or leaf of one. */
const isFoodWord = (word: string): boolean => word === 'sauce' || matchFood(word) !== null

/** Shortest beginning of a word that stands for it: "parm", "mozz". */
const SHORTEST = 4

/**
 * True when a word of the steps stands for a line alone: its beginning, "mozz" for mozzarella, a word of another
 * name of the food, the chocolate of semisweet chips, or one of its own words, the rack of a rack of lamb.
 */
function isNamedShort(line: ReadLine, { methodTokens, lines }: ReadDraft): boolean {
  const [name = ''] = line.item.split(/[,(]/)
  const named = new Set(tokens(name))
  const own = new Set([...line.tokens, ...line.foods.flatMap((food) => namesOf(food).flat())])
  const isOfOther = (word: string) => lines.some((other) => other !== line && other.tokens.includes(word))
  const piece = pieceOf(line.item)
  const isShort = (word: string) =>
    word.length >= SHORTEST &&
    line.tokens.some((token) => token.length > word.length && token.startsWith(word))
  return [...methodTokens].some(
    (word) =>
      word.length >= SHORTEST &&
      !describing.has(word) &&
      !isOfOther(word) &&
      (isShort(word) ||
        word === piece ||
        named.has(word) ||
        (own.has(word) && !line.tokens.includes(word) && isFoodWord(word))),
  )
}

/** Words for pieces of anything, which name no line: "cut into large pieces". */
const anyPiece = new Set('piece half quarter inch size bite taste bowl half-moon thickness'.split(' '))

/** Returns the word for the pieces that a line is cut into, by which a step may call them: the florets of a cauliflower. */
function pieceOf(item: string): string | undefined {
  const [, cut = ''] = /\b(?:in|into) ([^,()]+)$/.exec(item) ?? []
  const last = tokens(cut).at(-1)
  return last !== undefined && !anyPiece.has(last) ? last : undefined
}

/** Aisles of foods that flavor, bind or grease a dish and are not seen on the plate. */
const flavoringAisles: ReadonlySet<string> = new Set([
  'Spices & Seasonings',
  'Oils & Condiments',
  'Baking',
  'Drinks',
  'Other',
])
/** Herbs, the vegetables that only give a dish its ground, and what a line calls a garnish. */
const herbs =
  /\b(?:parsley|cilantro|coriander|basil|mint|dill|chives?|thyme|rosemary|sage|oregano|tarragon|bay|garlic|ginger|onions?|shallots?|scallions?|leeks?|celery|optional|garnish)\b/
const isMain = ({ food, text }: ReadLine): boolean =>
  food !== null && !flavoringAisles.has(food.aisle) && !herbs.test(text)

function isUsed(
  line: ReadLine,
  name: readonly string[],
  recipe: ReadDraft,
  methodFor: (line: ReadLine) => HasPhrase,
): boolean {
  if (/\b(?:water|ice|ice cubes?)$/.test(line.parsed.food.toLowerCase())) return true
  if (/\bsalt\b|\bpepper\b/.test(line.text) && /\bseason/.test(recipe.method)) return true
  if (/\beggs?\b/.test(line.text) && /\byolks?\b|\begg whites?\b|\bthe whites\b/.test(recipe.method))
    return true
  if (/spray/.test(line.text) && /spray|greas|coat|oil/.test(recipe.method)) return true
  const has = methodFor(line)
  if (has(name.slice(-2)) || has(name.slice(-1))) return true
  if (line.foods.some((food) => namesOf(food).some(has))) return true
  if (name.some((token) => token.length > 3 && has([token]))) return true
  return [...recipe.methodTokens].some((token) => isOnlyMember(line, token, recipe) && has([token]))
}

/** Returns all names of a food, each as its words. */
const namesOf = oncePer((food: Food): string[][] => [food.name, food.plural, ...food.aliases].map(tokens))

/**
 * True when a word such as "the pasta" can only mean this line, since the list has no other of its family.
 */
function isOnlyMember(line: ReadLine, word: string, recipe: ReadDraft): boolean {
  const family = familyOf(word)
  if (!family) return false
  // "Tonnarelli or spaghetti" is a pasta, whichever of the two the table knows.
  return (
    line.foods.some((food) => family(food)) &&
    // A stock of the same animal is no rival: "the beef" is the sirloin beside a beef stock.
    recipe.lines.every(
      ({ food }) => food === line.food || !food || !family(food) || (isMeat(line.food) && !isMeat(food)),
    )
  )
}

const isMeat = (food: Food | null): boolean => food?.aisle === 'Meat & Fish'

/** Returns the words of an item that name its food. */
function plainName(line: ReadLine): string[] {
  const named = tokens(line.parsed.food).filter((token) => !describing.has(token))
  return named.length > 0 ? named : line.tokens.filter((token) => !describing.has(token))
}

/**
 * Returns a search in the steps without the names of other lines, so that "chicken stock" does not prove a
 * use of the chicken.
 */
function methodReader(
  recipe: ReadDraft,
  nameOf: (line: ReadLine) => readonly string[],
): (line: ReadLine) => HasPhrase {
  const method = readPhrases(recipe.steps.flatMap((step) => step.tokens))
  const longNames = recipe.lines
    .map((line) => ({ line, name: nameOf(line).slice(-2) }))
    .filter(({ name }) => name.length === 2 && method.has(name))
  return (line) => {
    const own = nameOf(line).join(' ')
    return method.without(
      longNames
        .filter((other) => other.line !== line && !own.includes(other.name.join(' ')))
        .map(({ name }) => name),
    )
  }
}

/** Words that need no line: free in every kitchen, or foods in a shop and something else in a kitchen. */
const free = new Set(
  'water salt pepper ice tap water black pepper kosher salt sea salt boiling water roll dip wrap stick scoop shell crumb crust dressing batter dough sauce gravy broth stock mixture filling topping glaze frosting icing marinade paste puree patty meatball dumpling pancake waffle cookie cake bread loaf pizza burger soup stew salad taco burrito smoothie curry omelet omelette toast sandwich jam syrup custard meringue caramel crouton sprinkle'.split(
    ' ',
  ),
)

/** Ids of foods that many cooks do not list and nobody buys for one dish. */
const everyKitchenHas = /^(?:water|ice|ice-cubes|salt|sea-salt|kosher-salt|pepper|black-pepper)$/

/** Rule C2: every food in the steps is on the list. */
export const mentionedIsListed: RuleFamily = {
  group: 'Everything in the steps is listed',
  check(recipe, { source, craving }) {
    if (recipe.lines.length === 0 || recipe.steps.length === 0) return null
    const strangers = strangersTo(recipe, source === 'engine' ? 'title' : 'plants of the title')
    const found = new Map<string, Stranger & { step: number }>()
    for (const step of recipe.steps)
      for (const stranger of strangers(step)) {
        const before = found.get(stranger.food.id)
        // The first place that brings a food in is told, and any other only where there is none.
        if (!before || (stranger.part === 'cooked' && before.part !== 'cooked'))
          found.set(stranger.food.id, { ...stranger, step: step.index })
      }
    const listed = recipe.lines.flatMap(({ foods }) => foods)
    const paired = new Set(source === 'engine' ? [] : namePairs(recipe).map(({ food }) => food))
    const isForLater = ({ step, isIdea, part }: Stranger & { step: number }) =>
      part !== 'cooked' || (isIdea && step === recipe.steps.length - 1)
    const mains = [...found.values()].filter(
      (one) => !isForLater(one) && !flavoringAisles.has(one.food.aisle) && !paired.has(one.food),
    )
    const carried = new Set(listed.flatMap(({ allergens }) => allergens))
    // Missing seasonings are a warning for a model, and so is one word that may name a part of the dish, the sponge
    // of a cake, or a meat of the list by another name. Several foods, a measured one, one that the craving asks for
    // and one with an allergen that the list does not have are errors.
    const isAdded = (stranger: Stranger) =>
      mains.includes(stranger as (typeof mains)[number]) &&
      (mains.length > 1 ||
        stranger.isMeasured ||
        (isFlesh(stranger.food)
          ? !listed.some((food) => sharesFlesh(food, stranger.food))
          : isAskedFor(stranger.food, craving)) ||
        stranger.food.allergens.some((one) => !carried.has(one)))
    const weightOf = (stranger: Stranger & { step: number }) => {
      if (isForLater(stranger)) return 'served or named'
      return isAdded(stranger) ? 'main food' : 'minor food'
    }
    return [...found.values()].map((stranger): Finding => {
      return {
        rule: 'coherence.mentioned-is-listed',
        severity: severityOf('coherence.mentioned-is-listed', weightOf(stranger), source),
        place: `instructions.${stranger.step}`,
        message: `Step ${stranger.step + 1} uses ${stranger.alias}, which is not on the list.`,
        remedy: `Add ${stranger.alias} to the ingredients, or take it out of the step.`,
      }
    })
  },
}

/** True when a craving asks for a food, or for the kind of it. */
const isAskedFor = (food: Food, craving: Craving | undefined): boolean =>
  craving !== undefined &&
  (craving.foods.includes(food.id) ||
    (craving.families ?? []).some((family) => wishedKind(family)?.(food) ?? false))

/** Food of a step for which the list has no line, as written there. */
interface Stranger {
  food: Food
  alias: string
  /** True when an amount stands before it: "1/2 cup cream". */
  isMeasured: boolean
  part: Part
  /** True for a food of any kind, "a tortilla" or "sweet potato or daikon": "the basil" is one of the list. */
  isIdea: boolean
}

/** Parts that a listed food is separated into: the juice of the lemon, the white of the egg. */
const parts = new Set(
  'juice zest rind peel wedge yolk white leaf stalk stem floret clove kernel tail shell skin fat drippings breast thigh leg wing drumstick carcass bone neck head roe'.split(
    ' ',
  ),
)
const isPartOf = (token: string): boolean => parts.has(token)

/**
 * Returns a function that finds foods of a step for which the list has no line.
 * @param unlisted what needs no line when the title names it: a recipe of the kitchen's own takes all its foods from
 * a list, while a model's title proves no meat
 */
function strangersTo(
  recipe: ReadDraft,
  unlisted: 'title' | 'plants of the title' | 'nothing',
): (step: ReadStep) => Stranger[] {
  const listed = [...new Set(recipe.lines.flatMap((line) => line.foods))]
  const listedIds = new Set(listed.map((food) => food.id))
  const words = new Set(recipe.lines.flatMap((line) => line.tokens))
  // A title proves no meat, unless it says that the dish has none: "Shrimp Scampi" needs its shrimp.
  const isMeatless = claims(recipe, dietRules.vegetarian)
  const isTitled = (token: string, food: Food) =>
    unlisted !== 'nothing' &&
    (unlisted === 'title' || isMeatless || !isFlesh(food)) &&
    (isOfTitle(recipe, token) || token === 'meat')
  // A line's words may name a family without a food of the table: "dairy-free mozzarella" is a cheese.
  let known: Food[] | null = null
  const ofWords = () => (known ??= [...words].flatMap((word) => matchFood(word)?.food ?? []))
  const isFamilyListed = remembered(
    (family: ReturnType<typeof familyOf>) =>
      family !== undefined && (listed.some(family) || ofWords().some(family)),
  )
  return (step) =>
    step.mentions.flatMap((mention) => {
      const { food, alias, start, end } = mention
      const written = step.folded.slice(start, end)
      // Single letters are skipped, so that "duck's skin" is the skin of the duck.
      const named = tokens(written).filter((token) => token.length > 1)
      const isAccounted =
        everyKitchenHas.test(food.id) ||
        listedIds.has(food.id) ||
        named.every(
          (token) =>
            words.has(token) ||
            isTitled(token, food) ||
            isPartOf(token) ||
            isPiece(token) ||
            isState(token) ||
            describing.has(token),
        ) ||
        isMadeBefore(recipe, step, mention) ||
        isOfListed(recipe, step, mention) ||
        isPlantShape(recipe, step, mention) ||
        isWaitedFor(step, mention) ||
        named.every((token) => free.has(token)) ||
        isFamilyListed(familyOf(alias) ?? familyOf(named.at(-1) ?? '')) ||
        isOnlyTalk(step, mention) ||
        roleOf(step, start) !== 'used'
      const isMeasured = isMeasuredAt(step, start)
      if (isAccounted) return []
      return [{ food, alias: written, isMeasured, part: partOf(step, start), isIdea: isIdea(step, mention) }]
    })
}

/** Caches the answers of a function by its argument. */
function remembered<A, R>(ask: (about: A) => R): (about: A) => R {
  const known = new Map<A, R>()
  return (about) => {
    if (!known.has(about)) known.set(about, ask(about))
    return known.get(about)!
  }
}

const sentenceCase = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
