import type { Dish } from '../../dish.ts'
import { nameDish } from '../../naming.ts'
import { pantryItem } from '../../pantry/index.ts'

interface Cut {
  line: string
  /** Minutes in the covered pot, and the sign that the meat will fall apart. */
  minutes: string
  sign: string
}

/** Collagen needs its time: shoulder and brisket pull above 195°F, chicken thighs as soon as they are safe and tender. */
const cuts: Record<string, Cut> = {
  'pork-shoulder': {
    line: '2 1/2 lb pork-shoulder | cut into 3-inch pieces',
    minutes: '150 minutes',
    sign: 'it falls apart at the push of a fork, about 200°F (93°C) inside',
  },
  'beef-chuck': {
    line: '2 1/2 lb beef-chuck | cut into 3-inch pieces',
    minutes: '165 minutes',
    sign: 'it falls apart at the push of a fork, about 200°F (93°C) inside',
  },
  'chicken-thigh': {
    line: '2 lb chicken-thigh | left whole',
    minutes: '35 minutes',
    sign: 'it shreds easily and reads at least 165°F (74°C)',
  },
}

/** The pot's own character: what it braises in, and what wakes it up at the end. */
const pots: readonly { name: string; rub: string; liquid: string; end: string }[] = [
  {
    name: 'barbecue',
    rub: '1 tbsp smoked-paprika\n1 tsp garlic-powder\n1 tsp cumin',
    liquid: '3/4 cup barbecue-sauce',
    end: '2 tbsp apple-cider-vinegar',
  },
  {
    name: 'cider',
    rub: '2 tsp paprika\n1 tsp mustard-seed',
    liquid: '1 cup apple-juice',
    end: '2 tbsp apple-cider-vinegar',
  },
  {
    name: 'chipotle',
    rub: '1 tbsp chili-powder\n1 tsp cumin\n1 tsp oregano-dried',
    liquid: '1 can tomato-canned',
    end: '2 tbsp lime-juice',
  },
  {
    name: 'soy and ginger',
    rub: '1 tsp five-spice\n1 inch ginger',
    liquid: '1/4 cup soy-sauce',
    end: '1 tbsp rice-vinegar',
  },
  {
    name: 'orange and cumin',
    rub: '2 tsp cumin\n1 tsp coriander-ground\n1 tsp oregano-dried',
    liquid: '1 cup orange-juice',
    end: '2 tbsp lime-juice',
  },
]

const idsOf = (lines: string) => lines.split('\n').map((line) => line.split(' ').at(-1) ?? '')

export const pulled: Dish = {
  id: 'pulled-meat',
  names: [
    'pulled pork',
    'pulled pork sandwich',
    'pulled pork sandwiches',
    'pulled chicken',
    'pulled chicken sandwich',
    'pulled beef',
    'pulled beef sandwich',
  ],
  categories: ['dinner', 'lunch'],
  kind: 'savoury',
  serves: 6,
  minutes: [65, 200],
  onlyNamed: true,
  takes: ['roast', 'stewing', 'poultry', 'bread', 'vegetable', 'sauce', 'pickle'],
  moods: ['party', 'comfort', 'game day', 'weekend'],
  write(kit) {
    const text = kit.craving.text.toLowerCase()
    const main = /chicken/.test(text) ? 'chicken-thigh' : /beef/.test(text) ? 'beef-chuck' : 'pork-shoulder'
    const cut = cuts[main]
    if (!cut || !kit.ok(main)) return kit.fail(`no ${main}`)
    kit.bind('main', [main])
    const pot = kit.inTurn(
      pots.filter(({ liquid, rub }) => idsOf(`${liquid}\n${rub}`).every((id) => kit.resolve(id) !== null)),
    )
    if (!pot) return kit.fail('nothing to braise in')
    const bread = kit.choose({ roles: ['bread'], from: ['burger-bun', 'gluten-free-burger-bun'] })[0]
    kit.bind('bread', bread ? [bread] : [])
    kit.bind(
      'slaw',
      kit.choose({
        roles: ['vegetable'],
        from: ['cabbage', 'red-cabbage', 'carrot', 'fennel'],
        count: 1,
        max: 2,
      }),
    )
    const creamy = kit.chance(0.5)
    kit.add(`${cut.line}
      2 tsp salt
      1 tsp black-pepper
      ${pot.rub}
      1 tbsp vegetable-oil
      1 each onion | thinly sliced
      4 clove garlic
      ${pot.liquid}
      1 tbsp brown-sugar
      ${pot.end}
      $slaw
      ~${creamy ? '1/4 cup mayonnaise' : '2 tbsp lemon-juice'}
      ${bread ? `6 each ${bread} | split and toasted` : ''}`)
    const rub = idsOf(pot.rub).join(',')
    const liquid = idsOf(pot.liquid)[0] ?? ''
    const dressing = creamy ? 'mayonnaise' : 'lemon-juice'
    kit.step(
      `Mix {${rub},black-pepper} with most of {salt} and rub it into {main} on all sides.`,
      `Heat {vegetable-oil} in a heavy pot over medium-high heat and brown {main} well on two sides, 8 minutes. (Crowd the pot and it steams, so work in two rounds if you must|What sticks to the bottom is flavor).`,
      `Add {onion,garlic} and stir until softened, 4 minutes. Pour in {${liquid}} with {brown-sugar} and 1 cup of water, scraping the bottom, and bring to a simmer.`,
      `Cover and cook over low heat, turning the pieces once, until ${cut.sign}, ${cut.minutes}.`,
      `While it cooks, shred {slaw} finely and toss with {${dressing}} and a pinch of salt.`,
      `Lift {main} onto a board and let it cool for 5 minutes, then pull into strands with two forks. Meanwhile, boil the liquid down until it coats a spoon, skimming off the fat.`,
      `Return the meat to the pot, stir in {${idsOf(pot.end)[0]}} and enough of the rest of {salt} to taste.`,
      `${bread ? 'Pile onto {bread} with {slaw}' : 'Serve with {slaw}'} (and plenty of napkins|while it is hot).`,
    )
    nameDish(kit, {
      noun: `pulled ${pantryItem(main)?.roles.includes('poultry') ? 'chicken' : main.startsWith('beef') ? 'beef' : 'pork'}${bread ? ' sandwiches' : ''}`,
      main: [],
      partners: kit.bound('slaw'),
      methods: [pot.name, 'slow-cooked'].filter((word) => !kit.craving.exclusions.includes(word)),
      never: ['creamy', 'garlicky', 'lemony', 'spicy'],
    })
    kit.describe(
      `Meat so tender that it falls into strands, in a pot liquor boiled down to a glaze, with a (cool, crisp slaw|crunchy slaw). (The pot does the work while you do something else|It reheats well, so make it the day before).`,
    )
  },
}
