import type { Dish } from '../../dish.ts'
import { nameDish } from '../../naming.ts'
import { chooseMain, panText, pieceCut, whole } from '../protein.ts'
import { twist } from '../twist.ts'
import { boil, choosePasta, nounOf, sauceVegetables, shapes } from './boil.ts'

export const creamPasta: Dish = {
  id: 'cream-pasta',
  names: [
    'creamy pasta',
    'cream pasta',
    'pasta',
    'alfredo',
    'fettuccine alfredo',
    'pasta dish',
    'noodles and cream',
    'spaghetti',
    'penne',
    'fettuccine',
    'linguine',
    'rigatoni',
    'gnocchi',
    'tagliatelle',
  ],
  categories: ['dinner', 'lunch'],
  kind: 'savoury',
  serves: 4,
  minutes: [25, 35],
  takes: [
    'pasta',
    'vegetable',
    'mushroom',
    'poultry',
    'sausage',
    'bacon',
    'shellfish',
    'fish',
    'canned-fish',
    'cooked-meat',
    'dairy',
    'hard-cheese',
    'fresh-cheese',
    'liquid',
  ],
  moods: ['creamy', 'comfort', 'cozy', 'cheesy', 'weeknight', 'fancy'],
  loves: ['mushroom', 'heavy-cream', 'bacon', 'salmon-smoked'],
  write(kit) {
    const pasta = choosePasta(kit, shapes)
    const main = chooseMain(kit, {
      roles: ['poultry', 'sausage', 'bacon', 'shellfish', 'fish', 'canned-fish', 'cooked-meat', 'tofu'],
      not: [...whole, 'anchovy', 'sardine'],
      onlyWanted: kit.chance(0.6) || kit.wanted.length > 0 || kit.lean > 0,
    })
    kit.bind(
      'veg',
      kit.choose({
        roles: ['vegetable'],
        from: sauceVegetables,
        not: ['onion'],
        count: kit.lean > 1 && main ? 0 : 1,
        max: 4,
        where: (item) =>
          item.speed !== 'raw' && (item.speed !== 'hard' || item.id === 'carrot' || item.id === 'celery'),
      }),
    )
    const alfredo = /alfredo/i.test(kit.craving.text)
    const cream =
      kit.choose({ roles: ['dairy'], onlyWanted: true })[0] ??
      kit.pick(alfredo ? ['heavy-cream'] : ['heavy-cream', 'heavy-cream', 'creme-fraiche', 'half-and-half'])
    const wine = kit.wants('white-wine') || (kit.lean === 0 && kit.ok('white-wine') && kit.chance(0.3))
    const herb =
      kit.choose({
        roles: ['herb'],
        from: ['parsley', 'basil', 'chive', 'thyme', 'dill', 'tarragon'],
        not: ['rosemary', 'sage'],
      })[0] ?? 'parsley'
    const accent = kit.pick(['lemon-juice', 'nutmeg', 'dijon-mustard', 'chili-flake'])
    kit.add(`12 oz ${pasta}
      2 tbsp ${kit.pick(['olive-oil', 'butter'])}
      $main x0.8${main ? pieceCut(main) : ''}
      ~1 each shallot
      ${main ? '$veg' : '$veg x1.5'}
      3 clove garlic`)
    const fat = kit.lines.find((line) => line.item.roles.includes('fat'))?.item.id ?? 'olive-oil'
    kit.add(`${wine ? '1/2 cup white-wine' : ''}
      ${cream === 'creme-fraiche' ? '3/4' : '1'} cup ${cream}
      3/4 cup parmesan
      ~${{ 'lemon-juice': '1 tbsp', nutmeg: '1/8 tsp', 'dijon-mustard': '2 tsp', 'chili-flake': '1/4 tsp' }[accent] ?? '1 tsp'} ${kit.mood('mild') && accent === 'chili-flake' ? 'nutmeg' : accent}
      3/4 tsp salt
      1/4 tsp black-pepper
      ~~2 tbsp ${herb}`)
    const early = kit.bound('veg').length > 0
    const opening = main
      ? 'Lower the heat to medium.'
      : `Meanwhile, (warm|heat) {${fat}} in a (large|wide, deep) skillet over medium-high heat.`
    const added = twist(kit, {
      tarragon: '1 tbsp tarragon',
      'thyme-dried': '1/2 tsp thyme-dried',
      'smoked-paprika': '1/2 tsp smoked-paprika',
      'white-pepper': '1/4 tsp white-pepper',
      walnut: '1/4 cup walnut',
      'pine-nut': '2 tbsp pine-nut',
      scallion: '2 each scallion',
      'fennel-seed': '1/2 tsp fennel-seed',
      mascarpone: '2 tbsp mascarpone',
    })
    kit.step(
      boil(pasta),
      main
        ? `Meanwhile, (warm|heat) {${fat}} in a (large|wide, deep) skillet over medium-high heat. ${panText(kit)} Lift {main} onto a plate and keep the drippings in the pan.`
        : '',
      early
        ? `${opening} Add {shallot,veg:hard,veg:firm} and cook, stirring only now and then, until (tender and golden at the edges|soft and lightly browned), 8 minutes.`
        : `${opening} Add {shallot} and cook until soft, 3 minutes.`,
      `Stir in {garlic,thyme,thyme-dried,smoked-paprika,white-pepper,fennel-seed} and cook until fragrant, 1 minute.[ Pour in {white-wine} and let it bubble almost away, 3 minutes.]`,
      `Stir in {${cream},mascarpone,${accent === 'chili-flake' && kit.mood('mild') ? 'nutmeg' : accent},=half of the pasta water} and simmer until the sauce coats a spoon, 3 minutes. Add {veg:soft,veg:leaf} and stir until (soft and hot|just tender), 2 minutes.`,
      `${main ? 'Return {main} to the pan. ' : ''}Take the pan off the heat, add {pasta} and {parmesan} and toss, loosening with more pasta water, until every piece is glossy. Season with {-salt,black-pepper}.`,
      `(Serve at once in warm bowls|Divide among warm bowls)[, with {${herb === 'thyme' ? 'parsley' : herb},tarragon,walnut,pine-nut,scallion} on top]. (The sauce thickens as it stands, so keep a little pasta water at hand|Cream sauces wait for nobody).`,
    )
    nameDish(kit, {
      noun: nounOf(kit, pasta),
      main: main ? [main, ...kit.bound('veg')] : kit.bound('veg'),
      partners: [...kit.bound('veg'), herb, ...added.filter((id) => id !== 'white-pepper')],
      methods: ['creamy', 'creamy', 'skillet'],
      never: ['cheesy', 'coconut'],
    })
    kit.describe(
      `(Glossy|Silky|Velvety) {-pasta} in a light cream sauce with {-main,veg}, (rounded off with {-parmesan}|savory${kit.ok('garlic') ? ' and gently garlicky' : ' and mellow'}). (Serve with a crisp green salad|Best eaten the moment it is tossed).`,
    )
  },
}
