import { oncePer } from '../../../checks/once-per.ts'
import { lackingTools, usedOf } from '../../../checks/small-tools.ts'
import type { Craving } from '../../../craving/craving.ts'
import { jitter } from '../../../random.ts'
import type { LinkedRecipe } from '../../open-cookbook.ts'
import { onlyForThem } from '../may-be-meant.ts'
import { worthOfDiet } from '../written-for-diets.ts'
import type { Rule } from './match.ts'

/**
 * Prefers recipes with the wished tools in the title: "Air Fryer French Fries". Most dishes are made on a stove, and few
 * titles say so.
 */
const toolsInTitle: Rule = ({ craving, isOfTools }) => {
  const tools = craving.equipment.filter((one) => one !== 'stovetop')
  if (tools.length === 0) return null
  const worth = (isOfTools ? 1.5 : 0.5) / tools.length
  return ({ recipe }) => {
    // A toaster oven is no oven for who asks for one.
    const title = recipe.file.title
      .toLowerCase()
      .replace(/\b(?:toaster|roaster|dutch) oven\b/g, (tool) => (tools.includes(tool) ? tool : ' '))
    return worth * tools.filter((tool) => title.includes(tool)).length
  }
}

/** Puts a dish behind that needs an appliance which few kitchens have and the craving does not mention. */
const toolUnasked: Rule =
  ({ craving }) =>
  ({ recipe, isNamed }) =>
    isToolUnasked(recipe, craving) || (!isNamed && needsRareTool(recipe)) ? -0.8 : 0

/** Puts a dish behind that uses a small tool which the cook has not. */
const toolLacking: Rule = ({ craving }) => {
  const lacking = lackingTools(craving.equipment)
  if (lacking.length === 0) return null
  return ({ recipe }) =>
    usedOf(lacking, recipe.draft.instructions.join(' ').toLowerCase()).length > 0 ? -0.8 : 0
}

/** Prefers dishes without heat for who does not want to cook. */
const uncooked: Rule = ({ craving }) =>
  craving.equipment.includes('no cook') ? ({ recipe }) => (recipe.file.cook === 0 ? 1 : 0) : null

/** Puts no-bake recipes behind for who wants to bake. */
const toBake: Rule = ({ craving: { text } }) =>
  /\bbak(?:e|ed|ing)\b/i.test(text) && !/\bno[- ]bake/i.test(text)
    ? ({ recipe }) => (/^no-bake/i.test(recipe.file.title) ? -1 : 0)
    : null

/** Puts a day-long project behind that the craving does not name. */
const projectUnasked: Rule = ({ craving: { moods }, isOwnName }) =>
  moods.some((mood) => mood === 'fancy' || mood === 'sunday' || mood === 'slow')
    ? null
    : ({ recipe, isNamed }) => (recipe.file.moods.includes('project') && !(isOwnName && isNamed) ? -0.4 : 0)

/** Eaters from whom on a dish for two in one small pan is a poor start. */
const MANY_EATERS = 10
/** Prefers recipes for the number of eaters asked for, by doublings: amounts and steps are best as written. */
const forEaters: Rule = ({ craving: { servings } }) =>
  servings === null
    ? null
    : ({ recipe: { file } }) => {
        // Cans and whole vegetables are not divided well: a pot for five is a poor start for one.
        const isPoorStart =
          (servings >= MANY_EATERS && file.serves < servings / 3) || (servings === 1 && file.serves > 3)
        return -0.15 * Math.abs(Math.log2(servings / file.serves)) * (isPoorStart ? 1.8 : 1)
      }

/** Prefers recipes for the audience that the craving cooks for. */
const forAudience: Rule = ({ craving: { conditions = [] } }) => {
  const eaters = conditions.map(({ id }): string => id)
  return eaters.length === 0 ? null : ({ recipe }) => (eaters.includes(recipe.file.audience) ? 0.5 : 0)
}

/** Puts food for babies and animals behind for who says nothing of who eats. */
const audienceUnasked: Rule = ({ craving: { diets, exclusions, conditions = [] } }) =>
  diets.length + exclusions.length + conditions.length > 0
    ? null
    : ({ recipe }) => (onlyForThem.has(recipe.file.audience) ? -0.6 : 0)

/** Prefers dishes written for a diet that is asked for, and puts the others of that kind behind. */
const forDiet: Rule =
  ({ craving }) =>
  ({ recipe }) =>
    worthOfDiet(recipe, craving)

/** Orders recipes that are equally good differently for each cook, and more so where nothing is named. */
const eachCooksOwn: Rule =
  ({ circumstances, isUnnamed }) =>
  ({ recipe }) =>
    (isUnnamed ? 0.3 : 0.12) * jitter(`${circumstances.series} ${recipe.slug}`)

/** Rules about tools, work and who eats; at the last, chance. */
export const rulesByEffort: readonly Rule[] = [
  ...[toolsInTitle, toolUnasked, toolLacking, uncooked, toBake, projectUnasked],
  ...[forEaters, forAudience, audienceUnasked, forDiet, eachCooksOwn],
]

const tool =
  /\b(?:air fryer|slow cooker|crock-?pot|instant pot|pressure cooker|sous vide|microwave|dutch oven|bread machine|rice cooker|waffle iron|roaster oven|toaster oven|contact grill|camp ?fire)\b/i
/** Appliances that few kitchens have, as steps name them. */
const rareTool =
  /\b(?:waffle (?:iron|maker)|contact grill|roaster oven|electric roaster|bread (?:machine|maker)|ice cream (?:machine|maker)|sous vide|immersion circulator|pasta (?:machine|roller)|smoker|dehydrator|raclette|fondue pot|tagine base|pizza oven)\b/i
const needsRareTool = oncePer(({ draft }: LinkedRecipe): boolean =>
  rareTool.test(draft.instructions.join(' ')),
)
/** True when a recipe is named after an appliance that the craving does not mention. */
const isToolUnasked = ({ file }: LinkedRecipe, { equipment }: Craving): boolean => {
  const named = tool.exec(file.title)?.[0].toLowerCase()
  return (
    named !== undefined &&
    !equipment.some((one) => (one !== 'oven' && named.includes(one)) || sameTool(one, named))
  )
}
const sameTool = (asked: string, named: string): boolean =>
  (asked === 'slow cooker' && /crock/.test(named)) || (asked === 'pressure cooker' && /instant/.test(named))
