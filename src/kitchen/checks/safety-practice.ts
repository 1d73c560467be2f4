import type { Finding } from '#contract/recipe.ts'
import type { Expectation } from './expectation.ts'
import { frozenMeat, isFrozenUnsaid, isSlowCookedFrozen, meatName } from './frozen-meat.ts'
import { boilPulses, rawPulse } from './pulses.ts'
import type { ReadDraft } from './read-draft.ts'
import type { RuleFamily } from './rule-family.ts'
import { practicesForSome } from './safety-groups.ts'
import { keepingPractices } from './safety-keeping.ts'
import { heats } from './times.ts'

/** Practice that is harmful when the recipe does not mention it. */
export interface Practice {
  rule: string
  severity: Finding['severity']
  message: string
  /**
   * Sentence that corrects the recipe, if one can; a function builds a sentence that names the food, or finds
   * that none can.
   */
  sentence: string | null | ((recipe: ReadDraft) => string | null)
  /** Advice when no sentence corrects the recipe. */
  remedy?: string
  /** Words of the step that the sentence precedes; without them it is added to the last step. */
  before?: RegExp
  /** Returns true when the recipe needs the sentence and lacks it. */
  missing: (recipe: ReadDraft, expectation: Expectation) => boolean
}

const listText = (recipe: ReadDraft): string => recipe.lines.map((line) => line.text).join('\n')
const all = (recipe: ReadDraft): string =>
  `${recipe.title}\n${recipe.draft.description.toLowerCase()}\n${listText(recipe)}\n${recipe.method}`

/**
 * True for dried kidney beans, which contain phytohaemagglutinin until boiled: FDA, Bad Bug Book (soak 5
 * hours, boil 30 minutes; at least 10).
 */
const hasDriedKidneyBeans = (recipe: ReadDraft): boolean =>
  recipe.lines.some(
    ({ text }) =>
      /kidney beans?/.test(text) &&
      /\b(?:dried|dry)\b/.test(text) &&
      !/\b(?:can|cans|canned|tin|tinned|jar|cooked)\b/.test(text),
  )
const boiledTenMinutes =
  /\bboil\w*\b[^.]{0,60}?\b(?:[1-9]\d) ?(?:to \d+ )?min|\bboil\w*\b[^.]{0,60}?\b(?:an?|one|1|two|2) hours?|\b[1-9]\d minutes?[^.]{0,40}\b(?:rolling|hard|rapid) boil|pressure cook/

const unboiled =
  /\b(?:without|no need (?:to|for)|do not|don't|never|skip(?:ping)?|instead of)\b[^.]{0,40}\b(?:boil|soak|cook)/

/** True when no step cooks the eggs: neither one that names them, nor any after the last that does. */
function hasRawEgg(recipe: ReadDraft): boolean {
  const eggs = recipe.lines.some(
    ({ text }) =>
      /\b(?:eggs?|egg (?:whites?|yolks?))\b/.test(text) &&
      !/\b(?:hard|soft)?-?boiled|cooked|pasteuri[sz]ed|vegan|flax|replacer|noodles?|wash|eggs?[- ]free|(?:without|no|free (?:of|from)) eggs?\b/.test(
        text,
      ),
  )
  if (!eggs) return false
  const named = recipe.steps.filter((step) =>
    /\beggs?\b|\byolks?\b|\bwhites\b|\bthe white\b(?! [a-z])/.test(step.folded),
  )
  const last = named.at(-1)
  if (!last) return false
  const after = recipe.steps.slice(last.index + 1)
  return ![...named, ...after].some((step) => heats(step.folded) || /\bset\b|\bcurds\b/.test(step.folded))
}

const leftoverRice =
  /\b(?:cooked|leftover|day-old|cold|chilled)\b[^\n]{0,30}\brice\b|\brice\b[^\n]{0,30}\b(?:cooked|leftover|day-old|cold|chilled)\b/
const isHot = /\b(?:hot|warm|freshly|just[- ]cooked|just[- ]boiled|steaming)\b/
const forBabies =
  /\b(?:bab(?:y|ies)|infants?|weaning|baby-led)\b(?! (?:spinach|carrot|corn|potato|bok|leaf|lea|kale|green|back|bella|gem|arugula|rocket|beet|tomato|marrow|onion|zucchini|squash|artichoke|pea|lettuce|broccoli|portobello|shrimp|octopus|mushroom|leek|turnip|radish|cucumber|eggplant|aubergine|pak|new|salad|romaine|chard|fennel|mozzarella|ribs?|showers?))/

const rawMeat =
  /\b(?:meat|chicken|turkey|duck|beef|steaks?|pork|lamb|fish|salmon|shrimp|prawns?|ribs|thighs|breasts|wings|fillets|skewers)\b/
const setAside =
  /\b(?:reserve|set aside|keep(?! (?:it|them|the|in|cold|chilled|refrigerated)\b)|kept|save|divide|half of the|a third of the|some of the)\b/
const servesMarinade =
  /\b(?:serve|serving|dip|dipping|drizzle|spoon|pour|stir)\b[^.]*\bmarinade\b|\bmarinade\b[^.]*\b(?:serve|dip|dipping|drizzled?|spooned|poured|sauce)\b/

/** True when raw meat has lain in a marinade that is served without boiling; FSIS: boil it, or keep some apart before. */
function servesRawMarinade({ method }: ReadDraft): boolean {
  if (!/\bmarinade\b/.test(method)) return false
  const sentences = method.split(/[.!?]\s|\n/)
  const lies = sentences.findIndex((one) => /\bmarinat|\bmarinade\b/.test(one) && rawMeat.test(one))
  if (lies < 0 || sentences.slice(0, lies + 1).some((one) => setAside.test(one))) return false
  const served = sentences.findIndex((one, at) => at > lies && servesMarinade.test(one))
  return (
    served >= 0 &&
    !sentences.slice(lies + 1).some((one) => /\bmarinade\b/.test(one) && heats(one)) &&
    !sentences.slice(served).some(heats)
  )
}

export const practices: readonly Practice[] = [
  {
    rule: 'safety.raw-marinade',
    severity: 'error',
    message: 'A marinade in which raw meat has lain must boil before it is eaten.',
    sentence: null,
    remedy: 'Boil the marinade for a minute, or set some of it aside before the meat goes in.',
    missing: servesRawMarinade,
  },
  ...practicesForSome,
  ...keepingPractices,
  {
    rule: 'safety.pulses-boiled',
    severity: 'error',
    message: 'Dry pulses are harmful and hard until they have cooked in liquid for long enough.',
    sentence: (recipe) => {
      const raw = rawPulse(recipe)
      return raw ? boilPulses(raw) : ''
    },
    before: /\b(?:beans?|lentils?|chick ?peas?|garbanzos?|dal|dhal|daal|peas?|pulses|legumes)\b/i,
    missing: (recipe) => rawPulse(recipe) !== null,
  },
  {
    rule: 'safety.kidney-beans-boiled',
    severity: 'error',
    message:
      'Dried kidney beans are harmful until they have boiled hard for 10 minutes; a slow cooker alone is not enough.',
    // A step that says not to boil them contradicts the sentence, and a cook cannot tell which is right.
    sentence: ({ method }) =>
      unboiled.test(method)
        ? null
        : 'First boil the soaked kidney beans hard in fresh water for 10 minutes: undercooked ones are harmful.',
    remedy: 'Soak the beans, and boil them hard for 10 minutes before anything else.',
    before: /bean/i,
    missing: (recipe) => hasDriedKidneyBeans(recipe) && !boiledTenMinutes.test(recipe.method),
  },
  {
    rule: 'safety.frozen-meat',
    severity: 'error',
    message: 'Frozen meat must not go into a slow cooker: it stays too long where germs grow.',
    sentence: null,
    remedy: 'Say in a step that the meat is thawed overnight in the refrigerator before it goes in.',
    missing: isSlowCookedFrozen,
  },
  {
    rule: 'safety.frozen-meat',
    severity: 'warning',
    message: 'The meat is frozen, and no step thaws it or cooks it for longer.',
    sentence: (recipe) => {
      const line = frozenMeat(recipe)
      return `Thaw the ${line ? meatName(line) : 'meat'} overnight in the refrigerator, or cook it from frozen for about half as long again.`
    },
    before: /\b(?:chicken|turkey|duck|goose|beef|pork|lamb|veal|venison|sausages?|roast|steaks?|meat)\b/i,
    missing: isFrozenUnsaid,
  },
  {
    rule: 'safety.raw-egg-note',
    severity: 'warning',
    message: 'The eggs are eaten raw, and nothing says so.',
    sentence:
      'This dish contains raw egg: use pasteurized eggs for children, pregnant women and anyone in weak health.',
    missing: (recipe) => hasRawEgg(recipe) && !/pasteuri[sz]ed|raw eggs?/.test(all(recipe)),
  },
  {
    rule: 'safety.rice-reheated',
    severity: 'warning',
    message: 'Rice that was cooked before must be reheated until steaming hot.',
    sentence:
      'Use cooked rice that was cooled quickly and chilled, and heat it until steaming hot throughout.',
    missing: (recipe) =>
      recipe.lines.some(({ text }) => leftoverRice.test(text) && !isHot.test(text)) &&
      recipe.steps.some((step) => heats(step.folded)) &&
      !/steaming|piping hot|165|74 ?°/.test(recipe.method),
  },
  {
    rule: 'safety.honey-infants',
    severity: 'error',
    message: 'Honey must not be given to babies under one year.',
    sentence: null,
    missing: (recipe, { craving }) =>
      /\bhoney\b/.test(listText(recipe)) &&
      forBabies.test(
        `${recipe.title}\n${recipe.draft.description.toLowerCase()}\n${craving?.text.toLowerCase() ?? ''}`,
      ),
  },
  {
    rule: 'safety.fermenting',
    severity: 'warning',
    message:
      'A ferment is safe only with enough salt, under the brine, and thrown away when it turns fuzzy, slimy or pink.',
    sentence: 'Keep everything under the brine, and throw the batch away if it turns fuzzy, slimy or pink.',
    missing: (recipe) =>
      /\bferment(?:s|ed|ing)?\b/.test(recipe.method) &&
      /\bsalt\b/.test(listText(recipe)) &&
      /\bjar|crock/.test(recipe.method) &&
      !/under the brine|submerged|throw|discard/.test(recipe.method),
  },
  {
    rule: 'safety.foraging',
    severity: 'warning',
    message: 'Wild plants and mushrooms must be identified by someone who knows them.',
    sentence: 'Use only wild foods that an expert has identified; when in doubt, leave them out.',
    missing: (recipe) =>
      /\bforaged?\b|\bhand-picked wild|\bpicked in the (?:wild|woods|forest)/.test(all(recipe)) &&
      !/identif|expert/.test(recipe.method),
  },
  {
    rule: 'safety.raw-flour',
    severity: 'warning',
    message: 'Raw flour can carry E. coli: heat it before it goes into a dough that is eaten unbaked.',
    sentence:
      'Heat the flour to 165°F (74°C) and let it cool before using it, as raw flour can carry bacteria.',
    before: /\bflour\b/i,
    missing: (recipe) =>
      /\bedible cookie dough\b|\braw (?:cookie )?dough\b|\bcookie dough (?:bites|balls|dip)\b/.test(
        recipe.title,
      ) &&
      /\bflour\b/.test(listText(recipe)) &&
      !/almond flour|oat flour|heat-treated/.test(listText(recipe)) &&
      !/heat[^.]*flour|flour[^.]*heat|toast[^.]*flour/.test(recipe.method),
  },
  {
    rule: 'safety.washed-poultry',
    severity: 'warning',
    message: 'Washing raw poultry spreads its germs over the kitchen.',
    sentence: null,
    missing: (recipe) =>
      recipe.steps.some(({ folded }) =>
        /\b(?:wash|rinse) (?:the |your )?(?:raw |whole )?(?:chicken|turkey|duck|poultry)\b/.test(folded),
      ),
  },
]

/** Returns the sentence that corrects a recipe's practice, or null. */
export const sentenceOf = ({ sentence }: Practice, recipe: ReadDraft): string | null =>
  typeof sentence === 'function' ? sentence(recipe) : sentence

/** Rules on practice besides temperatures: beans, raw egg, rice, honey, canning and others. */
export const safetyPractice: RuleFamily = {
  group: 'Safe kitchen practice',
  check(recipe, expectation) {
    return practices
      .filter(({ missing }) => missing(recipe, expectation))
      .map((practice) => {
        const remedy = practice.remedy ?? sentenceOf(practice, recipe)
        const { rule, severity, message } = practice
        return { rule, severity, place: 'recipe', message, ...(remedy === null ? {} : { remedy }) }
      })
  },
}
