import type { RecipeDraft } from '#contract/recipe.ts'
import { already, changed, type Outcome, refused } from './outcome.ts'

const usesOven =
  /(?<!dutch |microwave )\boven\b|\bbake[sd]?\b|\bbaking (?:sheet|tray|dish)\b|\bbroil|\broast(?:ing)? (?:for|until|in|pan)\b/i
/** Dishes that need dry heat from all sides: it sets a batter, crusts a top, roasts a joint. */
const needsIt =
  /\b(?:cake|cupcakes?|muffins?|cookies?|bread|loaf|brownies?|blondies?|pie|tart|pizza|flatbread|gratin|casserole|lasagna|lasagne|quiche|souffl|meringue|granola|scones?|biscuits?|pastry|crumble|crisp|cobbler|dough|batter|stuffed|whole chicken|joint|baked)\b/i

/** Longest roasting, in minutes, that pieces in a pan stand for; a joint takes longer. */
const LONGEST = 75

/**
 * Adapts a tray of roasting pieces to a wide pan; anything that rises, sets or crusts in the oven is refused.
 */
export function withoutOven(draft: RecipeDraft): Outcome {
  const text = draft.instructions.join('\n')
  if (!usesOven.test(text)) return already('This recipe already does without an oven.')
  if (draft.cookTime > LONGEST)
    return refused(
      'This dish roasts for hours, which a pan on the stove cannot do. Ask for a braise, or for a new recipe without an oven.',
    )
  const whole = `${draft.title} ${text}`
  if (needsIt.test(whole) || !/\broast/i.test(text)) {
    return refused(
      'This dish is made by the dry heat of an oven; on the stove it would be another dish. Ask for a new recipe without an oven.',
    )
  }
  const instructions = draft.instructions.map((step) => onTheStove(step)).filter((step) => step !== '')
  const result = {
    ...draft,
    title: stoveTitle(draft.title),
    description: draft.description
      .replace(/\broasted together\b/gi, 'cooked together')
      .replace(/\broasted\b/gi, 'pan-cooked')
      .replace(/\broasting\b/gi, 'frying')
      .replace(/\bbaking sheet\b|\btray\b/gi, 'pan'),
    instructions,
  }
  return usesOven.test(instructions.join('\n'))
    ? refused('The steps lean on the oven in a way that the built-in kitchen cannot carry over to the stove.')
    : changed(result)
}

const stoveTitle = (title: string) =>
  title
    .replace(/\bSheet[- ]Pan\b/gi, 'One-Pan')
    .replace(/\b(?:Oven-)?Roasted\b/g, 'Pan-Cooked')
    .replace(/\bRoast\b/g, 'Skillet')

const rules: readonly [RegExp, string][] = [
  [/(?:Preheat|Heat|Set|Turn on|Warm) the oven to [^.]*?(?= and (?:line|set out|oil|grease)\b)/gi, '@'],
  [/@ and (?:line|set out|oil|grease) [^.]*\.\s*/gi, ''],
  [/(?:Preheat|Heat|Set|Turn on|Warm) the oven to [^.]*\.\s*/gi, ''],
  [
    /\bon (?:the|a|two)(?: large)?(?: rimmed)?(?: lined)? (?:baking sheets?|baking trays?|sheet pans?|roasting pans?|trays?)\b/gi,
    'in a wide, heavy skillet over medium heat',
  ],
  [
    /\b(?:the|a)(?: large)?(?: rimmed)? (?:baking sheet|baking tray|sheet pan|roasting pan|tray)\b/gi,
    'the pan',
  ],
  [/\b[Rr]oast (it|them)\b/g, 'cook $1 over medium heat, turning now and then,'],
  [/\bRoast, turning\b/g, 'Cook over medium heat, turning'],
  [/\bRoast\b/g, 'Cover and cook over medium heat, turning now and then,'],
  [/\broast\b/g, 'cook over medium heat, turning now and then,'],
  [/now and then, (for|until)/g, 'now and then, $1'],
]
const onTheStove = (step: string): string =>
  rules
    .reduce((text, [from, to]) => text.replace(from, to), step)
    .replace(/,,/g, ',')
    .trim()
