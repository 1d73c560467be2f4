import type { Dish } from '../../dish.ts'
import { nameDish } from '../../naming.ts'
import { pantryItem } from '../../pantry/index.ts'
import { chooseMain, cookingOf } from '../protein.ts'
import { sideGrain } from '../side-grain.ts'

const panFor = (id: string) =>
  cookingOf(id) === 'ground-poultry'
    ? 'Add {main} and (crumble it with a spoon|break it up well). Cook until no pink is left and it reaches 165°F (74°C), 8 minutes.'
    : 'Add {main} and (crumble it with a spoon|break it up well). Cook until browned and 160°F (71°C), with no pink left, 8 minutes.'

export const chili: Dish = {
  id: 'chili',
  names: ['chili', 'chilli', 'chili con carne', 'chile con carne', 'bean chili', 'turkey chili'],
  categories: ['dinner'],
  kind: 'savoury',
  serves: 4,
  minutes: [45, 60],
  takes: ['grain', 'ground', 'bean', 'vegetable', 'melting-cheese', 'chocolate'],
  cuisines: ['tex-mex'],
  moods: ['cozy', 'comfort', 'hearty', 'spicy', 'game day', 'winter', 'smoky'],
  loves: ['kidney-bean-canned', 'black-bean-canned', 'beef-ground', 'chili-powder'],
  write(kit) {
    const main = chooseMain(kit, {
      roles: ['ground'],
      from: ['beef-ground', 'turkey-ground', 'pork-ground', 'chicken-ground'],
    })
    const low = kit.diet('low-carb')
    const beans = kit.choose({
      roles: ['bean'],
      from: ['kidney-bean-canned', 'black-bean-canned', 'pinto-bean-canned'],
      count: main ? 1 : 2,
      max: 3,
    })
    kit.require(main || beans.length > 0, 'no beans and no meat')
    kit.bind('beans', beans)
    const vegetables = kit.choose({
      roles: ['vegetable'],
      from: [
        'red-bell-pepper',
        'green-bell-pepper',
        'poblano',
        'corn-frozen',
        'sweet-potato',
        'zucchini',
        'butternut-squash',
        'mushroom',
      ],
      not: ['onion'],
      count: kit.pick([1, 2]),
      max: 4,
      where: (item) => item.speed !== 'raw',
    })
    kit.bind('veg', vegetables)
    const heat = kit.mood('mild')
      ? ''
      : kit.pick(['~1 each jalapeno', '~1 each chipotle-in-adobo', '~1/4 tsp cayenne'])
    const [chocolate] = kit.choose({ roles: ['chocolate'], onlyWanted: true })
    const secret = chocolate
      ? chocolate === 'cocoa-powder'
        ? '1 tbsp cocoa-powder'
        : `1 oz ${chocolate} | finely chopped`
      : kit.pick([
          '~~1 tbsp cocoa-powder',
          '~~1 tbsp soy-sauce',
          '~~1 tsp cinnamon',
          '~~1 tbsp apple-cider-vinegar',
        ])
    const top = kit.pick(['cheddar', 'sour-cream', 'avocado', 'monterey-jack'])
    kit.add(`2 tbsp vegetable-oil
      1 each onion
      $main
      $veg x0.8
      4 clove garlic
      ${heat}
      2 tbsp chili-powder
      2 tsp cumin
      ~1 tsp ${kit.pick(['smoked-paprika', 'oregano-dried', 'coriander-ground'])}
      1 can crushed-tomato
      $beans
      ${secret}
      1 1/4 tsp salt
      ~2 tbsp lime-juice
      ~~1/4 cup cilantro
      ~~1/2 cup ${top}`)
    const flavor = chocolate ?? secret.split(' ').at(-1) ?? ''
    const hot = heat.split(' ').at(-1) ?? 'cayenne'
    const side = sideGrain(kit)
    kit.step(
      '(Heat|Warm) {vegetable-oil} in a (Dutch oven|large, heavy pot) over medium-high heat. Add {onion,veg:hard} and cook until (browned at the edges|soft and golden), 6 minutes.',
      main ? panFor(main) : '',
      `Stir in {garlic,${hot},chili-powder,cumin,smoked-paprika,oregano-dried,coriander-ground} and cook until (the spices darken slightly and smell toasted|fragrant), 1 minute.`,
      `Add {crushed-tomato,beans,${flavor}}, {-salt} and 1 cup of water${vegetables.some((id) => pantryItem(id)?.speed !== 'hard') ? ', and stir in {veg:firm,veg:soft}' : ''}. Bring to a boil, then simmer uncovered, stirring now and then, until (thick enough to mound on a spoon|thick and glossy), (25|30) minutes.`,
      side,
      `[Stir in {lime-juice} and taste] (for salt|for salt and heat). Serve[ over {side}][ with {${top}}][ and {cilantro}].`,
    )
    nameDish(kit, {
      noun: 'chili',
      main: main ? [main] : beans,
      partners: [...(main ? beans : []), ...vegetables],
      methods: [
        'one-pot',
        'weeknight',
        'thick',
        'slow-simmered',
        ...(kit.uses('cocoa-powder') ? ['dark'] : []),
      ],
      never: ['garlicky', 'herby', 'creamy', 'cheesy', 'lemony'],
    })
    kit.describe(
      `(Thick, brick-red and gently warming|Thick and spoon-coating), with ${low ? '{-main,veg}' : '{-main,beans,veg}'} in a tomato base seasoned with {-chili-powder,cumin}. (It freezes well|Better still the next day|Set out the toppings and let everyone finish their own bowl).`,
    )
  },
}
