import type { Dish } from '../../dish.ts'
import { callIt, withoutOven } from '../bowl-parts.ts'

interface Sauce {
  name: string
  asked: RegExp
  lines: string
  /** How the wings get it. */
  toss: string
}

const sauces: readonly Sauce[] = [
  {
    name: 'Buffalo',
    asked: /buffalo|hot wing|spicy/i,
    lines: '!1/2 cup hot-sauce\n!4 tbsp butter\n1 tsp honey',
    toss: 'Warm {butter} with {hot-sauce,honey} in a small pan over low heat, 2 minutes. Toss the hot wings in it until they are coated.',
  },
  {
    name: 'honey garlic',
    asked: /honey|sticky/i,
    lines: '!1/3 cup honey\n3 tbsp soy-sauce\n!4 clove garlic\n1 tbsp butter',
    toss: 'Warm {butter} in a small pan over medium heat, add {garlic} for 1 minute, then {honey,soy-sauce} and let it bubble until syrupy, 4 minutes. Toss the hot wings in it.',
  },
  {
    name: 'barbecue',
    asked: /bbq|barbecue/i,
    lines: '!3/4 cup barbecue-sauce\n1 tbsp apple-cider-vinegar',
    toss: 'Warm {barbecue-sauce,apple-cider-vinegar} in a small pan over low heat, 3 minutes. Toss the hot wings in it until they are coated.',
  },
  {
    name: 'lemon pepper',
    asked: /lemon/i,
    lines: '!3 tbsp butter\n!1 each lemon\n1/2 tsp garlic-powder',
    toss: 'Warm {butter} in a small pan, 1 minute, and stir in the finely grated zest and half of the juice of {lemon} with {garlic-powder}. Toss the hot wings in it with plenty of pepper.',
  },
  {
    name: 'garlic Parmesan',
    asked: /parmesan|garlic/i,
    lines: '!4 tbsp butter\n!4 clove garlic\n!1/2 cup parmesan\n2 tbsp parsley',
    toss: 'Warm {butter} in a small pan over low heat and let {garlic} soften in it, 3 minutes. Toss the hot wings in it with {parmesan,parsley}.',
  },
]

/** Dried and dusted with baking powder, the skin crisps in the oven as it would in oil. */
export const wings: Dish = {
  id: 'wings',
  names: [
    'wing',
    'chicken wing',
    'buffalo wing',
    'buffalo chicken wing',
    'hot wing',
    'bbq wing',
    'barbecue wing',
    'honey garlic wing',
    'garlic parmesan wing',
    'parmesan garlic wing',
    'lemon pepper wing',
    'sticky chicken wing',
    'baked chicken wing',
    'baked wing',
    'cauliflower wing',
    'buffalo cauliflower',
  ],
  categories: ['snack', 'dinner'],
  kind: 'savoury',
  serves: 4,
  minutes: [35, 60],
  onlyNamed: true,
  takes: ['poultry', 'vegetable', 'sauce', 'dairy', 'crumbling-cheese'],
  moods: ['party', 'game day', 'crispy', 'kids'],
  write(kit) {
    const florets = /cauliflower/i.test(kit.craving.text) || !kit.ok('chicken-wing')
    const main = florets ? kit.resolve('cauliflower') : 'chicken-wing'
    if (!main) return kit.fail('no wings')
    const fryer = kit.craving.equipment.includes('air fryer')
    if (withoutOven(kit) && !fryer) return kit.fail('no oven for the wings')
    const sauce = sauces.find(({ asked }) => asked.test(kit.craving.text)) ?? kit.inTurn(sauces) ?? sauces[0]! // there are five
    const dip = kit.pick(['sour-cream', 'greek-yogurt'])
    kit.bind('main', [main])
    kit.add(`${florets ? '!1 each cauliflower | cut into large florets' : '!3 lb chicken-wing | split at the joint, tips removed'}
      ${florets ? '3 tbsp cornstarch\n2 tbsp olive-oil' : '1 tbsp baking-powder'}
      1 1/2 tsp salt
      1 tsp ${sauce.name === 'lemon pepper' ? 'black-pepper' : 'smoked-paprika'}
      ${sauce.lines}
      ~~3 stalk celery | cut into sticks
      ~~1/2 cup ${dip}`)
    const dust = florets ? '{cornstarch,olive-oil}' : '{baking-powder}'
    const done = florets
      ? 'until tender and browned at the edges'
      : 'until deep golden, crisp and 165°F (74°C) at the bone'
    kit.step(
      fryer
        ? 'Heat the air fryer to 400°F (200°C).'
        : 'Heat the oven to 425°F (220°C) and set an oiled rack on a lined baking sheet.',
      `Pat {main} very dry and toss with ${dust}, {salt} and {${sauce.name === 'lemon pepper' ? 'black-pepper' : 'smoked-paprika'}}.`,
      fryer
        ? `Air-fry in one layer, in batches if need be, turning once, ${done}, ${florets ? '15' : '24'} minutes.`
        : `Spread out on the rack and roast, turning once, ${done}, ${florets ? '25' : '45'} minutes.`,
      sauce.toss,
      `Serve hot[, with {celery} and a bowl of {${dip}} to dip].`,
    )
    callIt(kit, {
      noun: `${sauce.name} ${florets ? 'cauliflower wings' : 'chicken wings'}`,
      true: [fryer ? 'air-fryer' : 'oven-crisp', 'crisp', 'game-day'],
      after: ['celery', dip],
    })
    kit.describe(
      `(Crackling|Crisp) ${florets ? 'florets' : 'wings'} without deep-frying, tossed hot in a ${sauce.name} sauce. (Have napkins ready|Toss them at the last moment, so that they stay crisp).`,
    )
  },
}
