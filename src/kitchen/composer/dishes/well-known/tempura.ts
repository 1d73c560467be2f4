import type { Dish } from '../../dish.ts'
import { nameDish } from '../../naming.ts'
import { pantryItem } from '../../pantry/index.ts'
import { riceFirst } from '../classics/rice-beside.ts'
import { twist } from '../twist.ts'
import { spoons } from './water.ts'

const pieces: Record<string, string> = {
  'green-bean': '5 oz green-bean | trimmed, left whole',
  asparagus: '8 oz asparagus | trimmed and halved',
  shiitake: '5 oz shiitake | stems discarded',
  broccoli: '6 oz broccoli | cut into small florets',
  'sweet-potato': '1 each sweet-potato | peeled and cut into 1/4-inch slices',
  zucchini: '1 each zucchini | cut into 1/4-inch slices',
  eggplant: '1/2 each eggplant | cut into 1/4-inch slices',
}

/** Batter 125 g flour : 30 g starch : 240 ml ice water, stirred a few strokes: gluten makes it bread, cold keeps it lace. */
export const tempura: Dish = {
  id: 'tempura',
  names: [
    'tempura',
    'shrimp tempura',
    'vegetable tempura',
    'prawn tempura',
    'veggie tempura',
    'tempura vegetables',
    'tempura shrimp',
  ],
  categories: ['dinner', 'snack'],
  kind: 'savoury',
  serves: 4,
  minutes: [45, 55],
  onlyNamed: true,
  cuisines: ['japanese'],
  takes: ['shellfish', 'fish', 'vegetable', 'mushroom', 'tofu', 'grain'],
  moods: ['crispy', 'fancy', 'takeout', 'party'],
  write(kit) {
    const flour = ['all-purpose-flour', 'gluten-free-flour'].find(kit.ok)
    if (!flour) return kit.fail('no batter')
    const factor = kit.batch(0.5, 1, 1.5, 2)
    const plants = /vegg|vegetable/i.test(kit.craving.text)
    const main = kit.choose({
      roles: ['shellfish', 'fish'],
      from: ['shrimp'],
      not: ['mussel', 'clam', 'mackerel', 'tuna-steak', 'salmon-smoked'],
      onlyWanted: plants,
    })[0]
    kit.bind('main', main ? [main] : [])
    kit.bind(
      'veg',
      kit.choose({
        roles: ['vegetable', 'mushroom'],
        from: [
          'sweet-potato',
          'green-bean',
          'shiitake',
          'broccoli',
          'zucchini',
          'eggplant',
          'asparagus',
          'red-bell-pepper',
        ],
        not: ['onion', 'tomato', 'potato', 'spinach', 'corn-frozen', 'pea-frozen'],
        count: main ? 2 : 4,
        max: 4,
        where: (item) => item.speed === 'firm' || item.id === 'sweet-potato' || item.id === 'carrot',
      }),
    )
    const soy = kit.resolve('soy-sauce')
    const broth = ['dashi', 'vegetable-stock'].find(kit.ok)
    const fish = main && main !== 'shrimp'
    kit.add(`${main === 'shrimp' ? '1 lb shrimp | peeled and deveined, tails left on' : main ? `1 lb ${main} | cut into 1-inch strips` : ''}
      ${kit
        .bound('veg')
        .map((id) => pieces[id] ?? `${pantryItem(id)?.amount ?? '8 oz'} ${id} | cut into 1/4-inch slices`)
        .join('\n')}
      !1 cup ${flour}
      !1/4 cup cornstarch
      ${kit.ok('egg') ? '1 each egg' : '1/2 tsp baking-powder'}
      1/2 tsp salt
      4 cup vegetable-oil | for frying
      ${broth ? `1/2 cup ${broth}` : ''}
      ${soy ? `3 tbsp ${soy}` : ''}
      ${kit.ok('mirin') ? '2 tbsp mirin' : '1 tbsp sugar'}
      ~3 oz daikon | finely grated`)
    const added = twist(
      kit,
      {
        ginger: '1 inch ginger',
        lemon: '1 each lemon | cut into wedges',
        scallion: '2 each scallion',
        'sesame-seed': '1 tbsp sesame-seed',
        nori: '2 sheet nori | cut into squares',
      },
      1,
    )
    const grain = riceFirst(kit, 'white-rice')
    const sauce = [broth ?? '', soy ?? '', 'mirin', 'sugar'].filter(Boolean).join(',')
    const done = fish
      ? 'the coat is crisp and pale gold and {main} flakes and reads 145°F (63°C), 3 minutes'
      : 'the coat is crisp and pale gold and the inside opaque, 2 to 3 minutes'
    kit.step(
      grain,
      `Warm {${sauce}} together for 2 minutes for the dipping sauce${added.includes('ginger') ? ', stir in {ginger}' : ''} and let it cool.`,
      `Pat {veg,main} very dry: water spits in hot oil.${main === 'shrimp' ? ' Nick the belly of {main} in three places each, so that they stay straight.' : ''}`,
      `Heat {vegetable-oil}, at least 2 inches deep and filling no more than a third of the pot, to 350°F (175°C): a drop of batter sinks a little, rises and sizzles. Stay with it while it heats.`,
      `Only now, beat ${kit.ok('egg') ? '{egg} with ' : ''}${spoons((kit.ok('egg') ? 13 : 16) * factor)} of ice-cold water, add {${flour},cornstarch,baking-powder,salt} all at once and stir a few strokes with chopsticks. Lumps are right.`,
      `Dip {${added.includes('nori') ? 'veg,nori' : 'veg'}} into the batter, let the excess drip off and fry a few at a time, turning once, until crisp and tender, 3 minutes. ${main ? `Then fry {main} in the same way until ${done}. ` : ''}Let the oil come back to heat between batches and drain on a rack.`,
      `Serve at once, with the sauce[, {daikon} to stir into it][, {scallion,sesame-seed} to scatter][, {lemon} to squeeze over][ and {rice}].`,
    )
    nameDish(kit, {
      noun: 'tempura',
      main: [...(main ? [main] : []), ...kit.bound('veg')],
      partners: [...kit.bound('veg'), ...added],
      methods: ['crisp', 'lacy', 'feather-light'],
      never: ['gingery', 'lemony', 'sesame', 'herby'],
    })
    kit.describe(
      '(A lacy, crackling coat|The thinnest of crusts) around {-main,veg}, with a clear sauce to dip into. (Fry and eat in turns: it waits for nobody|Cold batter and hot oil are all the skill it takes).',
    )
  },
}
