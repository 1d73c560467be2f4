import { linesOf } from './phrase-lines.ts'

/* Phrases behind a list of foods that deny it. A `~` stands for any form of "not": "doesn't", "does not". */

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

const phrasesOf = (lines: string, forms: readonly string[]): string[][] =>
  linesOf(lines)
    .flatMap((line) => (line.includes('~') ? forms.map((form) => line.replace('~', form)) : [line]))
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
  sets off my
  set off my
  sets off his
  sets off her
  set off his
  set off her
  disagrees with
  disagree with
  goes right through me
  go right through me
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
  spikes me
  spike me
  spikes him
  spike him
  spikes her
  spike her
  spikes us
  spikes my
  spike my
  spikes his
  spike his
  spikes their
  floors me
  floor me
  are a trigger
  are triggers
  `,
  nots,
)
