import type { Dish } from '../../dish.ts'
import { callIt } from '../bowl-parts.ts'
import { riceFirst } from '../classics/rice-beside.ts'
import { twist } from '../twist.ts'
import { fromTheSea } from './from-the-sea.ts'
import { broth } from './water.ts'

const firm = ['cod', 'halibut', 'haddock', 'mahi-mahi']

/** From Bahia with coconut milk; where that is ruled out, as on the coast of Espírito Santo, without. */
export const moqueca: Dish = {
  id: 'moqueca',
  names: [
    ...['moqueca', 'moqueca baiana', 'moqueca capixaba', 'moqueca de peixe', 'moqueca de camarão'],
    ...['fish moqueca', 'shrimp moqueca', 'seafood moqueca', 'brazilian fish stew', 'brazilian moqueca'],
    ...['brazilian seafood stew', 'brazilian shrimp stew', 'moqueca stew', 'moqueca de camarao'],
    ...['vegetable moqueca', 'plantain moqueca'],
  ],
  categories: ['dinner'],
  kind: 'savoury',
  serves: 4,
  minutes: [45, 55],
  onlyNamed: true,
  cuisines: ['brazilian'],
  takes: ['fish', 'shellfish', 'vegetable', 'mushroom', 'bean', 'tofu', 'herb', 'citrus', 'grain'],
  moods: ['comfort', 'weeknight', 'fancy', 'cozy'],
  write(kit) {
    const { text } = kit.craving
    const green = /\b(?:vegetables?|veggie|plantain|meatless)\b/i.test(text)
    const shrimp = /shrimp|prawn|camar[aã]o|seafood/i.test(text) && kit.ok('shrimp')
    const usual = firm.filter(kit.ok)
    const wished = kit.choose({
      roles: ['fish', 'shellfish'],
      not: ['mackerel', 'tuna-steak'],
      count: 0,
      max: 2,
      onlyWanted: true,
    })
    const one = kit.inTurn(usual)
    const both = /seafood|fish/i.test(text.replace(/shellfish/gi, ''))
    const own = [
      ...(shrimp && !wished.includes('shrimp') ? ['shrimp'] : []),
      ...(one && (!shrimp || both) && wished.length === 0 ? [one] : []),
    ]
    const sea = green ? wished : [...wished, ...own].slice(0, 2)
    const plain = sea.length === 0
    const fruit = plain ? ['plantain', 'cauliflower', 'sweet-potato'].find(kit.ok) : undefined
    const mushroom = plain ? ['oyster-mushroom', 'cremini', 'mushroom'].find(kit.ok) : undefined
    const { fish, shell, mussel, lines, rinse } = fromTheSea(kit, sea)
    kit.bind('main', plain ? [fruit, mushroom].filter((id) => id !== undefined) : sea)
    kit.require(kit.bound('main').length > 0, 'nothing to stew')
    kit.bind(
      'extra',
      kit.choose({
        roles: ['vegetable', 'bean', 'tofu'],
        not: [
          'onion',
          'tomato',
          'cherry-tomato',
          'red-bell-pepper',
          'green-bell-pepper',
          'tofu-silken',
          ...kit.bound('main'),
        ],
        count: 0,
        max: 2,
        onlyWanted: true,
        where: (item) => item.speed !== 'raw' && item.speed !== 'hard',
      }),
    )
    const peppers = ['red-bell-pepper', 'green-bell-pepper', 'yellow-bell-pepper'].filter(kit.ok).slice(0, 2)
    const tomato = kit.ok('tomato') ? 'tomato' : kit.ok('cherry-tomato') ? 'cherry-tomato' : null
    if (!tomato && peppers.length === 0) return kit.fail('no tomatoes, no peppers')
    const sour = kit.resolve('lime-juice')
    const coconut = kit.ok('coconut-milk') && !/capixaba/i.test(text)
    const stock = coconut ? null : broth(kit, 'vegetable-stock', 1.25)
    const hot = kit.mood('mild') ? undefined : ['red-chili', 'jalapeno', 'green-chili'].find(kit.ok)
    const garlic = kit.ok('garlic')
    kit.bind('peppers', peppers)
    kit.add(`${lines}
      ${fruit ? `!${fruit === 'plantain' ? '3 each plantain | ripe, peeled and cut into 3/4-inch slices' : `1 1/4 lb ${fruit} | cut into 1-inch pieces`}` : ''}
      ${mushroom ? `8 oz ${mushroom}` : ''}
      ${sour ? `3 tbsp ${sour}` : ''}
      ${garlic ? '4 clove garlic' : ''}
      1 1/4 tsp salt
      3 tbsp olive-oil
      1 each onion | thinly sliced
      $peppers | seeded and cut into thin rings
      ${hot ? `1 each ${hot}` : ''}
      1 1/2 tsp paprika
      1/4 tsp turmeric
      ${tomato === 'tomato' ? '3 each tomato | sliced' : tomato ? '2 cup cherry-tomato | halved' : ''}
      ${coconut ? '1 can coconut-milk' : (stock?.line ?? '')}
      $extra x0.7
      1/2 cup cilantro`)
    const added = twist(
      kit,
      {
        lime: '1 each lime | cut into wedges',
        scallion: '4 each scallion',
        ginger: '1 inch ginger',
        'coriander-ground': '1 tsp coriander-ground',
        'hot-sauce': '1 tsp hot-sauce',
        'tomato-paste': '1 tbsp tomato-paste',
      },
      2,
    )
    const grain = riceFirst(kit, 'white-rice')
    const sauce = coconut ? '{coconut-milk}' : (stock?.ref ?? '')
    kit.bind('marinated', [...kit.bound('fish'), ...kit.bound('shell')])
    const marinated = kit.bound('marinated').length > 0
    kit.step(
      grain.startsWith('While') ? grain : '',
      rinse,
      marinated
        ? `Toss {marinated} with ${sour ? `two thirds of {${sour}}` : 'a little of {olive-oil}'}${garlic ? ', half of {garlic}' : ''} and a third of {salt}. Chill while you cook the vegetables.`
        : '',
      plain
        ? 'Brown {main} in half of {olive-oil} in a wide, heavy pot over medium-high heat, turning, until golden, 8 minutes, and lift out.'
        : '',
      `Heat ${plain ? 'the rest of ' : ''}{olive-oil} in ${plain ? 'the' : 'a wide, heavy'} pot over medium heat and cook {onion,peppers,extra:firm} until soft, 9 minutes. Stir in ${garlic ? `${marinated ? 'the rest of ' : ''}{garlic} with ` : ''}{${hot ? `${hot},` : ''}ginger,paprika,turmeric,coriander-ground,tomato-paste} for 1 minute.`,
      `Lay in {${tomato ?? 'peppers'}}, pour in ${sauce}, add ${marinated ? 'the rest of {salt}' : '{salt}'} and half of {cilantro}, and simmer gently until ${tomato ? 'the tomatoes slump and ' : ''}the sauce has thickened a little, 10 minutes.`,
      plain
        ? 'Return {main}[ with {extra:soft,extra:leaf}] and simmer until soft all through, 10 minutes.'
        : '[Stir in {extra:soft,extra:leaf} and simmer until tender, 4 minutes.]',
      mussel.length > 0
        ? 'Add {mussel}, cover and cook until the shells open, 5 minutes. Throw away any that stay shut.'
        : '',
      fish.length > 0
        ? `Slide in {fish} with its juices, spoon the sauce over, and cook over low heat, covered and without stirring, until it flakes and reads 145°F (63°C), 7 minutes.`
        : '',
      shell.length > 0
        ? `Tuck in {shell}${fish.length > 0 ? '' : ' with the juices'} and simmer just until opaque throughout, 3 minutes.`
        : '',
      grain.startsWith('While') ? '' : grain,
      `${sour ? `Season with ${marinated ? 'the rest of ' : ''}{${[sour, 'hot-sauce'].join(',')}}. ` : ''}Scatter with the rest of {cilantro}[ and {scallion}] and serve[ over {rice}][, with {lime} to squeeze over].`,
    )
    callIt(kit, {
      noun: coconut ? 'moqueca' : 'moqueca capixaba',
      true: ['Brazilian', 'one-pot', ...(coconut ? ['golden'] : [])],
      before: plain && fruit ? [fruit] : sea,
      after: [
        mushroom ?? '',
        ...sea.slice(1),
        ...peppers,
        ...(coconut ? ['coconut-milk'] : []),
        'cilantro',
        ...added.filter((id) => ['lime', 'ginger'].includes(id)),
      ].filter(Boolean),
    })
    const last =
      fish.length > 0
        ? 'The fish goes in last and is left alone, so that it stays whole'
        : fruit === 'plantain'
          ? 'Ripe plantain makes it sweet, and the lime keeps it awake'
          : 'Half an hour at the stove, and it tastes of the coast'
    kit.describe(
      `{-main} in a ${coconut ? 'golden coconut' : 'light, golden'} sauce with {-${[...peppers, tomato ?? ''].filter(Boolean).join(',')}}${sour ? ', sharpened with lime' : ''}. (${last}|Bring the pot to the table and lift the lid there).`,
    )
  },
}
