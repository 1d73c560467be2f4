import type { Dish } from '../../dish.ts'
import { callIt, wordFor } from '../bowl-parts.ts'
import { broth } from '../well-known/water.ts'

/** A roux, milk and stock, and cheese that goes in off the heat so that it does not turn grainy. */
export const cheddarSoup: Dish = {
  id: 'cheddar-soup',
  names: [
    'broccoli cheddar soup',
    'broccoli cheese soup',
    'broccoli and cheese soup',
    'broccoli and cheddar soup',
    'cheesy broccoli soup',
    'cauliflower cheese soup',
    'cauliflower cheddar soup',
    'cheddar soup',
    'cheese soup',
    'beer cheese soup',
  ],
  categories: ['dinner', 'lunch'],
  kind: 'savoury',
  serves: 4,
  minutes: [35, 45],
  onlyNamed: true,
  takes: ['vegetable', 'melting-cheese', 'dairy', 'cooked-meat', 'bacon'],
  moods: ['cheesy', 'creamy', 'cozy', 'comfort', 'winter', 'kids'],
  write(kit) {
    const cheese = kit.choose({ roles: ['melting-cheese'], from: ['cheddar'] })[0] ?? kit.resolve('cheddar')
    if (!cheese) return kit.fail('no cheese')
    const [vegetable] = kit.choose({
      roles: ['vegetable'],
      from: [/cauliflower/i.test(kit.craving.text) ? 'cauliflower' : 'broccoli'],
      not: ['onion', 'carrot', 'potato'],
    })
    if (!vegetable) return kit.fail('no vegetable')
    kit.bind('veg', [vegetable])
    const stock = broth(kit, 'vegetable-stock', 2.5)
    kit.add(`3 tbsp butter
      1 each onion | finely chopped
      ~1 each carrot | coarsely grated
      2 clove garlic
      1/4 cup all-purpose-flour
      ${stock.line}
      2 cup milk
      !14 oz ${vegetable} | cut into small florets
      1 tsp dijon-mustard
      1/4 tsp ${kit.pick(['smoked-paprika', 'paprika', 'nutmeg'])}
      1 tsp salt
      1/4 tsp black-pepper
      !2 cup ${cheese}`)
    const spice = kit.lines.find(({ item }) => /paprika|nutmeg/.test(item.id))?.item.id ?? 'paprika'
    kit.step(
      'Melt {butter} in a large pot over medium heat and cook {onion,carrot} until soft, 6 minutes. Add {garlic} for 1 minute.',
      `Stir in {all-purpose-flour} and cook for 1 minute, then pour in ${stock.ref} bit by bit, stirring, and {milk}. Bring to a simmer.`,
      `Add {veg,dijon-mustard,${spice},salt} and simmer gently, stirring now and then, until tender, 12 minutes.`,
      '(Mash part of it in the pot with a potato masher|Blend a third of it and stir it back in), so that it is thick and still has pieces.',
      `Take the pot off the heat, stir in {${cheese}} a handful at a time until melted, and season with {black-pepper}. It must not boil any more, or the cheese turns grainy.`,
    )
    callIt(kit, {
      noun: `${wordFor(vegetable)} ${cheese.startsWith('vegan') ? 'cheese' : wordFor(cheese)} soup`,
      true: ['creamy', 'thick', 'one-pot'],
      after: ['carrot', 'dijon-mustard', spice],
    })
    kit.describe(
      `(Thick|Velvety), with tender {-veg} and sharp {-${cheese}} melted in at the end. (Bread on the side is half of it|A bowl for a cold evening).`,
    )
  },
}
