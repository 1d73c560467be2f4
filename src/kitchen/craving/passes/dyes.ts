import { claim, type Pass, wordsWithin } from '../reading.ts'

const dye =
  '(?:(?:synthetic |artificial |food |added |red |blue |yellow |fd&c )*(?:dyes?|colou?rings?|colou?rants?)|(?:artificial|synthetic|food|added) (?:food )?colou?rs?|(?:red|blue|yellow|green) (?:no\\.? ?|# ?)?(?:40|3|1|5|6))'

/** Ways of leaving out the dyes of food; an allergy to one is no such wish, and is read as an allergy. */
const noDyes = new RegExp(
  [
    `\\b(?:with no|no|without|avoid(?:ing|s)?|free (?:of|from)|(?:don['’]?t|do not|doesn['’]?t|not) (?:have|contain|use|include)|zero|not using)(?: any| the| added| using| use of)* ${dye}(?!\\w)(?: (?:or|and) (?:${dye}|flavou?rs?|flavou?rings?|preservatives))*`,
    `\\b${dye}[- ]free\\b`,
    `\\b(?:un|non-?)(?:dyed|colou?red)\\b(?= (?:frosting|icing|candy|sweets|treats?|desserts?|cakes?|cookies))`,
  ].join('|'),
  'gi',
)

/** Meaning of such words. */
export const NO_DYES = 'no food coloring'

/** Reads that a dish is to have no dye in it, as the exclusion of food coloring and of what is sold dyed. */
export const readDyes: Pass = (reading) => {
  for (const { index, 0: found } of reading.text.matchAll(noDyes)) {
    const place = wordsWithin(reading.words, index, index + found.length)
    if (!place) continue
    claim(reading, 'exclusion', place.from, place.to, NO_DYES)
    reading.exclusions.add('food coloring')
    const told = `“${found}” was read as: no food coloring, and no sprinkles, candy, cherries or mixes that are sold dyed. Colors in other bought foods are not checked: read their labels.`
    if (!reading.told.includes(told)) reading.told.push(told)
  }
}
