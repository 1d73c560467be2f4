import type { Allergen } from '#contract/dietary.ts'
import type { Finding } from '#contract/recipe.ts'
import type { Craving } from '../craving/craving.ts'
import { foodById } from '../foods/index.ts'
import { allergyLabelNotes } from './diet-labels.ts'
import { claimed, type DietRule, dietRules, freeOf, wordList } from './diet-rules.ts'
import { wordsAgainst } from './diet-words.ts'
import type { DraftSource } from './expectation.ts'
import { inSteps, lineBreaks } from './line-breaks.ts'
import type { ReadDraft } from './read-draft.ts'
import type { RuleFamily } from './rule-family.ts'
import { ofStep } from './step-findings.ts'
import { onlyDescribes } from './unread-words.ts'
import { severityOf } from './what-turns-away.ts'

/**
 * Rule A: the recipe contains nothing that the cook is allergic to. A food that contains the allergen is an
 * error for every author; one that often carries it, and one that the kitchen does not know, are notes, since
 * the check never says that a recipe is safe.
 */
export const allergies: RuleFamily = {
  group: 'Your allergies',
  check(recipe, { craving, source = 'engine' }) {
    if (!craving?.allergies?.length) return null
    const stated = craving.statedAllergies ?? []
    return [
      ...craving.allergies.flatMap((allergen) =>
        against(recipe, allergen, stated.includes(allergen), source),
      ),
      ...allergyLabelNotes(recipe, craving),
      ...unknown(recipe, source),
      ...ofOtherShellfish(recipe, craving, source),
    ]
  },
}

/**
 * Returns the findings about one allergen.
 * @param isStated true when the words of the craving name the allergy, and not the profile alone
 */
const against = (
  recipe: ReadDraft,
  allergen: Allergen,
  isStated: boolean,
  source: DraftSource,
): Finding[] => {
  const rule = allergenRules[allergen]
  const name = allergen.replace('-', ' ')
  const contains = recipe.lines.filter((line) => lineBreaks(line, rule))
  return [
    ...contains.map(
      ({ index, item }): Finding => ({
        rule: `allergy.${allergen}`,
        severity: 'error',
        place: `ingredients.${index}`,
        message: isStated
          ? `${item} contains ${name}, and you wrote of an allergy to it.`
          : `${item} contains ${name}, which your profile lists as an allergy.`,
        remedy: 'Leave it out, or use something without it.',
      }),
    ),
    ...[
      ...inSteps(recipe, (food) => food.allergens.includes(allergen), rule, source),
      ...wordsAgainst(recipe, rule, (line) => !contains.includes(line)),
    ].map((found) =>
      ofStep(
        found,
        source,
        `allergy.${allergen}`,
        `which contains ${name}; ${isStated ? 'you wrote of an allergy to it' : 'your profile lists it as an allergy'}.`,
      ),
    ),
    ...recipe.lines
      .filter((line) => !contains.includes(line) && line.food?.mayContain?.includes(allergen))
      .map(
        ({ index, item }): Finding => ({
          rule: `allergy.${allergen}.may-contain`,
          severity: 'note',
          place: `ingredients.${index}`,
          message: `${item} may contain ${name}: check the label.`,
        }),
      ),
  ]
}

/**
 * Reports molluscs to a cook who is allergic to crustaceans alone: most who are say "shellfish", and many react to both.
 * A model can season without them, so in its recipe they are an error, unless they were asked for.
 */
function ofOtherShellfish(
  recipe: ReadDraft,
  { allergies: own = [], foods }: Craving,
  source: DraftSource,
): Finding[] {
  if (!own.includes('crustaceans') || own.includes('molluscs')) return []
  if (foods.some((id) => foodById(id)?.allergens.includes('molluscs'))) return []
  return recipe.lines
    .filter((line) => lineBreaks(line, allergenRules.molluscs))
    .map(({ index, item }) => ({
      rule: 'allergy.molluscs-too',
      severity: severityOf('allergy.molluscs-too', 'listed', source),
      place: `ingredients.${index}`,
      message: `${item} contains molluscs: many who are allergic to crustaceans react to them too.`,
      remedy: 'Leave it out, or use something without shellfish.',
    }))
}

/**
 * Notes lines that the kitchen does not know; a line with a word that it cannot read and that may be a food is an error
 * unless a person wrote the recipe.
 */
const unknown = (recipe: ReadDraft, source: DraftSource): Finding[] =>
  recipe.lines
    .filter((line) => line.food === null || line.unread.length > 0)
    .map((line): Finding => {
      const { index, item, unread } = line
      const place = `ingredients.${index}`
      if (unread.length === 0)
        return {
          rule: 'allergy.unknown',
          severity: 'note',
          place,
          message: `The kitchen does not know what is in ${item}: check the label.`,
        }
      const isDescribed = onlyDescribes(line, recipe.language)
      return {
        rule: 'allergy.unread',
        severity:
          source === 'person'
            ? 'note'
            : severityOf('allergy.unread', isDescribed ? 'describes a food' : 'may be a food', source),
        place,
        message: isDescribed
          ? `The kitchen cannot read “${unread.join(' ')}” in ${item} and takes it for a description: check that it names no food.`
          : `The kitchen cannot read “${unread.join(' ')}” in ${item}, so it does not know what is in it.`,
        remedy: 'Call the food by its everyday name, in the language of the recipe or in English.',
      }
    })

const nothing = /(?!)/

/**
 * Returns the rule of a single allergen: its foods by the table, and words for foods that the table lacks.
 */
const only = (allergen: Allergen, words: string, substitutes = nothing): DietRule => ({
  tags: [],
  allergens: [allergen],
  words: wordList(words),
  substitutes,
})

const allergenRules: Record<Allergen, DietRule> = {
  gluten: dietRules['gluten-free'],
  crustaceans: only(
    'crustaceans',
    'shrimps?|prawns?|scampi|crabs?|lobsters?|crayfish|crawfish|langoustines?|krill|shrimp paste',
    wordList(`crab ?apples?|vegan [a-z]+|${freeOf('(?:crustaceans?|shellfish|shrimps?)')}`),
  ),
  eggs: dietRules['egg-free'],
  fish: dietRules['fish-free'],
  peanuts: only(
    'peanuts',
    'peanuts?|groundnuts?|satay sauce|peanut (?:butter|flour|oil)',
    wordList(`${freeOf('peanuts?')}|${freeOf('nuts?')}`),
  ),
  soy: dietRules['soy-free'],
  milk: dietRules['dairy-free'],
  'tree-nuts': { ...dietRules['nut-free'], allergens: ['tree-nuts'] },
  celery: only('celery', 'celery|celeriac|lovage stock cubes?', wordList(freeOf('celery'))),
  mustard: only('mustard', 'mustard', wordList(freeOf('mustard'))),
  sesame: dietRules['sesame-free'],
  sulphites: only(
    'sulphites',
    'sulphites?|sulfites?|wine|dried apricots?',
    wordList(`${freeOf('sul(?:ph|f)ites?')}|${claimed('un-?sul(?:ph|f)ured')}`),
  ),
  lupin: only('lupin', 'lupins?|lupine?s?', wordList(freeOf('lupine?s?'))),
  molluscs: only(
    'molluscs',
    'scallops?|clams?|mussels?|oysters?|squid|calamari|octopus|cuttlefish|cockles?|snails?|escargots?|oyster sauce',
    wordList(
      `(?:king )?oyster mushrooms?|(?:vegetarian|vegan) oyster sauce|${freeOf('(?:mollus[ck]s?|shellfish|oysters?)')}`,
    ),
  ),
}
