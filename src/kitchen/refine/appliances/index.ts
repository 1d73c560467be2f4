import type { RecipeDraft } from '#contract/recipe.ts'
import { missedTools } from '../../checks/asked-tools.ts'
import { readDraft } from '../../checks/read-draft.ts'
import { readerOf } from '../../checks/reader-of.ts'
import { headnoteFor } from '../../cookbook/headnote.ts'
import type { LinkedRecipe } from '../../cookbook/open-cookbook.ts'
import type { WayName } from '../../cookbook/recipe-file.ts'
import { already, changed, type Outcome, refused } from '../outcome.ts'
import { scaleTo } from '../servings.ts'
import { withoutOven } from '../without-oven.ts'
import { forAirFryer, forGrill, forOven, forSkillet } from './dry-heat.ts'
import { forPressureCooker } from './pressure-cooker.ts'
import { forSlowCooker } from './slow-cooker.ts'
import { titledFor } from './words.ts'

/** Appliances of a craving, and the ways of a recipe that use them. */
export const waysFor: Readonly<Record<string, readonly WayName[]>> = {
  'slow cooker': ['slow cooker'],
  'pressure cooker': ['pressure cooker'],
  'air fryer': ['air fryer'],
  microwave: ['microwave'],
  grill: ['grill'],
  'camp fire': ['camp fire'],
  oven: ['oven'],
  'no oven': ['no oven', 'stovetop'],
  'no bake': ['no oven'],
  'no grill': ['stovetop', 'oven'],
  stovetop: ['stovetop', 'no oven'],
}

/** Conversions for recipes without a way of their own, by what their technique allows. */
const byTechnique: Readonly<Record<string, (draft: RecipeDraft) => Outcome>> = {
  'slow cooker': forSlowCooker,
  'pressure cooker': forPressureCooker,
  'air fryer': forAirFryer,
  grill: forGrill,
  'no grill': withoutGrill,
  oven: forOven,
  'no oven': withoutOven,
  'no bake': withoutOven,
  stovetop: (draft) =>
    /(?<!dutch )\boven\b/i.test(draft.instructions.join(' ')) ||
    !/\bgrill|\bair[- ]?fr/i.test(draft.instructions.join(' '))
      ? withoutOven(draft)
      : forSkillet(draft),
  microwave: (draft) =>
    refused(
      /\b(?:bake|roast|sear|brown|fry|crisp)/i.test(draft.instructions.join(' '))
        ? 'A microwave heats the water in food: it neither browns nor bakes, which this dish lives by. Ask for a new recipe for the microwave.'
        : 'The built-in kitchen has no tried times for this dish in the microwave, and does not guess at them.',
    ),
}

const titles: Readonly<Record<string, string>> = {
  'slow cooker': 'Slow Cooker',
  'pressure cooker': 'Pressure Cooker',
  'air fryer': 'Air Fryer',
  microwave: 'Microwave',
  grill: 'Grilled',
}

/**
 * Adapts the recipe to another appliance: in the way that its author wrote, if the recipe is still as it was
 * written; otherwise by the rules of its technique, or with the true reason why it does not suit.
 * @param linked the recipe of the cookbook that it was made from
 */
export function forAppliance(draft: RecipeDraft, tool: string, linked?: LinkedRecipe): Outcome {
  const misses = (one: RecipeDraft) => missedTools(readDraft(one, readerOf(one)), [tool])
  if (/^one /.test(tool)) return inOnePot(draft, tool)
  if (
    byTechnique[tool] &&
    misses(draft).length === 0 &&
    byTechnique[tool] !== withoutOven &&
    tool !== 'stovetop'
  )
    return already(
      `This recipe is made ${/^no /.test(tool) ? 'without it' : `with ${/^[aeiou]/.test(tool) ? 'an' : 'a'} ${tool}`} already.`,
    )
  const way = linked && isAsWritten(draft, linked) ? ownWay(linked, tool, misses) : undefined
  if (way) return atServings(way.draft, draft, titles[tool])
  const technique = byTechnique[tool]
  if (!technique) return refused(toolReason(tool))
  const outcome = technique(draft)
  if (outcome.kind !== 'changed') return outcome
  const { title, description, instructions: steps } = draft
  const told = {
    ...outcome.draft,
    description: headnoteFor({ title, description, steps }, outcome.draft.instructions, tool),
  }
  return misses(outcome.draft).length === 0
    ? changed(told)
    : refused(
        `The steps lean on other pans in a way that the built-in kitchen cannot carry over to ${named(tool)}.`,
      )
}

/** Makes what a grill cooks in a skillet, or else in the oven. */
function withoutGrill(draft: RecipeDraft): Outcome {
  const fried = forSkillet(draft)
  return fried.kind === 'changed' ? fried : forOven(draft)
}

const named = (tool: string) => (/^no (?:oven|grill)$/.test(tool) ? 'the stove' : `the ${tool}`)

const vessels =
  'skillet|saucepan|frying pan|dutch oven|stockpot|pot|wok|sheet pan|baking sheet|baking dish|casserole|pan'
/** Vessels that the steps bring in: "a large skillet", "another pot". */
const broughtIn = new RegExp(String.raw`\b(?:an?|another|separate) (?:[\w-]+,? ){0,4}?(${vessels})\b`, 'gi')

function inOnePot(draft: RecipeDraft, tool: string): Outcome {
  const found = [...draft.instructions.join(' ').matchAll(broughtIn)].map(([, vessel = '']) =>
    vessel.toLowerCase(),
  )
  return new Set(found).size < 2
    ? already(`All of it is cooked in one ${tool.endsWith('pan') ? 'pan' : 'pot'} already.`)
    : refused(
        'The parts of this dish cook in a pot and a pan of their own, each for its own time. In one pot the liquid and the times would be another recipe’s: ask for a new one-pot recipe.',
      )
}

const toolReason = (tool: string): string =>
  `The built-in kitchen has no rule for making a finished recipe with “${tool}”. It knows the pressure cooker, the slow cooker, the air fryer, the grill and doing without an oven.`

const ownWay = ({ ways }: LinkedRecipe, tool: string, misses: (draft: RecipeDraft) => readonly unknown[]) =>
  ways.find(({ name, draft }) => (waysFor[tool] ?? []).includes(name) && misses(draft).length === 0)

/** True when the recipe still has the foods for which its author's ways are written. */
const isAsWritten = ({ ingredients }: RecipeDraft, { draft }: LinkedRecipe): boolean =>
  ingredients.length === draft.ingredients.length &&
  ingredients.every(({ item }, index) => item === draft.ingredients[index]?.item)

function atServings(way: RecipeDraft, draft: RecipeDraft, title: string | undefined): Outcome {
  const called = {
    ...way,
    title: title ? titledFor(draft.title, title) : draft.title,
    category: draft.category,
  }
  if (way.servings === draft.servings) return changed(called)
  return scaleTo(called, { to: draft.servings })
}
