import type { Dish } from '../../dish.ts'
import { callIt, withoutOven } from '../bowl-parts.ts'

export const potatoSkins: Dish = {
  id: 'potato-skins',
  names: ['potato skin', 'potato skins', 'loaded potato skins', 'loaded potato skin', 'stuffed potato skins'],
  categories: ['snack', 'dinner'],
  kind: 'savoury',
  serves: 6,
  minutes: [80, 85],
  oven: true,
  onlyNamed: true,
  cuisines: ['american'],
  takes: ['bacon', 'melting-cheese', 'dairy', 'vegetable', 'herb', 'bean'],
  moods: ['party', 'game day', 'crispy', 'cheesy', 'kids'],
  write(kit) {
    kit.require(!withoutOven(kit), 'they are baked twice')
    const cheese = kit.choose({
      roles: ['melting-cheese'],
      from: kit.ok('cheddar') ? ['cheddar'] : ['monterey-jack', 'vegan-cheese'],
      not: ['mozzarella', 'brie'],
    })[0]
    const cool = ['sour-cream', 'greek-yogurt', 'coconut-yogurt', 'soy-yogurt'].find(kit.ok)
    const fat = ['butter', 'olive-oil', 'vegetable-oil'].find(kit.ok)
    if (!cheese || !fat || !kit.ok('potato')) return kit.fail('no potatoes or no cheese')
    const filling = kit.ok('bacon') ? 'bacon' : 'black-bean-canned'
    const bean = filling !== 'bacon'
    kit.add(`!3 lb potato | large ones, scrubbed
      1 tbsp vegetable-oil
      1 tsp salt
      1/4 tsp black-pepper
      ${bean ? (kit.ok(filling) ? `1 can ${filling} | drained and rinsed` : '') : '6 oz bacon'}
      3 tbsp ${fat}
      ~1/2 tsp ${kit.pick(['garlic-powder', 'smoked-paprika', 'paprika'])}
      2 cup ${cheese} | grated
      ${cool ? `1/2 cup ${cool}` : ''}
      ${kit.ok('chive') && kit.chance(0.5) ? '3 tbsp chive' : '3 each scallion'}
      ${kit.wants('jalapeno') || (kit.mood('spicy') && kit.ok('jalapeno')) ? '1 each jalapeno | thinly sliced' : ''}`)
    const seasoned = `{${fat},garlic-powder,smoked-paprika,paprika,black-pepper}`
    kit.step(
      'Heat the oven to 400°F (200°C).',
      'Prick {potato} all over, rub with {vegetable-oil} and half of {salt}, and bake straight on the rack until a knife slides in, 50 minutes.',
      bean
        ? ''
        : 'Meanwhile, cook {bacon} in a skillet over medium heat until crisp, 8 minutes. Drain on paper and crumble.',
      'Halve the potatoes lengthwise and scoop out the middle, leaving a wall 1/4 inch thick. (Keep what you scoop out for mash or soup|What you scoop out makes tomorrow’s mash).',
      `${fat === 'butter' ? 'Melt {butter} and stir' : 'Stir'} ${seasoned} with the rest of {salt}, and brush over the skins, inside and out. Bake them upside down until the edges brown, 10 minutes.`.replace(
        'Melt {butter} and stir {butter,',
        'Melt {butter}, stir in {',
      ),
      `Turn the skins over, fill with {${bean ? 'black-bean-canned,' : 'bacon,'}${cheese},jalapeno} and bake until the cheese bubbles, 8 minutes.`,
      `Top with ${cool ? `{${cool}} and ` : ''}{chive,scallion} and serve hot.`,
    )
    callIt(kit, {
      noun: 'loaded potato skins',
      true: ['crisp', 'twice-baked'],
      after: [cheese, filling, 'chive', 'scallion', ...(cool ? [cool] : [])],
    })
    kit.describe(
      `Crackling potato shells filled with molten {-${cheese}}[ and {-bacon,black-bean-canned}]. (Baking them once more, empty, is what makes them crisp|Everything up to the filling can be done a day ahead).`,
    )
  },
}
