import { notFoodIn } from '../../checks/not-food.ts'
import { MOLD } from './mold.ts'
import { unsafeWish } from './unsafe-wishes.ts'

const notFood =
  'Larder writes recipes for food that people can eat, so it cannot make this one. Tell it about a dish, an ingredient or a mood.'

const neverMeat =
  'cat|dog|kitten|puppy|hamster|gerbil|parrot|budgie|panda|gorilla|chimpanzee|monkey|dolphin|whale|tiger|lion|elephant|rhino|giraffe|koala|raccoon|rat|human'
const relatives = 'neighbou?r|husband|wife|child|children|kids?|baby|babies|boss|teacher|ex'
const cooked =
  '(?:meat|flesh|stew|burger|curry|soup|steak|roast|kebab|pie|sushi|sashimi|ribs?|chops?|tacos?|sausages?|stir fry)'
const served =
  '(?:(?:cook|roast|grill|bak|stew|barbecu|smok|brais|boil)ed|fried)(?=\\s*(?:$|[,.!?]|with\\b|and\\b|in\\b|on\\b|over\\b))'
const heated = '(?:(?:cook|roast|grill|bak|eat(?!er)|stew|barbecu|smok|brais|boil)\\w*|fr(?:y|ies|ied|ying))'

/**
 * Wishes that are always refused, whatever else the craving says. Figures of speech ("a stew for my husband")
 * do not match.
 */
const refusals: readonly [pattern: RegExp, reason: string][] = [
  [
    // The Irish one is a stout with a shot in it.
    /\b(?:pipe|nail|petrol|dirty|smoke|stink|(?<!irish )car) bombs?\b|\b(?:make|build) an? bomb\b|\b(?:explosives?|napalm)\b/i,
    notFood,
  ],
  [
    /\b(?:human|people|person|cannibal\w*) (?:meat|flesh|stew|liver|brains?|leg|arm|burger)\b|\bcannibal|\bmade (?:of|from) (?:babies|people|humans|children)\b/i,
    notFood,
  ],
  [/\broad ?kill\b/i, notFood],
  [
    new RegExp(
      `\\b${heated} (?:my |your |the |a |our |his |her )?(?:${relatives})(?:'s)?(?: (?:cat|dog|pet))?\\s*(?:$|[,.!?]|for|with)`,
      'i',
    ),
    notFood,
  ],
  [
    new RegExp(
      `\\b(?:my|your|our|his|her|a|the) (?:${relatives}),? (?:slow[- ]|pan[- ]|deep[- ]|spit[- ])?${served}`,
      'i',
    ),
    notFood,
  ],
  [
    new RegExp(
      `\\b${heated} (?:my |your |the |a |our |his |her )?(?:neighbou?r'?s? )?(?:pet )?(?:${neverMeat}|guinea pig|goldfish)\\b`,
      'i',
    ),
    notFood,
  ],
  [new RegExp(`\\b(?:${neverMeat}) ${cooked}\\b|\\bfrom (?:my|our|a|the) pet\\b`, 'i'), notFood],
  [/\b(?:real|actual) (?:stones|rocks|pebbles)\b|\bbroken glass\b/i, notFood],
  [
    /\bmou?ldy\b|\bblack mou?ld\b|\b(?:with|has|have|had|got|growing|grew|some|a bit of|little) (?:green |white |blue |fuzzy )?mou?ld (?:on|in|growing)\b|\bmou?ld (?:on|growing)\b/i,
    MOLD,
  ],
  [
    /\b(?:rotten|putrid|spoiled) (?!tomatoes? rating|(?:day|week|mood|morning|night|luck|time|weather|kids?)\b)/i,
    notFood,
  ],
  [
    /\bnewborn(?:'?s)?[- ](?:friendly|safe|foods?|purees?|snacks?|lunch(?:es)?|dinners?|breakfasts?|diet|recipes?)\b|\b(?:feed|feeding|for|give|giving) (?:a |an |my |our |the |his |her |this )?(?:newborns?|neonates?)\b(?!(?: twins?)?[’']?s?[’']? (?:moms?|mums?|mothers?|dads?|fathers?|parents?|famil|photo|party))/i,
    'A newborn eats nothing: until about six months a baby drinks breast milk or formula only (World Health Organization), so Larder makes no food for one. For a meal for the parents, ask without the word.',
  ],
  [
    /\b(?:poison(?:ous|ed)?(?! apple| ivy league| (?:to|for) (?:me|us|him|her|them|you|my|our|his|your|their|people|some|anyone|celiacs?|coeliacs?)\b)|botulism|salmonella|listeria)\b/i,
    'This names something poisonous, and Larder does not write recipes with it.',
  ],
]

/** Returns the reason why nothing may be made of a text; null when it is about food that can be made well. */
export function refusalOf(text: string): string | null {
  const refused = refusals.find(([pattern]) => pattern.test(text))?.[1]
  if (refused) return refused
  // "Lead" is a verb, unless a noun behind it makes it the metal.
  const things = notFoodIn(text.replace(/\blead\b(?! (?:paint|acetate|pipes?|shavings?|shot))/gi, ' '))
  return things ? notFood : unsafeWish(text)
}
