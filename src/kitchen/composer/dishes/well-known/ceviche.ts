import type { Dish } from '../../dish.ts'
import { nameDish } from '../../naming.ts'
import { cookingOf } from '../protein.ts'
import { twist } from '../twist.ts'

/** Lime turns fish white and kills nothing: it is poached for some minutes first, and marinated after. */
export const ceviche: Dish = {
  id: 'ceviche',
  names: [
    'ceviche',
    'cebiche',
    'seviche',
    'shrimp ceviche',
    'fish ceviche',
    'ceviche de camaron',
    'aguachile',
  ],
  categories: ['lunch', 'snack', 'dinner'],
  kind: 'savoury',
  serves: 4,
  minutes: [50, 60],
  onlyNamed: true,
  cuisines: ['mexican'],
  takes: ['shellfish', 'fish', 'vegetable', 'fruit', 'herb', 'mushroom', 'bean'],
  moods: ['light', 'fresh', 'summer', 'party', 'tangy'],
  write(kit) {
    const usual = ['shrimp', 'cod', 'sea-bass', 'snapper'].filter(kit.ok)
    const sea = kit.choose({
      roles: ['shellfish', 'fish'],
      from: usual,
      not: ['mussel', 'clam', 'mackerel', 'swordfish', 'salmon-smoked'],
      max: 2,
    })
    const green = sea.length === 0 ? ['mushroom', 'white-bean-canned'].find(kit.ok) : null
    kit.bind('main', sea.length > 0 ? sea : green ? [green] : [])
    kit.require(sea.length > 0 || green, 'nothing to marinate')
    const sour = kit.resolve('lime-juice')
    const onion = kit.resolve('red-onion')
    if (!sour) return kit.fail('no citrus')
    kit.bind(
      'fruit',
      kit.choose({
        roles: ['vegetable', 'fruit'],
        from: ['cucumber', 'mango', 'tomato', 'radish'],
        not: ['avocado', 'lime', 'lemon', 'red-onion', 'onion', 'mushroom'],
        count: 2,
        max: 3,
        where: (item) => item.raw === true,
      }),
    )
    const fish = sea.filter((id) => cookingOf(id) === 'fish')
    const shell = sea.filter((id) => cookingOf(id) !== 'fish')
    const part = (id: string) => `${sea.length > 1 ? '10 oz' : '1 1/4 lb'} ${id}`
    kit.bind('fish', fish)
    kit.bind('shell', shell)
    const chips = ['tortilla-chip', 'corn-tortilla'].find(kit.ok)
    kit.add(`${fish.map((id) => `!${part(id)} | skinned and cut into 1/2-inch cubes`).join('\n')}
      ${shell.map((id) => `!${part(id)}${id === 'shrimp' ? ' | peeled and deveined' : ''}`).join('\n')}
      ${green === 'mushroom' ? '1 lb mushroom | sliced' : green ? `2 can ${green}` : ''}
      1 1/4 tsp salt
      ${onion ? `1/2 each ${onion} | very thinly sliced` : ''}
      !2/3 cup ${sour}
      $fruit x0.8 | finely diced
      ${kit.mood('mild') ? '' : '~1 each jalapeno'}
      1/2 cup cilantro
      1 each avocado | diced
      2 tbsp olive-oil
      ${chips === 'tortilla-chip' ? '~6 oz tortilla-chip' : chips ? '~8 each corn-tortilla' : ''}`)
    const added = twist(
      kit,
      {
        'orange-juice': '1/4 cup orange-juice',
        'corn-canned': '1/2 can corn-canned',
        ginger: '1 inch ginger',
        mint: '2 tbsp mint',
        'hot-sauce': '1 tsp hot-sauce',
      },
      1,
    )
    const inside = `{${sour},orange-juice,ginger,hot-sauce}`
    kit.step(
      sea.length > 0
        ? `Bring a wide pan of water with half of {salt} to a boil and turn it down until it barely moves.[ Poach {shell} until pink and opaque throughout, 3 minutes, and lift out.][ Poach {fish} until opaque to the middle, flaking and 145°F (63°C), 3 minutes.] Drain, spread on a plate and chill for 15 minutes.`
        : green === 'mushroom'
          ? 'Blanch {main} in boiling water with half of {salt} for 2 minutes, drain well and leave to cool.'
          : 'Drain {main} well and season with half of {salt}.',
      shell.length > 0 ? 'Cut {shell} into bite-size pieces.' : '',
      onion ? `Meanwhile, rinse {${onion}} in cold water, which takes the bite away, and drain.` : '',
      `Toss {main${onion ? `,${onion}` : ''}} with ${inside} and the rest of {salt} and chill for 20 minutes, turning once.`,
      'Fold in {fruit,jalapeno,cilantro,corn-canned,mint,olive-oil} and, last, {avocado}. Taste for salt: cold food wants more.',
      `Serve very cold, in small bowls with the juices[, with {${chips ?? 'none'}} to scoop it up], and on the same day.`,
    )
    nameDish(kit, {
      noun: 'ceviche',
      main: sea.length > 0 ? sea : green ? [green] : [],
      partners: [...kit.bound('fruit'), 'avocado', ...added.filter((id) => id !== 'hot-sauce')],
      methods: sea.length > 0 ? ['poached', 'chilled'] : ['chilled', 'fresh'],
      never: ['herby', 'gingery', 'spicy', 'lemony'],
    })
    kit.describe(
      sea.length > 0
        ? `Cold, sharp and bright: {-main} with {-fruit} and plenty of {-${sour}}. What comes from the sea is poached before it is marinated: citrus alone makes nothing safe. (Ice-cold bowls keep it fresh|For a hot day).`
        : `Cold, sharp and bright: {-main} with {-fruit} and plenty of {-${sour}}. (For a hot day|Serve it in chilled bowls).`,
    )
  },
}
