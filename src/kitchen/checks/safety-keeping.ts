import { pantryItem, type Role } from '../culinary/index.ts'
import { isFlesh } from '../foods/flesh.ts'
import { oncePer } from './once-per.ts'
import type { ReadDraft, ReadLine } from './read-draft.ts'
import type { Practice } from './safety-practice.ts'

/*
 * Rules for what is kept: which food, in which medium, where, and for how long. Without air and acid botulism grows at
 * room temperature (CDC, Botulism: Prevention; USDA, Complete Guide to Home Canning).
 */

/** Places that are as warm as the room. */
const warmPlaces =
  /\b(?:room temperature|(?:kitchen )?counter(?:top)?|worktop|pantry|larder|cupboard|cabinet|shelf|shelves|windowsill|cellar|unrefrigerated|on the table)\b/
const days = /\b(?:days?|weeks?|months?|years?|overnight|indefinitely|all (?:winter|year|summer))\b/
/** Words by which a sentence warns of a place, or names a product's or a tool's. */
const warning = /\b(?:no|not|never|nor|neither|don't|must|instead of|rather than|without|unless)\b|n't\b/

/** Returns the clauses that keep the dish for days where it is warm. */
const keptWarm = oncePer(({ steps }: ReadDraft): readonly string[] =>
  steps.flatMap(({ folded }) =>
    folded
      .split(/(?:[.:!?]\s|\n|, (?:or|but) |;(?! (?:it|they) \w+ there\b))/)
      .filter((clause) => warmPlaces.test(clause) && days.test(clause) && !warning.test(clause)),
  ),
)

const isFreshGarlic = ({ text }: ReadLine): boolean =>
  /\bgarlic\b/.test(text) &&
  !/\b(?:powder|granulated|granules|dried|dry|salt|black garlic|fried)\b/.test(text)
/** Words for garlic that lies in oil: the name of the dish, or a step that covers it. */
const underOil =
  /\b(?:infused|garlic|chili|chile|herb) oil\b|\bconfit\b|\bin (?:olive )?oil\b|\b(?:cover|covered|submerge|submerged|under|top)\b[^.;]{0,40}\boil\b/
const isSour = ({ text }: ReadLine): boolean =>
  /\bvinegar|\bcitric acid\b|\b(?:lemon|lime)(?:s|\b(?! (?:zest|peel|leaves)))|\bverjuice\b|\bwine\b/.test(
    text,
  )

const isGarlicInOil = (recipe: ReadDraft): boolean =>
  recipe.lines.some(isFreshGarlic) && recipe.lines.some(({ text }) => /\boil\b/.test(text))

/** Roles of foods that are not sour: canned in boiling water they keep living spores. */
const lowAcid: ReadonlySet<Role> = new Set<Role>([
  'vegetable',
  'mushroom',
  'allium',
  'bean',
  'lentil',
  'ready-soup',
])
const isLowAcid = ({ food }: ReadLine): boolean =>
  food !== null &&
  !/tomato|rhubarb|cucumber/.test(food.id) &&
  (isFlesh(food) || (pantryItem(food.id)?.roles.some((role) => lowAcid.has(role)) ?? false))

/** Words of canning for the shelf. */
const canning =
  /\bwater[- ]bath\b(?=[\s\S]*\bjars?\b)|\bjars?\b[\s\S]*\bwater[- ]bath\b|\bpressure can|\bcanning\b|\bseal(?:ed)? jars?\b[^.]*(?:shelf|pantry|months)/
const isUnderPressure = (method: string): boolean => /\bpressure[- ]can/.test(method)

export const keepingPractices: readonly Practice[] = [
  {
    rule: 'safety.canning-low-acid',
    severity: 'error',
    message: 'Vegetables, pulses and meat are not sour: in boiling water botulism survives in their jars.',
    sentence: null,
    remedy: 'Use a pressure canner and a tested recipe, pickle them in vinegar, or keep them in the freezer.',
    missing: (recipe) =>
      canning.test(recipe.method) &&
      !isUnderPressure(recipe.method) &&
      recipe.lines.some(isLowAcid) &&
      !recipe.lines.some(isSour),
  },
  {
    rule: 'safety.canning',
    severity: 'warning',
    message: 'Canning for the shelf needs a tested recipe: a wrong acidity or time lets botulism grow.',
    sentence: 'For keeping on the shelf follow a tested canning recipe; otherwise keep this in the fridge.',
    missing: (recipe) => canning.test(recipe.method) && !/tested (?:canning )?recipe/.test(recipe.method),
  },
  {
    rule: 'safety.garlic-in-oil-warm',
    severity: 'error',
    message: 'Garlic under oil must not stand at room temperature: botulism grows in it without a sign.',
    sentence: null,
    remedy: 'Keep it in the fridge and use it within 4 days, or freeze it.',
    missing: (recipe) =>
      isGarlicInOil(recipe) &&
      !recipe.lines.some(isSour) &&
      underOil.test(`${recipe.title}\n${recipe.method}`) &&
      keptWarm(recipe).length > 0,
  },
  {
    rule: 'safety.garlic-in-oil',
    severity: 'warning',
    message:
      'Garlic in oil must be kept in the fridge and used within four days: botulism grows in it without a sign.',
    sentence: 'Keep the garlic oil in the fridge and use it within 4 days.',
    missing: (recipe) =>
      // Oil is the dish itself here; "noodles with chili oil" are eaten at once.
      /^(?!.*\b(?:with|in|and)\b).*\b(?:infused|garlic|chili|herb) oil\b/.test(recipe.title) &&
      isGarlicInOil(recipe) &&
      !/(?:fridge|refrigerat)/.test(recipe.method),
  },
  {
    rule: 'safety.room-temperature',
    severity: 'warning',
    message: 'Meat, fish and dairy must not stand at room temperature for more than two hours.',
    sentence: null,
    missing: (recipe) =>
      recipe.steps.some(
        ({ folded }) =>
          /\b(?:meat|chicken|beef|pork|fish|shrimp|turkey|lamb)\b[^.]*\b(?:counter|room temperature)\b[^.]*\b(?:overnight|[3-9]|1\d|2\d)(?: hours|$|\.)?/.test(
            folded,
          ) && /overnight|(?:[3-9]|1\d|2\d) hours/.test(folded),
      ),
  },
]
