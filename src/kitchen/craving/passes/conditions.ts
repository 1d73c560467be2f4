import { conditionsIn, unknownConditionsIn } from '../../conditions/index.ts'
import { rankOf } from '../../languages/word-ranks.ts'
import { conditionName } from '../condition-name.ts'
import { claim, isClaimed, type Pass, type Reading, wordsWithin } from '../reading.ts'

/** Named conditions and audiences: low FODMAP, diabetic, an eight-month-old. What has no rules is refused by its name. */
export const readConditions: Pass = (reading) => {
  for (const { condition, start, end } of conditionsIn(reading.text)) {
    const place = wordsWithin(reading.words, start, end)
    if (!place || isClaimed(reading, place.from)) continue
    if (!reading.conditions.some(({ id }) => id === condition.id)) reading.conditions.push(condition)
    claim(reading, 'condition', place.from, place.to, conditionName(condition))
  }
  for (const { name, start, end } of unknownConditionsIn(reading.text)) {
    const place = wordsWithin(reading.words, start, end)
    if (!place || isClaimed(reading, place.from)) continue
    refuse(reading, name)
    claim(reading, 'unknown-condition', place.from, place.to, name)
  }
  dietFor(reading)
}

/** "A diet for porphyria": a word that everyday English does not have names a condition that no rule is known for. */
function dietFor(reading: Reading): void {
  reading.words.forEach((word, at) => {
    const [next, name] = [reading.words[at + 1], reading.words[at + 2]]
    if (!/^(?:diet|diets|suitable|safe)$/.test(word.plain) || next?.plain !== 'for' || !name) return
    if (isClaimed(reading, at + 2) || (rankOf(name.plain, 'en') ?? RARE) < RARE || name.plain.length < 6)
      return
    refuse(reading, name.plain)
    claim(reading, 'unknown-condition', at, at + 3, name.plain)
  })
}
const RARE = 20_000

function refuse(reading: Reading, name: string): void {
  reading.refusal ??= `Larder has no rules for "${name}", so it makes nothing under that name. Ask for the foods that are wanted and those to leave out, and ask your doctor or dietitian.`
}
