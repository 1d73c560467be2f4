import type { Dish } from '../../dish.ts'
import { callIt, inHaste } from '../bowl-parts.ts'
import { rice } from '../classics/rice-beside.ts'
import { twist } from '../twist.ts'
import { broth } from '../well-known/water.ts'
import { sausageOf } from './cassoulet.ts'

const beans = ['black-bean-canned', 'pinto-bean-canned', 'kidney-bean-canned']

export const feijoada: Dish = {
  id: 'feijoada',
  names: [
    ...['feijoada', 'feijoada completa', 'brazilian feijoada', 'black bean feijoada', 'brazilian bean stew'],
    ...['brazilian black bean stew', 'chicken feijoada', 'beef feijoada', 'vegetable feijoada'],
  ],
  categories: ['dinner'],
  kind: 'savoury',
  serves: 6,
  minutes: [65, 160],
  onlyNamed: true,
  cuisines: ['brazilian'],
  takes: ['bean', 'stewing', 'poultry', 'sausage', 'bacon', 'vegetable', 'mushroom', 'grain', 'citrus'],
  moods: ['comfort', 'hearty', 'party', 'weekend'],
  write(kit) {
    const { text } = kit.craving
    const bean = [...kit.wanted.filter((id) => beans.includes(id)), ...beans].find(kit.ok)
    if (!bean) return kit.fail('no beans')
    const green = /\b(?:vegetables?|veggie|mushrooms?|squash|meatless)\b/i.test(text)
    const [bird] = kit.choose({
      roles: ['poultry'],
      not: ['chicken-wing', 'chicken-drumstick'],
      count: 0,
      max: 1,
      onlyWanted: true,
    })
    const sausage = green ? undefined : sausageOf(kit, ['kielbasa', 'chorizo'])
    const bacon = green ? undefined : ['bacon', 'pancetta'].find(kit.ok)
    const hurried = inHaste(kit, 119)
    const [stewing] = kit.choose({ roles: ['stewing'], count: 0, max: 1, onlyWanted: true })
    const usual = ['pork-shoulder', 'beef-chuck'].find(kit.ok)
    const bits = [sausage, bacon].filter((id) => id !== undefined)
    const slow = green || bird || (hurried && bits.length > 0) ? undefined : (stewing ?? usual)
    const meats = [slow, bird, sausage, bacon].filter((id) => id !== undefined)
    const plain = meats.length === 0
    const squash = plain ? ['butternut-squash', 'sweet-potato', 'pumpkin'].find(kit.ok) : undefined
    const mushroom = plain ? ['cremini', 'mushroom', 'portobello'].find(kit.ok) : undefined
    kit.bind('main', plain ? [squash, mushroom].filter((id) => id !== undefined) : meats)
    kit.bind(
      'extra',
      kit.choose({
        roles: ['vegetable'],
        not: ['onion', 'kale', 'collard-green', ...kit.bound('main')],
        count: 0,
        max: 2,
        onlyWanted: true,
        where: (item) => item.speed !== 'raw',
      }),
    )
    const leaf = ['collard-green', 'kale', 'swiss-chard', 'cabbage'].find(kit.ok)
    const oil = kit.resolve('vegetable-oil')
    if (!oil) return kit.fail('no fat')
    const garlic = kit.ok('garlic')
    const orange = kit.ok('orange')
    const stock = broth(kit, plain ? 'vegetable-stock' : 'chicken-stock', slow ? 5 : 3)
    kit.add(`${bacon ? `6 oz ${bacon}` : ''}
      3 tbsp ${oil}
      ${sausage ? `12 oz ${sausage} | ${sausage === 'kielbasa' ? '(or linguiça) sliced into thick coins' : sausage === 'chorizo' ? 'sliced' : 'casings removed'}` : ''}
      ${slow ? `!2 lb ${slow} | cut into 1 1/2-inch cubes` : ''}
      ${bird ? `!1 1/2 lb ${bird} | cut into 2-inch pieces` : ''}
      ${mushroom ? `12 oz ${mushroom} | quartered` : ''}
      2 each onion | finely chopped
      ${garlic ? '7 clove garlic' : ''}
      ${plain ? '2 tsp smoked-paprika' : ''}
      1 tsp cumin
      ${stock.line}
      3 each bay-leaf
      ${orange ? '3 each orange | half of one left in its peel, the rest peeled and sliced' : ''}
      !4 can ${bean}
      ${squash ? `1 1/2 lb ${squash} | peeled and cut into 1-inch cubes` : ''}
      $extra x0.7
      ${plain ? '1 1/2' : '1/2'} tsp salt
      1/2 tsp black-pepper
      ${leaf ? `1 lb ${leaf} | ${leaf === 'cabbage' ? 'cored and finely shredded' : 'ribs stripped out, leaves cut into thin ribbons'}` : ''}`)
    const added = twist(
      kit,
      {
        'hot-sauce': '2 tsp hot-sauce',
        cilantro: '1/3 cup cilantro',
        lime: '2 each lime | cut into wedges',
        scallion: '4 each scallion',
        'red-wine-vinegar': '1 tbsp red-wine-vinegar',
        'red-bell-pepper': '1 each red-bell-pepper | seeded and diced',
        ...(plain ? {} : { 'smoked-paprika': '1 tsp smoked-paprika' }),
      },
      2,
    )
    const grain = rice(kit, 'white-rice')
    const pot = 'a large, heavy pot'
    const loose = sausage === 'italian-sausage'
    const fat = bacon ? 'the fat' : `two thirds of {${oil}}`
    const started = bacon !== undefined || sausage !== undefined || slow !== undefined || bird !== undefined
    kit.bind(
      'browned',
      [slow, bird].filter((id) => id !== undefined),
    )
    kit.bind('back', bits)
    const sides = [leaf ?? '', kit.uses('lime') ? 'lime' : ''].filter(Boolean)
    const beside =
      sides.length > 0
        ? ` with {${[...sides, ...(orange ? ['=the sliced orange'] : [])].join(',')}}`
        : orange
          ? ' with the sliced orange'
          : ''
    kit.step(
      bacon
        ? `Cook {${bacon}} in two thirds of {${oil}} in ${pot} over medium heat until the fat has run and the edges are crisp, 6 minutes, and lift it out.`
        : '',
      sausage
        ? `Brown {${sausage}} in ${fat}${bacon ? '' : ` in ${pot}`} over medium-high heat, ${loose ? 'breaking it up, until it reads 160°F (71°C), 7' : 'turning once, 5'} minutes. Lift out.`
        : '',
      slow || bird
        ? `Brown {browned} in ${bits.length > 0 ? 'the same fat' : `${fat} in ${pot}`} over medium-high heat, in two batches, 10 minutes in all, and lift out.`
        : '',
      mushroom
        ? `Fry {${mushroom}} in ${fat} in ${pot} over high heat until browned and dry, 9 minutes, and lift out.`
        : '',
      `${started || mushroom ? 'Turn the heat to medium and cook' : `Heat ${fat} in ${pot} over medium heat and cook`} {onion,red-bell-pepper} until soft and golden, 9 minutes. Stir in ${garlic ? `${leaf ? 'most of ' : ''}{garlic} with ` : ''}{cumin,smoked-paprika} for 1 minute.`,
      slow
        ? `Return {${[slow, bacon ?? ''].filter(Boolean).join(',')}}, add ${stock.ref}, {bay-leaf}${orange ? ' and the half orange, squeezed in with its peel' : ''}, and bring to a boil. Cover and simmer over low heat until a fork pulls the meat apart, ${slow === 'pork-shoulder' ? 80 : 100} minutes.`
        : `Add ${stock.ref}, {bay-leaf}${orange ? ', the half orange, squeezed in with its peel,' : ''}${bird ? ' and {browned}' : ''}${bird || squash ? '' : ' and bring to a boil'}${squash ? ` and {${squash}}` : ''}${bird ? ', cover and simmer gently until it reads 165°F (74°C) in the thickest piece, 20 minutes' : squash ? ', cover and simmer until a knife just slides in, 12 minutes' : ', 3 minutes'}.`,
      `Stir in {${[bean, sausage ?? '', slow ? '' : (bacon ?? ''), mushroom ?? '', 'extra'].filter(Boolean).join(',')}} and simmer, uncovered, until the liquid is dark and the beans are very soft, ${hurried ? 20 : 25} minutes.`,
      grain,
      leaf
        ? `Meanwhile, heat the rest of {${oil}} in a wide skillet over medium-high heat${garlic ? ', let the rest of {garlic} sizzle in it for a few seconds' : ''}, and toss {${leaf}} in it with a pinch of salt until bright green and just tender, 4 minutes.`
        : '',
      `Lift out {bay-leaf}${orange ? ' and the orange peel' : ''}. Crush a ladleful of the beans against the side of the pot, stir it in and simmer until the sauce coats a spoon, 5 minutes. Season with {salt,black-pepper,hot-sauce,red-wine-vinegar}.`,
      `Ladle into bowls[ over {rice}][, scatter with {cilantro,scallion}] and serve${beside}.`,
    )
    callIt(kit, {
      noun: plain ? 'vegetable feijoada' : 'feijoada',
      true: [
        'Brazilian',
        slow ? 'slow-simmered' : 'one-pot',
        ...(sausage || bacon || plain ? ['smoky'] : []),
      ],
      after: [
        slow ?? bird ?? squash ?? '',
        sausage ?? mushroom ?? '',
        'orange',
        leaf ?? '',
        ...added.filter((id) => ['lime', 'cilantro'].includes(id)),
      ].filter(Boolean),
    })
    kit.describe(
      `{-${bean}} simmered with {-main} until the liquid is dark and thick${orange ? ', with orange to cut through it' : ''}. (Put everything in the middle of the table and let everyone build a plate|It is better the next day, so make the whole pot).`,
    )
  },
}
