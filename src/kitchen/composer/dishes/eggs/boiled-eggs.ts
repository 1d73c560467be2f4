import type { Dish } from '../../dish.ts'
import type { Kit } from '../../kit.ts'
import { toasted, topped } from './on-eggs.ts'

interface Degree {
  name: 'soft' | 'jammy' | 'medium' | 'hard'
  said: RegExp
  minutes: number
  inside: string
}

/** Large eggs from the refrigerator, lowered into boiling water. */
const degrees: readonly Degree[] = [
  {
    name: 'soft',
    said: /soft|dippy|soldier|runny/,
    minutes: 6,
    inside: 'whites just set and yolks still running',
  },
  { name: 'jammy', said: /jammy|ramen/, minutes: 7, inside: 'whites firm and yolks like thick jam' },
  { name: 'medium', said: /medium/, minutes: 9, inside: 'yolks set at the rim and soft in the middle' },
  { name: 'hard', said: /hard/, minutes: 11, inside: 'yolks set all through and still bright' },
]

/** Whom a runny yolk could harm gets firm ones: USDA FSIS asks for yolk and white to be firm. */
export const wantsFirm = (kit: Kit): boolean =>
  /\b(?:pregnan\w*|toddlers?|bab(?:y|ies)|infants?|elderly)\b/i.test(kit.craving.text)

const degreeOf = (kit: Kit): Degree => {
  const text = kit.craving.text.toLowerCase()
  const asked = degrees.find(({ said }) => said.test(text))
  const choices = wantsFirm(kit) ? degrees.slice(3) : asked ? [asked] : degrees
  return kit.inTurn(choices) ?? kit.fail('no way to boil them')
}

export const boiledEggs: Dish = {
  id: 'boiled-eggs',
  names: [
    ...['boiled eggs', 'boiled egg', 'boil eggs', 'boil an egg', 'how to boil eggs'],
    ...['soft boiled eggs', 'soft boiled egg', 'softboiled eggs', 'soft cooked eggs', 'medium boiled eggs'],
    ...[
      'hard boiled eggs',
      'hard boiled egg',
      'hardboiled eggs',
      'hard cooked eggs',
      'jammy eggs',
      'jammy egg',
    ],
    ...[
      'dippy eggs',
      'dippy egg',
      'eggs and soldiers',
      'egg and soldiers',
      'dippy eggs and soldiers',
      'runny eggs',
    ],
  ],
  categories: ['breakfast', 'snack'],
  kind: 'savoury',
  serves: 2,
  minutes: [10, 20],
  side: true,
  onlyNamed: true,
  takes: ['egg', 'herb', 'spice', 'bread', 'seed', 'vegetable'],
  moods: ['quick', 'simple', 'budget', 'protein'],
  write(kit) {
    if (!kit.ok('egg')) return kit.fail('no eggs')
    const { name, minutes, inside } = degreeOf(kit)
    const running = name === 'soft'
    kit.add('!4 each egg | cold from the refrigerator\n1/4 tsp salt')
    const top = topped(kit)
    const toast = toasted(kit, running || /soldier|dippy/i.test(kit.craving.text))
    kit.step(
      '(Bring a saucepan of water to a boil, deep enough to cover the eggs by an inch|Fill a saucepan with enough water to cover the eggs by an inch, and bring it to a boil). Turn the heat down until it only simmers and lower in {egg} with a spoon, so that no shell cracks.',
      `Cook for ${minutes} minutes: ${inside}. Meanwhile, fill a bowl with ice water.`,
      running
        ? `Lift {egg} into the ice water for 1 minute, only to stop the cooking, and stand them in egg cups.`
        : `Lift {egg} into the ice water until ${name === 'hard' ? 'cold all through, 10 minutes' : 'cool enough to hold, 3 minutes'}. Tap all round, and peel from the wide end under a little water.`,
      toast.step,
      running
        ? `Tap off the tops, season with {${['salt', top.ref].filter(Boolean).join(',')}} and eat at once with a spoon${toast.ref ? `, dipping in ${toast.ref}` : ''}.`
        : `Halve {egg}, season with {${['salt', top.ref].filter(Boolean).join(',')}}, and serve ${name === 'hard' ? 'warm or cold' : 'while they are warm'}${toast.ref ? ` with ${toast.ref}` : ''}.${name === 'hard' ? ' In their shells they keep in the refrigerator for a week.' : ''}`,
    )
    const noun = name === 'jammy' ? 'jammy eggs' : `${name}-boiled eggs`
    kit.title(noun, ...[top.name, toast.name].filter(Boolean).map((with_) => `${noun} with ${with_}`))
    kit.describe(
      `Eggs with ${inside}[, under {-${top.ref}}]. (The clock does the work: start it when the eggs go in|Lowered into hot water they peel cleanly).`,
    )
  },
}
