import { linesOf } from './phrase-lines.ts'

/*
 * Phrases behind a list of foods that deny it. A `~` stands for any form of "not", "doesn't" or "does not", and a `@`
 * for somebody: "me", "her".
 */

const nots = [
  "doesn't",
  'doesnt',
  "don't",
  'dont',
  "won't",
  'never',
  'does not',
  'do not',
  'did not',
  "didn't",
]
const areNots = ["isn't", 'isnt', "aren't", 'arent', 'is not', 'are not', 'not']

const somebody = ['me', 'him', 'her', 'us', 'them', 'my', 'our', 'his', 'their']

const withForms = (line: string, mark: string, forms: readonly string[]): string[] =>
  line.includes(mark) ? forms.map((form) => line.replace(mark, form)) : [line]

const phrasesOf = (lines: string, forms: readonly string[]): string[][] =>
  linesOf(lines)
    .flatMap((line) => withForms(line, '~', forms))
    .flatMap((line) => withForms(line, '@', somebody))
    .map((line) => line.split(' '))

/** Phrases by which somebody leaves a food out, besides the flat refusals: "olives aren't my thing". */
export const ruledOut: readonly string[][] = phrasesOf(
  `
  is out
  are out
  is a no
  are a no
  makes me gag
  make me gag
  grosses me out
  gross me out
  is gross
  are gross
  is disgusting
  are disgusting
  is yucky
  are yucky
  is nasty
  are nasty
  tastes like soap
  taste like soap
  tastes soapy
  tastes gross
  taste gross
  ~ happening
  ~ my cup of tea
  ~ really my cup of tea
  ~ really my thing
  ~ my thing
  ~ our thing
  ~ my jam
  ~ my favorite
  ~ my favourite
  ~ allowed
  ~ ok
  ~ okay
  ~ fine
  ~ good
  ~ alright
  is soap
  soap
  ~ an option
  ~ tolerated
  ~ permitted
  ~ acceptable
  ~ wanted
  ~ welcome
  ~ welcome here
  ~ eaten here
  ~ eaten in this house
  ~ eaten by us
  ~ eaten at home
  ~ to be eaten
  `,
  areNots,
)

/** Phrases in which the body refuses a food, which are read as an allergy: "dairy doesn't agree with me". */
export const bodyRefusals: readonly string[][] = phrasesOf(
  `
  ~ agree with
  ~ sit well
  ~ sit right
  ~ go down well
  ~ like me
  sets off @
  set off @
  disagrees with
  disagree with
  goes right through @
  go right through @
  goes straight through @
  go straight through @
  goes through me
  go through me
  repeats on @
  repeat on @
  bloats @
  bloat @
  does a number on @
  do a number on @
  does a job on @
  tears @ up
  tear @ up
  rips @ up
  rip @ up
  tears up @
  tear up @
  keeps @ awake
  keep @ awake
  keeps @ up at night
  keep @ up at night
  keeps @ up all night
  keep @ up all night
  runs through me
  run through me
  is poisonous to
  are poisonous to
  is poisonous for
  are poisonous for
  is poison
  are poison
  is deadly
  are deadly
  will kill
  could kill
  can kill
  would kill
  is a trigger
  destroys me
  destroy me
  wrecks me
  wreck me
  ruins me
  ruin me
  hurts me
  hurt me
  spikes @
  spike @
  floors me
  floor me
  are a trigger
  are triggers
  `,
  nots,
)
