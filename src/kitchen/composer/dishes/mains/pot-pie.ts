import type { Dish } from '../../dish.ts'
import type { Kit } from '../../kit.ts'
import { withoutOven } from '../bowl-parts.ts'
import { cookingOf } from '../protein.ts'
import { degrees } from '../sweet-basics.ts'
import { twist } from '../twist.ts'
import { broth } from '../well-known/water.ts'
import { calledIn, mainFor } from './pieces.ts'
import { entitle } from './sides.ts'

type Lid = 'puff-pastry' | 'pie-crust' | 'cobbler' | 'dumpling'

/** Bought pastry where it is allowed and there is an oven; else spoonfuls of a soft dough, baked or steamed on top. */
function lidOf(kit: Kit): Lid {
  if (withoutOven(kit)) return 'dumpling'
  const pastry = (['puff-pastry', 'pie-crust'] as const).filter(kit.ok)
  const lids: readonly Lid[] = pastry.length > 0 ? [...pastry, 'cobbler'] : ['cobbler']
  return kit.inTurn(lids) ?? 'cobbler'
}

/** A crust covers a pan, not a number of plates: one for a family. */
const whole = (kit: Kit): string => {
  const pans = kit.servings > 8 ? Math.ceil(kit.servings / 8) : 1
  return String((pans * 6) / kit.servings)
}

const doneIn: Readonly<Record<string, string>> = {
  chicken: 'Add {main} and cook, stirring, until no longer pink outside, 4 minutes.',
  steak: 'Add {main} and stir until no longer pink outside, 3 minutes.',
  pork: 'Add {main} and stir until no longer pink outside, 3 minutes.',
  'lamb-chop': 'Add {main} and cook, turning, until browned, 6 minutes.',
  'stewing-meat': 'Add {main} and cook, turning, until browned, 8 minutes.',
}

/** How long the filling simmers under its lid or without, by what is in it. */
function simmered(kind: string): string {
  if (kind === 'stewing-meat')
    return ', then cover and cook over low heat until the meat is fork-tender, 1 1/2 hours'
  if (kind === 'lamb-chop') return ', then cover and cook over low heat until the meat is tender, 25 minutes'
  if (kind === 'pork') return ' and the meat reads 145°F (63°C), 6 minutes'
  return kind === 'chicken' ? ' and the meat reads 165°F (74°C), 6 minutes' : ', 4 minutes'
}

/** Pies of meat or fish are these; a pie of fruit is another dish. */
const pies = (
  'chicken,chicken and mushroom,chicken and leek,turkey,turkey and leek,beef,steak,steak and ale,beef and ale,' +
  'steak and mushroom,beef and mushroom,lamb,pork,veal,venison,fish,salmon,seafood,tofu,chickpea'
)
  .split(',')
  .map((filling) => `${filling} pie`)

export const potPie: Dish = {
  id: 'pot-pie',
  names: [
    'pot pie',
    'chicken pot pie',
    'turkey pot pie',
    'beef pot pie',
    'vegetable pot pie',
    'veggie pot pie',
    'mushroom pot pie',
    'chickpea pot pie',
    'tofu pot pie',
    'salmon pot pie',
    'seafood pot pie',
    ...pies,
    'chicken pot pie casserole',
    'biscuit pot pie',
  ],
  categories: ['dinner'],
  kind: 'savoury',
  serves: 6,
  minutes: [60, 75],
  onlyNamed: true,
  takes: [
    'poultry',
    'cooked-meat',
    'red-meat',
    'pork-cut',
    'stewing',
    'fish',
    'shellfish',
    'tofu',
    'bean',
    'vegetable',
    'mushroom',
    'herb',
  ],
  moods: ['comfort', 'cozy', 'winter', 'family', 'hearty'],
  write(kit) {
    const text = kit.craving.text
    const meatless = /veg(?:etable|gie)s? pot pie/i.test(text)
    const mushroomy = /^\W*(?:[a-z-]+ )?mushroom pot pie/i.test(text)
    const plants = ['chickpea-canned', 'white-bean-canned', 'tofu-firm'].filter(
      (id) => kit.wants(id) || id !== 'tofu-firm',
    )
    const main = mainFor(
      kit,
      meatless
        ? [plants, ['cremini', 'mushroom'].filter((id) => !kit.isKitchensChoice(id))]
        : [
            ...(mushroomy ? [['cremini', 'mushroom']] : []),
            ['chicken-thigh', 'chicken-breast'],
            [
              'chicken-cooked',
              'turkey-cooked',
              'turkey-breast',
              'ham',
              'beef-sirloin',
              'veal',
              'pork-loin',
              'lamb-leg',
              'venison',
              'salmon',
              'cod',
              'shrimp',
            ].filter((id) => kit.wants(id) || /turkey-b|sirloin|pork-l|lamb-l|salmon/.test(id)),
            plants,
            ['cremini', 'mushroom'],
          ],
    )
    const kind = cookingOf(main)
    const soft = kind === 'fish' || kind === 'shrimp'
    const ready = kind === 'cooked-meat' || kind === 'bean' || kind === 'tofu'
    const fungus = main === 'cremini' || main === 'mushroom'
    const fat = ['butter', 'vegan-butter', 'coconut-oil', 'vegetable-oil'].find(kit.ok)
    const flour = kit.resolve('all-purpose-flour')
    const milk = kit.resolve('milk')
    if (!fat || !flour || !milk) return kit.fail('no sauce')
    const lid = lidOf(kit)
    const dough = lid === 'cobbler' || lid === 'dumpling'
    const ale = /\b(?:ale|beer|stout|guinness)\b/i.test(text) && kit.ok('beer')
    const dark = ['steak', 'lamb-chop', 'stewing-meat'].includes(kind)
    const stock = broth(
      kit,
      ['chicken', 'cooked-meat', 'pork'].includes(kind)
        ? 'chicken-stock'
        : dark
          ? 'beef-stock'
          : 'vegetable-stock',
      ale ? 1 : 2,
    )
    const line = fungus
      ? `1 1/2 lb ${main} | quartered`
      : kind === 'cooked-meat'
        ? main === 'ham'
          ? '1 1/2 lb ham | diced'
          : `4 cup ${main} | shredded`
        : kind === 'bean'
          ? `2 can ${main} | drained and rinsed`
          : kind === 'tofu'
            ? `21 oz ${main} | pressed dry and cut into 3/4-inch cubes`
            : `1 1/2 lb ${main} | cut into ${soft ? '1 1/2' : '3/4'}-inch pieces`
    const veg = kit.choose({
      roles: ['vegetable'],
      from: ['pea-frozen', 'corn-frozen', 'green-bean'],
      not: ['onion', 'carrot', 'celery', 'potato', main],
      count: kit.lean > 1 ? 0 : 1,
      max: 3,
      where: (item) => item.speed !== 'raw',
    })
    kit.bind('veg', veg)
    const binds = kit.ok('egg') && !dough
    kit.add(`!${line}
      1 1/4 tsp salt
      1/2 tsp black-pepper
      5 tbsp ${fat}
      1 each onion | finely chopped
      3 each carrot | peeled and diced
      ~2 stalk celery | sliced
      ${kit.ok('garlic') ? '2 clove garlic' : ''}
      1/3 cup ${flour}
      ${stock.line}
      ${ale ? '!1 cup beer' : ''}
      3/4 cup ${milk}
      ~1 tsp thyme-dried
      $veg
      ${lid === 'puff-pastry' ? `${whole(kit)} sheet puff-pastry | thawed in the refrigerator` : lid === 'pie-crust' ? `${whole(kit)} each pie-crust` : ''}
      ${binds ? `${whole(kit)} each egg | beaten` : ''}`)
    if (dough)
      kit.addApart(
        `1 1/2 cup ${flour}\n1 tbsp baking-powder\n1/2 tsp salt\n4 tbsp ${fat}\n2/3 cup ${milk}`,
        'dough',
        [flour, 'salt', fat, milk],
      )
    const added = twist(
      kit,
      {
        parsley: '1/4 cup parsley',
        'dijon-mustard': '1 tbsp dijon-mustard',
        ...(fungus ? {} : { mushroom: '6 oz mushroom | sliced' }),
        leek: '1 each leek | sliced',
      },
      1,
    )
    const oven = lid !== 'dumpling'
    const bowl = `Mix {${flour},baking-powder,salt} for the dough, rub in {${fat}} and stir in {${milk}} with a fork, just until it holds together.`
    kit.step(
      oven ? `Heat the oven to ${degrees(dough ? 425 : 400)}.` : '',
      `Melt {${fat}} in ${oven ? 'a wide, ovenproof skillet' : 'a wide, heavy pot with a lid'} over medium heat. Cook {onion,leek,carrot,celery,mushroom} until soft, 8 minutes.`,
      fungus
        ? 'Add {main} and cook until browned, 8 minutes. Cook {garlic,thyme-dried} with the rest for 1 minute.'
        : ready || soft
          ? 'Cook {garlic,thyme-dried} with the rest for 1 minute.'
          : `${doneIn[kind] ?? 'Add {main} and stir for 3 minutes.'} Cook {garlic,thyme-dried} with the rest for 1 minute.`,
      `Scatter {${flour}} over and stir for 2 minutes. Pour in ${stock.ref}${ale ? ', {beer}' : ''} and {${milk}}, little by little at first, and simmer, stirring, until as thick as gravy${simmered(kind)}.`,
      `Fold in {${ready || soft ? 'main,' : ''}veg,dijon-mustard,parsley} and season with {salt,black-pepper}.`,
      dough ? bowl : '',
      lid === 'cobbler'
        ? `Drop the dough in spoonfuls over the filling, leaving gaps for the steam, and bake until the crust is golden and the filling bubbles${soft ? ' and reads 145°F (63°C)' : ''}, 22 minutes.`
        : lid === 'dumpling'
          ? `Drop the dough in spoonfuls onto the simmering filling, cover and cook over low heat, without lifting the lid, until a skewer comes out of a dumpling clean${soft ? ' and the filling reads 145°F (63°C)' : ''}, 15 minutes.`
          : `Lay {${lid}} over the filling, tuck in the edges and cut four slits for the steam.[ Brush with {egg}.] Bake until deep golden and bubbling at the edges${soft ? ', and the filling reads 145°F (63°C)' : ''}, 30 minutes.`,
      'Let it stand for 10 minutes before serving: the filling thickens as it cools.',
    )
    const word =
      meatless && kind !== 'fish'
        ? 'vegetable'
        : fungus
          ? 'mushroom'
          : kind === 'bean'
            ? main === 'chickpea-canned'
              ? 'chickpea'
              : 'white bean'
            : calledIn(kit, main).replace(/ (?:thigh|breast)s$/, '')
    const partner = added.includes('mushroom') ? 'mushrooms' : added.includes('leek') ? 'leeks' : ''
    entitle(
      kit,
      `${word} pot pie`,
      lid === 'cobbler'
        ? 'a cobbler crust'
        : lid === 'dumpling'
          ? 'dumplings'
          : lid === 'puff-pastry' && partner === ''
            ? 'puff pastry'
            : partner,
    )
    kit.describe(
      `{-main}, {-carrot,veg} in a thick, savory sauce under ${dough ? (lid === 'cobbler' ? 'a tender, craggy crust' : 'light steamed dumplings') : 'a flaky, golden lid'}. (One skillet from the stove to the table|The filling keeps for two days and waits for its lid).`.replace(
        /^\{-main\}, /,
        '(Tender|Plenty of) {-main} with ',
      ),
    )
  },
}
