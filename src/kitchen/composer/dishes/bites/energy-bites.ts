import type { Dish } from '../../dish.ts'
import { nameDish } from '../../naming.ts'

export const energyBites: Dish = {
  id: 'energy-bites',
  names: [
    'energy bite',
    'energy bites',
    'energy ball',
    'energy balls',
    'bliss ball',
    'bliss balls',
    'protein ball',
    'protein balls',
    'date ball',
    'truffle',
    'truffles',
    'fat bomb',
    'fat bombs',
    'no bake snack',
  ],
  categories: ['snack', 'dessert'],
  kind: 'sweet',
  serves: 6,
  minutes: [35, 50],
  takes: ['dried-fruit', 'nut', 'nut-butter', 'seed', 'grain', 'chocolate', 'spice', 'sweetener', 'sweet'],
  moods: ['healthy', 'simple', 'protein', 'quick', 'sweet', 'kids'],
  write(kit) {
    const low = kit.diet('low-carb')
    const oat = low ? null : kit.resolve('rolled-oat')
    const butter = kit.choose({
      roles: ['nut-butter'],
      from: ['peanut-butter', 'almond-butter', 'sunflower-seed-butter'],
    })[0]
    if (!butter) return kit.fail('nothing to bind them')
    const dates = !low && kit.ok('date') && (kit.wants('date') || kit.chance(0.6))
    const sweet = dates ? null : (kit.resolve('honey') ?? null)
    kit.require(dates || sweet, 'nothing sweet')
    const mix = kit.choose({
      roles: ['chocolate', 'seed', 'nut'],
      from: [
        'chia-seed',
        'cocoa-powder',
        'coconut-shredded',
        'chocolate-chip',
        'vegan-chocolate-chip',
        'pumpkin-seed',
        'almond',
        'sunflower-seed',
      ],
      count: kit.lean > 0 ? 1 : 2,
      max: 3,
      not: ['dark-chocolate', 'vegan-dark-chocolate', 'white-chocolate'],
    })
    kit.bind('mix', mix)
    const roll = kit.pick(['coconut-shredded', 'cocoa-powder', 'sesame-seed'])
    const spice = kit.pick(['cinnamon', 'vanilla-extract', 'ginger-ground', 'espresso-powder', 'cardamom'])
    kit.add(`${oat ? `1 cup ${oat}` : '1 1/4 cup almond-flour'}
      ${dates ? '1 cup date' : ''}
      1/2 cup ${butter}
      ${sweet ? `1/4 cup ${sweet}` : ''}
      ${mix.map((id) => `${/chia|flax/.test(id) ? '2 tbsp' : id === 'cocoa-powder' ? '3 tbsp' : '1/3 cup'} ${id}`).join('\n')}
      ~1/2 tsp ${spice}
      ~1/8 tsp salt
      ${mix.includes(roll) ? '' : `~~3 tbsp ${roll}`}`)
    kit.step(
      dates
        ? `Blitz {${oat ?? 'almond-flour'}} in a food processor to a coarse meal. Add {date} and blitz until finely chopped and sticky; (soak hard ones in hot water first|if they are dry, a spoonful of hot water helps).`
        : `Stir {${butter},${sweet ?? 'honey'}} together in a large bowl until smooth.`,
      dates
        ? `Add {${butter},mix,${spice},salt} and pulse until the mixture clumps together. (Pinch some: it should hold|If it crumbles, add water by the teaspoon).`
        : `Add {${oat ?? 'almond-flour'},mix,${spice},salt} and work to a stiff dough with a spatula. (Pinch some: it should hold|If it crumbles, add water by the teaspoon).`,
      `Chill for 20 minutes, which makes it easier to shape.`,
      `Roll into about ${Math.round(kit.servings * 3)} balls, (1 inch across, with damp hands|each a generous tablespoon)${mix.includes(roll) ? '' : `[, and turn them in {${roll}}]`}.`,
      '(Serve cold|Eat straight from the refrigerator). They keep for a week in a covered box.',
    )
    kit.work(8)
    nameDish(kit, {
      noun: /truffle/i.test(kit.craving.text) ? 'truffles' : 'energy bites',
      main: [butter, ...mix],
      partners: [...mix, ...(dates ? ['date'] : []), ...(kit.uses(spice) ? [spice] : [])],
      methods: ['no-bake', 'five-minute'].slice(0, 1),
      never: ['peanut', 'coconut', 'gingery', 'sesame', 'honey', 'maple'],
    })
    kit.describe(
      '(Soft, chewy and lightly sweet|Dense and nutty), rolled by hand from {-mix} and ' +
        (dates ? '{-date}' : 'a smooth, sticky dough') +
        `. (Two make a snack|Keep a box of them in the refrigerator).`,
    )
  },
}
