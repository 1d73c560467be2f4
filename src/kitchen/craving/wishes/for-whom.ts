import type { ConditionId } from '../../conditions/index.ts'
import type { Craving } from '../craving.ts'

/**
 * Rules for the eaters that a craving mentions, each with the sentence that the cook reads. Sources: NHS and
 * CDC on honey before the first birthday; NHS on whole nuts, popcorn and round foods before the fifth; NHS
 * and FDA on foods to avoid in pregnancy; USDA FSIS on ground meat and poultry.
 */
const eaters: readonly {
  /** Condition that the passes have read, or words of the craving. */
  when: ConditionId | RegExp
  unless?: RegExp
  excludes: readonly string[]
  diet?: 'alcohol-free'
  /** Moods that suit these eaters, such as smooth and mild for a baby. */
  moods?: readonly string[]
  says: string
}[] = [
  {
    when: 'baby',
    excludes: ['honey'],
    moods: ['smooth', 'mild'],
    says: 'Honey is not for children in their first year; there is none in it.',
  },
  {
    when: /\bpregnan(?:t|cy)\b|\bmother[- ]to[- ]be\b/i,
    excludes: [
      'brie',
      'camembert',
      'blue cheese',
      'gorgonzola',
      'smoked salmon',
      'prosciutto',
      'salami',
      'swordfish',
      'liver',
    ],
    diet: 'alcohol-free',
    says: 'Chosen with a pregnancy in mind: no alcohol, cold-smoked fish, cured meat or mold-ripened cheese, and eggs and meat are cooked through.',
  },
  {
    when: 'toddler',
    excludes: [
      ...['almond', 'walnut', 'pecan', 'hazelnut', 'cashew', 'pistachio', 'peanut', 'macadamia', 'pine nut'],
      ...['popcorn', 'chili', 'kimchi', 'horseradish', 'wasabi'],
    ],
    diet: 'alcohol-free',
    says: 'Mild and without whole nuts, for a small child: cut what is round or firm into small pieces.',
  },
  {
    when: /\b(?:rare|pink|undercooked|bloody|medium[- ]rare|runny)\b.{0,20}\b(?:turkey|chicken|poultry|duck|pork|burgers?|meat ?loaf|meatballs?|ground|mince|hamburgers?)\b/i,
    unless: /\b(?:steak|tuna|lamb chops?)\b/gi,
    excludes: [],
    says: 'Ground meat, poultry and pork are cooked through here, whatever was asked.',
  },
]

/**
 * Adds the eaters' rules to the craving.
 * @returns the sentences for the cook
 */
export function forWhom(craving: Craving): string[] {
  return eaters.flatMap(({ when, unless, excludes, diet, moods = [], says }) => {
    const isMeant =
      typeof when === 'string'
        ? (craving.conditions ?? []).some(({ id }) => id === when)
        : when.test(unless ? craving.text.replace(unless, ' ') : craving.text)
    if (!isMeant) return []
    for (const word of excludes) if (!craving.exclusions.includes(word)) craving.exclusions.push(word)
    if (diet && !craving.diets.includes(diet)) craving.diets.push(diet)
    // A baby that eats finger food has left purees behind.
    const isByHand = craving.moods.includes('eaten by hand')
    for (const mood of moods)
      if (!craving.moods.includes(mood) && !(isByHand && mood === 'smooth')) craving.moods.push(mood)
    return [says]
  })
}
