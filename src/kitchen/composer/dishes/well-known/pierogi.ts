import type { Dish } from '../../dish.ts'
import { nameDish } from '../../naming.ts'
import { chooseMain, cookingOf } from '../protein.ts'
import { twist } from '../twist.ts'
import { spoons } from './water.ts'

/** Dough 310 g flour : 1 egg : about 120 ml warm water; soft as an earlobe, or it will not close. 32 pieces, 8 each. */
export const pierogi: Dish = {
  id: 'pierogi',
  names: [
    'pierogi',
    'pierogies',
    'perogi',
    'perogies',
    'pierogy',
    'potato pierogi',
    'vareniki',
    'varenyky',
    'pelmeni',
    'russian dumplings',
    'polish dumplings',
  ],
  categories: ['dinner', 'lunch'],
  kind: 'savoury',
  serves: 4,
  minutes: [75, 90],
  onlyNamed: true,
  takes: [
    'vegetable',
    'fresh-cheese',
    'melting-cheese',
    'crumbling-cheese',
    'ground',
    'mushroom',
    'pickle',
    'allium',
    'bacon',
    'dairy',
  ],
  moods: ['comfort', 'cozy', 'kids', 'budget', 'winter'],
  write(kit) {
    kit.require(kit.ok('all-purpose-flour'), 'a dough that is rolled thin needs gluten')
    const factor = kit.batch(0.5, 1, 1.5, 2, 3)
    const pelmeni = /pelmen/i.test(kit.craving.text)
    const meat = chooseMain(kit, {
      roles: ['ground'],
      from: pelmeni ? ['beef-ground', 'pork-ground'] : [],
      onlyWanted: !pelmeni,
    })
    if (pelmeni && !meat) return kit.fail('pelmeni are filled with meat')
    const egg = kit.ok('egg')
    const fat = ['butter', 'vegan-butter', 'vegetable-oil'].find(kit.ok) ?? 'olive-oil'
    const cheese = meat
      ? null
      : kit.choose({
          roles: ['fresh-cheese', 'melting-cheese', 'crumbling-cheese'],
          from: kit.ok('cottage-cheese') ? ['cottage-cheese', 'cheddar'] : ['vegan-cream-cheese'],
          not: ['mozzarella', 'mascarpone', 'blue-cheese', 'provolone'],
        })[0]
    kit.bind(
      'veg',
      meat
        ? []
        : kit.choose({
            roles: ['vegetable', 'mushroom', 'pickle'],
            from: ['mushroom', 'sauerkraut', 'cabbage'],
            not: ['onion', 'potato', 'tomato'],
            onlyWanted: true,
            max: 2,
            where: (item) => item.speed !== 'raw' && !['olive-black', 'caper'].includes(item.id),
          }),
    )
    const tuber = meat ? null : kit.resolve('potato')
    if (!meat && !tuber) return kit.fail('no filling')
    const onion = kit.resolve('onion')
    kit.add(`!2 1/2 cup all-purpose-flour
      1 1/2 tsp salt
      ${egg ? '1 each egg' : '1 tbsp vegetable-oil'}
      ${meat ? `1 lb ${meat}` : `!1 lb ${tuber} | peeled and cut into chunks`}
      ${cheese ? `3/4 cup ${cheese}${cheese === 'cottage-cheese' ? ' | drained' : ''}` : ''}
      ${kit.bound('veg').length > 0 ? '$veg x0.5 | finely chopped' : ''}
      1/2 tsp black-pepper
      5 tbsp ${fat}
      ${onion ? `2 each ${onion} | finely chopped` : ''}
      ~1/2 cup sour-cream`)
    const added = twist(
      kit,
      {
        dill: '2 tbsp dill',
        chive: '2 tbsp chive',
        bacon: '4 oz bacon',
        nutmeg: '1/8 tsp nutmeg',
        parsley: '2 tbsp parsley',
      },
      2,
    )
    const water = egg ? spoons(8 * factor) : spoons(11 * factor)
    const safe = meat && cookingOf(meat) === 'ground-poultry' ? '165°F (74°C)' : '160°F (71°C)'
    kit.work(35)
    kit.step(
      `Stir {all-purpose-flour} and a third of {salt} together, add {${egg ? 'egg' : 'vegetable-oil'}} and about ${water} of warm water and knead to a soft, smooth dough, 6 minutes. Cover and let it rest for 20 minutes.`,
      tuber
        ? `Meanwhile, boil {${tuber}} in salted water until they crush easily, 15 minutes. Drain, steam dry and mash without any liquid.`
        : '',
      `${/butter/.test(fat) ? 'Melt' : 'Heat'} {${fat}} in a large skillet over medium heat and cook {${onion ?? 'onion'}${added.includes('bacon') ? ',bacon' : ''}} slowly until golden and sweet, 14 minutes. Set aside in a bowl, with the fat.`,
      kit.bound('veg').length > 0
        ? 'Cook {veg} in the same skillet until dry and browned at the edges, 7 minutes.'
        : '',
      meat
        ? `Mix {main} with the rest of {salt,black-pepper,nutmeg}${onion ? `, a spoonful of the soft {-${onion}}` : ''} and ${spoons(3 * factor)} of cold water, which keeps the filling juicy.`
        : `Mix the mash with {${[cheese ?? '', 'veg', 'nutmeg', 'black-pepper'].filter(Boolean).join(',')}}${onion ? `, a spoonful of the fried {-${onion}}` : ''} and the rest of {salt}; it should taste a little too salty.`,
      `Roll out half of the dough at a time, about 1/8 inch thick, and cut out 3-inch rounds, ${32 * factor} in all. Put a ${meat ? 'heaped teaspoonful' : 'level tablespoonful'} of filling on each, fold over and pinch the edges shut all around${meat ? '; then bring the two corners together and pinch those, too' : ''}. Lay on a floured towel without touching.`,
      `Boil in batches in plenty of salted water. From the moment they float, cook them ${meat ? `until the filling reaches ${safe}, 5 minutes` : 'until the dough is tender, 3 minutes'}; lift out with a slotted spoon.`,
      `${meat ? 'Toss' : 'Turn in the skillet with a little of the fat until golden on one side, 3 minutes, or simply toss'} with the {-${onion ?? 'onion'}} and their ${/oil/.test(fat) ? 'oil' : 'butter'}. Serve[ with {sour-cream}][ and {dill,chive,parsley}].`,
    )
    nameDish(kit, {
      noun: pelmeni ? 'pelmeni' : 'pierogi',
      main: meat ? [meat] : [tuber ?? '', ...(cheese ? [cheese] : []), ...kit.bound('veg')],
      partners: [...(onion ? [onion] : []), ...(cheese ? [cheese] : []), 'sour-cream', ...added],
      methods: ['homemade', 'tender', ...(meat ? [] : ['golden'])],
      never: ['creamy', 'herby', 'cheesy'],
    })
    kit.describe(
      `Soft dumplings filled with {${meat ? '-main' : `-${tuber},${cheese ?? 'veg'},veg`}}, under slowly fried {-${onion ?? 'onion'}}. (Many hands make them quickly|Freeze half on a tray; they go into the water straight from the freezer).`,
    )
  },
}
