import type { Dish } from '../../dish.ts'
import { callIt, manyFor, withoutOven } from '../bowl-parts.ts'

/** Vegetables that are a dish by themselves, with how long they roast and how they are cut. */
const vegetables: readonly (readonly [id: string, line: string, minutes: number, words: string])[] = [
  ['brussels-sprout', '1 1/2 lb brussels-sprout | trimmed and halved', 25, 'brussels sprout'],
  ['asparagus', '1 1/2 lb asparagus | tough ends snapped off', 14, 'asparagus'],
  ['carrot', '1 1/2 lb carrot | peeled and cut into sticks', 30, 'carrot'],
  ['green-bean', '1 1/4 lb green-bean | trimmed', 18, 'green bean'],
  ['broccoli', '1 1/2 lb broccoli | cut into large florets', 20, 'broccoli'],
  ['cauliflower', '1 each cauliflower | cut into florets', 30, 'cauliflower'],
  ['sweet-potato', '2 lb sweet-potato | peeled and cut into 1-inch cubes', 30, 'sweet potato'],
  ['butternut-squash', '2 lb butternut-squash | peeled and cut into 1-inch cubes', 35, 'butternut squash'],
  ['beet', '2 lb beet | peeled and cut into wedges', 45, 'beet'],
  ['zucchini', '1 1/2 lb zucchini | cut into thick half-moons', 18, 'zucchini'],
  ['parsnip', '1 1/2 lb parsnip | peeled and cut into sticks', 30, 'parsnip'],
]

/** Those that make a dish when nothing else is named. */
export const lonelyVegetables: readonly string[] = vegetables.map(([id]) => id)

interface Finish {
  asked: RegExp
  lines: string
  say: string
  names: readonly string[]
}

const finishes: readonly Finish[] = [
  {
    asked: /garlic|parmesan|chees/i,
    lines: '3 clove garlic\n1/2 cup parmesan',
    say: 'Scatter with {garlic,parmesan} for the last 5 minutes.',
    names: ['garlic', 'parmesan'],
  },
  {
    asked: /honey|glaz|sweet/i,
    lines: '1 tbsp honey\n1 tbsp lemon-juice',
    say: 'Drizzle with {honey,lemon-juice} for the last 5 minutes, and turn them in it.',
    names: ['honey'],
  },
  {
    asked: /lemon/i,
    lines: '1 each lemon\n1/4 cup almond | roughly chopped',
    say: 'Scatter with {almond} for the last 5 minutes; finish with the grated zest and a squeeze of {lemon}.',
    names: ['lemon', 'almond'],
  },
  {
    asked: /balsamic/i,
    lines: '2 tbsp balsamic-vinegar\n1 tsp thyme-dried',
    say: 'Toss with {balsamic-vinegar,thyme-dried} for the last 5 minutes, until it turns sticky.',
    names: ['balsamic-vinegar'],
  },
  {
    asked: /bacon/i,
    lines: '4 slice bacon | cut into strips',
    say: 'Scatter with {bacon} after the first 10 minutes, and cook until it is crisp.',
    names: ['bacon'],
  },
]

const called = (word: string) => [
  `roasted ${word}`,
  `roast ${word}`,
  `${word} side`,
  `${word} side dish`,
  `garlic ${word}`,
  `garlic parmesan ${word}`,
  `parmesan ${word}`,
  `honey glazed ${word}`,
  `glazed ${word}`,
  `maple ${word}`,
  `cheesy ${word}`,
]

/** One vegetable on a hot tray, as the dish that goes beside dinner. */
export const roastedVegetable: Dish = {
  id: 'roasted-vegetable',
  names: vegetables.flatMap(([, , , word]) => called(word)),
  categories: ['dinner', 'lunch', 'snack'],
  kind: 'savoury',
  serves: 4,
  minutes: [25, 55],
  onlyNamed: true,
  takes: ['vegetable', 'hard-cheese', 'nut', 'bacon', 'herb', 'citrus', 'sweetener', 'allium'],
  moods: ['simple', 'healthy', 'cheesy', 'crispy'],
  write(kit) {
    const { text } = kit.craving
    const found =
      vegetables.find(([id, , , word]) => kit.wants(id) || new RegExp(word, 'i').test(text)) ?? null
    if (!found || !kit.ok(found[0])) return kit.fail('no such vegetable')
    const [id, line, minutes] = found
    const fryer = kit.craving.equipment.includes('air fryer')
    const stove = withoutOven(kit) && !fryer
    const asked = finishes.find((finish) => finish.asked.test(text))
    const possible = finishes
      .slice(0, 4)
      .filter(({ lines }) =>
        lines.split('\n').every((row) => kit.resolve(row.split(' |')[0]?.split(' ').at(-1) ?? '')),
      )
    const finish = asked ?? kit.inTurn(possible)
    if (!finish) return kit.fail('nothing to finish it with')
    kit.bind('veg', [id])
    kit.add(`!${line}
      2 tbsp olive-oil
      3/4 tsp salt
      1/4 tsp black-pepper
      ${finish.lines}`)
    const time = fryer ? Math.round(minutes * 0.6) : stove ? Math.round(minutes * 0.6) : minutes
    kit.step(
      fryer ? 'Heat the air fryer to 375°F (190°C).' : stove ? '' : 'Heat the oven to 425°F (220°C).',
      `Toss {veg} with {olive-oil,salt,black-pepper}${fryer || stove ? '' : ' on a large baking sheet and spread out in one layer: crowded, they steam'}.`,
      fryer
        ? `Air-fry, shaking twice, until tender and browned at the edges, ${time} minutes. ${finish.say}`
        : stove
          ? `Cook in a large, covered skillet over medium heat with 3 tablespoons of water until nearly tender, then uncovered over high heat until browned, ${time} minutes in all. ${finish.say}`
          : `Roast, turning once, until tender and browned at the edges, ${time} minutes. ${finish.say}`,
      'Taste for salt and serve hot or warm.',
    )
    callIt(kit, {
      noun: stove ? `skillet ${manyFor(id)}` : `roasted ${manyFor(id)}`,
      true: ['golden', 'crisp-edged', ...(fryer ? ['air-fryer'] : [])],
      after: [...finish.names],
    })
    kit.describe(
      '(Deeply browned at the edges|Sweet from the heat), with next to no work. (It goes with almost anything|Half of them tend to be gone before dinner).',
    )
  },
}
