import type { RecipeDraft } from '#contract/recipe.ts'
import { breaksDiet, dietRules } from '../checks/index.ts'
import type { Craving } from '../craving/craving.ts'
import { foodFilter } from '../culinary/food-filter.ts'
import { pantryItem } from '../culinary/index.ts'
import { substitutesFor } from '../culinary/substitutions.ts'
import type { Food } from '../foods/index.ts'
import { foodById, matchFood } from '../foods/index.ts'
import type { Line } from './lines.ts'
import { plainOthers } from './plain-others.ts'
import type { Name } from './rename.ts'

/** A substitute for an ingredient line. */
export interface StandIn {
  /** Id of the food that nutrition counts. */
  id: string
  /** Name to buy it by, in the ingredient line. */
  buy: Name
  /** Name in the steps. */
  name: Name
  /** Grams of the substitute for one gram of the replaced food. */
  ratio: number
  /** Preparation: `keep` for that of the line, or a text instead of it. */
  preparation: 'keep' | string
  /**
   * True when it is cooked like the raw meat it replaces, so that the steps lose their words about doneness.
   */
  insteadOfMeat?: true
}

const same = (name: string): Name => ({ one: name, many: name })

/** Returns a product that is sold in the same form as the original: `vegan butter`, `gluten-free penne`. */
const claimed = (claim: string, id: string, word: string, many = word): StandIn => {
  const name = { one: `${claim} ${word}`, many: `${claim} ${many}` }
  return { id, buy: name, name, ratio: 1, preparation: 'keep' }
}

const plain = (id: string, ratio = 1, preparation: StandIn['preparation'] = ''): StandIn => {
  const item = pantryItem(id)
  const food = foodById(id)
  const name = { one: item?.one ?? food?.name ?? id, many: item?.many ?? food?.plural ?? id }
  return { id, buy: buyOf(id, name), name, ratio, preparation }
}

function buyOf(id: string, name: Name): Name {
  const [one, many] = pantryItem(id)?.buy?.split('|') ?? []
  return one ? { one, many: many ?? one } : name
}

const tofu = (preparation: string): StandIn => ({
  id: 'tofu-firm',
  buy: same('extra-firm tofu'),
  name: same('tofu'),
  ratio: 0.8,
  preparation: `pressed dry and ${preparation}`,
  insteadOfMeat: true,
})
const mince: StandIn = {
  id: 'veggie-burger',
  buy: same('plant-based mince'),
  name: same('plant-based mince'),
  ratio: 1,
  preparation: 'keep',
  insteadOfMeat: true,
}
const sausages: StandIn = {
  id: 'veggie-burger',
  buy: { one: 'vegan sausage', many: 'vegan sausages' },
  name: { one: 'vegan sausage', many: 'vegan sausages' },
  ratio: 1,
  preparation: 'keep',
  insteadOfMeat: true,
}
const mushrooms: StandIn = {
  id: 'portobello',
  buy: { one: 'portobello mushroom', many: 'portobello mushrooms' },
  name: same('portobello'),
  ratio: 1,
  preparation: 'sliced',
  insteadOfMeat: true,
}
const smokedTofu: StandIn = { ...tofu('finely diced'), buy: same('smoked tofu'), name: same('smoked tofu') }

/** Words for meat in pieces, which is fried or simmered and needs nothing but heat. */
const inPieces =
  /\b(?:pieces?|strips?|cubes?|cubed|chunks?|diced?|sliced|slices?|bite[- ]size|cut|shredded|thin(?:ly)?)\b/i
const pieceOf = (line: Line): string => {
  const found =
    /\b(cut into [^,;]*|(?:thinly )?sliced[^,;]*|diced|cubed)/i.exec(
      `${line.parsed.preparation ?? ''}`,
    )?.[1] ?? 'cut into bite-size pieces'
  return found.toLowerCase().replace(/\s*across the grain/, '')
}

/**
 * Returns substitutes for animal foods, in order of preference; the table of substitutions has those that are
 * missing here.
 */
function animalStandIns(line: Line, food: Food): readonly StandIn[] {
  const has = (tag: Food['tags'][number]) => food.tags.includes(tag)
  const own = special[food.id]
  if (own) return own
  if (/sausage|kielbasa|chorizo|hot-dog|bratwurst/.test(food.id)) return [sausages]
  if (has('ground-meat') || /-ground(?:-|$)/.test(food.id)) return [mince]
  if (/bacon|pancetta|prosciutto|^ham|salami|pepperoni/.test(food.id)) return [smokedTofu]
  const cooking = pantryItem(food.id)?.cooking
  if (cooking === 'stewing-meat') return []
  if ((has('poultry') || has('shellfish')) && (inPieces.test(line.item) || food.id === 'shrimp'))
    return /chicken-(?:breast|thigh|cooked)|turkey-(?:breast|cooked)|shrimp|scallop/.test(food.id)
      ? [tofu(food.id === 'shrimp' || food.id === 'scallop' ? 'cut into bite-size pieces' : pieceOf(line))]
      : []
  if (has('meat') && inPieces.test(line.item) && cooking === 'steak') return [mushrooms]
  if (has('meat') && inPieces.test(line.item) && cooking === 'pork') return [tofu(pieceOf(line))]
  return []
}

const special: Record<string, readonly StandIn[]> = {
  butter: [claimed('vegan', 'vegan-butter', 'butter')],
  'salted-butter': [claimed('vegan', 'vegan-butter', 'butter')],
  ghee: [claimed('vegan', 'vegan-butter', 'butter')],
  'heavy-cream': [claimed('vegan', 'vegan-cream', 'cream'), plain('coconut-cream')],
  'light-cream': [claimed('vegan', 'vegan-cream', 'cream')],
  'half-and-half': [claimed('vegan', 'vegan-cream', 'cream')],
  'cream-cheese': [claimed('vegan', 'vegan-cream-cheese', 'cream cheese')],
  'light-cream-cheese': [claimed('vegan', 'vegan-cream-cheese', 'cream cheese')],
  mascarpone: [claimed('vegan', 'vegan-cream-cheese', 'cream cheese')],
  'sour-cream': [plain('coconut-yogurt'), plain('soy-yogurt')],
  'creme-fraiche': [plain('coconut-yogurt'), plain('soy-yogurt')],
  milk: [plain('oat-milk'), plain('soy-milk'), plain('rice-milk'), plain('almond-milk')],
  'low-fat-milk': [plain('oat-milk'), plain('soy-milk')],
  'skim-milk': [plain('oat-milk'), plain('soy-milk')],
  parmesan: [claimed('vegan', 'vegan-cheese', 'Parmesan')],
  'grated-parmesan': [claimed('vegan', 'vegan-cheese', 'Parmesan')],
  pecorino: [claimed('vegan', 'vegan-cheese', 'Parmesan')],
  mozzarella: [claimed('vegan', 'vegan-cheese', 'mozzarella')],
  'mozzarella-low-moisture': [claimed('vegan', 'vegan-cheese', 'mozzarella')],
  cheddar: [claimed('vegan', 'vegan-cheese', 'Cheddar')],
  feta: [claimed('vegan', 'vegan-cheese', 'feta')],
  gruyere: [claimed('vegan', 'vegan-cheese', 'cheese')],
  'swiss-cheese': [claimed('vegan', 'vegan-cheese', 'cheese')],
  'monterey-jack': [claimed('vegan', 'vegan-cheese', 'cheese')],
  provolone: [claimed('vegan', 'vegan-cheese', 'cheese')],
  gouda: [claimed('vegan', 'vegan-cheese', 'cheese')],
  fontina: [claimed('vegan', 'vegan-cheese', 'cheese')],
  'queso-fresco': [claimed('vegan', 'vegan-cheese', 'feta')],
  mayonnaise: [claimed('vegan', 'vegan-mayonnaise', 'mayonnaise')],
  'worcestershire-sauce': [claimed('vegan', 'vegan-worcestershire-sauce', 'Worcestershire sauce')],
  'fish-sauce': [claimed('vegan', 'vegan-fish-sauce', 'fish sauce')],
  'oyster-sauce': [claimed('vegetarian', 'vegetarian-oyster-sauce', 'oyster sauce')],
  'thai-red-curry-paste': [claimed('vegan', 'vegan-curry-paste', 'curry paste')],
  'thai-green-curry-paste': [claimed('vegan', 'vegan-curry-paste', 'curry paste')],
  pesto: [claimed('vegan', 'vegan-pesto', 'pesto')],
  kimchi: [claimed('vegan', 'vegan-kimchi', 'kimchi')],
  'dark-chocolate': [claimed('vegan', 'vegan-dark-chocolate', 'dark chocolate')],
  'semisweet-chocolate': [claimed('vegan', 'vegan-dark-chocolate', 'dark chocolate')],
  'chocolate-chip': [claimed('vegan', 'vegan-chocolate-chip', 'chocolate chip', 'chocolate chips')],
  'vanilla-ice-cream': [claimed('vegan', 'vegan-ice-cream', 'ice cream')],
  honey: [plain('maple-syrup')],
  'chicken-stock': [plain('vegetable-stock')],
  'low-sodium-chicken-stock': [claimed('low-sodium', 'vegetable-stock-low-sodium', 'vegetable stock')],
  'beef-stock': [plain('vegetable-stock')],
  'fish-stock': [plain('vegetable-stock')],
  dashi: [plain('kombu-dashi')],
  lard: [plain('shortening')],
  'duck-fat': [plain('olive-oil')],
  anchovy: [plain('caper', 0.6)],
  'tuna-canned': [{ ...plain('chickpea-canned'), preparation: 'drained, rinsed and roughly mashed' }],
}

const free = 'gluten-free'
const glutenFree: Record<string, readonly StandIn[]> = {
  'all-purpose-flour': [claimed(free, 'gluten-free-flour', 'flour')],
  'cake-flour': [claimed(free, 'gluten-free-flour', 'flour')],
  'self-rising-flour': [],
  'cake-mix': [claimed(free, 'cake-mix', 'cake mix')],
  panko: [claimed(free, 'gluten-free-breadcrumb', 'breadcrumbs')],
  breadcrumb: [claimed(free, 'gluten-free-breadcrumb', 'breadcrumbs')],
  bread: [claimed(free, 'gluten-free-bread', 'bread')],
  'sourdough-bread': [claimed(free, 'gluten-free-bread', 'bread')],
  baguette: [claimed(free, 'gluten-free-bread', 'bread')],
  'whole-wheat-bread': [claimed(free, 'gluten-free-bread', 'bread')],
  'burger-bun': [claimed(free, 'gluten-free-burger-bun', 'burger bun', 'burger buns')],
  'pizza-dough': [claimed(free, 'gluten-free-pizza-crust', 'pizza crust')],
  'rolled-oat': [claimed(free, 'gluten-free-oat', 'oats')],
  'soy-sauce': [plain('tamari')],
  'flour-tortilla': [plain('corn-tortilla')],
  spaghetti: [claimed(free, 'gluten-free-pasta', 'spaghetti')],
  penne: [claimed(free, 'gluten-free-pasta', 'penne')],
  rigatoni: [claimed(free, 'gluten-free-pasta', 'penne')],
  fusilli: [claimed(free, 'gluten-free-pasta', 'pasta')],
  farfalle: [claimed(free, 'gluten-free-pasta', 'pasta')],
  linguine: [claimed(free, 'gluten-free-pasta', 'spaghetti')],
  fettuccine: [claimed(free, 'gluten-free-pasta', 'spaghetti')],
  macaroni: [claimed(free, 'gluten-free-pasta', 'pasta')],
  pasta: [claimed(free, 'gluten-free-pasta', 'pasta')],
  'whole-wheat-pasta': [claimed(free, 'gluten-free-pasta', 'pasta')],
  'fresh-pasta': [claimed(free, 'gluten-free-pasta', 'pasta')],
  orecchiette: [claimed(free, 'gluten-free-pasta', 'pasta')],
  'soup-pasta': [claimed(free, 'gluten-free-pasta', 'small pasta')],
  'lasagna-noodle': [claimed(free, 'gluten-free-lasagna-noodle', 'lasagna noodle', 'lasagna noodles')],
  gnocchi: [claimed(free, 'gluten-free-gnocchi', 'gnocchi')],
  couscous: [plain('quinoa')],
  udon: [{ ...plain('rice-noodle'), preparation: '' }],
  'egg-noodle': [plain('rice-noodle')],
  'ramen-noodle': [plain('rice-noodle')],
  beer: [plain('vegetable-stock')],
}

/** Substitutes for drinks and spreads of nuts, which the table of substitutions does not have. */
const nutFree: Record<string, readonly StandIn[]> = {
  'almond-milk': [plain('oat-milk'), plain('soy-milk')],
  'almond-butter': [plain('sunflower-seed-butter')],
  'peanut-butter': [plain('sunflower-seed-butter')],
  pesto: [claimed('nut-free', 'pesto', 'pesto')],
  pistachio: [plain('pumpkin-seed')],
  hazelnut: [plain('sunflower-seed')],
  macadamia: [plain('sunflower-seed')],
  'mixed-nuts': [plain('pumpkin-seed')],
  'peanut-oil': [plain('vegetable-oil')],
  'walnut-oil': [plain('olive-oil')],
}

const sweetened = (id: string, name: string): StandIn => ({
  id,
  buy: same(name),
  name: same(name),
  ratio: 1,
  preparation: 'keep',
})
const syrup = sweetened('sweetener', 'sugar-free syrup')
const chocolate = sweetened('sugar-free-chocolate-chip', 'sugar-free chocolate')
/** Substitutes for sugar that only sweetens; `needsSugar` tells where it does more. */
const sugarFree: Record<string, readonly StandIn[]> = {
  sugar: [sweetened('erythritol', 'granulated erythritol')],
  'brown-sugar': [sweetened('erythritol', 'brown erythritol')],
  'powdered-sugar': [sweetened('erythritol', 'powdered erythritol')],
  honey: [syrup],
  'maple-syrup': [syrup],
  'agave-syrup': [syrup],
  'golden-syrup': [syrup],
  'corn-syrup': [syrup],
  'simple-syrup': [syrup],
  molasses: [syrup],
  'dark-chocolate': [chocolate],
  'semisweet-chocolate': [chocolate],
  'milk-chocolate': [chocolate],
  'chocolate-chip': [chocolate],
}

/** Words of dishes in which sugar is the candy, feeds the yeast, holds up the foam or keeps the fruit. */
const bySugar =
  /\b(?:caramel|brittle|toffee|praline|fudge|cand(?:y|ied)|marshmallow|nougat|meringue|macarons?|stiff peaks|soft[- ]ball|hard[- ]crack|yeast|jam|jelly|marmalade|preserves|cordial|brûlée|brulee|honeycomb|spun|sorbet|granita)\b/i

/** True for a recipe whose sugar does more than sweeten, so that no sweetener takes its place. */
export const needsSugar = ({ title, instructions, ingredients }: RecipeDraft): boolean =>
  bySugar.test([title, ...instructions, ...ingredients.map(({ item }) => item)].join(' '))

/**
 * Pairs of the table of substitutions that are no substitutes by themselves: another form, another strength.
 */
const otherForm = new Set(
  (
    'butter>olive-oil butter>avocado-oil butter>vegetable-oil butter>coconut-oil heavy-cream>oat-milk heavy-cream>soy-milk feta>olive-black feta>avocado goat-cheese>avocado queso-fresco>avocado ' +
    'worcestershire-sauce>balsamic-vinegar bacon>smoked-paprika bacon>mushroom pancetta>mushroom sesame-oil>peanut-butter sesame-seed>scallion sesame-seed>chive sesame-seed>peanut tahini>greek-yogurt ' +
    'tahini>coconut-yogurt burger-bun>lettuce flour-tortilla>lettuce flour-tortilla>romaine corn-tortilla>lettuce corn-tortilla>romaine taco-shell>lettuce pita>lettuce pita>romaine ' +
    'spaghetti>zucchini penne>cauliflower macaroni>cauliflower udon>zucchini egg-noodle>zucchini soba>zucchini ramen-noodle>zucchini rice-noodle>zucchini crushed-tomato>pumpkin-puree ' +
    'crushed-tomato>roasted-red-pepper tomato-canned>roasted-red-pepper brown-sugar>maple-syrup brown-sugar>honey sugar>maple-syrup sugar>honey sugar>erythritol brown-sugar>erythritol ' +
    'honey>erythritol maple-syrup>erythritol chocolate-chip>raisin chocolate-chip>cranberry-dried all-purpose-flour>cornstarch cornstarch>all-purpose-flour panko>almond-flour breadcrumb>almond-flour ' +
    'white-bean-canned>potato graham-cracker>rolled-oat graham-cracker>gluten-free-oat dijon-mustard>lemon-juice vanilla-extract>cardamom vanilla-extract>cinnamon mayonnaise>greek-yogurt ' +
    'coconut-shredded>rolled-oat red-onion>radish couscous>cauliflower-rice bulgur>cauliflower-rice farro>cauliflower-rice pearl-barley>cauliflower-rice quinoa>cauliflower-rice white-rice>cauliflower-rice ' +
    'basmati-rice>cauliflower-rice jasmine-rice>cauliflower-rice cooked-rice>cauliflower-rice orzo>cauliflower-rice orzo>white-rice farro>quinoa farro>brown-rice pearl-barley>brown-rice pearl-barley>quinoa ' +
    'quinoa>brown-rice white-rice>quinoa couscous>quinoa bulgur>quinoa chia-seed>flaxseed-ground lemon>orange lime>orange'
  ).split(' '),
)

/** Diets for which the table of animal foods is made. */
const animal =
  /^(?:vegan|vegetarian|pescatarian|dairy-free|egg-free|halal|kosher|pork-free|fish-free|shellfish-free)$/

/**
 * Returns the substitutes for a line under the craving's rules, best first; none if the kitchen knows nothing
 * that behaves alike in the pan.
 */
export function standInsFor(
  line: Line,
  craving: Craving,
  kind: 'savoury' | 'sweet',
  rules: Craving = craving,
): StandIn[] {
  const { food } = line
  if (!food) return []
  const own = [
    ...(craving.diets.some((diet) => animal.test(diet)) || ofAnimals(craving)
      ? animalStandIns(line, food)
      : []),
    ...(craving.diets.includes('gluten-free') ? (glutenFree[food.id] ?? []) : []),
    ...(isNutFree(craving) ? (nutFree[food.id] ?? []) : []),
    ...(craving.exclusions.includes('sugar') ? (sugarFree[food.id] ?? []) : []),
  ]
  const allows = foodFilter(rules)
  const known = substitutesFor(food.id, kind)
    .filter((id) => !otherForm.has(`${food.id}>${id}`) && allows(id))
    .map((id) => plain(id, 1, pantryItem(id)?.roles.includes('seed') ? '' : 'keep'))
  const others =
    kind === 'sweet' ? [] : plainOthers(food.id).flatMap((id) => (foodById(id) ? [plain(id, 1, 'keep')] : []))
  const keeps = (standIn: StandIn) => keepsRules(standIn, rules)
  return [...own, ...known, ...others].filter(keeps)
}

/** True for allergies and exclusions for which the substitutes of animal foods are made as well. */
const ofAnimals = ({ allergies = [], exclusions }: Craving) =>
  allergies.some((one) => ['milk', 'eggs', 'fish', 'crustaceans', 'molluscs'].includes(one)) ||
  exclusions.some((word) => /^(?:dairy|milk|shellfish|fish|seafood|shrimp|meat)$/.test(word))

const isNutFree = ({ diets, allergies = [] }: Craving) =>
  diets.includes('nut-free') ||
  allergies.some((allergen) => allergen === 'tree-nuts' || allergen === 'peanuts')

/**
 * True when the product that a shop sells under that name keeps the rules of the craving, by its own tags and
 * by its name.
 */
export function keepsRules({ id, buy }: StandIn, craving: Craving): boolean {
  const food = foodById(id)
  if (!food) return false
  const bad = craving.diets.some((diet) => {
    const rule = dietRules[diet]
    return breaksDiet(food, rule) && !rule.substitutes.test(buy.one.toLowerCase())
  })
  const excluded = craving.exclusions.some(
    (word) => food.id === word || matchFood(word.replace(/-/g, ' '))?.food.id === food.id,
  )
  // A product that calls itself nut-free is checked against the allergy by its words, with the whole recipe.
  const isFree = /^nut-free /.test(buy.one)
  const allergic =
    craving.allergies?.some((allergen) => food.allergens.includes(allergen) && !isFree) ?? false
  return !bad && !excluded && !allergic
}

export { plain as plainStandIn }
