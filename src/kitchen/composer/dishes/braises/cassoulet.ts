import type { Dish } from '../../dish.ts'
import type { Kit } from '../../kit.ts'
import { listOf } from '../../prose.ts'
import { callIt, inHaste } from '../bowl-parts.ts'
import { degrees } from '../sweet-basics.ts'
import { twist } from '../twist.ts'
import { broth } from '../well-known/water.ts'

const beans = ['white-bean-canned', 'navy-bean-canned', 'chickpea-canned']
const butcher = ['poultry', 'red-meat', 'stewing', 'sausage', 'bacon'] as const

/** The bird: duck and chicken by turns, one of them where the words name it. */
function birdOf(kit: Kit): string | undefined {
  const usual = ['chicken-thigh', 'duck'].filter(kit.ok)
  const [asked] = kit.choose({ roles: ['poultry'], count: 0, max: 1, onlyWanted: true })
  if (kit.wants('duck') && kit.ok('duck')) return 'duck'
  // "Chicken" in a slow pot is thighs.
  return asked && kit.isKitchensChoice(asked) && kit.ok('chicken-thigh')
    ? 'chicken-thigh'
    : (asked ?? kit.inTurn(usual))
}

/** The one that was asked for, else the first of the usual ones. */
export const sausageOf = (kit: Kit, usual: readonly string[]): string | undefined =>
  kit.choose({ roles: ['sausage'], count: 0, max: 1, onlyWanted: true })[0] ?? usual.find(kit.ok)

/** Cooks its meat tender first, then the beans on it, uncovered: canned ones would fall apart in all that time. */
export const cassoulet: Dish = {
  id: 'cassoulet',
  names: [
    ...['cassoulet', 'casoulet', 'cassoulet toulousain', 'french cassoulet', 'toulouse cassoulet'],
    ...['chicken cassoulet', 'duck cassoulet', 'sausage cassoulet', 'pork cassoulet', 'bean cassoulet'],
    ...['vegetable cassoulet', 'mushroom cassoulet', 'white bean cassoulet'],
  ],
  categories: ['dinner'],
  kind: 'savoury',
  serves: 6,
  minutes: [85, 190],
  oven: true,
  onlyNamed: true,
  cuisines: ['french'],
  takes: [...butcher, 'bean', 'vegetable', 'mushroom', 'herb'],
  moods: ['comfort', 'hearty', 'cozy', 'winter', 'weekend', 'party'],
  write(kit) {
    const { text } = kit.craving
    const bean = [...kit.wanted.filter((id) => beans.includes(id)), ...beans].find(kit.ok)
    if (!bean) return kit.fail('no beans')
    const green = /\b(?:vegetables?|veggie|mushrooms?|meatless)\b/i.test(text)
    const meaty = !green || kit.wanted.some((id) => ['duck', 'chicken-thigh', 'italian-sausage'].includes(id))
    const bird = meaty ? birdOf(kit) : undefined
    const sausage = meaty ? sausageOf(kit, ['italian-sausage', 'kielbasa']) : undefined
    const hurried = inHaste(kit, 149)
    const short = hurried || (bird !== undefined && bird !== 'duck' && /chicken|turkey/i.test(text))
    const roast =
      meaty && !short
        ? (kit.choose({ roles: ['stewing'], onlyWanted: true, count: 0, max: 1 })[0] ??
          ['pork-shoulder', 'lamb-shoulder'].find(kit.ok))
        : undefined
    const bacon = meaty ? ['bacon', 'pancetta'].find(kit.ok) : undefined
    const meats = [roast, bird, sausage].filter((id) => id !== undefined)
    const plain = meats.length === 0
    const mushroom = plain ? ['cremini', 'mushroom'].find(kit.ok) : undefined
    const extra = kit.choose({
      roles: ['vegetable'],
      from: ['butternut-squash', 'fennel', 'zucchini'],
      not: ['onion', 'carrot', 'celery', 'tomato', ...(mushroom ? [mushroom] : [])],
      count: plain ? 1 : 0,
      max: 2,
      where: (item) => item.speed !== 'raw',
    })
    kit.bind('extra', extra)
    kit.bind('main', plain ? [bean] : meats)
    const tomato = kit.resolve('tomato-canned')
    const crumb = kit.resolve('breadcrumb')
    const fat = kit.resolve('olive-oil')
    if (!fat) return kit.fail('no fat')
    const wine = kit.ok('white-wine')
    const stock = broth(kit, plain ? 'vegetable-stock' : 'chicken-stock', roast || bird === 'duck' ? 3 : 2)
    const slow = roast !== undefined || bird === 'duck'
    kit.add(`${bacon ? `6 oz ${bacon}` : ''}
      !1/4 cup ${fat}
      ${sausage ? `1 lb ${sausage} | ${sausage === 'italian-sausage' ? '(or Toulouse sausage) left whole' : 'cut into thick coins'}` : ''}
      ${roast ? `!1 1/4 lb ${roast} | cut into 1 1/2-inch cubes` : ''}
      ${bird === 'duck' ? '!1 1/2 lb duck | each cut into 4 pieces' : bird ? `!${short ? '2' : '1 1/2'} lb ${bird} | ${bird === 'chicken-thigh' ? 'left whole' : 'cut into 2-inch pieces'}` : ''}
      ${mushroom ? `!1 lb ${mushroom} | quartered` : ''}
      1 each onion | finely chopped
      ${kit.ok('carrot') ? `${plain ? 3 : 2} each carrot | peeled and diced` : ''}
      ${kit.ok('celery') ? '2 stalk celery | diced' : ''}
      $extra x1.2
      ${kit.ok('garlic') ? '6 clove garlic' : ''}
      1 tbsp tomato-paste
      ${wine ? '3/4 cup white-wine' : ''}
      ${tomato ? `1 can ${tomato}` : ''}
      ${stock.line}
      4 sprig thyme
      2 each bay-leaf
      !${plain ? 4 : 3} can ${bean}
      ${plain ? '1 1/2' : '3/4'} tsp salt
      1/2 tsp black-pepper
      ${crumb ? `1 1/2 cup ${crumb}` : ''}
      1/4 cup parsley`)
    const added = twist(
      kit,
      {
        'smoked-paprika': '1 tsp smoked-paprika',
        rosemary: '1 sprig rosemary',
        'clove-ground': '1/8 tsp clove-ground',
        leek: '1 each leek | white and pale green part, well rinsed and sliced',
        'dijon-mustard': '1 tbsp dijon-mustard',
        ...(plain ? { 'sun-dried-tomato': '1/4 cup sun-dried-tomato | chopped' } : {}),
      },
      2,
    )
    const pot = 'a wide, heavy ovenproof pot'
    const pan = bacon ? 'the same fat' : `half of {${fat}} in ${pot}`
    const browning = [roast, bird].filter((id) => id !== undefined)
    kit.bind('browning', browning)
    kit.bind(
      'slow',
      [roast, bird === 'duck' ? bird : undefined].filter((id) => id !== undefined),
    )
    const quickBird = bird !== undefined && bird !== 'duck'
    const base = 'onion,carrot,celery,leek,extra:hard,extra:firm'
    const signs = [
      'bubbling under a deep golden crust',
      ...(sausage === 'italian-sausage' ? ['the sausage reads 160°F (71°C)'] : []),
      ...(quickBird ? [`the ${/turkey/.test(bird) ? 'turkey' : 'chicken'} reads 165°F (74°C)`] : []),
    ]
    const baked = plain ? 35 : quickBird ? 50 : 40
    kit.step(
      `Heat the oven to ${degrees(325)}.`,
      bacon
        ? `Cook {${bacon}} with half of {${fat}} in ${pot} over medium heat until the fat has run and it is golden, 6 minutes, and lift it out.`
        : '',
      sausage
        ? `Brown {${sausage}} in ${pan} over medium heat, turning, 6 minutes${browning.length > 0 ? '. Lift out, and brown {browning} in the pot in two batches, 12 minutes in all' : ''}. Lift out.`
        : browning.length > 0
          ? `Pat {browning} dry and brown in ${pan} over medium-high heat, in two batches, 12 minutes in all. Lift out.`
          : '',
      bird === 'duck' ? 'Pour off all but a thin layer of the fat.' : '',
      mushroom
        ? `Fry {${mushroom}} in half of {${fat}} in ${pot} over high heat until browned and dry, 9 minutes, and lift out.`
        : '',
      `${plain && !mushroom ? `Heat half of {${fat}} in ${pot} over medium heat and cook` : 'Turn the heat to medium and cook'} {${base}} until soft and sweet, 10 minutes. Stir in ${crumb && kit.uses('garlic') ? 'most of {garlic} with ' : kit.uses('garlic') ? '{garlic} with ' : ''}{tomato-paste,smoked-paprika,clove-ground,sun-dried-tomato} for 1 minute.`,
      `${wine ? 'Pour in {white-wine} and let it boil for 2 minutes. ' : ''}Add ${stock.ref} with {${[tomato ?? '', 'thyme', 'rosemary', 'bay-leaf'].filter(Boolean).join(',')}}${slow ? `, and return {slow${bacon ? `,${bacon}` : ''}}. Bring to a simmer, cover and bake until a fork goes into the meat easily${bird === 'duck' ? ' and the duck reads at least 165°F (74°C)' : ''}, 75 minutes` : ' and bring to a simmer, scraping up what sticks'}.`,
      `Crush a quarter of {${bean}} with a fork, and stir all of it into the pot[ with {dijon-mustard,salt,black-pepper}].`,
      quickBird || sausage || mushroom || (bacon && !slow)
        ? `Bury {${[!slow ? (bacon ?? '') : '', sausage ?? '', quickBird ? bird : '', mushroom ?? ''].filter(Boolean).join(',')}} in it${kit.bound('extra').length > 0 ? '[ with {extra:soft,extra:leaf}]' : ''}; the liquid should just reach the top of the beans.`
        : 'The liquid should just reach the top of the beans.',
      crumb
        ? `Toss {${crumb}} with the rest of {${fat}}${kit.uses('garlic') ? ', the rest of {garlic}' : ''} and half of {parsley}, and scatter over. Bake, uncovered, until ${listOf(signs)}, ${baked} minutes. Halfway through, push the crust down here and there with a spoon, so that a second one forms.`
        : `Drizzle with the rest of {${fat}} and bake, uncovered, until ${listOf(signs)}, ${baked} minutes. Halfway through, push down the skin that forms.`,
      `Let it stand for 10 minutes; the sauce thickens as it cools. Lift out what is left of {thyme,rosemary,bay-leaf}, scatter with ${crumb ? 'the rest of {parsley}' : '{parsley}'} and serve from the pot.`,
    )
    const after = [
      bird ?? '',
      sausage ?? '',
      roast ?? '',
      mushroom ?? '',
      ...extra,
      'thyme',
      ...added.filter((id) => id === 'leek'),
    ]
    callIt(kit, {
      noun: plain && mushroom ? 'mushroom cassoulet' : plain ? 'vegetable cassoulet' : 'cassoulet',
      true: [...(crumb ? ['crusted'] : []), 'slow-baked', ...(slow ? ['Toulouse-style'] : ['rustic'])],
      after: [...new Set(after.filter(Boolean))],
    })
    const crust = kit.uses('garlic') ? 'crisp, garlicky crust' : 'crisp, golden crust'
    kit.describe(
      `{-${bean}} baked with ${plain ? `{-${[mushroom ?? '', ...extra, 'thyme'].filter(Boolean).join(',')}}` : '{-main}'} until they are creamy ${crumb ? `under a ${crust}` : 'and browned on top'}. (It keeps and warms up very well|A sharp green salad is all it wants beside it|Nothing in it is hard; it only takes its time).`,
    )
  },
}
