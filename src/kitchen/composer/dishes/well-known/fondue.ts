import type { Dish } from '../../dish.ts'
import { nameDish } from '../../naming.ts'

/** 6 oz of cheese and about 3 oz of wine a head: the acid keeps the cheese smooth, the starch keeps it together. */
export const fondue: Dish = {
  id: 'cheese-fondue',
  names: ['fondue', 'cheese fondue', 'swiss fondue', 'fondue neuchateloise', 'gruyere fondue'],
  categories: ['dinner'],
  kind: 'savoury',
  serves: 4,
  minutes: [45, 50],
  onlyNamed: true,
  cuisines: ['french'],
  takes: ['melting-cheese', 'bread', 'vegetable', 'fruit', 'pickle', 'liquid'],
  moods: ['cheesy', 'cozy', 'party', 'winter', 'romantic'],
  write(kit) {
    const pair = [
      ['gruyere', 'fontina'],
      ['gruyere', 'swiss-cheese'],
      ['gruyere', 'gouda'],
    ].filter((ids) => ids.every(kit.ok))
    const wanted = kit
      .choose({
        roles: ['melting-cheese'],
        onlyWanted: true,
        max: 2,
        not: ['mozzarella', 'mozzarella-low-moisture', 'brie'],
      })
      .filter((id) => kit.craving.foods.includes(id))
    const cheeses =
      wanted.length > 1
        ? wanted
        : pair.length > 0
          ? [...new Set([...wanted, ...kit.pick(pair)])].slice(0, 2)
          : ['vegan-cheese'].filter(kit.ok)
    const liquid = kit.ok('white-wine') ? 'white-wine' : kit.resolve('vegetable-stock')
    const bread = ['baguette', 'sourdough-bread', 'gluten-free-bread'].find(kit.ok)
    if (cheeses.length === 0 || !liquid) return kit.fail('no cheese')
    kit.bind('cheese', cheeses)
    const starch = kit.resolve('cornstarch')
    const sour = kit.resolve('lemon-juice')
    const root = ['new-potato', 'potato'].find(kit.ok)
    kit.bind(
      'dip',
      kit.choose({
        roles: ['vegetable', 'fruit', 'pickle'],
        from: ['broccoli', 'cauliflower', 'apple', 'pear', 'dill-pickle'],
        not: ['potato', 'new-potato', 'onion', 'tomato', 'lemon', 'lime'],
        count: bread ? 2 : 3,
        max: 3,
      }),
    )
    const seasoning = kit.pick(['nutmeg', 'paprika', 'white-pepper', 'black-pepper'])
    const strong = kit.pick(
      ['dijon-mustard', 'thyme', 'caper', 'garlic-powder'].filter(kit.ok).concat('nutmeg'),
    )
    kit.add(`${cheeses.map((id) => `!${cheeses.length > 1 ? '12 oz' : '1 1/2 lb'} ${id} | coarsely grated`).join('\n')}
      ${starch === 'cornstarch' ? '1 1/2 tbsp cornstarch' : `3 tbsp ${starch ?? 'all-purpose-flour'}`}
      ${kit.ok('garlic') ? '1 clove garlic | halved' : ''}
      1 1/4 cup ${liquid}
      ${sour ? `${liquid === 'white-wine' ? 1 : 2} tbsp ${sour}` : ''}
      1/4 tsp ${seasoning}
      ${strong === 'dijon-mustard' ? '1 tsp dijon-mustard' : ''}
      ${bread ? (bread === 'baguette' ? '2 each baguette | cut into 1-inch cubes' : `10 slice ${bread} | cut into 1-inch cubes`) : ''}
      ${root ? `1 lb ${root} | scrubbed` : ''}
      $dip x0.7 | cut into bite-size pieces`)
    const boil = kit
      .bound('dip')
      .filter((id) =>
        ['broccoli', 'cauliflower', 'carrot', 'brussels-sprout', 'green-bean', 'asparagus'].includes(id),
      )
    kit.bind('boil', boil)
    kit.bind(
      'plain',
      kit.bound('dip').filter((id) => !boil.includes(id)),
    )
    kit.step(
      root
        ? `Boil {${root}} in salted water until tender, 18 minutes.[ Add {boil} for the last 4 minutes.] Drain and keep warm.`
        : 'Boil {boil} in salted water until just tender, 4 minutes, and drain.',
      `Meanwhile, toss {cheese} with {${starch ?? 'all-purpose-flour'}} until every shred is dusted.`,
      `${kit.ok('garlic') ? 'Rub a heavy pot with {garlic} and leave it in. ' : ''}Pour in {${liquid}${sour ? `,${sour}` : ''}} and heat over medium heat until it steams and small bubbles rise, without boiling, 4 minutes.`,
      'Add {cheese} by the handful, stirring in zigzags, and wait for each to melt before the next, 8 minutes in all. It must never boil, or it turns stringy.',
      `Stir in {${seasoning}${strong === 'dijon-mustard' ? ',dijon-mustard' : ''}} and let it bubble gently until it coats a spoon, 2 minutes. If it separates, whisk in a spoonful of {${sour ?? liquid}}; if it is too thick, a little warm {-${liquid}}.`,
      `Set over a small flame and serve with {${[bread ?? '', root ?? '', 'boil', 'plain'].filter(Boolean).join(',')}} to dip, stirring to the bottom every time.`,
    )
    nameDish(kit, {
      noun: cheeses.includes('vegan-cheese') ? 'fondue' : 'cheese fondue',
      main: cheeses.includes('vegan-cheese') ? [] : cheeses.slice(0, 1),
      partners: [...cheeses.slice(1), ...kit.bound('dip'), ...(root ? [root] : [])],
      methods: ['silky', 'alpine', 'shared'],
      never: ['cheesy', 'garlicky', 'mustard', 'white wine', 'lemony', 'creamy', 'thyme'],
    })
    kit.describe(
      '{-cheese} melted with ' +
        (liquid === 'white-wine' ? '{-white-wine}' : 'a little acid') +
        ' into one smooth, bubbling pot for everyone. (The crust at the bottom belongs to whoever scrapes it out|Cut the bread early: a little dry, it holds better on the fork).',
    )
  },
}
