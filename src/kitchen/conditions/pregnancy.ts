import type { Finding } from '#contract/recipe.ts'
import { donenessOf, rawFishDish } from '../checks/raw-foods.ts'
import type { ReadDraft, ReadLine } from '../checks/read-draft.ts'
import { temperaturesOf, toCelsius } from '../checks/temperatures.ts'
import { durationsOf } from '../checks/times.ts'
import type { ConditionRule } from './condition.ts'
import type { Figures } from './figures.ts'
import { group, split } from './food-group.ts'
import { isCooked, rawEggs, runnyEggs } from './method.ts'

/**
 * Foods to avoid in pregnancy. Sources: NHS, "Foods to avoid in pregnancy"; FDA, "Food Safety for Moms-to-Be"
 * and "Advice about Eating Fish" (mercury); CDC on listeria, toxoplasma and alcohol. Where they differ, the
 * stricter counts.
 */
const alcohol = group({
  why: 'no amount of alcohol is known to be safe',
  instead: 'Use stock with a little vinegar, lemon juice or grape juice.',
  tags: ['alcohol'],
  words:
    'wine,beer,cider,rum,vodka,whisk(?:e)?y,bourbon,brandy,cognac,gin,tequila,mezcal,liqueur,sherry,port,sake,mirin,schnapps,kirsch,absinthe',
  unless: /\bvinegar\b|\bnon-?alcoholic\b|\balcohol[- ]free\b|\b(?:ginger|root) beer\b|\bapple cider\b/,
})
const mercury = group({
  why: 'a large fish that is high in mercury',
  instead: 'Use salmon, cod, trout, haddock or shrimp, cooked through.',
  ids: 'swordfish',
  words:
    'swordfish,shark,marlin,king mackerel,tilefish,orange roughy,bigeye tuna,escolar,dogfish,rock salmon',
  said: 'shark,marlin,king mackerel,tilefish,orange roughy,bigeye,ahi,escolar',
})
const vitaminA = group({
  why: 'liver holds too much vitamin A, and any pâté may carry listeria',
  instead: 'Use lean meat, lentils or mushrooms.',
  ids: 'chicken-liver beef-liver',
  words: 'liver,liver sausage,haggis,foie gras,pate,liverwurst,cod liver oil',
  said: 'liver,liverwurst,pate,foie gras,cod liver oil',
})
const mouldyCheese = group({
  why: 'soft cheese with mold or a rind may carry listeria',
  instead:
    'Use a hard cheese, mozzarella, feta or cream cheese from pasteurized milk, or cook it until it steams.',
  ids: 'brie camembert blue-cheese goat-cheese',
  words:
    'brie,camembert,gorgonzola,roquefort,stilton,blue cheese,chevre,taleggio,reblochon,vacherin,epoisses,saint agur,cambozola,limburger',
  said: 'taleggio,gorgonzola,cambozola,reblochon',
  isFineCooked: true,
})
const unpasteurized = group({
  why: 'milk that is not pasteurized may carry listeria',
  instead: 'Use the pasteurized kind.',
  words: 'raw[- ]milk,unpasteuri[sz]ed',
  said: 'raw milk,raw[- ]milk cheese,unpasteuri[sz]ed [a-z]+',
  isFineCooked: true,
})
const cured = group({
  why: 'cured meat that was never cooked may carry toxoplasma or listeria',
  instead: 'Use cooked ham or bacon, fried or baked until it steams.',
  ids: 'prosciutto salami pepperoni chorizo mortadella beef-jerky',
  words:
    'prosciutto,salami,bresaola,coppa,speck,pepperoni,chorizo,jerky,biltong,nduja,cured ham,soppressata,carpaccio,tartare',
  isFineCooked: true,
})
const smokedFish = group({
  why: 'cold-smoked or cured fish may carry listeria',
  instead: 'Use cooked or canned salmon, or cook it until it steams.',
  ids: 'salmon-smoked smoked-trout fish-roe eel',
  words: 'lox,gravlax,smoked (?:salmon|trout|mackerel|fish|eel|haddock),caviar,roe,bottarga,ceviche,sashimi',
  said: 'gravlax,gravad lax,cold-smoked,smoked (?:mackerel|haddock|trout|eel),sashimi[- ]grade,sushi[- ]grade',
  isFineCooked: true,
})
const sprouts = group({
  why: 'raw sprouts may carry salmonella and E. coli',
  instead: 'Use shredded cabbage or watercress, washed, or cook them until they steam.',
  ids: 'alfalfa-sprouts bean-sprout',
  words: 'sprout',
  said: '(?:alfalfa|mung|bean|radish|clover|lentil) sprout',
  unless: /\bbrussels?\b|\bmicrogreens?\b/,
  isFineCooked: true,
})
const kombucha = group({
  why: 'it is raw, and the culture makes a little alcohol',
  instead: 'Use cold tea with lemon and a little sugar.',
  ids: 'kombucha',
  words: 'kombucha,scoby',
  said: 'kombucha',
})
const other = group({
  why: 'it is advised against in pregnancy',
  words: 'licorice root,liquorice root,liquorice,energy drink,ginseng,comfrey,pennyroyal',
  said: 'licorice root,liquorice root',
})

/** Milligrams of caffeine in 100 g: USDA FoodData Central. */
const caffeine: Readonly<Record<string, number>> = {
  coffee: 40,
  espresso: 212,
  'espresso-powder': 3142,
  // Caffeine that passes into the cup: 6 to 7 g of grounds make 100 g of coffee.
  'ground-coffee': 640,
  tea: 20,
  'tea-bag': 1100,
  'tea-leaf': 1100,
  matcha: 3000,
  cola: 8,
  'cocoa-powder': 230,
  'dark-chocolate': 80,
  'vegan-dark-chocolate': 80,
  'unsweetened-chocolate': 80,
  'semisweet-chocolate': 62,
  'chocolate-chip': 62,
  'vegan-chocolate-chip': 62,
  'milk-chocolate': 20,
}
/** Highest daily intake of caffeine in milligrams: NHS, ACOG. */
const CAFFEINE_MG = 200
/** Milligrams of caffeine in one serving from which the cook is told. */
const CAFFEINE_TO_TELL_MG = 40

/** A name or a step that leaves meat or fish raw or pink inside. */
const underdone =
  /\b(?:(?:medium[- ])?rare|tartare|carpaccio|ceviche|sashimi|crudo|poke|sushi(?! rice)|aguachile|tataki|blood[- ]?rare)\b/
const denied = /\b(?:not|never|no|instead of|avoid|rather than) (?:medium[- ])?(?:rare)\b/g

/** Words before the temperature of the inside of a piece of meat. */
const ofInside =
  /\b(?:cent(?:er|re)|inside|middle|internal(?:ly)?|core|thermometer|reads?|registers?)\b[^.;]{0,40}$/
/** Degrees Celsius that kill toxoplasma and listeria in whole meat: FDA and USDA, safe minimum temperatures. */
const SAFE_INSIDE = 62.5
/** Returns the temperature to which a text cooks meat, as written, where it is too low; undefined otherwise. */
const coolInside = (text: string): string | undefined => {
  const found = temperaturesOf(text).find(
    (one) => toCelsius(one) > 35 && toCelsius(one) < SAFE_INSIDE && ofInside.test(text.slice(0, one.index)),
  )
  return found && text.slice(found.index, found.end)
}

const throughout =
  /\bno (?:trace of )?pink\b|\bno longer pink\b|\bcooked through\b|\bcook(?:s|ed)? (?:all the way )?through\b|\bwell[- ]done\b|\b1(?:45|6\d|7\d)\s?°|\b7[0-9]\s?°c|\bfork[- ]tender\b|\bfalling apart\b|\bshreds? easily\b|\bno blood\b/
const LONG_ENOUGH_MIN = 60

const onlyCooked = new Set(
  split('bacon pancetta canadian-bacon ham ham-steak hot-dog kielbasa corned-beef surimi crab'),
)

export const pregnancy: ConditionRule = {
  id: 'pregnancy',
  name: 'pregnancy',
  verdict: 'not for pregnancy',
  groups: [
    alcohol,
    mercury,
    vitaminA,
    mouldyCheese,
    unpasteurized,
    cured,
    smokedFish,
    sprouts,
    kombucha,
    other,
  ],
  fine: /wine vinegar|(?:rice|sherry|cider|champagne) (?:wine )?vinegar|hard goats? cheese|port(?:o)?bello|brussels? sprouts?|vegan [a-z]+|pate (?:brisee|sucree|a choux)/,
  labels: [
    {
      ids: 'feta queso-fresco ricotta part-skim-ricotta cottage-cheese cream-cheese mascarpone mozzarella paneer halloumi fontina milk buttermilk kefir creme-fraiche',
      note: 'Use one from pasteurized milk.',
    },
    {
      ids: 'mayonnaise caesar-dressing tartar-sauce vanilla-ice-cream eggnog',
      note: 'Use a bought one, which is made with pasteurized egg.',
    },
    { ids: 'tuna-canned tuna-steak', note: 'NHS: at most four cans or two steaks of tuna a week.' },
    { ids: 'apple-juice', note: 'Use pasteurized juice.' },
  ],
  limits: [],
  practice: (recipe, _condition, figures) => [
    ...eggs(recipe),
    ...raw(recipe),
    ...pinkMeat(recipe),
    ...reheated(recipe),
    ...stimulating(recipe, figures),
  ],
  says: () =>
    'Checked for pregnancy: no alcohol, raw or cured fish and meat, raw or runny egg, moldy soft cheese, raw milk, liver, raw sprouts or large predatory fish. Not checked: your own needs and allergies, washing and keeping, and how much you eat of it. Ask your doctor or midwife when in doubt.',
}

const harm = (place: string, message: string, remedy: string): Finding => ({
  rule: 'condition.pregnancy',
  severity: 'error',
  place,
  message,
  remedy,
})

function eggs(recipe: ReadDraft): Finding[] {
  const [uncooked] = rawEggs(recipe)
  if (uncooked)
    return [
      harm(
        `ingredients.${uncooked.index}`,
        'The eggs stay raw: they may carry salmonella.',
        'Use pasteurized eggs, or cook them until white and yolk are firm.',
      ),
    ]
  if (!runnyEggs(recipe)) return []
  return [harm('recipe', 'The yolks stay soft.', 'Cook the eggs until white and yolk are firm.')]
}

const isRaw = (line: ReadLine): boolean => {
  const tags = line.food?.tags ?? []
  return (
    (tags.includes('raw-risk') && !tags.includes('egg') && !/kidney-bean/.test(line.food?.id ?? '')) ||
    donenessOf(line) !== null
  )
}

/** Words of a recipe for meat or fish that is eaten raw, although it offers to cook some for those who want it. */
const saidRaw =
  /\b(?:meant to be eaten raw|eat(?:en)? (?:it |them )?raw|serve[ds]? raw|warmed, not cooked|must not eat (?:it|them) raw)\b/

/** Finds meat, poultry, fish and shellfish that no step cooks. */
function raw(recipe: ReadDraft): Finding[] {
  const text = `${recipe.draft.description.toLowerCase()}\n${recipe.method}`
  const flesh = recipe.lines.find(isRaw)
  if (flesh && saidRaw.test(text))
    return [harm(`ingredients.${flesh.index}`, `${flesh.item} is eaten raw.`, 'Cook it all the way through.')]
  const dish = rawFishDish.exec(recipe.title)?.[0]
  return recipe.lines
    .filter((line) => isRaw(line) && !/\b(?:cooked|canned|tinned|rotisserie|leftover)\b/.test(line.text))
    .filter((line) => !isCooked(recipe, line))
    .map((line) =>
      harm(
        `ingredients.${line.index}`,
        `${line.item} stays raw${dish ? ` in the ${dish}` : ''}.`,
        'Cook it all the way through.',
      ),
    )
}

const isRedMeat = (line: ReadLine): boolean => {
  const tags = line.food?.tags ?? []
  return tags.includes('meat') && tags.includes('raw-risk')
}

/** Finds meat that is pink on purpose, or for which no step says when it is done. */
function pinkMeat(recipe: ReadDraft): Finding[] {
  const meat = recipe.lines.filter((line) => isRedMeat(line) || (line.food?.id === 'duck' && isRaw(line)))
  const fish = recipe.lines.filter(
    (line) => line.food?.tags.includes('fish') && isRaw(line) && !isCooked(recipe, line),
  )
  const text = `${recipe.title}\n${recipe.method}`.replace(denied, ' ')
  const word = underdone.exec(text)?.[0] ?? coolInside(text)
  const [first] = [...meat, ...fish]
  if (word && first)
    return [
      harm(
        'recipe',
        `"${word}" leaves ${first.food?.name ?? first.item} raw inside.`,
        'Cook it until no pink is left.',
      ),
    ]
  const [red] = meat
  if (!red || throughout.test(recipe.method)) return []
  const longest = Math.max(
    0,
    ...recipe.steps.flatMap((step) => durationsOf(step.folded)).map(({ least }) => least),
  )
  if (longest >= LONG_ENOUGH_MIN) return []
  return [
    {
      rule: 'condition.pregnancy.doneness',
      severity: 'warning',
      place: `ingredients.${red.index}`,
      message: `Nothing says that the ${red.food?.name ?? red.item} is cooked through.`,
      remedy: `Cook the ${red.food?.name ?? red.item} until no pink is left.`,
    },
  ]
}

/** Finds cold cuts and bacon that no step heats until they steam: FDA, CDC. */
const reheated = (recipe: ReadDraft): Finding[] =>
  recipe.lines
    .filter((line) => line.food && onlyCooked.has(line.food.id) && !/\bcooked\b|\bcanned\b/.test(line.text))
    .filter((line) => !isCooked(recipe, line, true))
    .map((line) =>
      harm(
        `ingredients.${line.index}`,
        `${line.item} is eaten cold: it may carry listeria.`,
        'Heat it until it steams.',
      ),
    )

function stimulating(recipe: ReadDraft, figures: Figures): Finding[] {
  const milligrams = recipe.lines.reduce((sum, { food, index }) => {
    const one = food ? caffeine[food.id] : undefined
    return one === undefined ? sum : sum + ((figures.grams[index] ?? 0) * one) / 100
  }, 0)
  if (milligrams < CAFFEINE_TO_TELL_MG) return []
  const message = `About ${Math.round(milligrams)} mg of caffeine per serving; ${CAFFEINE_MG} mg a day is the most in pregnancy.`
  return milligrams > CAFFEINE_MG
    ? [harm('recipe', message, 'Use decaffeinated coffee or tea.')]
    : [{ rule: 'condition.pregnancy.caffeine', severity: 'note', place: 'recipe', message }]
}
