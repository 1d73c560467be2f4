import { conditionsIn, unknownConditionsIn } from '../../conditions/index.ts'
import { conditionNames } from '../condition-names.ts'
import { claim, isClaimed, type Pass, wordsWithin } from '../reading.ts'

/** Named conditions and audiences: low FODMAP, diabetic, an eight-month-old. What has no rules is refused by its name. */
export const readConditions: Pass = (reading) => {
  for (const { condition, start, end } of conditionsIn(reading.text)) {
    const place = wordsWithin(reading.words, start, end)
    if (!place || isClaimed(reading, place.from)) continue
    if (!reading.conditions.some(({ id }) => id === condition.id)) reading.conditions.push(condition)
    claim(reading, 'condition', place.from, place.to, conditionNames(condition))
  }
  for (const { name, start, end } of unknownConditionsIn(reading.text)) {
    const place = wordsWithin(reading.words, start, end)
    if (!place || isClaimed(reading, place.from)) continue
    reading.refusal ??= `Larder has no rules for "${name}", so it makes nothing under that name. Ask for the foods that are wanted and those to leave out, and ask your doctor or dietitian.`
    claim(reading, 'unknown-condition', place.from, place.to, name)
  }
}
